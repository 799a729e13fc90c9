'use client';

import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useLayoutEffect, useState } from 'react';
import { ChannelList } from '@/components/channels/channel-list';
import { OrderFields } from '@/components/channels/order-fields';
import { refreshChannels, seedChannels } from '@/components/channels/use-channels';
import { refreshPhone, seedPhone } from '@/components/channels/use-phone';
import { DialogButton } from '@/components/common/dialog-button';
import { makeQueryClient, showSessionError } from '@/components/data/query-client';
import { leaveSignedOut } from '@/components/live/signed-out';
import { useLiveChanges } from '@/components/live/use-live-changes';
import { ClockProvider } from '@/components/page/clock';
import { Wordmark } from '@/components/page/wordmark';
import { buttonVariants } from '@/components/ui/button-variants';
import { Section } from '@/components/ui/section';
import { setRequestUser } from '@/lib/api-client';
import type { CurrentUser } from '@/lib/auth/schema';
import type { Versions } from '@/lib/changes/schema';
import type { ChannelBook, PhoneState } from '@/lib/channels/schema';

interface ChannelsData {
  user: Pick<CurrentUser, 'id' | 'timezone' | 'clock'>;
  now: string;
  book: ChannelBook;
  phone: PhoneState;
  versions: Versions;
}

export function ChannelsScreen({ user, now, book, phone, versions }: ChannelsData) {
  const [client] = useState(() => clientWith(book, phone));
  useLayoutEffect(() => setRequestUser(user.id), [user.id]);
  useLiveChanges(versions, {
    onChanged: () => {
      void refreshChannels(client);
      void refreshPhone(client);
    },
    onSignedOut: leaveSignedOut,
    onRefused: showSessionError,
  });
  return (
    <QueryClientProvider client={client}>
      <ClockProvider start={now} zone={user.timezone} hourClock={user.clock}>
        <div className="mx-auto max-w-3xl px-4 py-4 sm:px-6">
          <header className="flex min-h-11 items-center justify-between gap-3">
            <Wordmark />
            <a href="/dashboard" className={buttonVariants({ variant: 'ghost', className: '-mr-4' })}>
              Back to the dashboard
            </a>
          </header>
          <main className="grid gap-10 py-6">
            <div>
              <h1 className="text-3xl font-semibold">Channels</h1>
              <p className="mt-2 text-muted-foreground">
                Sidekick writes to you where you want it. What it cannot deliver waits for you in the browser.
              </p>
            </div>
            <ChannelList />
            <Section title="Where messages go">
              <OrderFields />
            </Section>
            <Section title="Quiet hours">
              <p className="mb-3 text-muted-foreground">
                At night Sidekick sends only what you have given a time yourself.
              </p>
              <DialogButton
                variant="outline"
                load={() =>
                  import('@/components/preferences/preferences-dialog').then((file) => file.PreferencesDialog)
                }
                show={(Preferences, close) => <Preferences onClose={close} />}
              >
                Change quiet hours
              </DialogButton>
            </Section>
          </main>
        </div>
      </ClockProvider>
    </QueryClientProvider>
  );
}

function clientWith(book: ChannelBook, phone: PhoneState): QueryClient {
  const client = makeQueryClient();
  seedChannels(client, book);
  seedPhone(client, phone);
  return client;
}
