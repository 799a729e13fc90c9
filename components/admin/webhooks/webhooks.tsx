'use client';

import { useState } from 'react';
import { Pager } from '@/components/admin/list/pager';
import { usePages } from '@/components/admin/list/use-pages';
import { LogDialog } from '@/components/admin/webhooks/log-dialog';
import { LogFilters } from '@/components/admin/webhooks/log-filters';
import { LogTable } from '@/components/admin/webhooks/log-table';
import { type LogFilter, logsUrl, useWebhookLogs } from '@/components/admin/webhooks/use-webhook-logs';
import { ListState } from '@/components/common/list-state';
import { Badge } from '@/components/ui/badge';
import { Section } from '@/components/ui/section';

const noFilter: LogFilter = { channel: '', status: '' };

export function WebhooksTab() {
  const [filter, setFilter] = useState(noFilter);
  const [opened, setOpened] = useState<string | null>(null);
  const pages = usePages(logsUrl(filter));
  const logs = useWebhookLogs(pages.path);
  const isFiltered = filter.channel !== '' || filter.status !== '';
  return (
    <Section title="Webhook Activity" aside={logs.data && <Badge>Last {logs.data.data.length} calls</Badge>}>
      <LogFilters filter={filter} onChange={setFilter} />
      <ListState
        query={logs}
        name="The calls"
        isEmpty={({ data }) => data.length === 0}
        empty={isFiltered ? 'No calls match these filters.' : 'No webhook calls recorded yet'}
      >
        {({ data, next }) => (
          <>
            <LogTable logs={data} busy={logs.isPlaceholderData} onOpen={setOpened} />
            <Pager label="Pages of webhook calls" pages={pages} next={next} />
          </>
        )}
      </ListState>
      {opened && <LogDialog id={opened} onClose={() => setOpened(null)} />}
    </Section>
  );
}
