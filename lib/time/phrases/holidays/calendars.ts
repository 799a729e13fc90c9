import { Temporal } from 'temporal-polyfill';
import { daysSinceEpoch, elongation, siderealMoon, siderealSun, sunLongitude } from './astronomy';

type Day = Temporal.PlainDate;

const dayMs = 86_400_000;
const synodicMonth = 29.530589;
// Hindu festivals follow Indian Standard Time.
const indiaMs = 5.5 * 3_600_000;

/** Returns the Western Easter Sunday. The formula is known as the anonymous Gregorian algorithm. */
export function easter(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const days = h + l - 7 * m + 114;
  return Temporal.PlainDate.from({ year, month: Math.floor(days / 31), day: (days % 31) + 1 });
}

/** Returns the Orthodox Easter Sunday as a Gregorian date. The formula is Meeus's Julian algorithm. */
export function orthodoxEaster(year: number): Day {
  const d = (19 * (year % 19) + 15) % 30;
  const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7;
  const days = d + e + 114;
  const behind = Math.floor(year / 100) - Math.floor(year / 400) - 2;
  return Temporal.PlainDate.from({ year, month: Math.floor(days / 31), day: (days % 31) + 1 }).add({
    days: behind,
  });
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(calendar: string): Intl.DateTimeFormat {
  const cached = formats.get(calendar);
  if (cached) return cached;
  const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}`, {
    day: 'numeric',
    month: calendar === 'hebrew' ? 'long' : 'numeric',
    timeZone: 'UTC',
  });
  formats.set(calendar, format);
  return format;
}

export function calendarDay(calendar: string, month: string, day: number, year: number): Day | null {
  const format = formatOf(calendar);
  for (let at = Date.UTC(year, 0, 1); new Date(at).getUTCFullYear() === year; ) {
    const parts = format.formatToParts(at);
    const here = Number(parts.find(({ type }) => type === 'day')?.value);
    const name = parts.find(({ type }) => type === 'month')?.value ?? '';
    // In Hebrew leap years the feasts of Adar fall in its second month.
    const isMonth = name === month || name === `${month} II`;
    if (isMonth && here === day) return dayOf(at);
    // Each month has at least 29 days, so the jump never skips the first of a month.
    const jump = isMonth && here < day ? day - here : 30 - here;
    at += Math.max(1, jump) * dayMs;
  }
  return null;
}

/**
 * Returns the first day of `year` on which, at `hour` in India, the sun's sidereal longitude has passed `degrees`
 * (0 is the beginning of Aries).
 */
export function solarDay(degrees: number, hour: number, year: number): Day | null {
  const first = Date.UTC(year, 0, 1) - indiaMs + hour * 3_600_000;
  for (let n = 0; n < 366; ) {
    const ahead = wrap(degrees - siderealSun(daysSinceEpoch(first + n * dayMs)) - 180) + 180;
    // The sun moves at most 1.02 degrees a day.
    if (ahead > 1.1) n += Math.max(1, Math.floor(ahead / 1.02) - 1);
    else if (ahead > 0 && wrap(degrees - siderealSun(daysSinceEpoch(first + (n + 1) * dayMs))) <= 0)
      return nthDay(year, n + 1);
    else n += 1;
  }
  return null;
}

/**
 * Returns the day of `year` on which, at `hour` in India, it is the lunar day `tithi` of a Hindu month.
 * `month` 1 is Chaitra. `tithi` is 1 to 30, counted from the new moon.
 */
export function tithiDay(month: number, tithi: number, hour: number, year: number): Day | null {
  const first = Date.UTC(year, 0, 1) - indiaMs + hour * 3_600_000;
  const tithiOn = (n: number) => Math.floor(elongation(daysSinceEpoch(first + n * dayMs)) / 12) + 1;
  for (let n = 0; n < 366; ) {
    const left = (tithi - tithiOn(n) + 30) % 30;
    // The moon passes at most 1.21 tithis a day.
    if (left > 4) {
      n += Math.floor(left / 1.21) - 1;
      continue;
    }
    // A tithi can begin and end between the checks of two days. The festival is then on the first of them.
    const isHere =
      left === 0
        ? (tithi - tithiOn(n - 1) + 30) % 30 > 0
        : left === 1 && (tithiOn(n + 1) - tithi + 30) % 30 === 1;
    if (isHere && monthAt(first + n * dayMs, tithi) === month) return nthDay(year, n);
    n += 1;
  }
  return null;
}

/**
 * Returns the day of `year` with the sun in `sign` and the moon in `nakshatra`. `sign` is 0 to 11.
 * `nakshatra` is 0 to 26, for 27 equal parts of the moon's path.
 */
export function nakshatraDay(sign: number, nakshatra: number, year: number): Day | null {
  const start = solarDay(sign * 30, 6, year);
  // The sun is in a sign for 31 days, so a nakshatra can come twice. The festival is on the second.
  for (let n = 30; start && n >= 0; n--) {
    const day = start.add({ days: n });
    const days = daysSinceEpoch(Date.parse(`${day}T06:00:00Z`) - indiaMs);
    if (Math.floor((siderealMoon(days) / 360) * 27) === nakshatra) return day;
  }
  return null;
}

/**
 * Returns the date of a day in the Chinese calendar. A leap month has the same number as the month before it,
 * but `month` never means the leap month.
 */
export function chineseDay(month: number, day: number, year: number): Day | null {
  // The eleventh month contains the winter solstice. The other months are counted from it.
  const begin = eleventhMonth(year - 1);
  const count = Math.round((eleventhMonth(year) - begin) / synodicMonth);
  let number = 11;
  let hasLeap = count === 12;
  for (let at = begin, n = 0; n < count; n++) {
    const next = newMoonNear(at + synodicMonth);
    if (number === month + 12) {
      const start = Math.floor(chinaDay(at));
      return Temporal.PlainDate.from('2000-01-01').add({ days: start + day - 1 });
    }
    at = next;
    const following = newMoonNear(next + synodicMonth);
    // A month in which no solar term begins is a leap month. It has the same number as the month
    // before.
    const isLeap = !hasLeap && termAt(next) === termAt(following);
    if (isLeap) hasLeap = true;
    else number += 1;
  }
  return null;
}

function eleventhMonth(year: number): number {
  let solstice = daysSinceEpoch(Date.UTC(year, 11, 21, 12));
  for (let n = 0; n < 3; n++) solstice -= wrap(sunLongitude(solstice) - 270) / 0.9856;
  const near = newMoonNear(solstice);
  return Math.floor(chinaDay(near)) > Math.floor(chinaDay(solstice))
    ? newMoonNear(near - synodicMonth)
    : near;
}

// Converts days since noon in UTC to days since midnight in China.
function chinaDay(days: number): number {
  return days + 0.5 + 8 / 24;
}

function termAt(newMoon: number): number {
  return Math.floor(sunLongitude(Math.floor(chinaDay(newMoon)) - 0.5 - 8 / 24) / 30);
}

function monthAt(utcMs: number, tithi: number): number | null {
  const days = daysSinceEpoch(utcMs);
  const begin = newMoonNear(days - ((tithi - 0.5) / 30) * synodicMonth);
  const sign = signAt(begin);
  return sign === signAt(newMoonNear(begin + synodicMonth)) ? null : ((sign + 1) % 12) + 1;
}

function signAt(days: number): number {
  return Math.floor(siderealSun(days) / 30);
}

function newMoonNear(days: number): number {
  let at = days;
  for (let n = 0; n < 4; n++) at -= (wrap(elongation(at)) / 360) * synodicMonth;
  return at;
}

function wrap(degrees: number): number {
  return ((((degrees + 180) % 360) + 360) % 360) - 180;
}

function nthDay(year: number, n: number): Day {
  return Temporal.PlainDate.from({ year, month: 1, day: 1 }).add({ days: n });
}

function dayOf(utcMs: number): Day {
  return Temporal.PlainDate.from(new Date(utcMs).toISOString().slice(0, 10));
}
