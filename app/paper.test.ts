import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { paper } from '@/app/paper';

test("the browser's own frame has the paper of the tokens", () => {
  const tokens = readFileSync('tailwind.config.ts', 'utf8').matchAll(/'--paper': '(#[\da-f]{6})'/g);
  expect([...tokens].map(([, colour]) => colour)).toEqual([paper.light, paper.dark]);
});
