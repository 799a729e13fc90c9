'use client';

import type { MouseEvent, ReactNode } from 'react';

const places = {
  todos: 'Todos',
  reminders: 'Reminders',
  info: 'Info',
  daily: 'Daily',
  social: 'Dates',
  phone: 'Phone',
  sent: 'Sent',
};
type Name = keyof typeof places;

/** Where the cards stand below each other, a long list would hide the rest: one tap leads to each. */
export function PlaceLinks() {
  return (
    <nav
      aria-label="Tools"
      className="sticky -top-6 z-10 -mx-4 -mt-6 mb-5 border-b border-line bg-paper px-4 sm:-mx-6 sm:px-6 lg:hidden"
    >
      <ul className="flex justify-between gap-x-2 sm:justify-start sm:gap-x-6">
        {Object.entries(places).map(([name, label]) => (
          <li key={name}>
            <a
              href={`#tools-${name}`}
              onClick={goTo}
              className="inline-flex min-h-11 items-center text-sm text-muted hover:text-ink"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A card, where its link leads to. */
export function Place({ name, children }: { name: Name; children: ReactNode }) {
  return (
    <div id={`tools-${name}`} tabIndex={-1} className="min-w-0 scroll-mt-14">
      {children}
    </div>
  );
}

/** By script: a part of the address would be a step of its own on the way back, and the tab is the page there. */
function goTo(event: MouseEvent<HTMLAnchorElement>): void {
  const place = document.getElementById(event.currentTarget.hash.slice(1));
  if (!place) return;
  event.preventDefault();
  place.scrollIntoView();
  place.focus({ preventScroll: true });
}
