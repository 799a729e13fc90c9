'use client';

import type { ReactNode } from 'react';
import { useToday } from '@/components/page/clock';
import { useLists } from '@/components/todos/use-lists';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { NativeSelect } from '@/components/ui/native-select';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';
import type { Reading } from '@/lib/quick-add/schema';

export function ReadingEditor(props: {
  reading: Reading;
  onChange: (reading: Reading) => void;
  className: string;
  children: ReactNode;
}) {
  const { reading, onChange, className, children } = props;
  const { date, time, rule, list } = reading;
  const today = useToday();
  const lists = useLists().data ?? [];
  const chosen = list?.id ?? lists.find(({ isDefault }) => isDefault)?.id ?? '';

  return (
    <Popover defaultOpen>
      <PopoverTrigger asChild>
        <Button variant="outline" size="sm" className={className}>
          {children}
        </Button>
      </PopoverTrigger>
      <PopoverContent align="start" className="grid gap-3">
        <Field label="Day">
          {(control) => (
            <Input
              {...control}
              type="date"
              value={date ?? ''}
              onChange={(event) => onChange({ ...reading, ...dayOf(event.target.value) })}
            />
          )}
        </Field>
        <Field label="Time (makes it a reminder)">
          {(control) => (
            <Input
              {...control}
              type="time"
              value={time ?? ''}
              onChange={(event) => {
                const typed = event.target.value || null;
                onChange({ ...reading, time: typed, date: typed ? (date ?? today) : date });
              }}
            />
          )}
        </Field>
        {rule && (
          <Button variant="outline" size="sm" onClick={() => onChange({ ...reading, rule: null })}>
            Do not repeat
          </Button>
        )}
        {lists.length > 1 && time === null && (
          <Field label="List">
            {(control) => (
              <NativeSelect
                {...control}
                value={chosen}
                onChange={({ target }) => {
                  const picked = lists.find(({ id }) => id === target.value);
                  onChange({ ...reading, list: picked ? { id: picked.id, title: picked.title } : null });
                }}
              >
                {lists.map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ))}
              </NativeSelect>
            )}
          </Field>
        )}
      </PopoverContent>
    </Popover>
  );
}

function dayOf(typed: string): Partial<Reading> {
  return typed ? { date: typed } : { date: null, time: null, rule: null };
}
