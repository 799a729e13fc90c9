'use client';

import { KeptMails } from '@/components/channels/kept-mails';
import { useConnect } from '@/components/channels/use-channels';
import { Button } from '@/components/ui/button';
import type { ChannelEntry } from '@/lib/channels/schema';

export function ConnectEmail({
  entry,
  onWaiting,
}: {
  entry: ChannelEntry;
  onWaiting: (isWaiting: boolean) => void;
}) {
  const connect = useConnect<{ sentTo: string }>('email');
  const isUnreachable = entry.state === 'unreachable';
  const isConnected = entry.state === 'connected' || entry.state === 'paused';
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-muted-foreground">
        <span className="break-all text-foreground">{entry.address}</span>{' '}
        {isConnected
          ? 'is confirmed. Replies to our mails are not read; their links act.'
          : isUnreachable
            ? 'takes no mail from us: it was refused. Check the mailbox, then confirm the address again.'
            : 'is the address of your account. Confirm it, and Sidekick can write there.'}
      </p>
      {!isConnected && (
        <Button
          variant="outline"
          pending={connect.isPending}
          onClick={() => connect.mutate(undefined, { onSuccess: () => onWaiting(true) })}
        >
          {connect.data || isUnreachable ? 'Send the mail again' : 'Send me a confirmation'}
        </Button>
      )}
      {!isConnected && connect.data && (
        <p role="status">
          {entry.isSimulated
            ? 'The mail is below. Open its link to confirm your address.'
            : `We sent a link to ${connect.data.sentTo}. Open it to confirm your address.`}
        </p>
      )}
      {entry.isSimulated && <KeptMails />}
    </div>
  );
}
