import { expect, test } from 'vitest';
import { allPhrases } from '@/lib/assistant/phrases/all';
import { compileRows } from '@/lib/assistant/phrases/rows';
import { readingsOf } from '@/lib/assistant/understand/readings';
import { tokenize, withTimes } from '@/lib/assistant/understand/tokens';
import { understand } from '@/lib/assistant/understand/understand';
import type { Phrase, World } from '@/lib/phrases/phrase';

const world: World = {
  now: new Date('2027-03-10T15:00:00Z'),
  zone: 'UTC',
  things: [],
  mentions: [],
  hasCalendar: false,
  firstName: null,
};

const withExamples = allPhrases.filter(({ examples }) => examples.length > 0);

test.each(withExamples.map((phrase) => [phrase.examples[0], phrase] as const))(
  'the row of “%s” understands its examples and leaves its counter-examples alone',
  (_, phrase) => {
    const rows = compileRows([phrase]);
    const reads = (message: string) => {
      const { calls, says, offer, question, isUnknown } = understand(message, world, [phrase]);
      return !isUnknown && (calls.length > 0 || says.length > 0 || offer !== null || question !== null);
    };
    expect(phrase.examples.filter((message) => !reads(message))).toEqual([]);
    const readsRow = (message: string) => {
      const plain = tokenize(message);
      const request = { message, plain, tokens: withTimes(message, plain, world) };
      return readingsOf(request, rows, world).some((reading) => reading.phrase === phrase);
    };
    expect((phrase.counterExamples ?? []).filter(readsRow)).toEqual([]);
  },
);

test('a new intent is one row', () => {
  const coffee: Phrase = {
    intent: 'coffee',
    say: ['(brew|make) [me] [a] [cup of] coffee [for {count:number} people]'],
    calls: ({ text, when }) => ({ tool: 'brew', input: { cups: text('count') || '1', when } }),
    examples: ['make me a cup of coffee'],
  };
  const { calls } = understand('hey, could you brew coffee for 3 people tomorrow at 7 please?', world, [
    coffee,
  ]);
  expect(calls).toEqual([{ tool: 'brew', input: { cups: '3', when: 'tomorrow at 7' } }]);
});
