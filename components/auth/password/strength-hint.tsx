'use client';

import { useEffect, useState } from 'react';
import { minPassword } from '@/lib/auth/rules';
import { estimatePassword, type PasswordStrength } from '@/lib/password-strength';

const words: Record<PasswordStrength, string> = {
  easy: 'This password is among the first that are guessed. A few unrelated words are much harder to guess.',
  fair: 'A fair password. One more word makes it strong.',
  strong: 'A strong password.',
};
const pauseMs = 300;

export function StrengthHint({ password, own = [] }: { password: string; own?: string[] }) {
  const strength = useStrength(password, own.join(' '));
  return (
    <p
      aria-live="polite"
      className={strength === 'easy' ? 'text-sm text-overdue' : 'text-sm text-muted-foreground'}
    >
      {strength && words[strength]}
    </p>
  );
}

function useStrength(password: string, own: string): PasswordStrength | null {
  const [estimate, setEstimate] = useState<{ of: string; strength: PasswordStrength }>();
  useEffect(() => {
    if (password.length < minPassword) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const strength = await estimatePassword(password, own.split(/[\s@]+/)).catch(() => null);
      if (isCurrent && strength) setEstimate({ of: password, strength });
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [password, own]);
  return estimate && estimate.of === password ? estimate.strength : null;
}
