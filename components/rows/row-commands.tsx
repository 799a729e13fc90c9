import type { AgendaItem } from '@/lib/agenda/schema';

export interface RowCommands {
  label: string;
  name: string;
  item?: AgendaItem | undefined;
  onEdit?: () => void;
  onDelete?: () => void;
}

/**
 * Props of a row's menu button. `data-edit` marks where the focus goes after an edit of the row. `data-delete`
 * marks where the focus goes after a neighboring row is deleted.
 */
export const rowMenuButton = {
  variant: 'ghost',
  size: 'icon',
  className: '-mr-3',
  'data-edit': true,
  'data-delete': true,
} as const;

// The icon is an inline path, because an icon component costs more than the rest of a row, and a list can
// have hundreds of rows.
export function MenuIcon() {
  return (
    <svg aria-hidden viewBox="0 0 24 24" className="size-5 fill-current">
      <path d="M5 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4m7 0a2 2 0 1 0 0 4 2 2 0 0 0 0-4m7 0a2 2 0 1 0 0 4 2 2 0 0 0 0-4" />
    </svg>
  );
}
