import { and, asc, eq, inArray } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { users } from '@/db/schema/auth';
import { deliveries } from '@/db/schema/deliveries';
import { schedules } from '@/db/schema/scheduler';
import { socialDates } from '@/db/schema/social';
import { chat, undoChat } from '@/lib/assistant/chat';
import type { UserCtx } from '@/lib/context';
import { checked } from '@/lib/http/body';
import { armWake } from '@/lib/outbox/queue/arm';
import { updateProfile } from '@/lib/profile/update';
import { listReminders } from '@/lib/reminders/reads';
import { listSocialDates, maxSocialDates } from '@/lib/social/reads';
import { createSocialDateInput, updateSocialDateInput } from '@/lib/social/schema';
import { createSocialDate, deleteSocialDate, updateSocialDate } from '@/lib/social/writes';
import { listTodos } from '@/lib/todos/reads';
import { clearSchedules, createUserWithPhone, runDueJobs } from '@/testing/due';
import { createUser } from '@/testing/people';
import { type TestCtx, testCtx } from '@/testing/world';

beforeEach(clearSchedules);

const keep = (ctx: UserCtx, body: unknown) => createSocialDate(ctx, checked(createSocialDateInput, body));
const change = (ctx: UserCtx, id: string, body: unknown) =>
  updateSocialDate(ctx, id, checked(updateSocialDateInput, body));
const mom = { name: 'mom', month: 5, day: 3, year: 1967 };

async function listDeliveries(ctx: UserCtx): Promise<string[]> {
  const rows = await ctx.db
    .select({ occursOn: deliveries.occursOn, dueAt: deliveries.dueAt, state: deliveries.state })
    .from(deliveries)
    .where(and(eq(deliveries.userId, ctx.user.id), inArray(deliveries.kind, ['social', 'social_lead'])))
    .orderBy(asc(deliveries.dueAt));
  return rows.map(({ occursOn, dueAt, state }) => `${occursOn} ${dueAt.toISOString().slice(0, 16)} ${state}`);
}

const sayTo = (ctx: TestCtx & UserCtx) => async (text: string) => {
  ctx.clock.advance(1000);
  return (await chat(ctx, text)).message;
};

async function runWakes(ctx: TestCtx, from: string, to: string, hours = 6): Promise<void> {
  for (let at = Date.parse(from); at <= Date.parse(to); at += hours * 3_600_000) {
    ctx.clock.set(new Date(at));
    await runDueJobs(ctx);
  }
}

test('a birthday is announced every year at 09:00 on its day, with the age, the note and a link to send a wish', async () => {
  const ctx = await createUserWithPhone(await testCtx());
  await keep(ctx, { ...mom, note: 'likes tulips' });
  await armWake(ctx);
  ctx.clock.set('2027-05-03T06:59:00Z');
  await runDueJobs(ctx);
  expect(ctx.sent).toEqual([]);
  await ctx.db.update(users).set({ recapOn: false }).where(eq(users.id, ctx.user.id));
  ctx.clock.set('2027-05-03T07:00:00Z');
  await runDueJobs(ctx);
  await runDueJobs(ctx);
  expect(await listDeliveries(ctx)).toEqual(['2027-05-03 2027-05-03T07:00 delivered']);
  const [row] = await ctx.db
    .select({ body: deliveries.body })
    .from(deliveries)
    .where(eq(deliveries.userId, ctx.user.id));
  for (const part of ['mom', '60', 'likes tulips', 'https://wa.me/?text=Happy%20birthday%2C%20mom%21'])
    expect(row?.body).toContain(part);
  ctx.clock.set('2028-05-03T07:00:00Z');
  await runDueJobs(ctx);
  expect(await listDeliveries(ctx)).toHaveLength(2);
});

test('as many dates are kept as are listed, and one more is refused', async () => {
  const ctx = await createUser(await testCtx());
  const { id: userId } = ctx.user;
  const people = Array.from({ length: maxSocialDates - 1 }, (_, n) => ({ userId, name: `Person ${n}` }));
  await ctx.db.insert(socialDates).values(people.map((person) => ({ ...person, month: 5, day: 4 })));
  await keep(ctx, mom);
  await expect(keep(ctx, { ...mom, name: 'dad' })).rejects.toMatchObject({ code: 'conflict' });
  expect(await ctx.db.$count(socialDates, eq(socialDates.userId, userId))).toBe(maxSocialDates);
});

test('29 February is announced on the 29th in leap years, else on the 28th', async () => {
  const ctx = await createUserWithPhone(await testCtx());
  await keep(ctx, { name: 'Leo', month: 2, day: 29, year: 1996, leadDays: 1 });
  for (const [year, date, eve] of [
    [2028, '02-29', '02-28'],
    [2029, '02-28', '02-27'],
    [2030, '02-28', '02-27'],
  ]) {
    expect((await listSocialDates(ctx))[0]).toMatchObject({
      next: `${year}-${date}`,
      years: Number(year) - 1996,
    });
    await runWakes(ctx, `${year}-02-26T08:00:00Z`, `${year}-03-01T08:00:00Z`, 24);
    expect((await listDeliveries(ctx)).slice(-2)).toEqual([
      `${year}-${date} ${year}-${eve}T08:00 delivered`,
      `${year}-${date} ${year}-${date}T08:00 delivered`,
    ]);
  }
  const rows = await ctx.db
    .select({ body: deliveries.body })
    .from(deliveries)
    .where(and(eq(deliveries.userId, ctx.user.id), eq(deliveries.kind, 'social')))
    .orderBy(asc(deliveries.dueAt));
  expect(rows.map(({ body }) => body.match(/\d+(?= years)/)?.[0])).toEqual(['32', '33', '34']);
  expect(rows.map(({ body }) => body.includes('29 February'))).toEqual([false, true, true]);
});

test('28 February is announced on the 28th, in leap years too', async () => {
  const base = await testCtx();
  base.clock.set('2027-02-01T08:00:00Z');
  const ctx = await createUserWithPhone(base);
  await keep(ctx, { name: 'Mia', month: 2, day: 28 });
  for (const year of [2027, 2028])
    await runWakes(ctx, `${year}-02-27T08:00:00Z`, `${year}-03-01T08:00:00Z`, 24);
  expect(await listDeliveries(ctx)).toEqual([
    '2027-02-28 2027-02-28T08:00 delivered',
    '2028-02-28 2028-02-28T08:00 delivered',
  ]);
});

test('a lead is announced days before; one that has passed when the date is created starts next year', async () => {
  const ctx = await createUserWithPhone(await testCtx());
  await keep(ctx, { ...mom, leadDays: 3 });
  await keep(ctx, { name: 'Ann and Tom', kind: 'anniversary', month: 3, day: 12, leadDays: 7 });
  await runWakes(ctx, '2027-03-10T16:00:00Z', '2027-05-04T16:00:00Z', 24);
  const days = await listDeliveries(ctx);
  expect(days.map((line) => line.slice(0, 21))).toEqual([
    '2027-03-12 2027-03-12',
    '2027-05-03 2027-04-30',
    '2027-05-03 2027-05-03',
  ]);
  const [lead] = await ctx.db
    .select({ body: deliveries.body })
    .from(deliveries)
    .where(and(eq(deliveries.userId, ctx.user.id), eq(deliveries.kind, 'social_lead')));
  for (const part of ['3 days', 'Monday, 3 May', "mom's birthday", '60']) expect(lead?.body).toContain(part);
  await runWakes(ctx, '2028-03-04T16:00:00Z', '2028-03-06T16:00:00Z', 24);
  expect((await listDeliveries(ctx)).at(-1)).toMatch(/^2028-03-12 2028-03-05T08:00/);
});

test('an announcement waits for the end of quiet hours, and expires at midnight', async () => {
  const ctx = await createUserWithPhone(await testCtx());
  await keep(ctx, mom);
  const quiet = (quietFrom: string, quietTo: string) =>
    ctx.db.update(users).set({ quietFrom, quietTo, recapOn: false }).where(eq(users.id, ctx.user.id));
  await quiet('22:00', '10:30');
  ctx.clock.set('2027-05-03T07:00:00Z');
  await runDueJobs(ctx);
  expect(await listDeliveries(ctx)).toEqual(['2027-05-03 2027-05-03T07:00 planned']);
  ctx.clock.set('2027-05-03T08:30:00Z');
  await runDueJobs(ctx);
  expect(await listDeliveries(ctx)).toEqual(['2027-05-03 2027-05-03T07:00 delivered']);
  await quiet('08:00', '00:00');
  ctx.clock.set('2028-05-03T07:00:00Z');
  await runDueJobs(ctx);
  expect((await listDeliveries(ctx)).at(-1)).toMatch(/^2028-05-03 .* expired$/);
});

const caller = { address: 'test', device: null, sid: null };

test('after a move to another time zone a date is announced there, exactly once', async () => {
  const ctx = await testCtx();
  const [unannounced, announced] = [await createUserWithPhone(ctx), await createUserWithPhone(ctx)];
  for (const owner of [unannounced, announced]) await keep(owner, { ...mom, leadDays: 3 });
  ctx.clock.set('2027-04-30T07:00:00Z');
  await runDueJobs(ctx);
  ctx.clock.set('2027-05-03T06:00:00Z');
  await updateProfile(unannounced, { timezone: 'Asia/Tokyo' }, caller);
  await runDueJobs(ctx);
  expect((await listDeliveries(unannounced)).at(-1)).toBe('2027-05-03 2027-05-03T00:00 delivered');
  ctx.clock.set('2027-05-03T07:00:00Z');
  await runDueJobs(ctx);
  await updateProfile(announced, { timezone: 'America/Los_Angeles' }, caller);
  await runWakes(ctx, '2027-05-03T08:00:00Z', '2027-05-05T08:00:00Z');
  for (const owner of [unannounced, announced]) expect(await listDeliveries(owner)).toHaveLength(2);
  const rows = await ctx.db
    .select({ zone: schedules.zone, slot: schedules.slot, at: schedules.nextRunAt })
    .from(schedules)
    .where(and(eq(schedules.userId, announced.user.id), eq(schedules.kind, 'social')));
  expect(rows).toEqual([
    { zone: 'America/Los_Angeles', slot: '2028-05-03T09:00:00', at: new Date('2028-05-03T16:00:00Z') },
  ]);
});

test('a changed date is announced on its new day only, and a deleted one not at all', async () => {
  const ctx = await createUserWithPhone(await testCtx());
  const moved = await keep(ctx, { ...mom, leadDays: 3 });
  const gone = await keep(ctx, { ...mom, name: 'dad' });
  expect(await change(ctx, moved.id, { day: 4, leadDays: 2 })).toMatchObject({
    next: '2027-05-04',
    years: 60,
  });
  await runWakes(ctx, '2027-04-29T12:00:00Z', '2027-05-02T12:00:00Z', 12);
  await deleteSocialDate(ctx, gone.id);
  await runWakes(ctx, '2027-05-03T00:00:00Z', '2027-05-05T12:00:00Z', 12);
  expect((await listDeliveries(ctx)).map((line) => line.slice(0, 21))).toEqual([
    '2027-05-04 2027-05-02',
    '2027-05-04 2027-05-04',
  ]);
});

test('a changed lead is announced at its new time', async () => {
  const ctx = await createUserWithPhone(await testCtx());
  const { id } = await keep(ctx, { ...mom, leadDays: 3 });
  await change(ctx, id, { leadDays: 7 });
  await runWakes(ctx, '2027-04-25T16:00:00Z', '2027-05-03T16:00:00Z', 24);
  expect((await listDeliveries(ctx)).map((line) => line.slice(0, 21))).toEqual([
    '2027-05-03 2027-04-26',
    '2027-05-03 2027-05-03',
  ]);
});

test('an announcement that waits is cancelled if the date moves to another day', async () => {
  const ctx = await createUserWithPhone(await testCtx());
  const { id } = await keep(ctx, mom);
  await ctx.db.update(users).set({ quietFrom: '22:00', quietTo: '10:00' }).where(eq(users.id, ctx.user.id));
  ctx.clock.set('2027-05-03T07:00:00Z');
  await runDueJobs(ctx);
  await change(ctx, id, { month: 6 });
  ctx.clock.set('2027-05-03T08:00:00Z');
  await runDueJobs(ctx);
  expect(await listDeliveries(ctx)).toEqual(['2027-05-03 2027-05-03T07:00 cancelled']);
});

test('a date that is edited in the minute it is due is still announced', async () => {
  const ctx = await createUserWithPhone(await testCtx());
  const { id } = await keep(ctx, mom);
  ctx.clock.set('2027-05-03T07:00:20Z');
  await change(ctx, id, { note: 'call early', leadDays: 7, year: null });
  await runDueJobs(ctx);
  expect(await listDeliveries(ctx)).toEqual(['2027-05-03 2027-05-03T07:00 delivered']);
});

test('impossible days, future years and other users are refused', async () => {
  const ctx = await createUser(await testCtx());
  const other = await createUser(ctx);
  await expect(keep(ctx, { name: 'x', month: 2, day: 30 })).rejects.toThrow('30 February does not exist.');
  await expect(keep(ctx, { name: 'x', month: 2, day: 29, year: 1999 })).rejects.toThrow(
    '29 February 1999 does not exist.',
  );
  await expect(keep(ctx, { name: 'x', month: 3, day: 11, year: 2027 })).rejects.toThrow('cannot be ahead');
  expect(() => keep(ctx, { name: ' ', month: 3, day: 11 })).toThrow('Say whose day it is.');
  expect(() => checked(createSocialDateInput, { ...mom, leadDays: 61 })).toThrow('0 to 60 days');
  expect(() => checked(createSocialDateInput, { ...mom, age: 3 })).toThrow('Unknown field: age');
  expect(() => checked(updateSocialDateInput, {})).toThrow('Nothing to change.');
  const { id } = await keep(ctx, { name: 'June', month: 6, day: 30 });
  await expect(change(ctx, id, { day: 31 })).rejects.toThrow('31 June does not exist.');
  await expect(change(other, id, { day: 1 })).rejects.toMatchObject({ code: 'not_found' });
  await expect(deleteSocialDate(other, id)).rejects.toMatchObject({ code: 'not_found' });
  expect(await listSocialDates(other)).toEqual([]);
});

test('the list starts with the next date, which may be today', async () => {
  const ctx = await createUser(await testCtx(), { timezone: 'Asia/Tokyo' });
  await keep(ctx, { name: 'past', month: 3, day: 10 });
  await keep(ctx, { name: 'today', month: 3, day: 11, year: 2000 });
  await keep(ctx, { name: 'soon', month: 3, day: 12, year: 2027 - 1 });
  expect((await listSocialDates(ctx)).map(({ name, next, years }) => [name, next, years])).toEqual([
    ['today', '2027-03-11', 27],
    ['soon', '2027-03-12', 1],
    ['past', '2028-03-10', null],
  ]);
});

test('in the chat, a date can be stored, corrected, looked up, deleted and restored', async () => {
  const ctx = await createUser(await testCtx());
  const say = sayTo(ctx);
  expect(await say("mom's birthday is May 3rd 1967, remind me 3 days before")).toContain('Monday, 3 May');
  expect(await say("Mom's birthday is May 4th")).toContain('Tuesday, 4 May');
  expect(await listSocialDates(ctx)).toHaveLength(1);
  await undoChat(ctx);
  expect(await listSocialDates(ctx)).toMatchObject([{ day: 3, year: 1967, leadDays: 3 }]);
  expect(await say("when is my mom's birthday?")).toContain('Monday, 3 May');
  expect(await say('our anniversary is june 12')).toContain('Saturday, 12 June');
  const list = await say('list important dates');
  expect(list).toMatch(/mom's birthday.*Monday, 3 May.*your anniversary.*Saturday, 12 June/s);
  expect(await say("delete mom's birthday")).toContain("mom's birthday");
  expect(await say("when is mom's birthday?")).toContain('nothing stored');
  await say('undo');
  expect(await listSocialDates(ctx)).toHaveLength(2);
  await say("forget mom's birthday");
  expect(await listSocialDates(ctx)).toMatchObject([{ name: 'us' }]);
});

test('in the chat, a lead can be set for a stored date; for an unknown one the reply asks for the day', async () => {
  const ctx = await createUser(await testCtx(), { timezone: 'Europe/Berlin' });
  const say = sayTo(ctx);
  expect(await say("remind me a week before mom's birthday")).toContain("When is mom's birthday?");
  expect(await say('may 3')).toContain('Monday, 3 May');
  await say("remind me 2 days before mom's birthday");
  expect(await listSocialDates(ctx)).toMatchObject([{ leadDays: 2 }]);
  await say('undo');
  expect(await listSocialDates(ctx)).toMatchObject([{ name: 'mom', month: 5, day: 3, leadDays: 7 }]);
});

test('in the chat, a lead is set for a reminder of that name if no date is stored', async () => {
  const ctx = await createUser(await testCtx(), { timezone: 'Europe/Berlin' });
  const say = sayTo(ctx);
  await say("remind me of mom's birthday on may 3");
  await say("remind me 2 days before mom's birthday");
  expect(await listReminders(ctx)).toMatchObject([{ leads: [2880] }]);
  expect(await listSocialDates(ctx)).toEqual([]);
});

test('in the chat, the age of somebody can be asked', async () => {
  const ctx = await createUser(await testCtx(), { timezone: 'Europe/Berlin' });
  const say = sayTo(ctx);
  expect(await say('how old will dad be')).toContain('dad born?');
  expect(await say('2 april 1960')).toContain("dad's birthday");
  expect(await say('how old is dad')).toMatch(/66.*67.*Friday, 2 April/);
  await say("lisa's birthday is june 5");
  expect(await say('how old will lisa be')).toContain('the year');
});

test('in the chat, a date whose day could be its month is asked about', async () => {
  const ctx = await createUser(await testCtx(), { timezone: 'Europe/Berlin' });
  const say = sayTo(ctx);
  expect(await say('Lisa has her birthday on 1.12.')).toMatch(/1 December.*12 January/);
  expect(await say('1 december')).toContain('Wednesday, 1 December');
  await say("leo's birthday is 25.12.1990");
  expect(await listSocialDates(ctx)).toMatchObject([
    { name: 'Lisa', month: 12, day: 1, year: null },
    { name: 'leo', month: 12, day: 25, year: 1990 },
  ]);
});

test('“called her” notes a contact with the person announced last, and undo takes it back', async () => {
  const ctx = await createUserWithPhone(await testCtx());
  const say = sayTo(ctx);
  await keep(ctx, mom);
  await keep(ctx, { name: 'dad', month: 9, day: 1 });
  expect(await say('called her')).toContain('Who was it?');
  expect(await say('called dad')).toContain('dad');
  ctx.clock.set('2027-05-03T07:00:00Z');
  await runDueJobs(ctx);
  ctx.clock.set('2027-05-03T09:00:00Z');
  expect(await say('I called her')).toContain('mom');
  const contacts = async () =>
    (await listSocialDates(ctx)).map(({ name, lastContactAt }) => [name, lastContactAt?.slice(0, 10)]);
  expect(await contacts()).toEqual([
    ['mom', '2027-05-03'],
    ['dad', '2027-03-10'],
  ]);
  await say('undo');
  expect((await contacts())[0]).toEqual(['mom', undefined]);
});

test('“called mom” also completes a todo of these words, and only that if no date has the name', async () => {
  const ctx = await createUser(await testCtx());
  const say = sayTo(ctx);
  const open = async () =>
    (await listTodos(ctx, {})).items.filter(({ completed }) => !completed).map(({ text }) => text);
  await say('add call mom');
  await say('add call anna');
  await keep(ctx, mom);
  expect(await say('called mom')).toContain('“call mom”');
  expect(await open()).toEqual(['call anna']);
  await say('undo');
  expect(await open()).toEqual(['call mom', 'call anna']);
  expect((await listSocialDates(ctx))[0]?.lastContactAt).toBeNull();
  await say('called anna');
  expect(await open()).toEqual(['call mom']);
});

test('the announcement suggests no wish if the user was in touch on the same day', async () => {
  const ctx = await createUserWithPhone(await testCtx());
  await keep(ctx, mom);
  ctx.clock.set('2027-05-03T06:00:00Z');
  await chat(ctx, 'called mom');
  ctx.clock.set('2027-05-03T07:00:00Z');
  await runDueJobs(ctx);
  const bodies = await ctx.db
    .select({ body: deliveries.body })
    .from(deliveries)
    .where(and(eq(deliveries.userId, ctx.user.id), eq(deliveries.kind, 'social')));
  expect(bodies).toEqual([{ body: expect.not.stringContaining('wa.me') }]);
});
