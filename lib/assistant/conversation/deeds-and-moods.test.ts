import { expect, test } from 'vitest';
import { listInfo } from '@/lib/info/reads';
import { listEntries } from '@/lib/journal/entries/entry-reads';
import { journalReminderOf } from '@/lib/journal/reads';
import { hold } from '@/testing/conversation';

// What is told as done, and how someone is.
test.each([
  [
    'Gave the dog her worm tablet today',
    'she needs it again in 3 months',
    'give the dog her worm tablet 06-10',
  ],
  [
    'changed the smoke alarm batteries',
    'they need changing again in a year',
    'change the smoke alarm batteries',
  ],
  ['changed the water filter today', 'next one in 6 months', 'change the water filter 09-10'],
  ['watered the ferns this morning', 'again in a week', 'water the ferns 03-17'],
  [
    'changed the water filter today',
    'remind me to do it again on may 3 at 9',
    'change the water filter 05-03',
  ],
])('after “%s”, “%s” sets a reminder of the same', async (deed, again, plan) => {
  const { plans } = await hold(deed, again);
  expect(plans).toEqual([expect.stringContaining(plan)]);
});

test.each([
  [
    'changed the water filter today',
    'when did I last change the filter?',
    'do it again in 3 months, let me know',
  ],
  ['changed the water filter today', 'do that again on 22 february and ping me'],
])('“%s”, “%s”: a reminder of the deed last spoken of', async (...said) => {
  expect((await hold(...said)).plans).toEqual([
    expect.stringMatching(/^change the (?:water )?filter (?:02-22|06-10)/),
  ]);
});

test.each(['dog got her shots on 3 october', 'Priya paid the deposit on the 5th'])(
  '“%s” is over, so no reminder is set',
  async (deed) => {
    const { plans, reply } = await hold(deed);
    expect(plans).toEqual([]);
    expect(reply).toContain('Noted');
  },
);

test.each(['Tom has got a match on 3 october', 'dentist appointment on 3 march', 'school was out'])(
  '“%s” is not noted as done',
  async (message) => {
    expect((await hold(message)).reply).not.toContain('Noted');
  },
);

test('“did the invoice already” ticks the todo, and “did the school run” not the school trip', async () => {
  expect((await hold('send the invoice to Thandi', 'Did the invoice already')).reply).toContain('Done');
  expect((await hold('pay the school trip', 'did the school run')).reply).not.toContain('Done');
});

test('the age after a birthday belongs to it, and the next birthday follows', async () => {
  const { reply } = await hold(
    "Mum's birthday is the 2nd of December",
    "she'll be 70!",
    "and my brother Callum's is 24 november",
  );
  expect(reply).toContain('Callum');
  expect(reply).toContain('birthday');
});

test('what is planned before a trip counts from its first day, and the last day is when we get back', async () => {
  const trip = "we're going to Tenerife from 12 to 19 december";
  expect((await hold(trip, 'when do we get back')).reply).toContain('19 December');
  expect(
    (await hold(trip, 'remind me 2 days before we go to do the online check-in')).plans.join(),
  ).toContain('do the online check-in 12-10');
  expect((await hold(trip, 'remind me to pack a week before we leave')).plans.join()).toContain('pack 12-05');
});

test('“undo that” after a remark takes nothing back', async () => {
  const { reply } = await hold('lent my drill to Wiremu', 'he brought beers haha', 'undo that last one');
  expect(reply).not.toContain('Undone');
});

test('“make them till 3” stays in the half of the day of the quiet hours', async () => {
  expect((await hold("don't message me between 9am and 4pm", 'make them till 3')).reply).toMatch(
    /15:00|3:00 PM/,
  );
  expect((await hold("don't message me between 10pm and 8am", 'make them till 7')).reply).toMatch(
    /07:00|7:00 AM/,
  );
});

test('without a deed, the same words set nothing', async () => {
  expect((await hold('my sister borrowed my car', 'she needs it again on friday')).plans).toEqual([]);
});

test.each([
  ['slept awful, 4 hours maybe', 'sorry'],
  ['slept well, 8 hours', 'journal'],
  ['rough night, the baby cried', 'journal'],
])('“%s” is no fact, and offered for the journal', async (message, reply) => {
  const told = await hold(message);
  expect(told.reply).toContain(reply);
  expect(await listInfo(told.ctx)).toEqual([]);
  const { ctx } = await hold(message, 'yes');
  expect((await listEntries(ctx))[0]?.entryText).toContain(message);
});

test('how long someone slept stays a fact', async () => {
  const { ctx } = await hold('slept 7.5 hours');
  expect(await listInfo(ctx)).toHaveLength(1);
});

test('a number after a journal entry is one more line of it', async () => {
  const { ctx } = await hold('dentist friday at 3pm', 'mood 6/10', 'make it a 7, the walk counts');
  expect((await listEntries(ctx))[0]?.entryText).toContain('rather a 7, the walk counts');
});

test.each([
  ['ask me every night at 9:30 how the day went', '21:30'],
  ['check in with me daily at 8pm', '20:00'],
  ['ask me for my journal every evening at 9', '21:00'],
  ['ask me for my journal every morning at 9', '09:00'],
])('“%s” sets the time of the journal’s question', async (message, time) => {
  const { ctx, plans } = await hold(message);
  expect(await journalReminderOf(ctx)).toMatchObject({ time, isActive: true });
  expect(plans).toEqual([]);
});

test.each([
  'I might go to the match saturday, not sure yet',
  'we may be away next weekend',
  'thinking about going to the cinema on friday',
  'my back is in bits from the garden',
  'my left knee is swollen',
  "That's mighty fine. Thank you young man",
])('“%s” stores nothing and asks nothing', async (message) => {
  const { reply, plans, ctx } = await hold(message);
  expect(reply).not.toContain('Shall I');
  expect(plans).toEqual([]);
  expect(await listInfo(ctx)).toEqual([]);
});

test.each(['log it', 'note it down', 'record that please'])(
  '“%s” keeps what was only told in the journal',
  async (message) => {
    const { ctx } = await hold('Just got back from a run, 8k!', message);
    expect((await listEntries(ctx)).map(({ responses }) => responses.feeling)).toEqual([
      expect.stringContaining('back from a run, 8k'),
    ]);
    expect(await listEntries((await hold('buy milk tomorrow', message)).ctx)).toEqual([]);
  },
);

// What was done without being on a list, and visits of days past, are found again.
test.each([
  [['dishes done', 'when did i last do the dishes'], /dishes done”: today/],
  [['pt exercises done', 'when did i last do my pt exercises'], /pt exercises done”: today/],
  [['i was at the dentist on march 3rd', 'when did i last see the dentist'], /3 March/],
  [['i was at the dentist on march 3rd', 'when was i at the dentist'], /3 March/],
  [['had my flu shot last friday', 'when was my flu shot'], /5 March/],
  [['called mum', 'when did i last see mum'], /no note/],
  [['called mum yesterday', 'when did i speak to mum'], /called mum”: yesterday/],
  [['had the roof fixed back in january', 'when was the roof last fixed'], /January 2027/],
  [['got an oil change today at 30,500 miles', 'how long ago was my oil change'], /30500 miles”: today/],
  [['last optician visit was 3 february', 'when did i last go to the optician'], /3 February/],
  [['saw grandpa last sunday, he is fine', 'how long since i saw grandpa'], /saw grandpa”: /],
  [
    ['finished the tax papers and posted the parcel to aunt june', 'did i post the parcel'],
    /posted the parcel/,
  ],
  [['kids shoe sizes: Mia 31, Ben 28', 'what size is ben'], /28/],
])('%j finds what was done', async (messages, reply) => {
  expect((await hold(...messages)).reply).toMatch(reply);
});
