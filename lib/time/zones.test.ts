import { expect, test } from 'vitest';
import { allTimeZones, commonTimeZones, isTimeZone } from './zones';

test('the thirteen choices stand first, and no zone stands in the list twice', () => {
  const zones = allTimeZones();
  expect(zones.slice(0, 13)).toEqual([...commonTimeZones]);
  expect(new Set(zones).size).toBe(zones.length);
  expect(zones).not.toContain('Asia/Calcutta');
  expect(zones.length).toBeGreaterThan(300);
});

test('every zone offered is one that can be saved', () => {
  expect(allTimeZones().filter((zone) => !isTimeZone(zone))).toEqual([]);
});

test.each(['UTC', 'Asia/Kathmandu', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5'])(
  '%s is a zone',
  (zone) => {
    expect(isTimeZone(zone)).toBe(true);
  },
);

test.each(['', '+01:00', '-05:30', 'Europe/Nowhere', 'UTC+1', ' UTC', 'x'.repeat(500)])(
  '"%s" is none',
  (zone) => {
    expect(isTimeZone(zone)).toBe(false);
  },
);
