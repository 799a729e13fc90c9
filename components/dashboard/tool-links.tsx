'use client';

import type { MouseEvent, ReactNode } from 'react';

const tools = {
  todos: 'Todos',
  reminders: 'Reminders',
  info: 'Info',
  daily: 'Daily',
  social: 'Dates',
  sent: 'Sent',
};
type ToolName = keyof typeof tools;

export function ToolLinks() {
  return (
    <nav
      aria-label="Tools"
      className="sticky -top-6 z-10 -mx-4 -mt-6 mb-5 border-b border-border bg-background px-4 sm:-mx-6 sm:px-6 lg:hidden"
    >
      <ul className="flex justify-between gap-x-2 sm:justify-start sm:gap-x-6">
        {Object.entries(tools).map(([name, label]) => (
          <li key={name}>
            <a
              href={`#tools-${name}`}
              onClick={scrollToTool}
              className="relative hit-area inline-flex min-h-11 items-center text-sm text-muted-foreground hover:text-foreground"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function ToolSection({ name, children }: { name: ToolName; children: ReactNode }) {
  return (
    <div id={`tools-${name}`} tabIndex={-1} className="min-w-0 scroll-mt-14">
      {children}
    </div>
  );
}

/**
 * Scrolls to a tool. Following the #fragment of the link would add an entry to the browser history, and the Back
 * button would then not return to the previous tab.
 */
function scrollToTool(event: MouseEvent<HTMLAnchorElement>): void {
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  if (!target) return;
  event.preventDefault();
  target.scrollIntoView();
  target.focus({ preventScroll: true });
}
