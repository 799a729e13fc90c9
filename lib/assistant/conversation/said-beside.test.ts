import { expect, test } from 'vitest';
import { listInfo } from '@/lib/info/reads';
import { listReminders } from '@/lib/reminders/reads';
import { listSocialDates } from '@/lib/social/reads';
import { hold } from '@/testing/conversation';

// What is said beside a request belongs to it, or is no request. It is Wednesday, 10 March 2027.
test.each([
  {
    says: 'who recommended a book is no book',
    messages: ['book list: Pachinko, Piranesi', 'add The Overstory, Jin recommended it'],
    plans: ['Pachinko -', 'Piranesi -', 'The Overstory (Jin recommended it) -'],
  },
  {
    says: 'a limit of the price',
    messages: ['add a gift for Ben, max 15 euros', 'add around 20 eggs, milk'],
    plans: ['around 20 eggs -', 'gift for Ben (max 15 euros) -', 'milk -'],
  },
  {
    says: 'titles that begin like a reaction',
    messages: [
      'start a list for films',
      'Perfect Days and Past Lives',
      'Great Expectations',
      'Great, thanks',
    ],
    plans: ['Great Expectations -', 'Past Lives -', 'Perfect Days -'],
  },
  { says: 'a bad night', messages: ['didnt sleep much, baby up at 2 and at 4'], plans: [] },
  {
    says: 'reminders after a bad night',
    messages: ['didnt sleep, remind me to take melatonin at 9pm and at 11pm'],
    plans: ['take melatonin 03-10 21:00', 'take melatonin 03-10 23:00'],
  },
  {
    says: '“drop off” names a thing',
    messages: ['add brakes', '8am drop off', 'drop off at 5pm'],
    plans: ['brakes -', 'drop off 03-10 17:00', 'drop off 03-11 08:00'],
  },
  {
    says: 'a day that suits stays',
    messages: ['learn 30 words by tomorrow', 'tomorrow is good'],
    plans: ['learn 30 words 03-11'],
  },
  {
    says: '“too” copies nothing that is moved',
    messages: ['collect the parcel friday at 5', 'oh move the parcel to thursday as well'],
    plans: ['collect the parcel 03-11 17:00'],
  },
  {
    says: 'a series that is stopped by its name goes at once',
    messages: ['water the orchid every friday at 8', 'stop the orchid reminder'],
    plans: [],
  },
  {
    says: 'not on the day but before',
    messages: [
      'remind me of the council tax on the 20th',
      "I don't want it on the day, make it two days before",
    ],
    plans: ['council tax 03-18 09:00'],
  },
  {
    says: 'a judgement of an hour before an order',
    messages: ['team call friday at 7', 'a call at 7am is insane, cancel it'],
    plans: [],
  },
  {
    says: 'two doses with “in the night”',
    messages: ['remind me about my ear drops', 'every day 8 in the morning and 8 in the night'],
    plans: ['ear drops 03-10 20:00', 'ear drops 03-11 08:00'],
  },
  {
    says: 'a deed that was asked about is ticked',
    messages: ['add renew the passport', 'did I already do the passport thing', 'yeah I did it yesterday'],
    plans: [],
  },
])('$says', async ({ messages, plans }) => {
  expect((await hold(...messages)).plans).toEqual(plans);
});

test.each([
  ['my mom turns 70 on 12 December and I want to throw her a party', 'mom 1957-12-12'],
  ['my dad turns 80 on march 3 so we are planning a big trip', 'dad 1948-3-3'],
])('a wish behind a birthday: %s', async (message, expected) => {
  const dates = await listSocialDates((await hold(message)).ctx);
  expect(dates.map(({ name, year, month, day }) => `${name} ${year}-${month}-${day}`)).toEqual([expected]);
});

test('a pause for the days that were named', async () => {
  const { ctx } = await hold(
    'water pill every day at noon',
    "I'm away from April 10 to 14, pause the water pill then",
  );
  expect(await listReminders(ctx)).toMatchObject([{ title: 'water pill', isActive: true }]);
});

test.each([
  [['It felt 38.2 today', 'Is that high?'], 'can’t judge'],
  [['is 138 over 84 high'], 'can’t judge'],
  [['guests: Ana, Ben, Cleo', 'how many people is that now'], '3. Cleo'],
  [['changed the filter today, lasts 6 months'], '(lasts 6 months)”, today'],
  [['watered the plants for 20 minutes today'], '(for 20 minutes)”, today'],
])('%j is answered with %s', async (messages, expected) => {
  const { ctx, reply } = await hold(...messages);
  expect(reply).toContain(expected);
  expect(await listInfo(ctx)).toEqual([]);
});

test.each([
  ['bin day there is a wednesday, recycling every second one', 'bin day', 'FREQ=WEEKLY;BYDAY=WE'],
  ['our trash is always on a tuesday', 'trash', 'FREQ=WEEKLY;BYDAY=TU'],
  ['gym day is usually monday', 'gym day', 'FREQ=WEEKLY;BYDAY=MO'],
  ['recycling is a friday this week', 'recycling', null],
  ['moving day is a friday', 'moving day', null],
])('the usual day of a duty is one of every week: %s', async (message, title, recurrenceRule) => {
  expect(await listReminders((await hold(message)).ctx)).toMatchObject([{ title, recurrenceRule }]);
});

test.each([
  [['add a gift for Ben', 'so i need the gift by the 15th'], ['gift for Ben 03-15']],
  [
    ['add bin bags, milk', 'bin bags'],
    ['bin bags -', 'milk -'],
  ],
  [
    ['add milk', 'i need the car by friday'],
    ['milk -', 'the car 03-12'],
  ],
  [['groceries rice 5kg, soy sauce, eggs 1 tray'], ['eggs 1 tray -', 'rice 5kg -', 'soy sauce -']],
])('%j leaves %j', async (messages, plans) => {
  expect((await hold(...messages)).plans).toEqual(plans);
});

test.each(['remind please 20 minutes earlier', 'call it English class', 'keep reminding me until I answer'])(
  'a series goes on after "%s"',
  async (message) => {
    const { ctx } = await hold('English lesson, every Monday and Thursday 18:15', message);
    expect(await listReminders(ctx)).toMatchObject([{ recurrenceRule: 'FREQ=WEEKLY;BYDAY=MO,TH' }]);
  },
);

test('a summary that was stopped comes at the hour that is better', async () => {
  const said = [
    'send me a summary every day at 6',
    'bank at 10 tomorrow',
    'stop the summary',
    'or no, better at 9',
  ];
  const { reply, plans } = await hold(...said);
  expect(reply).toContain('every day at');
  expect(plans).toEqual(['bank 03-11 10:00']);
});

test('“add to that” goes to the entry just written', async () => {
  const { plans } = await hold('Journal: long walk by the river', 'add to that - met an old friend');
  expect(plans).toEqual([]);
});
