'use client';

import { Bell, CalendarDays, List, ListTodo } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useClock, useToday } from '@/components/page/clock';
import type { ReadingEditor } from '@/components/today/reading-editor';
import { isReminder } from '@/components/today/use-quick-add';
import { showToast } from '@/components/ui/toast';
import type { Reading } from '@/lib/quick-add/schema';
import { formatRule } from '@/lib/reminders/rules';
import { formatClock, formatDay } from '@/lib/time/format';

const loadEditor = () => import('@/components/today/reading-editor').then((file) => file.ReadingEditor);

const chipClass =
  'inline-flex min-h-9 items-center gap-1.5 rounded-full border border-border bg-card px-3 text-sm hover:border-input';

/** How a line was read, as one button that opens what can be corrected in it. */
export function ReadingChips({
  reading,
  onChange,
}: {
  reading: Reading;
  onChange: (reading: Reading) => void;
}) {
  const [Editor, setEditor] = useState<typeof ReadingEditor | null>(null);

  async function open() {
    try {
      const loaded = await loadEditor();
      setEditor(() => loaded);
    } catch {
      showToast({ tone: 'error', title: 'This could not be opened', description: 'Check your connection.' });
    }
  }

  const chips = <Chips reading={reading} />;
  if (Editor)
    return (
      <Editor reading={reading} onChange={onChange} className={chipClass}>
        {chips}
      </Editor>
    );
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onPointerEnter={() => loadEditor().catch(() => {})}
      onFocus={() => loadEditor().catch(() => {})}
      onClick={open}
      className={chipClass}
    >
      {chips}
    </button>
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
