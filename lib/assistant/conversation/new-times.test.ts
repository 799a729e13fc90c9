import { expect, test } from 'vitest';
import { chat } from '@/lib/assistant/chat';
import { listReminders } from '@/lib/reminders/reads';
import { hold } from '@/testing/conversation';
import { createUser } from '@/testing/people';
import { testCtx } from '@/testing/world';

// Changes of times in the words of everyday life. It is Wednesday, 10 March.
test.each([
  {
    says: 'a day that is refused, with a reason and another day',
    messages: [
      'remind me to ring the tuner on friday at 10:30',
      'the library books are due back on saturday',
      "Actually Friday is no good, I'm at the hospital with Gerald. Monday, same time.",
    ],
    plans: ['library books 03-13', 'ring the tuner 03-15 10:30'],
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
      'no i meant dentist, call it dentist',
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
    plans: ['pick the bike up 03-12 11:30', 'take the bike in 03-12 09:30'],
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
  {
    says: 'the day after the one that was named',
    messages: ['lunch with Ruth on friday at 12:30', "wait that's the fair. The friday after"],
    plans: ['lunch with Ruth 03-19 12:30'],
  },
  {
    says: 'an hour that works better for somebody',
    messages: ['lunch with Ruth on friday at 12:30', 'Her office says 1 works better'],
    plans: ['lunch with Ruth 03-12 13:00'],
  },
  {
    says: 'other minutes, with a reason',
    messages: ['remind me in 25 minutes to turn the bread', 'actually 40, he is napping on me'],
    plans: ['turn the bread 03-10 15:41'],
  },
  {
    says: 'not this hour but another one, with a reason',
    messages: ['remind me when we close, at 5, to cash up', 'not 5, we close 6 on wednesdays'],
    plans: ['cash up 03-10 18:00'],
  },
  {
    says: 'another length of time before it',
    messages: [
      'vernissage on 24 march at 18:00',
      'please remind me 5 days before it, I have to order flowers',
      'not 5, a week',
    ],
    plans: ['order flowers 03-17 09:00', 'vernissage 03-24 18:00'],
  },
  {
    says: 'a move, and once more',
    messages: ['vet on friday at 9:20', 'it is moved one day later', 'and also one hour later'],
    plans: ['vet 03-13 10:20'],
  },
  {
    says: 'somebody cannot come, and the hour of the other one',
    messages: ['sitter saturday 7pm', 'sitter cant, my aunt is doing it but not till 7:15'],
    plans: ['sitter 03-13 19:15'],
  },
  {
    says: 'there and back, and what is before it on its day',
    messages: ['Flying to Oslo friday 7:05am, back sunday 8:40pm'],
    plans: ['Flying to Oslo 03-12 07:05', 'back from Oslo 03-14 20:40'],
  },
  {
    says: 'two before another thing, on its day',
    messages: ['train on saturday at 7:12', 'wake up for it at 5:30 and taxi on 6:30'],
    plans: ['taxi 03-13 06:30', 'train 03-13 07:12', 'wake up 03-13 05:30'],
  },
  {
    says: 'a remark is no name of a reminder',
    messages: ['expenses friday at 9', 'Worth a try. Remind me 4pm that day then'],
    plans: ['expenses 03-12 09:00', 'expenses 03-12 16:00'],
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

test('a noun that looks like an order changes no series', async () => {
  const { reply, plans } = await hold('choir every thursday at 7pm', 'skip delivery monday 7am murphys job');
  expect(reply).toContain('“skip delivery');
  expect(plans).toEqual(['choir 03-11 19:00', 'skip delivery 03-15 07:00']);
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

test('a day with a dot is day and month where people write it so', async () => {
  const ctx = await createUser(await testCtx(), { timezone: 'Europe/Warsaw' });
  for (const message of [
    'visit at the dentist on 2.12 at 9:20',
    'rent on 3.4.27',
    'call Ola on friday at 9.20',
  ])
    await chat(ctx, message);
  const days = (await listReminders(ctx)).map(
    ({ title, reminderTime }) => `${title} ${reminderTime.slice(5, 10)}`,
  );
  expect(days.toSorted()).toEqual(['call Ola 03-12', 'rent 04-03', 'visit at the dentist 12-02']);
});

test('what is set each is announced each, and the hour elsewhere is told', async () => {
  const calls = ['Call with Singapore team tomorrow 8pm', 'Call with Lisbon team friday 3pm'];
  expect((await hold(...calls, 'What time is that for them?')).reply).toContain('in Lisbon');
  const { ctx } = await hold(...calls, 'Ping me 15 min ahead of each');
  expect((await listReminders(ctx)).map(({ leads }) => leads)).toEqual([[15], [15]]);
});
