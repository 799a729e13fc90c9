import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openDatabase, rowsOf } from '@/db/client';
import type { Database } from '@/db/database';
import { contactPoints, webhookLogs } from '@/db/schema/channels';
import { deliveries } from '@/db/schema/deliveries';
import { todoItems, todoLists } from '@/db/schema/todos';
import { chat, undoChat } from '@/lib/assistant/chat';
import { conversationIdOf } from '@/lib/assistant/conversation/reads';
import { claimConversation, releaseConversation } from '@/lib/assistant/conversation/writes';
import { findSession } from '@/lib/auth/reads';
import { createSession } from '@/lib/auth/sessions/session-writes';
import { registerUser } from '@/lib/auth/writes';
import { claimAddress } from '@/lib/channels/contact-writes';
import { pendingInbound, stalledConversations } from '@/lib/channels/inbound/inbound-reads';
import { type InboundMessage, storeInbound } from '@/lib/channels/inbound/inbound-writes';
import { confirmMove } from '@/lib/channels/move';
import { bindByMessage, createBindingCode, phoneState } from '@/lib/channels/phone';
import { saveSetting } from '@/lib/config/writes';
import { demoCalendar } from '@/lib/connectors/demo';
import { afterCommit, type Ctx, inTransaction, type UserCtx } from '@/lib/context';
import { listInfo } from '@/lib/info/reads';
import { storeInfo, updateInfo } from '@/lib/info/writes';
import { leaseEnd } from '@/lib/lease';
import { deliverNow } from '@/lib/outbox/deliver';
import { planDelivery } from '@/lib/outbox/plan-writes';
import { claimBatch } from '@/lib/outbox/writes';
import type { OutboundMessage } from '@/lib/ports';
import { listReminders } from '@/lib/reminders/reads';
import { createReminder, deleteReminder, updateReminder } from '@/lib/reminders/writes';
import { createList } from '@/lib/todos/lists/writes';
import { listTodos } from '@/lib/todos/reads';
import { createTodo, createTodos, deleteTodo, updateTodo } from '@/lib/todos/writes';
import { createUser } from '@/testing/people';
import { overTcp } from '@/testing/postgres/server';
import { sharedPostgres } from '@/testing/postgres/shared';
import { scriptedModel } from '@/testing/scripted-model';
import { startWsProxy } from '@/testing/stand-ins/ws-proxy';

const postgres = sharedPostgres();
let proxy: Awaited<ReturnType<typeof startWsProxy>>;

beforeAll(async () => {
  proxy = await startWsProxy(postgres.port);
});

afterAll(async () => {
  await proxy?.close();
});

describe.each(['pg', 'neon', 'pglite'] as const)('through %s', (driver) => {
  let database: Database;
  const dataDir = mkdtempSync(join(tmpdir(), 'sidekick-drivers-'));

  beforeAll(async () => {
    const url = driver === 'pglite' ? null : await postgres.create(`drivers_${driver}`, 'migrated');
    database = await openDatabase({
      url: driver === 'neon' ? overTcp(url ?? '').href : url,
      dataDir,
      neonWsProxy: driver === 'neon' ? proxy.address : null,
    });
  });

  afterAll(async () => {
    await database?.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  function world(lines: Parameters<typeof scriptedModel>[0] = []) {
    let now = Date.parse('2027-03-10T15:00:00Z');
    const { model, asked } = scriptedModel(lines);
    const sent: OutboundMessage[] = [];
    const ctx: Ctx = {
      db: database.db,
      afterCommit: afterCommit(),
      now: () => {
        now += 100;
        return new Date(now);
      },
      ports: {
        messengers: {
          whatsapp: {
            provider: 'test',
            sentTo: async () => [],
            send: async (message) => {
              sent.push(message);
              return { providerId: `sent-${message.sendId}`, state: 'delivered' };
            },
          },
        },
        queue: { publish: async () => {}, publishAll: async () => {} },
        models: { online: async () => model },
        calendar: demoCalendar,
      },
    };
    return { ctx, asked, sent };
  }

  test('the driver is the one that was asked for', () => {
    expect(database.driver).toBe(driver);
  });

  test('two registrations with one e-mail at once make one account with one claim', async () => {
    const { ctx } = world();
    const email = `${randomUUID()}@example.com`;
    const input = {
      email,
      password: 'correct horse',
      phoneNumber: '+15550107001',
      timezone: 'Europe/Berlin',
    };
    const results = await Promise.allSettled([1, 2, 3].map(() => registerUser(ctx, input, claimAddress)));
    const made = results.filter((result) => result.status === 'fulfilled');
    expect(made).toHaveLength(1);
    expect(made[0]?.value).toMatchObject({ email, timezone: 'Europe/Berlin', isAdmin: false });
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused.map((result) => result.reason.code)).toEqual(['conflict', 'conflict']);
    const claims = await ctx.db
      .select()
      .from(contactPoints)
      .where(eq(contactPoints.userId, made[0]?.value.id ?? ''));
    expect(claims).toMatchObject([{ address: '+15550107001', state: 'claimed' }]);
  });

  test('a session is found by its id until its time is over', async () => {
    const { user, ...ctx } = await createUser(world().ctx);
    const sid = await createSession(ctx, user.id);
    const session = await findSession(ctx.db, sid, ctx.now());
    expect(session?.user.id).toBe(user.id);
    expect(session?.expires).toBeInstanceOf(Date);
    expect(await findSession(ctx.db, sid, new Date('2027-04-30T00:00:00Z'))).toBeNull();
  });

  test('todos are added, changed, deleted and paged without a repeat or a gap', async () => {
    const ctx = await createUser(world().ctx);
    const stranger = await createUser(world().ctx);
    const milk = await createTodo(ctx, { text: 'milk 🥛', dueDate: '2027-03-11' });
    expect(milk).toMatchObject({ id: milk.id, text: 'milk 🥛', completed: false, dueDate: '2027-03-11' });
    await expect(updateTodo(stranger, milk.id, { completed: true })).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(await updateTodo(ctx, milk.id, { completed: true })).toMatchObject({ completed: true });
    await createTodos(
      ctx,
      Array.from({ length: 230 }, (_, place) => ({ text: `item ${place}` })),
    );
    const first = await listTodos(ctx, {});
    const second = await listTodos(ctx, { after: first.next ?? '' });
    const seen = [...first.items, ...second.items].filter((item) => !item.completed).map((item) => item.text);
    expect(seen).toEqual(Array.from({ length: 230 }, (_, place) => `item ${place}`));
    expect(second.next).toBeUndefined();
    expect(await deleteTodo(ctx, milk.id)).toEqual({ id: milk.id });
    await expect(deleteTodo(ctx, milk.id)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('reminders keep their instant, information its name once', async () => {
    const ctx = await createUser(world().ctx, { timezone: 'America/New_York' });
    const reminder = await createReminder(ctx, { title: 'call', reminderTime: '2027-03-14T17:00' });
    expect(reminder.reminderTime).toBe('2027-03-14T21:00:00.000Z');
    await updateReminder(ctx, reminder.id, { reminderTime: '2027-03-12T17:00:00Z' });
    expect((await listReminders(ctx))[0]?.reminderTime).toBe('2027-03-12T17:00:00.000Z');
    await deleteReminder(ctx, reminder.id);
    expect(await listReminders(ctx)).toEqual([]);

    const facts = await Promise.all(
      ['Locker code', 'locker CODE', 'LOCKER code'].map((key) => storeInfo(ctx, { key, value: '4821' })),
    );
    expect(new Set(facts.map((fact) => fact.id)).size).toBe(1);
    const shoe = await storeInfo(ctx, { key: 'Shoe size', value: '42' });
    await expect(updateInfo(ctx, shoe.id, { key: 'LOCKER CODE' })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await listInfo(ctx)).toHaveLength(2);
  });

  test('a turn of the assistant is done once, counted in numbers, and taken back once', async () => {
    const { ctx: base, asked } = world([
      [
        { tool: 'add_todos', input: { items: [{ text: 'milk' }, { text: 'eggs', due: 'tomorrow' }] } },
        { tool: 'set_reminder', input: { title: 'call mom', when: 'tomorrow at 5pm' } },
      ],
      [{ tool: 'undo', input: {} }],
      [{ tool: 'undo', input: {} }],
      [{ tool: 'undo', input: {} }],
    ]);
    await saveSetting(base, 'openai_api_key', 'sk-test');
    await saveSetting(base, 'instant_answers', 'false');
    const ctx = await createUser(base, { timezone: 'America/New_York' });
    const answer = await chat(
      ctx,
      'add milk, and eggs for tomorrow, and remind me to call mom tomorrow at 5pm',
    );
    expect(answer.message).toContain('5:00 PM');
    expect(asked).toHaveLength(1);
    expect((await listTodos(ctx, {})).items).toMatchObject([
      { text: 'milk', dueDate: null },
      { text: 'eggs', dueDate: '2027-03-11' },
    ]);
    const [usage] = await rowsOf(
      ctx.db,
      sql`select messages, calls, tokens from usage_days where user_id = ${ctx.user.id}`,
    );
    expect(usage).toEqual({ messages: 1, calls: 1, tokens: 110 });

    const undone = await Promise.all([undoChat(ctx), undoChat(ctx), undoChat(ctx)]);
    expect(undone.filter(({ message }) => message.startsWith('Undone:'))).toHaveLength(1);
    expect(undone.filter(({ message }) => message.includes('nothing to undo'))).toHaveLength(2);
    expect((await listTodos(ctx, {})).items).toEqual([]);
    expect(await listReminders(ctx)).toEqual([]);
    await saveSetting(base, 'openai_api_key', null);
  });

  test('ten deliveries of one message at once are one row, fresh once', async () => {
    const { ctx } = world();
    const message = inbound({ from: '+15550107010' });
    const stored = await Promise.all(Array.from({ length: 10 }, () => storeInbound(ctx, message)));
    expect(new Set(stored.map((row) => row.id)).size).toBe(1);
    expect(stored.filter((row) => row.fresh)).toHaveLength(1);
    expect(stored.every((row) => row.conversationId === 'whatsapp:+15550107010' && !row.done)).toBe(true);
    const rows = await ctx.db
      .select()
      .from(webhookLogs)
      .where(eq(webhookLogs.providerMessageId, message.providerMessageId));
    expect(rows).toHaveLength(1);
    expect(rows[0]?.seq).toBeTypeOf('number');
  });

  test('messages of one talk stand in the order they came, and an old one is found by the sweep', async () => {
    const { ctx } = world();
    for (const text of ['one', 'two', 'three'])
      await storeInbound(ctx, inbound({ from: '+15550107011', text }));
    const rows = await pendingInbound(ctx, 'whatsapp:+15550107011');
    expect(rows.map((row) => row.body)).toEqual(['one', 'two', 'three']);
    expect(await stalledConversations(ctx, ctx.now())).toContain('whatsapp:+15550107011');
    expect(await stalledConversations(ctx, new Date('2027-03-10T15:00:00Z'))).not.toContain(
      'whatsapp:+15550107011',
    );
  });

  test('of twenty that want a conversation at once exactly one gets it, and the next after it', async () => {
    const ctx = await createUser(world().ctx);
    const id = conversationIdOf(ctx.user.id);
    const holders = Array.from({ length: 20 }, () => randomUUID());
    const claims = await Promise.all(
      holders.map(async (holder) => ((await claimConversation(ctx, id, holder)) ? holder : null)),
    );
    const winners = claims.filter((holder) => holder !== null);
    expect(winners).toHaveLength(1);
    await releaseConversation(ctx, { id, holder: 'f0000000-0000-4000-8000-000000000000' });
    expect(await claimConversation(ctx, id, randomUUID())).toBeNull();
    await releaseConversation(ctx, { id, holder: winners[0] ?? '' });
    expect(await claimConversation(ctx, id, randomUUID())).not.toBeNull();
  });

  test('a reply is planned once and taken by one sender', async () => {
    const ctx = await createUser(world().ctx);
    const plan = {
      userId: ctx.user.id,
      kind: 'reply',
      causeId: randomUUID(),
      body: 'hello',
      recipient: { messageId: randomUUID(), channel: 'whatsapp', address: '+15550107012' },
    };
    const plans = await Promise.all(Array.from({ length: 10 }, () => planDelivery(ctx, plan)));
    const id = plans[0]?.id ?? '';
    expect(plans.filter((made) => made.fresh)).toHaveLength(1);
    expect(new Set(plans.map((made) => made.id)).size).toBe(1);
    const strangers = await Promise.all(
      Array.from({ length: 10 }, () => planDelivery(ctx, { ...plan, userId: null, sequence: 1 })),
    );
    expect(new Set(strangers.map((made) => made.id)).size).toBe(1);
    expect(await ctx.db.select().from(deliveries).where(eq(deliveries.causeId, plan.causeId))).toHaveLength(
      2,
    );
    const claims = await Promise.all(Array.from({ length: 10 }, () => claimBatch(ctx, [id], leaseEnd(ctx))));
    expect(claims.map((claimed) => claimed.length).sort()).toEqual([...Array(9).fill(0), 1]);
  });

  test('a delivery that ten want to send at once leaves once', async () => {
    const { ctx: base, sent } = world();
    const ctx = await createUser(base);
    const { id } = await planDelivery(ctx, {
      userId: ctx.user.id,
      kind: 'reply',
      causeId: randomUUID(),
      body: 'hello',
      recipient: { messageId: randomUUID(), channel: 'whatsapp', address: '+15550107013' },
    });
    await Promise.all(Array.from({ length: 10 }, () => deliverNow(ctx, id)));
    expect(sent.map((message) => message.text)).toEqual(['hello']);
  });

  test('two first todos at once share one list', async () => {
    const ctx = await createUser(world().ctx);
    await Promise.all(['milk', 'eggs', 'bread', 'tea'].map((text) => createTodo(ctx, { text })));
    expect(await ctx.db.select().from(todoLists).where(eq(todoLists.userId, ctx.user.id))).toHaveLength(1);
    expect((await listTodos(ctx, {})).items.map((item) => item.text).sort()).toEqual([
      'bread',
      'eggs',
      'milk',
      'tea',
    ]);
  });

  test('of two lists of one name at once, one is created, and it is not the default list', async () => {
    const ctx = await createUser(world().ctx);
    const made = await Promise.allSettled([1, 2, 3].map(() => createList(ctx, { title: 'Packing' })));
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const rows = await ctx.db.select().from(todoLists).where(eq(todoLists.userId, ctx.user.id));
    expect(rows.map(({ isDefault }) => isDefault).toSorted()).toEqual([false, true]);
  });

  test('a code binds a number once, and a number moves with a new code only', async () => {
    const { ctx } = world();
    const number = driver === 'pg' ? '+15550107020' : '+15550107021';
    const [first, second] = [await claimant(ctx, number), await claimant(ctx, number)];
    const { code } = await createBindingCode(first);
    expect(await bindByMessage(ctx, 'whatsapp', '+15550107099', code)).toBeNull();
    const bound = await Promise.all(
      Array.from({ length: 5 }, () => bindByMessage(ctx, 'whatsapp', number, `my code: ${code}`)),
    );
    expect(bound.filter(Boolean)).toEqual([{ state: 'bound', userId: first.user.id, movedFrom: null }]);
    expect(await phoneState(first)).toEqual({ address: number, bound: true });
    expect(await phoneState(second)).toEqual({ address: number, bound: false });
    const again = await createBindingCode(second);
    expect(await bindByMessage(ctx, 'whatsapp', number, again.code)).toMatchObject({ state: 'asks' });
    expect(await phoneState(first)).toEqual({ address: number, bound: true });
    const moved = await Promise.all(
      Array.from({ length: 5 }, () => confirmMove(ctx, { channel: 'whatsapp', address: number })),
    );
    expect(moved.filter(Boolean)).toEqual([
      { state: 'bound', userId: second.user.id, movedFrom: first.user.id },
    ]);
    expect(await phoneState(first)).toEqual({ address: null, bound: false });
  });

  // PGlite has no connection that could be cut.
  if (driver === 'pglite') return;

  test('a connection that is cut inside a transaction leaves nothing half-written, and the next one works', async () => {
    const ctx = await createUser(world().ctx);
    const lost = inTransaction(ctx, async (tx) => {
      await createTodo(tx, { text: 'half' });
      const [here] = await rowsOf<{ pid: number }>(tx.db, sql`select pg_backend_pid() as pid`);
      await database.db.execute(sql`select pg_terminate_backend(${here?.pid}::int)`);
      await new Promise((resolve) => setTimeout(resolve, 100));
      await createTodo(tx, { text: 'other half' });
    });
    await expect(lost).rejects.toThrow();
    expect(await ctx.db.select().from(todoItems).where(eq(todoItems.userId, ctx.user.id))).toEqual([]);
    await createTodo(ctx, { text: 'whole' });
    expect((await listTodos(ctx, {})).items.map((item) => item.text)).toEqual(['whole']);
  });

  test('connections cut while they are idle are replaced', async () => {
    const { ctx } = world();
    await ctx.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await vi.waitFor(async () => {
      await Promise.all(Array.from({ length: 10 }, () => ctx.db.execute(sql`select pg_sleep(0.01)`)));
    });
  });
});

async function claimant(ctx: Ctx, address: string): Promise<UserCtx> {
  const person = await createUser(ctx);
  await claimAddress(ctx, { userId: person.user.id, channel: 'whatsapp', address });
  return person;
}

function inbound(story: { from: string; text?: string }): InboundMessage {
  return {
    channel: 'whatsapp',
    from: story.from,
    to: '+15550199999',
    providerMessageId: `SM${randomUUID().replaceAll('-', '')}`,
    type: 'text',
    text: story.text ?? 'hello',
    provenance: { source: 'test' },
  };
}
