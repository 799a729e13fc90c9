import { expect, test } from 'vitest';
import { listReminders } from '@/lib/reminders/reads';
import { hold } from '@/testing/conversation';

async function after(...messages: string[]) {
  const { ctx, reply } = await hold(...messages);
  const rows = (await listReminders(ctx)).map(({ title, reminderTime, recurrenceRule }) =>
    [title, reminderTime.slice(5, 16), recurrenceRule].filter(Boolean).join(' '),
  );
  return { rows: rows.toSorted(), reply };
}

test('days in a stretch are meant by “those days”, and one of them can go', async () => {
  const shifts = 'im on nights thu to sat this week, wake me up at 4pm those days';
  expect((await after(shifts)).rows).toEqual([
    'Wake up 03-11T16:00',
    'Wake up 03-12T16:00',
    'Wake up 03-13T16:00',
  ]);
  expect((await after(shifts, 'does it stop after saturday?')).reply).toMatch(/^Yes: “Wake up”/);
  expect((await after(shifts, 'ok so friday is gone now, swapped with aoife')).rows).toEqual([
    'Wake up 03-11T16:00',
    'Wake up 03-13T16:00',
  ]);
});

test.each([
  [
    'set alarm 5:30 mon to fri',
    "don't wake me on friday",
    ['Alarm 03-11T05:30 FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
    'skips',
  ],
  ['wake me at 7 tomorrow', 'off tomorrow so no need to wake me', [], 'Deleted'],
])('“%s”, “%s”', async (alarm, message, rows, said) => {
  const found = await after(alarm, message);
  expect(found.rows).toEqual(rows);
  expect(found.reply).toContain(said);
});

test.each([
  [
    'he threw up, give it again in 30 min',
    ['give amoxicillin 03-10T15:31', 'give amoxicillin 03-10T23:00 FREQ=HOURLY;INTERVAL=8'],
  ],
  [
    'refill is at the pharmacy, ready friday after 2',
    ['give amoxicillin 03-10T23:00 FREQ=HOURLY;INTERVAL=8', 'refill at the pharmacy ready 03-12T14:00'],
  ],
])('“%s” leaves the doses as they are', async (message, rows) => {
  expect((await after('give amoxicillin every 8 hours from 11pm', message)).rows).toEqual(rows);
});

test('a missed dose changes nothing, and the next one is said', async () => {
  const { rows, reply } = await after('take my pill every day at 8am', 'missed my pill this morning');
  expect(rows).toEqual(['take my pill 03-11T08:00 FREQ=DAILY']);
  expect(reply).toContain('Next: “take my pill”');
});

test.each([
  [
    ['pay electric bill on the 5th of each month', 'and water bill, the 12'],
    'water bill 03-12T09:00 FREQ=MONTHLY;BYMONTHDAY=12',
  ],
  [['rent on the 1st of every month', 'move rent to the 3rd'], 'rent 04-03T09:00 FREQ=MONTHLY;BYMONTHDAY=3'],
  [['ortho appt 1 april 10:20', 'need to leave by 9.50'], 'leave for ortho appointment 04-01T09:50'],
  [['remind me to check the oven in 20', 'make that 25'], 'check the oven 03-10T15:26'],
  [['remind me to call bob when i finish work', 'i finish at 6'], 'call bob 03-10T18:00'],
  [['Marcus has my drill', 'remind me to ask him tonight at 8'], 'ask Marcus 03-10T20:00'],
  [['had lunch with Anna', 'my boss is annoying, remind me to call him at 5'], 'call him 03-10T17:00'],
  [
    ['put the slow cooker on at 7 am every weekday'],
    'put the slow cooker on 03-11T07:00 FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
  ],
  [['movie night on april 3 at 7pm'], 'movie night 04-03T19:00'],
  [
    ['rugby training moved to tuesdays and thursdays 6pm'],
    'rugby training 03-11T18:00 FREQ=WEEKLY;BYDAY=TU,TH',
  ],
])('%j sets the right thing', async (messages, row) => {
  expect((await after(...messages)).rows).toContain(row);
});

test.each([
  [
    ['call the vet friday at 10', 'pay the plumber by friday', 'list all my calls'],
    /call the vet/,
    /plumber/,
  ],
  [['call the vet friday at 10', 'is it recurring?'], /^It comes only once/, /every/],
  [["don't message me after 10 pm", 'actually 11 on friday and saturday'], /every day/, /remember/],
  [['do i get a weekly thing too?'], /weekly recap/, /nothing about/],
])('%j is answered', async (messages, said, unsaid) => {
  const { reply } = await after(...messages);
  expect(reply).toMatch(said);
  expect(reply).not.toMatch(unsaid);
});

test('an hour of every day today asks for its end', async () => {
  expect((await after('remind me every hour today to stretch')).reply).toBe('Until what time today?');
  expect((await after('remind me every hour today to stretch', 'until 6')).rows).toEqual([
    'stretch 03-10T16:00 FREQ=DAILY;BYHOUR=16,17,18;BYMINUTE=0;UNTIL=20270310T235959',
  ]);
});

// Said on Wednesday, 10 March 2027, at 15:00.
test.each([
  ['8', ['08:00', '20:00']],
  ['8 and 9', ['08:00', '21:00']],
  ['first one tonight at 8', ['08:00', '20:00']],
  ['7am and 7pm starting tomorrow', ['07:00', '19:00']],
  ['morning and bedtime', ['08:00', '22:00']],
  ['up to you', ['08:00', '20:00']],
])('the hours of drops in the morning and at night are told by “%s”', async (answer, hours) => {
  const drops = 'Milo needs his drops twice a day for 10 days, morning and night';
  const { rows } = await after(drops, answer);
  expect(rows.map((row) => row.split(' ').slice(0, 4).join(' '))).toEqual([
    'Milo needs his drops',
    'Milo needs his drops',
  ]);
  expect(rows.map((row) => /T(\d\d:\d\d)/.exec(row)?.[1]).toSorted()).toEqual(hours);
});

test.each([
  [['call nan every sunday arvo, can u remind me at 4ish'], ['call nan 03-14T16:00 FREQ=WEEKLY;BYDAY=SU']],
  [['renew my passport', 'it’s booked in for thursday 8.20'], ['renew my passport 03-11T08:20']],
  [['fix the bike', 'booked it in for saturday 11am at Halfords'], ['fix the bike at Halfords 03-13T11:00']],
  [
    ['alarm 430 on friday', 'and one for saturday at 8', 'set one for sunday too'],
    ['Alarm 03-12T04:30', 'Alarm 03-13T08:00', 'Alarm 03-14T08:00'],
  ],
  [
    ['remind me to run mon and thu at 6.30am', 'not this thursday though, physio', 'physio’s at 7'],
    ['physio 03-11T07:00', 'run 03-15T06:30'],
  ],
  [
    [
      'remind me every friday at 6:40 for the school run',
      'and PE kit on tuesdays and fridays, night before',
      'half seven is fine',
    ],
    ['PE kit 03-11T19:30 FREQ=WEEKLY;BYDAY=MO,TH', 'school run 03-12T06:40 FREQ=WEEKLY;BYDAY=FR'],
  ],
  [
    ['supplier meeting thursday 9:30 to 11, friday same time with the tax advisor'],
    ['supplier meeting 03-11T09:30', 'supplier meeting with the tax advisor 03-12T09:30'],
  ],
  [['school run is 14.40, can you nudge me every friday'], ['school run 03-12T14:40 FREQ=WEEKLY;BYDAY=FR']],
  [['thanksgiving is at our place this year, 11 people'], []],
  [
    ['flight SQ318 on 20 march at 0055', 'back on 28 march'],
    ['coming home 03-28T09:00', 'flight SQ318 03-20T00:55'],
  ],
  [['doctor wants me to stretch daily, remind me at 1pm'], ['stretch 03-11T13:00 FREQ=DAILY']],
  [['meditate 10 minutes every morning at 7'], ['meditate 10 minutes 03-11T07:00 FREQ=DAILY']],
  [['remind me tomorrow at 1pm to walk 30 min'], ['walk 30 min 03-11T13:00']],
  [['dentist tomorrow at 1pm', 'move it 30 min earlier'], ['dentist 03-11T12:30']],
  [['need to renew my passport', 'remind me on 20 march at 9'], ['renew my passport 03-20T09:00']],
  [['weekly report due every thursday 4pm'], ['weekly report 03-11T16:00 FREQ=WEEKLY;BYDAY=TH']],
  [['ballet wed 18h'], ['ballet 03-10T18:00']],
  [['work sched this week: fri 2-10'], ['shift 03-12T14:00']],
  [['5k today in 31 minutes'], []],
  [['5k tomorrow at 7'], ['5k 03-11T07:00']],
  [['note: electricity bill due 28 march'], []],
  [['put the dentist in my diary', '16 march at 2pm'], ['dentist 03-16T14:00']],
  [
    ['dentist on 18 march at 14:15', 'the dentist has been moved from 18 march to 25 march, same time'],
    ['dentist 03-25T14:15'],
  ],
  [['the parents evening has been moved from 18 march to 25 march at 6pm'], ['parents evening 03-25T18:00']],
])('%j sets %j', async (messages, rows) => {
  expect((await after(...messages)).rows).toEqual(rows);
});

const dentist = 'dentist 18 march at 10:45, remind me the evening before and one hour before';

test.each([
  [[dentist], [1005, 60]],
  [
    ['dentist 18 march at 10:45', 'remind me one hour before and the evening before'],
    [1005, 60],
  ],
  [[dentist, 'and cancel the one hour before'], [1005]],
  [[dentist, 'no need for the 1 hour reminder'], [1005]],
  [[dentist, 'drop the evening one'], [60]],
])('%j leaves the notices %j minutes before', async (messages, leads) => {
  const { ctx } = await hold(...messages);
  expect(await listReminders(ctx)).toMatchObject([{ title: 'dentist', leads }]);
});

test('nothing is only said of the hours that were asked about', async () => {
  const { reply } = await after('dentist tomorrow at 11:30', 'am I free tomorrow afternoon');
  expect(reply).toMatch(/^Yes\. Nothing for tomorrow, 12:00/);
});

test.each([
  [
    'doctor prescribed clarithromycin 250 mg once daily for 4 days after lunch',
    ['clarithromycin 250 mg 03-11T13:00 FREQ=DAILY;UNTIL=20270314T235959'],
  ],
  ['loratadine once a day at 9pm for 3 days', ['loratadine 03-10T21:00 FREQ=DAILY;UNTIL=20270312T235959']],
])('once a day with its hour asks nothing: “%s”', async (message, rows) => {
  expect((await after(message)).rows).toEqual(rows);
});

test('a course that becomes less asks for the hours of its first part', async () => {
  const message = 'vet says: ear drops twice a day for 5 days, then once a day for a week';
  const { rows } = await after(message, '8am and 8pm');
  expect(rows).toEqual([
    'ear drops 03-10T20:00 FREQ=DAILY;UNTIL=20270314T235959',
    'ear drops 03-11T08:00 FREQ=DAILY;UNTIL=20270315T235959',
  ]);
});

test.each([
  [['karate mon and wed at 5.30pm'], ['karate 03-10T17:30 FREQ=WEEKLY;BYDAY=MO,WE']],
  [['karate thu and fri 5.30pm this week'], ['karate 03-11T17:30', 'karate 03-12T17:30']],
  [['ballet for Nell tues and fri 4 to 5'], ['ballet for Nell 03-12T16:00 FREQ=WEEKLY;BYDAY=TU,FR']],
  [['optician thu and fri at 5.30pm'], ['optician 03-11T17:30', 'optician 03-12T17:30']],
  [
    ['rowing every friday at 6pm', 'no rowing this friday its a bank holiday'],
    ['rowing 03-19T18:00 FREQ=WEEKLY;BYDAY=FR'],
  ],
  [
    ['tutor every friday at 6pm', 'tutor cant make it this thurs'],
    ['tutor 03-12T18:00 FREQ=WEEKLY;BYDAY=FR'],
  ],
  [
    ['gardener every mon at 9am', 'moving the gardener to thurs and sat'],
    ['gardener 03-11T09:00 FREQ=WEEKLY;BYDAY=TH,SA'],
  ],
  [
    ['practice for the under 11s tuesdays 6 to 7.15'],
    ['practice for the under 11s 03-16T18:00 FREQ=WEEKLY;BYDAY=TU'],
  ],
  [['supper with Ada and Finn fri 830 at the pier'], ['supper with Ada and Finn at the pier 03-12T20:30']],
  [['massage and facial friday 2pm'], ['massage and facial 03-12T14:00']],
  [['optician thursday and massage sat 4'], ['massage 03-13T16:00', 'optician 03-11T09:00']],
  [['final sunday week in Cork, tip off at 1'], ['final in Cork 03-21T13:00']],
  [
    ['plumber friday at 10', 'and the roofer the friday after at quarter to 9'],
    ['plumber 03-12T10:00', 'roofer 03-19T08:45'],
  ],
  [
    ['wages come in on the 28th of every month. remind me on the 30th to move the savings'],
    ['move the savings 03-30T09:00 FREQ=MONTHLY;BYMONTHDAY=30'],
  ],
])('%j', async (messages, rows) => {
  expect((await after(...messages)).rows).toEqual(rows);
});

test.each([
  [
    ['remind me friday at 9.15 to ring the bursar', 'and at half 11 to collect the robes'],
    ['collect the robes 03-12T11:30', 'ring the bursar 03-12T09:15'],
  ],
  [['up at 5 on friday, ferry at 7am'], ['ferry 03-12T07:00', 'wake up 03-12T05:00']],
  [['remind me friday at 7 about the band rehearsal'], ['band rehearsal 03-12T19:00']],
  [['remind me a week before my licence test on 30 march'], ['licence test (30 march) 03-23T09:00']],
  [
    ['lease ends 20 april, remind me 2 weeks before', 'and on the day itself'],
    ['lease ends (20 april) 04-06T09:00', 'lease ends 04-20T09:00'],
  ],
  [
    ['lease ends 20 april, remind me 2 weeks before', 'and on the day itself', 'no just the first one'],
    ['lease ends (20 april) 04-06T09:00'],
  ],
  [
    ['remind me 3 days before the regatta on 30 march and then again on the morning of'],
    ['regatta (30 march) 03-27T09:00', 'regatta 03-30T09:00'],
  ],
  [
    ['optician friday 3pm', 'need to get some putty', 'no, not friday saturday as they are shut'],
    ['optician 03-13T15:00'],
  ],
  [
    ['optician thursday 3pm', 'choir every thursday 7pm', 'push everything on thursday to saturday'],
    ['choir 03-11T19:00 FREQ=WEEKLY;BYDAY=TH', 'optician 03-13T15:00'],
  ],
  [
    ['optician friday 3pm', "we'll be in Leeds from friday, move the optician to monday"],
    ['optician 03-15T15:00'],
  ],
  [
    ['bins go out every friday at 7', 'not friday saturday because of the strike'],
    ['bins go out 03-13T07:00 FREQ=WEEKLY;BYDAY=FR'],
  ],
  [['rehearsal friday 3pm', 'rehearsal finishes half 5'], ['rehearsal 03-12T15:00']],
  [
    ['payroll on the last working day of the month'],
    ['payroll 03-31T09:00 FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1'],
  ],
  [["left Nan's clock at the menders, it will be ready on monday"], ["pick up Nan's clock 03-15T09:00"]],
  [
    ['bins are tuesday and friday, recycling just friday'],
    ['bins 03-12T09:00 FREQ=WEEKLY;BYDAY=TU,FR', 'recycling 03-12T09:00 FREQ=WEEKLY;BYDAY=FR'],
  ],
  [['Numbers for sunday are 4, 18 and 77', 'swap 18 for 19'], ['Numbers are 4, 19 and 77 03-14T09:00']],
  [['we are sailing on friday at 6, remember that please'], ['sailing 03-12T18:00']],
  [['dropped the twins at nursery, ready for a nap by friday'], []],
  [['we train every day monday to friday'], []],
  [["remind me a day before Ines's concert on friday at 8"], ["Ines's concert 03-12T20:00"]],
  // What somebody had earlier today is no plan.
  [['Juno had 90ml at 2', 'Otis took his drops at 1pm', 'the baby slept from 1 to 2'], []],
])('%j', async (messages, rows) => {
  expect((await after(...messages)).rows).toEqual(rows);
});

test.each([
  [['optician friday 3pm', 'hm i might skip it'], 'it stays: “optician”'],
  [['optician friday 3pm', 'i think i might have to cancel it', "nah i'll go"], 'Good, it stays'],
  [['optician friday 3pm', 'will you ping me beforehand?'], 'I write at its time'],
  [['optician friday 3pm', 'does the optician reminder still fit?'], 'Friday, 12 March'],
  [['optician friday 3pm', "could it nudge me again if i don't do it"], 'I keep asking'],
  [['lease ends 20 april, remind me 2 weeks before', 'when is my lease up'], 'Tuesday, 20 April'],
  [['choir 3 april 7pm', 'show me my april plans'], '19:00 choir'],
  [['what is this thing?'], 'I keep your reminders'],
  [["what's 14 x 12"], '168'],
  [['share £90 between 4'], '£22.50'],
  [
    ['optician friday 3pm', 'remind me a day before it as well', 'what do i have this week'],
    'I also tell you tomorrow',
  ],
  [['ring Ines at 6pm', 'move everything to tomorrow'], '“ring Ines” moved: tomorrow, 18:00'],
  [['mad about tulips'], 'All right'],
  [['cried in the van again lol'], 'hard'],
])('%j is answered', async (messages, said) => {
  expect((await after(...messages)).reply).toContain(said);
});

test('a sum told after a payment is noted with it', async () => {
  const { ctx } = await hold('remind me to pay Ines for the boiler friday', "it's €62.40");
  expect((await listReminders(ctx)).map(({ description }) => description)).toEqual(['€62.40']);
});

test('“put that in it” notes with the dose of the named time of day', async () => {
  const { ctx } = await hold(
    'Gran needs her drops at 7am and 9pm every day',
    "she's on two drops at night now, put that in it",
  );
  const notes = (await listReminders(ctx)).map(({ reminderTime, description }) => [
    reminderTime.slice(11, 16),
    description,
  ]);
  expect(notes.toSorted()).toEqual([
    ['07:00', null],
    ['21:00', "she's on two drops at night now"],
  ]);
});
