import { expect, test } from 'vitest';
import { listInfo } from '@/lib/info/reads';
import { listSocialDates } from '@/lib/social/reads';
import { listOpenTodos } from '@/lib/todos/reads';
import { hold } from '@/testing/conversation';

// Lists as people use them: filled in several messages, ticked off in reports, changed and taken back.
test.each([
  {
    says: 'a count and a unit are said behind an item, also with another form of its noun',
    messages: ['buy tofu', '3 packets', 'party list: lemon tart, olives', 'make it two tarts', '4 olives'],
    plans: ['4 olives -', 'buy 3 packets of tofu -', 'two lemon tarts -'],
  },
  {
    says: 'what was ticked goes back for a reason, and nothing else with it',
    messages: [
      'picnic list: pears, napkins, cider',
      'got the napkins and the cider',
      'the cider was flat, put it back',
      'pears were bruised, put them back',
      'the kite was torn, put it back',
    ],
    plans: ['cider -', 'pears -'],
  },
  {
    says: 'a count behind an item is kept, and a new one takes its place',
    messages: ['oven gloves, freezer bags, lemons x2', 'make that 3 lemons'],
    plans: ['3 lemons -', 'freezer bags -', 'oven gloves -'],
  },
  {
    says: 'a question about an item adds nothing, and the answer has its amount',
    messages: ['add rye bread', 'got any leeks on the list?', 'yes please, 4', 'got any figs on the list?'],
    plans: ['4 leeks -', 'rye bread -'],
  },
  {
    says: 'a dish names what it needs, and one of it is skipped',
    messages: ['making soup tonight need leeks, cream, stock cubes and croutons', 'skip the croutons'],
    plans: ['cream 03-10', 'leeks 03-10', 'stock cubes 03-10'],
  },
  {
    says: 'one more like the last is for somebody else, or is handled like it',
    messages: ['i need a wig for Bea by friday', 'and one for Ned', 'pack the goggles', 'and his towel'],
    plans: ['a wig for Bea 03-12', 'a wig for Ned 03-12', 'pack his towel -', 'pack the goggles -'],
  },
  {
    says: 'what someone needs is bought',
    messages: ['Ned needs a new satchel', 'remind me to buy it on friday at 9'],
    plans: ['buy a new satchel 03-12 09:00'],
  },
  {
    says: 'a unit stays with its number',
    messages: ['soup list: 3kg leeks, salt x2', 'make the leeks 4 kg', 'make the salt 5'],
    plans: ['4kg leeks -', 'salt x5 -'],
  },
  {
    says: 'the last two items may be joined by a sign, a shop may not be split',
    messages: ['i need yeast, oats, caster sugar & muffin trays', 'add jam, Fortnum & Mason tea'],
    plans: ['Fortnum & Mason tea -', 'caster sugar -', 'jam -', 'muffin trays -', 'oats -', 'yeast -'],
  },
  {
    says: 'what is to be fetched is named in the reminder',
    messages: ['i need hooks, twine and resin', 'remind me to collect them tomorrow at 8'],
    plans: ['collect hooks, twine and resin 03-11 08:00', 'hooks -', 'resin -', 'twine -'],
  },
  {
    says: 'both of two tasks get a day',
    messages: ['buy stamps', 'fix the gate', 'both by the 12th'],
    plans: ['buy stamps 03-12', 'fix the gate 03-12'],
  },
  {
    says: 'an item has a place between others, and another one takes its place',
    messages: [
      'playlist for sunday: Jolene, Hey Jude, Sunday Girl',
      'put Fever between jolene and hey jude',
      'left out hey jude, doing Imagine instead',
    ],
    plans: ['Fever -', 'Imagine -', 'Jolene -', 'Sunday Girl -'],
  },
  {
    says: 'a time alone names none of several items',
    messages: ['picnic list: rug, cups, cider', 'make that 11:30', 'move it to friday'],
    plans: ['cider -', 'cups -', 'rug -'],
  },
  {
    says: 'who takes care of an item, and what waits, is written with the item',
    messages: [
      'make a list for the barn dance: plates, lanterns, cider, a ladder',
      'Gus is bringing the lanterns',
      'Nora has the cider covered',
      'put the ladder on hold, ours may do',
      'actually Flo will bring the lanterns',
    ],
    plans: ['a ladder (on hold) -', 'cider (Nora) -', 'lanterns (Flo) -', 'plates -'],
  },
  {
    says: 'one more list beside the first has its own items, and a reason behind a move is left out',
    messages: [
      'start a list for the tombola: tickets, a drum',
      'and a groceries list - 3 leeks, a jar of honey',
      'can you put together a packing list for my trip to Bergen on friday',
      'gaiters, flask',
      'oh and move the flask over to my groceries list, its cracked',
    ],
    plans: ['3 leeks -', 'a drum -', 'flask -', 'gaiters -', 'jar of honey -', 'tickets -'],
  },
  {
    says: 'a list is wanted without "I", filled in many ways, and ticked as a whole',
    messages: [
      'want a list called Camp',
      'put rope, matches n tape on it',
      'add peg to it, six of them',
      'and on the garage list oil and rags',
      'move rags to camp',
      'the garage run is done',
    ],
    plans: ['matches -', 'rags -', 'rope -', 'six pegs -', 'tape -'],
  },
  {
    says: 'an order behind what is missing adds nothing, and an amount behind an item is its amount',
    messages: [
      'almost out of rice and soap, could you pop those on my list',
      "we're low on foil, chuck em on the list",
      'oh and the brown bread, 2 packs',
      'make that 4',
      'got the soap',
      "get rid of the ones i've bought",
    ],
    plans: ['4 packs the brown bread -', 'foil -', 'rice -'],
  },
  {
    says: 'an amount changes an item, one is moved to the first list, and the rest is bought',
    messages: [
      'add flour 2kg, ghee and cloves to my pantry list',
      'change flour to 5 kg',
      'move the ghee to my todo list',
      'done, it was easy',
    ],
    plans: ['cloves -', 'flour 5 kg -'],
  },
  {
    says: 'what somebody needs goes to a list, also with more',
    messages: [
      'Theo has a recital on friday at 6',
      'he needs a black tie for it',
      'add that to the Target list, plus tape and glue',
    ],
    plans: ['Theo has a recital 03-12 18:00', 'black tie -', 'glue -', 'tape -'],
  },
  {
    says: 'what was found again needs no reminder, and a topic belongs to the call',
    messages: [
      'ring the school tomorrow at 10',
      'its about the trip',
      "don't let me forget the keys tomorrow",
      'never mind, found them in my coat',
    ],
    plans: ['ring the school about the trip 03-11 10:00'],
  },
  {
    says: 'a dose that was given early is done',
    messages: [
      'give Rex his drops today at 6 pm',
      'give Rex his drops today at 9 pm',
      'vet tomorrow at 11',
      'gave him the 6pm one early',
    ],
    plans: ['give Rex his drops 03-10 21:00', 'vet 03-11 11:00'],
  },
  {
    says: 'a list dictated with "and" is several items',
    messages: ['oh and also uh get balloons and those little paper plates and um candles'],
    plans: ['balloons -', 'candles -', 'those little paper plates -'],
  },
  {
    says: 'what only people and states are joined by stays one task',
    messages: ['get the kids and the dog and the bags', 'get the car washed and waxed and polished'],
    plans: ['get the car washed and waxed and polished -', 'get the kids and the dog and the bags -'],
  },
  {
    says: 'two ideas below a heading are a list, which takes what follows',
    messages: ['present ideas: photo book, new slippers', 'add tea towels', 'scrap the slippers'],
    plans: ['photo book -', 'tea towels -'],
  },
  {
    says: 'what is still at home is needed no more, and is not added',
    messages: [
      'we need: flour, sugar, butter',
      'we also have sugar already',
      'there is still butter in the fridge',
      'there are still eggs in the fridge',
    ],
    plans: ['flour -'],
  },
  {
    says: 'tasks between commas are todos, also those that Sidekick cannot do itself',
    messages: ['Order new toner, call the landlord about the heating, prepare payslips'],
    plans: ['Order new toner -', 'call the landlord about the heating -', 'prepare payslips -'],
  },
  {
    says: 'a list that begins without items is filled by what follows',
    messages: ['packing list for madeira', 'toothbrush'],
    plans: ['toothbrush -'],
  },
  {
    says: 'what is still there is taken off, and renames nothing',
    messages: ['put eggs, butter and flour on the list', 'Actually not butter, have some'],
    plans: ['eggs -', 'flour -'],
  },
  {
    says: 'asking to have something adds it',
    messages: [
      'put oats on the shopping list',
      'and could I also have marmalade, and two pints of milk please',
    ],
    plans: ['marmalade -', 'oats -', 'two pints of milk -'],
  },
  {
    says: 'an item is removed by a polite question with a reason',
    messages: [
      'put porridge oats on the shopping list',
      "do you think you could take off the oats, I've just found a bag",
    ],
    plans: [],
  },
  {
    says: '"better add it then" is a yes',
    messages: ['put oats on the shopping list', 'is there tea on it?', "oh we'd better add it then"],
    plans: ['oats -', 'tea -'],
  },
  {
    says: '"better not" is a no',
    messages: ['put oats on the shopping list', 'is there tea on it?', 'better not add it'],
    plans: ['oats -'],
  },
  {
    says: 'a couple is one item',
    messages: ['start a list called cards', 'put the Hendersons, Aunt Vera and Mr and Mrs Doyle on it'],
    plans: ['Aunt Vera -', 'Hendersons -', 'Mr and Mrs Doyle -'],
  },
  {
    says: 'what was forgotten goes on the list, and what was posted is done',
    messages: [
      'start a list called cards',
      'put Otto and Aunt Vera on it',
      'I forgot Philippa',
      'Posted the one to Aunt Vera this morning',
    ],
    plans: ['Otto -', 'Philippa -'],
  },
  {
    says: 'a new list is filled by the next message',
    messages: [
      'make me a list for the ski trip',
      'goggles, thermal socks, that card game with the cats',
      'put gloves on the ski list too. and snacks',
      'i packed the socks and the goggles',
    ],
    plans: ['card game with the cats -', 'gloves -', 'snacks -'],
  },
  {
    says: 'a packing list for a town, with items',
    messages: ['make a packing list for Trieste with charger, swimsuit, 3 shirts'],
    plans: ['3 shirts -', 'charger -', 'swimsuit -'],
  },
  {
    says: 'what was excepted stays open',
    messages: [
      'shopping: soy milk, natto, spring onions',
      'done with the shopping apart from the spring onions',
    ],
    plans: ['spring onions -'],
  },
  {
    says: 'minus is an exception too',
    messages: ['shopping: soy milk, natto, leeks', 'got everything minus the leeks'],
    plans: ['leeks -'],
  },
  {
    says: 'a remark after a report ticks nothing off',
    messages: ['shopping: soy milk, natto, leeks', 'got the natto, they were out of leeks'],
    plans: ['leeks -', 'soy milk -'],
  },
  {
    says: 'amounts keep what they count, and the contents of a box are named',
    messages: [
      'list for the merchants: 20 bags cement, box of 5x100 screws, dpc roll',
      'make it 25 bags',
      'got the screws n dpc',
      'add expanding foam',
    ],
    plans: ['25 bags cement -', 'expanding foam -'],
  },
  {
    says: 'the whole of the last list',
    messages: [
      'list for the merchants: cement, screws',
      'add to my todos: call Ann',
      'read me the merchants list',
      'done all that now',
    ],
    plans: ['call Ann -'],
  },
  {
    says: 'an amount with a unit',
    messages: ['shopping: 2 cartons soy milk, 500g pork belly', 'make the pork belly 300g'],
    plans: ['2 cartons soy milk -', '300g pork belly -'],
  },
  {
    says: 'not needed, and back',
    messages: ['shopping: natto, leeks, rice', 'natto isnt needed', 'hm add natto back'],
    plans: ['leeks -', 'natto -', 'rice -'],
  },
  {
    says: 'not needed, because somebody has some',
    messages: [
      'add sugar and jam jars to my shopping list',
      'Joan has jars, so I don’t need those after all',
    ],
    plans: ['sugar -'],
  },
  {
    says: 'the opening of a message is no item',
    messages: ['Never mind. Add sugar and jam jars to my shopping list'],
    plans: ['jam jars -', 'sugar -'],
  },
  {
    says: 'each task of an enumeration',
    messages: ['need to do laundry, return the helmet and email professor Nakamura'],
    plans: ['do laundry -', 'email professor Nakamura -', 'return the helmet -'],
  },
  {
    says: 'a heading makes a list, an amount belongs to its item, and a report has an exception',
    messages: [
      'bunnings: sandpaper, wood glue, hinges size 4, varnish',
      'oh and rags',
      'and screws, 30',
      'scratch the varnish, my dad is bringing some',
      'just left bunnings, got all of it but no hinges anywhere',
    ],
    plans: ['hinges size 4 -'],
  },
  {
    says: 'a new list by its name, and the things with all the named words',
    messages: [
      'New list: reorder',
      'tea towels small, tea towels big, twine',
      'we have enough of the big towels, scrap those',
    ],
    plans: ['tea towels small -', 'twine -'],
  },
  {
    says: 'what is at home, what replaces it, and all of it',
    messages: [
      'Please write on the list of shopping: rice 1 kg, leeks, honey',
      'Leeks I have already at home',
      'Instead of honey give there maple syrup',
    ],
    plans: ['maple syrup -', 'rice 1 kg -'],
  },
  {
    says: 'packed things are done, and a number with its end is a fact',
    messages: [
      'packing: charger, passport, towel, sandals',
      'skip the sandals who am I kidding',
      'Passport and charger are in the bag',
      'Passport no: 561 882 034, exp Aug 2031',
    ],
    plans: ['towel -'],
  },
  {
    says: 'numbered tasks, and the third of them',
    messages: [
      'Add one: review the deck. Another: chase legal re: NDA. Third: haircut',
      'third one is done, walked in somewhere',
    ],
    plans: ['chase legal re: NDA -', 'review the deck -'],
  },
  {
    says: 'tasks between commas are todos of their own',
    messages: ["Pay Ann's invoice, order till rolls, fix the sign", 'Till rolls ordered'],
    plans: ["Pay Ann's invoice -", 'fix the sign -'],
  },
  {
    says: 'opened again, and really done',
    messages: [
      'add to my todos: send the slides',
      'Slides are sent.',
      'Ah no, I sent the wrong file! Open it again',
    ],
    plans: ['send the slides -'],
  },
  {
    says: 'a talk that is reported moves nothing',
    messages: [
      'add to my todos: tell her',
      'buy her flowers on the 24th',
      'I told her already about saturday',
    ],
    plans: ['buy her flowers 03-24'],
  },
  {
    says: 'bought, and also needed',
    messages: ['add fish sauce and limes to groceries', 'got the limes, also need vinegar'],
    plans: ['fish sauce -', 'vinegar -'],
  },
  {
    says: 'jobs for a day are due on it',
    messages: ['jobs for friday: ring the bank, sweep the yard, sort the post', 'swept the yard'],
    plans: ['ring the bank 03-12', 'sort the post 03-12'],
  },
  {
    says: 'a list that is to be made has no name of its own',
    messages: ['could you make me a list: stamps, envelopes, string'],
    plans: ['envelopes -', 'stamps -', 'string -'],
  },
  {
    says: '“it” in a task is what was ordered, and an amount stays',
    messages: [
      'sew the curtains by friday',
      'remind me to collect them on the 20th at 5',
      'remind me to pay rent by the 25th amount 850',
    ],
    plans: ['collect the curtains 03-20 17:00', 'pay rent amount 850 03-25 09:00', 'sew the curtains 03-12'],
  },
  {
    says: 'a medicine twice a day at two hours, and a month left out',
    messages: [
      'I take statins twice a day with food, 8 and 7:30',
      'pay rent on the 5th of every month at 9',
      'skip april',
    ],
    plans: [
      'pay rent 05-05 09:00',
      'take statins with food 03-10 19:30',
      'take statins with food 03-11 08:00',
    ],
  },
  {
    says: 'a course that starts is weekly, and another language names no alarm',
    messages: [
      'pottery for Ana starts next tuesday, 4.15, weekly til easter',
      'Meine english bad. Please wake me tomorrow at 6',
    ],
    plans: ['Wake up 03-11 06:00', 'pottery for Ana 03-16 16:15'],
  },
  {
    says: 'goods for an occasion or a plan are all for it, other goods only the last',
    messages: [
      'choir supper friday 7pm',
      'need bread, ham for choir supper',
      'get glue and string for the kite',
    ],
    plans: [
      'bread for choir supper -',
      'choir supper 03-12 19:00',
      'glue -',
      'ham for choir supper -',
      'string for the kite -',
    ],
  },
  {
    says: 'a day behind the first thing is for the second, too, and a second task stays one',
    messages: ['order cups by the 20th, and paper plates', 'sweep the yard by friday. Call Nan'],
    plans: ['Call Nan -', 'order cups 03-20', 'order paper plates 03-20', 'sweep the yard 03-12'],
  },
  {
    says: 'a journey with its number and hours is one plan',
    messages: [
      'train to Hull on 14 march, leaves 8:15, arrives 10:40',
      'flight to Oslo fri 19 march, SK802, dep 06:40',
    ],
    plans: ['flight to Oslo, SK802 03-19 06:40', 'train to Hull 03-14 08:15'],
  },
  {
    says: 'a day or an hour beside a known plan is read from it',
    messages: [
      'optician on thursday at 10',
      'supper with Jo friday 7pm',
      'haircut the same day as the optician at 4pm',
      'remind me to ring the bistro 3 hours before supper',
      'remind me to check in 2 hours before the optician',
    ],
    plans: [
      'check-in 03-11 08:00',
      'haircut 03-11 16:00',
      'optician 03-11 10:00',
      'ring the bistro 03-12 16:00',
      'supper with Jo 03-12 19:00',
    ],
  },
  {
    says: 'the place of somebody keeps its s, and initials stay',
    messages: ['lunch at nan’s friday 1pm', 'team list: cleo r, sam p', 'need tape and a pump for saturday'],
    plans: ['cleo r -', 'lunch at nan’s 03-12 13:00', 'pump 03-13', 'sam p -', 'tape 03-13'],
  },
  {
    says: 'an alarm has another hour at weekends, and a medicine the hours that are said',
    messages: ['set an alarm at 6 and make it 8 on weekends', 'penicillin 3 times a day at 7, 3 and 11pm'],
    plans: [
      'Alarm 03-11 06:00',
      'Alarm 03-13 08:00',
      'penicillin 03-10 23:00',
      'penicillin 03-11 07:00',
      'penicillin 03-11 15:00',
    ],
  },
  {
    says: 'the name of a new list, what else goes on it, and a reason to take something off',
    messages: [
      'new list summer shed',
      'rake x2, big hose',
      'add twine also',
      "take the hose off, Ola's lending hers",
    ],
    plans: ['rake x2 -', 'twine -'],
  },
  {
    says: 'only one goes, after everything was not to go',
    messages: ['add sweep yard, oil hinges', 'delete all my todos', 'no', 'just the hinges one'],
    plans: ['sweep yard -'],
  },
  {
    says: 'a noun that is denied at once',
    messages: ['and put crisps no not crisps bread rolls on my list'],
    plans: ['bread rolls -'],
  },
  {
    says: 'the receiver is whom was just spoken of, and so is what is to be wrapped',
    messages: ["Ida's birthday is 14 march", 'add a present for her', 'remind me to wrap it friday at 5pm'],
    plans: ['present for Ida -', 'wrap the present for Ida 03-12 17:00'],
  },
])('$says', async ({ messages, plans }) => {
  expect((await hold(...messages)).plans).toEqual(plans);
});

test('a report says which of the named things is on no list', async () => {
  const { reply, plans } = await hold('shopping: cement, sand', 'got the cement and the gravel');
  expect(plans).toEqual(['sand -']);
  expect(reply).toContain('gravel');
});

test('a second fact belongs to what the first one named', async () => {
  const { ctx } = await hold(
    'my landlord is Señor Ordaz, his number is 55 8142 0097',
    'the guest wifi is called Fjall5G and the password is knott-77',
    "jasmine's birthday is march 9 and she likes cheesecake",
  );
  const facts = (await listInfo(ctx)).map(({ key, value }) => `${key}: ${value}`);
  expect(facts).toContain('landlord’s number: 55 8142 0097');
  expect(facts).toContain('guest wifi’s password: knott-77');
  expect(facts).toContain('what jasmine likes: cheesecake');
  expect(await listSocialDates(ctx)).toMatchObject([{ name: 'jasmine', month: 3, day: 9 }]);
});

test('the new value of a fact replaces the old one, and a fact without a name is only offered', async () => {
  const { ctx } = await hold(
    'The code to gate is 4410 and to the garage is 0927',
    'From today the gate has other code: 7182',
    'shop alarm pin 2906',
    'pin changed today, 3815',
    'her name is Mrs Bakker',
    'Deborah is CFO at Fennick, two kids, hates seafood',
  );
  const facts = (await listInfo(ctx)).map(({ key, value }) => `${key}: ${value}`);
  expect(facts.toSorted()).toEqual([
    'about Deborah: CFO at Fennick, two kids, hates seafood',
    'code to gate: 7182',
    'code to the garage: 0927',
    'shop alarm pin: 3815',
  ]);
  expect((await hold('my locker is 12', 'Can you say me the number of my locker?')).reply).toContain('12');
});

test('an item that is scratched behind an addition is asked about, and the reason is no item', async () => {
  const messages = [
    'materials list for Maple St - 12 sheets drywall, corner bead, screws',
    'add primer, scratch the corner bead, Luis has some in the truck',
  ];
  const { reply, plans } = await hold(...messages);
  expect(plans.toSorted()).toEqual(['12 sheets drywall -', 'corner bead -', 'primer -', 'screws -']);
  expect(reply).toContain('deletes 1 todo: “corner bead”');
  expect((await hold(...messages, 'yes')).plans.toSorted()).toEqual([
    '12 sheets drywall -',
    'primer -',
    'screws -',
  ]);
});

test.each([
  [
    ['need to ring the vet, the plumber and the council tomorrow', 'rang the plumber'],
    ['ring the council 03-11', 'ring the vet 03-11'],
  ],
  [
    ['gran is coming on sunday at 4', 'need to get oat milk before then'],
    ['get oat milk 03-14', 'gran 03-14 16:00'],
  ],
  [['right, add a few things then: post the form, order filters'], ['order filters -', 'post the form -']],
  [
    ['homework: physics due thurs, french essay due mon, art folder due 22 march', 'physics done'],
    ['art folder 03-22', 'french essay 03-15'],
  ],
])('tasks of one kind, each with its day: %j', async (messages, plans) => {
  expect((await hold(...messages)).plans.toSorted()).toEqual(plans);
});

test('"is the list done" shows what is open on it', async () => {
  const messages = ['add soap and rice to the shopping list', 'got the rice', 'is the shopping list done?'];
  expect((await hold(...messages)).reply).toMatch(/Shopping.*\n1\. soap$/s);
});

test('"cancel" takes the plan and leaves the number', async () => {
  const { ctx, plans } = await hold(
    "set reminder: 'call Norvik' - 2:30pm",
    'and one at 4 for the scaffolding guy',
    'his number is 0412 555 019',
    "Norvik's number is 0412 555 020",
    'cancel norvik, my wife did it',
  );
  expect(plans).toHaveLength(1);
  expect((await listInfo(ctx)).map(({ key }) => key).toSorted()).toEqual([
    'Norvik’s number',
    'scaffolding guy’s number',
  ]);
});

test('“rename it” after items were ticked is about the list, and a birthday is corrected by its day', async () => {
  const { ctx, reply } = await hold(
    'new list: Wales',
    'add tent, stove, mugs',
    'tick off tent and stove',
    'rename it to Cornwall',
    "Mina's birthday is 2 june",
    'no wait, her birthday is the 12th not the 2nd',
    'show me the Cornwall list',
  );
  expect(reply).toContain('mugs');
  expect(await listSocialDates(ctx)).toMatchObject([{ name: 'Mina', month: 6, day: 12 }]);
});

test('"undo" under the question whether to delete deletes nothing and takes nothing back', async () => {
  const { plans } = await hold('add rope and tape to the shed list', 'clear the list', 'oops undo that');
  expect(plans.toSorted()).toEqual(['rope -', 'tape -']);
});

test('"that’s wrong" is no part of the new value', async () => {
  const { ctx } = await hold('my blood type is O neg', "that's wrong its A neg");
  expect(await listInfo(ctx)).toMatchObject([{ value: 'A neg' }]);
});

test('a birthday belongs to the relative who was named last', async () => {
  const { ctx } = await hold(
    'my nephew Omar turned 4 yesterday',
    'his sister Lina is 7, her birthday is the 8th of june',
    'our anniversary is 2 may, married in 2011',
  );
  expect(await listSocialDates(ctx)).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({ name: 'Lina', month: 6, day: 8 }),
      expect.objectContaining({ kind: 'anniversary', month: 5, day: 2, year: 2011 }),
    ]),
  );
});

test.each([
  [
    ['need to ring the vet and also the kennel people about the bill'],
    ['ring the kennel people about the bill', 'ring the vet'],
  ],
  [['call Ola and email the school'], ['call Ola', 'email the school']],
  [['ring the vet and the kennel', 'scratch the kennel they called back'], ['ring the vet']],
  [['the shed door is sticking', 'i need to sand it'], ['sand the shed door']],
  [['i need to look at the kettle', 'turn off the kettle for me'], ['look at the kettle']],
])('%j leaves %j', async (messages, left) => {
  const { ctx } = await hold(...messages);
  expect((await listOpenTodos(ctx)).map(({ text }) => text).toSorted()).toEqual(left);
});

test.each([
  [['dues list: Ida paid, Max owes 15, Lou owes 20', 'Max paid up', 'who still owes'], '“Lou owes 20”.'],
  [
    ['start a bills list', 'add gas £80, water £1,250 and phone £12.50', 'how much is that altogether'],
    '£1342.5: “gas £80”, “water £1,250” and “phone £12.50”.',
  ],
  [['practise every day at 6pm until friday', 'how many practise sessions is that'], '3 times'],
  [['take iron every day at 9pm', 'post the form', 'what is pending'], 'take iron'],
  [['walk with Ida friday 6pm', 'read me friday back'], 'walk with Ida'],
  [['walk with Ida today at 9pm', 'what do i have on for 9'], 'walk with Ida'],
  [['drops twice a day', '8 and 8', 'how often do I take them'], '08:00'],
  [['calpol 5ml every 6 hours for Ida', 'gave her one'], 'Done: “calpol 5ml for Ida”'],
  [['boiler was serviced in february', 'when was the boiler serviced'], 'February 2027'],
  [['how would I let you know I took one'], 'took it'],
])('%j is answered', async (messages, reply) => {
  expect((await hold(...messages)).reply).toContain(reply);
});

test('codes told in one breath are facts of their own', async () => {
  const { ctx } = await hold(
    'the shed code is 3310 and the one by the pond is 7746',
    'changed the pond one to 8812',
  );
  expect((await listInfo(ctx)).map(({ key, value }) => `${key}: ${value}`).toSorted()).toEqual([
    'shed code by the pond: 8812',
    'shed code: 3310',
  ]);
});

test.each([
  ['cross off the tea', ['rice']],
  ['1 and 2 are done', []],
  ['cross off everything but the rice', ['rice']],
])('“%s” ticks', async (message, left) => {
  const { plans } = await hold('add tea and rice to my list', message);
  expect(plans).toEqual(left.map((text) => `${text} -`));
});

test.each([
  ['add: send the report (due friday), water plants, book a room', ['03-12', null, null]],
  ['add finish the report by friday, water plants, book a room', ['03-12', null, null]],
  [
    'add send the report, water plants and book a room for the retreat by friday',
    ['03-12', '03-12', '03-12'],
  ],
])('a day belongs to its own task: “%s”', async (message, days) => {
  const { ctx } = await hold(message);
  expect((await listOpenTodos(ctx)).map(({ dueDate }) => dueDate?.slice(5) ?? null)).toEqual(days);
});

test('things go to the list that was talked about, and to the own one if that was named since', async () => {
  const { ctx } = await hold(
    'make me a list "moving out": keys, meters, bins',
    'keys done',
    'add the gas man',
    'add sponges to the list',
    'add to my todo list: call the bank',
    'add stamps to the list',
    'book club is reading Small Island, add it to my to-read list',
  );
  const todos = await listOpenTodos(ctx);
  const own = todos.map(({ text, list }) => `${list ?? '-'}: ${text}`).sort();
  expect(own).toEqual([
    '-: call the bank',
    '-: stamps',
    'Moving out: bins',
    'Moving out: gas man',
    'Moving out: meters',
    'Moving out: sponges',
    'To-read: Small Island',
  ]);
});

test.each([
  [
    ['make a list for Fuji trip', 'boots, poncho', 'add rope also', 'rename the fuji list to mountain'],
    ['mountain: boots', 'mountain: poncho', 'mountain: rope'],
  ],
  [['and one list for hardware: nails, glue'], ['Hardware: glue', 'Hardware: nails']],
  [
    [
      'need twine and a bag of compost',
      'put those on a list called allotment',
      'stick slug pellets on there too',
    ],
    ['Allotment: bag of compost', 'Allotment: slug pellets', 'Allotment: twine'],
  ],
  [
    ['add ink', 'add toner and folders', 'move them to the office list'],
    ['-: ink', 'Office: folders', 'Office: toner'],
  ],
  [
    ['add tape to my studio list', 'add those to my attic list too'],
    ['Attic: tape', 'Studio: tape'],
  ],
  [
    ['need 15m of garden hose and 2 brackets', 'need 20m of jogging'],
    ['-: 15 metres of garden hose', '-: 2 brackets'],
  ],
  [['i have to get some gravel and oh yeah the grass seed'], ['-: get some gravel', '-: get the grass seed']],
  [
    ['eggs x6 to shopping', 'add salt and double the eggs'],
    ['Shopping: eggs x12', 'Shopping: salt'],
  ],
  [["Ned's birthday is 20 march", "we need to clean the loft before Ned's birthday"], ['-: clean the loft']],
  [['add "get Uncle Ned a present" to my list', 'got him a harmonica!'], []],
  [
    [
      'add "find Bea a gift" to my list',
      'bought her a coffee after the class',
      'got Bea a cab to the station',
    ],
    ['-: find Bea a gift'],
  ],
  [
    ['Ned is going to Jaipur on 20 march', 'book the bus to Jaipur by friday only', 'yes'],
    ['-: book the bus to Jaipur'],
  ],
])('%j', async (messages, todos) => {
  const { ctx } = await hold(...messages);
  expect((await listOpenTodos(ctx)).map(({ text, list }) => `${list ?? '-'}: ${text}`).sort()).toEqual(todos);
});
