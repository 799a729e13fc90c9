import { expect, test } from 'vitest';
import { features } from '@/components/connectors/features';
import { understand } from '@/lib/assistant/understand/understand';

const acts = ['show', 'show', 'free', 'find_slot', 'create', 'move', 'cancel', 'create'];

test('the offline assistant understands every example on the screen', () => {
  const understood = features.map(({ example }) =>
    understand(example, { calendar: true }).map(({ tool, input }) => [tool, input.act]),
  );
  expect(understood).toEqual(acts.map((act) => [['use_calendar', act]]));
});
