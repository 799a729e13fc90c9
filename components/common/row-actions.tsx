import { Pencil, Trash2 } from 'lucide-react';
import { leaveRow } from '@/components/common/focus';
import { Button } from '@/components/ui/button';

/** Edit and delete at the end of a row; `name` is what the row is called aloud. */
export function RowActions(props: { name: string; onEdit: () => void; onDelete: () => void }) {
  const { name, onEdit, onDelete } = props;
  return (
    <div className="-mr-3 flex">
      <Button variant="ghost" size="icon" aria-label={`Edit ${name}`} onClick={onEdit}>
        <Pencil aria-hidden className="size-4" />
      </Button>
      <Button
        data-delete
        variant="ghost"
        size="icon"
        aria-label={`Delete ${name}`}
        onClick={(event) => {
          leaveRow(event.currentTarget);
          onDelete();
        }}
      >
        <Trash2 aria-hidden className="size-4" />
      </Button>
    </div>
  );
}
