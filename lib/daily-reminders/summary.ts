import { eventTimeOf, hoursWords } from '@/lib/connectors/events/wording';
import type { CalendarEvent } from '@/lib/connectors/schema';
import type { DailyReminder } from '@/lib/daily-reminders/schema';
import { formatDay, formatTime, formatWhen, localDate, type TimeReader, zoneOf } from '@/lib/time/format';
import type { HourClock } from '@/lib/time/hour-clock';
import { dayMs } from '@/lib/time/units';
import type { TodoAgenda } from '@/lib/todos/reads';
import { clip, wrapUntrusted } from '@/lib/words/wording';

export const maxPartLines = 5;
const maxLineLength = 90;
const maxTitleLength = 50;

export interface SummaryInput {
  daily: Omit<DailyReminder, 'id' | 'time' | 'isActive' | 'lastSent'>;
  clock: HourClock | null;
  now: Date;
  agenda: TodoAgenda;
  reminders: { title: string; at: Date }[];
  events: CalendarEvent[];
  missed: { title: string; at: Date }[];
}

export function summaryText(input: SummaryInput): string {
  const { daily, now, reminders, missed } = input;
  const today = localDate(now, daily.timezone);
  const reader = { timezone: daily.timezone, clock: input.clock };
  const parts = [
    `${daily.name} · ${formatDay(today)}`,
    daily.customMessage ?? '',
    part(
      'Missed',
      missed.map(({ title, at }) => `${clip(title, maxTitleLength)} (${formatWhen(at, reader)})`),
      missed.length,
    ),
    calendarPart(input, today),
    ...todoParts(input, today),
    part(
      'Reminders',
      reminders.slice(0, maxPartLines).map(({ title, at }) => `${formatAt(at, reader, today)} ${title}`),
      reminders.length,
    ),
  ].filter(Boolean);
  const isEmpty = parts.length === (daily.customMessage ? 2 : 1);
  if (isEmpty) parts.push('Nothing is due. A free day.');
  if (daily.includeMotivation) parts.push(motivationFor(today));
  if (daily.includeJournal) parts.push('How was yesterday? Write “journal” whenever you like.');
  return parts.join('\n\n');
}

function calendarPart({ daily, clock, now, events }: SummaryInput, today: string): string {
  const zone = daily.timezone;
  const lines = events
    .map((event) => ({ title: event.title, span: eventTimeOf(event) }))
    .filter(({ span }) => span.end > now && localDate(span.start, zone) <= today)
    .map(
      ({ title, span }) =>
        `${hoursWords({ timezone: zone, clock }, span, today)} ${wrapUntrusted(title, maxTitleLength)}`,
    );
  return part('Calendar', lines, lines.length);
}

function todoParts({ daily, agenda }: SummaryInput, today: string): string[] {
  const overdue = part(
    'Overdue',
    agenda.overdue.map(({ text, dueDate }) => `${clip(text, maxTitleLength)} (${formatDay(dueDate, today)})`),
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
  const rest = count - Math.min(lines.length, maxPartLines);
  const more = rest > 0 ? [`… and ${rest} more`] : [];
  const shown = lines.slice(0, maxPartLines).map((line) => `• ${clip(line, maxLineLength)}`);
  return [`${title}:`, ...shown, ...more].join('\n');
}

function formatAt(at: Date, reader: TimeReader, today: string): string {
  const date = localDate(at, zoneOf(reader));
  const time = formatTime(at, reader);
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

function motivationFor(date: string): string {
  const day = Math.floor(Date.parse(`${date}T00:00:00Z`) / dayMs);
  return motivations[day % motivations.length] ?? '';
}
