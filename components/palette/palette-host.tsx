'use client';

import { Search } from 'lucide-react';
import { useState } from 'react';
import { useLazyDialog } from '@/components/hooks/use-lazy-dialog';
import { openSection } from '@/components/page/section-tabs';
import { type Shortcut, useShortcuts } from '@/components/palette/use-shortcuts';
import { Button } from '@/components/ui/button';

const loadPalette = () => import('@/components/palette/palette').then((file) => file.Palette);
const loadHelp = () => import('@/components/palette/shortcut-help').then((file) => file.ShortcutHelp);

export function PaletteHost({ isAdmin }: { isAdmin: boolean }) {
  const palette = useLazyDialog(loadPalette);
  const help = useLazyDialog(loadHelp);
  const [isOpen, setOpen] = useState({ palette: false, help: false });

  function run(shortcut: Shortcut) {
    if (shortcut === 'add') return focusQuickAdd();
    setOpen({ palette: shortcut === 'palette', help: shortcut === 'help' });
    void (shortcut === 'palette' ? palette : help).open();
  }

  useShortcuts(run);
  const close = () => setOpen({ palette: false, help: false });
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
      {palette.View && isOpen.palette && <palette.View isAdmin={isAdmin} onClose={close} onShortcut={run} />}
      {help.View && isOpen.help && <help.View onClose={close} />}
    </>
  );
}

function focusQuickAdd(): void {
  openSection('chat');
  document.querySelector<HTMLElement>('[data-show-today]')?.click();
  requestAnimationFrame(() =>
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-quick-add]')?.focus()),
  );
}
