import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { webhookLogs } from '@/db/schema/channels';
import { maskWords } from '@/lib/admin/rules';
import type { WebhookLog, WebhookLogDetail, WebhookLogsQuery } from '@/lib/admin/schema';
import type { Ctx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { type KeysetPage, pageOf, rowsAfter } from '@/lib/keyset';

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

export async function listWebhookLogs(
  ctx: Ctx,
  { channel, status, after }: WebhookLogsQuery,
): Promise<KeysetPage<WebhookLog>> {
  const rows = await ctx.db
    .select({ ...columns, createdAtText: sql<string>`${webhookLogs.createdAt}::text` })
    .from(webhookLogs)
    .where(
      and(
        channel ? eq(webhookLogs.channel, channel) : undefined,
        status ? hasStatus(status) : undefined,
        rowsAfter(after, { at: webhookLogs.createdAt, id: webhookLogs.id, order: 'desc' }),
      ),
    )
    .orderBy(sql`${webhookLogs.createdAt} desc nulls last, ${webhookLogs.id}`)
    .limit(pageSize + 1);
  const { rows: shown, next } = pageOf(rows, pageSize, ({ createdAtText, id }) => ({
    at: createdAtText,
    id,
  }));
  return {
    rows: shown.map(({ createdAtText: _, ...row }) => ({ ...row, createdAt: row.createdAt.toISOString() })),
    next,
  };
}

function hasStatus(status: NonNullable<WebhookLogsQuery['status']>): SQL | undefined {
  return status === 'processing' ? isNull(webhookLogs.doneAt) : eq(webhookLogs.status, status);
}

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
      hasText: sql<boolean>`${webhookLogs.body} is not null`,
    })
    .from(webhookLogs)
    .where(eq(webhookLogs.id, id));
  if (!row) throw new AppError('not_found', 'This call is no longer in the log.');
  const { hasText, createdAt, receivedAt, doneAt, provenance, ...rest } = row;
  const isDead = row.status === 'set_aside';
  return {
    ...rest,
    createdAt: createdAt.toISOString(),
    receivedAt: receivedAt.toISOString(),
    doneAt: doneAt?.toISOString() ?? null,
    messageContent: maskWords(row.messageContent),
    responseContent: maskWords(row.responseContent),
    provenance: typeof provenance === 'object' && provenance !== null ? { ...provenance } : {},
    isDead,
    canRetry: isDead && hasText,
  };
}
