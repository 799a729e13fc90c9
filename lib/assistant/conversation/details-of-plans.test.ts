import { expect, test } from 'vitest';
import { listInfo } from '@/lib/info/reads';
import { listReminders } from '@/lib/reminders/reads';
import { hold } from '@/testing/conversation';

// What has no verb and no day of its own belongs to the plan beside it.
test.each([
  ['Saturday dinner at our place, 8 people, 20:30', 'dinner at our place', '8 people', '2027-03-13T20:30'],
  ['parents evening tues 19:10, room 3.02, Herr Brandt', 'parents evening', 'room 3.02, Herr Brandt', ''],
  ['flight to Rome 9 may, gate B12, 7:40', 'flight to Rome', 'gate B12', '2027-05-09T07:40'],
  ['dentist tomorrow at 4, insurance card', 'dentist', 'insurance card', '2027-03-11T16:00'],
  ['lunch with Kim wednesday, 12:30, at the Thai place', 'lunch with Kim', 'at the Thai place', 'T12:30'],
  [
    'Léa has the orthodontist on the 1st at 16:20, her mum takes her',
    'Léa has the orthodontist',
    'her mum takes her',
    'T16:20',
  ],
  [
    'rehearsal thursday 19:00, hall B, bring the black folder',
    'rehearsal',
    'hall B, bring the black folder',
    'T19:00',
  ],
  [
    'swim lesson saturday 10:30, pool in Hallen, 45 minutes',
    'swim lesson',
    'pool in Hallen, 45 minutes',
    'T10:30',
  ],
  ['Ana lands friday at 5, I need to pick her up', 'Ana lands', 'I need to pick her up', 'T17:00'],
])('a detail is kept with its plan: %s', async (message, title, description, at) => {
  const { ctx } = await hold(message);
  const reminders = await listReminders(ctx);
  expect(reminders).toMatchObject([{ title, description }]);
  expect(new Date(reminders[0]?.reminderTime ?? 0).toISOString()).toContain(at);
});

test.each([
  ['gym monday 7, wednesday 7', 2],
  ['buy bread tomorrow, milk, butter', 0],
  ['meeting monday 10am, remind me 1 hour before', 1],
  ['Ben needs PE kit thurs, Lia library book fri', 2],
])('what has its own time or is to be bought is no detail: %s', async (message, count) => {
  const reminders = await listReminders((await hold(message)).ctx);
  expect(reminders).toHaveLength(count);
  expect(reminders.every(({ description }) => description === null)).toBe(true);
});

// A day that was just spoken of holds for the way there and back.
test.each([
  [['eye clinic 3 april 14:15', 'Colin is picking me up at 4'], 'Colin is picking me up', '2027-04-03T16:00'],
  [
    ['flying to Tokyo on 9 april', 'flight leaves 22:40 from terminal 3'],
    'flight leaves',
    '2027-04-09T22:40',
  ],
  [['dentist friday 3pm', 'bus leaves at 18:20'], 'bus leaves', '2027-03-10T18:20'],
])('the day of %j', async (messages, title, at) => {
  const [one] = (await listReminders((await hold(...messages)).ctx)).filter((each) =>
    each.title.includes(title),
  );
  expect(new Date(one?.reminderTime ?? 0).toISOString()).toContain(at);
});

test.each([
  [['dinner saturday 20:30, 8 people', 'how many are we again?'], /8 people/],
  [
    ['my mother is in hospital', 'she comes back friday at 13, I must pick her up', 'what is on friday'],
    /mother comes/,
  ],
  [
    ['notes: budget cut, Dana leaves in march, new office in Leeds', 'when does Dana leave'],
    /Dana leaves in march/,
  ],
  [['the office is in Leeds', 'show me all you have about the office'], /Leeds/],
  [['hello', 'what did i write about the car'], /nothing about “car”|anything about “car”/],
  [['put in watering the plants every sunday'], /“watering the plants”/],
  [['bleed the radiators at some point this summer'], /“bleed the radiators”/],
  [['wifi upstairs is maplecat77'], /upstairs is maplecat77/],
  [
    ["text Tilly that I'll be late on thursday"],
    /“text Tilly that I'll be late on thursday”[\s\S]*only to you/,
  ],
  [["tell Jess dinner's at 7"], /“tell Jess dinner's at 7”[\s\S]*only to you/],
  [['i need to remember: key safe 2580, alarm 7741, bin day is tuesday'], /2580[\s\S]*7741[\s\S]*tuesday/],
  [['the tenant in 4B pays 780, the one in 2A pays 655', 'how much does 2A pay'], /2A pays 655/],
  [
    ['what else um we need dishwasher tablets and bin liners and oh cat litter'],
    /“bin liners” and “cat litter”/,
  ],
  [['train leaves 8:14 tomorrow, platform 2', 'which platform'], /platform 2/],
  [['train leaves 8:14 tomorrow', 'when is mum coming'], /^(?!.*train)/],
  [['theres a third in Delicias, 790, viewing wednesday 18:30'], /“viewing”[\s\S]*Delicias, 790/],
  [['dinner tomorrow, 7pm, 6 of us, thai place on Mill Road', 'how many of us for dinner'], /6 of us/],
  [['i quit on the 18th, save that', 'when did i quit'], /quit on the 18th/],
  [['anna moved to 14 Elm Street', 'where does anna live'], /14 Elm Street/],
  [['make the mood a 7'], /7 of 10/],
  [['who is Dana'], /^(?!.*Sidekick)/],
  [['add milk to my list', 'how much is remaining from him'], /^(?!.*milk)/],
  [['ran 5k in 28:40 today'], /5k in 28:40/],
  [['add milk to my list', 'got the milk', 'what did i finish today'], /milk/],
  [['send fatima a whatsapp for the money'], /only to you/],
  [['my dad fell last night', 'visiting 2 til 4'], /^(?!.*Quiet hours)/],
])('%j is answered by what it asks', async (messages, reply) => {
  expect((await hold(...messages)).reply).toMatch(reply);
});

// Joy and grief need evidence from the words.
test.each([
  ['scratch the bin liners I found a roll full stop', /^(?!.*sorry)/],
  ['recommend me something like it', /^(?!.*lovely)/],
  ['day 4 no cigarettes 💪', /Well done/],
  ['hello, I learn English so sorry for mistakes', /^(?!.*sorry to hear)/],
  ['eish what year was she born then', /^(?!.*lovely)/],
  ['day 12 without sugar!', /Well done/],
  ['recommend a podcast', /leave to you/],
  ['Grandma fell again this morning', /hard/],
  ['really craving one right now', /Hang in there/],
  ['my cat died on friday', /so sorry/],
  ['slept awful, 4 hours maybe', /sorry to hear/],
  ['feeling pretty hopeful today', /lovely/],
])('%s', async (message, reply) => {
  expect((await hold(message)).reply).toMatch(reply);
});

test('who comes with a visit of another day is fetched on that day', async () => {
  expect(
    (
      await hold(
        'my sister is in town from the 18th to the 22nd of march',
        'pick her up at 6:40pm from the airport',
      )
    ).plans,
  ).toEqual(['pick her up from the airport 03-18 18:40']);
  expect(
    (
      await hold(
        'mum comes to stay friday to monday',
        "she's arriving at Kings Cross 14:20",
        'remind me to leave for the station at quarter to two',
      )
    ).plans,
  ).toEqual(
    expect.arrayContaining([
      "she's arriving at Kings Cross 03-12 14:20",
      'leave for the station 03-12 13:45',
    ]),
  );
  expect((await hold('dentist tomorrow at 3', 'remind me to leave work today at 11pm')).plans).toContain(
    'leave work 03-10 23:00',
  );
});

test('a heading is no item', async () => {
  const { plans } = await hold('I need to sort out: boiler service, council tax, MOT, new glasses');
  expect(plans).toEqual(['MOT -', 'boiler service -', 'council tax -', 'new glasses -']);
});

test('a question does not answer “What should I remind you of?”', async () => {
  expect((await hold('remind me wednesday nights at 9', 'did i put them out')).plans).toEqual([]);
});

test('guests with one hour make one plan, guests with hours of their own make two', async () => {
  expect((await hold('meeting monday with Ana and Bob at 3')).plans).toEqual([
    'meeting with Ana and Bob 03-15 15:00',
  ]);
  expect((await hold('dinner saturday with mum and the Okafors, 7.30')).plans).toEqual([
    'dinner with mum and the Okafors 03-13 19:30',
  ]);
  expect((await hold('coffee with Ana tomorrow at 10 and Bob at 11')).plans).toHaveLength(2);
});

test('the day of a plan can be changed by whom it is with', async () => {
  expect(
    (await hold('collect the suit from the tailor on wednesday at 3', 'the tailor says the 20th now', 'yes'))
      .plans,
  ).toEqual(['collect the suit from the tailor 03-20 15:00']);
});

test('“what about the 20th” asks, after a question', async () => {
  const { plans, reply } = await hold(
    'training march 17 at 8:30',
    'what do i have on the 17th',
    'what about the 20th',
  );
  expect(plans).toEqual(['training 03-17 08:30']);
  expect(reply).toContain('20 March');
});

test('hours that are told later keep the day, and “the 20th” needs no “on”', async () => {
  expect((await hold('puppy pickup is the 19th of march', 'she said between 1 and 2')).plans).toEqual([
    'puppy pickup 03-19 13:00',
  ]);
  expect((await hold('remind me the 20th to call the vet')).plans).toEqual(['call the vet 03-20 09:00']);
});

test('the place of a plan is kept, and “sun 11” is a Sunday', async () => {
  expect((await hold('soccer sun 11 at the rec center')).plans).toEqual([
    'soccer at the rec center 03-14 11:00',
  ]);
});

test('a price of a thing on a list is a fact, and the list stays as it is', async () => {
  const { ctx, plans } = await hold('add window frames and silicone to my list', 'frames are R890 each');
  expect(plans).toEqual(['silicone -', 'window frames -']);
  expect((await listInfo(ctx)).map(({ key, value }) => [key, value])).toEqual([['frames', 'R890 each']]);
});

test('when somebody comes is not answered with the time of day', async () => {
  expect((await hold('what time is Jean picking me up?')).reply).not.toMatch(/\d:\d\d/);
});

test('a plan of somebody is a plan, with its room', async () => {
  expect((await hold("sarah's parent teacher conf is tues 5:40pm w/ mr boyle room 118")).plans).toEqual([
    expect.stringMatching(/^sarah's parent teacher conf .*room 118 03-16 17:40$/),
  ]);
});

test('a bare amount is of what was just added', async () => {
  expect((await hold('add oat milk', '2 cartons')).plans).toEqual(['2 cartons of oat milk -']);
  expect((await hold('add oat milk', 'make the milk 3 cartons')).plans).toEqual(['3 cartons of oat milk -']);
  expect((await hold('add milk and eggs', '2 cartons')).plans).not.toContain('2 cartons of milk -');
});

test('“skip weekends” names nothing, and no question is a title', async () => {
  expect((await hold('skip weekends')).plans).toEqual([]);
  expect((await hold('remind me on the 3rd each month', 'whats my hydro bill usually')).plans).toEqual([]);
});

test('an hour makes “ask me about my day” the time of the daily question', async () => {
  expect((await hold('can you ask me about my day at 9pm instead')).reply).toMatch(
    /every day at (?:21:00|9:00 PM)/,
  );
});

test('“its delayed” is about the flight and not about leaving for it', async () => {
  expect(
    (
      await hold(
        "my mom's flight lands sat 3:10 pm",
        'remind me to leave an hour and a half before',
        'she says its delayed to 4:05',
      )
    ).plans,
  ).toEqual(['leave 03-13 13:40', "mom's flight lands 03-13 16:05"]);
});

test('the rest is without what the shop did not have', async () => {
  expect(
    (await hold('add milk, yoghurt and soap', 'the shop had no yoghurt', 'bought all the rest')).plans,
  ).toEqual(['yoghurt -']);
});

test('a date night is a plan of its own', async () => {
  const { plans } = await hold('property tax april 30', 'date night every other saturday');
  expect(plans).toEqual(['date-night 03-13 09:00', 'property tax 04-30 09:00']);
});

test('hours behind days have an end, and a pause is taken back', async () => {
  const { ctx } = await hold('night shift march 15 to 18, 10pm to 6am');
  expect((await listReminders(ctx)).map(({ description }) => description)).toEqual(['22:00 to 06:00']);
  const later = await hold(
    'eye drops every day at 10pm',
    'pause it from 15 to 18 march',
    'actually dont pause',
  );
  expect((await listReminders(later.ctx)).flatMap(({ skips = [] }) => skips)).toEqual([]);
});
