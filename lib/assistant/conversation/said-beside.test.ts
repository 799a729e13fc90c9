import { expect, test } from 'vitest';
import { listInfo } from '@/lib/info/reads';
import { listReminders } from '@/lib/reminders/reads';
import { listSocialDates } from '@/lib/social/reads';
import { listLists } from '@/lib/todos/lists/reads';
import { hold } from '@/testing/conversation';

// What is said beside a request belongs to it, or is no request. It is Wednesday, 10 March 2027.
test.each([
  {
    says: 'what is done, and what is left to do on the day of an event',
    messages: [
      'garden party on saturday 20 march at 4pm',
      'add tarts',
      'the tarts are ordered, collect them the morning of the garden party',
    ],
    plans: ['collect tarts 03-20 09:00', 'garden party 03-20 16:00'],
  },
  {
    says: 'several short weekdays at noon',
    messages: ['rehab Fri, Mon, Tue at noon'],
    plans: ['rehab 03-12 12:00', 'rehab 03-15 12:00', 'rehab 03-16 12:00'],
  },
  {
    says: 'the one at an hour, in the right half of the day',
    messages: [
      'drops at 9am and 9pm every day',
      'haircut friday at 4pm',
      'stop the 9pm one',
      'yes',
      'drop the 2pm one',
    ],
    plans: ['drops 03-11 09:00', 'haircut 03-12 16:00'],
  },
  {
    says: 'a size that changes keeps its thing',
    messages: ['add bin bags size 40', 'make that size 60', 'add foil', 'make that 2 rolls'],
    plans: ['2 rolls of foil -', 'bin bags size 60 -'],
  },
  {
    says: 'the reason of a new hour is no plan',
    messages: ['swim friday at 7am', 'make it 6.45, we head off at 8'],
    plans: ['swim 03-12 06:45'],
  },
  {
    says: 'a day, an hour and a place below a heading',
    messages: ['Passport interview: Friday 12 March, 9.20am, City Hall.'],
    plans: ['Passport interview, City Hall 03-12 09:20'],
  },
  {
    says: 'where a plan is to be put',
    messages: ['Parish meeting is on Sunday 14th March 5 pm, put it in calendar'],
    plans: ['Parish meeting 03-14 17:00'],
  },
  {
    says: 'a second reminder some time after the first',
    messages: ['remind me tomorrow at 3pm to baste the duck', 'set another one 20 minutes later'],
    plans: ['baste the duck 03-11 15:00', 'baste the duck 03-11 15:20'],
  },
  {
    says: 'a day that was right after all, after the move to it was taken back',
    messages: ['court 2 on friday at 5pm', 'move it to saturday', 'undo that', 'ah no saturday was right'],
    plans: ['court 2 03-13 17:00'],
  },
  {
    says: 'cream that sounds like an hour',
    messages: ['remind me friday at noon to record the parade', 'buy 9 volt battery and half and half'],
    plans: ['buy 9 volt battery and half-and-half -', 'record the parade 03-12 12:00'],
  },
  {
    says: 'a plan moves to the part of the day of another one',
    messages: ['dentist on 19 march at 2', 'swim tomorrow at 6pm', 'move swim to the morning of the dentist'],
    plans: ['dentist 03-19 14:00', 'swim 03-19 09:00'],
  },
  {
    says: 'what is asked of a free day is no plan',
    messages: ['nothing on friday right?', 'so no plans this saturday?'],
    plans: [],
  },
  {
    says: 'a notice of the todo that was just noted, and not of a plan before it',
    messages: [
      'school play is thursday 18 march at 5pm',
      'Grades are due on 26 march',
      'remind me a week before that too',
    ],
    plans: ['Grades 03-19 09:00', 'Grades 03-26', 'school play 03-18 17:00'],
  },
  {
    says: 'what is due, by its day',
    messages: ['the work permit is due on 26 march', 'remind me 3 days before it does please'],
    plans: ['work permit 03-23 09:00', 'work permit 03-26'],
  },
  {
    says: 'to prepone is to move to an earlier hour',
    messages: ['budget review on friday at 3pm', 'kindly prepone it by one hour'],
    plans: ['budget review 03-12 14:00'],
  },
  {
    says: 'who is on a list, and who comes in for whom',
    messages: [
      'start a list called relay',
      'Ines, Big Tom, Ravi and me',
      "Ravi's ill, swap him for Jo",
      'add Al, Pia and me to the quiz list',
    ],
    plans: ['Al -', 'Big Tom -', 'Ines -', 'Jo -', 'Pia -', 'myself -', 'myself -'],
  },
  {
    says: 'the count behind an item',
    messages: ['start a list called paint: 5l primer x4, brushes', 'make the primer 6'],
    plans: ['5l primer x6 -', 'brushes -'],
  },
  {
    says: 'the place of a plan of this week',
    messages: ['the jumble sale is sat 2pm at the scout hut this week'],
    plans: ['jumble sale at the scout hut 03-13 14:00'],
  },
  {
    says: 'before a day is the day before',
    messages: ['remind me to oil the gate before friday', 'remind me to ring Al before tomorrow'],
    plans: ['oil the gate 03-11 09:00', 'ring Al 03-11 09:00'],
  },
  {
    says: 'already done is done',
    messages: ['fix the gate tomorrow at 4', "that's done already actually"],
    plans: [],
  },
  {
    says: 'who recommended a book is no book',
    messages: ['book list: Pachinko, Piranesi', 'add The Overstory, Jin recommended it'],
    plans: ['Pachinko -', 'Piranesi -', 'The Overstory (Jin recommended it) -'],
  },
  {
    says: 'a limit of the price',
    messages: ['add a gift for Ben, max 15 euros', 'add around 20 eggs, milk'],
    plans: ['around 20 eggs -', 'gift for Ben (max 15 euros) -', 'milk -'],
  },
  {
    says: 'titles that begin like a reaction',
    messages: [
      'start a list for films',
      'Perfect Days and Past Lives',
      'Great Expectations',
      'Great, thanks',
    ],
    plans: ['Great Expectations -', 'Past Lives -', 'Perfect Days -'],
  },
  {
    says: 'a shift that was given away is asked about, with what was set before it',
    messages: [
      'late shift thursday and friday at 2pm',
      'remind me to pack dinner an hour before each one',
      'traded friday with Bo, im off that day',
      'yes',
    ],
    plans: ['late shift 03-11 14:00', 'pack dinner 03-11 13:00'],
  },
  {
    says: 'a day off without a shift sets nothing',
    messages: ['swapped saturday with Bo, im off that day', "it doesn't open on the 23rd, nor on the 30th"],
    plans: [],
  },
  {
    says: 'who gives something back ends no class',
    messages: ['choir practice friday 7pm', 'she brought it back'],
    plans: ['choir practice 03-12 19:00'],
  },
  {
    says: 'tasks behind one another for a list that was just made',
    messages: [
      'start a list called camping',
      'add buy gas, fix the zip, and wash the bags',
      'and 2 folding chairs',
    ],
    plans: ['2 folding chairs -', 'buy gas -', 'fix the zip -', 'wash the bags -'],
  },
  {
    says: 'a number in an address is no hour and no amount',
    messages: ['boiler check mr Cole 14 oak road friday 9', 'mr Cole wants 10 instead'],
    plans: ['boiler check mr Cole 14 oak road 03-12 10:00'],
  },
  {
    says: 'a caller names the appointment',
    messages: [
      'gym friday 3pm',
      'groomer thursday 10am',
      'call Ann sunday 5pm',
      "groomer rang, they've pushed it back an hour",
    ],
    plans: ['call Ann 03-14 17:00', 'groomer 03-11 11:00', 'gym 03-12 15:00'],
  },
  {
    says: 'when to leave is answered, and the reminder proposed',
    messages: [
      'dentist friday 3pm',
      'what time should i leave for the dentist if its 40 mins away',
      'set a reminder for then',
    ],
    plans: ['dentist 03-12 15:00', 'leave for dentist 03-12 14:20'],
  },
  {
    says: 'the way to a place moves nothing',
    messages: ['interview friday 3pm', 'the interview is half an hour away, when should i leave?', 'no'],
    plans: ['interview 03-12 15:00'],
  },
  {
    says: 'what comes after “brain dump” goes on the list',
    messages: ['ok brain dump', 'new tyres', 'gift for Tess', "by friday or i'll forget"],
    plans: ['gift for Tess 03-12', 'new tyres -'],
  },
  {
    says: 'an order behind “so” takes what was said before it',
    messages: [
      'the forms need to go out on friday so remind me',
      'school is shut monday so i need to find a sitter',
    ],
    plans: ['find a sitter 03-15', 'forms need to go out 03-12 09:00'],
  },
  {
    says: 'what must not be missed, behind a remark without a comma',
    messages: ['ok off to sleep dont let me miss the recital tomorrow at 4pm'],
    plans: ['recital 03-11 16:00'],
  },
  {
    says: 'a check-in is before the flight, and not before the way back',
    messages: [
      'flying to Oslo on 20 march at 7:15am',
      'back on the 27th',
      'remind me to check in 24 hours before',
    ],
    plans: ['check-in 03-19 07:15', 'coming home 03-27 09:00', 'flying to Oslo 03-20 07:15'],
  },
  { says: 'a bad night', messages: ['didnt sleep much, baby up at 2 and at 4'], plans: [] },
  {
    says: 'reminders after a bad night',
    messages: ['didnt sleep, remind me to take melatonin at 9pm and at 11pm'],
    plans: ['take melatonin 03-10 21:00', 'take melatonin 03-10 23:00'],
  },
  {
    says: '“drop off” names a thing',
    messages: ['add brakes', '8am drop off', 'drop off at 5pm'],
    plans: ['brakes -', 'drop off 03-10 17:00', 'drop off 03-11 08:00'],
  },
  {
    says: 'a day that suits stays',
    messages: ['learn 30 words by tomorrow', 'tomorrow is good'],
    plans: ['learn 30 words 03-11'],
  },
  {
    says: 'lines of a rota move no alarm',
    messages: ['alarm tomorrow 4:10', 'fri late, start 13:45', 'sat 6.15 start'],
    plans: ['Alarm 03-11 04:10', 'late shift 03-12 13:45', 'work 03-13 06:15'],
  },
  {
    says: 'the hour that someone starts at moves a meeting',
    messages: ['team meeting friday at 9', 'friday 10:15 start'],
    plans: ['team meeting 03-12 10:15'],
  },
  {
    says: 'an hour alone answers an offer',
    messages: ['call the bank tomorrow at 9', 'the tax thing at bedtime', "eleven o'clock"],
    plans: ['call the bank 03-11 09:00', 'tax thing 03-10 23:00'],
  },
  {
    says: 'a vague answer leaves the question open',
    messages: ['dentist tomorrow at 9', 'remind me to ring Faye', 'after maghrib', 'say 5'],
    plans: ['dentist 03-11 09:00', 'ring Faye 03-10 17:00'],
  },
  {
    says: 'a notice of a todo that was just put down',
    messages: [
      'flying to Oslo 20 march 7:15am',
      'need a sitter for the cat that week',
      'remind me about that on friday',
    ],
    plans: [
      'flying to Oslo 03-20 07:15',
      'sitter for the cat that week -',
      'sitter for the cat that week 03-12 09:00',
    ],
  },
  {
    says: 'the evening before an event that moved',
    messages: [
      'farrier friday at 10 to shoe the mare',
      'put in a reminder the evening before to keep her in',
      'farrier is after phoning, its saturday now same time',
      'move the other one too',
    ],
    plans: ['farrier to shoe the mare 03-13 10:00', 'keep her in 03-12 18:00'],
  },
  {
    says: 'each of those',
    messages: [
      'im on nights thu and fri this week 8pm to 8am',
      'remind me to set off at 7:20pm each of those',
    ],
    plans: ['nights 03-11 20:00', 'nights 03-12 20:00', 'set off 03-11 19:20', 'set off 03-12 19:20'],
  },
  {
    says: '“bin” belongs to the name',
    messages: ['add bin liners and pegs', 'got the pegs and the bin liners'],
    plans: [],
  },
  {
    says: 'what is pushed goes to a later day',
    messages: ['essay due fri 11pm', 'prof pushed the essay to monday'],
    plans: ['essay 03-15 23:00'],
  },
  {
    says: 'a name alone ticks nothing',
    messages: ['dentist friday at 3', 'dentist please'],
    plans: ['dentist 03-12 15:00'],
  },
  {
    says: 'news for others tick nothing',
    messages: ['pick up the cake friday at 9', 'and tell my brother I got the cake'],
    plans: ['pick up the cake 03-12 09:00'],
  },
  {
    says: 'what needs longer',
    messages: ['set a timer for 20 mins rice is on', 'rice needs 5 more'],
    plans: ['rice 03-10 15:25'],
  },
  { says: 'sizes of wood', messages: ['buy a 2 by 4 and nails'], plans: ['buy a 2x4 and nails -'] },
  { says: 'the last date', messages: ['hostel fees last date is 25th'], plans: ['hostel fees 03-25'] },
  {
    says: 'after opening',
    messages: ['pick up the parcel friday at 9', "the depot doesn't open until 11 so make it after that"],
    plans: ['pick up the parcel 03-12 11:00'],
  },
  {
    says: 'who can do a task is kept with it',
    messages: ['need a minder for the cat that week', 'Priya can do it'],
    plans: ['minder for the cat that week (Priya) -'],
  },
  {
    says: 'an answer about a deed moves nothing',
    messages: ['insulin every day at 21:00', 'did i take it yesterday', 'yes i did, around 9'],
    plans: ['insulin 03-10 21:00'],
  },
  {
    says: '“too” copies nothing that is moved',
    messages: ['collect the parcel friday at 5', 'oh move the parcel to thursday as well'],
    plans: ['collect the parcel 03-11 17:00'],
  },
  {
    says: 'not on the day but before',
    messages: [
      'remind me of the council tax on the 20th',
      "I don't want it on the day, make it two days before",
    ],
    plans: ['council tax 03-18 09:00'],
  },
  {
    says: 'a judgement of an hour before an order',
    messages: ['team call friday at 7', 'a call at 7am is insane, cancel it'],
    plans: [],
  },
  {
    says: 'two doses with “in the night”',
    messages: ['remind me about my ear drops', 'every day 8 in the morning and 8 in the night'],
    plans: ['ear drops 03-10 20:00', 'ear drops 03-11 08:00'],
  },
  {
    says: 'a deed that was asked about is ticked',
    messages: ['add renew the passport', 'did I already do the passport thing', 'yeah I did it yesterday'],
    plans: [],
  },
  {
    says: 'a notice counts from the day that was just told, and not from a plan before it',
    messages: [
      'yoga friday at 9am',
      'when does my permit run out',
      '3 may',
      'remind me two weeks before that',
    ],
    plans: ['permit runs out 04-19 09:00', 'yoga 03-12 09:00'],
  },
  {
    says: 'an hour that is taken back, and one said behind a part of the day',
    messages: [
      'remind me to ring Bo at 5pm, no 6 tomorrow',
      'remind me to water the fern in the evening, say 8',
    ],
    plans: ['ring Bo 03-11 18:00', 'water the fern 03-10 20:00'],
  },
  {
    says: 'one day of a series is named twice',
    messages: ['judo every friday at 6pm', 'no judo this week, skip just that one'],
    plans: ['judo 03-19 18:00'],
  },
  {
    says: 'a task answers what to remind of',
    messages: ['set a reminder for tomorrow 7pm', 'take the bins in'],
    plans: ['take the bins in 03-11 19:00'],
  },
  {
    says: 'another reminder for a plan leaves the plan where it is',
    messages: ['late shift tomorrow at 2pm', 'set a reminder 1pm for it'],
    plans: ['late shift 03-11 13:00', 'late shift 03-11 14:00'],
  },
  {
    says: 'an event of the evening, also as the thing to be reminded of',
    messages: [
      'remind me about the quiz on friday at half past seven',
      'remind me to book the quiz friday at 8',
    ],
    plans: ['book the quiz 03-12 08:00', 'quiz 03-12 19:30'],
  },
  {
    says: 'the evening of an hour',
    messages: ['yoga on friday at 7:30', "it's the evening, of course"],
    plans: ['yoga 03-12 19:30'],
  },
  {
    says: 'a birthday answers what was not known',
    messages: ['yoga friday at 9am', "when is Ida's birthday?", "it's the 3rd of may, she'll be 70"],
    plans: ['yoga 03-12 09:00'],
  },
  {
    says: 'a day answers when something is',
    messages: ['when is the school fair', '5 may'],
    plans: ['school fair 05-05 09:00'],
  },
  {
    says: 'a stretch of hours, and a quarter that says which report',
    messages: ['gravel delivery fri btwn 8 and 12', 'Q3 report to be signed by friday'],
    plans: ['Q3 report to be signed 03-12', 'gravel delivery 03-12 08:00'],
  },
  {
    says: 'to be preponed to an hour is to be at that hour',
    messages: ['budget call got preponed to friday 4pm', 'remind me 15 mins prior to that also'],
    plans: ['budget call 03-12 16:00'],
  },
  {
    says: 'what others need is to be done, and a lesson is no day',
    messages: [
      'they need their forms signed by friday',
      'history essay due fri period 2',
      'no, thats next week',
    ],
    plans: ['get the forms signed 03-12', 'history essay period 2 03-19'],
  },
  {
    says: 'how long it takes is no time to be reminded',
    messages: ['remind me to bake bread at 3pm on friday, it takes a couple of hours'],
    plans: ['bake bread 03-12 15:00'],
  },
])('$says', async ({ messages, plans }) => {
  expect((await hold(...messages)).plans).toEqual(plans);
});

test.each([
  ['my mom turns 70 on 12 December and I want to throw her a party', 'mom 1957-12-12'],
  ['my dad turns 80 on march 3 so we are planning a big trip', 'dad 1948-3-3'],
])('a wish behind a birthday: %s', async (message, expected) => {
  const dates = await listSocialDates((await hold(message)).ctx);
  expect(dates.map(({ name, year, month, day }) => `${name} ${year}-${month}-${day}`)).toEqual([expected]);
});

test('a pause for the days that were named', async () => {
  const { ctx } = await hold(
    'water pill every day at noon',
    "I'm away from April 10 to 14, pause the water pill then",
  );
  expect(await listReminders(ctx)).toMatchObject([{ title: 'water pill', isActive: true }]);
});

test.each([
  [['It felt 38.2 today', 'Is that high?'], 'can’t judge'],
  [['is 138 over 84 high'], 'can’t judge'],
  [['guests: Ana, Ben, Cleo', 'how many people is that now'], '3. Cleo'],
  [['changed the filter today, lasts 6 months'], '(lasts 6 months)”, today'],
  [['watered the plants for 20 minutes today'], '(for 20 minutes)”, today'],
])('%j is answered with %s', async (messages, expected) => {
  const { ctx, reply } = await hold(...messages);
  expect(reply).toContain(expected);
  expect(await listInfo(ctx)).toEqual([]);
});

test.each([
  ['bin day there is a wednesday, recycling every second one', 'bin day', 'FREQ=WEEKLY;BYDAY=WE'],
  ['our trash is always on a tuesday', 'trash', 'FREQ=WEEKLY;BYDAY=TU'],
  ['gym day is usually monday', 'gym day', 'FREQ=WEEKLY;BYDAY=MO'],
  ['recycling is a friday this week', 'recycling', null],
  ['moving day is a friday', 'moving day', null],
])('the usual day of a duty is one of every week: %s', async (message, title, recurrenceRule) => {
  expect(await listReminders((await hold(message)).ctx)).toMatchObject([{ title, recurrenceRule }]);
});

test.each([
  [['add a gift for Ben', 'so i need the gift by the 15th'], ['gift for Ben 03-15']],
  [
    ['add bin bags, milk', 'bin bags'],
    ['bin bags -', 'milk -'],
  ],
  [
    ['add milk', 'i need the car by friday'],
    ['milk -', 'the car 03-12'],
  ],
  [['groceries rice 5kg, soy sauce, eggs 1 tray'], ['eggs 1 tray -', 'rice 5kg -', 'soy sauce -']],
])('%j leaves %j', async (messages, plans) => {
  expect((await hold(...messages)).plans).toEqual(plans);
});

test.each(['remind please 20 minutes earlier', 'call it English class', 'keep reminding me until I answer'])(
  'a series goes on after "%s"',
  async (message) => {
    const { ctx } = await hold('English lesson, every Monday and Thursday 18:15', message);
    expect(await listReminders(ctx)).toMatchObject([{ recurrenceRule: 'FREQ=WEEKLY;BYDAY=MO,TH' }]);
  },
);

test('only one day of a moved series', async () => {
  const { ctx } = await hold('swimming every friday at 6', 'make it 7', 'just this week');
  const plans = (await listReminders(ctx)).map(({ recurrenceRule, reminderTime }) => [
    recurrenceRule,
    reminderTime.slice(0, 13),
  ]);
  expect(plans.toSorted()).toEqual([
    [null, '2027-03-12T19'],
    ['FREQ=WEEKLY;BYDAY=FR', '2027-03-19T18'],
  ]);
});

test('a medicine said behind a daily one, and the way back of a switch', async () => {
  const { ctx } = await hold(
    'aspirin every day at 8',
    'and the rosuvastatin at bedtime',
    'start the pump daily at 5:30 am',
    'also switch off at 7',
  );
  const plans = (await listReminders(ctx)).map(({ title, recurrenceRule }) => `${title} ${recurrenceRule}`);
  expect(plans.toSorted()).toEqual([
    'aspirin FREQ=DAILY',
    'rosuvastatin FREQ=DAILY',
    'start the pump FREQ=DAILY',
    'switch off the pump FREQ=DAILY',
  ]);
});

test('an age on a day is a birthday, and the day can be corrected', async () => {
  const { ctx } = await hold(
    'our Ines is 7 on the 2nd april',
    'remind me a week before ines to get a gift',
    'hang on its the 3rd not the 2nd',
  );
  const dates = (await listSocialDates(ctx)).map(
    ({ name, year, month, day }) => `${name} ${year}-${month}-${day}`,
  );
  expect(dates).toEqual(['Ines 2020-4-3']);
});

test('a summary that was stopped comes at the hour that is better', async () => {
  const said = [
    'send me a summary every day at 6',
    'bank at 10 tomorrow',
    'stop the summary',
    'or no, better at 9',
  ];
  const { reply, plans } = await hold(...said);
  expect(reply).toContain('every day at');
  expect(plans).toEqual(['bank 03-11 10:00']);
});

test('“add to that” goes to the entry just written', async () => {
  const { plans } = await hold('Journal: long walk by the river', 'add to that - met an old friend');
  expect(plans).toEqual([]);
});

test.each(['his actual birthday is 15 march', 'he’s turning 7, real birthday is 15 march'])(
  '“%s” is not the day of the party',
  async (message) => {
    const { ctx } = await hold("tobi's birthday party on 20 march at 3pm", message);
    expect(await listSocialDates(ctx)).toMatchObject([{ name: 'tobi', day: 15, month: 3 }]);
    const [party] = await listReminders(ctx);
    expect(party?.reminderTime).toContain('03-20T15:00');
  },
);

test.each([
  [["It's Lena's turn on mondays and Raj's on fridays, I do the rest"], ["Lena's turn", "Raj's turn"]],
  [['our cleaner comes mon and thu at 9'], ['cleaner']],
  [
    ['pay Ines 300 on the 5th of every month', 'raise it to 350 from may'],
    ['pay Ines 300', 'pay Ines 350'],
  ],
])('%j are series', async (messages, titles) => {
  const plans = await listReminders((await hold(...messages)).ctx);
  expect(plans.map(({ title }) => title).toSorted()).toEqual(titles);
  expect(plans.every(({ recurrenceRule }) => recurrenceRule)).toBe(true);
});

test('an hour, right after the summary, is its hour, and days away are not left out', async () => {
  const { reply } = await hold('send me a summary every day at 6:30', 'could it be 8 instead?');
  expect(reply).toContain('08:00');
  const away = await hold('send me a summary every day at 6:30', 'and not while I’m away, 2 to 9 april');
  expect(away.reply).toContain('Nothing was changed');
});

test('both of the last messages go into the journal', async () => {
  const { reply } = await hold(
    'Felt a bit lost this morning',
    'Then baked bread with Ines, it rose so well',
    'save both of those in my diary',
  );
  expect(reply).toContain('“Felt a bit lost this morning. Then baked bread with Ines, it rose so well.”');
});

test.each([
  {
    messages: [
      'we have my parents on sunday for dinner',
      "they're bringing cheesecake",
      'the lamb needs to come out of the freezer at 10',
      'hob on at 3',
    ],
    plans: [
      'parents for dinner 03-14',
      'lamb needs to come out of the freezer 03-14 10:00',
      'hob on 03-14 15:00',
    ],
  },
  {
    messages: ["poker friday at 8, it's at mine, order pizza"],
    plans: ['poker 03-12 20:00', 'order pizza'],
  },
  {
    messages: ['rowing friday 6pm', 'cancel rowing and tell Bea the barbecue is at 4'],
    plans: ['tell Bea the barbecue is at 4'],
  },
  {
    messages: ['email the bank friday', 'Bo owes me 15', 'all done with that'],
    plans: ['email the bank'],
  },
  {
    messages: ['email the builder on friday', 'the meeting with the builder is cancelled'],
    plans: ['email the builder'],
  },
  {
    messages: ['garden books due back friday', 'renewed the garden books til 18 march'],
    plans: ['garden books 03-18'],
  },
  { messages: ['sports day friday, kids need £3 each'], plans: ['sports day 03-12'] },
  { messages: ['roofer friday 9am', 'not friday now, saturday'], plans: ['roofer 03-13 09:00'] },
  { messages: ['school shut tomorrow', 'cancel pickup'], plans: ['school shut'] },
  { messages: ['vet friday 3pm', 'they came early today'], plans: ['vet 03-12 15:00'] },
  { messages: ['need to pay the sitter 45 on friday'], plans: ['pay the sitter 45'] },
  {
    messages: ['optician friday 3pm', "we'll be in Leeds from thursday, cancel the optician"],
    plans: ['optician 03-12 15:00'],
  },
  {
    messages: ['pay the window cleaner on friday', 'pay 60 tomorrow'],
    plans: ['pay the window cleaner', 'pay 60'],
  },
  {
    messages: ['teas this week: mon soup, tues stew', 'swap mon and tues'],
    plans: ['Monday: stew', 'Tuesday: soup'],
  },
  { messages: ['new list winter boots', 'add laces to winter boots'], plans: ['laces'] },
  {
    messages: ['rope, chalk and pegs, please add to the stall list'],
    plans: ['chalk -', 'pegs -', 'rope -'],
  },
  { messages: ['choir is at our place 20 march at 7'], plans: ['choir at our place 03-20 19:00'] },
  {
    messages: ["nan's 80th is on 21 march, having it in the garden from 3"],
    plans: ["nan's 80th party in the garden 03-21 15:00"],
  },
])('$messages are plans of a day in the family', async ({ messages, plans }) => {
  const held = await hold(...messages);
  for (const plan of plans) expect(held.plans.join('; ')).toContain(plan);
});

test('a birth told with its weight is kept, and told every year', async () => {
  const { reply, plans, ctx } = await hold(
    'my niece Orla was born on Monday, 3.2kg!',
    'which day was Orla born?',
    'remind me a week before her birthday',
    'please remind me of her birthday every year',
  );
  expect(await listSocialDates(ctx)).toMatchObject([{ month: 3, day: 8, leadDays: 7 }]);
  expect(reply).toContain('every year');
  expect(plans).toEqual([]);
});

test('a notice before each of them is for all plans that were just set', async () => {
  const { ctx } = await hold(
    'hygienist monday at 10',
    'farrier tuesday at 9',
    'remind me an hour before each of them',
  );
  expect((await listReminders(ctx)).map(({ leads }) => leads)).toEqual([[60], [60]]);
});

test('a list has no courtesy in its name', async () => {
  const { ctx } = await hold('make a fete list would you please: bunting, urn');
  expect((await listLists(ctx)).map(({ title }) => title)).toContain('Fete');
});

test('what to bring and what it costs is kept with the event, and a paid bill is done', async () => {
  const { ctx, plans } = await hold(
    'parents evening friday 6pm',
    'bring the report card and a pen',
    'ballet saturday 10am',
    'costs £60 for the term',
    'council tax paid',
  );
  expect((await listReminders(ctx)).map(({ description }) => description)).toEqual([
    'bring the report card and a pen',
    'costs £60 for the term',
  ]);
  expect(plans).toHaveLength(2);
});

test('guests are counted, and what they bring is kept with the party', async () => {
  const { ctx } = await hold(
    'christening is saturday 20 march',
    '14 coming so far',
    'how many are coming to the christening',
    'make that 16',
    "aunt Pia said she'll bring scones",
  );
  expect((await listInfo(ctx)).map(({ value }) => value)).toEqual(['16']);
  expect((await listReminders(ctx)).map(({ description }) => description)).toEqual([
    "aunt Pia said she'll bring scones",
  ]);
});
