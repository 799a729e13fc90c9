import { expect, test } from 'vitest';
import { clientAddress } from '@/lib/http/address';

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
