import { addDays } from '@/components/page/dates';
import type { NewTime } from '@/components/today/use-agenda-actions';
import type { AgendaItem } from '@/lib/agenda/schema';
import {
  formatClock,
  formatDate,
  formatRowDay,
  localDate,
  localTime,
  type TimeReader,
} from '@/lib/time/format';

interface MoveChoice {
  name: string;
  hint: string;
  to: NewTime;
}

const morning = '09:00';
const evening = '18:00';

export function moveChoices(
  item: AgendaItem,
  { now, zone, reader }: { now: Date; zone: string; reader: TimeReader },
): MoveChoice[] {
  const today = localDate(now, zone);
  const tomorrow = addDays(today, 1);
  const monday = nextMonday(today);
  // On a Sunday, next Monday is tomorrow.
  const later =
    monday === tomorrow
      ? { name: 'In a week', date: addDays(today, 7) }
      : { name: 'Next week', date: monday };
  const hintOf = (date: string) =>
    date === later.date ? formatRowDay(date, today) : (formatDate(date).split(',')[0] ?? '');
  if (item.kind === 'todo') {
    const days = [{ name: 'Today', date: today }, { name: 'Tomorrow', date: tomorrow }, later];
    return days
      .filter(({ date }) => date !== item.date)
      .map(({ name, date }) => ({ name, hint: hintOf(date), to: { date } }));
  }
  const inAnHour = new Date(now.getTime() + 3_600_000);
  const hour = { date: localDate(inAnHour, zone), time: localTime(inAnHour, zone) };
  return [
    { name: 'In an hour', hint: formatClock(hour.time, reader), to: hour },
    ...(localTime(now, zone) < evening
      ? [{ name: 'This evening', hint: formatClock(evening, reader), to: { date: today, time: evening } }]
      : []),
    { name: 'Tomorrow', hint: formatClock(morning, reader), to: { date: tomorrow, time: morning } },
    { name: later.name, hint: hintOf(later.date), to: { date: later.date, time: morning } },
  ];
}

function nextMonday(today: string): string {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  return addDays(today, ((8 - weekday) % 7) + (weekday === 1 ? 7 : 0));
}
