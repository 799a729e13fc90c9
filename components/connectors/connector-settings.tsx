'use client';

import type { RefObject } from 'react';
import { AskOnce } from '@/components/common/ask-once';
import { keepFocus } from '@/components/common/focus';
import { useOnce } from '@/components/common/use-once';
import { CalendarSelect } from '@/components/connectors/calendar-select';
import { Notice } from '@/components/connectors/notice';
import { useDisconnect, useUpdateConnector } from '@/components/connectors/use-connectors';
import { Button } from '@/components/ui/button';
import { Switch } from '@/components/ui/switch';
import type { Connector } from '@/lib/connectors/schema';

/** What a connected account does: its switch, its calendar, how far it got, and the way to let it go. */
export function ConnectorSettings(props: {
  connector: Connector;
  name: string;
  /** Takes the focus when all this goes. */
  place: RefObject<HTMLElement | null>;
}) {
  const { connector, name, place } = props;
  const { id, state } = connector;
  const { mutate, isPending, variables } = useUpdateConnector(id);
  const once = useOnce(isPending);
  const shown = { ...connector, ...(isPending ? variables : {}) };
  return (
    <>
      {state === 'ok' && (
        <>
          <Switch
            label="Sync reminders to calendar"
            checked={shown.syncRemindersToCalendar}
            aria-busy={isPending}
            onChange={({ target }) => once(() => mutate({ syncRemindersToCalendar: target.checked }))}
          />
          {shown.syncRemindersToCalendar && <Progress sync={connector.sync} />}
          <CalendarSelect
            connectorId={id}
            chosen={shown.calendarId ?? null}
            onChoose={(calendarId) => once(() => mutate({ calendarId }))}
          />
        </>
      )}
      <AskOnce label="Disconnect">
        {(putAway) => (
          <Disconnect id={id} name={name} isDemo={connector.isDemo} place={place} onClose={putAway} />
        )}
      </AskOnce>
    </>
  );
}

function Progress({ sync }: { sync: Connector['sync'] }) {
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

function Disconnect(props: {
  id: string;
  name: string;
  isDemo: boolean;
  place: RefObject<HTMLElement | null>;
  onClose: () => void;
}) {
  const { id, name, isDemo, place, onClose } = props;
  const disconnect = useDisconnect(id, () => keepFocus(place.current));
  const once = useOnce(disconnect.isPending);
  return (
    <div className="grid gap-3">
      <p className="text-sm">
        {isDemo
          ? 'This deletes the simulated calendar with everything in it.'
          : `Sidekick forgets this account and what it knows of its calendar. What stands in ${name} stays there.`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="outline"
          pending={disconnect.isPending}
          onClick={() => once(() => disconnect.mutate())}
        >
          <span className="text-overdue">
            {disconnect.isPending ? 'Disconnecting...' : 'Yes, disconnect'}
          </span>
        </Button>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
