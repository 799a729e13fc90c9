import { expect, test } from 'vitest';
import { contactPoints } from '@/db/schema/channels';
import { chat } from '@/lib/assistant/chat';
import type { UserCtx } from '@/lib/context';
import { dailyReminderInput } from '@/lib/daily-reminders/schema';
import { createDailyReminder } from '@/lib/daily-reminders/writes';
import { preferencesOf, readPreferences } from '@/lib/preferences/reads';
import { preferencesInput } from '@/lib/preferences/schema';
import { updatePreferences } from '@/lib/preferences/writes';
import { createUser } from '@/lib/testing/people';
import { type TestCtx, testCtx } from '@/lib/testing/world';

const defaults = {
  quietFrom: '22:00',
  quietTo: '07:00',
  recapOn: true,
  recapDay: 7,
  recapTime: '18:00',
};

/** What is answered; every message is a second later than the one before. */
async function say(ctx: TestCtx & UserCtx, text: string): Promise<string> {
  ctx.clock.advance(1000);
  return (await chat(ctx, text)).message;
}

test('everybody begins with the usual ones; what is changed is theirs alone and the rest stays', async () => {
  const world = await testCtx();
  const ctx = await createUser(world);
  const neighbour = await createUser(world);
  expect(await readPreferences(ctx)).toEqual({ ...defaults, summaryWindow: null });
  const given = preferencesInput.parse({ quietFrom: '23:30', recapDay: 1 });
  expect(await updatePreferences(ctx, given)).toEqual({ ...defaults, quietFrom: '23:30', recapDay: 1 });
  expect(await preferencesOf(neighbour)).toEqual(defaults);
});

test.each([
  [{ quietFrom: '25:00' }, 'The time must look like 07:30, between 00:00 and 23:59.'],
  [{ quietTo: 7 }, 'Give the time of day, like 07:30.'],
  [{ recapOn: 'yes' }, 'recapOn is true or false.'],
  [{ recapDay: 0 }, 'recapDay is a number from 1 (Monday) to 7 (Sunday).'],
  [{ recapDay: 1.5 }, 'recapDay is a number from 1 (Monday) to 7 (Sunday).'],
  [{ recapTime: '' }, 'The time must look like 07:30, between 00:00 and 23:59.'],
  [{}, 'Nothing to change.'],
])('%o is refused: %s', (input, message) => {
  expect(preferencesInput.safeParse(input).error?.issues.map((issue) => issue.message)).toEqual([message]);
});

test('what is no preference is refused', () => {
  expect(preferencesInput.safeParse({ recapOn: true, isAdmin: true }).success).toBe(false);
});

test('quiet hours by chat: moved, dropped, brought back, and each undone', async () => {
  const ctx = await createUser(await testCtx());
  expect(await say(ctx, 'quiet hours from 23 to 6')).toContain('Quiet hours: 23:00 to 06:00.');
  expect(await preferencesOf(ctx)).toEqual({ ...defaults, quietFrom: '23:00', quietTo: '06:00' });
  expect(await say(ctx, 'no quiet hours')).toContain('No quiet hours');
  expect(await preferencesOf(ctx)).toMatchObject({ quietFrom: '23:00', quietTo: '23:00' });
  expect(await say(ctx, 'undo')).toBe('Undone: no quiet hours.');
  expect(await preferencesOf(ctx)).toMatchObject({ quietFrom: '23:00', quietTo: '06:00' });
  await say(ctx, 'no quiet hours');
  expect(await say(ctx, 'turn quiet hours on')).toContain('Quiet hours: 22:00 to 07:00.');
});

test.each([
  ['quiet hours from 10 to 7', '22:00', '07:00'],
  ['quiet hours from 10:30 to 6:30', '22:30', '06:30'],
  ['quiet hours from 12 to 6', '00:00', '06:00'],
  ['quiet hours from 9 to 17', '09:00', '17:00'],
  ["don't disturb me between 11pm and half past six", '23:00', '06:30'],
  ["don't message me after 9", '21:00', '07:00'],
  ['quiet hours until noon', '22:00', '12:00'],
])('%s: %s to %s', async (text, quietFrom, quietTo) => {
  const ctx = await createUser(await testCtx());
  await say(ctx, text);
  expect(await preferencesOf(ctx)).toMatchObject({ quietFrom, quietTo });
});

test('the recap by chat: moved, switched off and on, undone; the other preferences stay', async () => {
  const ctx = await createUser(await testCtx());
  expect(await say(ctx, 'send my recap on Monday at 8')).toBe('Your weekly recap comes on Mondays at 08:00.');
  expect(await preferencesOf(ctx)).toEqual({ ...defaults, recapDay: 1, recapTime: '08:00' });
  expect(await say(ctx, 'turn off the weekly recap')).toBe('The weekly recap is switched off.');
  expect(await say(ctx, 'turn it on again')).toBe('Your weekly recap comes on Mondays at 08:00.');
  expect(await say(ctx, 'change my weekly recap to friday')).toBe(
    'Your weekly recap comes on Fridays at 08:00.',
  );
  await say(ctx, 'undo');
  expect(await preferencesOf(ctx)).toEqual({ ...defaults, recapDay: 1, recapTime: '08:00' });
});

test('a question changes nothing, and what cannot be is refused with words', async () => {
  const ctx = await createUser(await testCtx());
  expect(await say(ctx, 'when are my quiet hours?')).toContain('Quiet hours: 22:00 to 07:00.');
  expect(await say(ctx, 'when is my recap?')).toContain('Your weekly recap comes on Sundays at 18:00.');
  expect(await say(ctx, 'send my recap every day at 8')).toContain('The recap comes once a week.');
  expect(await say(ctx, 'send my recap in 2 hours')).toContain('Nothing was changed');
  expect(await preferencesOf(ctx)).toEqual(defaults);
});

test('whether the coming summary can leave in full is decided by the last message from the phone', async () => {
  const ctx = await createUser(await testCtx(), { timezone: 'Europe/Berlin' });
  await ctx.db.insert(contactPoints).values({
    ...{ userId: ctx.user.id, channel: 'whatsapp', address: '+15550400001', state: 'bound' },
    lastInboundAt: new Date('2027-03-10T06:00:00Z'),
  });
  const windowNow = async () => (await readPreferences(ctx)).summaryWindow;
  expect(await windowNow()).toBeNull();
  const daily = (time: string) => dailyReminderInput.parse({ name: 'Morning', time });
  await createDailyReminder(ctx, daily('06:30'));
  expect(await windowNow()).toEqual({ willBeOpen: true, closesAt: '2027-03-11T05:55:00.000Z' });
  ctx.clock.set('2027-03-11T05:31:00Z');
  expect(await windowNow()).toMatchObject({ willBeOpen: false });
});
