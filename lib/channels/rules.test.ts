import { expect, test } from 'vitest';
import { splitBody } from '@/lib/channels/rules';

test('a short body is one part', () => {
  expect(splitBody('hello', 1600)).toEqual(['hello']);
});

test('a long body is cut at paragraphs, in order, nothing lost', () => {
  const paragraphs = Array.from({ length: 9 }, (_, place) => `${place} ${'word '.repeat(80).trim()}`);
  const parts = splitBody(paragraphs.join('\n\n'), 1600);
  expect(parts.every((part) => part.length <= 1600)).toBe(true);
  expect(parts.join('\n\n')).toBe(paragraphs.join('\n\n'));
});

test('a text without a break is cut anywhere but inside a character', () => {
  const text = '😀'.repeat(1700);
  const parts = splitBody(text, 1600);
  expect(parts.every((part) => part.length <= 1600 && part.isWellFormed())).toBe(true);
  expect(parts.join('')).toBe(text);
});

test('a link is never split, unless it is longer than a message', () => {
  const link = (length: number) => `https://example.com/${'a'.repeat(length - 20)}`;
  for (const limit of [1600, 4096])
    for (const before of [10, limit / 3 - 50, limit - 30, limit - 1]) {
      const long = link(limit - 100);
      for (const text of [
        `${'x'.repeat(before)} ${long} and more`,
        `${'x'.repeat(before)}(${long}) and more`,
        `${'word '.repeat(before / 5)}${long} ${long}`,
      ]) {
        const parts = splitBody(text, limit);
        expect(parts.every((part) => part.length <= limit)).toBe(true);
        expect(parts.join('').match(/a{50,}/g)).toEqual(text.match(/a{50,}/g));
        expect(parts.filter((part) => part.includes('https://')).length).toBe(
          text.split('https://').length - 1,
        );
        expect(parts.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
      }
    }
  expect(splitBody(link(5000), 4096).map((part) => part.length)).toEqual([4096, 904]);
});

test('an emoji of several code points is never split', () => {
  for (const emoji of ['👨‍👩‍👧‍👦', '🇩🇪', '👍🏽', '❤️‍🔥', 'é'.normalize('NFD')])
    for (const shift of [0, 1, 2, 3, 4, 5]) {
      const text = 'x'.repeat(shift) + emoji.repeat(1000);
      const parts = splitBody(text, 1600);
      expect(parts.join('')).toBe(text);
      for (const part of parts) {
        expect(part.length).toBeLessThanOrEqual(1600);
        expect(part.replaceAll(emoji, '').replaceAll('x', '')).toBe('');
      }
    }
});

test('a character with more marks than fit into a message is split without an end', () => {
  const parts = splitBody(`a${'\u0301'.repeat(5000)}`, 1600);
  expect(parts.map((part) => part.length)).toEqual([1600, 1600, 1600, 201]);
});
