'use client';

import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';

interface SectionTab<Id extends string> {
  id: Id;
  label: string;
  icon: LucideIcon;
  className?: string;
  /** Id of the other tab whose panel this tab opens. Absent if this tab has its own panel. */
  panel?: string;
  tabClassName?: string;
  prefetch?: () => Promise<unknown>;
}

export function SectionTabs<Tab extends SectionTab<string>>(props: {
  tabs: readonly Tab[];
  active: Tab['id'];
  onSelect: (id: Tab['id']) => void;
  children: (tab: Tab) => ReactNode;
}) {
  const { tabs, active, onSelect, children } = props;
  const shown = tabs.find(({ id }) => id === active)?.panel ?? active;
  return (
    <Tabs value={active} onValueChange={onSelect} activationMode="manual" className="contents">
      <TabsList
        aria-label="Sections"
        className="w-auto border-border max-sm:order-last max-sm:gap-0 max-sm:border-t max-sm:border-b-0 max-sm:pb-[env(safe-area-inset-bottom)] sm:mx-6 sm:max-md:gap-3"
      >
        {tabs.map(({ id, label, icon: Icon, panel = id, tabClassName, prefetch }) => (
          <TabsTrigger
            key={id}
            value={id}
            data-tab={id}
            aria-controls={panelId(panel)}
            // When the window regains the focus, the tab gets it, too. Selecting the tab then would undo the
            // Back button.
            onFocus={({ relatedTarget }) => relatedTarget && onSelect(id)}
            onPointerEnter={() => prefetch?.().catch(() => {})}
            className={clsx(
              'max-sm:min-h-14 max-sm:flex-1 max-sm:flex-col max-sm:gap-0.5 max-sm:border-b-0 max-sm:text-xs sm:max-md:text-sm',
              tabClassName,
            )}
          >
            <Icon aria-hidden className="size-5 sm:size-4" />
            {label}
          </TabsTrigger>
        ))}
      </TabsList>
      {tabs.filter(hasPanel).map((tab) => (
        <TabsContent
          key={tab.id}
          value={tab.id === shown ? active : tab.id}
          id={panelId(tab.id)}
          forceMount
          hidden={tab.id !== shown}
          tabIndex={-1}
          // Positioned, so that visually hidden elements inside the panel do not make the whole page scroll.
          className={clsx('relative min-h-0 flex-1', tab.className)}
        >
          {children(tab)}
        </TabsContent>
      ))}
    </Tabs>
  );
}

function hasPanel({ panel }: SectionTab<string>): boolean {
  return panel === undefined;
}

const panelId = (name: string) => `section-${name}`;

export function openSection(id: string): void {
  const tab = document.querySelector<HTMLElement>(`[role="tab"][data-tab="${id}"]`);
  tab?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 }));
  tab?.focus();
}
