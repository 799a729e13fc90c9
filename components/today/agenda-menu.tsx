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
  return <RowMenu {...props} onDelete={() => act(removal(client, item))} />;
}
