import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// A pattern like /[.!]+$/ starts again at each character of a run, so 20,000 periods cost 200 million steps.
// A lookbehind prevents that: /(?<![.!])[.!]+$/.
const retriedRun =
  /(?<!\(\?<!\[(?:\\.|[^\]\\])*\]\))\[(?:\\.|[^\]\\^]|(?<!\[)\^)(?:\\.|[^\]\\])*\][+*]\$(?=\/|\|)/;

test('no pattern starts again at each character of a run before the end', () => {
  const lines = globSync('{app,components,lib}/**/*.{ts,tsx}')
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .map((line, index) => ({ place: `${file}:${index + 1}`, line })),
    );
  expect(lines.filter(({ line }) => /replace(?:All)?\(/.test(line) && retriedRun.test(line))).toEqual([]);
  expect(retriedRun.test("text.replace(/[.!]+$/, '')")).toBe(true);
  expect(retriedRun.test("text.replace(/(?<![.!])[.!]+$/, '')")).toBe(false);
});
