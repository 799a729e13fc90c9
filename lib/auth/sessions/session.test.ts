import { expect, test } from 'vitest';
import { findSession } from '@/lib/auth/reads';
import { isEndDue } from '@/lib/auth/rules';
import { listSessions } from '@/lib/auth/sessions/session-reads';
import {
  createSession,
  deleteOtherSessions,
  deleteSession,
  endOwnSession,
  moveSessionEnd,
  sweepSessions,
} from '@/lib/auth/sessions/session-writes';
import { createUser } from '@/testing/people';
import { type TestCtx, testCtx } from '@/testing/world';

const hour = 3_600_000;
const day = 24 * hour;

async function request(ctx: TestCtx, sid: string): Promise<'gone' | 'read' | 'moved'> {
  const session = await findSession(ctx.db, sid, ctx.now());
  if (!session) return 'gone';
  if (!isEndDue(session, ctx.now())) return 'read';
  await moveSessionEnd(ctx, { id: sid, createdAt: session.createdAt });
  return 'moved';
}

test('a user sees where they are signed in, and signs out there; a stranger cannot', async () => {
  const base = await testCtx();
  const [me, stranger] = [await createUser(base), await createUser(base)];
  const here = await createSession(base, me.user.id, undefined, 'Firefox on Linux');
  await createSession(base, me.user.id, undefined, 'Safari on iPhone');
  const listed = await listSessions(me, here);
  expect(listed.map(({ device, isCurrent }) => [device, isCurrent])).toEqual(
    expect.arrayContaining([
      ['Firefox on Linux', true],
      ['Safari on iPhone', false],
    ]),
  );
  expect(JSON.stringify(listed)).not.toContain(here);
  const phone = listed.find(({ isCurrent }) => !isCurrent)?.id ?? '';
  await expect(endOwnSession(stranger, phone)).rejects.toMatchObject({ code: 'not_found' });
  await endOwnSession(me, phone);
  expect(await listSessions(me, here)).toMatchObject([{ isCurrent: true }]);
});

test('a device whose session has ended is not listed', async () => {
  const me = await createUser(await testCtx());
  await createSession(me, me.user.id, undefined, 'Safari on iPhone');
  me.clock.advance(7 * day);
  const here = await createSession(me, me.user.id, undefined, 'Firefox on Linux');
  expect(await listSessions(me, here)).toMatchObject([{ device: 'Firefox on Linux', isCurrent: true }]);
});

test('a session is found with its person in one statement', async () => {
  const ctx = await testCtx();
  const { user } = await createUser(ctx, { firstName: 'Ada', isAdmin: true, phoneNumber: '+15550100001' });
  const sid = await createSession(ctx, user.id);
  ctx.trips.reset();
  const session = await findSession(ctx.db, sid, ctx.now());
  expect(session?.user).toEqual(user);
  expect(ctx.trips.statements).toHaveLength(1);
});

test('seven days without use end a session', async () => {
  const ctx = await testCtx();
  const { user } = await createUser(ctx);
  const sid = await createSession(ctx, user.id);
  ctx.clock.advance(7 * day - 1);
  expect(await request(ctx, sid)).toBe('moved');
  ctx.clock.advance(7 * day - 1);
  expect(await request(ctx, sid)).toBe('moved');
  ctx.clock.advance(7 * day);
  expect(await request(ctx, sid)).toBe('gone');
});

test('thirty days end a session that is used every day', async () => {
  const ctx = await testCtx();
  const { user } = await createUser(ctx);
  const sid = await createSession(ctx, user.id);
  for (let days = 1; days < 30; days += 1) {
    ctx.clock.advance(day);
    expect(await request(ctx, sid)).not.toBe('gone');
  }
  ctx.clock.advance(day - 1);
  expect(await request(ctx, sid)).toBe('read');
  ctx.clock.advance(1);
  expect(await request(ctx, sid)).toBe('gone');
});

test('the end is written at most once an hour', async () => {
  const ctx = await testCtx();
  const { user } = await createUser(ctx);
  const sid = await createSession(ctx, user.id);
  const seen = [];
  for (let minutes = 0; minutes < 180; minutes += 20) {
    seen.push(await request(ctx, sid));
    ctx.clock.advance(20 * 60_000);
  }
  expect(seen.filter((what) => what === 'moved')).toHaveLength(2);
});

test('signing out ends this session and no other', async () => {
  const ctx = await testCtx();
  const { user } = await createUser(ctx);
  const laptop = await createSession(ctx, user.id);
  const phone = await createSession(ctx, user.id);
  await deleteSession(ctx, laptop);
  await deleteSession(ctx, laptop);
  expect(await request(ctx, laptop)).toBe('gone');
  expect(await request(ctx, phone)).toBe('read');
});

test('ending the other sessions keeps the one in use, and other people signed in', async () => {
  const ctx = await testCtx();
  const ada = await createUser(ctx);
  const bob = await createUser(ctx);
  const here = await createSession(ctx, ada.user.id);
  const elsewhere = await createSession(ctx, ada.user.id);
  const bobs = await createSession(ctx, bob.user.id);
  await deleteOtherSessions(ada, here);
  expect(await Promise.all([here, elsewhere, bobs].map((sid) => request(ctx, sid)))).toEqual([
    'read',
    'gone',
    'read',
  ]);
});

test('the sweep takes only sessions whose time is over', async () => {
  const ctx = await testCtx();
  const { user } = await createUser(ctx);
  const old = await createSession(ctx, user.id);
  ctx.clock.advance(5 * day);
  const young = await createSession(ctx, user.id);
  ctx.clock.advance(3 * day);
  await sweepSessions(ctx);
  ctx.clock.advance(-3 * day);
  expect(await request(ctx, old)).toBe('gone');
  expect(await request(ctx, young)).toBe('read');
});
