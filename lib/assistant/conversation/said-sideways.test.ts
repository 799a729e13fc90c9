import { expect, test } from 'vitest';
import { listInfo } from '@/lib/info/reads';
import { listEntries } from '@/lib/journal/entries/entry-reads';
import { readPreferences } from '@/lib/preferences/reads';
import { listSocialDates } from '@/lib/social/reads';
import { hold } from '@/testing/conversation';

// Said on Wednesday, 10 March 2027, at 15:00.
test.each([
  {
    says: 'better words replace the name of what was made last',
    messages: ['add limes to my list', 'two kilos of limes', 'add batteries to my list', 'aa ones'],
    plans: ['AA batteries -', 'two kilos of limes -'],
  },
  {
    says: 'a starred word spells one anew',
    messages: ['remind me tomorrow at 6:45am to gab the lunchbox', '*grab'],
    plans: ['grab the lunchbox 03-11 06:45'],
  },
  {
    says: 'what was meant instead is completed, and the other is open again',
    messages: [
      'add fix gate motor and phone Ouma to my list',
      'fixed the gate motor',
      'whoops that was phone Ouma i meant',
    ],
    plans: ['fix gate motor -'],
  },
  {
    says: 'somebody moved it',
    messages: ['thesis draft due 11 april', 'Dr Achieng moved it to the 14th'],
    plans: ['thesis draft 04-14'],
  },
  {
    says: 'what has to be done by a day gets that day',
    messages: ['add renew licence disc to my list', 'The licence disc has to be done by the 30th'],
    plans: ['renew licence disc 03-30'],
  },
  {
    says: 'a reason before an order is no part of it',
    messages: ['remind me to fuel the generator at 5pm', 'Chidi will handle it, drop that'],
    plans: [],
  },
  {
    says: 'who writes about a visit has not done it',
    messages: ['vet for Pelle on friday at 1pm', 'The vet wrote, it will be 14:15 instead'],
    plans: ['vet for Pelle 03-12 14:15'],
  },
  {
    says: 'three digits after a no are an hour',
    messages: ['remind me at 4pm to feed the cat', 'nvm 830'],
    plans: ['feed the cat 03-10 20:30'],
  },
  {
    says: 'the hours of work are no quiet hours',
    messages: ['hand in hours to Joost on friday at 16:00'],
    plans: ['hand in hours to Joost 03-12 16:00'],
  },
])('$says', async ({ messages, plans }) => {
  expect((await hold(...messages)).plans.toSorted()).toEqual(plans);
});

test('two facts of one message are two facts', async () => {
  const { ctx } = await hold("Thandi is allergic to nuts and Sipho can't have milk");
  const stored = (await listInfo(ctx)).map(({ key, value }) => [key, value]);
  expect(stored.toSorted()).toEqual([
    ['Sipho', "can't have milk"],
    ['Thandi', 'allergic to nuts'],
  ]);
});

test('a name is corrected where the person is kept', async () => {
  const { ctx } = await hold(
    'My landlord is Mr. Aydin',
    "Actually the landlord's name is Aydemir, I mixed it up",
  );
  expect((await listInfo(ctx)).map(({ key, value }) => [key, value])).toEqual([['landlord', 'Aydemir']]);
});

test('one end of the quiet hours is changed alone', async () => {
  const { ctx } = await hold('quiet hours 21 to 5', 'make the quiet time end at 4 instead');
  expect(await readPreferences(ctx)).toMatchObject({ quietFrom: '21:00', quietTo: '04:00' });
});

test('an age and a notice belong to the birthday', async () => {
  const { ctx } = await hold(
    'My grandson Oliver turns nine on the 2nd of April',
    'Could you please inform me ten days in advance?',
  );
  expect(await listSocialDates(ctx)).toMatchObject([{ leadDays: 10 }]);
});

test('“not at all” deletes nothing else', async () => {
  const { plans } = await hold(
    'gym on friday at 6pm',
    'Sister Bernice visits on tuesday at 4pm',
    "Oh she just telephoned, she can't come at all",
    'yes',
  );
  expect(plans).toContain('gym 03-12 18:00');
});

test('three digits after a no correct a number that was told', async () => {
  const { ctx } = await hold('my room is 512', 'no, 521');
  expect((await listInfo(ctx)).map(({ key, value }) => [key, value])).toEqual([['room', '521']]);
});

test('a fact about somebody is not replaced by the name', async () => {
  const { ctx } = await hold('dog: eats only rice', "my dog's name is Rex");
  expect((await listInfo(ctx)).map(({ value }) => value).toSorted()).toEqual(['Rex', 'eats only rice']);
});

test.each(['journal: took the umbrella just in case', 'dear diary, I was sick all the days'])(
  'the entry “%s” keeps the own words',
  async (message) => {
    const { reply } = await hold(message);
    expect(reply).toContain(message.replace(/^(?:journal:|dear diary,) /, ''));
  },
);

test.each(['please take out the one about my back', 'delete the one about the drilling'])(
  '“%s” takes back no other entry',
  async (message) => {
    const { ctx } = await hold('journal: slept well', 'journal: dinner with Ana was lovely', message);
    expect(JSON.stringify(await listEntries(ctx))).toContain('dinner with Ana');
  },
);
