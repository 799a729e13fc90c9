'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useLazyDialog } from '@/components/hooks/use-lazy-dialog';
import type { RowCommands } from '@/components/rows/row-commands';
import { RowMenu } from '@/components/rows/row-menu';
import { removal } from '@/components/today/remove-item';
import { useAgendaActions } from '@/components/today/use-agenda-actions';
import type { AgendaItem } from '@/lib/agenda/schema';

const loadDialog = () => import('@/components/today/edit-dialog').then((file) => file.EditDialog);

export function AgendaMenu(props: Pick<RowCommands, 'label' | 'name'> & { item: AgendaItem }) {
  const { item } = props;
  const client = useQueryClient();
  const { act } = useAgendaActions();
  const { View, open, close } = useLazyDialog(loadDialog);
  return (
    <>
      <RowMenu {...props} onEdit={open} onDelete={() => act(removal(client, item))} />
      {View && <View item={item} onClose={close} />}
    </>
  );
}
