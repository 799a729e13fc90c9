import { expect, test } from 'vitest';
import { logUnexpected } from '@/lib/log';
import { takeConsoleErrors } from '@/testing/strict';

test('an error that is provoked a thousand times does not fill the log', () => {
  for (let times = 0; times < 1000; times += 1) logUnexpected(new TypeError('the same'));
  expect(takeConsoleErrors()).toHaveLength(10);
  logUnexpected(new RangeError('another'));
  expect(takeConsoleErrors()).toHaveLength(1);
});
