'use client';

import { type Column, DataTable, RowButton } from '@/components/admin/list/data-table';
import { ShortTimestamp } from '@/components/admin/short-timestamp';
import { preview } from '@/components/admin/webhooks/preview';
import { Badge } from '@/components/ui/badge';
import type { WebhookLog } from '@/lib/admin/schema';

export function LogTable(props: { logs: WebhookLog[]; busy: boolean; onOpen: (id: string) => void }) {
  const { logs, busy, onOpen } = props;
  const columns: Column<WebhookLog>[] = [
    {
      title: 'Time',
      className: 'md:whitespace-nowrap',
      cell: ({ id, createdAt, phoneNumber }) => (
        <RowButton more={`call from ${phoneNumber ?? 'Unknown'}, details`} onClick={() => onOpen(id)}>
          <ShortTimestamp at={createdAt} />
        </RowButton>
      ),
    },
    { title: 'From', cell: ({ phoneNumber }) => phoneNumber ?? 'Unknown', className: 'tabular-nums' },
    { title: 'Message', cell: ({ messageContent }) => <Preview text={messageContent} /> },
    { title: 'Response', cell: ({ responseContent }) => <Preview text={responseContent} /> },
    { title: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
    {
      title: 'Time (ms)',
      cell: ({ processingTime }) => processingTime ?? '-',
      className: 'tabular-nums md:text-right',
    },
  ];
  return <DataTable label="Webhook calls" columns={columns} rows={logs} busy={busy} />;
}

export function StatusBadge({ status }: { status: string | null }) {
  return (
    <Badge variant={status === 'success' ? 'secondary' : 'overdue'} className="whitespace-nowrap">
      {status || 'processing'}
    </Badge>
  );
}

function Preview({ text }: { text: string | null }) {
  return (
    <span dir="auto" className="block">
      {preview(text) || '-'}
    </span>
  );
}
