'use client';

import { Bell, CalendarDays, List, ListTodo } from 'lucide-react';
import type { ReactNode } from 'react';
import { LazyTrigger } from '@/components/lazy/lazy-trigger';
import { useClock, useToday } from '@/components/page/clock';
import { isReminder } from '@/components/today/use-quick-add';
import type { Reading } from '@/lib/quick-add/schema';
import { formatRule } from '@/lib/reminders/rules';
import { formatClock, formatDay } from '@/lib/time/format';

const chipClass =
  'max-w-full shrink flex-wrap justify-start gap-y-0 rounded-full border-border bg-card py-1 font-normal';
const loadEditor = () => import('@/components/today/reading-editor').then((file) => file.ReadingEditor);

export function ReadingChips({
  reading,
  onChange,
}: {
  reading: Reading;
  onChange: (reading: Reading) => void;
}) {
  const chips = <Chips reading={reading} />;
  return (
    <LazyTrigger
      variant="outline"
      size="sm"
      className={chipClass}
      aria-haspopup="dialog"
      load={loadEditor}
      show={(Editor) => (
        <Editor reading={reading} onChange={onChange} className={chipClass}>
          {chips}
        </Editor>
      )}
    >
      {chips}
    </LazyTrigger>
  );
}

function Chips({ reading }: { reading: Reading }) {
  const today = useToday();
  const { reader } = useClock();
  const { date, time, rule, list } = reading;
  const isTimed = isReminder(reading);
  const when = [
    date ? formatDay(date, today) : isTimed ? null : 'No date',
    time && formatClock(time, reader),
  ];
  return (
    <>
      <Chip icon={isTimed ? <Bell aria-hidden /> : <ListTodo aria-hidden />}>
        {isTimed ? 'Reminder' : 'Todo'}
      </Chip>
      <Chip icon={<CalendarDays aria-hidden />}>{when.filter(Boolean).join(', ')}</Chip>
      {rule && <span>{formatRule(rule)}</span>}
      {list && <Chip icon={<List aria-hidden />}>{list.title}</Chip>}
      <span className="sr-only">, change</span>
    </>
  );
}

function Chip({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1 [&_svg]:size-3.5 [&_svg]:text-muted-foreground">
      {icon}
      {children}
    </span>
  );
}
