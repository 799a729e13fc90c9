import { z } from 'zod';
import { clashesText } from '@/lib/agenda/clashes';
import { readAgenda } from '@/lib/agenda/read-agenda';
import { maxAgendaDays } from '@/lib/agenda/rules';
import type { AgendaItem } from '@/lib/agenda/schema';
import { dayOf, formatAgenda, isUnderWay } from '@/lib/agenda/wording';
import { refreshMirrorIfStale } from '@/lib/connectors/calendar';
import { type HourRange, resolveAskedTime } from '@/lib/connectors/events/question-time';
import type { UserCtx } from '@/lib/context';
import { addDays } from '@/lib/time/clock';
import { comingWeek } from '@/lib/time/date-range';
import { readTime } from '@/lib/time/find-times';
import { formatClock, formatDay, localTime } from '@/lib/time/format';
import { userToday } from '@/lib/time/today';
import { defineTool, type Mention } from '@/lib/tool';
import { matchItem } from '@/lib/words/match';
import { capitalized, counted, quoted } from '@/lib/words/wording';

const agendaTool = defineTool({
  name: 'agenda',
  description:
    'Show everything of a day or of several: reminders, dated todos, calendar events and birthdays. Use it for "what do I have tomorrow", "what is due friday", "this week".',
  input: z.object({
    when: z
      .string()
      .trim()
      .max(200)
      .nullish()
      .describe('the days in the words of the person; empty for today'),
    about: z.string().trim().max(200).nullish().describe('only what has these words'),
    kinds: z
      .array(z.enum(['todo', 'reminder', 'event', 'birthday', 'anniversary']))
      .nullish()
      .describe('only these, where the person asks for them alone'),
    counted: z.boolean().nullish().describe('how many there are'),
    asked: z
      .enum(['free', 'busy', 'clash'])
      .nullish()
      .describe('whether the person is free or busy then, or has two things at once'),
  }),
  fromWords: (words) => (words ? { when: words } : {}),
  prepare: refreshMirrorIfStale,
  run: async (ctx, { when, about, kinds, counted: isCounted, asked }) => {
    const today = userToday(ctx);
    const { days, at, ...told } = resolveAskedTime(ctx, comingWeek(when ?? '', today), {
      from: today,
      to: today,
    });
    const hours = told.hours ?? hoursIn(ctx, when ?? '');
    const longest = addDays(days.from, maxAgendaDays - 1);
    const [to = longest] = [days.to, longest].sort();
    const items = (await readAgenda(ctx, days.from, to))
      .filter((item) => !kinds?.length || kinds.includes(item.kind))
      .filter((item) => !about || matchItem([item], about, ({ title }) => title).kind === 'one')
      .filter((item) => !hours || isWithin(ctx, item, hours));
    const view = { reader: ctx.user, today, from: days.from, isDayShown: days.from !== to };
    const scope =
      days.from === to ? formatDay(to, today) : `${formatDay(days.from, today)} to ${formatDay(to, today)}`;
    const topic = about ? ` about ${quoted(about)}` : '';
    const mentions = { act: 'listed' as const, items: items.map(mentionOf) };
    if (items.length === 0) {
      const isFromToday = days.from === today && !about && !kinds?.length && !hours;
      const next = isFromToday ? await nextItems(ctx, to) : [];
      const verdict = asked ? `${asked === 'free' ? 'Yes' : 'No'}. ` : '';
      // "Nothing for tomorrow" would be untrue if something is there outside of these hours.
      const within = hours
        ? `, ${formatClock(hours.from, ctx.user)} to ${formatClock(hours.to, ctx.user)}`
        : '';
      const text = `${verdict}Nothing${topic} for ${scope}${within}.`;
      if (next.length === 0) return { text, mentions };
      return {
        text: [text, 'Next:', ...formatAgenda(next, { ...view, isDayShown: true })].join('\n'),
        mentions: { act: 'listed', items: next.map(mentionOf) },
      };
    }
    const isHour = hours !== null || at !== null;
    const isTaken = at === null || told.hours !== hours || items.some((item) => isDuring(item, at));
    const verdict =
      asked === 'clash'
        ? [clashesText(items, view)]
        : asked
          ? [verdictOf(asked, isHour || items.some(isUnderWay), isTaken)]
          : [];
    const number = isCounted ? `, ${counted(items.length, 'thing')}` : '';
    return {
      text: [...verdict, `${capitalized(scope)}${topic}${number}:`, ...formatAgenda(items, view)].join('\n'),
      mentions,
    };
  },
});

export const agendaTools = [agendaTool];

function verdictOf(asked: 'free' | 'busy', isHour: boolean, isTaken: boolean): string {
  if (!isHour) return asked === 'busy' ? 'Yes.' : 'Not all day.';
  return (asked === 'busy') === isTaken ? 'Yes.' : 'No.';
}

function hoursIn(ctx: UserCtx, words: string): HourRange | null {
  const time = readTime(words, { now: ctx.now(), zone: ctx.user.timezone });
  if (time?.kind !== 'range' || !time.from.time || !time.to.time || time.from.date !== time.to.date)
    return null;
  return { from: time.from.time.slice(0, 5), to: time.to.time.slice(0, 5) };
}

const usualLength = 60 * 60_000;

function isDuring(item: AgendaItem, at: Date): boolean {
  const { at: start, end } = item;
  if (!start) return isUnderWay(item);
  const [from, to] = [Date.parse(start), end ? Date.parse(end) : Date.parse(start) + usualLength];
  return from <= at.getTime() && at.getTime() < to;
}

const nextDays = 30;

async function nextItems(ctx: UserCtx, today: string): Promise<AgendaItem[]> {
  const ahead = await readAgenda(ctx, addDays(today, 1), addDays(today, nextDays));
  const [first] = ahead;
  return ahead.filter((item) => first && dayOf(item, ctx.user.timezone) === dayOf(first, ctx.user.timezone));
}

function isWithin(ctx: UserCtx, item: AgendaItem, hours: HourRange): boolean {
  const { at, end } = item;
  if (!at) return isUnderWay(item);
  const zone = ctx.user.timezone;
  const [start, last] = [localTime(new Date(at), zone), end ? localTime(new Date(end), zone) : ''];
  return start < hours.to && (start >= hours.from || last > hours.from);
}

function mentionOf({ kind, id, title }: AgendaItem): Mention {
  const isSocial = kind === 'birthday' || kind === 'anniversary';
  return { kind: isSocial ? 'social' : kind, id, title };
}
