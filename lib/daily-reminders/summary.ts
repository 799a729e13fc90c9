import { hoursWords, spanOf } from '@/lib/connectors/event-words';
import type { CalendarEvent } from '@/lib/connectors/schema';
import type { DailyReminder } from '@/lib/daily-reminders/schema';
import { formatDay, formatTime, formatWhen, localDate } from '@/lib/time/format';
import type { Agenda } from '@/lib/todos/reads';
import { clip, foreign } from '@/lib/wording';

/** How many lines a part of a summary has: all of it fits on a phone. */
export const partLength = 5;
const lineLength = 90;
/** Before what is said behind it. */
const titleLength = 50;

export interface SummaryInput {
  daily: Omit<DailyReminder, 'id' | 'time' | 'isActive' | 'lastSent'>;
  now: Date;
  agenda: Agenda;
  reminders: { title: string; at: Date }[];
  /** What is in a connected calendar, of more than one day perhaps. */
  events: CalendarEvent[];
  /** Reminders that could not be said since the last summary. */
  missed: { title: string; at: Date }[];
}

/** The day's message as text, in the zone of the daily reminder. */
export function summaryText(input: SummaryInput): string {
  const { daily, now, reminders, missed } = input;
  const today = localDate(now, daily.timezone);
  const parts = [
    `${daily.name} · ${formatDay(today)}`,
    daily.customMessage ?? '',
    part(
      'Missed',
      missed.map(({ title, at }) => `${clip(title, titleLength)} (${formatWhen(at, daily.timezone)})`),
      missed.length,
    ),
    calendarPart(input, today),
    ...todoParts(input, today),
    part(
      'Reminders',
      reminders.slice(0, partLength).map(({ title, at }) => `${whenOf(at, daily.timezone, today)} ${title}`),
      reminders.length,
    ),
  ].filter(Boolean);
  const isEmpty = parts.length === (daily.customMessage ? 2 : 1);
  if (isEmpty) parts.push('Nothing is due. A free day.');
  if (daily.includeMotivation) parts.push(motivationFor(today));
  if (daily.includeJournal) parts.push('How was yesterday? Write “journal” whenever you like.');
  return parts.join('\n\n');
}

/** What is still to come today. */
function calendarPart({ daily, now, events }: SummaryInput, today: string): string {
  const zone = daily.timezone;
  const lines = events
    .map((event) => ({ title: event.title, span: spanOf(event) }))
    .filter(({ span }) => span.end > now && localDate(span.start, zone) <= today)
    .map(({ title, span }) => `${hoursWords(zone, span, today)} ${foreign(title, titleLength)}`);
  return part('Calendar', lines, lines.length);
}

function todoParts({ daily, agenda }: SummaryInput, today: string): string[] {
  const overdue = part(
    'Overdue',
    agenda.overdue.map(({ text, dueDate }) => `${clip(text, titleLength)} (${formatDay(dueDate, today)})`),
    agenda.overdueCount,
  );
  if (daily.includeTodos === 'overdue') return [overdue];
  const due = part(
    'Today',
    agenda.today.map(({ text }) => text),
    agenda.todayCount,
  );
  if (daily.includeTodos === 'due_today') return [due];
  return [
    overdue,
    due,
    part(
      'Also on your list',
      agenda.other.map(({ text }) => text),
      agenda.otherCount,
    ),
  ];
}

function part(title: string, lines: string[], count: number): string {
  if (count === 0) return '';
  const rest = count - Math.min(lines.length, partLength);
  const more = rest > 0 ? [`… and ${rest} more`] : [];
  const shown = lines.slice(0, partLength).map((line) => `• ${clip(line, lineLength)}`);
  return [`${title}:`, ...shown, ...more].join('\n');
}

function whenOf(at: Date, zone: string, today: string): string {
  const date = localDate(at, zone);
  const time = formatTime(at, zone);
  return date === today ? time : `${formatDay(date, today)}, ${time}:`;
}

const motivations = [
  'One thing at a time. The first one counts.',
  'Done beats perfect today.',
  'Start with the smallest one; the rest gets lighter.',
  'What would make today a good day? Do that first.',
  'You have finished harder days than this one.',
  'Leave room between two things. You will use it.',
  'A short walk is also on the list.',
];

/** One line a day, the same all day. */
function motivationFor(date: string): string {
  const day = Math.floor(Date.parse(`${date}T00:00:00Z`) / 86_400_000);
  return motivations[day % motivations.length] ?? '';
}
