import { expect, test } from 'vitest';
import { chat } from '@/lib/assistant/chat';
import type { UserCtx } from '@/lib/context';
import { listInfo } from '@/lib/info/reads';
import { listReminders } from '@/lib/reminders/reads';
import { listSocialDates } from '@/lib/social/reads';
import { formatDate } from '@/lib/time/format';
import { hold } from '@/testing/conversation';
import { listPlans } from '@/testing/due';
import { createUser } from '@/testing/people';
import { testCtx } from '@/testing/world';

const newUser = async () => createUser(await testCtx(), { timezone: 'UTC' });

async function tell(ctx: UserCtx & { clock: { advance: (ms: number) => void } }, ...messages: string[]) {
  for (const message of messages) {
    await chat(ctx, message);
    ctx.clock.advance(60_000);
  }
}

test('several things with times of their own are several things', async () => {
  const ctx = await newUser();
  await tell(ctx, 'invoice for the bakery due fri, tasting on monday 12h, and I also need printer ink');
  expect(await listPlans(ctx)).toEqual([
    'invoice for the bakery 03-12',
    'printer ink -',
    'tasting 03-15 12:00',
  ]);
});

test('a list shares its day, its hour and its head', async () => {
  const ctx = await newUser();
  await tell(
    ctx,
    'exams: maths 1 april, physics 3 april, chem 7 april, all at 10 am',
    'tomorrow i have to pick up drywall at seven and then meet the inspector at nine thirty',
  );
  expect(await listPlans(ctx)).toEqual([
    'chem 04-07 10:00',
    'maths 04-01 10:00',
    'meet the inspector 03-11 09:30',
    'physics 04-03 10:00',
    'pick up drywall 03-11 07:00',
  ]);
});

test('what is told as done completes the one open thing that it names', async () => {
  const ctx = await newUser();
  await tell(ctx, 'remind me to call Omar tomorrow at 9', 'add grade essays', 'add pay the rent');
  await tell(ctx, 'talked to Omar already', 'essays are graded!!');
  expect(await listPlans(ctx)).toEqual(['pay the rent -']);
});

test('a report of something else completes nothing', async () => {
  const ctx = await newUser();
  await tell(
    ctx,
    'add call the plumber',
    'add passport renewal',
    'paid the plumber',
    'I need to call the plumber',
  );
  expect((await listPlans(ctx)).filter((plan) => plan.startsWith('call the plumber'))).not.toEqual([]);
  await tell(ctx, 'I gave the passport to Dimitris');
  expect(await listPlans(ctx)).toContain('passport renewal -');
});

test('a thing is moved by a word of its name, in its own week and half of the day', async () => {
  const ctx = await newUser();
  await tell(
    ctx,
    'mum has an operation on tuesday 23 march at 7am',
    "operation's been put back to the thursday",
  );
  expect((await listPlans(ctx)).join()).toContain('03-25 07:00');
  await tell(ctx, 'dentist tomorrow at 9:30', 'make the dentist ten fifteen');
  expect(await listPlans(ctx)).toContain('dentist 03-11 10:15');
});

test('an announcement is set for all that was made together', async () => {
  const ctx = await newUser();
  await tell(ctx, 'my shifts are mon 6am, tue 2pm and fri 10pm', 'remind me an hour before each');
  expect((await listReminders(ctx)).map(({ leads }) => leads)).toEqual([[60], [60], [60]]);
});

test('the point of an abbreviation ends no sentence, and her number is hers', async () => {
  const ctx = await newUser();
  await tell(ctx, 'Our dentist is Dr. Liu and her number is 555 0147');
  const facts = (await listInfo(ctx)).map(({ key, value }) => `${key}: ${value}`).join('\n');
  expect(facts).toContain('Dr. Liu');
  expect(facts).toMatch(/dentist’s number: 555 0147/);
});

test('one birthday after the other, the later ones without the word', async () => {
  const ctx = await newUser();
  await tell(
    ctx,
    "Mia's birthday is 14 Feb, Leo's is 9 July and Zara's is 30 November",
    'sorry Leo is the 19th not the 9th',
  );
  const days = (await listSocialDates(ctx)).map(({ name, next }) => `${name} ${formatDate(next, next)}`);
  expect(days.join()).toMatch(/Leo.*19 July/);
  expect(days).toHaveLength(3);
  expect(await listPlans(ctx)).toEqual([]);
});

test('a thing is announced at the hour that is named behind it, and each hour of a series is one', async () => {
  const ctx = await newUser();
  await tell(
    ctx,
    'Choir is every Monday at 19:30, please remind me at 19:00.',
    'I have pilates Mondays and Fridays at 9, remind me at 8:15 to go',
    'measure my temperature at 7 am and 7 pm daily',
  );
  expect(await listPlans(ctx)).toEqual([
    'Choir 03-15 19:30',
    'go 03-12 08:15',
    'measure my temperature 03-10 19:00',
    'measure my temperature 03-11 07:00',
  ]);
  expect((await listReminders(ctx)).find(({ title }) => title === 'Choir')?.leads).toEqual([30]);
});

test('another day suits better, both move, and small talk about the hour moves nothing', async () => {
  const ctx = await newUser();
  await tell(ctx, 'take the car to the garage on thursday', 'saturday works better for the car');
  await tell(
    ctx,
    'plumber comes tuesday at 14:00',
    'he wants it thursday now, same time',
    'haha ok (it is late now)',
  );
  const moved = ['plumber 03-11 14:00', 'take the car to the garage 03-13'];
  expect(await listPlans(ctx)).toEqual(moved);
  await tell(ctx, 'both to friday');
  expect(await listPlans(ctx)).toEqual(['plumber 03-12 14:00', 'take the car to the garage 03-12']);
});

test('talk about the weather corrects no fact', async () => {
  const ctx = await newUser();
  await tell(ctx, 'my locker code is 4471', 'good night then, it is raining', 'it is late now');
  expect((await listInfo(ctx)).map(({ value }) => value)).toEqual(['4471']);
});

test('a birthday is told by a holiday and an age, both are announced, and a gift idea is for another person', async () => {
  const ctx = await newUser();
  await tell(
    ctx,
    'my nephew Theo was born on 14 February 2019',
    "his sister Mabel is 2 days before xmas, she'll be 5",
  );
  await tell(ctx, "who's next?", "give me a week's warning for both");
  expect(await listSocialDates(ctx)).toMatchObject([
    { name: 'Mabel', month: 12, day: 23, year: 2022, leadDays: 7 },
    { name: 'nephew Theo', leadDays: 7 },
  ]);
  await tell(ctx, 'gift idea for mabel: a magnifying glass', 'and for theo roller skates size 2');
  expect((await listInfo(ctx)).map(({ key, value }) => `${key}: ${value}`).sort()).toEqual([
    'gift idea for mabel: a magnifying glass',
    'gift idea for theo: roller skates size 2',
  ]);
});

test('what is always forgotten is asked about, and meals are times', async () => {
  const pills = ['well I keep forgetting my blood pressure pills', 'one with breakfast and one with supper'];
  const { ctx } = await hold(...pills, 'Breakfast is 7, supper is 5:30.');
  const reminders = await listReminders(ctx);
  expect(
    reminders.map((one) => `${one.title} ${one.reminderTime.slice(11, 16)} ${one.recurrenceRule}`),
  ).toEqual(
    expect.arrayContaining([
      'blood pressure pills with breakfast 07:00 FREQ=DAILY',
      'blood pressure pills with supper 17:30 FREQ=DAILY',
    ]),
  );
  expect((await hold('I always forget to water the plants', 'sunday at 10')).plans).toEqual([
    'water the plants 03-14 10:00',
  ]);
  expect((await hold('i keep forgetting my pills', 'every morning at 8')).plans).toHaveLength(1);
  for (const told of ['I keep forgetting my password', 'i keep forgetting what you said'])
    expect((await hold(told, 'at 8')).plans).toEqual([]);
});

test.each(['write the intro for me pls', 'can you write the essay'])(
  '“%s” is only offered as a todo',
  async (message) => {
    const { reply, plans } = await hold(message);
    expect(reply).toContain('can’t');
    expect(plans).toEqual([]);
  },
);

test('what is due first is no daily reminder', async () => {
  const { reply } = await hold('walk every day at 7', 'hand in essay by friday', "what's due first");
  expect(reply).toContain('essay');
  expect(reply).not.toContain('walk');
});
