import { expect, test } from 'vitest';
import { listInfo } from '@/lib/info/reads';
import { hold } from '@/testing/conversation';

// What people say about others and about their things, and how they ask for it.
test.each([
  {
    says: 'a number to write down answers a question, and a name has its number',
    messages: ['is it 8 or 9 chairs?', "it's 9. note that down", "he's called Omar 0161 496 0123"],
    facts: ['Omar’s number: 0161 496 0123', 'number of chairs: 9'],
  },
  {
    says: 'a place is nobody, and an order to forget is no fact',
    messages: [
      "Rusty's vet is Mr Lund at Mill Road Clinic, 0161 496 0123",
      "she's allergic to beef",
      "forget the vet's number",
      "forget the roofer's number, we won't need it",
    ],
    facts: ['Rusty’s allergies: beef', 'Rusty’s vet: Mr Lund at Mill Road Clinic, 0161 496 0123'],
  },
  {
    says: 'each of two people has their own',
    messages: ["Ned's coach is Mr Lund, Bea's is Ms Ito"],
    facts: ['Bea’s coach: Ms Ito', 'Ned’s coach: Mr Lund'],
  },
  {
    says: 'what holds for one holds for another',
    messages: ['Ned is allergic to eggs', 'same for his cousin Bea', 'Gus is too'],
    facts: ['Bea’s allergies: eggs', 'Gus’s allergies: eggs', 'Ned’s allergies: eggs'],
  },
  {
    says: 'wishes are kept, also the next one',
    messages: ['Ned wants a kite for xmas', 'and Bea wants a drum'],
    facts: ['what Bea wants: a drum', 'what Ned wants: a kite for xmas'],
  },
  {
    says: 'a new reading is that of the one who has readings, and visiting hours are no plan',
    messages: [
      "Grandpa's blood pressure is 150/95",
      'today it is 138/86',
      'visiting is 2 till 4 and 6 till 8',
    ],
    facts: ['Grandpa’s blood pressure: 138/86 today', 'visiting hours: 2 till 4 and 6 till 8'],
  },
  {
    says: 'he and she are the person of the last fact',
    messages: [
      "Ben's shoe size is 34 now",
      'he hates mushrooms btw',
      "he's allergic to nuts",
      'hes vegetarian',
    ],
    facts: [
      'Ben’s allergies: nuts',
      'Ben’s diet: vegetarian',
      'Ben’s shoe size: 34',
      'what Ben hates: mushrooms',
    ],
  },
  {
    says: 'he is the one whose name begins the last sentence, and not who was visited',
    messages: ['Just got back from the vet. Milo has his shots now', 'he weighs 14.2 kg now'],
    facts: ['Milo’s weight: 14.2 kg'],
  },
  {
    says: 'he is still the one whose doctor was named, except for the ways to reach the doctor',
    messages: [
      "my son's name is Theo",
      'his doctor is Dr. Patel',
      'his shoe size is 32',
      'his doctor is Dr. Patel',
      'his number is 555 1234',
      'his teacher is Mrs Brown',
      'her room is 14',
      'he grew, shoe size is 33 now',
      'his weight is 20 kg',
    ],
    facts: [
      'Dr Patel’s number: 555 1234',
      'Mrs Brown’s room: 14',
      'Theo’s doctor: Dr. Patel',
      'Theo’s shoe size: 33',
      'Theo’s teacher: Mrs Brown',
      'Theo’s weight: 20 kg',
      'son’s name: Theo',
    ],
  },
  {
    says: 'what was lent comes back, also when something else was set since',
    messages: [
      'i lent Jo my bike',
      'i lent the tent to Kim',
      'dentist friday 3pm',
      'Jo brought the bike back last night',
    ],
    facts: ['tent: with Kim'],
  },
  {
    says: 'it, of the only thing that was lent',
    messages: ['i lent Jo my bike', 'choir friday 7pm', 'she brought it back last night'],
    facts: [],
  },
  {
    says: 'a thing that was moved is in the new place, also some messages later',
    messages: [
      'the ladder is in the shed',
      "dentist's number is 555 0101",
      "moved the ladder, it's with Kit now",
    ],
    facts: ['dentist’s number: 555 0101', 'ladder: with Kit'],
  },
  {
    says: 'one of several values is swapped',
    messages: ['the lanes are 3, 14 and 27', 'swap 14 for 15'],
    facts: ['lanes: 3, 15 and 27'],
  },
  {
    says: 'a diet belongs to the relative, and a chip to the pet',
    messages: [
      "Olu's dad is called Femi and he's coeliac",
      'Biscuit needs his flea tablet on the 1st of each month',
      'vet checkup 9 april 3:45pm',
      'his microchip number is 9560001',
    ],
    facts: ['Biscuit’s microchip number: 9560001', 'Olu’s dad’s diet: coeliac', 'Olu’s dad’s name: Femi'],
  },
  {
    says: 'how many come to something',
    messages: [
      '12 people are coming to the christmas dinner',
      'two more said yes so 14 now',
      'there will be 8 of us on saturday',
    ],
    facts: ['number of guests for christmas dinner: 14', 'number of guests for saturday: 8'],
  },
  {
    says: 'a doctor has no doctor, and her birthday is not her husband’s',
    messages: ['i took him to the doctor', 'his doctor is Dr. Patel', "Anna's husband is called Mike"],
    facts: ['Anna’s husband’s name: Mike'],
  },
  {
    says: 'what someone thinks of the user is no fact by itself',
    messages: ["Ben's shoe size is 34", 'she loves me', '45 mins is enough', 'that was too late'],
    facts: ['Ben’s shoe size: 34'],
  },
  {
    says: 'what lasts is kept of the one who was just mentioned, and not what passes',
    messages: [
      'lunch with Nora on saturday at 1',
      'she has two daughters',
      "she can't eat gluten",
      "she's a midwife",
      'she is turning 40',
      "she's running late",
      'she has a cold',
      "she's such a star",
      'she drives me mad',
      "he's from Cork",
    ],
    facts: [
      "what Nora can't eat: gluten",
      'what Nora has: two daughters',
      'what Nora is: a midwife, turning 40, from Cork',
    ],
  },
  {
    says: '"she" is no brother, and "her husband’s name" is not hers',
    messages: [
      'my niece is called Saskia',
      "my brother's birthday is 4 may",
      'she collects stamps',
      "her dad's name is Piet",
      'she works at the library',
    ],
    facts: [
      'Saskia’s dad’s name: Piet',
      'niece’s name: Saskia',
      'what Saskia collects: stamps',
      'what Saskia works: at the library',
    ],
  },
  {
    says: 'a name in small letters is a known one, and a vet who says something is not the patient',
    messages: [
      "Tilly's birthday is 9 june",
      'remind me 3 days before tillys to bake',
      'she loves lemon cake',
    ],
    facts: ['what Tilly loves: lemon cake'],
  },
  {
    says: 'who brings what, after an occasion was told',
    messages: [
      'bbq at the lake on saturday at 4',
      "i'm bringing the charcoal",
      'Tess is bringing salad',
      "i'm bringing the kids to school",
    ],
    facts: ['what Tess brings: salad to bbq', 'what you bring: the charcoal to bbq'],
  },
  {
    says: 'what is of one month is kept with the month',
    messages: ["this month's film is Ran", "next month's film is Ikiru", "this month's rent is late"],
    facts: ['film for April 2027: Ikiru', 'film for March 2027: Ran'],
  },
  {
    says: 'what should be noted is told before the order',
    messages: ['Great. The tyres need 2.4 bar, make a note of that please', "the wifi's rubbish today"],
    facts: ['tyres: 2.4 bar'],
  },
  {
    says: '"there" is the place of the last fact',
    messages: ["wifi at mum's is Sunflower22", 'the gate code there is 1904#'],
    facts: ['gate code at mum’s: 1904#', 'wifi at mum’s: Sunflower22'],
  },
  {
    says: '"her" is not Mr Hannigan',
    messages: ["Zoe's teacher is Mr Hannigan", 'her classroom is room 12'],
    facts: ['Zoe’s classroom: room 12', 'Zoe’s teacher: Mr Hannigan'],
  },
  {
    says: 'a person is told by a role, and is the next "she"',
    messages: ['priyanka is my neighbour', 'she likes those almond sweets, keep in mind'],
    facts: ['neighbour: Priyanka', 'what neighbour likes: those almond sweets'],
  },
  {
    says: 'what was lent is with someone until it is back',
    messages: ['lent the ladder to Camilo', 'i lent Sara my tent', 'Camilo brought the ladder back'],
    facts: ['tent: with Sara'],
  },
  {
    says: 'money is owed with its sign and reason, in both directions, and a part of it comes back',
    messages: [
      'lent Omar 40 dollars for petrol',
      'he gave me back 15',
      'Lucy owes me £18 from the cinema',
      'borrowed 70 off dad',
      'paid dad back 20',
      'i owe the gardener 30 quid',
      'the gardener is paid',
    ],
    facts: [
      'what I owe dad: 50',
      'what Lucy owes: me £18 from the cinema',
      'what Omar owes: me 25 dollars for petrol',
    ],
  },
  {
    says: 'the sign of a blood group, and a number called "no", are kept',
    messages: ["my blood group is A- and wife's is AB+", 'pan no is ABCDE1234F'],
    facts: ['blood group: A-', 'pan number: ABCDE1234F', "wife's blood group: AB+"],
  },
  {
    says: 'a slip that is owned up to is no part of the code, and a mobile is of its person',
    messages: [
      'shed code: 2290',
      'the shed code is 2209, i mistyped it',
      "plumber's name is Anil, mobile 9812345670",
    ],
    facts: ['Anil’s mobile number: 9812345670', 'plumber’s name: Anil', 'shed code: 2209'],
  },
  {
    says: 'lent money is owed',
    messages: ['lent Tom 20 euros'],
    facts: ['what Tom owes: me 20 euros'],
  },
  {
    says: 'who of a group has paid, one after the other',
    messages: ['paid so far: Ola and Jens', 'Kofi has paid too', 'Kofi paid 20 for petrol'],
    facts: ['paid so far: Ola, Jens, Kofi', 'what Kofi paid: 20 for petrol'],
  },
  {
    says: 'who of a group has not done it after all',
    messages: [
      'replied so far: Ola, Jens and Kofi',
      'remove Jens from replied so far',
      "Kofi hasn't replied yet",
    ],
    facts: ['replied so far: Ola'],
  },
  {
    says: 'a season and a bill are nobody of a group, and who is done with a day still is owed',
    messages: [
      'coming so far: Ola and Jens',
      'Easter is coming',
      'Kofi is coming too',
      'Spring is coming too',
      'Lucy owes me 15',
      "i'm done",
      'Omar owes me 20',
      'all done',
    ],
    facts: ['coming so far: Ola, Jens, Kofi', 'what Lucy owes: me 15', 'what Omar owes: me 20'],
  },
  {
    says: 'the answer to a question for an unknown end is kept',
    messages: ['yoga friday at 9am', 'when does our lease end', '3 may 2028'],
    facts: ['when lease ends: 3 may 2028'],
  },
  {
    says: 'a note with an order to keep it behind it',
    messages: ['Our gate sticks, so lift it a bit. Save that for me'],
    facts: ['Our gate sticks: Our gate sticks, so lift it a bit'],
  },
  {
    says: 'what is told of somebody in passing, and of the relative of somebody',
    messages: [
      "Ida's birthday is 14 march",
      'shes nuts about trams btw',
      "add Bo's cousin to my list, her name is Pia",
    ],
    facts: ['Bo’s cousin’s name: Pia', 'what Ida loves: trams'],
  },
])('$says', async ({ messages, facts }) => {
  const { ctx } = await hold(...messages);
  const known = await listInfo(ctx);
  expect(known.map(({ key, value }) => `${key}: ${value}`).toSorted()).toEqual(facts);
});

test.each([
  { asked: 'do i owe anyone', messages: ['i owe Tess 5', 'i owe Bo 7'], holds: 'Together: 12' },
  { asked: 'what am i owed in total', messages: ['Tess owes me 5', 'i owe Bo 7'], holds: 'Tess owes me 5' },
  { asked: 'who has my ladder', messages: ['lent the ladder to Camilo'], holds: 'with Camilo' },
  { asked: 'what have i lent out', messages: ['Annie borrowed our tent'], holds: 'with Annie' },
  { asked: 'best time to ring her?', messages: ['my mum is free to ring after 6'], holds: 'after 6' },
  { asked: 'what did the plumber say', messages: ["the plumber said it's the pump", 'yes'], holds: 'pump' },
  { asked: "when is my son's birthday", messages: ['My son makes 9 years in 14 of July'], holds: '14 July' },
  { asked: 'the work one', messages: twoNumbers(), holds: '555 0199' },
  { asked: 'what should i get for Lena', messages: ['gift idea for Lena: a kite'], holds: 'kite' },
  { asked: 'what can i give ben', messages: ['Ben hates mushrooms', 'Ben likes trains'], holds: 'trains' },
  { asked: 'when did i repot the orchid', messages: ['repotted the orchid today'], holds: 'today' },
  { asked: 'how old will Jonah be', messages: ['party for Jonah friday 4pm', "he's turning 9"], holds: '9' },
  { asked: 'what am i bringing', messages: ['brunch on sunday at 11', 'i am bringing jam'], holds: 'jam' },
  { asked: 'who did i meet', messages: ['dear diary, i met Ola and it was nice'], holds: 'journal, today' },
  { asked: 'will it beep or just text me?', messages: ['take pill at 9 pm'], holds: 'message' },
  { asked: "what's left today", messages: ['ring Bo today at 6 pm', 'add socks'], holds: 'ring Bo' },
  {
    asked: 'we saw a heron, add that too please',
    messages: ['dear diary, the pond is dug'],
    holds: '“the pond is dug” “we saw a heron”',
  },
  { asked: 'what will be in it?', messages: ['send me a summary every day at 7'], holds: 'open todos' },
  { asked: 'which lists do we have', messages: ['make a list called shed'], holds: 'Shed' },
  { asked: 'how old is my uncle', messages: ['my uncle turned 64 yesterday'], holds: '64' },
  { asked: 'how old will Josie be', messages: ['our Josie is 7 on the 2nd of may'], holds: '7' },
  {
    asked: 'what is due this month',
    messages: ['please note my LIC premium is due on 23rd March', 'car service also due, say friday morning'],
    holds: 'LIC premium',
  },
  { asked: 'any birthdays this weekend?', messages: ["Ida's birthday is 14 march"], holds: 'Ida' },
  {
    asked: "what's the book we're on again?",
    messages: ['book club friday 7pm', 'we are reading Middlemarch, keep a note of that'],
    holds: 'Middlemarch',
  },
  { asked: 'is Jens coming', messages: ['coming so far: Ola, Jens'], holds: 'Yes' },
  { asked: 'show may plans', messages: ['fair on 4 may at 10am'], holds: 'fair' },
  { asked: 'what all pills are there', messages: ['take zinc pill every day at 8am'], holds: 'zinc' },
  { asked: 'permit num elm st', messages: ['permit number for elm st is B-22'], holds: 'B-22' },
  { asked: 'text everyone the address', messages: [], holds: 'can’t do that' },
  {
    asked: 'any birthdays this week?',
    messages: ["Lou's birthday is on friday", "Kit's birthday is 3 june"],
    holds: 'Lou',
  },
  {
    asked: 'and after that?',
    messages: ["Lou's birthday is on friday", "Kit's birthday is 3 june", 'whose is next?'],
    holds: 'Kit',
  },
  { asked: 'when is gran’s birthday', messages: ['gran is 90 this friday'], holds: '12 March' },
  {
    asked: 'when is Bo’s birthday',
    messages: ["Bo's birthday is 2 may", "Kit's birthday is 3 june", 'its the 4th not the 2nd, his birthday'],
    holds: '4 May',
  },
  {
    asked: 'when is my host mother’s birthday',
    messages: ['get flowers for my host mother', 'her birthday is on 4 may'],
    holds: '4 May',
  },
  { asked: 'read me back the lanes there', messages: ['the lanes are 3, 14 and 27'], holds: '27' },
  { asked: 'change the time to 7', messages: [], holds: 'nothing was changed' },
  {
    asked: "I'm off to Lima on friday, will my reminders still be on London time?",
    messages: [],
    holds: 'keeps its time',
  },
  {
    asked: 'could you let me know an hour beforehand?',
    messages: ['optician friday 3pm'],
    holds: '1 hour before',
  },
  { asked: "what's on friday so", messages: ['optician friday 3pm'], holds: '15:00 optician' },
  {
    asked: 'do you know, when I was at the docks we never had such things',
    messages: ['optician friday 3pm'],
    holds: 'worked',
  },
  { asked: 'remind me at 6:15am on monday and friday', messages: [], holds: 'nothing was set' },
  { asked: 'when did i feed the cat', messages: ['fed the cat at 10'], holds: '10:00' },
])('“$asked”', async ({ asked, messages, holds }) => {
  expect((await hold(...messages, asked)).reply).toContain(holds);
});

function twoNumbers(): string[] {
  return ["Anna's number is 555 0133", "Anna's work number is 555 0199", "what's Anna's number"];
}

test('what was done is no todo, and a dose at an hour no fact', async () => {
  const { ctx, plans } = await hold(
    'repotted the orchid today',
    'gave the dog his tablet at 8',
    'i painted the fence today',
  );
  expect(plans).toEqual([]);
  expect(await listInfo(ctx)).toEqual([]);
});
