import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { audit } from '@/db/schema/admin';
import { contactPoints, webhookLogs } from '@/db/schema/channels';
import { listWebhookLogs, webhookLogDetail } from '@/lib/admin/log-reads';
import { retryInbound } from '@/lib/admin/retry';
import { replyToConversation } from '@/lib/assistant/inbound/reply';
import { deleteExpiredBodies, storeInbound } from '@/lib/channels/inbound/inbound-writes';
import type { UserCtx } from '@/lib/context';
import { respondPage } from '@/lib/http/respond';
import { listTodos } from '@/lib/todos/reads';
import { createUser } from '@/testing/people';
import { ownDatabase, type TestCtx, testCtx } from '@/testing/world';

ownDatabase();

let numbers = 0;

async function userWithPhone(year: number): Promise<{ ctx: TestCtx & UserCtx; number: string }> {
  const base = await testCtx();
  base.clock.set(`${year}-01-01T12:00:00Z`);
  const ctx = await createUser(base, { isAdmin: true });
  numbers += 1;
  const number = `+1555041${String(numbers).padStart(4, '0')}`;
  await ctx.db
    .insert(contactPoints)
    .values({ userId: ctx.user.id, channel: 'whatsapp', address: number, state: 'bound' });
  return { ctx, number };
}

function write(ctx: TestCtx, from: string, text: string) {
  return storeInbound(ctx, {
    channel: 'whatsapp',
    from,
    to: null,
    providerMessageId: `SM${randomUUID()}`,
    type: 'text',
    text,
    provenance: { source: 'twilio', media: 0 },
  });
}

async function setAsideMessage(ctx: TestCtx, number: string, text: string) {
  const stored = await write(ctx, number, text);
  await ctx.db.update(webhookLogs).set({ attempts: 5 }).where(eq(webhookLogs.id, stored.id));
  await replyToConversation(ctx, stored.conversationId);
  return stored;
}

test('a webhook call is listed with previews, and shown in detail with masked texts', async () => {
  const { ctx, number } = await userWithPhone(2040);
  const long = 'remember that my locker code is 4821 and that the spare key is under the third flower pot';
  const { id, conversationId } = await write(ctx, number, long);
  const [waiting] = (await listWebhookLogs(ctx, { status: 'processing' })).rows;
  expect(waiting).toMatchObject({ id, status: null, processingTime: null, responseContent: null });
  ctx.clock.advance(1200);
  await replyToConversation(ctx, conversationId);
  const [row] = (await listWebhookLogs(ctx, {})).rows;
  expect(row).toMatchObject({
    id,
    phoneNumber: number,
    status: 'success',
    processingTime: 1200,
    channel: 'whatsapp',
  });
  expect(row?.messageContent).toBe(`${long.slice(0, 50)}…`);
  const detail = await webhookLogDetail(ctx, id);
  expect(detail).toMatchObject({
    messageContent: 'r••••••• t••• m• l••••• c••• i• 4••• a•• t••• t•• …',
    provenance: { source: 'twilio', media: 0 },
    doneAt: '2040-01-01T12:00:01.200Z',
    isDead: false,
    canRetry: false,
  });
  expect(JSON.stringify(detail)).not.toContain('flower');
  // Digits of the code could also be part of a random id, so only the texts are looked at.
  expect(`${detail.messageContent} ${detail.responseContent}`).not.toContain('821');
  await expect(webhookLogDetail(ctx, randomUUID())).rejects.toMatchObject({ code: 'not_found' });
});

test('webhook calls are paged and filtered by channel and status', async () => {
  const { ctx, number } = await userWithPhone(2041);
  for (let n = 0; n < 60; n += 1) await write(ctx, number, `message ${n}`);
  await ctx.db
    .update(webhookLogs)
    .set({ messageContent: sql`body` })
    .where(eq(webhookLogs.phoneNumber, number));
  await ctx.db
    .update(webhookLogs)
    .set({ status: 'unknown', doneAt: ctx.now() })
    .where(eq(webhookLogs.body, 'message 7'));
  const first = await listWebhookLogs(ctx, {});
  const second = await listWebhookLogs(ctx, { after: first.next ?? '' });
  const texts = [...first.rows, ...second.rows].slice(0, 60).map(({ messageContent }) => messageContent);
  expect(new Set(texts).size).toBe(60);
  expect((await listWebhookLogs(ctx, { status: 'unknown' })).rows[0]).toMatchObject({
    messageContent: 'message 7',
  });
  expect((await listWebhookLogs(ctx, { channel: 'whatsapp' })).rows).toHaveLength(50);
  expect((await listWebhookLogs(ctx, { channel: 'telegram' })).rows).toEqual([]);
});

test('an unchanged page is answered with 304, a changed one in full', async () => {
  const { ctx, number } = await userWithPhone(2042);
  const { conversationId } = await write(ctx, number, 'show my todos');
  const url = 'http://localhost/api/admin/webhook-logs?status=success';
  const poll = async (etag?: string) =>
    respondPage(
      new Request(url, { headers: etag ? { 'If-None-Match': etag } : {} }),
      await listWebhookLogs(ctx, {}),
    );
  const first = await poll();
  const etag = first.headers.get('etag') ?? '';
  const unchanged = await poll(etag);
  expect(unchanged.status).toBe(304);
  expect(await unchanged.text()).toBe('');
  await replyToConversation(ctx, conversationId);
  const changed = await poll(etag);
  expect(changed.status).toBe(200);
  expect(changed.headers.get('etag')).not.toBe(etag);
  expect((await changed.json())[0]).toMatchObject({ messageContent: 'show my todos', status: 'success' });
});

test('a message that was set aside can be retried once', async () => {
  const { ctx, number } = await userWithPhone(2043);
  const { id, conversationId } = await setAsideMessage(ctx, number, 'add milk to my list');
  expect(await webhookLogDetail(ctx, id)).toMatchObject({
    status: 'set_aside',
    isDead: true,
    canRetry: true,
    attempts: 5,
  });
  expect((await listTodos(ctx, {})).items).toEqual([]);
  expect(await retryInbound(ctx, id)).toMatchObject({ isDead: false, attempts: 0, status: null });
  expect(ctx.jobs.at(-1)).toEqual({ path: '/api/jobs/reply', body: { conversation: conversationId } });
  await expect(retryInbound(ctx, id)).rejects.toMatchObject({ code: 'conflict' });
  await replyToConversation(ctx, conversationId);
  await expect(retryInbound(ctx, id)).rejects.toMatchObject({ code: 'conflict' });
  await replyToConversation(ctx, conversationId);
  expect((await listTodos(ctx, {})).items).toMatchObject([{ text: 'milk' }]);
  expect(await webhookLogDetail(ctx, id)).toMatchObject({ status: 'success', canRetry: false });
  expect(ctx.sent.map(({ text }) => text)).toEqual([
    expect.stringContaining('set it aside'),
    expect.stringContaining('“milk”'),
  ]);
  expect(await ctx.db.select().from(audit).where(eq(audit.subject, id))).toHaveLength(1);
  await expect(retryInbound(ctx, randomUUID())).rejects.toMatchObject({ code: 'not_found' });
});

test('a message that was set aside keeps its text for thirty days', async () => {
  const { ctx, number } = await userWithPhone(2044);
  const { id } = await setAsideMessage(ctx, number, 'add milk to my list');
  ctx.clock.advance(29 * 86_400_000);
  await deleteExpiredBodies(ctx);
  expect((await webhookLogDetail(ctx, id)).canRetry).toBe(true);
  ctx.clock.advance(2 * 86_400_000);
  await deleteExpiredBodies(ctx);
  expect(await webhookLogDetail(ctx, id)).toMatchObject({ isDead: true, canRetry: false });
  await expect(retryInbound(ctx, id)).rejects.toMatchObject({ code: 'conflict' });
});
