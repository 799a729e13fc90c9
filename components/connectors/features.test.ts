import { expect, test } from 'vitest';
import { features } from '@/components/connectors/features';
import { understand } from '@/lib/assistant/understand/understand';

const acts = ['show', 'show', 'free', 'find_slot', 'create', 'move', 'cancel', 'create'];

const world = {
  now: new Date('2027-03-10T15:00:00Z'),
  zone: 'UTC',
  things: [],
  mentions: [],
  hasCalendar: true,
  firstName: null,
};

test('the offline assistant understands every example on the screen', () => {
  const understood = features.map(({ example }) => understand(example, world).calls);
  expect(understood.map((calls) => calls.map(({ tool }) => tool))).toEqual(
    acts.map((act) => [act === 'show' ? 'agenda' : 'use_calendar']),
  );
});
