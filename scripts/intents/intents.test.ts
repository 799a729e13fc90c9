import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { classify } from '@/lib/assistant/understand/classify';
import { actWeightsFile, storedActWeights } from './acts';
import { contentWeightsFile, storedContentWeights } from './content';
import { storedWeights, weightsFile } from './model';
import { expandTemplates } from './templates';

test('training again gives the stored weights to the byte, and together they stay below 1 MB', () => {
  const trained = [storedWeights(), storedActWeights(), storedContentWeights()];
  const stored = [weightsFile, actWeightsFile, contentWeightsFile].map((file) => readFileSync(file, 'utf8'));
  expect(stored.map((text, place) => text === trained[place])).toEqual([true, true, true]);
  expect(stored.join('').length).toBeLessThan(1_000_000);
}, 1_200_000);

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
