'use client';

import { Check, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useSeededChannels } from '@/components/channels/use-channels';
import { usePhone } from '@/components/channels/use-phone';
import { AboutYou } from '@/components/first-run/about-you';
import { closeFirstRun } from '@/components/first-run/cookie';
import { LazyPart } from '@/components/lazy/lazy-part';
import { useReminders } from '@/components/reminders/use-reminders';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import type { CurrentUser } from '@/lib/auth/schema';
import { channelNames } from '@/lib/channels/rules';

const loadPhoneConnection = () =>
  import('@/components/channels/phone-connection').then((file) => file.PhoneConnection);

export function FirstRun({ user }: { user: CurrentUser }) {
  const [isClosed, setClosed] = useState(false);
  const [isConfirmed, setConfirmed] = useState(false);
  const [isPutOff, setPutOff] = useState(false);
  const isPhoneConnected = usePhone().data?.bound === true;
  const channels = useSeededChannels()?.channels ?? [];
  const isConnected = channels.some(({ channel, state }) => channel !== 'web' && state === 'connected');
  const others = channels.filter(
    ({ channel, isAvailable, isOff }) => channel !== 'web' && channel !== 'whatsapp' && isAvailable && !isOff,
  );
  const hasReminder = (useReminders().data ?? []).length > 0;

  function close() {
    closeFirstRun();
    setClosed(true);
  }

  if (isClosed) return null;
  const steps = [
    {
      title: 'You',
      isDone: isConfirmed,
      content: <AboutYou user={user} onConfirmed={() => setConfirmed(true)} />,
    },
    {
      title: 'Connect a channel',
      isDone: isPhoneConnected || isConnected,
      isPutOff,
      content: (
        <>
          <LazyPart
            name="The connection"
            load={loadPhoneConnection}
            waiting={<Skeleton className="h-24" />}
            show={(PhoneConnection) => <PhoneConnection isPrimary />}
          />
          {others.length > 0 && (
            <a
              href="/channels"
              className="inline-flex min-h-11 items-center text-primary underline underline-offset-4"
            >
              Or connect {anyOf(others.map(({ channel }) => channelNames[channel]))}
            </a>
          )}
          <Button
            variant="link"
            size="inline"
            className="min-h-11 justify-self-start"
            onClick={() => setPutOff(true)}
          >
            Connect it later
          </Button>
        </>
      ),
    },
    {
      title: 'Your first reminder',
      isDone: hasReminder,
      content: (
        <>
          <p className="text-muted-foreground">
            Write it in the line below, in your own words and with a time: “call Anna tomorrow at 5pm”.
          </p>
          <Button className="justify-self-start" onClick={focusLine}>
            Write it
          </Button>
        </>
      ),
    },
  ];
  const next = steps.findIndex((step) => !step.isDone && !step.isPutOff);
  return (
    <section
      aria-label="First steps"
      data-first-steps
      className="mb-6 rounded-lg border border-border bg-card p-4"
    >
      <div className="flex items-center justify-between gap-2">
        <h2 className="text-xl font-semibold">{next < 0 ? 'You are all set' : 'Three steps to begin'}</h2>
        <Button
          variant="ghost"
          size="icon"
          className="-mr-2"
          aria-label="Close the first steps"
          onClick={close}
        >
          <X aria-hidden className="size-4" />
        </Button>
      </div>
      <ol className="mt-1">
        {steps.map(({ title, isDone, content }, index) => (
          <Step key={title} number={index + 1} title={title} isDone={isDone} isOpen={index === next}>
            {content}
          </Step>
        ))}
      </ol>
    </section>
  );
}

function anyOf(names: string[]): string {
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(names);
}

function Step(props: {
  number: number;
  title: string;
  isDone: boolean;
  isOpen: boolean;
  children: ReactNode;
}) {
  const { number, title, isDone, isOpen, children } = props;
  return (
    <li className="py-1.5" aria-current={isOpen ? 'step' : undefined}>
      <p className="flex items-center gap-2 font-medium">
        <span
          aria-hidden
          className={
            isDone
              ? 'grid size-5 place-items-center rounded-full bg-done text-background'
              : 'grid size-5 place-items-center rounded-full bg-secondary text-xs font-semibold'
          }
        >
          {isDone ? <Check className="size-3.5" strokeWidth={3} /> : number}
        </span>
        {title}
        {isDone && <span className="sr-only">, done</span>}
      </p>
      {isOpen && <div className="grid gap-3 pt-2 pl-7">{children}</div>}
    </li>
  );
}

function focusLine(): void {
  document.querySelector<HTMLElement>('[data-quick-add]')?.focus();
}
