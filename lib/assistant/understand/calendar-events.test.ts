import { expect, test } from 'vitest';
import { understand } from './understand';

/** What somebody with a connected calendar is understood to want of it. */
const asked = (text: string) =>
  understand(text, { calendar: true }).map(({ tool, input }) => ({ tool, ...input }));

test.each([
  ['what’s on my calendar tomorrow?', { act: 'show', when: 'tomorrow' }],
  ['do I have any meetings today', { act: 'show', when: 'today' }],
  ['am i busy on friday afternoon', { act: 'free', when: 'on friday afternoon' }],
  ['do i have time tomorrow at 5', { act: 'free', when: 'tomorrow at 5' }],
  ['find a slot of 45 minutes next week', { act: 'find_slot', when: 'next week', length: '45 minutes' }],
  ['find a free hour tomorrow', { act: 'find_slot', when: 'tomorrow', length: 'an hour' }],
  [
    'when can we meet for an hour and a half on friday',
    { act: 'find_slot', when: 'on friday', length: 'an hour and a half' },
  ],
  ['is there a free slot on thursday afternoon', { act: 'find_slot', when: 'on thursday afternoon' }],
  [
    'schedule a meeting with Anna on friday at 3',
    { act: 'create', item: 'Meeting with Anna', when: 'on friday at 3' },
  ],
  [
    'book lunch with Tom tomorrow from 12 to 1',
    { act: 'create', item: 'Lunch with Tom', when: 'tomorrow from 12 to 1' },
  ],
  [
    'block 2 hours tomorrow at 9 for writing',
    { act: 'create', item: 'Writing', when: 'tomorrow at 9', length: '2 hours' },
  ],
  [
    'move my meeting with Anna to friday at 4',
    { act: 'move', item: 'meeting with Anna', when: 'friday at 4' },
  ],
  ['reschedule my 3pm meeting to thursday at 2', { act: 'move', item: '3pm meeting', when: 'thursday at 2' }],
  ['push the standup by an hour', { act: 'move', item: 'standup', when: 'an hour later' }],
  ['cancel Review on thursday', { act: 'cancel', item: 'review', when: 'on thursday' }],
  ['cancel everything on friday', { act: 'cancel', when: 'on friday' }],
  ['cancel my 3pm meeting tomorrow', { act: 'cancel', item: 'meeting', when: '3pm tomorrow' }],
  ['delete the event offsite', { act: 'cancel', item: 'offsite' }],
  ['clear my calendar for friday', { act: 'cancel', when: 'for friday' }],
])('%s', (text, input) => {
  expect(asked(text)).toEqual([{ tool: 'use_calendar', ...input }]);
});

test('people to invite are taken by their addresses, and the event keeps their names', () => {
  expect(asked('schedule a call with bob@example.com tomorrow at 2pm for 30 minutes')).toEqual([
    {
      ...{ tool: 'use_calendar', act: 'create', item: 'Call with bob', when: 'tomorrow at 2pm' },
      ...{ length: '30 minutes', people: ['bob@example.com'] },
    },
  ]);
  expect(asked('invite bob@example.com and kim@example.com to a review tomorrow at 3')).toEqual([
    {
      ...{ tool: 'use_calendar', act: 'create', item: 'Review', when: 'tomorrow at 3' },
      people: ['bob@example.com', 'kim@example.com'],
    },
  ]);
});

test.each([
  ['remind me of the meeting tomorrow at 2', 'set_reminder'],
  ['set an alarm for 7', 'set_reminder'],
  ['schedule a meeting every monday at 9', 'set_reminder'],
  ['i need to call mom tomorrow at 5', 'add_todos'],
  ['cancel my 5pm reminder', 'delete_reminders'],
  ['add milk to my list', 'add_todos'],
])('%s stays what it is without a calendar', (text, tool) => {
  expect(asked(text)).toEqual(understand(text).map((wish) => ({ tool: wish.tool, ...wish.input })));
  expect(asked(text)[0]?.tool).toBe(tool);
});

test('without a calendar an appointment is a reminder, and a question is about reminders', () => {
  expect(understand('schedule a meeting with Anna on friday at 3')[0]?.tool).toBe('set_reminder');
  expect(understand("what's on my calendar tomorrow")[0]?.tool).toBe('list_reminders');
  expect(understand('find a slot of 45 minutes next week')[0]?.tool).toBe('use_calendar');
});
