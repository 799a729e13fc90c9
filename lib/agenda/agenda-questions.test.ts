import { expect, test } from 'vitest';
import { hold } from '@/testing/conversation';

// Questions about days in everyday words. It is Wednesday, 10 March.
const week = [
  'remind me to call the landlord friday at 3pm',
  'plumber comes friday 3pm',
  'yoga every wednesday at 7pm',
  'aarav dentist thursday at 10am',
  'buy stamps',
];

test.each([
  [
    'anything clashing on friday?',
    /^Yes: “(?:plumber|call the landlord)” and “(?:plumber|call the landlord)” are both at/,
    /dentist/,
  ],
  ['does the plumber clash with anything', /both at/, /dentist/],
  ['any clashes on thursday?', /nothing clashes/, /both at/],
  ['what repeats on wednesdays?', /yoga/, /plumber/],
  ['what repeats on mondays?', /Nothing repeats/, /yoga/],
  ['what all is there for aarav this week', /dentist/, /plumber/],
  ['show me everything in my own time', /time zone, UTC/, /stamps/],
])('%j', async (message, holds, lacks) => {
  const { reply } = await hold(...week, message);
  expect(reply).toMatch(holds);
  expect(reply).not.toMatch(lacks);
});

test('"anything else" names what the last answer left out', async () => {
  const { reply } = await hold(...week, "what's on thursday?", 'anything else?');
  expect(reply).toMatch(/plumber/);
  expect(reply).not.toMatch(/dentist/);
  const last = await hold('dentist friday 3pm', "what's on friday?", 'anything else?');
  expect(last.reply).toBe('No, that is all.');
});

test('two things within an hour are close together', async () => {
  const { reply } = await hold('gym friday 10am', 'yoga friday 10:30am', 'does that clash with anything?');
  expect(reply).toMatch(/^Close together/);
});
