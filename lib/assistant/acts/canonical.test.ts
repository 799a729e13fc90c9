import { expect, test } from 'vitest';
import { understand } from '@/lib/assistant/understand/understand';
import type { Thing, World } from '@/lib/phrases/phrase';

const things: Thing[] = [
  { kind: 'list', id: 'camping', title: 'Camping' },
  { kind: 'date', id: 'ines', title: 'Inês’s birthday', date: '2027-09-02' },
];
const world: World = {
  now: new Date('2027-03-10T15:00:00Z'),
  zone: 'Europe/Lisbon',
  things,
  mentions: [],
  hasCalendar: false,
  firstName: 'Ada',
};

test.each([
  [
    'no messages between 23:00 and 6:30 from you, please',
    'set_preferences',
    { quietFrom: '23:00', quietTo: '6:30' },
  ],
  ['you can stop with the weekly recaps', 'set_preferences', { recap: false }],
  ['i never read the morning briefing, end it', 'set_daily_summary', { active: false }],
  ['use 24h times from now on', 'set_preferences', { clock: '24h' }],
  [
    'for the diary: we finally signed the lease',
    'journal',
    { do: 'keep', feeling: 'we finally signed the lease' },
  ],
  ['have I sounded gloomy in my entries recently', 'journal', { do: 'mood' }],
  ["we're home again, so out with the camping list", 'delete_todos', { list: 'camping', wholeList: true }],
] as const)('“%s” calls %s', (message, tool, input) => {
  expect(understand(message, world).calls).toMatchObject([{ tool, input }]);
});

test.each([
  ['which zone do you think i live in', 'Europe/Lisbon'],
  ['where do i download all of my stuff', 'Export my data'],
  ['is anyone else able to read what i write', 'stored for your account alone'],
])('“%s” is answered', (message, words) => {
  const { says, calls } = understand(message, world);
  expect(calls).toEqual([]);
  expect(says.join(' ')).toContain(words);
});

test('without a word of its topic, no setting is changed or offered', () => {
  const { calls, offer } = understand('stop after 5 days', world);
  expect([...calls, ...(offer?.calls ?? [])].filter(({ tool }) => tool.startsWith('set_'))).toEqual([]);
});

test.each(['add my sister visiting to my family calendar', 'remove birthday event from my calendar'])(
  '“%s” does not ask how to connect a calendar',
  (message) => {
    expect(understand(message, world).says.join(' ')).not.toContain('Connectors');
  },
);

test('what is on a list or in a title is no setting', () => {
  const { calls } = understand('add quiet hours sign to the camping list', world);
  expect(calls).toMatchObject([{ tool: 'add_todos' }]);
});

test.each(['our cat just fell off the shelf', 'the neighbours are so loud again'])(
  '“%s” is not offered as a fact',
  (message) => {
    expect(understand(message, world)).toMatchObject({ calls: [], offer: null });
  },
);
