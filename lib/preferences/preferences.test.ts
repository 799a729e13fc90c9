import { expect, test } from 'vitest';
import { contactPoints } from '@/db/schema/channels';
import { chat } from '@/lib/assistant/chat';
import type { UserCtx } from '@/lib/context';
import { dailyReminderInput } from '@/lib/daily-reminders/schema';
import { createDailyReminder } from '@/lib/daily-reminders/writes';
import { findPreferences, readPreferences } from '@/lib/preferences/reads';
import { preferencesInput } from '@/lib/preferences/schema';
import { updatePreferences } from '@/lib/preferences/writes';
import { createUser } from '@/testing/people';
import { runTool } from '@/testing/tools';
import { type TestCtx, testCtx } from '@/testing/world';

const defaults = {
  quietFrom: '22:00',
  quietTo: '07:00',
  recapOn: true,
  recapDay: 7,
  recapTime: '18:00',
  clock: null,
};

async function say(ctx: TestCtx & UserCtx, text: string): Promise<string> {
  ctx.clock.advance(1000);
  return (await chat(ctx, text)).message;
}

test('a new user has the defaults, and an update changes only the given preferences of that user', async () => {
  const ctx = await testCtx();
  const owner = await createUser(ctx);
  const other = await createUser(ctx);
  expect(await readPreferences(owner)).toEqual({ ...defaults, summaryWindow: null });
  const given = preferencesInput.parse({ quietFrom: '23:30', recapDay: 1 });
  expect(await updatePreferences(owner, given)).toEqual({ ...defaults, quietFrom: '23:30', recapDay: 1 });
  expect(await findPreferences(other)).toEqual(defaults);
});

test.each([
  [{ quietFrom: '25:00' }, 'The time must look like 07:30, between 00:00 and 23:59.'],
  [{ quietTo: 7 }, 'Give the time of day, like 07:30.'],
  [{ recapOn: 'yes' }, 'recapOn is true or false.'],
  [{ recapDay: 0 }, 'recapDay is a number from 1 (Monday) to 7 (Sunday).'],
  [{ recapDay: 1.5 }, 'recapDay is a number from 1 (Monday) to 7 (Sunday).'],
  [{ clock: '13h' }, 'clock is 12h, 24h or null.'],
  [{ recapTime: '' }, 'The time must look like 07:30, between 00:00 and 23:59.'],
  [{}, 'Nothing to change.'],
])('%o is refused with “%s”', (input, message) => {
  expect(preferencesInput.safeParse(input).error?.issues.map((issue) => issue.message)).toEqual([message]);
});

test('unknown fields are refused', () => {
  expect(preferencesInput.safeParse({ recapOn: true, isAdmin: true }).success).toBe(false);
});

test('in the chat, quiet hours can be moved, switched off and on, and undo takes that back', async () => {
  const ctx = await createUser(await testCtx());
  expect(await say(ctx, 'quiet hours from 23 to 6')).toContain('23:00 to 06:00');
  expect(await findPreferences(ctx)).toEqual({ ...defaults, quietFrom: '23:00', quietTo: '06:00' });
  await say(ctx, 'no quiet hours');
  expect(await findPreferences(ctx)).toMatchObject({ quietFrom: '23:00', quietTo: '23:00' });
  await say(ctx, 'undo');
  expect(await findPreferences(ctx)).toMatchObject({ quietFrom: '23:00', quietTo: '06:00' });
  await say(ctx, 'no quiet hours');
  expect(await say(ctx, 'turn quiet hours on')).toContain('22:00 to 07:00');
});

test.each([
  ['quiet hours from 10 to 7', '22:00', '07:00'],
  ['quiet hours from 10:30 to 6:30', '22:30', '06:30'],
  ['quiet hours from 12 to 6', '00:00', '06:00'],
  ['quiet hours from 9 to 17', '09:00', '17:00'],
  ["don't disturb me between 11pm and half past six", '23:00', '06:30'],
  ["don't message me after 9", '21:00', '07:00'],
  ['quiet hours until noon', '22:00', '12:00'],
])('“%s” means %s to %s', async (text, quietFrom, quietTo) => {
  const ctx = await createUser(await testCtx());
  await say(ctx, text);
  expect(await findPreferences(ctx)).toMatchObject({ quietFrom, quietTo });
});

test('in the chat, the recap can be moved, switched off and on, and undo takes that back', async () => {
  const ctx = await createUser(await testCtx());
  expect(await say(ctx, 'send my recap on Monday at 8')).toMatch(/Monday.*08:00/);
  expect(await findPreferences(ctx)).toEqual({ ...defaults, recapDay: 1, recapTime: '08:00' });
  await say(ctx, 'turn off the weekly recap');
  expect(await findPreferences(ctx)).toMatchObject({ recapOn: false });
  await say(ctx, 'turn it on again');
  expect(await findPreferences(ctx)).toMatchObject({ recapOn: true, recapDay: 1, recapTime: '08:00' });
  expect(await say(ctx, 'change my weekly recap to friday')).toMatch(/Friday.*08:00/);
  await say(ctx, 'undo');
  expect(await findPreferences(ctx)).toEqual({ ...defaults, recapDay: 1, recapTime: '08:00' });
});

test('the clock can be chosen, and a reply uses it from the next message on', async () => {
  const ctx = await createUser(await testCtx(), { timezone: 'America/New_York' });
  const run = async (as: UserCtx, tool: string, input: object) => (await runTool(as, tool, input)).text;
  expect(await run(ctx, 'set_preferences', { clock: '24h' })).toContain('17:00');
  expect(await findPreferences(ctx)).toMatchObject({ clock: '24h' });
  const later = { ...ctx, user: { ...ctx.user, clock: '24h' as const } };
  expect(await run(later, 'set_reminder', { title: 'tea', when: 'tomorrow at 5pm' })).toContain(
    'tomorrow, 17:00',
  );
  expect(await run(ctx, 'set_preferences', { clock: 'usual' })).toContain('5:00 PM');
  expect(await findPreferences(ctx)).toMatchObject({ clock: null });
});

test('undo in the chat leaves what was changed on the dashboard since', async () => {
  const ctx = await createUser(await testCtx());
  await say(ctx, 'quiet hours from 23 to 6');
  await updatePreferences(ctx, { recapDay: 1, recapTime: '08:00' });
  await say(ctx, 'undo');
  expect(await findPreferences(ctx)).toEqual({ ...defaults, recapDay: 1, recapTime: '08:00' });
});

test('in the chat, questions and impossible times change nothing', async () => {
  const ctx = await createUser(await testCtx());
  expect(await say(ctx, 'when are my quiet hours?')).toContain('22:00 to 07:00');
  expect(await say(ctx, 'when is my recap?')).toMatch(/Sunday.*18:00/);
  expect(await say(ctx, 'send my recap every day at 8')).toContain('once a week');
  expect(await say(ctx, 'send my recap in 2 hours')).toContain('Nothing was changed');
  expect(await findPreferences(ctx)).toEqual(defaults);
});

test('the summary window closes 24 hours after the last message from the phone, less five minutes', async () => {
  const ctx = await createUser(await testCtx(), { timezone: 'Europe/Berlin' });
  await ctx.db.insert(contactPoints).values({
    ...{ userId: ctx.user.id, channel: 'whatsapp', address: '+15550400001', state: 'bound' },
    lastInboundAt: new Date('2027-03-10T06:00:00Z'),
  });
  const readWindow = async () => (await readPreferences(ctx)).summaryWindow;
  expect(await readWindow()).toBeNull();
  const daily = (time: string) => dailyReminderInput.parse({ name: 'Morning', time });
  await createDailyReminder(ctx, daily('06:30'));
  expect(await readWindow()).toEqual({ willBeOpen: true, closesAt: '2027-03-11T05:55:00.000Z' });
  ctx.clock.set('2027-03-11T05:31:00Z');
  expect(await readWindow()).toMatchObject({ willBeOpen: false });
});

test.each([
  ['hmm make it till 5 only', '23:00', '05:00'],
  ['till 5 is enough', '23:00', '05:00'],
  ['end at 7', '23:00', '07:00'],
  ['from 10 actually', '22:00', '06:00'],
])('right after the quiet hours, “%s” means %s to %s', async (text, quietFrom, quietTo) => {
  const ctx = await createUser(await testCtx());
  await say(ctx, "don't disturb me between 11pm and 6am");
  expect(await say(ctx, 'what happens if i have a reminder at 5:30 am then?')).toContain('comes at its time');
  await say(ctx, text);
  expect(await findPreferences(ctx)).toMatchObject({ quietFrom, quietTo });
});

test('all settings are shown together', async () => {
  const ctx = await createUser(await testCtx(), { timezone: 'Europe/Paris' });
  await say(ctx, 'send me a summary every morning at 7:15');
  const shown = await say(ctx, 'show my settings');
  for (const part of ['22:00', 'recap', '07:15', 'Europe/Paris']) expect(shown).toContain(part);
});
