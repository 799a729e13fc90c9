'use client';

import { type FormEvent, useState } from 'react';
import { Modal } from '@/components/common/modal';
import { useClock } from '@/components/page/clock';
import type { NewTime } from '@/components/today/use-agenda-actions';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { AgendaItem } from '@/lib/agenda/schema';
import { localDate, localTime } from '@/lib/time/format';

export function MoveDialog(props: { item: AgendaItem; onMove: (to: NewTime) => void; onClose: () => void }) {
  const { item, onMove, onClose } = props;
  const { now, zone } = useClock();
  const isTimed = item.kind === 'reminder';
  const start = item.at ? new Date(item.at) : now;
  const [date, setDate] = useState(
    item.date ?? localDate(new Date(Math.max(start.getTime(), now.getTime())), zone),
  );
  const [time, setTime] = useState(localTime(start, zone));

  function submit(event: FormEvent) {
    event.preventDefault();
    onClose();
    onMove(isTimed ? { date, time } : { date });
  }

  return (
    <Modal title={`Move “${item.title}”`} onClose={onClose}>
      <form onSubmit={submit} className="grid gap-4">
        <div className="grid gap-3 sm:grid-cols-2">
          <Field label="Day">
            {(control) => (
              <Input
                {...control}
                type="date"
                required
                value={date}
                onChange={(event) => setDate(event.target.value)}
              />
            )}
          </Field>
          {isTimed && (
            <Field label="Time">
              {(control) => (
                <Input
                  {...control}
                  type="time"
                  required
                  value={time}
                  onChange={(event) => setTime(event.target.value)}
                />
              )}
            </Field>
          )}
        </div>
        <Button type="submit" className="justify-self-start">
          Move
        </Button>
      </form>
    </Modal>
  );
}
