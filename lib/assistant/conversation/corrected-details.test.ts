import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '@/db/schema/auth';
import { listInfo } from '@/lib/info/reads';
import { readPreferences } from '@/lib/preferences/reads';
import { listReminders } from '@/lib/reminders/reads';
import { listSocialDates } from '@/lib/social/reads';
import { hold } from '@/testing/conversation';

// Said on Wednesday, 10 March 2027, at 15:00.
test.each([
  {
    says: 'the same thing at two times of the day is two series',
    messages: ['blood pressure tablet every morning at 7 and every evening at 8'],
    plans: ['blood pressure tablet 03-10 20:00', 'blood pressure tablet 03-11 07:00'],
  },
  {
    says: 'a day and once more a day are two reminders',
    messages: ['Talofa, I am Sina. Choir practice is tonight at 6 and again friday at 6'],
    plans: ['Choir practice 03-10 18:00', 'Choir practice 03-12 18:00'],
  },
  {
    says: 'the same time is that of the first thing',
    messages: ['assignment 2 due 14 march 11.59pm, assignment 3 due 21 march same time'],
    plans: ['assignment 2 03-14 23:59', 'assignment 3 03-21 23:59'],
  },
  {
    says: 'a weekday and a number that is no date of it is an hour, and a number alone corrects it',
    messages: ['sauna booked sat 18', '19'],
    plans: ['sauna 03-13 19:00'],
  },
  {
    says: 'a question with a day moves nothing',
    messages: ['remind me to call Andre at 8pm', 'is easter this friday'],
    plans: ['call Andre 03-10 20:00'],
  },
  {
    says: 'a correction without a subject is no question',
    messages: ['dentist thursday at 5pm', 'is on friday now', 'is at 6 not 5'],
    plans: ['dentist 03-12 18:00'],
  },
  {
    says: 'the hour that somebody wants in place of another one is taken',
    messages: ['meeting Mr Dlamini in the boardroom friday 10am', 'Dlamini wants 11 rather than 10'],
    plans: ['meeting Mr Dlamini in the boardroom 03-12 11:00'],
  },
  {
    says: 'the day of a month is no hour',
    messages: ["Anjali's recital is 10 December at 6pm"],
    plans: ['Anjali’s recital 12-10 18:00'],
  },
  {
    says: 'what was deleted comes back, and the reason is no fact',
    messages: [
      'call with Sydney friday 5pm',
      'delete the call with Sydney',
      "oh hang on she can't. put it back",
    ],
    plans: ['call with Sydney 03-12 17:00'],
  },
  {
    says: 'a remark and an hour correct a series, and "no" with an hour skips no day of it',
    messages: ['every weekday at 5:40 in the morning, go running', 'Too early honestly. 6:10', 'no, 6:20'],
    plans: ['go running 03-11 06:20'],
  },
  {
    says: 'a question moves nothing',
    messages: ['dentist tomorrow at 4pm', 'So friday I am free?'],
    plans: ['dentist 03-11 16:00'],
  },
  {
    says: 'a request to move something deletes nothing',
    messages: ['documents have to be ready two days before saturday', 'then shift the documents as well'],
    plans: ['documents have to be ready 03-11 09:00'],
  },
  {
    says: 'not this day but that one',
    messages: ['tonight at nine call my brother Karim', 'no not tonight, tomorrow night'],
    plans: ['call my brother Karim 03-11 21:00'],
  },
  {
    says: 'the news of another event deletes nothing',
    messages: ['wake up tomorrow 6am', 'flight got cancelled'],
    plans: ['wake up 03-11 06:00'],
  },
  {
    says: 'a number counts the items of the list',
    messages: [
      'help me remember three things: buy ginger, pay the bill, fix the bicycle',
      'I finish number 3 already',
    ],
    plans: ['buy ginger -', 'pay the bill -'],
  },
  {
    says: 'an indefinite word takes its noun from the clause before',
    messages: ['Oskar has outgrown his goggles, put new ones on the shopping list'],
    plans: ['new goggles -'],
  },
  {
    says: 'an amount in packs goes before its noun',
    messages: ['add gloves to my list', 'make gloves 6 pairs'],
    plans: ['6 pairs of gloves -'],
  },
  {
    says: 'a week or a month without a day begins on its first day',
    messages: ['remind me next week to call mum', 'remind me in september to service the boiler'],
    plans: ['call mum 03-15 09:00', 'service the boiler 09-01 09:00'],
  },
  {
    says: 'another thing at the same time has the hour of the last one',
    messages: ['Saoirse has swimming friday 4.30pm', "and Cian's football is saturday same time"],
    plans: ['Cian’s football 03-13 16:30', 'Saoirse has swimming 03-12 16:30'],
  },
  {
    says: 'a name is spelled anew',
    messages: ['todo: send offer to Mr Hosny', "it's Hosni with an i"],
    plans: ['send offer to Mr Hosni -'],
  },
  {
    says: 'words around a request are no part of it',
    messages: [
      'okay so um put down that Mateo has soccer practice on Friday at four thirty',
      "We're out of toner and A4 paper, list both please",
      'remind me 15 mins later to turn off the stove',
    ],
    plans: [
      'A4 paper -',
      'Mateo has soccer practice 03-12 16:30',
      'toner -',
      'turn off the stove 03-10 15:17',
    ],
  },
  {
    says: 'learners say hours and days in their own way',
    messages: [
      'please you remind me for the doctor on friday hour 10 and half',
      'sorry I did mistake. doctor is on 18 march',
    ],
    plans: ['doctor 03-18 10:30'],
  },
])('$says', async ({ messages, plans: expected }) => {
  const { ctx, plans } = await hold(...messages);
  expect(plans).toEqual(expected);
  expect(await listInfo(ctx)).toEqual([]);
});

test('"list them" after a list of things shows them', async () => {
  const { reply } = await hold('add milk and eggs', 'could you please list them all');
  expect(reply).toMatch(/eggs.*milk/s);
});

test('the end of the quiet hours is corrected in few words', async () => {
  const { ctx } = await hold('quiet hours 10pm to 6:30', 'till 7 on second thoughts');
  expect(await readPreferences(ctx)).toMatchObject({ quietFrom: '22:00', quietTo: '07:00' });
});

test("someone else's time and place are not the user's", async () => {
  const { ctx } = await hold("zoom with Tane 9am tuesday his time, he's in Auckland");
  const [stored] = await ctx.db.select().from(users).where(eq(users.id, ctx.user.id));
  expect(stored?.timezone).toBe(ctx.user.timezone);
});

test.each([
  ['delete the house insurance', 'no not that, the car one', ['pay the house insurance 03-12T10:00']],
  ['delete the house insurance', 'wrong one, car insurance', ['pay the house insurance 03-12T10:00']],
  [
    'move the house insurance to 11',
    'no i meant the car one',
    ['pay the car insurance 03-12T11:00', 'pay the house insurance 03-12T10:00'],
  ],
  // Nothing is renamed by words that choose a thing.
  [
    'what reminders do i have',
    'only the car one',
    ['pay the car insurance 03-12T09:00', 'pay the house insurance 03-12T10:00'],
  ],
])('two insurances on friday, “%s”, “%s”', async (change, correction, left) => {
  const set = [
    'remind me to pay the car insurance friday 9am',
    'remind me to pay the house insurance friday 10am',
  ];
  const { ctx } = await hold(...set, change, correction);
  const found = (await listReminders(ctx)).map(
    ({ title, reminderTime }) => `${title} ${reminderTime.slice(5, 16)}`,
  );
  expect(found.toSorted()).toEqual(left);
});

test.each([
  ['dentist for Maya friday at 3', 'its for Leo not Maya', 'dentist for Leo 03-12T15:00'],
  ["book club friday 7pm at Jo's", "its at Kate's not Jo's", "book club at Kate's 03-12T19:00"],
  [
    'leave for work tonight 6.15pm',
    "make that 6:30 there's no traffic wednesdays",
    'leave for work 03-10T18:30',
  ],
])('“%s”, “%s”', async (set, correction, left) => {
  const { ctx } = await hold(set, correction);
  const found = await listReminders(ctx);
  expect(found.map(({ title, reminderTime }) => `${title} ${reminderTime.slice(5, 16)}`)).toEqual([left]);
  expect(found[0]?.recurrenceRule).toBeNull();
});

test.each([
  ['3 weeks before please', 21, []],
  ['warn me a week ahead so I can get the cake ordered', 7, []],
])('“%s”, after a birthday, announces it', async (message, days, plans) => {
  const held = await hold("Ella's birthday is 14 June", message);
  const [date] = await listSocialDates(held.ctx);
  expect(date?.leadDays).toBe(days);
  expect(held.plans).toEqual(plans);
});
