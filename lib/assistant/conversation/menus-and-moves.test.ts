import { expect, test } from 'vitest';
import { hold } from '@/testing/conversation';

// Menus by weekday, things that were moved, days of the user's own, and short follow-ups. The first message is on a
// Wednesday.
const menu = 'menu for the week: monday lasagne, tuesday curry, wednesday fish';

test.each([
  [
    [menu, 'swap tuesday and wednesday'],
    ['Monday: lasagne -', 'Tuesday: fish -', 'Wednesday: curry -'],
  ],
  [
    [menu, 'make monday pizza instead'],
    ['Monday: pizza -', 'Tuesday: curry -', 'Wednesday: fish -'],
  ],
  [['need 24 cupcakes for friday'], ['24 cupcakes 03-12']],
  [['order napkins for thursday', "oh shoot there's no school friday"], ['order napkins 03-11']],
  [['mouthguard!!', 'yea buy one on friday'], ['buy mouthguard 03-12']],
  [
    ['text Andre and ask if he still has my drill', 'fine put it on my todo for tomorrow'],
    ['text Andre and ask if he still has my drill 03-11'],
  ],
  // A heading right after another one, and one that names a kind of shop, are lists.
  [
    [
      'groceries: oats, 2 jars of honey',
      'Workshop: nails, glue',
      'put tape on both',
      'no just the workshop one',
      '3 jars',
    ],
    ['3 jars of honey -', 'glue -', 'nails -', 'oats -', 'tape -'],
  ],
  [
    ['garden centre: bulbs, compost', 'bakery: buns, a loaf', 'add string to both', 'no not the bakery one'],
    ['bulbs -', 'buns -', 'compost -', 'loaf -', 'string -'],
  ],
  [['butcher: closes at noon, ask for Sam'], ['butcher: closes 03-11 12:00']],
  [
    ['agenda list: bins, street lights, bunting', 'put bunting first', 'scrap the second one'],
    ['bins -', 'bunting -'],
  ],
  [
    [
      'bakery: buns, rye loaf, flour',
      'chemist: plasters, floss',
      'show me both lists',
      'bought everything on bakery except the flour',
    ],
    ['floss -', 'flour -', 'plasters -'],
  ],
  [['the water bill is due on the 28th, £64'], ['water bill, £64 03-28']],
  [['insurance due friday £45'], ['insurance £45 03-12']],
  [['fetch the hamper sat mornin remind me 11'], ['fetch the hamper 03-13 11:00']],
  // What others have moved is the appointment or the deadline, and not the task that was told last.
  [
    [
      'sweep coming between 9 and 11 on friday',
      'remind me the day before to roll up the rug',
      'they just rang, its saturday now',
    ],
    ['roll up the rug 03-11 09:00', 'sweep coming 03-13 09:00'],
  ],
  [
    ['swimming lesson thursday at 4', 'blood test friday 2pm', 'coach texted, moved it to 5'],
    ['blood test 03-12 14:00', 'swimming lesson 03-11 17:00'],
  ],
  [
    [
      'thesis due 20 march',
      'remind me 3 days before to print it',
      'seminar friday 9:15',
      'supervisor extended it to the 25th',
    ],
    ['print the thesis 03-17 09:00', 'seminar 03-12 09:15', 'thesis 03-25'],
  ],
  [
    ['haircut friday 11:20', 'pick up the parcel friday at 2', 'they can only do 12:40 now'],
    ['haircut 03-12 12:40', 'pick up the parcel 03-12 14:00'],
  ],
  [
    ['standup thursday 9:15', 'buy stamps friday', 'boss moved it to 10'],
    ['buy stamps 03-12', 'standup 03-11 10:00'],
  ],
  // A thing that is named by its hour.
  [
    [
      'call with Ana friday 2pm',
      'call with Ben friday 4pm',
      'the 2 oclock is now at 3',
      'move the 4pm one to saturday',
    ],
    ['call with Ana 03-12 15:00', 'call with Ben 03-13 16:00'],
  ],
  // The hour of what was moved to another day stays.
  [
    ['picnic saturday 2pm', 'fetch ice friday at 5', 'move the picnic to sunday', 'same time'],
    ['fetch ice 03-12 17:00', 'picnic 03-14 14:00'],
  ],
  [
    [
      'massage thursday 4pm',
      'book flights thursday at 11',
      'yoga saturday 9am',
      'whats on thursday?',
      'move everything to friday',
    ],
    ['book flights 03-12 11:00', 'massage 03-12 16:00', 'yoga 03-13 09:00'],
  ],
  // Meals and hours that tell something move and tick nothing.
  [['lunch with nan tomorrow at 1', 'nan had her lunch at 12'], ['lunch with nan 03-11 13:00']],
  [
    ['fetch the bike friday at 12', 'half day friday, so back at 1'],
    ['fetch the bike 03-12 12:00', 'half day so back 03-12 13:00'],
  ],
  [
    ['buy varnish', 'desk delivery friday 9am', 'they arrived'],
    ['buy varnish -', 'desk delivery 03-12 09:00'],
  ],
  [
    ['insurance due 30 march', 'remind me a week before', 'also 2 weeks before'],
    ['insurance 03-16 09:00', 'insurance 03-23 09:00', 'insurance 03-30'],
  ],
  [['need 6 rolls', 'make the rolls 12 rather than 6'], ['12 rolls -']],
  [["I borrowed Nell's ladder. remind me to return it friday"], ["return Nell's ladder 03-12 09:00"]],
])('%j leaves %j', async (messages, plans) => {
  expect((await hold(...messages)).plans).toEqual(plans);
});

test.each([
  [[menu, 'what are we eating wed?'], 'fish'],
  [['i put the passports in the folder', 'moved them to the safe', 'where are they now'], 'in the safe'],
  [["Rohan's bday 14 Feb", 'Meera didi 2nd December, she will turn 40'], 'Meera didi'],
  [
    ["Rohan's bday 14 Feb", 'Meera didi 2nd December, she will turn 40', 'rohans is the 15th not 14'],
    '15 Feb',
  ],
  [["Rohan's bday 14 Feb", 'our anniversary is 3 december', 'who all is coming up next'], 'anniversary'],
  [['my birthday is 5 may 1980', 'how old am i'], 'you are 46 and turn 47'],
  [['parked at row C spot 9', "where'd we park"], 'row C spot 9'],
  [['harbour committee friday at 7pm', 'what day is the meeting again?'], 'harbour committee'],
  [['vet is friday 11:10', "ask about the limp when we're there"], 'ask about the limp'],
  [['walked the dog at 2:40pm', 'when did i last walk him'], 'walked the dog'],
  [['remind me friday after mass to call Omar'], 'I don’t know when “mass” is over'],
  [['how old am i', '3 may 1980', 'when is my birthday'], 'Your birthday'],
])('%j is answered with %j', async (messages, answer) => {
  expect((await hold(...messages)).reply).toContain(answer);
});
