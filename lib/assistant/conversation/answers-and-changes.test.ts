import { expect, test } from 'vitest';
import { listSocialDates } from '@/lib/social/reads';
import { hold } from '@/testing/conversation';

// Said on Wednesday, 10 March 2027, at 15:00, in UTC.
test.each([
  {
    says: 'several hours answer "When?"',
    messages: ['remind me to give mum her pills', 'morning 7 and evening 19'],
    plans: ['give mum her pills 03-10 19:00', 'give mum her pills 03-11 07:00'],
  },
  {
    says: 'several days answer "When?"',
    messages: ['remind me to water the plants', 'mon and thu at 8'],
    plans: ['water the plants 03-11 08:00', 'water the plants 03-15 08:00'],
  },
  {
    says: 'parts of the day answer "When?"',
    messages: ['remind me to feed the fish', 'in the morning and in the evening'],
    plans: ['feed the fish 03-10 18:00', 'feed the fish 03-11 09:00'],
  },
  {
    says: 'a start is for all times of a series',
    messages: [
      'remind me to give mum her pills at 7 and 19',
      'from friday please, tomorrow she is still in hospital',
    ],
    plans: ['give mum her pills 03-12 07:00', 'give mum her pills 03-12 19:00'],
  },
  {
    says: 'one more of the kind is on the same day',
    messages: [
      'flat viewing saturday 11',
      'another one at 12.15, Mill Lane',
      'remind me to pick up mia friday at 3',
      'and jonah at 4',
    ],
    plans: [
      'flat viewing 03-13 11:00',
      'flat viewing 03-13 12:15',
      'pick up jonah 03-12 16:00',
      'pick up mia 03-12 15:00',
    ],
  },
  {
    says: "another person's appointment is on the same day",
    messages: ['parents evening 18 march 5.20pm', "Jake's is 5.40"],
    plans: ["Jake's parents evening 03-18 17:40", 'parents evening 03-18 17:20'],
  },
  {
    says: 'how long others need a thing moves nothing',
    messages: ['car to garage fri 8.30', 'they need it til monday'],
    plans: ['car to garage 03-12 08:30'],
  },
  {
    says: 'when others come back moves nothing',
    messages: ['give mum her pills at 7 tomorrow', 'she come back tuesday at 13'],
    plans: ['give mum her pills 03-11 07:00', 'mum come back 03-16 13:00'],
  },
  {
    says: '"only" takes back nothing of an earlier message',
    messages: ['add past lives and aftersun to my watchlist', 'delete the books', 'i meant only past lives'],
    plans: ['aftersun -', 'past lives -'],
  },
  {
    says: 'the one at an hour is deleted',
    messages: [
      'remind me to drink water tomorrow at 10am, 1pm and 4pm',
      'the 1 oclock can go, thats lunch anyway',
    ],
    plans: ['drink water 03-11 10:00', 'drink water 03-11 16:00'],
  },
  {
    says: 'an offer is taken for another day, or as a todo',
    messages: ['snow tires fri 8', 'sat instead', 'skates sharpened', 'todo'],
    plans: ['skates sharpened -', 'snow tires 03-13 08:00'],
  },
  {
    says: '"got it" after the reply completes nothing',
    messages: ['remind me about my tea in 20 minutes', 'grand, got it'],
    plans: ['tea 03-10 15:20'],
  },
  {
    says: '"only" leaves out the rest of the last message',
    messages: ['add past lives and aftersun to my watchlist', 'i meant only past lives, seen the other'],
    plans: ['past lives -'],
  },
  {
    says: 'the evening before needs no "the"',
    messages: ['job at the Smiths on friday 8am', 'remind me night before to load the ladder'],
    plans: ['job at the Smiths 03-12 08:00', 'load the ladder 03-11 20:00'],
  },
  {
    says: 'the other way of a switch is a reminder of its own',
    messages: ['remind me tomorrow at 12 to turn the slow cooker on', 'and off at 6'],
    plans: ['turn the slow cooker off 03-11 18:00', 'turn the slow cooker on 03-11 12:00'],
  },
  {
    says: 'another number is another thing',
    messages: ['every monday I clean the stairs at number 4', 'tuesdays at number 9'],
    plans: ['at number 9 03-16 09:00', 'clean the stairs at number 4 03-15 09:00'],
  },
  {
    says: 'a bare date and "now" is the new day',
    messages: ['midwife appointment 19 march 9.40', 'they rescheduled, 22nd now'],
    plans: ['midwife appointment 03-22 09:40'],
  },
])('$says', async ({ messages, plans }) => {
  expect((await hold(...messages)).plans.toSorted()).toEqual(plans);
});

test.each([
  ['no rehearsal on the 23rd, hall is booked', '23 March'],
  ['coach is off on the 23rd as well', '23 March'],
])('“%s” leaves out a day of the series that was just set', async (message, day) => {
  const { reply } = await hold('choir every tuesday 7.30pm', message);
  expect(reply).toMatch(new RegExp(`“choir” skips Tuesday, ${day}`));
});

test('"till" ends a series that was just set', async () => {
  const { reply } = await hold('take antibiotics every 8 hours starting 4pm', 'til sunday');
  expect(reply).toContain('The last time is on Sunday');
});

test('a notice before each birthday is for all that were told', async () => {
  const { ctx } = await hold(
    "Mia's birthday is 3 may",
    "Jonah's birthday is 9 june and Dad's is 12 july",
    'remind me a week before each',
    "and grandad's is 2 august",
  );
  expect((await listSocialDates(ctx)).map(({ name, leadDays }) => [name, leadDays]).toSorted()).toEqual([
    ['Dad', 7],
    ['Jonah', 7],
    ['Mia', 7],
    ['grandad', 0],
  ]);
});

test.each([
  [['send my daily summary every day at 9', '7.45'], '7:45|07:45'],
  [['ask me for my journal every day at 21:30', 'not on saturdays'], 'one time only'],
])('%j is about the setting', async (messages, answer) => {
  expect((await hold(...messages)).reply).toMatch(new RegExp(answer));
});

test('a reason beside an order is not searched for', async () => {
  const { reply } = await hold('remind me to meet the plumber friday at 9', 'cancel it, he called off');
  expect(reply).not.toContain('found nothing');
});
