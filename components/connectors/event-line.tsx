import { Timestamp, useClock } from '@/components/page/clock';
import type { CalendarEvent } from '@/lib/connectors/schema';
import { formatTime } from '@/lib/time/format';

export function EventLine({ event }: { event: CalendarEvent }) {
  const { reader } = useClock();
  const { title, startTime, endTime, isAllDay, location } = event;
  const start = new Date(startTime);
  const end = endTime && endTime !== startTime ? `–${formatTime(new Date(endTime), reader)}` : '';
  return (
    <>
      <p dir="auto" className="line-clamp-2">
        {title}
      </p>
      <p className="text-sm text-muted-foreground">
        {isAllDay ? 'all day' : <Timestamp at={start}>{`${formatTime(start, reader)}${end}`}</Timestamp>}
        {location && (
          <span dir="auto" className="ml-2">
            {location}
          </span>
        )}
      </p>
    </>
  );
}
