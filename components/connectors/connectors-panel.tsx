'use client';

import { ChevronRight } from 'lucide-react';
import { CalendarFeedCard } from '@/components/calendar-feed/calendar-feed-card';
import { ListState } from '@/components/common/list-state';
import { ChatFeatures } from '@/components/connectors/chat-features';
import { Notice } from '@/components/connectors/notice';
import { ProviderCard } from '@/components/connectors/provider-card';
import { useConnectResult } from '@/components/connectors/use-connect-result';
import { useConnectors } from '@/components/connectors/use-connectors';
import { Section } from '@/components/ui/section';
import { demoEmail, providers } from '@/lib/connectors/rules';

export function ConnectorsPanel() {
  const connectors = useConnectors();
  useConnectResult();
  return (
    <div className="grid max-w-6xl items-start gap-12 pb-8 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <Section title="Email & Calendar Connectors">
        <ListState query={connectors} name="Your connectors" isEmpty={() => false} empty={null}>
          {(list) => (
            <>
              {list.some(({ email }) => email === demoEmail) && (
                <Notice tone="today">
                  Demo mode: calendar features are simulated because OAuth credentials are not configured.
                </Notice>
              )}
              <ul className="divide-y divide-border">
                {providers.map((provider) => (
                  <ProviderCard
                    key={provider}
                    provider={provider}
                    connector={list.find((item) => item.provider === provider && item.isActive)}
                  />
                ))}
              </ul>
              <a
                href="/channels"
                className="mt-2 flex min-h-11 items-center gap-2 border-t border-border text-sm text-muted-foreground hover:text-foreground"
              >
                WhatsApp, Telegram and e-mail
                <span className="ml-auto flex items-center gap-1">
                  Channels
                  <ChevronRight aria-hidden className="-mr-1 size-4" />
                </span>
              </a>
            </>
          )}
        </ListState>
      </Section>
      <div className="grid min-w-0 gap-12">
        <CalendarFeedCard />
        <ChatFeatures />
      </div>
    </div>
  );
}
