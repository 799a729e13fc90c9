'use client';

import { LogOut } from 'lucide-react';
import { useSignOut } from '@/components/auth/use-sign-out';
import { Button } from '@/components/ui/button';

export function SignOut() {
  const { pending, signOut } = useSignOut();
  return (
    <Button
      variant="ghost"
      data-command="sign-out"
      aria-label={pending ? 'Signing out...' : 'Sign Out'}
      pending={pending}
      onClick={signOut}
      className="max-sm:w-11 max-sm:px-0"
    >
      <LogOut aria-hidden className="size-5" />
      <span className="max-sm:hidden">{pending ? 'Signing out...' : 'Sign Out'}</span>
    </Button>
  );
}
