import { expect, test } from 'vitest';
import { env } from '@/lib/env';
import { clientAddress, originSeen } from '@/lib/http/address';

test.each([
  ['127.0.0.1', '127.0.0.1'],
  ['6.6.6.6, 203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:1:2::6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['', 'unknown'],
])('%s counts as %s', (forwarded, address) => {
  expect(clientAddress(new Headers({ 'x-forwarded-for': forwarded }))).toBe(address);
});

test('without a forwarding header the address is unknown', () => {
  expect(clientAddress(new Headers())).toBe('unknown');
});

test.each([
  ['http://localhost:3000', '127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ['http://127.0.0.1:3000', 'localhost:3000', 'http://localhost:3000'],
  ['http://localhost:3000', 'elsewhere.example', 'http://localhost:3000'],
  ['https://sidekick.example', 'localhost', 'https://sidekick.example'],
  ['https://sidekick.example', 'elsewhere.example', 'https://sidekick.example'],
])('at %s, asked as %s, a browser sees %s', (appUrl, host, seen) => {
  expect(originSeen(new Headers({ host }), { ...env(), appUrl })).toBe(seen);
});
