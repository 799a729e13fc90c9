import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { audit } from '@/db/schema/admin';
import { deliveries } from '@/db/schema/deliveries';
import { listActivity } from '@/lib/admin/activity-reads';
import { switchChannel } from '@/lib/admin/channels';
import { addCommand, changeCommand, removeCommand } from '@/lib/admin/commands';
import { changeConfig } from '@/lib/admin/config';
import { systemState } from '@/lib/admin/system';
import { changeGrants } from '@/lib/admin/users/users';
import { createTodo } from '@/lib/todos/writes';
import { createUser } from '@/testing/people';
import { ownDatabase, testCtx } from '@/testing/world';

ownDatabase();

async function adminIn(year: number) {
  const base = await testCtx();
  base.clock.set(`${year}-01-01T12:00:00Z`);
  return createUser(base, { isAdmin: true, email: `admin-${year}@example.com` });
}

test('recent activity is listed newest first, with who did it and what changed', async () => {
  const ctx = await adminIn(2050);
  const tick = () => ctx.clock.advance(61_000);
  const person = await createUser(ctx, { email: 'kim-2050@example.com' });
  tick();
  const command = await addCommand(ctx, {
    command: '/shop',
    description: 'Show the list',
    action: 'list_todos',
    isActive: true,
  });
  tick();
  await changeCommand(ctx, command.id, { isActive: false });
  tick();
  await changeConfig(ctx, {
    temperature: 0.2,
    systemPrompt: 'planted words of the admin, long and winding',
  });
  tick();
  await changeGrants(ctx, person.user.id, { dailyTokens: 500 });
  tick();
  await switchChannel(ctx, 'whatsapp', true);
  tick();
  await switchChannel(ctx, 'whatsapp', true);
  await switchChannel(ctx, 'whatsapp', false);
  tick();
  await createTodo(person, { text: 'planted todo' });
  await ctx.db.insert(deliveries).values({
    userId: person.user.id,
    kind: 'daily_test',
    causeId: randomUUID(),
    body: 'planted body',
    dueAt: ctx.now(),
    state: 'unknown',
  });
  tick();
  await removeCommand(ctx, command.id);
  const { rows } = await listActivity(ctx, {});
  const mine = rows.filter(({ at }) => at.startsWith('2050'));
  const shown = mine.map(({ actor, action, text }) => [actor, action, text]);
  const admin = 'admin-2050@example.com';
  expect(shown.slice(0, 8)).toEqual([
    [admin, 'command.delete', expect.stringContaining('/shop')],
    [null, 'delivery.unknown', expect.stringMatching(/daily test.*kim-2050@example\.com/)],
    [admin, 'channel.on', expect.stringContaining('whatsapp')],
    [admin, 'channel.off', expect.stringContaining('whatsapp')],
    [admin, 'user.set_budget', expect.stringMatching(/kim-2050@example\.com.*dailyTokens none → 500$/)],
    [admin, 'config.update', expect.stringMatching(/temperature 0\.7 → 0\.2, systemPrompt$/)],
    [admin, 'command.update', expect.stringMatching(/\/shop.*isActive true → false$/)],
    [admin, 'command.create', expect.stringContaining('/shop')],
  ]);
  expect(
    mine
      .slice(8)
      .map(({ actor, action }) => `${actor} ${action}`)
      .toSorted(),
  ).toEqual(['admin-2050@example.com user.register', 'kim-2050@example.com user.register']);
  expect(JSON.stringify(rows)).not.toContain('planted');
});

test('pages neither repeat nor skip an event', async () => {
  const ctx = await adminIn(2051);
  for (let n = 0; n < 90; n += 1) {
    if (n % 10 === 0) ctx.clock.advance(1000);
    await createUser(ctx);
  }
  const seen: string[] = [];
  let after: string | undefined;
  for (let page = 0; page < 3; page += 1) {
    const { rows, next } = await listActivity(ctx, after ? { after } : {});
    seen.push(...rows.map(({ id }) => id));
    after = next ?? undefined;
  }
  expect(new Set(seen).size).toBe(90);
});

test('an edit that saves with every keystroke is one audit row; switching on or off has its own', async () => {
  const ctx = await adminIn(2052);
  const { id } = await addCommand(ctx, {
    command: '/s',
    description: 'S',
    action: 'list_todos',
    isActive: true,
  });
  for (const command of ['/sh', '/sho', '/shop2']) {
    ctx.clock.advance(900);
    await changeCommand(ctx, id, { command });
  }
  for (const isActive of [false, true]) {
    ctx.clock.advance(900);
    await changeCommand(ctx, id, { isActive });
  }
  ctx.clock.advance(900);
  await changeCommand(ctx, id, { description: 'Shopping' });
  ctx.clock.advance(61_000);
  await changeCommand(ctx, id, { description: 'Shopping list' });
  const rows = await ctx.db.select().from(audit).where(eq(audit.subject, id)).orderBy(desc(audit.createdAt));
  const edits = rows.filter(({ action }) => action === 'command.update');
  expect(edits).toHaveLength(5);
  expect(edits.at(-1)).toMatchObject({ before: { command: '/s' }, after: { command: '/shop2' } });
  await removeCommand(ctx, id);
});

test('the system state shows the kill switch and the backlog', async () => {
  const ctx = await adminIn(2053);
  const before = await systemState(ctx);
  expect(before).toMatchObject({
    database: { ok: true },
    messaging: { state: 'active' },
    telegram: { state: 'not_configured' },
    email: { state: 'not_configured' },
    queue: { kind: 'local' },
    channels: [{ channel: 'whatsapp', off: false }],
  });
  await switchChannel(ctx, 'whatsapp', true);
  expect(await systemState(ctx)).toMatchObject({
    messaging: { state: 'off' },
    channels: [{ channel: 'whatsapp', off: true }],
  });
  await switchChannel(ctx, 'whatsapp', false);
  await ctx.db.insert(deliveries).values({
    userId: ctx.user.id,
    kind: 'reminder',
    causeId: ctx.user.id,
    body: '',
    dueAt: new Date('2020-01-01T00:00:00Z'),
    sendAt: new Date('2020-01-01T00:00:00Z'),
  });
  expect((await systemState(ctx)).queue).toMatchObject({
    backlog: before.queue.backlog + 1,
    oldestDue: '2020-01-01T00:00:00.000Z',
  });
  await ctx.db.delete(deliveries).where(eq(deliveries.causeId, ctx.user.id));
});
