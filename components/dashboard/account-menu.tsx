'use client';

import { CircleUser } from 'lucide-react';
import { useRef } from 'react';
import { pressCommand } from '@/components/page/press-command';
import { useTheme } from '@/components/page/theme-switch';
import { Button } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';

/** The header's controls as a menu, for phones. Each item presses the hidden button of the header. */
export function AccountMenu({ isAdmin }: { isAdmin: boolean }) {
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
        <Button variant="ghost" size="icon" aria-label="Account" className="md:hidden">
          <CircleUser aria-hidden className="size-5" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end" className="w-60 md:hidden" onCloseAutoFocus={run}>
        <DropdownMenuItem onSelect={() => choose('profile')}>Profile</DropdownMenuItem>
        <DropdownMenuItem onSelect={() => choose('preferences')}>Quiet hours and recap</DropdownMenuItem>
        <DropdownMenuItem asChild>
          <a href="/channels">Channels</a>
        </DropdownMenuItem>
        {isAdmin && (
          <DropdownMenuItem asChild>
            <a href="/admin">Admin Dashboard</a>
          </DropdownMenuItem>
        )}
        <DropdownMenuItem
          onSelect={(event) => {
            event.preventDefault();
            pressCommand('theme');
          }}
        >
          {label}
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={() => choose('sign-out')}>Sign Out</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
