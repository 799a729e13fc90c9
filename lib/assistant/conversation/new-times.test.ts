import { expect, test } from 'vitest';
import { listReminders } from '@/lib/reminders/reads';
import { hold } from '@/testing/conversation';

// Changes of times in the words of everyday life. It is Wednesday, 10 March.
test.each([
  {
    says: 'a day that is refused, with a reason and another day',
    messages: [
      'remind me to ring the tuner on friday at 10:30',
      'the library books are due back on saturday',
      "Actually Friday is no good, I'm at the hospital with Gerald. Monday, same time.",
    ],
    plans: ['library books are due back 03-13 09:00', 'ring the tuner 03-15 10:30'],
  },
  {
    says: 'somebody cannot come that day',
    messages: ['plumber friday 7am', 'plumber cant do fri says mon'],
    plans: ['plumber 03-15 07:00'],
  },
  {
    says: 'a day that is refused without another one is asked for',
    messages: ['plumber friday 7am', "the plumber can't make friday", 'tuesday'],
    plans: ['plumber 03-16 07:00'],
  },
  {
    says: 'a reason and its hour',
    messages: ['study group tonight at 7', 'kayla cant make it so 8'],
    plans: ['study group 03-10 20:00'],
  },
  {
    says: 'a remark and the minutes',
    messages: ['optician friday at 15:45', "They rang, it's quarter past instead"],
    plans: ['optician 03-12 15:15'],
  },
  {
    says: 'not this one but the one after',
    messages: ['haircut friday 5pm', 'not this friday the one after'],
    plans: ['haircut 03-19 17:00'],
  },
  {
    says: 'once more at another hour, then both are taken off',
    messages: ['wake me up at 6:50 tomorrow', 'and again at 7 bc i wont get up'],
    plans: ['Wake up 03-11 06:50', 'Wake up 03-11 07:00'],
  },
  {
    says: 'both',
    messages: [
      'wake me up at 6:50 tomorrow',
      'and again at 7 bc i wont get up',
      'actually class got cancelled, kill both',
    ],
    plans: [],
  },
  {
    says: 'one more is a new one',
    messages: [
      'remind me in 2 hours to take the bread out',
      'set one for quarter to nine tonight - bins out',
    ],
    plans: ['bins out 03-10 20:45', 'take the bread out 03-10 17:00'],
  },
  {
    says: 'after him is on his day',
    messages: ['plumber friday 10.30', 'and sparks after him at 12'],
    plans: ['plumber 03-12 10:30', 'sparks after him 03-12 12:00'],
  },
  {
    says: 'two that change places',
    messages: ['plumber friday 10:30', 'sparks friday at 12', 'swap them'],
    plans: ['plumber 03-12 12:00', 'sparks 03-12 10:30'],
  },
  {
    says: 'the other one should have moved',
    messages: [
      'remind me to send Katerina the photos at 18:00',
      'remind me to send Stavros the invoice at 19:00',
      'move the sending one to 20:00',
      'no, katerina',
    ],
    plans: ['send Katerina the photos 03-10 20:00', 'send Stavros the invoice 03-10 19:00'],
  },
  {
    says: 'a refused day, and another task',
    messages: ['lunch with Eva friday at 1pm', "I can't make friday, tell Bob on monday"],
    plans: ['lunch with Eva 03-12 13:00', 'tell Bob 03-15'],
  },
  {
    says: 'a task before another thing',
    messages: ['nct 20 march at 8:30', 'remind me day before the nct check tyres'],
    plans: ['check tyres 03-19 09:00', 'nct 03-20 08:30'],
  },
  {
    says: 'another name, then a slip of the pen',
    messages: [
      'zahnarzt friday 8:15',
      'no i meant dentist lol call it dentist',
      'dentist mved to monday same time',
    ],
    plans: ['dentist 03-15 08:15'],
  },
  {
    says: 'each shift keeps the word after its hour',
    messages: ['shifts: fri 7am early, mon 7am early, tue 9pm night'],
    plans: ['early 03-12 07:00', 'early 03-15 07:00', 'night 03-16 21:00'],
  },
  {
    says: 'a swapped day',
    messages: [
      'early shift friday 7am',
      "swapped my friday with Priya so I'm on saturday instead, same hours",
    ],
    plans: ['early shift 03-13 07:00'],
  },
  {
    says: 'a sound before the time, and the task after it',
    messages: [
      'remind me on friday at 9:30 to take the bike in',
      'and then ermm like two hours after that pick it up',
    ],
    plans: ['pick it up 03-12 11:30', 'take the bike in 03-12 09:30'],
  },
  {
    says: 'the name of an evening',
    messages: ['Parents evening friday at 17:15', 'quiz night saturday at 8'],
    plans: ['Parents evening 03-12 17:15', 'quiz night 03-13 20:00'],
  },
  {
    says: 'short parts of the day, and a weekday with a slip',
    messages: ['remind me tmrw evng 6.15 to refill the gas', 'wedensday 14:20 collect Oisin'],
    plans: ['collect Oisin 03-17 14:20', 'refill the gas 03-11 18:15'],
  },
  {
    says: 'a weekday of a month, and an hour',
    messages: ['first monday of may 8am call the orthodontist'],
    plans: ['call the orthodontist 05-03 08:00'],
  },
  {
    says: 'the hour of another place',
    messages: [
      'standup with the Austin team tomorrow 9am their time',
      'webinar tonight at 8',
      'the webinar is 20:00 New York time',
    ],
    plans: ['standup with the Austin team 03-11 15:00', 'webinar 03-11 01:00'],
  },
])('$says', async ({ messages, plans }) => {
  expect((await hold(...messages)).plans).toEqual(plans);
});

test('what is of one day only does not change the quiet hours of every day', async () => {
  expect((await hold("Don't ping me before 2pm tomorrow")).reply).toContain('every day');
  expect((await hold("don't remind me about anything tonight")).reply).toContain('Nothing was changed');
});

test('an hour in an unknown place is not guessed', async () => {
  const { reply, plans } = await hold('sync with the vendor tomorrow 9am their time');
  expect(plans).toEqual([]);
  expect(reply).toContain('time zone');
});

test('a noun that looks like an order is offered, and changes no series', async () => {
  const { reply, plans } = await hold('choir every thursday at 7pm', 'skip delivery monday 7am murphys job');
  expect(reply).toContain('“skip delivery murphys job”');
  expect(plans).toEqual(['choir 03-11 19:00']);
});

test('"could you nudge me" belongs to what was said before, and an end makes a daily series', async () => {
  const { ctx, reply } = await hold(
    'I take my tablet at 8 every morning, could you nudge me',
    'And the eye drops at 9 at night for the next two weeks',
  );
  expect(reply).not.toContain('What should');
  expect((await listReminders(ctx)).map(({ title, recurrenceRule }) => [title, recurrenceRule])).toEqual([
    ['eye drops', 'FREQ=DAILY;UNTIL=20270323T235959'],
    ['take my tablet', 'FREQ=DAILY'],
  ]);
});
