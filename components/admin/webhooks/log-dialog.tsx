'use client';

import { Fact, Facts } from '@/components/admin/facts';
import { Moment } from '@/components/admin/moment';
import { StatusBadge } from '@/components/admin/webhooks/log-table';
import { useRetryLog, useWebhookLog } from '@/components/admin/webhooks/use-webhook-logs';
import { Failure } from '@/components/common/failure';
import { ListState } from '@/components/common/list-state';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { WebhookLogDetail } from '@/lib/admin/schema';

// What scrolls must be reachable without a mouse.
const reachable = { tabIndex: 0 };

/** One call with all that is kept of it; what was said, no further than its preview. */
export function LogDialog({ id, onClose }: { id: string; onClose: () => void }) {
  return (
    <Dialog open title="Webhook call" onClose={onClose}>
      <ListState query={useWebhookLog(id)} name="The details" isEmpty={() => false} empty={null}>
        {(log) => (
          <section aria-label="What is kept of it" {...reachable} className="grid gap-6 -outline-offset-2">
            {log.isDead && <DeadLetter id={log.id} canRetry={log.canRetry} />}
            <Details log={log} />
          </section>
        )}
      </ListState>
    </Dialog>
  );
}

function Details({ log }: { log: WebhookLogDetail }) {
  return (
    <Facts>
      <Fact name="Status">
        <StatusBadge status={log.status} />
      </Fact>
      <Fact name="Channel">{log.channel}</Fact>
      <Fact name="From">{log.phoneNumber ?? 'Unknown'}</Fact>
      <Fact name="Message">{log.messageContent || '-'}</Fact>
      <Fact name="Response">{log.responseContent || '-'}</Fact>
      <Fact name="Provider's id">{log.providerMessageId}</Fact>
      <Fact name="Received">
        <Moment at={log.receivedAt} />
      </Fact>
      <Fact name="Done">{log.doneAt ? <Moment at={log.doneAt} /> : 'not yet'}</Fact>
      <Fact name="Time (ms)">{log.processingTime ?? '-'}</Fact>
      <Fact name="Clean failures">{log.attempts}</Fact>
      <Fact name="Crashes">{log.crashes}</Fact>
      <Fact name="Provenance">
        <code className="text-sm whitespace-pre-wrap">{JSON.stringify(log.provenance)}</code>
      </Fact>
    </Facts>
  );
}

/** A call that failed too often was set aside, so that the next ones could be answered. */
function DeadLetter({ id, canRetry }: { id: string; canRetry: boolean }) {
  const retry = useRetryLog(id);
  return (
    <div className="grid justify-items-start gap-3">
      <p>
        This call failed too often and was set aside with an apology.{' '}
        {canRetry
          ? 'It can be answered once more; what it did before is not done twice.'
          : 'Its words are gone by now: it cannot be answered any more.'}
      </p>
      {canRetry && (
        <Button pending={retry.isPending} onClick={() => retry.mutate()}>
          {retry.isPending ? 'Retrying...' : 'Retry'}
        </Button>
      )}
      {retry.isError && (
        <Failure what="It was not tried again." error={retry.error} onRetry={() => retry.mutate()} />
      )}
    </div>
  );
}
