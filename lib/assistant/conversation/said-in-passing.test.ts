import { expect, test } from 'vitest';
import { chat } from '@/lib/assistant/chat';
import { listInfo } from '@/lib/info/reads';
import { listSocialDates } from '@/lib/social/reads';
import { hold } from '@/testing/conversation';
import { listPlans } from '@/testing/due';
import { createUser } from '@/testing/people';
import { testCtx } from '@/testing/world';

async function after(...messages: string[]) {
  const ctx = await createUser(await testCtx(), { timezone: 'UTC' });
  let reply = '';
  for (const message of messages) {
    ctx.clock.advance(60_000);
    reply = (await chat(ctx, message)).message;
  }
  const facts = (await listInfo(ctx)).map(({ key, value }) => `${key}: ${value}`).sort();
  const dates = (await listSocialDates(ctx)).map(({ name }) => name);
  return { reply, facts, dates, plans: await listPlans(ctx) };
}

test.each([
  [['model number is RHPRO250 just keep that somewhere'], 'model number: RHPRO250'],
  [['model number is RHPRO250', "no hang on it's 260 at the end not 250"], 'model number: RHPRO260'],
  [['the model number is R H P R O 2 5 0'], 'model number: RHPRO250'],
  [["wifi at my mum's is bluekettle77"], 'wifi at my mum’s: bluekettle77'],
  [
    ["Mrs Henderson's gate code is 0143#", 'Mrs Henderson says its 0144# now'],
    'Mrs Henderson’s gate code: 0144#',
  ],
  [['my shoe size is 41', 'no its 42 not 41'], 'shoe size: 42'],
  [['Mehta owes me 25k', 'Mehta paid 10k'], 'what Mehta owes: me 15k'],
  [['sarah paid 200 of the 500 she owes me'], 'what sarah owes: me 300'],
  [['the electrician quoted 1200'], 'what electrician quoted: 1200'],
  [['roofer wants 3000'], 'what roofer wants: 3000'],
  [['plumber charges £60 an hour'], 'what plumber charges: £60 an hour'],
  [['the spare key is with mrs patel at 14'], 'spare key: with mrs patel at 14'],
  [['i like jazz and rain'], 'what you like: jazz and rain'],
  [['i hate mushrooms'], 'what you hate: mushrooms'],
  [["lily's birthday is 4 march", 'lily would rather have a bike'], 'what lily wants: a bike'],
  [
    ['songs for the choir: silent night, joy to the world', 'swap silent night for the first noel'],
    'songs for the choir: the first noel, joy to the world',
  ],
])('%j keeps %j', async (messages, fact) => {
  expect((await after(...messages)).facts).toEqual([fact]);
});

test('work that was done is kept with its day, its price and who did it', async () => {
  const { reply, facts } = await after(
    'had the gate motor fixed today, R1850, guy called Sipho 082 555 0137',
    'what did i pay for the gate',
  );
  expect(facts[0]).toMatch(
    /^about the gate motor: fixed on .* 20\d\d, R1850, guy called Sipho 082 555 0137$/,
  );
  expect(reply).toContain('R1850');
});

test('a quote does not tick the todo to get quotes', async () => {
  const { plans, reply } = await after(
    'get quotes for the new van: Ford, Toyota',
    'ford quoted 48,900',
    'what was fords price',
  );
  expect(plans).toHaveLength(1);
  expect(reply).toContain('48,900');
});

test('who paid the rest owes nothing any more', async () => {
  expect((await after('lent ryan 50 quid', 'ryan paid the rest')).facts).toEqual([]);
});

test('all that names someone is told: facts, the birthday and the family', async () => {
  const { reply } = await after(
    "Huda's birthday is 3 may",
    'my friend huda is allergic to nuts',
    "huda's husband is Karim",
    'what do you know about huda',
  );
  expect(reply).toContain('nuts');
  expect(reply).toContain('Karim');
  expect(reply).toContain('3 May');
});

test.each([
  ['priyas birthday is 14 december', 'priya'],
  ['james birthday is 3 june', 'james'],
  ['its my wifes birthday today!!', 'wife'],
  ['Thomas birthday is 2 june', 'Thomas'],
])('%j is the birthday of %j', async (message, name) => {
  expect((await after(message)).dates).toEqual([name]);
});

test.each([
  [['add dog food, batteries and milk', 'ok got the dog food. and the batteries'], ['milk -']],
  [['add dog food, batteries and milk', 'got the dog food', 'and the batteries'], ['milk -']],
  [['add bread and jam to shopping', 'ok all done at the shop'], []],
  [['add 6 eggs', 'got 2 of them'], ['4 eggs -']],
  [['add call roofer', 'roofer wants 3000'], ['call roofer -']],
  [['add eggs', 'can u write the draft for me jk'], ['eggs -']],
  [['add eggs', 'delete my list just kidding'], ['eggs -']],
  [['how do i fix a dripping tap', 'ok. add it to my todos then'], ['fix a dripping tap -']],
  [['put books on another list: The Overstory, Piranesi'], ['Piranesi -', 'The Overstory -']],
])('after %j the plans are %j', async (messages, plans) => {
  expect((await after(...messages)).plans.toSorted()).toEqual(plans);
});

test('what is not packed is shown of all lists of the trip, or of the one that is meant', async () => {
  const trip = [
    'start a packing list for the ski trip',
    'thermals, goggles, gloves',
    'kids: helmets, snow boots, inhaler',
    'packed the goggles',
    'whats not packed yet',
  ];
  const { reply } = await after(...trip);
  expect(reply).toContain('thermals');
  expect(reply).toContain('inhaler');
  expect(reply).not.toContain('goggles');
  const kids = await after(...trip, 'no i meant just the kids stuff');
  expect(kids.reply).toContain('helmets');
  expect(kids.reply).not.toContain('thermals');
});

test('what is urgent gets a day', async () => {
  const { plans } = await after('todo list: renew id, return shoes', 'first one is urgent', 'tomorrow');
  expect(plans.filter((plan) => !plan.endsWith(' -'))).toHaveLength(1);
});

test.each([
  [['which day is bin day'], 'I don’t know anything about “bin”'],
  [['which day is bin day', 'thursdays', 'when is bin day'], 'Thursday'],
  [['when does mias swim class start', 'wednesdays at 4', 'when is swim'], 'Wednesday'],
  [['water the plants every sunday 10am', 'watered the plants', 'when did i last water the plants'], 'today'],
  [['water the plants every sunday 10am', 'who is watering the plants'], 'That I don’t know'],
  [['mood 2', 'what was my mood today'], '2.0 of 5'],
  [['we married in 2009', 'how long are we married'], '2009'],
  [['add milk and eggs', 'no i didnt get the eggs they had none'], '“eggs” stays on the list'],
  [['add eggs', 'tick the eggs', 'whats done today'], 'eggs'],
  [['call amma tonight', 'list'], 'call amma'],
  [['send me a summary at 7', 'no summaries on sundays'], 'Nothing was changed'],
])('%j is answered with %j', async (messages, answer) => {
  expect((await after(...messages)).reply).toContain(answer);
});

test.each([
  [
    'Kim takes my friday, I take her sunday',
    ['Kim takes my shift 03-12 09:00', 'take Kim’s shift 03-14 09:00'],
  ],
  [
    'ben will do my late on friday and i’ll do his early on sunday',
    ['ben takes my late shift 03-12 09:00', 'take ben’s early shift 03-14 09:00'],
  ],
  [
    'maria and i swapped, i do her sunday she does my friday',
    ['maria takes my shift 03-12 09:00', 'take maria’s shift 03-14 09:00'],
  ],
  ['swapping friday for sunday with Ali', ['Ali takes my shift 03-12 09:00', 'take Ali’s shift 03-14 09:00']],
  ['mum has the kids on friday', ['mum has the kids 03-12 09:00']],
])('%j says whose shift each one is', async (message, plans) => {
  expect((await hold(message)).plans).toEqual(plans);
});

test('a long message without full stops is several sentences', async () => {
  const plumber = await after(
    'so ok i finally got round to calling the plumber he says he can come thursday at 10 and it will cost about 120 and i also need to get cash out before that and oh the parking permit for him is in the drawer',
  );
  expect(plumber.plans).toEqual(['get cash out before that -', 'plumber 03-11 10:00']);
  expect(plumber.facts).toEqual(['parking permit for him: in the drawer', 'what plumber charges: about 120']);
  const fridge = await after(
    'ok so today was mad, the delivery came late and the fridge is making a noise again so i need to call the repair guy, and can you put bin liners on the shopping list, oh and Jess said her new number is 0400 555 123',
  );
  expect(fridge.plans).toEqual(['bin liners -', 'call the repair guy -']);
  expect(fridge.facts).toEqual(['Jess’s new number: 0400 555 123']);
  expect((await after('mum says her new address is 12 Elm Road')).facts).toEqual([
    'mum’s new address: 12 Elm Road',
  ]);
});
