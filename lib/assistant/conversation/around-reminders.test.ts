import { expect, test } from 'vitest';
import { findPreferences } from '@/lib/preferences/reads';
import { listReminders } from '@/lib/reminders/reads';
import { hold } from '@/testing/conversation';

// Said on Wednesday, 10 March 2027, at 15:00.
test.each([
  {
    says: '“same” copies the hours of a shift, and “both days” are the days of the last two',
    messages: ['shift fri 7a-7p', 'and sat same', 'wake me up 5:15 both days'],
    plans: ['Wake up 03-12 05:15', 'shift 03-12 07:00', 'Wake up 03-13 05:15', 'shift 03-13 07:00'],
  },
  {
    says: 'a day that is swapped takes the alarm of the shift along',
    messages: ['shift fri 7a-7p', 'wake me up at 5 on friday', 'swapped fri for sat'],
    plans: ['Wake up 03-13 05:00', 'shift 03-13 07:00'],
  },
  {
    says: '“on the day” is the day that was spoken of',
    messages: ['turkey dinner saturday at 2', 'oven on at 6:30 am on the day'],
    plans: ['turn on the oven 03-13 06:30', 'turkey dinner 03-13 14:00'],
  },
  {
    says: '“the day before … and on the day” are two days',
    messages: [
      'school play on friday at 6',
      'remind me the day before to iron the costume and on the day at 5 to get ready',
    ],
    plans: ['iron the costume 03-11 09:00', 'get ready 03-12 17:00', 'school play 03-12 18:00'],
  },
  {
    says: 'others move the event, not the preparation for it',
    messages: [
      'hearing is on march 17 at 9',
      'remind me to print the papers the day before',
      'its been moved to the 19th',
    ],
    plans: ['print the papers 03-16 09:00', 'hearing 03-19 09:00'],
  },
  {
    says: 'a denied day names the thing',
    messages: ['swimming friday at 4', 'choir saturday at 6', "oh no it's thursday not friday"],
    plans: ['swimming 03-11 16:00', 'choir 03-13 18:00'],
  },
  {
    says: 'an hour that is corrected while it is said',
    messages: ['Leo has swimming on friday at like four no sorry four thirty'],
    plans: ['Leo has swimming 03-12 16:30'],
  },
  {
    says: 'a day comes first, and then what is on it',
    messages: ['okay and then Friday is the parent teacher thing at school at quarter past six'],
    plans: ['parent teacher thing at school 03-12 18:15'],
  },
  {
    says: '“he is coming” is about the person',
    messages: ['plumber is coming friday at 10', 'he is coming saturday now'],
    plans: ['plumber 03-13 10:00'],
  },
  {
    says: 'a task counts from the event that it names',
    messages: [
      'flight to Lisbon march 30 at 9:40',
      'remind me 2h before the flight to leave',
      'check in 48h before the flight',
    ],
    plans: ['check-in 03-28 09:40', 'leave 03-30 07:40', 'flight to Lisbon 03-30 09:40'],
  },
  {
    says: '“two days before” counts from the event, not from the reminder',
    messages: [
      'dinner with the Hallams 31 march 8pm',
      'remind me the day before to buy wine',
      'make that two days before',
    ],
    plans: ['buy wine 03-29 09:00', 'dinner with the Hallams 03-31 20:00'],
  },
  {
    says: 'a holiday at the start is the day',
    messages: ['new years day brunch with the Sandovals, 11:30'],
    plans: ['brunch with the Sandovals 01-01 11:30'],
  },
  {
    says: 'the offered todo is due on the day before which it must not be',
    messages: ['call the roofers', 'not before tuesday'],
    plans: ['call the roofers 03-16'],
  },
  {
    says: 'a deadline at midnight ends its day, whatever comes first',
    messages: ['submit the grant midnight friday'],
    plans: ['submit the grant 03-12 23:59'],
  },
  {
    says: 'a dinner is in the evening, in words too',
    messages: ['dinner with Ola at seven'],
    plans: ['dinner with Ola 03-10 19:00'],
  },
  {
    says: 'another alarm is on the same morning',
    messages: ['set an alarm for 5:30 tomorrow', 'and another at 6'],
    plans: ['Alarm 03-11 05:30', 'Alarm 03-11 06:00'],
  },
  {
    says: 'an alarm on both nights, and one of them is not needed',
    messages: [
      'nightshift fri n sat 10p-6a',
      'set alarm for 8pm both nights',
      'cancel the fri alarm not working',
    ],
    plans: ['Alarm 03-13 20:00', 'nightshift 03-12 22:00', 'nightshift 03-13 22:00'],
  },
  {
    says: 'the same evening for another child',
    messages: ['parents evening friday 6:10 for mia and 6:30 for josh'],
    plans: ['parents evening for josh 03-12 18:30', 'parents evening for mia 03-12 18:10'],
  },
  {
    says: 'the alarm is for the train',
    messages: ['train to leeds 7:52 friday', 'and set an alarm for 6'],
    plans: ['Alarm 03-12 06:00', 'train to leeds 03-12 07:52'],
  },
  {
    says: 'her time, also when the hour is corrected',
    messages: ['zoom with Priya tomorrow 4pm her time shes in Mumbai', 'no 4:30'],
    plans: ['zoom with Priya 03-11 11:00'],
  },
  {
    says: 'minutes that are only numbers',
    messages: ['remind me in 20 to move the washing', 'timer 12 min for pasta', 'and 25 for the sauce'],
    plans: ['move the washing 03-10 15:20', 'pasta 03-10 15:13', 'sauce 03-10 15:27'],
  },
  {
    says: '“morning of” is the morning of the event',
    messages: ['dentist on 24 march at 3', 'remind me morning of'],
    plans: ['dentist 03-24 09:00', 'dentist 03-24 15:00'],
  },
  {
    says: 'the alarm of a day is turned off',
    messages: ['wake me 6:15 tmrw', 'and 5:45 on fri', 'turn off fri one'],
    plans: ['Wake up 03-11 06:15'],
  },
  {
    says: 'an order to write to someone completes nothing',
    messages: [
      "Invoice 2231 to Hartley's goes out Friday",
      "chase them two weeks later if they haven't paid",
      "email Hartley's and tell them it's on the way",
    ],
    plans: ["chase Hartley if they haven't paid 03-26 09:00", "Invoice 2231 to Hartley's goes out 03-12"],
  },
  {
    says: 'its own weekday keeps its week',
    messages: ['dentist march 23 at 2', 'make that tuesday 9:30'],
    plans: ['dentist 03-23 09:30'],
  },
  {
    says: 'who did not pay is the one of the message before',
    messages: ['sent the invoice to Marlow today', "chase them two weeks later if they haven't paid"],
    plans: ["chase Marlow if they haven't paid 03-24 09:00"],
  },
  {
    says: 'a thing that moves twice in a message moves once',
    messages: ['call the surgery this friday at 9', "she's off, good friday. monday then"],
    plans: ['call the surgery 03-15 09:00'],
  },
  {
    says: 'a cancelled day offers what is on it',
    messages: ['shift fri 7a-7p', 'fridays been cancelled', 'yes'],
    plans: [],
  },
  {
    says: 'what is still on was deleted too early',
    messages: ['haircut sat at eleven', 'cancel that, ill go another day', 'nvm its still on'],
    plans: ['haircut 03-13 11:00'],
  },
])('$says', async ({ messages, plans }) => {
  expect((await hold(...messages)).plans.toSorted()).toEqual(plans.toSorted());
});

test.each([
  {
    says: 'a series ends with the event that it prepares',
    messages: ['chem midterm is march 24 at 10am', 'remind me to study every day at 7pm till the midterm'],
    series: ['chem midterm 03-24T10:00', 'study 03-10T19:00 FREQ=DAILY;UNTIL=20270323T235959'],
  },
  {
    says: 'an obvious half of the day, and not tonight',
    messages: ['remind me to study every day at 7pm', '8 pm obv', 'not tonight tho'],
    series: ['study 03-11T20:00 FREQ=DAILY -03-10'],
  },
  {
    says: 'a pause ends with its reason',
    messages: [
      'remind me weekdays at 6:40 to warm up the car',
      'pause the car one, im off till next tuesday',
    ],
    series: ['warm up the car 03-16T06:40 FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
  },
  {
    says: 'hours of the night are left out',
    messages: ['remind me every 3 hours to feed her starting at 6pm', 'but not between 1 and 5 in the night'],
    series: ['feed her 03-10T18:00 FREQ=DAILY;BYHOUR=0,6,9,12,15,18,21;BYMINUTE=0'],
  },
  {
    says: 'a series starts with “this one”',
    messages: ['garden waste every other friday starting this one'],
    series: ['garden waste 03-12T09:00 FREQ=WEEKLY;INTERVAL=2;BYDAY=FR'],
  },
  {
    says: 'the evening before a series is a series',
    messages: ['recycling goes out every other friday starting this one, remind me thursday at 8pm'],
    series: ['recycling goes out 03-11T20:00 FREQ=WEEKLY;INTERVAL=2;BYDAY=TH'],
  },
  {
    says: 'another place is for one day of a series',
    messages: ['book club every tuesday at 7pm', "this Tuesday it's at Phyllis's instead"],
    series: ["book club at Phyllis's 03-16T19:00", 'book club 03-23T19:00 FREQ=WEEKLY;BYDAY=TU -03-16'],
  },
  {
    says: 'two pills at two meals, whose hours are told later',
    messages: ['white pill at breakfast and the pink one at supper', 'Breakfast is 7:30 and supper about 5'],
    series: ['pink pill 03-10T17:00 FREQ=DAILY', 'white pill 03-11T07:30 FREQ=DAILY'],
  },
  {
    says: 'one of two pills has a free day',
    messages: ['blue pill at breakfast and the white one at bedtime', 'no white pill on sundays'],
    series: [
      'white pill 03-10T22:00 FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA',
      'blue pill 03-11T08:00 FREQ=DAILY',
    ],
  },
  {
    says: 'the end of a series moves',
    messages: ['study every day at 7pm until march 20', 'stop it on the 12th instead'],
    series: ['study 03-10T19:00 FREQ=DAILY;UNTIL=20270312T235959'],
  },
  {
    says: 'a series at two hours ends on the day that is told',
    messages: ['feed the cat twice a day till 31 march', '8 and 6', "they're back saturday so stop then"],
    series: [
      'feed the cat 03-10T18:00 FREQ=DAILY;UNTIL=20270313T235959',
      'feed the cat 03-11T08:00 FREQ=DAILY;UNTIL=20270313T235959',
    ],
  },
  {
    says: 'an hour for other days is a series of its own',
    messages: ['put the heating on at 6am every morning', 'not on weekends', 'weekends 8am'],
    series: [
      'put on the heating 03-11T06:00 FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
      'put on the heating 03-13T08:00 FREQ=WEEKLY;BYDAY=SA,SU',
    ],
  },
  {
    says: 'from a month on, a series has another hour, also after one day was moved',
    messages: ['gym every mon and fri 6am', 'this friday 7 instead', 'from april make it 6:30'],
    series: [
      'gym 03-12T07:00',
      'gym 03-15T06:00 FREQ=WEEKLY;BYDAY=MO,FR;UNTIL=20270331T235959 -03-12',
      'gym 04-02T06:30 FREQ=WEEKLY;BYDAY=MO,FR',
    ],
  },
  {
    says: 'a deadline is worked for until it is due',
    messages: ['report deadline is march 31', 'remind me every monday until then'],
    series: ['report deadline 03-15T09:00 FREQ=WEEKLY;BYDAY=MO;UNTIL=20270331T235959'],
  },
  {
    says: 'lessons for some weeks',
    messages: ['swim lessons start tuesday 16 march at 4:15 for 10 weeks'],
    series: ['swim lessons 03-16T16:15 FREQ=WEEKLY;BYDAY=TU;UNTIL=20270524T235959'],
  },
  {
    says: 'a holiday moves one time of a series',
    messages: ['take the bins out every tues night at 9', 'bank holiday next week so wed'],
    series: ['take the bins out 03-17T21:00', 'take the bins out 03-23T21:00 FREQ=WEEKLY;BYDAY=TU -03-16'],
  },
  {
    says: 'the same time as the other one',
    messages: [
      'take the bins out every tues at 9pm',
      'green bin every other week starting friday',
      'same time',
    ],
    series: [
      'green bin 03-12T21:00 FREQ=WEEKLY;INTERVAL=2',
      'take the bins out 03-16T21:00 FREQ=WEEKLY;BYDAY=TU',
    ],
  },
  {
    says: 'the length of a series is told later',
    messages: ['take the antibiotic every day at 8pm', 'for 7 days'],
    series: ['take the antibiotic 03-10T20:00 FREQ=DAILY;UNTIL=20270316T235959'],
  },
])('$says', async ({ messages, series }) => {
  const { ctx } = await hold(...messages);
  const rows = (await listReminders(ctx)).map(({ title, reminderTime, recurrenceRule, skips = [] }) =>
    [title, reminderTime.slice(5, 16), recurrenceRule, ...skips.map((slot) => `-${slot.slice(5, 10)}`)]
      .filter(Boolean)
      .join(' '),
  );
  expect(rows.toSorted()).toEqual(series.toSorted());
});

test('a denied day on which nothing is moves nothing', async () => {
  const { reply, plans } = await hold('swimming friday at 4', "oh no wait it's thursday not saturday");
  expect(plans).toEqual(['swimming 03-12 16:00']);
  expect(reply).toContain('moved nothing');
});

test('an hour there stays an hour there', async () => {
  const { plans } = await hold('call the hotel tomorrow at 10pm singapore time', 'make it 11 their time');
  expect(plans).toEqual(['call the hotel 03-11 15:00']);
});

test('after the quiet hours, an hour alone changes the nearer one', async () => {
  const { ctx } = await hold('quiet hours from 10 to 7', 'make it 10:30');
  expect(await findPreferences(ctx)).toMatchObject({ quietFrom: '22:30', quietTo: '07:00' });
});

test('the end of a series is told', async () => {
  expect(
    (await hold('study every day at 7pm until march 20', 'how long does that go on for')).reply,
  ).toContain('20 March');
});

test('a place behind the hour of a call is the place of its clock', async () => {
  const { plans } = await hold("Ingrid's call is friday 10pm singapore", 'dinner saturday 7pm london');
  expect(plans.toSorted()).toEqual(["Ingrid's call 03-12 14:00", 'dinner london 03-13 19:00']);
});
