'use client';

import { type ComponentProps, useState } from 'react';
import { Input } from '@/components/ui/input';

export function PasswordInput(props: Omit<ComponentProps<typeof Input>, 'type' | 'className'>) {
  const [isVisible, setVisible] = useState(false);
  return (
    <div className="relative">
      {/* Even while the password is visible, keyboards must not learn it, and spell checkers must not
       send it anywhere. */}
      <Input
        {...props}
        type={isVisible ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className="pr-16"
      />
      <button
        type="button"
        aria-label={isVisible ? 'Hide password' : 'Show password'}
        aria-controls={props.id}
        onClick={() => setVisible(!isVisible)}
        className="absolute inset-y-0 right-0 w-16 rounded-lg text-sm font-medium text-muted-foreground hover:text-foreground"
      >
        {isVisible ? 'Hide' : 'Show'}
      </button>
    </div>
  );
}
