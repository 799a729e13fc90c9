import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { classify } from '@/lib/assistant/understand/classify';
import { readRows } from '@/testing/corpora/read-rows';
import { type ContentRow, storedContentWeights } from './content';
import { hashTraining, trainingFile, weightFiles } from './inputs';
import { expandTemplates } from './templates';

// `.ci/run` trains again and compares the bytes: npm run train:intents -- --check.
test('the stored weights, below 1 MB together, come from the rows and the code of today; if not, run `npm run train:intents`', () => {
  expect(JSON.parse(readFileSync(trainingFile, 'utf8'))).toEqual(hashTraining());
  expect(weightFiles.map((file) => readFileSync(file, 'utf8')).join('').length).toBeLessThan(1_000_000);
});

test('training twice gives the same weights', () => {
  const rows = readRows<ContentRow>('content-en.jsonl').slice(0, 60);
  expect(storedContentWeights(rows)).toBe(storedContentWeights(rows));
  expect(storedContentWeights(rows)).not.toBe(storedContentWeights(rows.slice(1)));
});

test('templates expand to the same different texts every time', () => {
  const frames = { leadIns: ['please'], trailers: ['thanks'], imperatives: 'say' };
  const slots = { day: ['monday', 'friday'] };
  const file = { ...frames, slots, intents: { ask: ['(is|was) it {day} [again]'] } };
  const rows = expandTemplates(file, 20);
  expect(rows).toEqual(expandTemplates(file, 20));
  expect(rows.map(({ text }) => text)).toContain('was it friday again');
  expect(new Set(rows.map(({ text }) => text)).size).toBe(rows.length);
});

test.each([
  ['could you pop some oat milk onto the groceries list for me', 'lists_createoradd'],
  ['stop the half six alarm on Saturdays', 'alarm_remove'],
  ['which weekday is the ninth of october', 'datetime_query'],
  ['our orthodontist is called Dr. Varga', 'fact_set'],
  ['have I got anything on this Thursday', 'calendar_query'],
  ['how chilly will it get up in the hills tonight', 'other'],
])('%s is %s', (text, intent) => {
  const [best] = classify(text);
  expect(best?.intent).toBe(intent);
});

test('probabilities make one, and what is beyond 1,000 characters changes nothing', () => {
  const all = classify('remind me to water the ferns');
  expect(all.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1);
  expect(all).toEqual(all.toSorted((a, b) => b.probability - a.probability));
  const long = 'remind me to water the ferns. '.repeat(40);
  expect(classify(`${long}play music`)).toEqual(classify(`${long}what day is it`));
  expect(classify('')).toHaveLength(all.length);
});
