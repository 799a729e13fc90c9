import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { webhookLogs } from '@/db/schema/channels';
import { masked } from '@/lib/admin/rules';
import type { WebhookLog, WebhookLogDetail, WebhookLogsQuery } from '@/lib/admin/schema';
import type { Ctx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { behind, type Page, pageOf } from '@/lib/keyset';

const pageSize = 50;

const columns = {
  id: webhookLogs.id,
  createdAt: webhookLogs.createdAt,
  phoneNumber: webhookLogs.phoneNumber,
  messageContent: webhookLogs.messageContent,
  responseContent: webhookLogs.responseContent,
  status: webhookLogs.status,
  processingTime: webhookLogs.processingTime,
  channel: webhookLogs.channel,
};

/** A page of what came in, newest first, with previews only. */
export async function listWebhookLogs(
  ctx: Ctx,
  { channel, status, after }: WebhookLogsQuery,
): Promise<Page<WebhookLog>> {
  const rows = await ctx.db
    .select({ ...columns, mark: sql<string>`${webhookLogs.createdAt}::text` })
    .from(webhookLogs)
    .where(
      and(
        channel ? eq(webhookLogs.channel, channel) : undefined,
        status ? hasStatus(status) : undefined,
        behind(after, webhookLogs.createdAt, webhookLogs.id),
      ),
    )
    .orderBy(sql`${webhookLogs.createdAt} desc nulls last, ${webhookLogs.id}`)
    .limit(pageSize + 1);
  const { rows: shown, next } = pageOf(rows, pageSize, ({ mark, id }) => ({ at: mark, id }));
  return {
    rows: shown.map(({ mark: _, ...row }) => ({ ...row, createdAt: row.createdAt.toISOString() })),
    next,
  };
}

/** What is not done has no outcome yet; what is rare has an index of its own. */
function hasStatus(status: NonNullable<WebhookLogsQuery['status']>): SQL | undefined {
  return status === 'processing' ? isNull(webhookLogs.doneAt) : eq(webhookLogs.status, status);
}

/** One call with its timings; of the words only what kind they were. Throws not_found. */
export async function webhookLogDetail(ctx: Ctx, id: string): Promise<WebhookLogDetail> {
  const [row] = await ctx.db
    .select({
      ...columns,
      messageType: webhookLogs.messageType,
      provenance: webhookLogs.provenance,
      providerMessageId: webhookLogs.providerMessageId,
      receivedAt: webhookLogs.receivedAt,
      doneAt: webhookLogs.doneAt,
      attempts: webhookLogs.attempts,
      crashes: webhookLogs.crashes,
      hasWords: sql<boolean>`${webhookLogs.body} is not null`,
    })
    .from(webhookLogs)
    .where(eq(webhookLogs.id, id));
  if (!row) throw new AppError('not_found', 'This call is not in the log any more.');
  const { hasWords, createdAt, receivedAt, doneAt, provenance, ...rest } = row;
  const isDead = row.status === 'set_aside';
  return {
    ...rest,
    createdAt: createdAt.toISOString(),
    receivedAt: receivedAt.toISOString(),
    doneAt: doneAt?.toISOString() ?? null,
    messageContent: masked(row.messageContent),
    responseContent: masked(row.responseContent),
    provenance: typeof provenance === 'object' && provenance !== null ? { ...provenance } : {},
    isDead,
    canRetry: isDead && hasWords,
  };
}
