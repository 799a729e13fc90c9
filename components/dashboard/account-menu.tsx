'use client';

import { type ComponentProps, useRef } from 'react';
import { pressCommand } from '@/components/page/press-command';
import { switchTheme, useTheme } from '@/components/page/theme-switch';
import { Button } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuShortcut,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';

export function AccountMenu(props: { isAdmin: boolean; button: ComponentProps<typeof Button> }) {
  const { isAdmin, button } = props;
  const { label } = useTheme();
  const chosen = useRef<string>(undefined);

  function choose(command: string) {
    chosen.current = command;
  }

  // The menu first gives the focus back to its button, so that a closed dialog can give it back there, too.
  function run() {
    const command = chosen.current;
    chosen.current = undefined;
    if (command) setTimeout(() => pressCommand(command));
  }

  return (
    <DropdownMenu defaultOpen modal={false}>
      <DropdownMenuTrigger asChild>
        <Button {...button} />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end" className="w-60" onCloseAutoFocus={run}>
        <DropdownMenuItem className="md:hidden" onSelect={() => choose('profile')}>
          Profile
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => choose('preferences')}>Preferences</DropdownMenuItem>
        <DropdownMenuItem asChild>
          <a href="/channels">Channels</a>
        </DropdownMenuItem>
        {isAdmin && (
          <DropdownMenuItem asChild className="md:hidden">
            <a href="/admin">Admin Dashboard</a>
          </DropdownMenuItem>
        )}
        <DropdownMenuItem
          onSelect={(event) => {
            event.preventDefault();
            switchTheme();
          }}
        >
          {label}
        </DropdownMenuItem>
        <DropdownMenuItem className="pointer-coarse:hidden" onSelect={() => choose('keys')}>
          Keyboard shortcuts
          <DropdownMenuShortcut>?</DropdownMenuShortcut>
        </DropdownMenuItem>
        <DropdownMenuSeparator className="md:hidden" />
        <DropdownMenuItem className="md:hidden" onSelect={() => choose('sign-out')}>
          Sign Out
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
