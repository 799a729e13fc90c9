'use client';

import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react';
import { formatWhen, localDate, type TimeReader } from '@/lib/time/format';
import type { HourClock } from '@/lib/time/hour-clock';

interface Clock {
  now: Date;
  zone: string;
  reader: TimeReader;
}

const ClockContext = createContext<Clock | null>(null);

export function ClockProvider(props: {
  start: string;
  zone: string;
  hourClock?: HourClock | null;
  children: ReactNode;
}) {
  const { start, zone, hourClock = null, children } = props;
  const [now, setNow] = useState(() => new Date(start));

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    function tick() {
      clearTimeout(timer);
      const current = new Date();
      // As a transition, because parts of the page may still have to be hydrated with the time of the server.
      startTransition(() => setNow(current));
      timer = setTimeout(tick, 60_000 - (current.getTime() % 60_000));
    }
    tick();
    // Timers stop while a tab sleeps.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);

  return (
    <ClockContext value={{ now, zone, reader: { timezone: zone, clock: hourClock } }}>
      {children}
    </ClockContext>
  );
}

export function useClock(): Clock {
  const clock = useContext(ClockContext);
  if (!clock) throw new Error('useClock must be used inside a ClockProvider');
  return clock;
}

export function useToday(): string {
  const { now, zone } = useClock();
  return localDate(now, zone);
}

export function Timestamp(props: { at: Date; children: ReactNode; className?: string }) {
  const { at, children, className } = props;
  const { zone, reader } = useClock();
  return (
    <time dateTime={at.toISOString()} title={`${formatWhen(at, reader)} (${zone})`} className={className}>
      {children}
    </time>
  );
}
