import { expect, test } from 'vitest';
import { listInfo } from '@/lib/info/reads';
import { listReminders } from '@/lib/reminders/reads';
import { hold } from '@/testing/conversation';

const cinema = 'cinema with Jo saturday 8pm';
const two = ['barber friday 3pm', 'optician monday 4pm'];

// Said on Wednesday, 10 March 2027, at 15:00.
test.each([
  // What was just set is kept, given up or put on a list.
  [[cinema, 'yeah take that'], ['cinema with Jo 03-13 20:00']],
  [[cinema, 'ok go with that then'], ['cinema with Jo 03-13 20:00']],
  [[cinema, "Jo can't make it", 'yes'], []],
  [[cinema, "she can't come", 'she can do sunday'], ['cinema with Jo 03-14 20:00']],
  [[cinema, 'jo is ill', 'no'], ['cinema with Jo 03-13 20:00']],
  [[cinema, "i can't make it anymore", 'yes'], []],
  [[cinema, "i'm ill"], ['cinema with Jo 03-13 20:00']],
  [['renew the permit friday at 9', 'put it on my list instead'], ['renew the permit 03-12']],
  [['renew the permit friday at 9', 'make that a todo'], ['renew the permit 03-12']],
  // What others offer is the appointment of the task before, and an hour that is settled ticks the task.
  [
    ['book the van in for a wash', 'they can fit it in on monday at 10'],
    ['book the van in for a wash -', 'van wash 03-15 10:00'],
  ],
  [['get my ears checked', 'got a slot for friday at 2'], ['ear check 03-12 14:00']],
  [
    ['book a massage', 'the spa has friday 4pm'],
    ['book a massage -', 'massage 03-12 16:00'],
  ],
  [
    ['book the piano tuner', 'earliest is monday 9am', 'they can only do tuesday at 9 now'],
    ['book the piano tuner -', 'piano tuner 03-16 09:00'],
  ],
  [['physio friday 9am', 'they rang and cancelled, new one is monday at 11'], ['physio 03-15 11:00']],
  [['wardrobe ordered today, delivery in 4 days'], ['wardrobe delivery 03-14 09:00']],
  [['physio friday 9am', 'drop off is at 8.40', "it'll be done by 10"], ['physio 03-12 09:00']],
  [['settle the phone bill by friday', 'done, receipt no 5512'], []],
  [
    ['book the dentist', 'my sister is coming friday at 3'],
    ['book the dentist -', 'sister is coming 03-12 15:00'],
  ],
  // A little earlier, and another day, asked politely.
  [[cinema, 'could it be a bit earlier'], ['cinema with Jo 03-13 19:30']],
  [[cinema, 'can it be sunday'], ['cinema with Jo 03-14 20:00']],
  // One of two things.
  [
    [...two, 'the other one to 1'],
    ['barber 03-12 13:00', 'optician 03-15 16:00'],
  ],
  [
    [...two, 'the first on thursday'],
    ['barber 03-11 15:00', 'optician 03-15 16:00'],
  ],
  [
    [...two, 'second one at 5'],
    ['barber 03-12 15:00', 'optician 03-15 17:00'],
  ],
  [['barber friday 3pm', 'they had to move the barber to thursday'], ['barber 03-11 15:00']],
  [
    [...two, 'move the barber to thursday', 'no sorry, the optician'],
    ['barber 03-12 15:00', 'optician 03-11 16:00'],
  ],
  // The same for somebody else.
  [
    ['remind me to call Ann tomorrow at 4', 'and Bob', 'and my aunt too, at 5'],
    ['call Ann 03-11 16:00', 'call Bob 03-11 16:00', 'call my aunt 03-11 17:00'],
  ],
  [
    ['remind me to call Ann tomorrow at 4', 'and milk'],
    ['call Ann 03-11 16:00', 'milk -'],
  ],
  // A place with an hour, a week later, and what others moved.
  [['quiz friday 7pm', "it's at the Crown, half 8"], ['quiz at the Crown 03-12 20:30']],
  [['haircut friday 3pm', 'no the one after'], ['haircut 03-19 15:00']],
  [['haircut friday 3pm', "it's been pushed again, the 19th now"], ['haircut 03-19 15:00']],
  [['swim friday 7am', '7am is way too early, make it 9'], ['swim 03-12 09:00']],
  // What is said beside the last plan leaves it, and what is put on the day that was asked about is a plan.
  [['team lunch friday 1pm', "Priya can't make it"], ['team lunch 03-12 13:00']],
  [['picnic friday noon', 'if it snows move it to sunday'], ['picnic 03-12 12:00']],
  [['is friday free?', 'pencil pottery in then at 4'], ['pottery 03-12 16:00']],
  [['am i free friday?', 'put milk on my list then'], ['milk -']],
  [
    ['lunch with Tess thursday at 1', 'and Ravi for a curry sat night', 'Ravi says 9'],
    ['Ravi for a curry 03-13 21:00', 'lunch with Tess 03-11 13:00'],
  ],
  [['yoga every friday at 6pm', 'starting next month'], ['yoga 04-02 18:00']],
  // What is booked is a plan, and settles the todo of booking it.
  [
    ['todo: book the boiler check', 'boiler check is booked - 18 march 8:20am in Lucan'],
    ['boiler check in Lucan 03-18 08:20'],
  ],
  [['todo: book the eye test', 'booked the eye test for friday 3pm'], ['eye test 03-12 15:00']],
  [['got the van booked in for friday at 9'], ['van 03-12 09:00']],
  // A series added to another goes again, and keeps its notices.
  [['rowing saturdays at 9', 'also sundays', 'no, forget sundays', 'yes'], ['rowing 03-13 09:00']],
  // An answer with a meal, an answer to the user's own question, and a yes that changes the plan.
  [['remind me about the drops', 'every evening w dinner pls'], ['drops 03-10 18:00']],
  [["when's book club", '7 friday at Ines’s'], ['book club at Ines’s 03-12 19:00']],
  [['barber friday 3pm', 'yes but in the morning'], ['barber 03-12 09:00']],
  [['barber friday 3pm', 'yes please, in the morning'], ['barber 03-12 15:00']],
  // Another notice of the same day, and a message for somebody else.
  [
    ['insurance runs out 20 may, remind me a month ahead', 'and a week ahead as well'],
    ['insurance runs out (20 may) 04-20 09:00', 'insurance runs out (20 may) 05-13 09:00'],
  ],
  [["remind his coach he's away till friday"], []],
  [
    ['shopping list: milk', 'ad batterys to'],
    ['batteries -', 'milk -'],
  ],
])('%j leaves %j', async (messages, plans) => {
  expect((await hold(...messages)).plans).toEqual(plans);
});

test.each([
  [['barber friday 3pm', 'remind me an hour before', 'make that 2'], '2 hours before'],
  [['barber monday 3pm', 'remind me two days before', 'actually 3 days'], '3 days before'],
  [['laundry on mondays at 8', 'night before'], '12 hours before'],
  [['post letters every weekday at 3pm', 'thursdays they close early, at 12:30'], 'every Thursday at 12:30'],
  [['water the fern at 7pm', 'so will you remind me today?'], 'Yes: “water the fern”'],
  [['water the fern tomorrow at 7pm', "you'll remind me today?"], 'No: “water the fern”'],
  [['ring the vet friday 9am', 'add to that: ask for Noor'], 'I noted with it: “ask for Noor”'],
  [
    ['ring the garage friday 9am', 'job number is 5512', 'put the job number in the garage reminder'],
    'job number: 5512”',
  ],
  [['physio friday 9am', 'it will be about £45'], 'I noted with it: “it will be about £45”'],
  [['physio friday 9am', "it's with Dr Okoro"], 'physio with Dr Okoro'],
  [['physio friday 9am', 'my rent is 700'], 'rent is 700'],
  [['settle the phone bill by friday', 'paid, ref PX-551', 'what is the phone bill reference'], 'PX-551'],
  [['meeting friday 10 to 12', 'add to that: bring slides'], '“meeting: bring slides”'],
  [['gate code is 4471', 'my locker number', "it's B12"], 'locker number is B12'],
  [['the order number they sent me is 88-C'], 'order number is 88-C'],
  [["my aunt's name is Petra, her birthday 3 may"], 'aunt’s name is Petra.'],
  [['which day is pottery'], 'know anything about “pottery”'],
  [['what day do the recycling bins go'], 'know anything about “recycling bins”'],
  [['what day is it'], '10 March'],
  [['plumber friday 2pm', 'is friday afternoon free after the plumber'], 'Nothing after “plumber”'],
  [['add figs to shopping', 'put the figs on the bakery list instead'], '“figs” moved to “Bakery”'],
  [['gym friday 6pm', 'if it rains do it sunday instead'], 'I don’t know the weather'],
])('%j is answered with %j', async (messages, answer) => {
  expect((await hold(...messages)).reply).toContain(answer);
});

test.each(['feed the neighbours cat at 8am and 6pm till sunday', 'eye drops 8am and 6pm until sunday'])(
  '%j comes every day until then',
  async (message) => {
    const rules = (await listReminders((await hold(message)).ctx)).map((one) => one.recurrenceRule);
    expect(rules).toEqual(Array(2).fill('FREQ=DAILY;UNTIL=20270314T235959'));
  },
);

test('a code of another form replaces no fact that was told before another message', async () => {
  const { ctx } = await hold('the wifi password is hunter4', 'yoga friday at 6pm', "it's QQ123");
  expect((await listInfo(ctx)).map(({ value }) => value)).toEqual(['hunter4']);
});
