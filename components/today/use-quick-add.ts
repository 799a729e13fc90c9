'use client';

import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDebounced } from '@/components/hooks/use-debounced';
import { refreshReminders } from '@/components/reminders/use-reminders';
import { addingId, changeAgendas, refreshAgenda } from '@/components/today/use-agenda';
import { refreshLists } from '@/components/todos/use-lists';
import { refreshTodos } from '@/components/todos/use-todos';
import type { AgendaItem } from '@/lib/agenda/schema';
import { api } from '@/lib/api-client';
import type { Reading } from '@/lib/quick-add/schema';
import type { Reminder } from '@/lib/reminders/schema';
import type { Todo } from '@/lib/todos/schema';

export interface Added {
  reading: Reading;
  url: string;
}

const readLine = (text: string) => ({
  queryKey: ['quick-add', text] as const,
  queryFn: () => api.post<Reading>('/api/user/quick-add', { text }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 60_000,
});

export function useQuickAdd() {
  const client = useQueryClient();
  const [text, setText] = useState('');
  const [corrections, setCorrections] = useState<Partial<Reading>>({});
  const line = useDebounced(text.trim());
  const read = useQuery({ ...readLine(line), enabled: line !== '', placeholderData: keepPreviousData });
  const reading = read.data && text.trim() !== '' ? { ...read.data, ...corrections } : null;

  function refresh() {
    void refreshAgenda(client);
    void refreshTodos(client);
    void refreshLists(client);
    void refreshReminders(client);
  }

  const adding = useMutation({
    mutationFn: async (sent: { text: string; corrections: Partial<Reading> }): Promise<Added> => {
      const final = { ...(await client.fetchQuery(readLine(sent.text))), ...sent.corrections };
      return { reading: final, url: await save(final) };
    },
    onMutate: async (sent) => {
      const known = client.getQueryData<Reading>(readLine(sent.text).queryKey);
      await client.cancelQueries({ queryKey: ['agenda'] });
      const restore = changeAgendas(client, (items) =>
        known?.date ? [...items, itemOf({ ...known, ...sent.corrections }, known.date)] : items,
      );
      return { restore };
    },
    onError: (_, sent, shown) => {
      shown?.restore();
      setText((current) => (current === '' ? sent.text : current));
      setCorrections(sent.corrections);
    },
    onSuccess: refresh,
  });
  const correcting = useMutation({
    mutationFn: ({ url, reading: changed }: Added) => change(url, changed),
    onSuccess: refresh,
  });
  const removing = useMutation({ mutationFn: ({ url }: Added) => api.del(url), onSuccess: refresh });

  function submit() {
    const sent = { text: text.trim(), corrections };
    if (sent.text === '') return;
    setText('');
    setCorrections({});
    correcting.reset();
    removing.reset();
    adding.mutate(sent);
  }

  const added = correcting.isPending ? correcting.variables : (correcting.data ?? adding.data);
  return {
    text,
    type: (typed: string) => {
      setText(typed);
      if (typed.trim() === '') setCorrections({});
    },
    reading,
    correct: (change: Partial<Reading>) => setCorrections((before) => ({ ...before, ...change })),
    submit,
    adding,
    correcting,
    removing,
    added: text === '' && adding.isSuccess && !removing.isSuccess ? added : undefined,
  };
}

// Always a todo, because only the server knows a reminder's instant.
function itemOf({ title, date }: Reading, day: string): AgendaItem {
  return { kind: 'todo', id: addingId, title, date: date ?? day, state: 'upcoming' };
}

async function save(reading: Reading): Promise<string> {
  const kind = isReminder(reading) ? 'reminders' : 'todos';
  const { id } = await api.post<Reminder | Todo>(`/api/user/${kind}`, inputOf(reading));
  return `/api/user/${kind}/${id}`;
}

async function change(url: string, reading: Reading): Promise<Added> {
  if (url.includes('/reminders/') === isReminder(reading)) {
    await api.patch(url, inputOf(reading));
    return { url, reading };
  }
  const added = { url: await save(reading), reading };
  await api.del(url);
  return added;
}

export function isReminder({ time, rule }: Reading): boolean {
  return time !== null || rule !== null;
}

function inputOf(reading: Reading) {
  const { title, date, time, rule, list } = reading;
  if (isReminder(reading))
    return { title, reminderTime: `${date}T${time ?? '09:00'}`, ...(rule ? { recurrenceRule: rule } : {}) };
  return { text: title, dueDate: date, ...(list ? { listId: list.id } : {}) };
}
