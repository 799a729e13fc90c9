import { expect, test } from 'vitest';
import { understand } from './understand';

const set = (title: string, when: string) => ({ tool: 'set_reminder', input: { title, when } });

test.each([
  ['remind me to call mom tomorrow at 5pm', set('Call mom', 'tomorrow at 5pm')],
  ['remnd me to call bob tommorow at 3', set('Call bob', 'tomorrow at 3')],
  ['remind me in 20 minutes to take the bread out', set('Take the bread out', 'in 20 minutes')],
  ['tomorrow at 9 remind me about the dentist', set('Dentist', 'tomorrow at 9')],
  ['can you remind me at 5 to leave?', set('Leave', 'at 5')],
  ['set a reminder for friday 10am: submit report', set('Submit report', 'for friday 10am')],
  ["don't let me forget to water the plants every sunday at 9", set('Water the plants', 'every sunday at 9')],
  ['remind me every weekday at 7:30 to walk the dog', set('Walk the dog', 'every weekday at 7:30')],
  ['remind me to buy milk and eggs tomorrow', set('Buy milk and eggs', 'tomorrow')],
  ['remind me to send an email to Bob tomorrow at 9', set('Send an email to Bob', 'tomorrow at 9')],
  ['remind me to buy stamps', set('Buy stamps', '')],
  ['i have a dentist appointment on monday at 4', set('Dentist appointment', 'on monday at 4')],
  ['the dentist is tomorrow at 3', set('Dentist', 'tomorrow at 3')],
  ['lunch with Sara friday at noon', set('Lunch with Sara', 'friday at noon')],
  ['schedule a meeting with anna on friday at 3', set('Meeting with anna', 'on friday at 3')],
  ['put lunch with bob on my calendar for friday at 1', set('Lunch with bob', 'for friday at 1')],
  ["add anna's birthday to my calendar on june 5", set("Anna's birthday", 'on june 5')],
  ['remember I have a meeting at 3 tomorrow', set('Meeting', 'at 3 tomorrow')],
  ['wake me up at eight', set('Wake up', 'at eight')],
  ['could you wake me up tomorrow at 7?', set('Wake up', 'tomorrow at 7')],
  ['set an alarm for 6:30', set('Alarm', 'for 6:30')],
  ['set a timer for 10 minutes', set('Timer', 'in 10 minutes')],
])('%s: is set', (text, wish) => {
  expect(understand(text)).toEqual([expect.objectContaining(wish)]);
});

test('two tasks at two times are two reminders', () => {
  expect(understand('remind me to call mom at 5 and dad at 6')).toMatchObject([
    set('Call mom', 'at 5'),
    set('Call dad', 'at 6'),
  ]);
  expect(understand('remind me to buy bread at 5pm and to call bob at 7pm')).toMatchObject([
    set('Buy bread', 'at 5pm'),
    set('Call bob', 'at 7pm'),
  ]);
});

test.each([
  ['what are my reminders', 'calendar_query', {}],
  ['what reminders do i have tomorrow', 'calendar_query', { when: 'tomorrow' }],
  ["what's on my calendar tomorrow", 'calendar_query', { when: 'tomorrow' }],
  ['am i free on friday', 'calendar_query', { when: 'on friday' }],
  ['do i have anything on saturday', 'calendar_query', { when: 'on saturday' }],
  ['any meetings today?', 'calendar_query', { when: 'today', about: 'meeting' }],
  ["when's my next interview", 'calendar_query', { about: 'interview' }],
  ['what time is my lunch with Anna', 'calendar_query', { about: 'lunch with Anna' }],
  ['do i have any alarms', 'alarm_query', {}],
])('%s: is only shown', (text, intent, input) => {
  expect(understand(text)).toEqual([{ intent, tool: 'list_reminders', input }]);
});

test.each([
  ['cancel my 5pm reminder', { when: '5pm' }],
  ['delete the dentist reminder', { items: ['dentist'] }],
  ['cancel the meeting with anna', { items: ['meeting with anna'] }],
  ['cancel my dentist appointment on friday', { items: ['dentist'], when: 'on friday' }],
  ['cancel all my reminders', { all: true }],
  ['delete all reminders for friday', { when: 'for friday' }],
  ["don't remind me about the gym anymore", { items: ['gym'] }],
  ['stop reminding me to drink water', { items: ['drink water'] }],
])('%s: is deleted', (text, input) => {
  expect(understand(text)).toEqual([{ intent: 'calendar_remove', tool: 'delete_reminders', input }]);
});

test('what bounds "all" is never dropped', () => {
  const [wish] = understand('remove everything from my calendar for the rest of the week');

  expect(wish).toMatchObject({
    tool: 'delete_reminders',
    input: { when: expect.stringContaining('the rest of the week') },
  });
  expect(wish?.input).not.toHaveProperty('all');
  expect(understand('delete all my alarms')[0]?.input).not.toHaveProperty('all');
});

test.each([
  ['move the dentist to friday', { item: 'dentist', when: 'friday' }],
  ['push the bank call back to 6pm', { item: 'bank call', when: '6pm' }],
  ['reschedule dentist to next monday at 10', { item: 'dentist', when: 'next monday at 10' }],
  ['change my alarm from 6 to 7', { item: 'alarm', when: '7' }],
  ['postpone the dentist by an hour', { item: 'dentist', when: 'an hour later' }],
  ['rename the dentist reminder to doctor', { item: 'dentist', title: 'Doctor' }],
  [
    'cancel my meeting on tuesday and reschedule it for thursday at 2',
    { item: 'meeting', when: 'thursday at 2' },
  ],
])('%s: is moved', (text, input) => {
  expect(understand(text)).toEqual([{ intent: 'calendar_set', tool: 'update_reminder', input }]);
});

test('a reminder just named can be moved, cancelled and taken up again', () => {
  const talk = { lastReply: 'Reminder set: “Call mom”, Friday 5 PM.' };

  expect(understand('make it 6pm', talk)[0]).toMatchObject({
    tool: 'update_reminder',
    input: { item: 'Call mom', when: '6pm' },
  });
  expect(understand('cancel it', talk)[0]).toMatchObject({
    tool: 'delete_reminders',
    input: { items: ['Call mom'] },
  });
  expect(understand('remind me about it tomorrow at 9', talk)[0]).toMatchObject(
    set('Call mom', 'tomorrow at 9'),
  );
});

test.each(['remind me', 'set a reminder', 'call mom', 'i had a meeting yesterday'])(
  '%s: nothing is run',
  (text) => {
    expect(understand(text)[0]).toMatchObject({ tool: null, reply: expect.any(String) });
  },
);

test.each([
  ['what time is it', {}],
  ['what time is it in tokyo', { place: 'tokyo' }],
  ["what's the time in New York right now?", { place: 'New York' }],
  ['what day is it tomorrow', { when: 'tomorrow' }],
  ['what date is next friday', { when: 'next friday' }],
  ['what day of the week is july 4', { when: 'july 4' }],
  ['how many days until christmas', { when: 'christmas' }],
])('%s: is a question about dates', (text, input) => {
  expect(understand(text)).toEqual([{ intent: 'datetime_query', tool: 'answer_date', input }]);
});
