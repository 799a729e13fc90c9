import { expect, test } from 'vitest';
import { listInfo } from '@/lib/info/reads';
import { listReminders } from '@/lib/reminders/reads';
import { hold } from '@/testing/conversation';

// What is meant follows from what was told before. It is Wednesday, 10 March 2027.
test.each([
  [
    ['Nora is coming for dinner friday at 7', 'remind me to hoover before she arrives'],
    ['hoover 03-12 09:00', 'Nora is coming for dinner 03-12 19:00'],
  ],
  [
    ['optician monday at 8', 'remind me to eat before it'],
    ['eat 03-15 07:00', 'optician 03-15 08:00'],
  ],
  [
    ['school trip on the 19th', 'pack her lunch before the trip'],
    ['pack her lunch 03-19', 'school trip 03-19 09:00'],
  ],
  [['book the optician', 'booked for friday at 4'], ['optician 03-12 16:00']],
  [
    ['remind me about the insurance, it runs out 20 march', 'booked it for the 17th at 8:30'],
    ['insurance 03-17 08:30', 'insurance 03-20 09:00'],
  ],
  [
    ['choir thursday 7pm', 'concert saturday 6pm', "thursday's been moved to 8"],
    ['choir 03-11 20:00', 'concert 03-13 18:00'],
  ],
  [
    ['match saturday at 9:30 pitch 4', 'coach says saturday has been pushed to 10:15'],
    ['match pitch 4 03-13 10:15'],
  ],
  [
    ['i swim mon wed fri at 6am', 'lunch with Jo saturday at 1', "this friday I can't, do it thursday"],
    ['swim 03-11 06:00', 'lunch with Jo 03-13 13:00'],
  ],
  [
    ['dentist friday at 3', 'lunch with Jo saturday at 1', 'move the dentist on friday to thursday'],
    ['dentist 03-11 15:00', 'lunch with Jo 03-13 13:00'],
  ],
  [['maintenance of Rs 4,500 to be paid by 5th of every month'], ['pay maintenance of Rs 4500 04-05 09:00']],
  [
    ['grocery run sat morning. eggs, oats, cat litter'],
    ['cat litter -', 'eggs -', 'grocery run 03-13 09:00', 'oats -'],
  ],
  [["I'll need to get a sitter"], ['get a sitter -']],
  [['oh and something for Jo’s birthday'], ['something for Jo’s birthday -']],
  [['gutters need to be cleaned out'], ['gutters need to be cleaned out -']],
  [['ask Nadia to feed the cat while im gone'], ['ask Nadia to feed the cat while im gone -']],
  [['message the group about saturday'], ['message the group about saturday -']],
  [['email the accountant'], ['email the accountant -']],
  [['landlord coming friday morning', 'he said between 10 and 11'], ['landlord 03-12 10:00']],
  [['gym every friday at 6', 'make it 7 to 8'], ['gym 03-12 19:00']],
  [['remind me tomorrow to sign the note'], ['sign the note 03-11 09:00']],
  [['todo: drop off parcel', 'drop off parcel tomorrow at 3'], ['drop off parcel 03-11 15:00']],
  [['todo: cancel gym membership', 'cancel gym membership'], ['cancel gym membership -']],
  [['email Jo on friday, then text Bo about monday'], ['email Jo 03-12', 'text Bo 03-15']],
  [
    ['book club every thursday at 7pm', 'cancel thursday dentist appointment this week'],
    ['book club 03-11 19:00'],
  ],
  [['remind me to call Jo at 5, can you make a note of that'], ['call Jo 03-10 17:00']],
  [['dentist 22 december at 10', 'push dentist back december 15'], ['dentist 12-15 10:00']],
  [
    ['football every friday at 6', 'not this friday though, we have training on saturday at 5pm'],
    ['football 03-19 18:00', 'training 03-13 17:00'],
  ],
  [['film friday at 8'], ['film 03-12 20:00']],
  [['take my tablets at 9pm', 'take my tablets at 10pm'], ['take my tablets 03-10 22:00']],
  [
    ['dentist friday at 3', 'put wine on the party list', 'change it to 4'],
    ['dentist 03-12 15:00', 'wine -'],
  ],
  [
    ['call with tom at 2pm tomorrow', 'dentist at 2pm on friday', 'move the 2pm to 4'],
    ['call with tom 03-11 14:00', 'dentist 03-12 14:00'],
  ],
  [
    ['report due 26 march', 'remind me 3 days before', 'I want it changed to the 24th'],
    ['report 03-24 09:00', 'report 03-26'],
  ],
  [
    ['can you ring my daughter for me', 'oh well remind me to ring her then, 5 oclock'],
    ['ring my daughter 03-10 17:00'],
  ],
  [
    ['essay on Emma due friday 5pm', 'remind me thursday night to start it lol'],
    ['essay on Emma 03-12 17:00', 'start essay on Emma 03-11 20:00'],
  ],
  [['choir is every friday at 7', 'not this friday though, the vicar is away'], ['choir 03-19 19:00']],
  [
    ['rent is due to Mrs Keogh the 1st of every month, can you remind me'],
    ['rent is due to Mrs Keogh 04-01 09:00'],
  ],
  [['karate this thursday and saturday at 5'], ['karate 03-11 17:00', 'karate 03-13 17:00']],
  [['Mia has her recital on saturday'], ['Mia has her recital 03-13 09:00']],
  [
    ['tent, new pegs, ring the campsite', 'ring the campsite is really urgent, set it for friday 10am'],
    ['new pegs -', 'ring the campsite 03-12 10:00', 'tent -'],
  ],
  [['block out friday 2 to 4 painting', 'push painting 45'], ['painting 03-12 14:45']],
  [['vet on friday at 10', 'it got rearranged for 19 march'], ['vet 03-19 10:00']],
  [['remind me soon to empty the dryer', '20 mins please'], ['empty the dryer 03-10 15:21']],
  [['remind me just now to feed the hens', 'half an hour'], ['feed the hens 03-10 15:31']],
  [
    [
      'remind me on friday to collect Zoe from ballet',
      'buy dog treats',
      'her dad will fetch her, so drop that one',
    ],
    ['buy dog treats -'],
  ],
  [
    ["add to my list: card saying 'eat well and sleep more'", 'eggs'],
    ['card saying "eat well and sleep more" -', 'eggs -'],
  ],
  [
    ['delete the list', 'make a zoo list: hats, sun cream', 'delete the list', 'wrong one'],
    ['hats -', 'sun cream -'],
  ],
  [['make a zoo list: hats, sun cream', 'scrap the list', 'yes'], []],
])('%j', async (messages, expected) => {
  const { plans } = await hold(...messages);
  expect(plans.toSorted()).toEqual(expected.toSorted());
});

test.each([
  [['dentist friday at 3', 'move the yoga one to 5'], ['dentist 03-12 15:00']],
  [['dentist friday at 3', 'skip the lunch one tomorrow'], ['dentist 03-12 15:00']],
  [
    ['dentist friday at 3', 'lunch with Tom saturday at 1', 'move the tom one to 2'],
    ['dentist 03-12 15:00', 'lunch with Tom 03-13 14:00'],
  ],
  [['dentist friday at 3', 'cancel the dentst one'], []],
])('a thing named by one word: %j', async (messages, expected) => {
  expect((await hold(...messages)).plans.toSorted()).toEqual(expected.toSorted());
});

test.each([
  ['the engineer is between 1 and 3 on friday, his number is 646 555 0127', '646 555 0127'],
  ['Emma’s nursery photos are on friday, she needs her blue cardigan', 'blue cardigan'],
  ['vet friday at 3, she needs to fast', 'fast'],
])('a note stays with its plan: %s', async (message, note) => {
  const { ctx } = await hold(message);
  const [plan] = await listReminders(ctx);
  expect(`${plan?.title} ${plan?.description}`).toContain(note);
});

test.each([
  ['my meds are metformin, lisinopril and a baby aspirin', 'metformin, lisinopril and a baby aspirin'],
  ['our rent’s gone up to 920 from april', '920 from april'],
])('%j is remembered', async (message, value) => {
  const { ctx, plans } = await hold(message);
  expect((await listInfo(ctx)).map((one) => one.value)).toEqual([value]);
  expect(plans).toEqual([]);
});

test.each([
  'phone died at work',
  'call centre put me on hold again',
  'tell jokes about cats',
  'after training sat with Anna in the garden',
  'Sunday dinner moved to 3 for good',
  'text Priya that I am late',
  'tell Jo I said hi',
  'text me when it is time',
  'ask me later',
])('%j is no errand', async (message) => {
  expect((await hold(message)).plans).toEqual([]);
});
const birthdays = ["my brother Kai's birthday is on 2 april", "my mother's is the 9th of june"];

test.each([
  [[...birthdays, 'which one is next?'], 'Brother Kai'],
  [[...birthdays, "when is mum's birthday"], '9 June'],
  [
    [...birthdays, 'remind me a week before kai to bake', 'he loves jazz', 'any ideas what to get him?'],
    'jazz',
  ],
  [['read a chapter every other friday at 8', "when's the third one?"], '9 April'],
  [['read a chapter every night at 9', 'make it weeknights', 'is there one tonight?'], 'every weekday'],
  [['remind me in 30 mins to check the bread', 'how much longer for the bread?'], '29 min'],
  [['what did I write yesterday?', 'and on monday?'], 'empty'],
  [['journal: planted beans', 'what did I write today?', 'and on monday?'], 'Monday, 8 March'],
  [['shifts m-f 8:30'], 'every weekday'],
  [["remind mum's drops morning and evening daily", '8 and 20'], "mum's drops”, every day at 20:00"],
  [['my glucose reading was 118 this morning'], 'remember'],
])('%j is answered', async (messages, answer) => {
  expect((await hold(...messages)).reply).toContain(answer);
});

test('a series that is moved to the day before does not come on its day as well', async () => {
  const { ctx } = await hold('gym every friday at 6', "move this friday's gym to thursday");
  const [gym] = await listReminders(ctx);
  expect(gym).toMatchObject({ reminderTime: '2027-03-11T18:00:00.000Z', skips: ['2027-03-12T18:00:00'] });
});

test('“every week” leaves a series on its days', async () => {
  const { ctx } = await hold('swim tuesday and thursday at 6:15am', 'every week yeah');
  const [swim] = await listReminders(ctx);
  expect(swim?.recurrenceRule).toBe('FREQ=WEEKLY;BYDAY=TU,TH');
});

test('a notice before it starts is an hour before', async () => {
  const { ctx, plans } = await hold('dentist friday at 3', 'remind me before it starts');
  expect((await listReminders(ctx)).map(({ leads }) => leads)).toEqual([[60]]);
  expect(plans).toEqual(['dentist 03-12 15:00']);
});

test('a series without this week loses no other day by a move', async () => {
  const { ctx } = await hold('football every friday at 6', "not this friday, it's moved to thursday");
  const [football] = await listReminders(ctx);
  expect(football?.skips).toEqual(['2027-03-12T18:00:00']);
});
