import { expect, test } from 'vitest';
import { listDailyReminders } from '@/lib/daily-reminders/reads';
import { listInfo } from '@/lib/info/reads';
import { listEntries } from '@/lib/journal/entries/entry-reads';
import { findPreferences } from '@/lib/preferences/reads';
import { listSocialDates } from '@/lib/social/reads';
import { hold } from '@/testing/conversation';

// Moods, news, complaints, short questions back and settings, between requests. It is Wednesday, 10 March 2027.
test.each([
  [['mood 4 out of 10 today, barely slept', 'but then my neighbour brought round a cake so 6'], 3],
  [['mood 3, headache all day'], 3],
  [['today was a 7', 'actually 5, my boss yelled at me'], 2.5],
  [['feeling hopeful, 8'], 4],
  [['mood is a 5 i guess', 'no 6'], 3],
])('after %j the score of the day is %d', async (messages, score) => {
  const [entry] = await listEntries((await hold(...messages)).ctx);
  expect(entry?.sentimentScore).toBe(score);
});

test('an entry gets one more line, is shown in the own words, and its last line is taken back', async () => {
  const told = ['write in my journal: walked with Dad', 'actually add that we saw a heron'];
  const shown = await hold(...told, 'what did i write today');
  expect(shown.reply).toContain('“walked with Dad\nwe saw a heron”');
  const { ctx } = await hold(...told, 'no don’t save that last bit');
  expect((await listEntries(ctx)).map(({ responses }) => responses.feeling)).toEqual(['walked with Dad']);
});

test('a diary of days to come is no journal', async () => {
  expect((await hold('what is in my diary for tomorrow')).reply).not.toContain('journal');
});

test.each([
  'kids are driving me mad today',
  'i never want to see another spreadsheet',
  'if i forget the turkey we’re ordering pizza lol',
  'got the job!!!',
  'my daughter got into med school',
  "my sister's operation went well",
  'uncle joe passed away yesterday',
  'hosting easter this year, 11 people',
  'cooking for 12 on christmas day',
  'work was insane, 3 people out sick',
  'so fed up of this weather',
  'my husband keeps leaving the lid off',
  'do you ever get sad?',
  'what should i get him',
  'is this free',
  'mum would have been 80 today',
  'urgh i forgot my mates birthday yesterday',
  'thank god its friday',
  'say something nice',
  'i am liking this app',
  'what if i hate it',
  'my dad had a fall last night',
  'im 40 today',
  'i passed!!!!',
  'do you think im depressed',
  'can we just chat',
  'should i be worried',
  'what happens if my phone is off',
])('“%s” gets a sentence, and nothing is stored or asked', async (message) => {
  const { ctx, reply, plans } = await hold(message);
  expect(plans).toEqual([]);
  expect(await listInfo(ctx)).toEqual([]);
  expect(reply).not.toMatch(/Shall I|When should|not something I can do|can’t answer|Tell me what to note/);
});

test.each([
  ['the kids are driving me mad, remind me at 8 to call Ann', ['call Ann 03-10 20:00']],
  ['flying home on christmas eve', ['flying home 12-24 09:00']],
  ['Present ideas for Dad: slippers, gloves, mug', ['gloves -', 'mug -', 'slippers -']],
])('“%s” still stores', async (message, plans) => {
  expect((await hold(message)).plans).toEqual(plans);
});

test('a birth is congratulated, and its day is kept after a yes', async () => {
  const told = await hold('our baby came last night!! 3.4 kg, her name is Isla');
  expect(told.reply).toMatch(/Congratulations.*Isla.*9 March/s);
  expect(await listSocialDates(told.ctx)).toEqual([]);
  const { ctx } = await hold(
    'our baby came last night!! 3.4 kg, her name is Isla',
    'yes please save her birthday',
  );
  expect(await listSocialDates(ctx)).toMatchObject([{ name: 'Isla', day: 9, month: 3, year: 2027 }]);
  expect(await listInfo(ctx)).toEqual([]);
});

test.each([
  ['sister had her baby on friday, a girl called Edie', 'Edie', 5],
  ['we welcomed baby Arlo on Tuesday', 'Arlo', 9],
  ["I'm a granny! little Maisie arrived at 4 this morning", 'Maisie', 10],
])('“%s” tells a birth of the past days', async (message, name, day) => {
  const { ctx } = await hold(message, 'yes');
  expect(await listSocialDates(ctx)).toMatchObject([{ name, day, month: 3, year: 2027 }]);
});

test('a plan before an own yearly day is a reminder, and the coming anniversary is counted', async () => {
  const { ctx, plans } = await hold(
    "My wife's name is Ruth, our anniversary is June 9, and remind me a week before to book a table",
  );
  expect(plans).toEqual(['book a table 06-02 09:00']);
  expect(await listSocialDates(ctx)).toMatchObject([{ name: 'us', day: 9, month: 6 }]);
  expect((await listInfo(ctx)).map(({ value }) => value)).toEqual(['Ruth']);
  const { reply } = await hold(
    'my parents got married on 5 december 1981',
    'how many years is that this year',
  );
  expect(reply).toMatch(/45 years|45th|be 46/);
});

test.each([
  [['dont message me before 8', 'make it 8:30'], '22:00', '08:30'],
  [['do not disturb me after nine in the evening', 'make it half past nine'], '21:30', '07:00'],
  [['quiet hours from 10 to 7', 'make it 10:30'], '22:30', '07:00'],
  [['From ten until seven no messages please'], '22:00', '07:00'],
  [['quiet hours from 10pm to 6am', 'no 11', 'i meant 6:30'], '23:00', '06:00'],
  [['quiet hours from 22 to 8', 'turn them off for tonight'], '22:00', '08:00'],
])('after %j the quiet hours are %s to %s', async (messages, quietFrom, quietTo) => {
  expect(await findPreferences((await hold(...messages)).ctx)).toMatchObject({ quietFrom, quietTo });
});

test('the summary is switched on again at another hour, and all settings are told', async () => {
  const { ctx, reply } = await hold(
    'I should like you to send me the daily summary at half past seven',
    'stop the summary',
    'ok turn it back on but at 6am',
    'what have i set up so far',
  );
  expect(await listDailyReminders(ctx)).toMatchObject([{ time: '06:00', isActive: true }]);
  expect(reply).toMatch(/Quiet hours.*daily summary.*time zone/s);
});

test.each([
  'her birthday is in your list right?',
  'im going to be late again arent i',
  'add it',
  'did that change my reminders',
])('“%s” stores nothing', async (message) => {
  const { ctx, reply, plans } = await hold(message);
  expect(plans).toEqual([]);
  expect(await listInfo(ctx)).toEqual([]);
  expect(reply).not.toMatch(/Shall I|Noted/);
});

test('an age after a birthday gives the year, and no name', async () => {
  const { ctx, reply } = await hold(
    'hi its raj here',
    'my wifes bday is on the 3rd of dec and my sons on the 9th',
    'how old is my son',
    'he is 4',
    'so he turns 5?',
  );
  const dates = (await listSocialDates(ctx)).map(({ name, day, year }) => `${name} ${day} ${year}`);
  expect(dates.toSorted()).toEqual(['son 9 2022', 'wife 3 null']);
  expect((await listInfo(ctx)).map(({ value }) => value)).toEqual(['Raj']);
  expect(reply).toContain('turns 5');
});

test('a polite order behind a fact is an own reminder', async () => {
  const { ctx, plans } = await hold(
    'Would you kindly note that the piano tuner is Mr Hollis, and I should like reminding on Friday at ten to ring him',
  );
  expect(plans).toEqual(['ring him 03-12 10:00']);
  expect((await listInfo(ctx)).map(({ value }) => value)).toEqual(['Mr Hollis']);
});

test('a birthday of yesterday is told by its age', async () => {
  const { ctx } = await hold('my nephew turned 3 yesterday, his name is Oskar');
  expect(await listSocialDates(ctx)).toMatchObject([{ name: 'Oskar', day: 9, month: 3, year: 2024 }]);
  expect(await listInfo(ctx)).toEqual([]);
});

test('the recap moves, and “everything” names no setting', async () => {
  const { ctx, reply } = await hold(
    'don’t send me the recap on sundays, fridays are better',
    'on fridays at 5pm then',
    'switch everything off',
  );
  expect(await findPreferences(ctx)).toMatchObject({ recapOn: true, recapDay: 5, recapTime: '17:00' });
  expect(reply).toContain('changed nothing');
});

test('“actually no” after an addition asks, and takes it back after a yes', async () => {
  const told = ['remind me to get my stuff on saturday', 'actually no'];
  expect((await hold(...told)).plans).toEqual(['get my stuff 03-13 09:00']);
  expect((await hold(...told, 'yes')).plans).toEqual([]);
});

test('“show me” after a change of a list shows the list', async () => {
  const { reply } = await hold(
    'I should like to keep a list of books',
    'add Stoner to the books list',
    'show me',
  );
  expect(reply).toMatch(/Books.*\n.*Stoner/s);
});

test('a lead that is asked for politely is kept', async () => {
  const { reply } = await hold('kids swimming tuesdays 4:15pm, can you nudge me an hour before every week');
  expect(reply).toContain('1 hour before');
});

test('a phone number moves no reminder', async () => {
  const { plans } = await hold('call the repair guy tomorrow at 9', 'its 0171 555 902');
  expect(plans).toEqual(['call the repair guy 03-11 09:00']);
});

test('a feeling before an event is no part of its title', async () => {
  expect((await hold('bit nervous, big presentation at 6pm')).plans).toEqual([
    'big presentation 03-10 18:00',
  ]);
});

test.each([
  ['are you sure?', 'milk'],
  ['which ones?', 'milk'],
  ['why?', 'milk'],
  ['what do you mean', 'milk'],
  ['as i said', 'milk'],
  ['who told you that', 'You did'],
])('“%s” after an addition is answered', async (message, part) => {
  const { reply, plans } = await hold('add milk to my list', message);
  expect(reply).toContain(part);
  expect(plans).toEqual(['milk -']);
});

test.each([
  ['I need to call the plumber tomorrow and I mean also can you put bin bags on the shopping list'],
  ['I need to call the plumber tomorrow. Put bin bags on the shopping list'],
])('“%s” are two requests', async (message) => {
  expect((await hold(message)).plans).toEqual(['bin bags -', 'call the plumber 03-11']);
});

test.each([
  [['my sister lives in Porto', 'where lives my sister?'], 'Porto'],
  [['how much days until christmas'], '290 days'],
  [['im dan', 'no its daniel', 'what is my name'], 'Daniel'],
])('%j is understood', async (messages, part) => {
  expect((await hold(...messages)).reply).toContain(part);
});
