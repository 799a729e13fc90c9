import { expect, test } from 'vitest';
import { listInfo } from '@/lib/info/reads';
import { listLists } from '@/lib/todos/lists/reads';
import { hold } from '@/testing/conversation';

// What was told a few messages ago is found in any words, and what was told plainly is kept.
test.each([
  [['van reg LK19 XRD', 'whats the reg on the van'], /LK19 XRD/],
  [['van MOT is due 14 april', 'van reg LK19 XRD', "what's the reg"], /LK19 XRD/],
  [["don't let me forget the wifi password, pineapple77", 'wifi password?'], /pineapple77/],
  [["never let me forget my locker code, it's 4421", 'locker code?'], /4421/],
  [['my sister Nadia she live in Cairo', 'where lives my sister?'], /Cairo/],
  [['my brother he work in a bank', 'where my brother works?'], /bank/],
  [['my boss name is Mr Tanaka', 'how is called my boss?'], /Tanaka/],
  [['dentist april 3rd at 10', 'how much days until the dentist?'], /24 days/],
  [['the choir meets in the crypt now', 'where does the choir meet?'], /crypt/],
  [["Dave's on holiday 7th to 11th april", "who's off in april"], /Dave is on holiday/],
  [['swimming for Leo tomorrow at 4', 'and he needs his goggles', 'what does Leo have to bring?'], /goggles/],
  [
    ['parents evening friday at 6 with Mrs Haddad she’s the maths teacher', 'what was the teacher called'],
    /Haddad/,
  ],
  [['the wedding is at the Grange hotel', "where's the wedding"], /Grange/],
  [
    ["where's the wedding", 'the gift list is at John Lewis', 'where is the gift list'],
    /gift list is at John/,
  ],
  [['the meeting is in the blue room', 'where is the meeting'], /blue room/],
  [['blood pressure pill every day at 7am', 'took the pill', 'did i take my pill today?'], /Yes, “blood/],
  [['my son he has 7 years', 'how old is my son?'], /7 years old/],
  [['the dog is on 2 tablets a day', 'how many tablets does the dog get'], /dog is on 2 tablets/],
  [['train leaves from platform 4', 'which platform'], /Train leaves from platform 4/i],
  [["I'm 172 cm tall", 'how tall am i'], /172 cm/],
  [
    ['took the dog to the vet yesterday', 'he weighs 14 kg', 'how much does the dog weigh'],
    /Dog’s weight is 14/,
  ],
  [['gate code changed to 4471', 'gate code?'], /4471/],
  [['i paid the electric bill', '120 pounds it was', 'how much was the electric bill'], /120 pounds/],
  [['rent goes up to 950 in may', 'when does the rent go up'], /may/],
  [['put batteries on the list please', 'are batteries on it'], /^Yes/],
  [
    ['serviced the car on 10 january at 84,000 km', 'when did i last service the car'],
    /84000 km.*10 January/,
  ],
  [
    [
      'the room is 14b',
      'Harold’s room is 6',
      'he sees the vet on the 23rd at 2',
      'when is Harold’s appointment',
    ],
    /Harold sees the vet/,
  ],
  [['i owe Kofi 50 for the tickets', 'how much do i owe kofi'], /50 for the tickets/],
  [['had my hair cut yesterday', 'when did i last have my hair cut'], /9 March/],
  [['my warranty runs until november 2028', 'when does the warranty run out'], /november 2028/],
  [
    [
      'keep a list of stuff for the cottage',
      'tape, rope and glue',
      'what have we got for the cottage so far',
    ],
    /rope/,
  ],
  [['add call Zara', 'done the call', 'show me what i finished today'], /call Zara/],
  [['paid the gardener 80 today', 'how much did i pay the gardener'], /^Paid the gardener 80/],
  [['the bike shop closes at 6 on saturdays', 'when does the bike shop close'], /closes at 6 on saturdays/],
  [['stuff for the party: balloons, juice', "who's coming to the party"], /^(?!.*• )/],
  [['add bug spray to my packing list', 'is sunscreen on there?'], /^No, “sunscreen”/],
  [
    [
      'tomorrow Leo has swimming at four',
      'and he needs his goggles and a towel',
      'okay and then Friday is the parent evening at school at quarter past six',
      'with Mrs Haddad she’s the maths teacher',
      'what was the teacher called again',
    ],
    /Mrs Haddad is the maths teacher/,
  ],
  [['i would like that you save my apartment number, it is 12C', 'apartment number?'], /12C/],
  [['judo kit is in the hall cupboard', 'wheres the judo kit'], /hall cupboard/],
  [
    ['did i water the plants this week', 'watered them this morning', 'did i water the plants this week'],
    /^Yes/,
  ],
  [['the code for the side door is C447X', 'what’s the code for the front door'], /^Earlier|don’t know/],
  [['fed the cat at 7', 'did anyone feed the cat'], /“fed the cat”/],
  [['the kids finish school at 3.15 but 2.30 on fridays', 'what time do the kids finish on friday'], /2.30/],
  [['things to tell the doctor: knee pain, bad sleep', 'what did i want to tell the doctor'], /bad sleep/],
  [['recycling goes in the green bin', 'which bin does recycling go in'], /green bin/],
  [["Dave's on holiday 7th to 11th april", "who's away in may"], /nothing for may/],
])('%j', async (messages, answer) => {
  expect((await hold(...messages)).reply).toMatch(answer);
});

test('what was forgotten is not told again', async () => {
  const { reply } = await hold('my locker code is 4421', 'forget my locker code', 'what is my locker code?');
  expect(reply).not.toContain('4421');
});

test('a fact is never kept without its “no”', async () => {
  const { ctx } = await hold('Dr Moss said no salt and walk 30 mins a day');
  expect((await listInfo(ctx)).filter(({ value }) => !value.includes('no salt'))).toEqual([]);
});

test('“yes” keeps a remark that was offered, and only then', async () => {
  const { ctx, reply } = await hold('the new neighbours moved in over the road', 'yes');
  expect(reply).toContain('neighbours');
  expect(await listInfo(ctx)).toHaveLength(1);
  const other = await hold('add milk to my list', 'yes');
  expect(await listInfo(other.ctx)).toEqual([]);
});

test.each([
  ['start a list called thanksgiving', 'Thanksgiving'],
  ['make a christmas list', 'Christmas'],
  ['I should like to keep a list of books to read', 'Books to read'],
  ['can you keep a list of wines we liked', 'Wines we liked'],
])('“%s” makes a list', async (message, title) => {
  const { ctx } = await hold(message);
  expect((await listLists(ctx)).map((list) => list.title)).toContain(title);
});

test.each([
  { says: 'a day is no name of a list', messages: ['make a list for friday'], plans: ['make a list 03-12'] },
  {
    says: 'a heading of todos for this week',
    messages: ['stuff to do this week: oil change, return library books'],
    plans: ['oil change 03-14', 'return library books 03-14'],
  },
  {
    says: 'the same thing is on a list once',
    messages: ['add carrots and onions to my shopping list', 'also onions', 'add onions and leeks'],
    plans: ['carrots -', 'leeks -', 'onions -'],
  },
  { says: 'going somewhere is no task', messages: ["i'm going to the gym"], plans: [] },
  {
    says: 'what was undone is done again',
    messages: ['add milk to my list', 'undo', 'actually no keep it'],
    plans: ['milk -'],
  },
  {
    says: '“it” goes to a list that is not there yet',
    messages: ['add a roller to my list', 'add it to the diy list'],
    plans: ['roller -'],
  },
  {
    says: 'one of two things is done, and the other stays',
    messages: ['need to get nappies and formula', 'got the nappies'],
    plans: ['get formula -'],
  },
  {
    says: 'a report of one task in two steps',
    messages: ['need to print the essay and staple it', 'printed it'],
    plans: ['staple it -'],
  },
  {
    says: 'a heading of what is to be sorted',
    messages: ['I need to sort: passport renewal, travel insurance', 'passport done'],
    plans: ['travel insurance -'],
  },
  { says: '“add it” before a colon', messages: ['add it: tomatoes'], plans: ['tomatoes -'] },
  {
    says: 'a task and a fact behind it',
    messages: ['Call the insurance about the claim, claim number is 77-2301'],
    plans: ['Call the insurance about the claim -'],
  },
  {
    says: 'what a new list is filled with may tell its day',
    messages: ['make a list of wines', 'the Barolo from Saturday'],
    plans: ['the Barolo from Saturday -'],
  },
  {
    says: 'a question adds nothing',
    messages: ['descaled the kettle yesterday', 'and the kettle?'],
    plans: [],
  },
  {
    says: 'a deed moves no todo with the same noun',
    messages: ['change the water filter tomorrow', 'changed the air filter today'],
    plans: ['change the water filter 03-11'],
  },
  {
    says: 'what is due this week goes to the next',
    messages: ['to do this week: oil change, call grandpa', 'push the oil change to next week'],
    plans: ['call grandpa 03-14', 'oil change 03-21'],
  },
  {
    says: 'a joke about forgetting deletes nothing',
    messages: ['buy a turkey wednesday', "if i forget that turkey we're ordering chinese lol"],
    plans: ['buy a turkey 03-17'],
  },
  {
    says: 'what is on no list is not added when it is taken out',
    messages: ['add rice to my list', 'Beans we have at home, take out'],
    plans: ['rice -'],
  },
  {
    says: 'a refused message becomes a todo',
    messages: ['email Carla and tell them the order is late', 'ok put it down as a job for tomorrow then'],
    plans: ['email Carla and tell them the order is late 03-11'],
  },
  {
    says: 'a reminder that was undone is set again',
    messages: ['remind me to call Sam tomorrow at 9', 'undo', 'redo'],
    plans: ['call Sam 03-11 09:00'],
  },
  {
    says: 'what was deleted and brought back stays',
    messages: ['add milk to my list', 'remove milk', 'undo', 'actually no keep it'],
    plans: ['milk -'],
  },
])('$says', async ({ messages, plans }) => {
  expect((await hold(...messages)).plans).toEqual(plans);
});

test('a list is emptied by a part of its name, after a question', async () => {
  const { reply } = await hold('add plasters and syrup to my pharmacy list', 'clear the pharmacy one');
  expect(reply).toContain('deletes 2 todos');
});

test('a daily series hides nothing in a long agenda', async () => {
  const { reply } = await hold('take my pill every day at 9', 'car tax due april 12', "what's due in april");
  expect(reply).toContain('car tax');
  expect(reply.match(/pill/g)).toHaveLength(1);
});

test('what is set up includes the settings', async () => {
  const { reply } = await hold('quiet hours from 22 to 7', 'what have i set up so far');
  expect(reply).toContain('Quiet hours: 22:00');
});

test('where the thing of a task is can be told right after it', async () => {
  const { ctx } = await hold('i need to renew my passport', "it's in the blue folder in the hall cupboard");
  expect((await listInfo(ctx)).map(({ key, value }) => [key, value])).toEqual([
    ['passport', 'in the blue folder in the hall cupboard'],
  ]);
});

test('“exercises morning and evening for 3 weeks” is no fact', async () => {
  const { ctx } = await hold('physio exercises morning and evening for 3 weeks');
  expect(await listInfo(ctx)).toEqual([]);
});

test('who comes keeps the verb', async () => {
  expect((await hold('my brother is coming on the 18th of march')).plans).toEqual([
    'brother is coming 03-18',
  ]);
});
