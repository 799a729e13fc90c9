import { expect, test } from 'vitest';
import { mac, open, sameText, seal } from '@/lib/crypto';

const place = { table: 'config', column: 'value', row: 'openaiApiKey' };

test('what was sealed opens in its place', () => {
  for (const plain of ['sk-secret', '', 'Zoë 👋', 'x'.repeat(100_000)]) {
    expect(open(seal(plain, place), place)).toBe(plain);
  }
});

test('the same text never looks the same twice, and never shows', () => {
  expect(seal('sk-secret', place)).not.toBe(seal('sk-secret', place));
  expect(seal('sk-secret', place)).not.toContain('sk-secret');
});

test.each([
  ['table', { ...place, table: 'users' }],
  ['column', { ...place, column: 'key' }],
  ['row', { ...place, row: 'another' }],
])('a value moved to another %s does not open', (_, elsewhere) => {
  const sealed = seal('sk-secret', place);
  expect(() => open(sealed, elsewhere)).toThrow();
});

test('a changed byte, a cut tag and a foreign key do not open', () => {
  const [version, key, nonce, tag = '', body = ''] = seal('sk-secret', place).split('.');
  const flipped = `${body.startsWith('A') ? 'B' : 'A'}${body.slice(1)}`;
  expect(() => open([version, key, nonce, tag, flipped].join('.'), place)).toThrow();
  expect(() => open([version, key, nonce, tag.slice(0, 6), body].join('.'), place)).toThrow();
  expect(() => open([version, 'k9', nonce, tag, body].join('.'), place)).toThrow('live key');
  expect(() => open('not sealed at all', place)).toThrow('live key');
});

test('a proof for one purpose is none for another', () => {
  expect(mac('device', 'value')).toBe(mac('device', 'value'));
  expect(mac('device', 'value')).not.toBe(mac('callback', 'value'));
});

test('texts are compared whole', () => {
  expect(sameText('abc', 'abc')).toBe(true);
  expect(sameText('abc', 'abcd')).toBe(false);
  expect(sameText('', 'a')).toBe(false);
});
