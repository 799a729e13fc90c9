import type { UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { fromLocal } from '@/lib/time/clock';
import { formatDay, formatWhen, localDate, localTime } from '@/lib/time/format';
import { findWhen, resolveWhen } from '@/lib/time/phrases';
import { MissingInput } from '@/lib/tool';
import { quoted } from '@/lib/wording';

/** A day without an hour means this one. */
const morning = '09:00';

/** Said of a reminder that moves: its own hour, not the present one. */
const sameTime =
  /(?:^|[\s,]+)(?:(?:and|but|at|to|for|keep(?:ing)?|about|around)\s+)*(?:the |its |that )?same (?:time|hour)(?: of (?:the )?day)?(?! as\b)(?=$|[\s,.!?])/i;

/**
 * The instant and the rule that a person's words mean for a reminder. A day without an hour is 09:00 of that day; when moving
 * an existing reminder, what the words leave out (the day or the hour) stays. Throws MissingInput or invalid, saying what to add.
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
  const said = anchor ? words.replace(sameTime, ' ').trim() : words;
  if (!said) throw new MissingInput('when', 'To which day? The time of day stays. Nothing was changed yet.');
  const when = resolveWhen(said, { now, zone, ...(anchor ? { anchor } : {}) });
  if (!when) {
    throw new AppError(
      'invalid',
      `I do not understand ${quoted(words)} as a time. Nothing was saved; try “tomorrow at 5pm”.`,
    );
  }
  const rule = when.rule ?? existing?.recurrenceRule ?? null;
  const movesHour = anchor && when.time !== null && when.date === null;
  const kept = movesHour ? fromLocal(localDate(anchor, zone), when.time ?? morning, zone) : null;
  if (kept && kept > now) return { at: kept, rule };
  // To the second: what is set in one breath "in ten minutes" leaves as one message.
  if (when.at) return { at: refusePast(ctx, new Date(Math.ceil(when.at.getTime() / 1000) * 1000)), rule };
  if (!when.date)
    throw new MissingInput(
      'when',
      `At what time should that be? I understood ${quoted(words)} only in part.`,
    );
  const at = fromLocal(when.date, anchor ? localTime(anchor, zone) : morning, zone);
  const today = localDate(now, zone);
  if (when.date === today && at <= now) {
    throw new MissingInput('when', `At what time today, ${formatDay(today)}? Nothing is saved yet.`);
  }
  return { at: refusePast(ctx, at), rule };
}

const snoozeMs = 3_600_000;
const amount =
  '(?:an?|one|two|three|four|five|ten|fifteen|twenty|thirty|forty-five|half an?|a few|a couple of|\\d{1,3}(?:\\.5)?)';
const unit = '(?:m|min|mins|minutes?|h|hr|hrs|hours?|d|days?|weeks?)';
const length = new RegExp(`^(?:(?:about|another) )?${amount} ?${unit}(?: longer| more)?$`, 'i');

/** Whether words name how long something is put off: "1h", "20 minutes". */
export function isLength(words: string): boolean {
  return length.test(words.trim());
}

/** Until when a person's words put a reminder off: an hour where they do not say. `anchor` is what "an hour later" counts from. */
export function resolveSnooze(ctx: UserCtx, words: string, anchor = ctx.now()): Date {
  const now = ctx.now();
  const said = words.trim();
  if (nothing.test(said))
    throw new AppError(
      'invalid',
      'That is no time at all, so nothing was changed. Say “snooze 10 minutes” or “snooze until 5pm”.',
    );
  if (said === '' || /^(?:later|a bit|a while|a moment)$/i.test(said))
    return new Date(now.getTime() + snoozeMs);
  const when = resolveWhen(inWords(said), { now, zone: ctx.user.timezone, anchor });
  if (when?.at && !when.rule) return refusePast(ctx, when.at);
  return resolveReminderTime(ctx, inWords(said)).at;
}

const nothing = new RegExp(`^(?:for |in |by )?(?:0+|zero|no)(?: ?${unit})?(?: later)?$`, 'i');

function inWords(words: string): string {
  const [, link = '', rest = ''] = /^(for |by |until |till |to )?(.*)$/i.exec(words) ?? [];
  if (/^\d{1,3}$/.test(rest)) return /^(?:until|till|to)/i.test(link) ? `at ${rest}` : `in ${rest} minutes`;
  return isLength(rest) ? `in ${rest.replace(/^another /i, '').replace(/ (?:longer|more)$/i, '')}` : words;
}

/** "call the bank tomorrow at 9" as what and when. */
export function splitTime(text: string): { title: string; when: string } {
  const spans = findWhen(text);
  const title = spans.reduceRight(
    (rest, span) => rest.slice(0, span.index) + rest.slice(span.index + span.text.length),
    text,
  );
  return { title: title.replace(/\s+/g, ' ').trim(), when: spans.map((span) => span.text).join(' ') };
}

function refusePast(ctx: UserCtx, at: Date): Date {
  const now = ctx.now();
  if (at > now) return at;
  throw new AppError(
    'invalid',
    `${formatWhen(at, ctx.user.timezone, now)} is already past, so nothing was saved. Tell me a time that is still ahead.`,
  );
}
