import { useClock, When } from '@/components/common/clock';
import type { CalendarEvent } from '@/lib/connectors/schema';
import { formatTime } from '@/lib/time/format';

/** An event of today: its title, and its hours in the person's zone. */
export function EventLine({ event }: { event: CalendarEvent }) {
  const { zone } = useClock();
  const { title, startTime, endTime, isAllDay, location } = event;
  const start = new Date(startTime);
  const end = endTime && endTime !== startTime ? `–${formatTime(new Date(endTime), zone)}` : '';
  return (
    <>
      <p dir="auto" className="line-clamp-2">
        {title}
      </p>
      <p className="text-sm text-muted">
        {isAllDay ? 'all day' : <When at={start}>{`${formatTime(start, zone)}${end}`}</When>}
        {location && (
          <span dir="auto" className="ml-2">
            {location}
          </span>
        )}
      </p>
    </>
  );
}
