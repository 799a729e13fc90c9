'use client';

import { LogOut } from 'lucide-react';
import { useSignOut } from '@/components/auth/use-sign-out';
import { Button } from '@/components/ui/button';

export function SignOut({ className = '' }: { className?: string }) {
  const { pending, signOut } = useSignOut();
  return (
    <Button
      variant="ghost"
      data-command="sign-out"
      aria-label={pending ? 'Signing out...' : 'Sign Out'}
      pending={pending}
      onClick={signOut}
      className={`max-md:w-11 max-md:px-0 ${className}`}
    >
      <LogOut aria-hidden className="size-5 md:hidden" />
      <span className="max-md:hidden">{pending ? 'Signing out...' : 'Sign Out'}</span>
    </Button>
  );
}
