'use client';

import { useConnect, useOwnChat } from '@/components/channels/use-channels';
import { useClock } from '@/components/page/clock';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import type { ChannelEntry, TelegramLink } from '@/lib/channels/schema';

export function ConnectTelegram({
  entry,
  isPrimary,
  onWaiting,
}: {
  entry: ChannelEntry;
  isPrimary: boolean;
  onWaiting: (isWaiting: boolean) => void;
}) {
  const { now } = useClock();
  const connect = useConnect<TelegramLink>('telegram');
  const link = connect.data && new Date(connect.data.expiresAt) > now ? connect.data : null;
  const isUnreachable = entry.state === 'unreachable';
  const isConnected = entry.state === 'connected' || entry.state === 'paused';
  return (
    <div className="grid justify-items-start gap-3">
      {isConnected && (
        <p className="text-muted-foreground">
          <span className="text-foreground">{entry.address}</span> is connected. Write to Sidekick in Telegram
          anytime.
        </p>
      )}
      {isUnreachable && (
        <p className="text-muted-foreground">
          Nothing arrives at <span className="text-foreground">{entry.address}</span> any more, probably
          because the bot is blocked there. Unblock it and write to it, or connect again.
        </p>
      )}
      {!isConnected && !isUnreachable && (
        <p className="text-muted-foreground">
          Reminders with buttons, and everything you can say here, in a Telegram chat.
        </p>
      )}
      {!isConnected && !link && (
        <Button
          variant={isPrimary ? 'default' : 'outline'}
          pending={connect.isPending}
          onClick={() => connect.mutate(undefined, { onSuccess: () => onWaiting(true) })}
        >
          {isUnreachable ? 'Connect again' : 'Connect Telegram'}
        </Button>
      )}
      {!isConnected && link && <Link link={link} />}
    </div>
  );
}

function Link({ link: { link, qr, command } }: { link: TelegramLink }) {
  return (
    <div className="grid justify-items-start gap-3" role="status">
      {link ? (
        <>
          <p>Open this link in Telegram and press Start. It works once, for ten minutes.</p>
          <a href={link} target="_blank" rel="noreferrer" className={buttonVariants({})}>
            Open Telegram
          </a>
          {qr && (
            // biome-ignore lint/performance/noImgElement: a picture in a data address has nothing to optimize
            <img
              alt="The same link as a QR code, for your phone"
              className="size-44 rounded-lg bg-white p-2"
              src={`data:image/svg+xml;utf8,${encodeURIComponent(qr)}`}
            />
          )}
        </>
      ) : (
        <SimulatedStart command={command} />
      )}
    </div>
  );
}

function SimulatedStart({ command }: Pick<TelegramLink, 'command'>) {
  const { write } = useOwnChat('telegram');
  return (
    <>
      <p>Telegram is simulated on this server. Start is what you would press in the app.</p>
      <Button pending={write.isPending} onClick={() => write.mutate({ message: command })}>
        Start
      </Button>
    </>
  );
}
