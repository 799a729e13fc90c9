import { expect, test } from 'vitest';
import { listInfo } from '@/lib/info/reads';
import { listSocialDates } from '@/lib/social/reads';
import { hold } from '@/testing/conversation';

// Said on Wednesday, 10 March 2027, at 15:00.
test.each([
  {
    says: 'where the items go is no item',
    messages: ['I am out of honey and oats, pop those on my shopping'],
    plans: ['honey -', 'oats -'],
  },
  { says: 'an interjection is nothing to be reminded of', messages: ['ugh mondays'], plans: [] },
  {
    says: 'an initial belongs to the name',
    messages: ['call Petra R tomorrow at noon'],
    plans: ['call Petra R 03-11 12:00'],
  },
  {
    says: 'the other one of two, after one was deleted',
    messages: [
      'call Petra R tomorrow at noon',
      'call Petra G on friday at noon',
      'cancel Petra',
      'the friday one',
      'and move the other to 12:30',
    ],
    plans: ['call Petra R 03-11 12:30'],
  },
  {
    says: 'a deadline at midnight ends its day',
    messages: ['essay due 2 april midnight'],
    plans: ['essay 04-02 23:59'],
  },
  {
    says: 'a date and an hour after a comma are one time',
    messages: ['MOT at Hargreaves on the 10th of April, 8:20'],
    plans: ['MOT at Hargreaves 04-10 08:20'],
  },
  {
    says: 'another day that somebody said',
    messages: ['lunch with Iker on friday, oh wait he said saturday, at 2'],
    plans: ['lunch with Iker 03-13 14:00'],
  },
  {
    says: 'one day and not the other',
    messages: ['remind me on saturday at 5 to fetch Ines', 'no sorry not saturday sunday'],
    plans: ['fetch Ines 03-14 17:00'],
  },
  {
    says: 'a reason with a day of its own is no new day',
    messages: ['gas bill due 29 march', 'push gas to the 30th, office closed on sunday'],
    plans: ['gas bill 03-30'],
  },
  {
    says: 'an alarm in the afternoon',
    messages: ['set an alarm for 3.10 this afternoon'],
    plans: ['Alarm 03-10 15:10'],
  },
  {
    says: 'a greeting of another language is no item',
    messages: ['Salaam, electricity bill due 27 march'],
    plans: ['electricity bill 03-27'],
  },
  {
    says: 'the wish for a reminder is no part of its title',
    messages: ['Dad takes his pill at 7:30 every day, I need a nudge for it'],
    plans: ['Dad takes his pill 03-11 07:30'],
  },
  {
    says: 'what is put somewhere is a task',
    messages: ['remind me at 5 to put it in the oven'],
    plans: ['put it in the oven 03-10 17:00'],
  },
  {
    says: 'a title keeps words that are also slips',
    messages: ['ad campaign meeting friday 3pm', 'add hold on to receipts to my list'],
    plans: ['ad campaign meeting 03-12 15:00', 'hold on to receipts -'],
  },
  {
    says: 'a note may be a task',
    messages: ['remind me on friday at 9 to make a note of the mileage'],
    plans: ['make a note of the mileage 03-12 09:00'],
  },
])('$says', async ({ messages, plans }) => {
  expect((await hold(...messages)).plans).toEqual(plans);
});

test('“stop sending it” after a change of the daily summary is about the summary', async () => {
  const { reply } = await hold('send me a summary every morning at 6:45', 'You know what, stop sending it');
  expect(reply).toMatch(/daily summary is paused/i);
});

test.each([
  { messages: ["please note Kavya's bday 30 April, she was born in 2015"], name: 'Kavya' },
  { messages: ['My teacher is called Agnieszka', 'Her birthday it is 9 of february'], name: 'Agnieszka' },
])('$name’s birthday is told with other words', async ({ messages, name }) => {
  const { ctx } = await hold(...messages);
  expect((await listSocialDates(ctx)).map((date) => date.name)).toEqual([name]);
});

test('a fact beside an event stays, and a birthday is not cancelled by “they have cancelled”', async () => {
  const { ctx } = await hold(
    "Zosia's birthday is 2 may",
    'please delete dentist, they have cancelled',
    'the lady is called Joanne, she is coming to meet him on sunday',
  );
  expect(await listSocialDates(ctx)).toHaveLength(1);
  expect((await listInfo(ctx)).map(({ value }) => value)).toContain('Joanne');
});

test('a fact keeps its words', async () => {
  const { ctx } = await hold('note that the office is on the 2nd floor');
  expect((await listInfo(ctx)).map(({ value }) => value)).toEqual(['on the 2nd floor']);
});
