'use client';

import { LazyTrigger } from '@/components/lazy/lazy-trigger';
import { MenuIcon } from '@/components/rows/row-commands';
import { useLists } from '@/components/todos/use-lists';
import { Tabs, TabsList, TabsTrigger } from '@/components/ui/tabs';
import type { NamedList } from '@/lib/todos/lists/schema';

const listMenuLabel = 'Lists: more';

export function ListTabs(props: {
  chosen: NamedList | undefined;
  /** Number of open todos in the chosen list; null if unknown. */
  openNow: number | null;
  onChoose: (id: string) => void;
}) {
  const { chosen, openNow, onChoose } = props;
  const lists = useLists().data ?? [];
  if (lists.length < 2) return null;
  return (
    <Tabs value={chosen?.id ?? ''} onValueChange={onChoose} className="mb-2">
      <TabsList aria-label="Lists" className="w-full gap-4 overflow-x-auto overflow-y-hidden">
        {lists.map(({ id, title, open }) => (
          <TabsTrigger key={id} value={id} aria-controls={undefined} className="mb-0 shrink-0">
            {title}
            <span className="text-sm font-normal text-muted-foreground tabular-nums">
              {id === chosen?.id ? (openNow ?? open) : open}
            </span>
          </TabsTrigger>
        ))}
      </TabsList>
    </Tabs>
  );
}

export function ListActions(props: {
  chosen: NamedList | undefined;
  onChoose: (id: string | undefined) => void;
}) {
  const { chosen, onChoose } = props;
  return (
    <LazyTrigger
      variant="ghost"
      size="icon"
      className="-my-2 -mr-3"
      aria-label={listMenuLabel}
      load={() => import('@/components/todos/list-menu').then((file) => file.ListMenu)}
      show={(ListMenu) => <ListMenu label={listMenuLabel} list={chosen} onChoose={onChoose} />}
    >
      <MenuIcon />
    </LazyTrigger>
  );
}
