import { expect, test } from 'vitest';
import { listInfo } from '@/lib/info/reads';
import { listReminders } from '@/lib/reminders/reads';
import { hold } from '@/testing/conversation';

// Said on Wednesday, 10 March 2027, at 15:00.
test.each([
  {
    says: 'the other half of the day',
    messages: ['remind me on friday at half 8 to bring the projector', 'sorry thats the evening not morning'],
    plans: ['bring the projector 03-12 20:30'],
  },
  {
    says: 'the evening before, for one more',
    messages: ['leave for the airport saturday 4:45am', 'and one the evening before to pack the chargers'],
    plans: ['leave for the airport 03-13 04:45', 'pack the chargers 03-12 18:00'],
  },
  {
    says: 'a length that is corrected in the same breath',
    messages: ['dinner friday at 7:30', 'remind me an hour, well, two hours before to start the lasagna'],
    plans: ['dinner 03-12 19:30', 'start the lasagna 03-12 17:30'],
  },
  {
    says: 'items that are corrected in the same breath',
    messages: ['add ricotta and mozzarella.. actually just ricotta'],
    plans: ['ricotta -'],
  },
  {
    says: 'short weekdays before hours',
    messages: ['call omar mon 10, call sara mon 11', 'swap them'],
    plans: ['call omar 03-15 11:00', 'call sara 03-15 10:00'],
  },
  {
    says: 'a short weekday that heads a list',
    messages: ["sat: football 10am with theo, lunch at nana's at 1"],
    plans: ['football with theo 03-13 10:00', "lunch at nana's 03-13 13:00"],
  },
  {
    says: 'what is off is gone, whatever the reason',
    messages: ['football saturday at 10 with theo', "football's off, frozen pitch"],
    plans: [],
  },
  {
    says: 'the rest of a list, after a yes',
    messages: ['todos: hoover, iron shirts, book haircut', 'hoover done', 'bin the rest', 'yes'],
    plans: [],
  },
  {
    says: 'items go on the list that was just made',
    messages: ['start a list called camping', 'tent pegs and head torch go on it'],
    plans: ['head torch -', 'tent pegs -'],
  },
  {
    says: 'signs join and finish items',
    messages: ['☕ beans + filters on the list pls', 'filters ✔️'],
    plans: ['beans -'],
  },
  {
    says: 'a note to oneself is a todo and no list',
    messages: ['note to self: my talk is called erase all notes'],
    plans: ['my talk is called erase all notes -'],
  },
  {
    says: 'an appointment waits for its day',
    messages: ['dentist', 'friday 2pm'],
    plans: ['dentist 03-12 14:00'],
  },
  {
    says: 'the half of the day comes with the answer',
    messages: ['remind me at 5', 'am, take the turkey out'],
    plans: ['take the turkey out 03-11 05:00'],
  },
  {
    says: 'a reason after a task belongs to it',
    messages: ['and chase the florist friday, they still owe me'],
    plans: ['chase the florist, they still owe me 03-12'],
  },
  {
    says: 'the time of another city, in small letters',
    messages: ['ping the sydney office friday 9am their time'],
    plans: ['ping the sydney office 03-11 22:00'],
  },
  {
    says: 'waking is in the morning',
    messages: ['wake me at 5:45 for the airport run'],
    plans: ['Wake up: airport run 03-11 05:45'],
  },
  {
    says: 'some time this week is asked for',
    messages: ['nudge me sometime this week to book the ski lessons', 'say friday'],
    plans: ['book the ski lessons 03-12 09:00'],
  },
  {
    says: 'an amount after a comma, and a name in more words',
    messages: ['add olive oil, two bottles and corn to my list', 'corn on the cob i mean'],
    plans: ['corn on the cob -', 'two bottles olive oil -'],
  },
  {
    says: 'another name is another person',
    messages: ['7 tonight: phone Marie', 'and 7:30 phone Maria'],
    plans: ['phone Maria 03-10 19:30', 'phone Marie 03-10 19:00'],
  },
  {
    says: 'a new hour for all is no name',
    messages: ['every sunday at 8pm call dad', 'change all of them to 7'],
    plans: ['call dad 03-14 19:00'],
  },
  {
    says: '17h is an hour of the day',
    messages: ['remind me tomorrow 18h to pick up the kids', 'srry 17h'],
    plans: ['pick up the kids 03-11 17:00'],
  },
  {
    says: 'what was wrong is taken back in the same breath',
    messages: ['add flour, wait we have flour, just yeast', 'scratch the yeast, no, leave it'],
    plans: ['yeast -'],
  },
  {
    says: 'a title after a colon is no time',
    messages: ['film on saturday at 8pm: The Day After Tomorrow'],
    plans: ['film The Day After Tomorrow 03-13 20:00'],
  },
  {
    says: 'doses in the morning and at night',
    messages: ['milo needs his ear drops morning and night for 7 days', '8 and 8'],
    plans: ['milo needs his ear drops 03-10 20:00', 'milo needs his ear drops 03-11 08:00'],
  },
  {
    says: 'a whole list is thrown away after a yes only',
    messages: ['books to read list: Dune, Emma, Stoner', 'throw that list away', 'no'],
    plans: ['Dune -', 'Emma -', 'Stoner -'],
  },
  {
    says: 'a question does not answer an offer',
    messages: ['the office is shut next monday', 'how do i get rid of my account', 'read back what i wrote'],
    plans: [],
  },
  {
    says: 'a series begins with the one on a day, at its own hour',
    messages: ['every other saturday remind me at 9 to drop the recycling', 'start with the one on march 20'],
    plans: ['drop the recycling 03-20 09:00'],
  },
  {
    says: 'before bed, and then another hour',
    messages: ['remind me to charge the drill', 'before i go to bed', '11ish'],
    plans: ['charge the drill 03-10 23:00'],
  },
  {
    says: 'the first of several tasks is one, too',
    messages: ['for the party i have to book the hall, tell the neighbours and borrow chairs from amit'],
    plans: ['book the hall -', 'borrow chairs from amit -', 'tell the neighbours -'],
  },
  {
    says: 'what is not needed is no deletion, and what is sold out is not bought',
    messages: [
      '🛒 tofu, noodles, rice',
      "i don't need anything from the shop today",
      'got the tofu',
      'no noodles anywhere',
    ],
    plans: ['noodles -', 'rice -'],
  },
  {
    says: 'sour milk cancels nothing',
    messages: ['add buy milk to my list', 'the milk is off'],
    plans: ['buy milk -'],
  },
  {
    says: 'nothing older is taken back, and a tick of thanks completes nothing',
    messages: ["remind me of Mum's party on friday at 6pm", 'ok ✅', 'hello', "please don't write that down"],
    plans: ["Mum's party 03-12 18:00"],
  },
  {
    says: 'what was meant for elsewhere is no longer name',
    messages: ['add milk to my list', 'i meant milk not eggs'],
    plans: ['milk -'],
  },
  {
    says: 'sharp knives stay sharp, and a dose tonight is no series',
    messages: ['add 2 sharp knives to my list', 'i have to take my antibiotics at 8 tonight'],
    plans: ['2 sharp knives -', 'take my antibiotics 03-10 20:00'],
  },
  {
    says: 'a part of a name is dropped, and not the thing',
    messages: ['call ms aisha from school friday 5:30pm', 'you can drop the from school bit'],
    plans: ['call ms aisha 03-12 17:30'],
  },
  {
    says: 'complaints and jokes store nothing',
    messages: [
      'my boss is being weird today',
      'tell me something funny',
      'haha ok another',
      'do you ever sleep',
    ],
    plans: [],
  },
])('$says', async ({ messages, plans }) => {
  expect((await hold(...messages)).plans.toSorted()).toEqual(plans);
});

test.each([
  {
    messages: ['the spare key is with nadia at number 14', 'nadia moved out, its with the concierge now'],
    facts: { 'spare key': 'with the concierge' },
  },
  {
    messages: ['my blood type is O negative', "and tom's is A+"],
    facts: { 'blood type': 'O negative', 'tom’s blood type': 'A+' },
  },
  {
    messages: ['i parked on level B2, spot 117', 'moved it, now P1 spot 8'],
    facts: { car: 'P1 spot 8' },
  },
  {
    messages: ['the office is shut next monday', 'how do i get rid of my account'],
    facts: {},
  },
  {
    messages: ['parked on level B3 next to pillar 14', 'moved it, its on B1 now'],
    facts: { car: 'on B1' },
  },
  {
    messages: ['the gate opens with 30#71', "they've changed it, 52#09 from now on"],
    facts: { gate: 'opens with 52#09' },
  },
  {
    messages: ['note: the blue in the bathroom is dulux 1420', 'how many litres did i use?', '4.5'],
    facts: { 'blue in the bathroom': 'dulux 1420' },
  },
  {
    messages: ['did i ever tell you the name of the electrician?', 'its mr haddad, 050 555 0187'],
    facts: { 'name of the electrician': 'mr haddad, 050 555 0187' },
  },
  {
    messages: ['i parked on level 3', 'where is my car', 'now the train is late'],
    facts: { car: 'on level 3' },
  },
  { messages: ['what is my locker code', "that's unfortunate"], facts: {} },
  { messages: ['where are my keys', "it's driving me crazy"], facts: {} },
  {
    messages: ["note: mum's wifi password is sunflower88"],
    facts: { 'mum’s wifi password': 'sunflower88' },
  },
  {
    messages: ['note: study walls are Pebble Grey 204', 'my locker code is 7731', 'the 204 should be 240'],
    facts: { 'study walls': 'Pebble Grey 240', 'locker code': '7731' },
  },
])('$messages', async ({ messages, facts }) => {
  const { ctx } = await hold(...messages);
  const stored = (await listInfo(ctx)).map(({ key, value }) => [key, value]);
  expect(Object.fromEntries(stored)).toEqual(facts);
});

test('whether an hour or a day is free', async () => {
  const set = 'put lunch on friday 12:30 to 2';
  const first = async (question: string) => (await hold(set, question)).reply.split(/[.\n]/)[0];
  expect(await first('am i free at 1 on friday')).toBe('No');
  expect(await first('am i free at 4 on friday')).toBe('Yes');
  expect(await first('am i free on saturday')).toBe('Yes');
  expect(await first('am i busy on saturday')).toBe('No');
});

test('the daily summary can be asked about and switched off in passing', async () => {
  const set = 'send me the daily summary at 6:45';
  expect((await hold(set, 'what does it contain anyway')).reply).toContain('todos');
  expect((await hold(set, 'hm not for me, switch it off')).reply).toContain('paused');
});

test('a series stays when a single day of it is off', async () => {
  const { ctx } = await hold('gym every friday at 7', 'gym is off this week');
  expect(await listReminders(ctx)).toMatchObject([{ recurrenceRule: 'FREQ=WEEKLY;BYDAY=FR' }]);
});
