import { expect, test } from 'vitest';
import { features } from '@/components/connectors/features';
import { understand } from '@/lib/assistant/understand/understand';

const acts = ['show', 'show', 'free', 'find_slot', 'create', 'move', 'cancel', 'create'];

test('the offline assistant understands every example on the screen', () => {
  const now = new Date('2027-03-10T15:00:00Z');
  const world = { now, zone: 'Europe/Berlin', things: [], mentions: [], hasCalendar: true, firstName: null };
  const understood = features.map(({ example }) =>
    understand(example, world).calls.map(({ tool, input }) => [tool, input.act]),
  );
  expect(understood).toEqual(acts.map((act) => [['use_calendar', act]]));
});
