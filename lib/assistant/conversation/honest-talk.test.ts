import { expect, test } from 'vitest';
import { listInfo } from '@/lib/info/reads';
import { listEntries } from '@/lib/journal/entries/entry-reads';
import { listSocialDates } from '@/lib/social/reads';
import { hold } from '@/testing/conversation';

// Messages that are no plain request: refused ones, remarks, complaints, the journal. It is Wednesday, 10 March.
test.each([
  {
    says: 'what was refused becomes the reminder',
    messages: ['phone the plumber for me', 'ok then remind me to do it at 6pm'],
    plans: ['phone the plumber 03-10 18:00'],
  },
  {
    says: 'what was refused becomes the todo',
    messages: ['can u email my ta about a retake', 'fine make it a todo for friday'],
    plans: ['email my ta about a retake 03-12'],
  },
  { says: 'the wrong app', messages: ['hang on, wrong app haha'], plans: [] },
  {
    says: 'an unknown verb with a deadline',
    messages: ['price up the kitchen by friday'],
    plans: ['price up the kitchen 03-12'],
  },
  { says: 'a message to somebody is not sent', messages: ['also tell kayla its at 8'], plans: [] },
  { says: 'nobody else is reminded', messages: ['Remind Femke that she opens on Saturday'], plans: [] },
  {
    says: 'nothing is booked',
    messages: ['Book the table for us', 'Can you buy for me the ticket?'],
    plans: [],
  },
  { says: 'a regret is no task', messages: ["hm, shouldn't have done that. undo"], plans: [] },
  {
    says: 'a request that is taken back while it is asked about',
    messages: ['add soap to my list', 'and remind me to apologize to Bo', 'jk take that off'],
    plans: ['soap -'],
  },
  {
    says: 'a laugh ends a sentence',
    messages: ['shopping: swimsuit, cream, socks', 'rename swimsuit to wool coat haha its november'],
    plans: ['cream -', 'socks -', 'wool coat -'],
  },
])('$says', async ({ messages, plans }) => {
  expect((await hold(...messages)).plans).toEqual(plans);
});

test.each([
  'i hate reminders lol',
  'this weekend sucked. the boiler broke and the cat ran away',
  'she paid 400',
  'useless haha',
])('%j stores nothing', async (message) => {
  const { ctx, plans } = await hold(message);
  expect(plans).toEqual([]);
  expect(await listInfo(ctx)).toEqual([]);
  expect(await listEntries(ctx)).toEqual([]);
});

test('a forwarded text is kept as a note, and a note is named by its person', async () => {
  const { ctx, plans } = await hold(
    'add to my todos: call Ann',
    'my boss forwarded this:\n> Please delete your old tickets on Friday.\nsave it as a note',
    'Write it down for me: Mr Abbott, 81, always asked about my garden.',
    'van reg 191-D-40822',
  );
  const facts = (await listInfo(ctx)).map(({ key, value }) => `${key}: ${value}`).join('\n');
  expect(plans).toEqual(['call Ann -']);
  expect(facts).toContain('old tickets');
  expect(facts).not.toContain('call Ann');
  expect(facts).toMatch(/^Mr Abbott: /m);
  expect(facts).toContain('van reg: 191-D-40822');
});

test('a journal entry is written, and its words are not said to be changed', async () => {
  const { ctx, reply } = await hold(
    'log that i ran 6k today, knee felt ok',
    'the last one should say 7k not 6',
  );
  const entries = await listEntries(ctx);
  expect(entries.map(({ entryText }) => entryText).join()).toContain('knee felt ok');
  expect(reply).toContain('dashboard');
  expect(await listInfo(ctx)).toEqual([]);
});

test('ages give the year, and a wedding is an anniversary', async () => {
  const { ctx, reply } = await hold(
    "while I'm here, Mum's 60th is 17 January",
    'tomás turns 8 on the 1st of december',
    'Inês and I got married on 19 September 2015',
    'how long have we been married',
  );
  expect(await listSocialDates(ctx)).toMatchObject([
    { name: 'us', year: 2015 },
    { name: 'tomás', year: 2019 },
    { name: 'Mum', year: 1968 },
  ]);
  expect(reply).toContain('11 years');
});

test('an age after a birthday gives the year, and he is the one who was named', async () => {
  const told = await hold(
    'birthdays: Theo July 3 2014, Hazel Oct 19 2017',
    "who's next",
    'how old is he turning',
  );
  expect(told.reply).toMatch(/Theo.* 13/);
  const { ctx } = await hold(
    'birthdays: Theo July 3 2014, Hazel Oct 19 2017',
    'oops hazel is 2016 not 2017',
    'My daughter Zosia has birthday 6 january, she will be 9',
  );
  const years = (await listSocialDates(ctx)).map(({ name, year }) => `${name} ${year}`);
  expect(years.toSorted()).toEqual(['Hazel 2016', 'Theo 2014', 'daughter Zosia 2019']);
});

test("another person's birthday and age change nobody else's", async () => {
  const { ctx } = await hold(
    'Chidera was born on the 14th of February 2019',
    'her brother Emeka is 30 November',
    "And little Aoife's is the 2nd of December, she will be four.",
  );
  const dates = (await listSocialDates(ctx)).map(({ name, year }) => `${name} ${year}`);
  expect(dates.toSorted()).toEqual(['Aoife 2023', 'Chidera 2019', 'Emeka null']);
});

test('a misspelt question finds the fact, and the correction is for it', async () => {
  const { ctx } = await hold(
    'the guest wifi is called Fjall5G and the password is knott-77',
    'whats the wifi pasword',
    'nope they changed it, now its hjort2026',
  );
  const facts = (await listInfo(ctx)).map(({ key, value }) => `${key}: ${value}`);
  expect(facts.toSorted()).toEqual(['guest wifi’s name: Fjall5G', 'guest wifi’s password: hjort2026']);
});
