import type { UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { defaultSnoozeMs } from '@/lib/reminders/rules';
import { inNextWeek, onSameDays, requireFuture, whileThereIsTime } from '@/lib/reminders/times/timing';
import { fromLocal, isInPart, partsOfDay } from '@/lib/time/clock';
import { resolveDateRange } from '@/lib/time/date-range';
import { readMinutes } from '@/lib/time/durations';
import { localDate, localTime } from '@/lib/time/format';
import { findWhen, resolveWhen } from '@/lib/time/phrases';
import { nextOccurrence } from '@/lib/time/recurrence';
import { MissingInput, RefusedInput } from '@/lib/tool';
import { quoted } from '@/lib/words/wording';

const defaultTime = '09:00';

const sameTime =
  /(?:^|[\s,]+)(?:(?:and|but|at|to|for|keep(?:ing)?|about|around)\s+)*(?:the |its |that )?same (?:time|hour)(?: of (?:the )?day)?(?! as\b)(?=$|[\s,.!?])/gi;

/**
 * Returns what `words` mean: an instant, and an RFC 5545 rule (null for a single reminder). A missing day or time
 * comes from the stored reminder, `existing`.
 */
export function resolveReminderTime(
  ctx: UserCtx,
  words: string,
  existing?: { reminderTime: string; recurrenceRule: string | null },
): { at: Date; rule: string | null } {
  const zone = ctx.user.timezone;
  const now = ctx.now();
  if (!words.trim())
    throw new MissingInput(
      'when',
      'When should I remind you? For example “tomorrow at 5pm”. Nothing is saved yet.',
    );
  const anchor = existing && new Date(existing.reminderTime);
  const phrase = anchor ? words.replace(sameTime, ' ').trim() : words;
  if (!phrase)
    throw new MissingInput('when', 'To which day? The time of day stays. Nothing was changed yet.');
  if (anchor && !existing.recurrenceRule && /^(?:to |till |until |sometime )?next week$/i.test(phrase))
    return { at: inNextWeek(anchor, { now, zone }), rule: null };
  const when = whileThereIsTime(resolveWhen(phrase, { now, zone, ...(anchor ? { anchor } : {}) }), ctx);
  if (!when) {
    // "Next week" and "in september" are days of which the user named none: the first is taken, and the reply says it.
    const days = anchor ? null : resolveDateRange(words, { now, zone });
    if (days && days.from > localDate(now, zone))
      return { at: requireFuture(ctx, fromLocal(days.from, defaultTime, zone)), rule: null };
    throw new RefusedInput(
      'when',
      `I do not understand ${quoted(words)} as a time. Nothing was saved; try “tomorrow at 5pm”.`,
    );
  }
  const isKept =
    existing && !when.time && !/\b(?:from|start\w*|begin\w*|tomorrow|after|next)\b/i.test(phrase);
  const sameDays = isKept && onSameDays(existing, { rule: when.rule, words: phrase }, now);
  if (sameDays) return sameDays;
  const hours = /;BYHOUR=[^;]*;BYMINUTE=[^;]*(?:;BYSETPOS=[^;]*)?/.exec(existing?.recurrenceRule ?? '')?.[0];
  if (hours && when.time && !when.rule && !when.date)
    throw new RefusedInput(
      'when',
      'This reminder comes several times a day, so one hour is not enough. Nothing was changed; try “every hour from 10 to 4”.',
    );
  const onDays = /^FREQ=(?:DAILY|WEEKLY)(;BYDAY=[^;]*)?(;UNTIL=[^;]*)?$/.exec(when.rule ?? '');
  if (hours && onDays && !when.time) {
    const onThem = `FREQ=DAILY${onDays[1] ?? ''}${hours}${onDays[2] ?? ''}`;
    const next = nextOccurrence({ rule: onThem, date: localDate(now, zone), time: '00:00:00', zone }, now);
    if (next) return { at: next.at, rule: onThem };
  }
  if (anchor && when.zone && when.time && !when.rule) {
    // "20:00 London time" is on the day that the thing has there.
    const day = when.date ?? localDate(anchor, when.zone);
    const said = phrase.replace(/\b(?:in|after|before|later) /gi, '');
    return {
      at: requireFuture(
        ctx,
        fromLocal(day, nearestHalf(when.time, said, localTime(anchor, when.zone)), when.zone),
      ),
      rule: existing?.recurrenceRule ?? null,
    };
  }
  const rule = when.rule ?? existing?.recurrenceRule ?? null;
  const movesHour = anchor && when.time !== null && when.date === null;
  const time = movesHour && when.time ? nearestHalf(when.time, phrase, localTime(anchor, zone)) : when.time;
  const kept = movesHour ? fromLocal(localDate(anchor, zone), time ?? defaultTime, zone) : null;
  if (kept && kept > now) return { at: kept, rule };
  // A series whose new hour has passed today goes on with its next day.
  const later =
    kept && rule && !when.rule
      ? nextOccurrence({ rule, date: localDate(kept, zone), time: `${localTime(kept, zone)}:00`, zone }, now)
      : null;
  if (later) return { at: later.at, rule };
  if (anchor && !when.rule && when.date && when.time) {
    const clock = nearestHalf(when.time, phrase, localTime(anchor, zone));
    if (clock !== when.time) return { at: requireFuture(ctx, fromLocal(when.date, clock, zone)), rule };
  }
  const begins =
    anchor && when.rule && !when.time
      ? (keptDay(anchor, existing.recurrenceRule, phrase, when.rule, { now, zone }) ??
        todayAt(localTime(anchor, zone), phrase, when.rule, { now, zone }))
      : null;
  if (begins) return { at: begins, rule };
  if (anchor && when.rule && when.date && keepsHour(phrase, localTime(anchor, zone)))
    return { at: requireFuture(ctx, fromLocal(when.date, localTime(anchor, zone), zone)), rule };
  if (anchor && when.rule && when.time && when.date) {
    const clock = nearestHalf(when.time, phrase, localTime(anchor, zone));
    const series = { rule: when.rule, date: when.date, time: clock, zone };
    const other = clock === when.time || hours ? null : nextOccurrence(series, now);
    if (other) return { at: other.at, rule: when.rule };
  }
  // Rounded up to the second, so that reminders set together for "in ten minutes" are due at one instant and
  // sent as one message.
  if (when.at) return { at: requireFuture(ctx, new Date(Math.ceil(when.at.getTime() / 1000) * 1000)), rule };
  if (!when.date)
    throw new MissingInput(
      'when',
      `At what time should that be? I understood ${quoted(words)} only in part.`,
    );
  const at = fromLocal(when.date, anchor ? localTime(anchor, zone) : defaultTime, zone);
  const today = localDate(now, zone);
  if (when.date === today && at <= now) {
    throw new MissingInput('when', 'At what time today? Nothing is saved yet.');
  }
  return { at: requireFuture(ctx, at), rule };
}

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

// A weekly series whose days change goes on with its next day, if it still has that day.
function keptDay(
  anchor: Date,
  before: string | null,
  words: string,
  rule: string,
  { now, zone }: { now: Date; zone: string },
): Date | null {
  const day = weekdays[new Date(localDate(anchor, zone)).getUTCDay()] ?? '';
  const isKept =
    /^FREQ=(?:DAILY|WEEKLY)/.test(before ?? '') &&
    new RegExp(`^FREQ=WEEKLY(?!.*INTERVAL).*BYDAY=[A-Z,]*${day}`).test(rule);
  return isKept && anchor > now && !/\b(?:from|start\w*|begin\w*|tomorrow|after|next)\b/i.test(words)
    ? anchor
    : null;
}

function todayAt(
  time: string,
  words: string,
  rule: string,
  { now, zone }: { now: Date; zone: string },
): Date | null {
  const today = weekdays[new Date(localDate(now, zone)).getUTCDay()] ?? '';
  const isDaily =
    (/^FREQ=DAILY(?!.*INTERVAL)/.test(rule) && /^every ?day\b/i.test(words)) ||
    (/^every (?:school|week|working)/i.test(words) && new RegExp(`BYDAY=[A-Z,]*${today}`).test(rule));
  const at = fromLocal(localDate(now, zone), time, zone);
  return isDaily && at > now && !/\b(?:from|start\w*|begin\w*|tomorrow|after|next)\b/i.test(words)
    ? at
    : null;
}

function keepsHour(words: string, time: string): boolean {
  const part = partsOfDay[/\b(?:morning|afternoon|evening|night)/i.exec(words)?.[0].toLowerCase() ?? ''];
  return (
    part !== undefined && !/\d|\b(?:noon|midnight)\b/.test(words) && isInPart(Number(time.slice(0, 2)), part)
  );
}

const halfDay = 12 * 60;
const farMinutes = 90;

/**
 * Returns `time` or the time twelve hours away (HH:MM:SS), usually the one nearer to the old time `before`.
 * Example: "09:40:00" gives "21:40:00" if `before` is "20:00". Returns `time` unchanged if `words` say the half
 * of the day ("pm", "evening").
 */
export function nearestHalf(time: string, words: string, before: string): string {
  const isSaid =
    /\b(?:[ap]\.?m|mornings?|afternoons?|evenings?|nights?|tonight|noon|midnight|midday|lunch|breakfast|later|earlier|before|after|same|in|minutes?|mins?|hours?)\b|\d\s*[ap]m?\b|(?<![:.\d])\b(?:0\d|1[3-9]|2[0-3])[:.h]?\d*\b/i.test(
      words,
    );
  const [own, old] = [minutesOfDay(time), minutesOfDay(before)];
  const other = (own + halfDay) % (2 * halfDay);
  // A reminder at the default time had no hour of its own, so it tells nothing about the new one.
  if (!isSaid && before.startsWith(defaultTime) && Math.min(own, other) < earliest)
    return laterHalf(Math.max(own, other));
  if (
    isSaid ||
    Math.abs(own - old) <= Math.abs(other - old) ||
    (isNight(other) && !isNight(old) && Math.abs(other - old) > farMinutes)
  )
    return time;
  return laterHalf(other);
}

const earliest = 7 * 60;

function laterHalf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}:00`;
}

function minutesOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function isNight(minutes: number): boolean {
  return minutes < 5 * 60;
}

const unit = '(?:m|min|mins|minutes?|h|hr|hrs|hours?|d|days?|weeks?)';

function isDuration(words: string): boolean {
  return readMinutes(words.trim().replace(/^(?:about|another) | (?:longer|more)$/gi, '')) !== null;
}

/**
 * Returns the instant until which a reminder is snoozed. Words such as "an hour later" count from `anchor`.
 */
export function resolveSnooze(ctx: UserCtx, words: string, anchor = ctx.now()): Date {
  const now = ctx.now();
  const phrase = words.trim();
  if (noTime.test(phrase))
    throw new AppError(
      'invalid',
      'That is no time at all, so nothing was changed. Say “snooze 10 minutes” or “snooze until 5pm”.',
    );
  if (phrase === '' || /^(?:later|a bit|a while|a moment)$/i.test(phrase))
    return new Date(now.getTime() + defaultSnoozeMs);
  const when = resolveWhen(toPhrase(phrase), { now, zone: ctx.user.timezone, anchor });
  if (when?.at && !when.rule) return requireFuture(ctx, when.at);
  return resolveReminderTime(ctx, toPhrase(phrase)).at;
}

const noTime = new RegExp(`^(?:for |in |by )?(?:0+|zero|no)(?: ?${unit})?(?: later)?$`, 'i');

function toPhrase(words: string): string {
  const [, link = '', rest = ''] = /^(for |by |until |till |to )?(.*)$/i.exec(words) ?? [];
  if (/^\d{1,3}$/.test(rest)) return /^(?:until|till|to)/i.test(link) ? `at ${rest}` : `in ${rest} minutes`;
  return isDuration(rest) ? `in ${rest.replace(/^another /i, '').replace(/ (?:longer|more)$/i, '')}` : words;
}

export function splitTime(text: string): { title: string; when: string } {
  const spans = findWhen(text);
  const title = spans.reduceRight(
    (rest, span) => rest.slice(0, span.index) + rest.slice(span.index + span.text.length),
    text,
  );
  return { title: title.replace(/\s+/g, ' ').trim(), when: spans.map((span) => span.text).join(' ') };
}
