import { expect, test } from 'vitest';
import { listInfo } from '@/lib/info/reads';
import { listEntries } from '@/lib/journal/entries/entry-reads';
import { findPreferences } from '@/lib/preferences/reads';
import { hold } from '@/testing/conversation';

// Short reactions to what was answered, and remarks that ask for nothing. It is Wednesday, 10 March 2027, 15:00.
test.each([
  "my sister isn't talking to me since the party",
  'My wife passed in the spring so it is rather quiet here.',
  'She always kept the diary you see.',
  'everything is going wrong today',
  "Well, let's see.",
  'Third time lucky',
  'Hello, I learn English so sorry for mistakes',
  'My granddaughter put you on my phone and I am told you can remember things for me.',
  'nice. my shift got moved to nights this week, not thrilled',
  'on my lunch break, finally sat down',
  "you're kidding",
  'ok whatever',
  'sorry. didn’t mean that',
  'not weekends please',
])('%j stores nothing, changes no setting and says nothing cheerful', async (message) => {
  const { ctx, reply, plans } = await hold(message);
  expect(plans).toEqual([]);
  expect(await listInfo(ctx)).toEqual([]);
  expect(await findPreferences(ctx)).toEqual(await findPreferences((await hold('hello')).ctx));
  expect(reply).not.toMatch(/Shall I|not something I can do|Nothing for today|^Okay/);
});

test.each([
  {
    says: 'the plan of a cheerful sentence is asked about',
    messages: ['Oh and Beryl is picking me up at 9.30 on friday so I’d better know that too'],
    answer: /yes|Reminder set|Shall I/,
  },
  { says: 'grief is no good news', messages: ['my husband passed last month'], answer: /so sorry/ },
  { says: 'an exam is', messages: ['my son passed his exam'], answer: /🎉|glad|lovely/i },
  { says: 'a repeated answer', messages: ['what’s on tomorrow', 'say that again'], answer: /tomorrow/ },
  {
    says: 'what it did',
    messages: ['add milk to my list', 'and what did you do now?'],
    answer: /“milk”/,
  },
  {
    says: 'a summary that is asked about',
    messages: ['do you send me something every morning?', 'can you not do that on weekends'],
    answer: /one time only/,
  },
  {
    says: 'what quiet hours are for',
    messages: ['do i have quiet hours', 'what are they for'],
    answer: /Quiet hours are when/,
  },
  { says: 'the recap is asked about', messages: ['weekly recap?'], answer: /recap comes/ },
  {
    says: 'sending to others',
    messages: ['add milk to my list', 'can you send it to my mum'],
    answer: /only to you/,
  },
  {
    says: 'a reminder of what was noted',
    messages: ['add call Ann to my list', 'dont let me forget it'],
    answer: /When should I remind you of “call Ann”/,
  },
  {
    says: 'a reminder that did not come',
    messages: ['you forgot to remind me!!'],
    answer: /sorry.*my reminders/,
  },
  { says: 'the day after today', messages: ['what’s my day like', 'and the day after'], answer: /tomorrow/ },
  {
    says: 'an exception of nothing',
    messages: ['except on public holidays'],
    answer: /nothing was changed/i,
  },
  { says: 'the number of the week', messages: ['what week number is it'], answer: /week 10/ },
  {
    says: 'an answer that is wrong undoes nothing',
    messages: ['add milk to my list', 'what is on tomorrow', 'that is wrong'],
    answer: /^(?!Undone)/,
  },
])('$says', async ({ messages, answer }) => {
  expect((await hold(...messages)).reply).toMatch(answer);
});

test.each([
  {
    says: 'a day of a series that is left out with a reason',
    messages: ['remind me of football practice every thursday at 5pm', 'not this thursday, coach is sick'],
    plans: ['football practice 03-18 17:00'],
  },
  {
    says: 'a feeling before a plan is no plan',
    messages: ["i'm dreading monday, performance review at 9.30"],
    plans: ['performance review 03-15 09:30'],
  },
  {
    says: 'a polite wish for a nudge',
    messages: ['I’d appreciate a nudge at 4pm to feed the cat'],
    plans: ['feed the cat 03-10 16:00'],
  },
  {
    says: 'an exception names no reminder',
    messages: ['do i have any quiet hours', 'except sundays'],
    plans: [],
  },
  {
    says: 'quiet after a correction is no reminder',
    messages: ['no i mean dont message me after 9pm'],
    plans: [],
  },
  {
    says: 'a todo that shall be reminded of in the same sentence',
    messages: ['add call my brother to my list', 'do it tomorrow evening i guess, remind me'],
    plans: ['call my brother -', 'call my brother 03-11 18:00'],
  },
  {
    says: 'a day that is gone takes its reminder along',
    messages: ['remind me about pilates thursday at 6pm', 'ok so thursday is gone now, swapped with aoife'],
    plans: [],
  },
])('$says', async ({ messages, plans }) => {
  expect((await hold(...messages)).plans).toEqual(plans);
});

test('“forget what I said about” forgets the fact or the todo', async () => {
  const { ctx, plans } = await hold(
    'my locker code is 4411',
    'add bring a salad to my list',
    'forget what i said about the locker',
    'forget what i said about the salad',
  );
  expect(await listInfo(ctx)).toEqual([]);
  expect(plans).toEqual([]);
});

test('“yes” keeps only what was offered, and the journal keeps what was told', async () => {
  const { ctx } = await hold('take it off then', 'yes');
  expect(await listInfo(ctx)).toEqual([]);
  const told = await hold('I got the job!', 'can you send it to my mum', 'put it in my journal then');
  expect((await listEntries(told.ctx)).map(({ entryText }) => entryText).join()).toContain('I got the job');
});
