import { expect, test } from 'vitest';
import { listInfo } from '@/lib/info/reads';
import { listReminders } from '@/lib/reminders/reads';
import { listSocialDates } from '@/lib/social/reads';
import { hold } from '@/testing/conversation';

// What is told of people and things changes in short messages. It is Wednesday, 10 March.
test.each([
  {
    says: 'another one is named like the first one',
    messages: [
      'the shed code is 5512, garage one is 8093',
      'and the cellar one is 7071',
      'the other one is friday',
    ],
    facts: ['cellar code: 7071', 'garage code: 8093', 'shed code: 5512'],
  },
  {
    says: 'who has a thing now, of a thing whose place was told',
    messages: ['the garage key is behind the meter', 'everyone has it', 'Lea has it now'],
    facts: ['garage key: with Lea'],
  },
  {
    says: 'an allergy that is none after all',
    messages: ['max is allergic to peanuts, sesame and eggs', "actually max isn't allergic to sesame"],
    facts: ['max’s allergies: peanuts, eggs'],
  },
  {
    says: 'a helper who is not coming on one day',
    messages: ['maid not coming tomorrow'],
    facts: ['maid is not coming: maid is not coming on Thursday, 11 March'],
  },
  {
    says: 'a number and until when it is valid',
    messages: ['my passport number is 533219876 and it expires march 2031'],
    facts: ['passport expiry date: march 2031', 'passport number: 533219876'],
  },
  {
    says: 'a value keeps the words in its middle',
    messages: ['Emma is vegetarian and takes size 7 shoes'],
    facts: ['Emma: vegetarian and takes size 7 shoes'],
  },
  {
    says: 'an order to delete the old value is no part of the new one',
    messages: ['my locker is 17', 'my new locker is 52 and delete the old one'],
    facts: ['locker: 52'],
  },
  {
    says: '"she" is who wears something',
    messages: ['Leila wears size 31 shoes', "she's allergic to cashews as well"],
    facts: ['Leila: wears size 31 shoes', 'Leila’s allergies: cashews'],
  },
  {
    says: 'a number that grows replaces the old one',
    messages: ['Leila wears size 31 shoes', 'leilas shoes are 32 now, they grow so fast'],
    facts: ['Leila: wears size 32 shoes'],
  },
  {
    says: '"its" is no part of a corrected value',
    messages: ['car reg is KX19 ABC', 'no its KX19 ABD'],
    facts: ['car reg: KX19 ABD'],
  },
  {
    says: 'nobody is "she" without a person, so the sentence is kept',
    messages: ["she's allergic to cashews as well"],
    facts: ["she's allergic to cashews as: she's allergic to cashews as well"],
  },
  {
    says: 'one fact is forgotten by a word of it',
    messages: ['parked on level 3 row F', 'wifi code is 4471', 'you can forget the parking thing, im home'],
    facts: ['wifi code: 4471'],
  },
  {
    says: 'a fact is kept if the word is of none',
    messages: ['wifi code is 4471', 'forget the meeting thing', 'forget the whole thing'],
    facts: ['wifi code: 4471'],
  },
  {
    says: 'a code is new after a change',
    messages: ['shed lock is 3310', 'changed locks, now 8802'],
    facts: ['shed lock: 8802'],
  },
  {
    says: 'a code that was spoken of is new after a change',
    messages: ['wifi password is plum31', 'got a new router so its now fig58'],
    facts: ['wifi password: fig58'],
  },
  {
    says: 'a change of something else tells no code',
    messages: ['wifi password is plum31', 'changed jobs, now a baker'],
    facts: ['wifi password: plum31'],
  },
  {
    says: 'more is told than a name',
    messages: [
      'our gardener is called Petra and she comes every other monday',
      "my boss's driver's number is 555 0192",
    ],
    facts: [
      'about Petra: comes every other monday',
      "boss's driver's number: 555 0192",
      'gardener’s name: Petra',
    ],
  },
])('$says', async ({ messages, facts }) => {
  const { ctx } = await hold(...messages);
  const known = await listInfo(ctx);
  expect(known.map(({ key, value }) => `${key}: ${value}`).toSorted()).toEqual(facts);
});

test.each([
  {
    asked: 'who do i call if a pipe bursts',
    told: 'our plumber is Mr Haddad, 050 555 0172',
    holds: 'Haddad',
  },
  { asked: 'who fixes the boiler', told: 'our plumber is Mr Haddad, 050 555 0172', holds: 'Haddad' },
  { asked: 'my tooth hurts, who should i call', told: 'our dentist is Dr Pham 555 0133', holds: 'Pham' },
])('“$asked” is answered by the trade', async ({ asked, told, holds }) => {
  expect((await hold(told, asked)).reply).toContain(holds);
});

test('a trade of another trouble is no answer', async () => {
  const { reply } = await hold('our plumber is Mr Haddad', 'who do i call if the lights go out');
  expect(reply).not.toContain('Haddad');
});

test.each([
  { says: 'swim practice tues and thurs 5:30-7', days: ['TU,TH'] },
  { says: 'Ben has piano lessons mon & fri at 4', days: ['MO,FR'] },
  { says: 'swim practice tues and thurs next week at 5pm', days: ['', ''] },
])('“$says” is weekly or not', async ({ says, days }) => {
  const rules = (await listReminders((await hold(says)).ctx)).map(({ recurrenceRule }) => recurrenceRule);
  expect(rules.map((rule) => /BYDAY=(.*)/.exec(rule ?? '')?.[1] ?? '')).toEqual(days);
});

test('a cake and a date are a birthday', async () => {
  const { ctx } = await hold('🎂 vovó on dec 12!!', 'Tia Rosa 3 jan 🎂', '🎂 birthday party dec 15 at 3pm');
  expect((await listSocialDates(ctx)).map(({ day, month }) => `${day}.${month}`).toSorted()).toEqual([
    '12.12',
    '3.1',
  ]);
});

test('hours are of the day that was asked for', async () => {
  const messages = ['remind me tomorrow at 11 to call Ana', 'am I free tomorrow at 2?'];
  expect((await hold(...messages, 'and between 10 and 12?')).reply).toContain('call Ana');
});
