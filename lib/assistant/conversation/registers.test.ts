import { expect, test } from 'vitest';
import { listInfo } from '@/lib/info/reads';
import { hold } from '@/testing/conversation';

// Said on Wednesday, 10 March 2027, at 15:00.
test.each([
  {
    says: 'a day and an hour that are taken back without a comma',
    messages: [
      'right so um can you put in for monday no tuesday morning I need to be at the Hendersons say half eight',
      'call the vet tomorrow at three no half three',
    ],
    plans: ['be at the Hendersons 03-16 08:30', 'call the vet 03-11 15:30'],
  },
  {
    says: 'a number that is taken back',
    messages: [
      'I need to order four no five bags of cement by thursday',
      'add two no three lamps to my list',
    ],
    plans: ['order five bags of cement 03-11', 'three lamps -'],
  },
  {
    says: 'a day at the beginning of an event, after another one',
    messages: [
      'remind me tomorrow at 9 to ring the surgery',
      "and then on monday no tuesday I've got the boiler man at ten",
    ],
    plans: ['boiler man 03-16 10:00', 'ring the surgery 03-11 09:00'],
  },
  {
    says: 'dictated lines and commas',
    messages: [
      'put new line tyres new line wiper blades new line screen wash on my list',
      'add bleach comma sponges to my list.',
    ],
    plans: ['bleach -', 'screen wash -', 'sponges -', 'tyres -', 'wiper blades -'],
  },
  {
    says: 'a closed day before the new one',
    messages: ['remind me to call the garage tomorrow', "oh wait no they're closed thursdays make it friday"],
    plans: ['call the garage 03-12 09:00'],
  },
  {
    says: 'orders and jobs with a heading',
    messages: [
      'new order: Lupita, tres leches for 30 people, saturday 4pm pickup',
      'add a job for monday mister Khan, replace the bathroom tap, at two thirty',
    ],
    plans: [
      'mister Khan, replace the bathroom tap 03-15 14:30',
      'order Lupita, tres leches for 30 people pickup 03-13 16:00',
    ],
  },
  {
    says: 'formal requests',
    messages: [
      'Kindly note that the notary expects me on Monday at 11:45.',
      'May I have a reminder of the lunch with Edith on Friday at one',
      'Would it be possible to be reminded of the rent on the 1st',
      'I would be glad of a reminder each morning at seven to feed the birds.',
      'I should be obliged if you would make a note that the chimney sweep calls on Friday at half past nine',
    ],
    plans: [
      expect.stringMatching(/^chimney sweep(?: calls)? 03-12 09:30$/),
      'feed the birds 03-11 07:00',
      'lunch with Edith 03-12 13:00',
      'notary expects me 03-15 11:45',
      'rent 04-01 09:00',
    ],
  },
  {
    says: 'requests of learners',
    messages: [
      'It is possible you send me every day at 19 to repeat the words?',
      'Hello, I want make appointment in my agenda: doctor Ruiz, the tuesday 16 of march at 12 and half',
    ],
    plans: ['doctor Ruiz 03-16 12:30', 'repeat the words 03-10 19:00'],
  },
  {
    says: 'an appointment with somebody is no task for them',
    messages: [
      'send the documents to the lawyer by friday',
      'the appointment with the lawyer is on monday at 10',
    ],
    plans: ['appointment with the lawyer 03-15 10:00', 'send the documents to the lawyer 03-12'],
  },
  {
    says: 'an event behind a remark',
    messages: [
      "so I've been meaning to do this for ages but I finally booked the eye exam, it's april 2nd at 1:15 and honestly about time because I can barely read",
      'I really need to cancel the gym before the 30th, they charge you for the whole next month otherwise',
    ],
    plans: ['cancel the gym 03-29', 'eye exam 04-02 13:15'],
  },
  {
    says: 'what was told is put on the list',
    messages: ["my sister's parcel needs to go to the post office", 'fine put it on my todo for tomorrow'],
    plans: ["my sister's parcel needs to go to the post office 03-11"],
  },
  {
    says: 'a long message with two todos',
    messages: [
      "hi so its been a mad week, my daughter started her new school and she's loving it which is a relief. I keep forgetting stuff though. Could you stick dinner money on my list for tomorrow and also her inhaler needs to go in to the office by friday.",
    ],
    plans: ['dinner money 03-11', 'her inhaler needs to go in to the office 03-12'],
  },
  {
    says: 'nothing is corrected without a word that takes it back',
    messages: ['remind me monday and tuesday at 8 to take the tablets', 'we need bin bags and bin liners'],
    plans: ['bin bags -', 'bin liners -', 'take the tablets 03-15 08:00', 'take the tablets 03-16 08:00'],
  },
])('$says', async ({ messages, plans }) => {
  expect((await hold(...messages)).plans).toEqual(plans);
});

test.each([
  ['mouthguard!!', /“mouthguard”/],
  ['pe kit', /“pe kit”/],
  ["the plumber just rang. He's coming on friday between 8 and 10", /plumber.* coming.*Friday/],
])('%s is offered', async (message, reply) => {
  const held = await hold(message);
  expect(held.reply).toMatch(reply);
  expect(held.plans).toEqual([]);
});

test('“her” is the person of the same message', async () => {
  const { ctx } = await hold(
    'it has been a mad week, my daughter started at her new school. oh and her teacher is called Miss Okafor, write that down',
  );
  expect((await listInfo(ctx)).map(({ key }) => key)).toEqual(['daughter’s teacher']);
});
