import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { paper } from '@/app/paper';

test("the browser's theme color is the paper color of the design tokens", () => {
  const tokens = readFileSync('tailwind.config.ts', 'utf8').matchAll(/'--background': '(#[\da-f]{6})'/g);
  expect([...tokens].map(([, color]) => color)).toEqual([paper.light, paper.dark]);
});
