import { and, asc, eq, inArray } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { users } from '@/db/schema/auth';
import { deliveries } from '@/db/schema/deliveries';
import { schedules } from '@/db/schema/scheduler';
import { chat, undoChat } from '@/lib/assistant/chat';
import type { UserCtx } from '@/lib/context';
import { checked } from '@/lib/http/body';
import { updateProfile } from '@/lib/profile/update';
import { armWake } from '@/lib/scheduler/arm';
import { listSocialDates } from '@/lib/social/reads';
import { createSocialDateInput, updateSocialDateInput } from '@/lib/social/schema';
import { createSocialDate, deleteSocialDate, updateSocialDate } from '@/lib/social/writes';
import { forgetDue, pass, withPhone } from '@/lib/testing/due';
import { createUser } from '@/lib/testing/people';
import { type TestCtx, testCtx } from '@/lib/testing/world';
import { listTodos } from '@/lib/todos/reads';

beforeEach(forgetDue);

const keep = (ctx: UserCtx, body: unknown) => createSocialDate(ctx, checked(createSocialDateInput, body));
const change = (ctx: UserCtx, id: string, body: unknown) =>
  updateSocialDate(ctx, id, checked(updateSocialDateInput, body));
const mom = { name: 'mom', month: 5, day: 3, year: 1967 };

/** What was said about dates, with the instant it was due at. */
async function told(ctx: UserCtx): Promise<string[]> {
  const rows = await ctx.db
    .select({ slot: deliveries.slot, dueAt: deliveries.dueAt, state: deliveries.state })
    .from(deliveries)
    .where(and(eq(deliveries.userId, ctx.user.id), inArray(deliveries.kind, ['social', 'social_lead'])))
    .orderBy(asc(deliveries.dueAt));
  return rows.map(
    ({ slot, dueAt, state }) => `${slot.split('@')[1]} ${dueAt.toISOString().slice(0, 16)} ${state}`,
  );
}

/** Says something a second later, and gives the answer. */
const sayTo = (ctx: TestCtx & UserCtx) => async (text: string) => {
  ctx.clock.advance(1000);
  return (await chat(ctx, text)).message;
};

/** Lives from one instant to another, with a wake every few hours. */
async function live(ctx: TestCtx, from: string, to: string, hours = 6): Promise<void> {
  for (let at = Date.parse(from); at <= Date.parse(to); at += hours * 3_600_000) {
    ctx.clock.set(new Date(at));
    await pass(ctx);
  }
}

test('a birthday is told at nine on its day, with the years, a wish to send, and how to answer; the year after again', async () => {
  const ctx = await withPhone(await testCtx());
  await keep(ctx, { ...mom, note: 'likes tulips' });
  await armWake(ctx);
  ctx.clock.set('2027-05-03T06:59:00Z');
  await pass(ctx);
  expect(ctx.sent).toEqual([]);
  await ctx.db.update(users).set({ recapOn: false }).where(eq(users.id, ctx.user.id));
  ctx.clock.set('2027-05-03T07:00:00Z');
  await pass(ctx);
  await pass(ctx);
  expect(await told(ctx)).toEqual(['2027-05-03 2027-05-03T07:00 delivered']);
  const [row] = await ctx.db
    .select({ body: deliveries.body })
    .from(deliveries)
    .where(eq(deliveries.userId, ctx.user.id));
  expect(row?.body).toBe(
    [
      "Today is mom's birthday: 60 years.",
      'likes tulips',
      'Send a wish: https://wa.me/?text=Happy%20birthday%2C%20mom%21',
      'Say “called mom” when you did.',
    ].join('\n'),
  );
  ctx.clock.set('2028-05-03T07:00:00Z');
  await pass(ctx);
  expect(await told(ctx)).toHaveLength(2);
});

test('29 February is told on the 28th, and on the 29th where there is one', async () => {
  const ctx = await withPhone(await testCtx());
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
    await live(ctx, `${year}-02-26T08:00:00Z`, `${year}-03-01T08:00:00Z`, 24);
    expect((await told(ctx)).slice(-2)).toEqual([
      `${year}-${date} ${year}-${eve}T08:00 delivered`,
      `${year}-${date} ${year}-${date}T08:00 delivered`,
    ]);
  }
  const rows = await ctx.db
    .select({ body: deliveries.body })
    .from(deliveries)
    .where(and(eq(deliveries.userId, ctx.user.id), eq(deliveries.kind, 'social')))
    .orderBy(asc(deliveries.dueAt));
  expect(rows.map(({ body }) => body.split('\n')[0])).toEqual([
    "Today is Leo's birthday: 32 years.",
    "Today is Leo's birthday (29 February): 33 years.",
    "Today is Leo's birthday (29 February): 34 years.",
  ]);
});

test('a lead announces it so many days before; one that was past when it was told comes with the next year', async () => {
  const ctx = await withPhone(await testCtx());
  await keep(ctx, { ...mom, leadDays: 3 });
  await keep(ctx, { name: 'Ann and Tom', kind: 'anniversary', month: 3, day: 12, leadDays: 7 });
  await live(ctx, '2027-03-10T16:00:00Z', '2027-05-04T16:00:00Z', 24);
  const days = await told(ctx);
  expect(days.map((line) => line.slice(0, 21))).toEqual([
    '2027-03-12 2027-03-12',
    '2027-05-03 2027-04-30',
    '2027-05-03 2027-05-03',
  ]);
  const [lead] = await ctx.db
    .select({ body: deliveries.body })
    .from(deliveries)
    .where(and(eq(deliveries.userId, ctx.user.id), eq(deliveries.kind, 'social_lead')));
  expect(lead?.body).toBe("In 3 days, on Monday, 3 May: mom's birthday, 60 years.");
  await live(ctx, '2028-03-04T16:00:00Z', '2028-03-06T16:00:00Z', 24);
  expect((await told(ctx)).at(-1)).toMatch(/^2028-03-12 2028-03-05T08:00/);
});

test('quiet hours hold it, and where they last all day nobody is told the day after', async () => {
  const ctx = await withPhone(await testCtx());
  await keep(ctx, mom);
  const quiet = (quietFrom: string, quietTo: string) =>
    ctx.db.update(users).set({ quietFrom, quietTo, recapOn: false }).where(eq(users.id, ctx.user.id));
  await quiet('22:00', '10:30');
  ctx.clock.set('2027-05-03T07:00:00Z');
  await pass(ctx);
  expect(await told(ctx)).toEqual(['2027-05-03 2027-05-03T07:00 planned']);
  ctx.clock.set('2027-05-03T08:30:00Z');
  await pass(ctx);
  expect(await told(ctx)).toEqual(['2027-05-03 2027-05-03T07:00 delivered']);
  await quiet('08:00', '00:00');
  ctx.clock.set('2028-05-03T07:00:00Z');
  await pass(ctx);
  expect((await told(ctx)).at(-1)).toMatch(/^2028-05-03 .* expired$/);
});

const caller = { address: 'test', device: null, sid: null };

test('a move to another zone takes the dates along: told once, and never swallowed by the move', async () => {
  const base = await testCtx();
  const [early, told1] = [await withPhone(base), await withPhone(base)];
  for (const one of [early, told1]) await keep(one, { ...mom, leadDays: 3 });
  base.clock.set('2027-04-30T07:00:00Z');
  await pass(base);
  base.clock.set('2027-05-03T06:00:00Z');
  // It is 14:00 of the day in Tokyo already, and nobody has told it yet.
  await updateProfile(early, { timezone: 'Asia/Tokyo' }, caller);
  await pass(base);
  expect((await told(early)).at(-1)).toBe('2027-05-03 2027-05-03T00:00 delivered');
  base.clock.set('2027-05-03T07:00:00Z');
  await pass(base);
  await updateProfile(told1, { timezone: 'America/Los_Angeles' }, caller);
  await live(base, '2027-05-03T08:00:00Z', '2027-05-05T08:00:00Z');
  for (const one of [early, told1]) expect(await told(one)).toHaveLength(2);
  const runs = await base.db
    .select({ zone: schedules.zone, slot: schedules.slot, at: schedules.nextRunAt })
    .from(schedules)
    .where(and(eq(schedules.userId, told1.user.id), eq(schedules.kind, 'social')));
  expect(runs).toEqual([
    { zone: 'America/Los_Angeles', slot: '2028-05-03T09:00:00', at: new Date('2028-05-03T16:00:00Z') },
  ]);
});

test('a changed day is told on the new one only, a deleted one not at all', async () => {
  const ctx = await withPhone(await testCtx());
  const moved = await keep(ctx, { ...mom, leadDays: 3 });
  const gone = await keep(ctx, { ...mom, name: 'dad' });
  expect(await change(ctx, moved.id, { day: 4, leadDays: 2 })).toMatchObject({
    next: '2027-05-04',
    years: 60,
  });
  await live(ctx, '2027-04-29T12:00:00Z', '2027-05-02T12:00:00Z', 12);
  await deleteSocialDate(ctx, gone.id);
  await live(ctx, '2027-05-03T00:00:00Z', '2027-05-05T12:00:00Z', 12);
  expect((await told(ctx)).map((line) => line.slice(0, 21))).toEqual([
    '2027-05-04 2027-05-02',
    '2027-05-04 2027-05-04',
  ]);
});

test('one whose day was moved between the plan and the sending is called off', async () => {
  const ctx = await withPhone(await testCtx());
  const { id } = await keep(ctx, mom);
  await ctx.db.update(users).set({ quietFrom: '22:00', quietTo: '10:00' }).where(eq(users.id, ctx.user.id));
  ctx.clock.set('2027-05-03T07:00:00Z');
  await pass(ctx);
  await change(ctx, id, { month: 6 });
  ctx.clock.set('2027-05-03T08:00:00Z');
  await pass(ctx);
  expect(await told(ctx)).toEqual(['2027-05-03 2027-05-03T07:00 cancelled']);
});

test('an edit in the minute it is due loses nothing', async () => {
  const ctx = await withPhone(await testCtx());
  const { id } = await keep(ctx, mom);
  ctx.clock.set('2027-05-03T07:00:20Z');
  await change(ctx, id, { note: 'call early', leadDays: 7, year: null });
  await pass(ctx);
  expect(await told(ctx)).toEqual(['2027-05-03 2027-05-03T07:00 delivered']);
});

test('days that do not exist, years ahead and strangers are refused in words', async () => {
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

test('the list begins with the next one; today counts', async () => {
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

test('in the chat: kept, corrected, asked for, deleted and put back', async () => {
  const ctx = await createUser(await testCtx());
  const say = sayTo(ctx);
  expect(await say("mom's birthday is May 3rd 1967, remind me 3 days before")).toBe(
    "I'll remember: mom's birthday: in 54 days, on Monday, 3 May (60 years, announced 3 days before).",
  );
  expect(await say("Mom's birthday is May 4th")).toContain("mom's birthday: in 55 days, on Tuesday, 4 May");
  expect(await listSocialDates(ctx)).toHaveLength(1);
  expect((await undoChat(ctx)).message).toContain('Undone');
  expect(await listSocialDates(ctx)).toMatchObject([{ day: 3, year: 1967, leadDays: 3 }]);
  expect(await say("when is my mom's birthday?")).toContain('Monday, 3 May (60 years');
  expect(await say('our anniversary is june 12')).toContain(
    'your anniversary: in 94 days, on Saturday, 12 June',
  );
  expect(await say('list important dates')).toBe(
    "Important dates:\n• mom's birthday: in 54 days, on Monday, 3 May (60 years, announced 3 days before)\n• your anniversary: in 94 days, on Saturday, 12 June",
  );
  expect(await say("delete mom's birthday")).toBe("Deleted: “mom's birthday”.");
  expect(await say("when is mom's birthday?")).toContain('nothing stored');
  await say('undo');
  expect(await listSocialDates(ctx)).toHaveLength(2);
  expect(await say("forget mom's birthday")).toBe("Deleted: “mom's birthday”.");
});

test('in the chat: announced earlier where the day is kept, else it is asked for', async () => {
  const ctx = await createUser(await testCtx(), { timezone: 'Europe/Berlin' });
  const say = sayTo(ctx);
  expect(await say("remind me a week before mom's birthday")).toBe(
    "When is mom's birthday? I keep it and tell you 7 days before. Nothing is saved yet.",
  );
  expect(await say('may 3')).toContain(
    "mom's birthday: in 54 days, on Monday, 3 May (announced 7 days before)",
  );
  expect(await say("remind me 2 days before mom's birthday")).toContain('announced 2 days before');
  expect(await say('undo')).toContain('Undone');
  expect(await listSocialDates(ctx)).toMatchObject([{ name: 'mom', month: 5, day: 3, leadDays: 7 }]);
});

test('in the chat: a reminder of that name is announced earlier where no day is kept', async () => {
  const ctx = await createUser(await testCtx(), { timezone: 'Europe/Berlin' });
  const say = sayTo(ctx);
  await say("remind me of mom's birthday on may 3");
  expect(await say("remind me 2 days before mom's birthday")).toContain('I also tell you 2 days before.');
  expect(await listSocialDates(ctx)).toEqual([]);
});

test('in the chat: how old somebody is and will be', async () => {
  const ctx = await createUser(await testCtx(), { timezone: 'Europe/Berlin' });
  const say = sayTo(ctx);
  expect(await say('how old will dad be')).toContain('When was dad born?');
  expect(await say('2 april 1960')).toContain("I'll remember: dad's birthday");
  expect(await say('how old is dad')).toBe('Dad is 66 and turns 67 in 23 days, on Friday, 2 April.');
  await say("lisa's birthday is june 5");
  expect(await say('how old will lisa be')).toContain('I do not know the year in which Lisa was born.');
});

test('in the chat: a day that can be read both ways is asked, one that cannot is kept', async () => {
  const ctx = await createUser(await testCtx(), { timezone: 'Europe/Berlin' });
  const say = sayTo(ctx);
  expect(await say('Lisa has her birthday on 1.12.')).toBe(
    'Is that 1 December or 12 January? Nothing is saved yet.',
  );
  expect(await say('1 december')).toContain("Lisa's birthday: in 266 days, on Wednesday, 1 December");
  await say("leo's birthday is 25.12.1990");
  expect(await listSocialDates(ctx)).toMatchObject([
    { name: 'Lisa', month: 12, day: 1, year: null },
    { name: 'leo', month: 12, day: 25, year: 1990 },
  ]);
});

test('“called her” is she who was announced; it counts as contact, and undo takes it back', async () => {
  const ctx = await withPhone(await testCtx());
  const say = sayTo(ctx);
  await keep(ctx, mom);
  await keep(ctx, { name: 'dad', month: 9, day: 1 });
  expect(await say('called her')).toBe('Who was it? Say “called mom”. Nothing was changed.');
  expect(await say('called dad')).toBe('Noted: you were in touch with dad today.');
  ctx.clock.set('2027-05-03T07:00:00Z');
  await pass(ctx);
  ctx.clock.set('2027-05-03T09:00:00Z');
  expect(await say('I called her')).toBe('Noted: you were in touch with mom today.');
  const contacts = async () =>
    (await listSocialDates(ctx)).map(({ name, lastContactAt }) => [name, lastContactAt?.slice(0, 10)]);
  expect(await contacts()).toEqual([
    ['mom', '2027-05-03'],
    ['dad', '2027-03-10'],
  ]);
  await say('undo');
  expect((await contacts())[0]).toEqual(['mom', undefined]);
});

test('“called mom” also does the todo of these words, and is only a todo where nobody is known', async () => {
  const ctx = await createUser(await testCtx());
  const say = sayTo(ctx);
  const open = async () =>
    (await listTodos(ctx, {})).items.filter(({ completed }) => !completed).map(({ text }) => text);
  await say('add call mom');
  await say('add call anna');
  await keep(ctx, mom);
  expect(await say('called mom')).toBe('Noted: you were in touch with mom today. Done: “call mom”.');
  expect(await open()).toEqual(['call anna']);
  await say('undo');
  expect(await open()).toEqual(['call mom', 'call anna']);
  expect((await listSocialDates(ctx))[0]?.lastContactAt).toBeNull();
  expect(await say('called anna')).toBe('Done: “call anna”.');
  expect(await say('called zoe')).toContain('Nothing was changed.');
});

test('who was in touch on the day before nine is not asked to be', async () => {
  const ctx = await withPhone(await testCtx());
  await keep(ctx, mom);
  ctx.clock.set('2027-05-03T06:00:00Z');
  await chat(ctx, 'called mom');
  ctx.clock.set('2027-05-03T07:00:00Z');
  await pass(ctx);
  const bodies = await ctx.db
    .select({ body: deliveries.body })
    .from(deliveries)
    .where(and(eq(deliveries.userId, ctx.user.id), eq(deliveries.kind, 'social')));
  expect(bodies).toEqual([{ body: "Today is mom's birthday: 60 years." }]);
});
