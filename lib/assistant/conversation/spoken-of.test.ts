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
    ['essay on Emma 03-12 17:00', 'start the essay on Emma 03-11 20:00'],
  ],
  [['choir is every friday at 7', 'not this friday though, the vicar is away'], ['choir 03-19 19:00']],
  [
    ['rent is due to Mrs Keogh the 1st of every month, can you remind me'],
    ['rent is due to Mrs Keogh 04-01 09:00'],
  ],
  [['karate this thursday and saturday at 5'], ['karate 03-11 17:00', 'karate 03-13 17:00']],
  [['Mia has her recital on saturday'], ['Mia has her recital 03-13 09:00']],
])('%j', async (messages, expected) => {
  const { plans } = await hold(...messages);
  expect(plans.map((plan) => plan.replace(/ every (?:month.*|1st.*)$/, '')).toSorted()).toEqual(
    expected.toSorted(),
  );
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
