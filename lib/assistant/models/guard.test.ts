import { expect, test } from 'vitest';
import { claimsAction } from '@/lib/assistant/models/guard';

test.each([
  "I've added milk to your list.",
  'Added milk.',
  'Okay, saved!',
  'Your reminder has been set for tomorrow.',
  "I'll remind you tomorrow at 5.",
  'Done!',
  'Got it.',
  'Your reminder is set ✅',
  'I just deleted the eggs.',
  'Sure, noted.',
  'You will be reminded at five.',
  'Ich habe das eingetragen.',
  'Milk has been added to your list.',
  'All saved!',
  'Your list is cleared.',
])('“%s” claims a change', (text) => {
  expect(claimsAction(text)).toBe(true);
});

test.each([
  'What should I add to your list?',
  'I cannot set alarms on your phone.',
  'Nothing was saved: which day do you mean?',
  'Paris is the capital of France.',
  'You have three todos.',
  'Would you like me to remind you?',
  'The tower was completed in 1889.',
  'The letter was sent by post in those days.',
])('“%s” claims no change', (text) => {
  expect(claimsAction(text)).toBe(false);
});
