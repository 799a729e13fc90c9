import { Temporal } from 'temporal-polyfill';

interface OffsetChange {
  /**
   * Local time at which the clocks change, counted in `fromOffset`, the offset before the change (RFC 5545,
   * 3.6.5).
   */
  local: Temporal.PlainDateTime;
  fromOffset: string;
  toOffset: string;
  isForward: boolean;
}

const yearsAhead = 6;

export function vtimezone(zone: string, since: Date): string {
  const start = Temporal.Instant.fromEpochMilliseconds(since.getTime()).toZonedDateTimeISO(zone);
  const groups = Map.groupBy(changesFrom(start), ({ fromOffset, toOffset }) => `${fromOffset} ${toOffset}`);
  const parts = groups.size > 0 ? [...groups.values()].flatMap(observance) : [fixedOffset(start)];
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...parts, 'END:VTIMEZONE'].join('\r\n');
}

function changesFrom(start: Temporal.ZonedDateTime): OffsetChange[] {
  const changes: OffsetChange[] = [];
  const end = start.add({ years: yearsAhead });
  let at = start.add({ seconds: 1 }).getTimeZoneTransition('previous') ?? start.getTimeZoneTransition('next');
  while (at && Temporal.ZonedDateTime.compare(at, end) < 0) {
    const before = at.subtract({ nanoseconds: 1 });
    const shift = at.offsetNanoseconds - before.offsetNanoseconds;
    changes.push({
      local: at.toPlainDateTime().subtract({ nanoseconds: shift }),
      fromOffset: offset(before),
      toOffset: offset(at),
      isForward: shift > 0,
    });
    at = at.getTimeZoneTransition('next');
  }
  return changes;
}

function observance(changes: OffsetChange[]): string {
  const [first, ...others] = changes;
  if (!first) return '';
  const rule = yearlyRule(changes);
  const dates = others.map(({ local }) => `RDATE:${basic(local)}`);
  return component(first.isForward ? 'DAYLIGHT' : 'STANDARD', [
    `DTSTART:${basic(first.local)}`,
    `TZOFFSETFROM:${first.fromOffset}`,
    `TZOFFSETTO:${first.toOffset}`,
    ...(rule ? [rule] : dates),
  ]);
}

function yearlyRule(changes: OffsetChange[]): string | null {
  if (changes.length < yearsAhead - 1) return null;
  const rules = changes.map(({ local }) => {
    const isLast = local.day + 7 > local.daysInMonth;
    const week = isLast ? -1 : Math.ceil(local.day / 7);
    const day = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'][local.dayOfWeek - 1];
    return {
      rule: `RRULE:FREQ=YEARLY;BYMONTH=${local.month};BYDAY=${week}${day}`,
      time: basic(local).slice(8),
    };
  });
  const [first] = rules;
  const isSame = rules.every(({ rule, time }) => rule === first?.rule && time === first.time);
  return isSame && first ? first.rule : null;
}

function fixedOffset(start: Temporal.ZonedDateTime): string {
  return component('STANDARD', [
    'DTSTART:19700101T000000',
    `TZOFFSETFROM:${offset(start)}`,
    `TZOFFSETTO:${offset(start)}`,
  ]);
}

function component(name: string, lines: string[]): string {
  return [`BEGIN:${name}`, ...lines, `END:${name}`].join('\r\n');
}

function basic(local: Temporal.PlainDateTime): string {
  return local.toString({ smallestUnit: 'second' }).replace(/[-:]/g, '');
}

function offset(at: Temporal.ZonedDateTime): string {
  return at.offset.replaceAll(':', '').slice(0, 5);
}
