'use client';

import type { RefObject } from 'react';
import { ConfirmButton } from '@/components/common/confirm-button';
import { keepFocusIn } from '@/components/common/focus';
import { SwitchField } from '@/components/common/switch-field';
import { CalendarSelect } from '@/components/connectors/calendar-select';
import { Notice } from '@/components/connectors/notice';
import { useDisconnect, useUpdateConnector } from '@/components/connectors/use-connectors';
import { useOnce } from '@/components/hooks/use-once';
import type { Connector } from '@/lib/connectors/schema';

export function ConnectorSettings(props: {
  connector: Connector;
  name: string;
  card: RefObject<HTMLElement | null>;
}) {
  const { connector, name, card } = props;
  const { id, state } = connector;
  const { mutate, isPending, variables } = useUpdateConnector(id);
  const disconnect = useDisconnect(id, () => keepFocusIn(card.current));
  const once = useOnce(isPending);
  const shown = { ...connector, ...(isPending ? variables : {}) };
  return (
    <>
      {state === 'ok' && (
        <>
          <SwitchField
            label="Sync reminders to calendar"
            checked={shown.syncRemindersToCalendar}
            aria-busy={isPending}
            onCheckedChange={(checked) => once(() => mutate({ syncRemindersToCalendar: checked }))}
          />
          {shown.syncRemindersToCalendar && <SyncProgress sync={connector.sync} />}
          <CalendarSelect
            connectorId={id}
            selected={shown.calendarId ?? null}
            onSelect={(calendarId) => once(() => mutate({ calendarId }))}
          />
        </>
      )}
      <ConfirmButton
        label="Disconnect"
        question={
          connector.isDemo
            ? 'This deletes the simulated calendar and everything in it.'
            : `Sidekick forgets this account and its copy of the calendar. Nothing in ${name} is deleted.`
        }
        confirmLabel={disconnect.isPending ? 'Disconnecting...' : 'Yes, disconnect'}
        isDestructive
        mutation={disconnect}
        onConfirm={() => disconnect.mutate()}
      />
    </>
  );
}

function SyncProgress({ sync }: { sync: Connector['sync'] }) {
  return (
    <Notice tone="info">
      All reminders will be synced to this calendar.
      {sync && (
        <span className="mt-1 flex flex-wrap items-center gap-x-3">
          <progress
            aria-label="Reminders synced"
            max={sync.total}
            value={sync.done}
            className="h-2 w-40 accent-info"
          />
          <span className="tabular-nums">
            {sync.done} of {sync.total}
          </span>
        </span>
      )}
    </Notice>
  );
}
