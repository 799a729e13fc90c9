'use client';

import { useOneRequest } from '@/components/auth/mail/use-one-request';
import { PlainButton } from '@/components/ui/plain-button';

/**
 * Shows a button that sends the `token` of a mailed link to `path`. Opening the link changes nothing, because
 * mail programs open links by themselves.
 */
export function LinkAct({ path, token, label }: { path: string; token: string; label: string }) {
  const { pending, message, problem, send } = useOneRequest(path);
  if (message)
    return (
      <p role="status" className="whitespace-pre-line">
        {message}
      </p>
    );
  return (
    <div className="grid justify-items-start gap-4">
      <PlainButton pending={pending} onClick={() => void send({ token })}>
        {pending ? 'One moment...' : label}
      </PlainButton>
      {problem && (
        <p role="alert" className="text-destructive">
          {problem}
        </p>
      )}
    </div>
  );
}
