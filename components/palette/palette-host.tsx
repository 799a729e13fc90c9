'use client';

import { Search } from 'lucide-react';
import { useLazyDialog } from '@/components/hooks/use-lazy-dialog';
import { pressCommand } from '@/components/page/press-command';
import { openSection } from '@/components/page/section-tabs';
import { type Shortcut, useShortcuts } from '@/components/palette/use-shortcuts';
import { Button } from '@/components/ui/button';

const loadPalette = () => import('@/components/palette/palette').then((file) => file.Palette);

export function PaletteHost({ isAdmin }: { isAdmin: boolean }) {
  const palette = useLazyDialog(loadPalette);

  function run(shortcut: Shortcut) {
    if (shortcut === 'add') focusQuickAdd();
    else if (shortcut === 'help') pressCommand('keys');
    else void palette.open();
  }

  useShortcuts(run);
  return (
    <>
      <Button
        variant="ghost"
        aria-label="Search and commands, Ctrl K"
        aria-keyshortcuts="Control+K Meta+K"
        className="max-md:w-11 max-md:px-0"
        onPointerEnter={() => loadPalette().catch(() => {})}
        onFocus={() => loadPalette().catch(() => {})}
        onClick={() => run('palette')}
      >
        <Search aria-hidden className="size-5" />
        <kbd aria-hidden className="font-sans text-sm max-lg:hidden">
          Ctrl K
        </kbd>
      </Button>
      {palette.View && <palette.View isAdmin={isAdmin} onClose={palette.close} onShortcut={run} />}
    </>
  );
}

function focusQuickAdd(): void {
  openSection('today');
  requestAnimationFrame(() =>
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-quick-add]')?.focus()),
  );
}
