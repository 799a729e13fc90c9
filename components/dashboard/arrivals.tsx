'use client';

import { changeHistory, newMessage } from '@/components/chat/history';
import { useClock } from '@/components/common/clock';
import { useDailyReminders } from '@/components/daily-reminders/use-daily-reminders';
import { useArrivals } from '@/components/deliveries/use-arrivals';
import { useReminders } from '@/components/reminders/use-reminders';
import { showToast } from '@/components/ui/toast';
import type { DailyReminder } from '@/lib/daily-reminders/schema';
import type { Delivery } from '@/lib/deliveries/schema';
import { localTime } from '@/lib/time/format';

const minute = 60_000;
const day = 24 * 60;

/** What no phone took is said here: a toast, and a line in the talk. */
export function Arrivals({ userId, onArrived }: { userId: string; onArrived: () => void }) {
  const { now } = useClock();
  const reminders = (useReminders().data ?? []).map(({ reminderTime }) => Date.parse(reminderTime));
  const dailies = (useDailyReminders().data ?? []).filter(({ isActive }) => isActive);
  const times = [...reminders, ...dailies.map((daily) => nextRun(daily, now))].filter(
    (at) => at > now.getTime(),
  );

  function say(arrived: Delivery[]) {
    changeHistory(userId, (talk) => [...talk, ...arrived.map(({ text }) => newMessage(text, false))]);
    const [newest] = arrived.slice(-1);
    if (newest) showToast({ title: 'Sidekick', description: newest.text });
    onArrived();
  }

  useArrivals(times.length > 0 ? Math.min(...times) : null, say);
  return null;
}

/** About when it comes: on the day of a change of the clocks an hour off, and the next look finds it. */
function nextRun({ time, timezone }: DailyReminder, now: Date): number {
  const wait = (minutesOf(time) - minutesOf(localTime(now, timezone)) + day) % day;
  return Math.floor(now.getTime() / minute) * minute + wait * minute;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
