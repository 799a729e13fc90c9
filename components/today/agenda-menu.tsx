'use client';

import { useQueryClient } from '@tanstack/react-query';
import type { RowCommands } from '@/components/rows/row-commands';
import { RowMenu } from '@/components/rows/row-menu';
import { removal } from '@/components/today/remove-item';
import { useAgendaActions } from '@/components/today/use-agenda-actions';
import type { AgendaItem } from '@/lib/agenda/schema';

export function AgendaMenu(props: RowCommands & { item: AgendaItem }) {
  const { item } = props;
  const client = useQueryClient();
  const { act } = useAgendaActions();
  // A plan of several days that began before today has no time of its own that could be moved.
  const movable = item.kind === 'todo' || item.at ? item : undefined;
  return <RowMenu {...props} item={movable} onDelete={() => act(removal(client, item))} />;
}
