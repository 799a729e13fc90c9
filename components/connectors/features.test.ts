import { expect, test } from 'vitest';
import { features } from '@/components/connectors/features';
import { understand } from '@/lib/assistant/understand/understand';

const acts = ['show', 'show', 'free', 'find_slot', 'create', 'move', 'cancel', 'create'];

test('what the screen says can be said is understood, without any model', () => {
  const understood = features.map(({ say }) =>
    understand(say, { calendar: true }).map(({ tool, input }) => [tool, input.act]),
  );
  expect(understood).toEqual(acts.map((act) => [['use_calendar', act]]));
});
