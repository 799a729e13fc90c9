'use client';

import { Failure } from '@/components/common/failure';
import { useCalendars } from '@/components/connectors/use-connectors';
import { Field } from '@/components/ui/field';
import { NativeSelect } from '@/components/ui/native-select';

export function CalendarSelect(props: {
  connectorId: string;
  selected: string | null;
  onSelect: (calendarId: string) => void;
}) {
  const { connectorId, selected, onSelect } = props;
  const calendars = useCalendars(connectorId);
  const list = calendars.data ?? [];
  const main = list.find(({ isPrimary }) => isPrimary)?.id;
  return (
    <>
      <Field label="Calendar" className="max-w-sm">
        {(control) => (
          <NativeSelect
            {...control}
            disabled={list.length === 0}
            value={selected ?? main ?? ''}
            onChange={({ target }) => onSelect(target.value)}
          >
            {list.length === 0 && (
              <option value={selected ?? ''}>{calendars.isPending ? 'Loading...' : 'Main calendar'}</option>
            )}
            {list.map(({ id, name, isPrimary }) => (
              <option key={id} value={id}>
                {isPrimary ? `${name} (main)` : name}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      {calendars.isError && (
        <Failure
          what="The calendars could not be loaded."
          error={calendars.error}
          onRetry={() => calendars.refetch()}
        />
      )}
    </>
  );
}
