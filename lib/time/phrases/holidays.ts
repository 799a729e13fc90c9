import { Temporal } from 'temporal-polyfill';

type Day = Temporal.PlainDate;
type Rule =
  | { month: number; day: number }
  | { month: number; weekday: number; nth: number; plus?: number }
  | { easter: number }
  | { calendar: string; month: string; day: number }
  // A name to be recognised whose day hangs on a sky we do not compute.
  | { moon: true };

const rules: Record<string, Rule> = {};

function name(rule: Rule, ...names: string[]) {
  for (const each of names) rules[each] = rule;
}

name({ month: 1, day: 1 }, 'new years day', 'new year day', 'new years', 'new year');
name({ month: 1, day: 6 }, 'epiphany', 'three kings day');
name({ month: 1, day: 26 }, 'australia day');
name({ month: 2, day: 2 }, 'groundhog day', 'candlemas');
name(
  { month: 2, day: 14 },
  'valentines day',
  'valentine day',
  'valentines',
  'valentine',
  'st valentines day',
);
name({ month: 3, day: 8 }, 'womens day', 'international womens day');
name({ month: 3, day: 14 }, 'pi day');
name(
  { month: 3, day: 17 },
  'st patricks day',
  'st patrick day',
  'st patricks',
  'st patrick',
  'st paddys day',
);
name({ month: 4, day: 1 }, 'april fools day', 'april fools', 'april fool day');
name({ month: 4, day: 22 }, 'earth day');
name({ month: 4, day: 25 }, 'anzac day');
name({ month: 5, day: 1 }, 'may day', 'workers day', 'international workers day', 'international labour day');
name({ month: 5, day: 5 }, 'cinco de mayo');
name({ month: 6, day: 14 }, 'flag day');
name({ month: 6, day: 19 }, 'juneteenth');
name({ month: 7, day: 1 }, 'canada day');
name({ month: 7, day: 4 }, 'independence day', 'us independence day');
name({ month: 7, day: 14 }, 'bastille day');
name({ month: 10, day: 31 }, 'halloween', 'halloween day', 'all hallows eve');
name({ month: 11, day: 1 }, 'all saints day');
name({ month: 11, day: 2 }, 'all souls day');
name({ month: 11, day: 5 }, 'guy fawkes night', 'guy fawkes day', 'bonfire night');
name({ month: 11, day: 11 }, 'veterans day', 'veteran day', 'remembrance day', 'armistice day');
name({ month: 12, day: 6 }, 'st nicholas day');
name({ month: 12, day: 24 }, 'christmas eve', 'xmas eve');
name({ month: 12, day: 25 }, 'christmas', 'christmas day', 'xmas', 'xmas day');
name({ month: 12, day: 26 }, 'boxing day', 'kwanzaa');
name({ month: 12, day: 31 }, 'new years eve', 'new year eve', 'nye');
name({ month: 1, weekday: 1, nth: 3 }, 'mlk day', 'martin luther king day', 'martin luther king jr day');
name({ month: 2, weekday: 1, nth: 3 }, 'presidents day', 'president day', 'washingtons birthday');
name({ month: 5, weekday: 7, nth: 2 }, 'mothers day', 'mother day');
name({ month: 5, weekday: 1, nth: -1 }, 'memorial day');
name({ month: 6, weekday: 7, nth: 3 }, 'fathers day', 'father day');
name({ month: 9, weekday: 1, nth: 1 }, 'labor day', 'labour day');
name({ month: 10, weekday: 1, nth: 2 }, 'columbus day', 'indigenous peoples day');
name({ month: 11, weekday: 1, nth: 1, plus: 1 }, 'election day');
name({ month: 11, weekday: 4, nth: 4 }, 'thanksgiving', 'thanksgiving day');
name({ month: 11, weekday: 4, nth: 4, plus: 1 }, 'black friday');
name({ month: 11, weekday: 4, nth: 4, plus: 4 }, 'cyber monday');
name({ month: 11, weekday: 4, nth: 4, plus: 5 }, 'giving tuesday');
name({ easter: -47 }, 'mardi gras', 'fat tuesday', 'shrove tuesday', 'pancake day');
name({ easter: -46 }, 'ash wednesday');
name({ easter: -7 }, 'palm sunday');
name({ easter: -3 }, 'maundy thursday');
name({ easter: -2 }, 'good friday');
name({ easter: 0 }, 'easter', 'easter sunday', 'easter day');
name({ easter: 1 }, 'easter monday');
name({ easter: 39 }, 'ascension day');
name({ easter: 49 }, 'pentecost', 'whit sunday');
name({ easter: 50 }, 'whit monday');
name({ moon: true }, 'chinese new year', 'lunar new year', 'diwali', 'holi', 'vesak');
name({ calendar: 'hebrew', month: 'Nisan', day: 15 }, 'passover', 'pesach');
name({ calendar: 'hebrew', month: 'Tishri', day: 1 }, 'rosh hashanah');
name({ calendar: 'hebrew', month: 'Tishri', day: 10 }, 'yom kippur');
name({ calendar: 'hebrew', month: 'Kislev', day: 25 }, 'hanukkah', 'chanukah');
name({ calendar: 'islamic-umalqura', month: '9', day: 1 }, 'ramadan');
name({ calendar: 'islamic-umalqura', month: '10', day: 1 }, 'eid al fitr', 'eid ul fitr');
name({ calendar: 'islamic-umalqura', month: '12', day: 10 }, 'eid al adha', 'eid ul adha');

/** The most words a holiday's name has. */
export const longestName = 5;

/** Whether these words, lower-cased and without apostrophes, name a holiday that can be computed. */
export function isHoliday(words: string): boolean {
  return Object.hasOwn(rules, words);
}

/** The day of that holiday in a year of the common calendar, or null where it has none in it. */
export function holidayIn(words: string, year: number): Day | null {
  const rule = rules[words];
  if (!rule || 'moon' in rule) return null;
  if ('easter' in rule) return easter(year).add({ days: rule.easter });
  if ('calendar' in rule) return lunar(rule.calendar, rule.month, rule.day, year);
  if ('weekday' in rule)
    return nthWeekday(year, rule.month, rule.weekday, rule.nth)?.add({ days: rule.plus ?? 0 }) ?? null;
  return Temporal.PlainDate.from({ year, ...rule });
}

/** The yearly rule (RFC 5545 parts) of a holiday that one can write so: fixed days and nth weekdays. */
export function holidayRule(words: string): string | null {
  const rule = rules[words];
  if (!rule || 'moon' in rule || 'easter' in rule || 'calendar' in rule) return null;
  if (!('weekday' in rule)) return `BYMONTH=${rule.month};BYMONTHDAY=${rule.day}`;
  const code = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'][rule.weekday - 1];
  return rule.plus ? null : `BYMONTH=${rule.month};BYDAY=${rule.nth}${code}`;
}

/** The nth (last when -1) `weekday` of a month; null where it has no fifth. */
export function nthWeekday(year: number, month: number, weekday: number, nth: number): Day | null {
  const first = Temporal.PlainDate.from({ year, month, day: 1 });
  const last = first.with({ day: first.daysInMonth });
  const day =
    nth > 0
      ? first.add({ days: ((weekday - first.dayOfWeek + 7) % 7) + 7 * (nth - 1) })
      : last.subtract({ days: ((last.dayOfWeek - weekday + 7) % 7) + 7 * (-nth - 1) });
  return day.month === month ? day : null;
}

// The anonymous Gregorian computus.
function easter(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const days = h + l - 7 * m + 114;
  return Temporal.PlainDate.from({ year, month: Math.floor(days / 31), day: (days % 31) + 1 });
}

// Asks Intl's calendars for each day of the year until one is the day sought: they hold the tables, we do not.
function lunar(calendar: string, month: string, day: number, year: number): Day | null {
  const form = new Intl.DateTimeFormat(`en-u-ca-${calendar}`, {
    day: 'numeric',
    month: calendar === 'hebrew' ? 'long' : 'numeric',
    timeZone: 'UTC',
  });
  for (let at = Date.UTC(year, 0, 1); new Date(at).getUTCFullYear() === year; at += 86_400_000) {
    const parts = form.formatToParts(at);
    const same = (type: string, value: string) =>
      parts.some((part) => part.type === type && part.value === value);
    if (same('month', month) && same('day', String(day)))
      return Temporal.PlainDate.from(new Date(at).toISOString().slice(0, 10));
  }
  return null;
}
