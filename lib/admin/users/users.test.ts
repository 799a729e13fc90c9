import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { audit } from '@/db/schema/admin';
import { users } from '@/db/schema/auth';
import { changeUserInput, usersQuery } from '@/lib/admin/schema';
import { listUsers, userDetail } from '@/lib/admin/users/user-reads';
import { changeGrants, endSessions } from '@/lib/admin/users/users';
import { chat } from '@/lib/assistant/chat';
import { createSession } from '@/lib/auth/sessions/session-writes';
import { claimAddress } from '@/lib/channels/contact-writes';
import { checked } from '@/lib/http/body';
import { createTodo } from '@/lib/todos/writes';
import { createUser } from '@/testing/people';
import { ownDatabase, type TestCtx, testCtx } from '@/testing/world';

ownDatabase();

const day = 86_400_000;

test('users are listed newest first, in pages, each once', async () => {
  const ctx = await testCtx();
  // The users of this test are newer than those of other tests. Many of them are created at the same instant.
  ctx.clock.set('2031-01-01T00:00:00Z');
  const made: string[] = [];
  for (let n = 0; n < 150; n += 1) {
    if (n % 50 === 0) ctx.clock.advance(1000);
    made.push((await createUser(ctx)).user.id);
  }
  const seen: string[] = [];
  let after: string | undefined;
  for (let page = 0; page < 3; page += 1) {
    const { rows, next } = await listUsers(ctx, after ? { after } : {});
    expect(rows).toHaveLength(50);
    seen.push(...rows.map(({ id }) => id));
    after = next ?? undefined;
  }
  expect(after).toBeUndefined();
  expect(seen.toSorted()).toEqual(made.toSorted());
  expect(new Set(seen.slice(0, 50))).toEqual(new Set(made.slice(100)));
});

test('a cursor that is not ours is refused', async () => {
  await expect(listUsers(await testCtx(), { after: 'bm90IG91cnM' })).rejects.toMatchObject({
    code: 'invalid',
    message: 'Invalid cursor.',
  });
});

test('search matches the start of first name, last name, full name, e-mail address and phone number in any format', async () => {
  const ctx = await testCtx();
  const ada = await createUser(ctx, {
    email: 'ada.b_1@example.org',
    firstName: 'Adalind',
    lastName: 'Byronova',
  });
  await claimAddress(ctx, { userId: ada.user.id, channel: 'whatsapp', address: '+15559876543' });
  await createUser(ctx, { email: 'ada.bx1@example.org', firstName: 'Grace' });
  const found = (search: string) => listUsers(ctx, checked(usersQuery, { search })).then(({ rows }) => rows);
  for (const words of [
    'adalind',
    'ADALIND by',
    'byron',
    'Ada.B_1@',
    '+1 (555) 987-65',
    '15559876543',
    '0015559876543',
  ])
    expect(await found(words), words).toMatchObject([{ id: ada.user.id, phoneNumber: '+15559876543' }]);
  for (const words of ['lind', '%', '\\', '5559876543', 'adalind byronova jr'])
    expect(await found(words), words).toEqual([]);
  expect(await found('ada.b')).toHaveLength(2);
});

test('a user is shown with counts, sessions and channels, but without any of their texts', async () => {
  const ctx = await testCtx();
  const me = await createUser(ctx, { firstName: 'Planted', timezone: 'Asia/Tokyo' });
  await createTodo(me, { text: 'planted todo' });
  await chat(me, 'remember my planted code is 4821');
  await claimAddress(ctx, { userId: me.user.id, channel: 'whatsapp', address: '+15550300001' });
  const sid = await createSession(ctx, me.user.id, undefined, 'Firefox on Linux');
  const detail = await userDetail(ctx, me.user.id);
  expect(detail).toMatchObject({
    timezone: 'Asia/Tokyo',
    totalTodos: 1,
    totalMessages: 2,
    tokensToday: 0,
    tokenBudget: { default: 100_000, own: null },
    sessions: [
      {
        device: 'Firefox on Linux',
        createdAt: '2027-03-10T15:00:00.000Z',
        seenAt: '2027-03-10T15:00:00.000Z',
      },
    ],
    channels: [{ channel: 'whatsapp', address: '+15550300001', state: 'claimed', lastInboundAt: null }],
  });
  const said = JSON.stringify(detail);
  for (const secret of [sid, 'planted todo', '4821', 'planted code']) expect(said).not.toContain(secret);
  expect(detail.sessions[0]?.id).not.toBe('');
});

test('all sessions of a user are ended', async () => {
  const admin = await someAdmin();
  const me = await createUser(admin);
  await createSession(admin, me.user.id);
  await createSession(admin, me.user.id);
  expect(await endSessions(admin, me.user.id)).toEqual({ ended: 2 });
  expect(await endSessions(admin, me.user.id)).toEqual({ ended: 0 });
  await expect(endSessions(admin, unknownId)).rejects.toMatchObject({ code: 'not_found' });
  expect((await userDetail(admin, me.user.id)).sessions).toEqual([]);
});

test('admin rights are granted and withdrawn, each with an audit row, and the last admin stays', async () => {
  const admin = await onlyAdmin();
  const other = await createUser(admin);
  expect(await changeGrants(admin, other.user.id, { isAdmin: true })).toMatchObject({ isAdmin: true });
  await changeGrants(admin, other.user.id, { isAdmin: true });
  expect(await changeGrants(admin, other.user.id, { isAdmin: false })).toMatchObject({ isAdmin: false });
  await expect(changeGrants(admin, admin.user.id, { isAdmin: false })).rejects.toMatchObject({
    code: 'conflict',
  });
  const rows = await admin.db.select().from(audit).where(eq(audit.subject, other.user.id));
  expect(rows.map(({ action, before, after }) => ({ action, before, after }))).toEqual([
    { action: 'user.grant_admin', before: { isAdmin: false }, after: { isAdmin: true } },
    { action: 'user.withdraw_admin', before: { isAdmin: true }, after: { isAdmin: false } },
  ]);
  await expect(changeGrants(other, admin.user.id, { isAdmin: false })).rejects.toMatchObject({
    code: 'forbidden',
  });
  await expect(changeGrants(admin, unknownId, { isAdmin: true })).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('only admin rights and the token budget can be changed', () => {
  for (const wrong of [
    {},
    { email: 'x@example.com' },
    { isAdmin: 'yes' },
    { dailyTokens: -1 },
    { dailyTokens: 1.5 },
  ])
    expect(changeUserInput.safeParse(wrong).success).toBe(false);
  expect(checked(changeUserInput, { dailyTokens: null })).toEqual({ dailyTokens: null });
});

test('a session near its absolute end is shown with the last time it is known to have been used', async () => {
  const ctx = await testCtx();
  const me = await createUser(ctx);
  await createSession(ctx, me.user.id);
  ctx.clock.advance(6 * day);
  expect((await userDetail(ctx, me.user.id)).sessions).toMatchObject([
    { seenAt: '2027-03-10T15:00:00.000Z' },
  ]);
});

const unknownId = '00000000-0000-4000-8000-000000000000';

async function someAdmin(ctx?: TestCtx) {
  return createUser(ctx ?? (await testCtx()), { isAdmin: true });
}

async function onlyAdmin() {
  const ctx = await testCtx();
  await ctx.db.update(users).set({ isAdmin: false }).where(eq(users.isAdmin, true));
  return someAdmin(ctx);
}
