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
