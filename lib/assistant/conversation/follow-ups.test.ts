import { expect, test } from 'vitest';
import { hold } from '@/testing/conversation';

// Questions and orders that continue the conversation. It is Wednesday, 10 March 2027, 15:00.
const vet = ['vet friday at 3pm', 'rent is due on the 19th'];

test.each([
  [[...vet, 'this week?'], /vet/, /rent/],
  [[...vet, 'next week?'], /rent/, /vet/],
  [[...vet, 'so this month'], /Friday, 12 March:\n• 15:00 vet/, null],
  [[...vet, 'friday?'], /vet/, /rent/],
  [[...vet, 'and tonight?'], /Nothing for today/, null],
  [['vet friday at 3pm', 'actually next week?'], /Shall I move “vet”/, null],
])('%j: days alone ask for what is planned', async (messages, has, hasNot) => {
  const { reply, plans } = await hold(...messages);
  expect(reply).toMatch(has);
  if (hasNot) expect(reply).not.toMatch(hasNot);
  expect(plans).toContain('vet 03-12 15:00');
});

test.each([
  [[...vet, "what's on friday", 'am i free at 3?'], /^No\.\nFriday/],
  [[...vet, 'how does friday look', 'am i free at 11?', 'and at 3?'], /^Friday/],
  [[...vet, 'what do i have on friday', 'am I free in the morning?'], /Nothing for Friday/],
  [[...vet, "what's on friday", 'am i free at 5 today?'], /Nothing for today/],
  [[...vet, "what's on today", 'am i free at 5?'], /Nothing for today/],
  [[...vet, 'am i free at 5?'], /Nothing for today/],
])('%j: an hour is on the day asked about before', async (messages, answer) => {
  expect((await hold(...messages)).reply).toMatch(answer);
});

test.each([
  ['what have i got', true],
  ['so what do we have', true],
  ['anything else for me?', true],
  ['what have i got on', false],
  ['what do i have today', false],
])('“%s” shows todos without a date: %s', async (message, areShown) => {
  const { reply } = await hold('todo: sand the door', 'vet friday at 3pm', message);
  expect(reply).toContain('vet');
  expect(reply.includes('sand the door')).toBe(areShown);
});

test.each([
  [['vet friday at 3pm', 'make it 4', 'did you change it?'], /Changed: “vet”.*16:00/],
  [['vet friday at 3pm', 'make it 4', 'ok so is that saved?'], /Changed: “vet”.*16:00/],
  [['vet friday at 3pm', 'delete the vet', 'did you delete it'], /^Deleted: “vet”/],
  [['vet friday at 3pm', 'did you cancel it?'], /^No, not deleted.*\bvet/],
  [['add figs and rice to my list', 'did you add the rice?'], /^Added: “rice”\.$/],
  [['add figs and rice to my list', 'have you put butter on the list?'], /nothing about “butter”/],
  [['vet friday at 3pm', 'blah blah', 'did you move it?'], /changed nothing.*\n.*vet/],
  [['did you change it?'], /^Nothing was changed/],
  [['vet friday at 3pm', 'did you feed the cat?'], /can’t answer/],
])('%j: a question about the last change', async (messages, answer) => {
  const { reply } = await hold(...messages);
  expect(reply).toMatch(answer);
});
