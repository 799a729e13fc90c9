'use client';

import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import type { RowMenu } from '@/components/today/row-menu';
import type { NewTime } from '@/components/today/use-agenda-actions';
import { Button } from '@/components/ui/button';
import { showToast } from '@/components/ui/toast';
import type { AgendaItem } from '@/lib/agenda/schema';

let menu: Promise<typeof RowMenu> | undefined;

/** The menu's code is loaded when the pointer or the focus reaches the first button. */
function loadMenu(): Promise<typeof RowMenu> {
  menu ??= import('@/components/today/row-menu').then((file) => file.RowMenu);
  menu.catch(() => {
    menu = undefined;
  });
  return menu;
}

export function RowMenuButton({ item, onMove }: { item: AgendaItem; onMove: (to: NewTime) => void }) {
  const [Menu, setMenu] = useState<typeof RowMenu | null>(null);
  const label = item.kind === 'todo' ? `Move ${item.title}` : `Snooze or move ${item.title}`;
  const prefetch = () => {
    loadMenu().catch(() => {});
  };

  async function open() {
    try {
      const loaded = await loadMenu();
      setMenu(() => loaded);
    } catch {
      showToast({ tone: 'error', title: 'This could not be opened', description: 'Check your connection.' });
    }
  }

  if (Menu) return <Menu item={item} label={label} onMove={onMove} />;
  return (
    <Button
      variant="ghost"
      size="icon"
      className="-mr-3"
      aria-label={label}
      aria-haspopup="menu"
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={open}
    >
      <CalendarClock aria-hidden className="size-4" />
    </Button>
  );
}
