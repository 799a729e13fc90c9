import type { ReactNode } from 'react';
import { Failure } from '@/components/common/failure';
import { useEditing } from '@/components/hooks/use-editing';
import { EditCard } from '@/components/rows/edit-card';
import { RowMenuButton } from '@/components/rows/row-menu-button';
import type { AgendaItem } from '@/lib/agenda/schema';

export function EditableRow(props: {
  name: string;
  leading?: ReactNode;
  item?: AgendaItem | undefined;
  deletion: { isPending: boolean; isSuccess: boolean; isError: boolean; error: unknown };
  onDelete: () => void;
  form: (close: () => void) => ReactNode;
  children: ReactNode;
}) {
  const { name, leading, item, deletion, onDelete, form, children } = props;
  const { editing, row, open, close } = useEditing();

  if (deletion.isPending || deletion.isSuccess) return null;
  if (editing) {
    return (
      <li ref={row} className="py-3">
        <EditCard name={name}>{form(close)}</EditCard>
      </li>
    );
  }
  return (
    <li ref={row}>
      <div className="flex items-start gap-3">
        {leading}
        <div className="min-w-0 flex-1 py-2.5 wrap-anywhere">{children}</div>
        <RowMenuButton
          label={`Actions for ${name}`}
          name={name}
          item={item}
          onEdit={open}
          onDelete={onDelete}
        />
      </div>
      {deletion.isError && (
        <Failure className="mb-2" what="It was not deleted." error={deletion.error} onRetry={onDelete} />
      )}
    </li>
  );
}
