'use client';

import { Send } from 'lucide-react';
import type { Ref } from 'react';
import { Failure } from '@/components/common/failure';
import { NextRun } from '@/components/daily-reminders/next-run';
import {
  useDeleteDailyReminder,
  useTestDailyReminder,
} from '@/components/daily-reminders/use-daily-reminders';
import { useOnce } from '@/components/hooks/use-once';
import { Timestamp, useClock } from '@/components/page/clock';
import { RowMenuButton } from '@/components/rows/row-menu-button';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { describeContents } from '@/lib/daily-reminders/rules';
import type { DailyReminder } from '@/lib/daily-reminders/schema';
import { formatClock, formatRowTime } from '@/lib/time/format';

export function DailyReminderRow(props: {
  daily: DailyReminder;
  onEdit: () => void;
  onDeleted: () => void;
  ref: Ref<HTMLLIElement>;
}) {
  const { daily, onEdit, onDeleted, ref } = props;
  const remove = useDeleteDailyReminder();
  const test = useTestDailyReminder();
  const once = useOnce(test.isPending);
  const deleteDaily = () => remove.mutate(daily, { onSuccess: onDeleted });

  if (remove.isPending || remove.isSuccess) return null;
  return (
    <li ref={ref} tabIndex={-1}>
      <div className="flex items-start">
        <p className="flex min-h-11 min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1">
          <span dir="auto" className="min-w-0 font-medium wrap-anywhere">
            {daily.name}
          </span>
          {daily.isActive ? <Badge variant="done">Active</Badge> : <Badge>Inactive</Badge>}
        </p>
        <RowMenuButton
          label={`Actions for ${daily.name}`}
          name={daily.name}
          onEdit={onEdit}
          onDelete={deleteDaily}
        />
      </div>
      <NextRun daily={daily} label="Next run: " />
      <p className="text-sm text-muted-foreground">
        <LastSent daily={daily} />
      </p>
      <p className="mt-2">Includes {describeContents(daily)}.</p>
      {daily.customMessage && (
        <p dir="auto" className="mt-1 border-s-2 border-border ps-3 whitespace-pre-wrap wrap-anywhere">
          {daily.customMessage}
        </p>
      )}
      <Button
        variant="outline"
        className="mt-3"
        pending={test.isPending}
        onClick={() => once(() => test.mutate(daily.id))}
      >
        <Send aria-hidden className="size-4" />
        {test.isPending ? 'Sending...' : 'Send test'}
      </Button>
      {remove.isError && (
        <Failure className="mt-2" what="It was not deleted." error={remove.error} onRetry={deleteDaily} />
      )}
    </li>
  );
}

function LastSent({ daily }: { daily: DailyReminder }) {
  const { now, reader } = useClock();
  if (daily.lastSent === null)
    return (
      <>
        Not sent yet - will send at <ClockTime daily={daily} /> {daily.timezone}
      </>
    );
  const at = new Date(daily.lastSent);
  return (
    <>
      Last sent: <Timestamp at={at}>{formatRowTime(at, reader, now)}</Timestamp>
    </>
  );
}

function ClockTime({ daily: { time } }: { daily: DailyReminder }) {
  return formatClock(time, useClock().reader);
}
