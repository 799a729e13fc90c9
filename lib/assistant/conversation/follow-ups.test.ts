import { expect, test } from 'vitest';
import { listReminders } from '@/lib/reminders/reads';
import { hold } from '@/testing/conversation';

// Questions and orders that continue the conversation. It is Wednesday, 10 March 2027, 15:00.
const vet = ['vet friday at 3pm', 'rent is due on the 19th'];

test.each([
  [[...vet, 'this week?'], /vet/, /rent/],
  [[...vet, 'next week?'], /rent/, /vet/],
  [[...vet, 'so this month'], /Friday, 12 March:\n• 15:00 vet/, null],
  [[...vet, 'friday?'], /vet/, /rent/],
  [[...vet, 'and tonight?'], /Nothing for today/, null],
  [['vet friday at 3pm', 'actually next week?'], /Shall I move “vet”/, null],
])('%j: days alone ask for what is planned', async (messages, has, hasNot) => {
  const { reply, plans } = await hold(...messages);
  expect(reply).toMatch(has);
  if (hasNot) expect(reply).not.toMatch(hasNot);
  expect(plans).toContain('vet 03-12 15:00');
});

test.each([
  [[...vet, "what's on friday", 'am i free at 3?'], /^No\.\nFriday/],
  [[...vet, 'how does friday look', 'am i free at 11?', 'and at 3?'], /^Friday/],
  [[...vet, 'what do i have on friday', 'am I free in the morning?'], /Nothing for Friday/],
  [[...vet, "what's on friday", 'am i free at 5 today?'], /Nothing for today/],
  [[...vet, "what's on today", 'am i free at 5?'], /Nothing for today/],
  [[...vet, 'am i free at 5?'], /Nothing for today/],
])('%j: an hour is on the day asked about before', async (messages, answer) => {
  expect((await hold(...messages)).reply).toMatch(answer);
});

test.each([
  ['what have i got', true],
  ['so what do we have', true],
  ['anything else for me?', true],
  ['what have i got on', false],
  ['what do i have today', false],
])('“%s” shows todos without a date: %s', async (message, areShown) => {
  const { reply } = await hold('todo: sand the door', 'vet friday at 3pm', message);
  expect(reply).toContain('vet');
  expect(reply.includes('sand the door')).toBe(areShown);
});

test.each([
  [['vet friday at 3pm', 'make it 4', 'did you change it?'], /Changed: “vet”.*16:00/],
  [['vet friday at 3pm', 'make it 4', 'ok so is that saved?'], /Changed: “vet”.*16:00/],
  [['vet friday at 3pm', 'delete the vet', 'did you delete it'], /^Deleted: “vet”/],
  [['vet friday at 3pm', 'did you cancel it?'], /^No, not deleted.*\bvet/],
  [['add figs and rice to my list', 'did you add the rice?'], /^Added: “rice”\.$/],
  [['add figs and rice to my list', 'have you put butter on the list?'], /nothing about “butter”/],
  [['vet friday at 3pm', 'blah blah', 'did you move it?'], /changed nothing.*\n.*vet/],
  [['did you change it?'], /^Nothing was changed/],
  [['vet friday at 3pm', 'did you feed the cat?'], /can’t answer|don’t know/],
])('%j: a question about the last change', async (messages, answer) => {
  const { reply } = await hold(...messages);
  expect(reply).toMatch(answer);
});

const deeds = ['changed the smoke alarm batteries today', 'gave the dog her worm tablet on monday'];
const swept = 'when was the last time I had the chimney swept';

test.each([
  [[...deeds, 'when did I last do the smoke alarms', "and the dog's tablet?"], /worm tablet”: Monday/],
  [[...deeds, 'when did I last bathe the dog', 'and the car?', 'what about the tablet?'], /Monday, 8 March/],
  [[swept], /no note of “had the chimney swept”/],
  [[swept, 'April I think, jot that down', swept], /chimney swept \(April 2026\)/],
  [[swept, 'it was on the 20th', swept], /Saturday, 20 February/],
  [['cleaned the gutters in june', 'when did i last clean the gutters'], /June 2026/],
  [['changed the filter on 3 may', 'when did i last change the filter'], /Sunday, 3 May 2026/],
])('%j: what was done last, and its day told later', async (messages, answer) => {
  expect((await hold(...messages)).reply).toMatch(answer);
});

test.each([
  [['where did i park', 'B2 row F', "where's the car"], /car is B2 row F/],
  [["what's the wifi password", 'BlueHeron77', 'wifi password?'], /BlueHeron77/],
  [['what size shoes do i wear', "it's 43", "what's my shoe size"], /43/],
  [["where's the spare key", 'where did i park'], /where your car is/],
  [["what's the gate code", 'buy milk', "what's the gate code"], /don’t know the gate code/],
  [["what's the gate code", 'vet friday at 9', "what's the gate code"], /don’t know the gate code/],
  [["what's the gate code", 'no idea', "what's the gate code"], /don’t know the gate code/],
  [['what is the size of France'], /can’t answer|don’t know/],
])('%j: an answer to what was not known is kept', async (messages, answer) => {
  expect((await hold(...messages)).reply).toMatch(answer);
});

test.each([
  [['did i write anything last week?'], /no journal entry of Monday, 1 March to Sunday, 7 March/],
  [['show me my journal from october'], /no journal entry of October 2026/],
  [['what did i write in my journal today'], /today: .* of 5/],
  [['how was my mood last month'], /no journal entry of February 2027/],
  [['show me my journal'], /Your last journal entries/],
])('%j: the journal of a span', async (messages, answer) => {
  const { reply } = await hold('journal: a calm day, walked by the river', ...messages);
  expect(reply).toMatch(answer);
});

test.each([
  [
    ['flight to Manila on 9 april at 7am', 'dentist friday at 9', 'how many days til we go'],
    /^30 days.*Manila/,
  ],
  [['flight to Manila on 9 april at 7am', 'how much longer until we leave?'], /^30 days.*Manila/],
  [['move into the flat on 12 april at 9', 'how many days till we move'], /^33 days.*flat/],
  [['how many days til we get married'], /don’t know when/],
  [['how many days till 12 april'], /^33 days/],
])('%j: days until something', async (messages, answer) => {
  expect((await hold(...messages)).reply).toMatch(answer);
});

const series = ['bins every friday at 9pm', 'pills every day at 8am'];
const two = ['dentist friday at 9', 'haircut saturday at 3pm'];

test.each([
  {
    messages: [...two, 'move the dentist to monday', 'and the haircut'],
    plans: ['03-15 09:00', '03-15 15:00'],
  },
  { messages: [...two, 'delete the dentist', 'the haircut too'], plans: [] },
  { messages: [...two, 'delete the dentist', 'and the haircut?'], plans: ['03-13 15:00'] },
  { messages: [...two, "when's the dentist", 'and the haircut'], plans: ['03-12 09:00', '03-13 15:00'] },
  { messages: [...two, 'same for the haircut'], plans: ['03-12 09:00', '03-13 15:00'] },
  {
    messages: [...two, 'move the dentist to monday', 'ah no leave the dentist as it is'],
    plans: ['03-12 09:00', '03-13 15:00'],
  },
  {
    messages: [...two, 'move the dentist to monday', "don't touch the haircut"],
    plans: ['03-13 15:00', '03-15 09:00'],
  },
])('$messages', async ({ messages, plans }) => {
  const times = (await hold(...messages)).plans.map((plan) => plan.replace(/^\w+ /, ''));
  expect(times.toSorted()).toEqual(plans);
});

test.each([
  [
    ['skip the bins next week', 'and the pills'],
    [1, 7],
  ],
  [
    ['skip the bins next week', 'same for the pills', 'no, leave the pills as they are'],
    [1, 0],
  ],
  [
    ['skip the bins next week', 'and the pills?'],
    [1, 0],
  ],
])('%j skips %j times of each series', async (messages, skips) => {
  const { ctx } = await hold(...series, ...messages);
  const reminders = await listReminders(ctx);
  const count = (title: string) => reminders.find((one) => one.title === title)?.skips?.length;
  expect([count('bins'), count('pills')]).toEqual(skips);
});

const quote = 'Client Verbeek wants the quote by friday 17:00';

test.each([
  ['Send Verbeek a mail that I got it', /can’t do that for you/],
  ['email Verbeek that I got it', /can’t do that for you/],
  ['send Verbeek a message saying I sent the quote', /can’t do that for you/],
  ['let Verbeek know I got it', /not something I can do/],
])('“%s” is for somebody else: nothing is ticked off', async (message, answer) => {
  const { reply, plans } = await hold(quote, message);
  expect(reply).toMatch(answer);
  expect(plans).toEqual(['Client Verbeek wants the quote 03-12 17:00']);
});

test('what was to be sent is done when it is out', async () => {
  expect((await hold(quote, 'Send Verbeek a mail that I got it', 'Quote is out')).reply).toMatch(
    /^Done: “Client Verbeek/,
  );
});
