import { expect, test } from 'vitest';
import { hold } from '@/testing/conversation';

test.each([
  ['meeting with Farid on monday, no friday, yes friday at 11', 'meeting with Farid 03-12 11:00'],
  ['lunch with Ana monday, wait friday, yeah friday at 1pm', 'lunch with Ana 03-12 13:00'],
  ['dentist on monday, sorry friday, yes definitely friday at 9', 'dentist 03-12 09:00'],
  ['remind me to say yes to Tom tomorrow at 9', 'say yes to Tom 03-11 09:00'],
  ['turn right tomorrow', 'turn right 03-11'],
])('“%s” keeps no word of the correction in its title', async (message, plan) => {
  expect((await hold(message)).plans).toEqual([plan]);
});

test.each([
  [
    'tomorrow at 17:00 quote with the doctor',
    'sorry, appointment 😅 my english',
    'appointment with the doctor',
  ],
  ['lunch with Ana tomorrow at 17:00', 'sorry, dinner', 'dinner with Ana'],
  ['lunch with Ana tomorrow at 17:00', 'Anna, sorry', 'lunch with Anna'],
  ['remind me to call Jhon tomorrow at 17:00', 'I mean John', 'call John'],
  ['remind me to call the bank tomorrow at 17:00', 'sorry, email', 'email the bank'],
  ['remind me to pay rent tomorrow at 17:00', 'oops mortgage', 'pay mortgage'],
  ['dentist tomorrow at 17:00', 'sorry', 'dentist'],
  ['dentist tomorrow at 17:00', 'sorry, thanks', 'dentist'],
  ['dentist tomorrow at 17:00', "sorry i'm tired", 'dentist'],
])('after “%s”, “%s” leaves “%s”', async (message, sorry, title) => {
  expect((await hold(message, sorry)).plans).toEqual([`${title} 03-11 17:00`]);
});

test.each(['that one can ring its important', 'let that one through', 'ignore quiet hours for this one'])(
  'after a reminder in quiet hours, “%s” is answered and changes nothing',
  async (message) => {
    const said = ['quiet hours from 22 to 6', 'remind me BP tablet 10.15 pm daily'];
    const { reply, plans } = await hold(...said, message);
    expect(reply).toContain('BP tablet');
    expect(reply).toContain('quiet hours');
    expect(plans).toEqual((await hold(...said)).plans);
  },
);
