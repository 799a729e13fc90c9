import { expect, test } from 'vitest';
import type { Action, UserScript } from '@/testing/simulation/actions';
import { expectedOf } from '@/testing/simulation/expected';
import { afterQuietHours, leavesBy } from '@/testing/simulation/quiet-hours';

const minuteMs = 60_000;
const at = (time: string) => Date.parse(`2027-03-${time}:00Z`);
const iso = (instant: number) => new Date(instant).toISOString().slice(8, 16);
const moveTo = (zone: string, time: string): Action => ({ at: at(time), type: 'change zone', zone });

// Quiet hours: 03:00 to 12:00 UTC in New York, until 28 March 22:00 to 07:00 UTC in London, 05:00 to 14:00 UTC
// in Denver.
function personIn(zone: string, actions: Action[] = []): UserScript {
  const quietHours = { from: '22:00', to: '07:00' };
  return { name: 'P1', zone, hasPhone: true, quietHours, lastWroteAt: null, actions };
}

test('a message whose job comes only in quiet hours waits for their end, and may be late again', () => {
  const person = personIn('America/New_York');
  const leaves = (time: string, heededFrom?: number) =>
    iso(leavesBy(person, at(time), 65 * minuteMs, heededFrom));
  expect(leaves('12T01:30')).toBe('12T02:35');
  expect(leaves('12T02:50')).toBe('12T13:05');
  expect(leaves('12T04:00')).toBe('12T13:05');
  expect(leaves('12T04:00', at('12T06:00'))).toBe('12T05:05');
  expect(leaves('12T04:00', at('12T05:00'))).toBe('12T13:05');
});

test('a change of zone at the end of quiet hours, or before a late job, lets quiet hours begin again', () => {
  const leaves = (person: UserScript) => iso(leavesBy(person, at('12T02:00'), 65 * minuteMs));
  const atEnd = personIn('Europe/London', [moveTo('America/Denver', '12T07:00')]);
  expect(iso(afterQuietHours(atEnd, at('12T02:00')))).toBe('12T14:00');
  expect(leaves(atEnd)).toBe('12T15:05');
  const afterEnd = personIn('Europe/London', [moveTo('America/Denver', '12T07:20')]);
  expect(iso(afterQuietHours(afterEnd, at('12T02:00')))).toBe('12T07:00');
  expect(leaves(afterEnd)).toBe('12T15:05');
  expect(leaves(personIn('Europe/London', [moveTo('America/Denver', '12T08:10')]))).toBe('12T08:05');
});

test.each([
  { nag: '12T01:45', deletedAt: '12T02:55', isCertain: true },
  { nag: '12T02:15', deletedAt: '12T02:50', isCertain: false },
  { nag: '12T02:15', deletedAt: '12T12:30', isCertain: false },
  { nag: '12T02:15', deletedAt: '12T13:10', isCertain: true },
  { nag: '12T03:15', deletedAt: '12T13:10', isCertain: true },
])(
  'a nag at $nag must come before its reminder is deleted at $deletedAt: $isCertain',
  ({ nag, deletedAt, isCertain }) => {
    const key = '1.1';
    const reminder = { key, local: '2027-03-11T20:30', rule: null, leads: [], nag: true, hasDetails: false };
    const person = personIn('America/New_York', [
      { at: at('10T12:00'), type: 'create reminder', ...reminder },
      { at: at(deletedAt), type: 'delete reminder', key },
    ]);
    const events = { wakes: [at(nag)], answers: [], start: at('08T00:00'), end: at('20T00:00') };
    const own = expectedOf(person, events).find(
      ({ subject, instants }) => subject === 'nag 1.1' && instants[0] === at(nag),
    );
    expect(own?.isCertain).toBe(isCertain);
  },
);
