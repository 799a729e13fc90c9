import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, rowsOf } from '@/db/client';
import type { Database } from '@/db/database';
import { chat } from '@/lib/assistant/chat';
import { findUser } from '@/lib/auth/reads';
import { createSession } from '@/lib/auth/sessions/session-writes';
import { proveOwner } from '@/lib/auth/verify';
import { bindByProof, claimAddress, saveProof } from '@/lib/channels/contact-writes';
import { storeInbound } from '@/lib/channels/inbound/inbound-writes';
import { phoneState } from '@/lib/channels/phone';
import type { Ctx, UserCtx } from '@/lib/context';
import { deleteAccount } from '@/lib/profile/delete';
import { updateProfile } from '@/lib/profile/update';
import { createUser } from '@/testing/people';
import { sharedPostgres } from '@/testing/postgres/shared';
import { testCtx } from '@/testing/world';

const moveProof = { hash: 'move', expiresAt: new Date() };

const password = 'correct horse';
const caller = { address: '10.0.0.9', device: null, sid: null };
const postgres = sharedPostgres();
let database: Database;
let base: Ctx;
let numbers = 0;

beforeAll(async () => {
  database = await openDatabase({
    url: await postgres.create('races', 'migrated'),
    dataDir: '',
    neonWsProxy: null,
  });
  base = { ...(await testCtx()), db: database.db };
});

afterAll(async () => {
  await database?.close();
});

test('of two admins who delete their accounts at the same time, one stays', async () => {
  for (let round = 0; round < 5; round += 1) {
    const admins = [await createAccount({ isAdmin: true }), await createAccount({ isAdmin: true })];
    const left = await Promise.allSettled(admins.map((admin) => deleteAccount(admin, password, caller)));
    expect(left.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(left.find((result) => result.status === 'rejected')?.reason).toMatchObject({ code: 'conflict' });
    await base.db.execute(sql`update users set is_admin = false`);
  }
});

test('an account that is deleted while its messages are answered leaves no rows', async () => {
  for (let round = 0; round < 5; round += 1) {
    const me = await createAccount();
    const number = await bindNumber(me);
    const [gone] = await Promise.allSettled([
      deleteAccount(me, password, caller),
      chat(me, 'add milk'),
      chat(me, 'remember my locker code is 4821'),
      storeInbound(base, inbound(number)),
    ]);
    expect(gone).toMatchObject({ status: 'fulfilled' });
    expect(await findUser(base.db, me.user.id)).toBeNull();
    for (const table of ['talks', 'turns', 'messages', 'todo_items', 'user_info', 'contact_points'])
      expect(await countOf(table, me.user.id), table).toBe(0);
    await expect(chat(me, 'add bread')).rejects.toMatchObject({ code: 'not_found' });
  }
});

test('changing the phone number while the old one is being bound does not deadlock, and the new one is unbound', async () => {
  for (let round = 0; round < 5; round += 1) {
    const me = await createAccount();
    const old = nextNumber();
    await claimAddress(base, { userId: me.user.id, channel: 'whatsapp', address: old });
    const hash = randomUUID();
    await saveProof(me, 'whatsapp', old, { hash, expiresAt: new Date(base.now().getTime() + 60_000) });
    const change = { phoneNumber: nextNumber(), currentPassword: password };
    const [changed] = await Promise.allSettled([
      updateProfile(me, change, caller),
      bindByProof(base, { channel: 'whatsapp', claimed: old, hash, moveProof }),
    ]);
    expect(changed).toMatchObject({ status: 'fulfilled' });
    expect(await phoneState(me)).toEqual({ address: change.phoneNumber, bound: false });
  }
});

test('a session that the old password opens while a new one is set is refused', async () => {
  const me = await createAccount();
  const proof = await proveOwner(base, { ...caller, email: me.user.email, password });
  await updateProfile(me, { newPassword: 'another horse', currentPassword: password }, caller);
  await expect(createSession(base, me.user.id, proof.passwordHash)).rejects.toMatchObject({
    code: 'unauthenticated',
  });
  expect(await countOf('sessions', me.user.id)).toBe(0);
});

test('of two new passwords at the same time, one is refused', async () => {
  const me = await createAccount();
  const results = await Promise.allSettled(
    ['first horse', 'second horse'].map((newPassword) =>
      updateProfile(me, { newPassword, currentPassword: password }, caller),
    ),
  );
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(results.find((result) => result.status === 'rejected')?.reason).toMatchObject({ code: 'invalid' });
});

function createAccount(story: { isAdmin?: boolean } = {}): Promise<UserCtx> {
  return createUser(base, { password, ...story });
}

function nextNumber(): string {
  numbers += 1;
  return `+1555030${String(numbers).padStart(4, '0')}`;
}

async function bindNumber(ctx: UserCtx): Promise<string> {
  const address = nextNumber();
  await claimAddress(base, { userId: ctx.user.id, channel: 'whatsapp', address });
  const hash = randomUUID();
  await saveProof(ctx, 'whatsapp', address, { hash, expiresAt: new Date(base.now().getTime() + 60_000) });
  expect(await bindByProof(base, { channel: 'whatsapp', claimed: address, hash, moveProof })).not.toBeNull();
  return address;
}

function inbound(from: string) {
  const providerMessageId = `SM${randomUUID().replaceAll('-', '')}`;
  const story = { from, to: null, providerMessageId, type: 'text', text: 'hello', provenance: {} } as const;
  return { channel: 'whatsapp', ...story } as const;
}

async function countOf(table: string, userId: string): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    base.db,
    sql`select count(*)::int as count from ${sql.identifier(table)} where user_id = ${userId}::uuid`,
  );
  return row?.count ?? -1;
}
