'use client';

import { channelName } from '@/components/admin/channel-name';
import { Fact, Facts } from '@/components/admin/facts';
import { ShortTimestamp } from '@/components/admin/short-timestamp';
import { StatusBadge } from '@/components/admin/webhooks/log-table';
import { useRetryLog, useWebhookLog } from '@/components/admin/webhooks/use-webhook-logs';
import { Failure } from '@/components/common/failure';
import { ListState } from '@/components/common/list-state';
import { Modal } from '@/components/common/modal';
import { Button } from '@/components/ui/button';
import type { WebhookLogDetail } from '@/lib/admin/schema';

const focusable = { tabIndex: 0 };

export function LogDialog({ id, onClose }: { id: string; onClose: () => void }) {
  return (
    <Modal title="Webhook call" onClose={onClose}>
      <ListState query={useWebhookLog(id)} name="The details" isEmpty={() => false} empty={null}>
        {(log) => (
          <section aria-label="Call details" {...focusable} className="grid gap-6 -outline-offset-2">
            {log.isDead && <SetAsideCall id={log.id} canRetry={log.canRetry} />}
            <Details log={log} />
          </section>
        )}
      </ListState>
    </Modal>
  );
}

function Details({ log }: { log: WebhookLogDetail }) {
  return (
    <Facts>
      <Fact name="Status">
        <StatusBadge status={log.status} />
      </Fact>
      <Fact name="Channel">{channelName(log.channel)}</Fact>
      <Fact name="From">{log.phoneNumber ?? 'Unknown'}</Fact>
      <Fact name="Message">{log.messageContent || '-'}</Fact>
      <Fact name="Response">{log.responseContent || '-'}</Fact>
      <Fact name="Provider message ID">{log.providerMessageId}</Fact>
      <Fact name="Received">
        <ShortTimestamp at={log.receivedAt} />
      </Fact>
      <Fact name="Completed">{log.doneAt ? <ShortTimestamp at={log.doneAt} /> : 'not yet'}</Fact>
      <Fact name="Time (ms)">{log.processingTime ?? '-'}</Fact>
      <Fact name="Failed attempts">{log.attempts}</Fact>
      <Fact name="Crashes">{log.crashes}</Fact>
      <Fact name="Provenance">
        <code className="text-sm whitespace-pre-wrap">{JSON.stringify(log.provenance)}</code>
      </Fact>
    </Facts>
  );
}

function SetAsideCall({ id, canRetry }: { id: string; canRetry: boolean }) {
  const retry = useRetryLog(id);
  return (
    <div className="grid justify-items-start gap-3">
      <p>
        This message failed too many times and was set aside; the sender got an apology.{' '}
        {canRetry
          ? 'You can process it again; nothing is done twice.'
          : 'Its text has been deleted, so it can no longer be processed.'}
      </p>
      {canRetry && (
        <Button pending={retry.isPending} onClick={() => retry.mutate()}>
          {retry.isPending ? 'Retrying...' : 'Retry'}
        </Button>
      )}
      {retry.isError && (
        <Failure what="The retry failed." error={retry.error} onRetry={() => retry.mutate()} />
      )}
    </div>
  );
}
