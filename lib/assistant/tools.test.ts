import { expect, test } from 'vitest';
import { offeredTools, toolNames } from '@/lib/assistant/tools';

test('a language model gets at most 24 tools, and no name twice', () => {
  expect(offeredTools.length).toBeLessThanOrEqual(24);
  expect(new Set(toolNames).size).toBe(toolNames.length);
});
