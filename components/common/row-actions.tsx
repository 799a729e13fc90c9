import { focusNextRow } from '@/components/common/focus';
import { Button } from '@/components/ui/button';

export function RowActions(props: { name: string; onEdit: () => void; onDelete: () => void }) {
  const { name, onEdit, onDelete } = props;
  return (
    <div className="-mr-3 flex">
      <Button data-edit variant="ghost" size="icon" aria-label={`Edit ${name}`} onClick={onEdit}>
        <Icon path={pencil} />
      </Button>
      <Button
        data-delete
        variant="ghost"
        size="icon"
        aria-label={`Delete ${name}`}
        onClick={(event) => {
          focusNextRow(event.currentTarget);
          onDelete();
        }}
      >
        <Icon path={trash} />
      </Button>
    </div>
  );
}

// The icons are inline paths, because an icon component costs more than the rest of a row, and a list can have
// hundreds of rows.
const pencil =
  'M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497zM15 5l4 4';
const trash =
  'M10 11v6M14 11v6M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2';

function Icon({ path }: { path: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      className="size-4 fill-none stroke-current stroke-2 [stroke-linecap:round] [stroke-linejoin:round]"
    >
      <path d={path} />
    </svg>
  );
}
