'use client';

import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';

export interface Tab<Id extends string> {
  id: Id;
  label: string;
  icon: LucideIcon;
}

const tabId = (name: string, id: string) => `${name}-tab-${id}`;
const panelId = (name: string, id: string) => `${name}-panel-${id}`;

/** Tabs with one stop in the tab order; arrow keys, Home and End move between them. At the thumb on phones, on top elsewhere. */
export function TabList<Id extends string>(props: {
  name: string;
  label: string;
  tabs: readonly Tab<Id>[];
  active: Id;
  onSelect: (id: Id) => void;
  className?: string;
}) {
  const { name, label, tabs, active, onSelect, className } = props;
  const list = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent) {
    const target = neighbour(tabs, active, event.key);
    if (!target) return;
    event.preventDefault();
    onSelect(target.id);
    list.current?.querySelector<HTMLElement>(`#${tabId(name, target.id)}`)?.focus();
  }

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className={clsx('flex border-line max-sm:border-t sm:gap-6 sm:border-b', className)}
    >
      {tabs.map(({ id, label: text, icon: Icon }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={tabId(name, id)}
          aria-selected={id === active}
          aria-controls={panelId(name, id)}
          tabIndex={id === active ? 0 : -1}
          onClick={() => onSelect(id)}
          onKeyDown={move}
          className={clsx(
            'flex min-h-14 items-center justify-center text-muted transition-colors duration-150 hover:text-ink',
            'max-sm:flex-1 max-sm:flex-col max-sm:gap-0.5 max-sm:text-xs',
            '-outline-offset-2 sm:-mb-px sm:min-h-11 sm:gap-2 sm:border-b-2 sm:border-transparent sm:px-1',
            'aria-selected:font-semibold aria-selected:text-accent sm:aria-selected:border-accent',
          )}
        >
          <Icon aria-hidden className="size-5 sm:size-4" />
          {text}
        </button>
      ))}
    </div>
  );
}

/** What a tab shows; kept while hidden, so that nothing typed there is lost. */
export function TabPanel(props: {
  name: string;
  id: string;
  active: boolean;
  className?: string;
  children: ReactNode;
}) {
  const { name, id, active, className, children } = props;
  return (
    <div
      role="tabpanel"
      id={panelId(name, id)}
      aria-labelledby={tabId(name, id)}
      hidden={!active}
      // What is placed out of sight in it stays inside: else a long panel makes the whole page scroll.
      className={clsx('relative', className)}
    >
      {children}
    </div>
  );
}

function neighbour<Id extends string>(
  tabs: readonly Tab<Id>[],
  active: Id,
  key: string,
): Tab<Id> | undefined {
  const at = tabs.findIndex(({ id }) => id === active);
  if (key === 'ArrowRight') return tabs[(at + 1) % tabs.length];
  if (key === 'ArrowLeft') return tabs.at(at - 1);
  if (key === 'Home') return tabs[0];
  if (key === 'End') return tabs.at(-1);
  return undefined;
}
