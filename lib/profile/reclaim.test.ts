import { expect, test } from 'vitest';
import { authMessages } from '@/lib/auth/messages';
import { createResetToken, resetPassword } from '@/lib/auth/reset/reset';
import { serveFeed } from '@/lib/calendar-feed/serve-feed';
import { createFeed } from '@/lib/calendar-feed/writes';
import { findUserByAddress, ownPhone } from '@/lib/channels/contact-reads';
import { bindByStart, createTelegramLink } from '@/lib/channels/telegram/link';
import { demoCalendar } from '@/lib/connectors/demo';
import { listConnectors } from '@/lib/connectors/reads';
import type { UserCtx } from '@/lib/context';
import { reclaimByEmail } from '@/lib/profile/reclaim';
import { connectCalendar } from '@/testing/calendar';
import { createUserWithPhone } from '@/testing/due';
import { createUser } from '@/testing/people';
import { type TestCtx, testCtx } from '@/testing/world';

async function connectAll(ctx: TestCtx & UserCtx) {
  const chat = `chat of ${ctx.user.id}`;
  const text = (await createTelegramLink(ctx)).command;
  await bindByStart(ctx, { address: chat, text, name: 'mallory' });
  await connectCalendar(ctx);
  const { url } = await createFeed(ctx, {});
  return { chat, feed: url?.split('/').at(-1) ?? '' };
}

async function reset(ctx: UserCtx): Promise<string> {
  const token = await createResetToken(ctx, ctx.user.id);
  const input = { token, password: 'the owner’s password', address: `reset ${ctx.user.id}` };
  return (await resetPassword(ctx, input, reclaimByEmail)).message;
}

async function worldCtx(): Promise<TestCtx> {
  const ctx = await testCtx();
  Object.assign(ctx.ports.messengers, { telegram: ctx.ports.messengers.whatsapp });
  return ctx;
}

test('a stranger registered the address first and connected everything: the owner’s first reset removes it all', async () => {
  const ctx = await createUserWithPhone(await worldCtx());
  const { chat, feed } = await connectAll(ctx);
  const unused = await createTelegramLink(ctx);
  const phone = await ownPhone(ctx);
  const message = await reset(ctx);
  for (const ended of ['WhatsApp', 'Telegram', 'calendar address', 'connected calendar'])
    expect(message).toContain(ended);
  expect(await findUserByAddress(ctx, 'telegram', chat)).toBeNull();
  expect(await findUserByAddress(ctx, 'whatsapp', phone?.address ?? '')).toBeNull();
  expect(await ownPhone(ctx)).toEqual({ address: phone?.address, state: 'claimed' });
  await expect(serveFeed(ctx, feed)).rejects.toMatchObject({ code: 'not_found' });
  expect(await listConnectors(ctx)).toEqual([]);
  expect(await bindByStart(ctx, { address: chat, text: unused.command, name: null })).toBeNull();
});

test('the owner’s first reset also ends our access at the provider of the calendar', async () => {
  const revoked: string[] = [];
  const grant = { email: 'mallory@calendar.example', accessToken: 'access', refreshToken: 'refresh' };
  const calendar = {
    ...demoCalendar,
    isDemo: false,
    exchangeCode: async () => ({ ...grant, expiresInSeconds: 3600 }),
    revokeToken: async (token: string) => {
      revoked.push(token);
    },
  };
  const ctx = await createUser(await testCtx({ calendar }));
  await connectCalendar(ctx);
  await reset(ctx);
  expect(revoked).toEqual(['refresh']);
});

test('an owner whose address is proven keeps what is connected, reset after reset', async () => {
  const ctx = await createUser(await worldCtx());
  expect(await reset(ctx)).toBe(authMessages.resetDone);
  const { chat, feed } = await connectAll(ctx);
  expect(await reset(ctx)).toBe(authMessages.resetDone);
  expect(await findUserByAddress(ctx, 'telegram', chat)).toMatchObject({ id: ctx.user.id });
  expect((await serveFeed(ctx, feed)).body).toContain('VCALENDAR');
  expect(await listConnectors(ctx)).toHaveLength(1);
});
