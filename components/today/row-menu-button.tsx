'use client';

import { CalendarClock } from 'lucide-react';
import { LazyTrigger } from '@/components/lazy/lazy-trigger';
import type { NewTime } from '@/components/today/use-agenda-actions';
import type { AgendaItem } from '@/lib/agenda/schema';

const loadMenu = () => import('@/components/today/row-menu').then((file) => file.RowMenu);

export function RowMenuButton({ item, onMove }: { item: AgendaItem; onMove: (to: NewTime) => void }) {
  const label = item.kind === 'todo' ? `Move ${item.title}` : `Snooze or move ${item.title}`;
  return (
    <LazyTrigger
      variant="ghost"
      size="icon"
      className="-mr-3"
      aria-label={label}
      load={loadMenu}
      show={(Menu) => <Menu item={item} label={label} onMove={onMove} />}
    >
      <CalendarClock aria-hidden className="size-4" />
    </LazyTrigger>
  );
}
