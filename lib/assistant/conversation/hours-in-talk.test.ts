import { expect, test } from 'vitest';
import { hold } from '@/testing/conversation';

// Said on Wednesday, 10 March 2027, at 15:00, in UTC.
test.each([
  {
    says: 'opening hours are no plan',
    messages: ['library closes at 10 on weekdays'],
    plans: [],
  },
  {
    says: 'a medicine without a verb, and four hours in one answer',
    messages: ['eye drops four times a day', '7 11 3 and 8'],
    plans: [
      'eye drops 03-10 20:00',
      'eye drops 03-11 07:00',
      'eye drops 03-11 11:00',
      'eye drops 03-11 15:00',
    ],
  },
  {
    says: 'the second hour of "morning and night" is at night',
    messages: ['inhaler morning and night', '8 and 9'],
    plans: ['inhaler 03-10 21:00', 'inhaler 03-11 08:00'],
  },
  {
    says: 'a day of every month as learners say it, and then the part of the day',
    messages: [
      'remind me to pay the garage rent',
      'the day 5 of every month',
      'in the morning please, not too early',
    ],
    plans: ['pay the garage rent 04-05 09:00'],
  },
  {
    says: '"ok" answers no question about a time, so the question stays open',
    messages: ['remind me about the thing with Ruth', 'what day is the 30th?', 'ok then', 'the 30th at 4'],
    plans: ['thing with Ruth 03-30 16:00'],
  },
  {
    says: 'the place completes "her time", and "tomorrow" is the day of the user',
    messages: ['remind me to call Tita Baby at 8pm her time tomorrow', "she's in manila"],
    plans: ['call Tita Baby 03-11 12:00'],
  },
  {
    says: 'what else is on the day, and the day after',
    messages: ['bleed the radiators on friday at 6', 'hmm friday is choir. the day after'],
    plans: ['bleed the radiators 03-13 18:00'],
  },
  {
    says: 'another event on the day moves nothing',
    messages: ['bleed the radiators on friday at 6', 'friday is choir, saturday is yoga'],
    plans: ['bleed the radiators 03-12 18:00', 'choir 03-12 09:00', 'yoga 03-13 09:00'],
  },
  {
    says: 'waking for something is in the morning, also if the hour is corrected',
    messages: ['wake me at 5, i mean 5:30 tomorrow for the airport'],
    plans: ['Wake up: airport 03-11 05:30'],
  },
  {
    says: 'waking at noon is at noon',
    messages: ['wake me at noon tomorrow for lunch'],
    plans: ['Wake up: lunch 03-11 12:00'],
  },
  {
    says: 'a number that corrects a timer is in minutes',
    messages: ['remind me to check the pasta in 45 minutes', 'make it fifty'],
    plans: ['check the pasta 03-10 15:51'],
  },
  {
    says: 'a number that corrects an hour is an hour',
    messages: ['remind me to call mom at 17:30', 'make it 18'],
    plans: ['call mom 03-10 18:00'],
  },
  {
    says: 'what follows with "and" is on the same day',
    messages: [
      'remind me to drop the kids at school tomorrow at 8',
      'and then fetch them at half past three',
    ],
    plans: ['drop the kids at school 03-11 08:00', 'fetch them 03-11 15:30'],
  },
  {
    says: 'a day that is doubted and said again',
    messages: ['dentist on friday or was it thursday? thursday'],
    plans: ['dentist 03-11 09:00'],
  },
  {
    says: 'a word and minutes are a timer',
    messages: ['pasta, 9 minutes'],
    plans: ['pasta 03-10 15:09'],
  },
  {
    says: 'a word that a time begins with',
    messages: ['we fly to Rome on june 9 at 7am', 'remind me to check in the day before, 6pm'],
    plans: ['check-in 06-08 18:00', 'fly to Rome 06-09 07:00'],
  },
])('$says', async ({ messages, plans }) => {
  expect((await hold(...messages)).plans.toSorted()).toEqual(plans);
});

test.each([
  {
    messages: ['collect gran from the station friday 6.20pm', 'remind me at 5 to set off'],
    plans: ['collect gran from the station 03-12 18:20', 'set off 03-12 17:00'],
  },
  {
    messages: ['swim gala friday 6pm', 'remind me at 5 to leave work'],
    plans: ['leave work 03-10 17:00', 'swim gala 03-12 18:00'],
  },
  {
    messages: ['review friday 2 to 3pm', 'remind me friday after the review to send notes'],
    plans: ['review 03-12 14:00', 'send notes 03-12 15:00'],
  },
  {
    messages: ['remind me friday after mass to ring Omar', '1pm'],
    plans: ['ring Omar 03-12 13:00'],
  },
])('a reminder beside another plan: $messages', async ({ messages, plans }) => {
  expect((await hold(...messages)).plans.toSorted()).toEqual(plans);
});

test('"am I free at 3 then" is about the day that was spoken of', async () => {
  const { reply } = await hold(
    'physio friday 3 to 3.30pm',
    'move the physio up half an hour',
    'am i free at 3 then?',
  );
  expect(reply).toContain('12 March');
});

test.each([
  {
    says: 'a notice keeps the hour of the event, and the reason is no todo',
    messages: [
      'choir practice every thursday at 7pm',
      'An hour beforehand would be best, I have to catch the bus',
    ],
    plans: ['choir practice 03-11 19:00'],
  },
  {
    says: 'a task before each of the last reminders',
    messages: ['math exam friday 9am, art exam saturday 2pm', 'remind me to eat an hour before each'],
    plans: ['art exam 03-13 14:00', 'eat 03-12 08:00', 'eat 03-13 13:00', 'math exam 03-12 09:00'],
  },
  {
    says: 'a task before each day of a series',
    messages: ['shifts are mon tue wed 7pm to 7am', 'remind me to pack lunch an hour before each'],
    plans: ['pack lunch 03-10 18:00', 'shifts 03-10 19:00'],
  },
  {
    says: 'a meeting is no exam',
    messages: ['remind me about the exam on 9 april at 9am', 'the meeting is at 12 april'],
    plans: ['exam 04-09 09:00', 'meeting 04-12'],
  },
  {
    says: 'an hour of a place that was told last',
    messages: [
      'going to Copenhagen 11 to 19 april',
      'remind me to ring the hotel tomorrow when its 10am for them',
    ],
    plans: ['going to Copenhagen 04-11 09:00', 'ring the hotel 03-11 09:00'],
  },
])('$says', async ({ messages, plans }) => {
  expect((await hold(...messages)).plans.toSorted()).toEqual(plans);
});

test('the hour over there is that of the place that was told last', async () => {
  const { reply } = await hold('going to Tokyo 11 to 19 april', 'whats the time over there now');
  expect(reply).toContain('Asia/Tokyo');
});

test('a notice that would lie in the past is not promised', async () => {
  const { reply } = await hold(
    'math exam friday 9am, art exam 3 april 2pm',
    'remind me one week before each',
  );
  expect(reply).toContain('1 week before is already past');
  expect(reply.match(/I also tell you/g)).toHaveLength(1);
});
