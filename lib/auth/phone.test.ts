import { expect, test } from 'vitest';
import { normalisePhone } from '@/lib/auth/phone';

test.each([
  ['+1 (555) 010-0001', undefined, '+15550100001'],
  ['212 555 0100', undefined, '+12125550100'],
  ['0170 1234567', 'DE', '+491701234567'],
  ['0170 1234567', 'de', '+491701234567'],
  ['+44 20 7946 0018', 'DE', '+442079460018'],
  ['212 555 0100', '419', '+12125550100'],
])('%s in %s is %s', (typed, country, e164) => {
  expect(normalisePhone(typed, country)).toBe(e164);
});

test.each(['abc', '12345', '+', '+999 1', '00000000000000000000000'])(
  '%s is refused with advice',
  (typed) => {
    expect(() => normalisePhone(typed)).toThrow(
      'That does not look like a phone number. Include the country code, like +15551234567.',
    );
  },
);
