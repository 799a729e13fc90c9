'use client';

import { LazyTrigger } from '@/components/lazy/lazy-trigger';
import { MenuIcon, type RowCommands, rowMenuButton } from '@/components/rows/row-commands';

const loadMenu = () => import('@/components/rows/row-menu').then((file) => file.RowMenu);

export function RowMenuButton(commands: RowCommands) {
  return (
    <LazyTrigger
      {...rowMenuButton}
      aria-label={commands.label}
      load={loadMenu}
      show={(Menu) => <Menu {...commands} />}
    >
      <MenuIcon />
    </LazyTrigger>
  );
}
