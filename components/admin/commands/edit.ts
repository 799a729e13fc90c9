import type { Command } from '@/lib/commands/schema';

export type Draft = Pick<Command, 'command' | 'description' | 'action'>;

export type Problems = Partial<Record<keyof Draft, string>>;

/** What keeps a field from being saved; the rest of the draft is saved all the same. */
export function problemsIn(draft: Draft, others: Command[]): Problems {
  const name = draft.command.trim().toLowerCase();
  const isTaken = others.some(({ command }) => command === name);
  return {
    ...(name.startsWith('/') ? {} : { command: 'A command starts with a slash.' }),
    ...(name === '/' ? { command: 'A command needs a name behind the slash.' } : {}),
    ...(isTaken ? { command: 'There is already a command with this name.' } : {}),
    ...(draft.description.trim() === '' ? { description: 'A command needs a description.' } : {}),
  };
}

/** The fields that differ from what is saved and may be sent; null where there are none. */
function changesIn(draft: Draft, saved: Draft, problems: Problems): Partial<Draft> | null {
  const wanted = {
    command: draft.command.trim().toLowerCase(),
    description: draft.description.trim(),
    action: draft.action,
  };
  const fields = (['command', 'description', 'action'] as const).filter(
    (field) => !problems[field] && wanted[field] !== saved[field],
  );
  return fields.length === 0 ? null : Object.fromEntries(fields.map((field) => [field, wanted[field]]));
}

/**
 * The saves of one edit: one request is on its way at a time, and of what is typed meanwhile only the newest goes next. `send`
 * gives the row as saved, and has told the person where it throws.
 */
export function beginEdit(start: Draft, send: (change: Partial<Draft>) => Promise<Draft>) {
  const state = { saved: start, isChanged: false, isFailed: false };
  let waiting: { draft: Draft; problems: Problems } | null = null;
  let isSending = false;
  let run = Promise.resolve();

  async function drain(): Promise<void> {
    isSending = true;
    while (waiting) {
      const { draft, problems } = waiting;
      waiting = null;
      const change = changesIn(draft, state.saved, problems);
      if (change) await save(change);
    }
    isSending = false;
  }

  async function save(change: Partial<Draft>): Promise<void> {
    try {
      state.saved = await send(change);
      state.isChanged = true;
      state.isFailed = false;
    } catch {
      state.isFailed = true;
    }
  }

  return {
    put(draft: Draft, problems: Problems): void {
      waiting = { draft, problems };
      if (!isSending) run = drain();
    },
    /** Once everything is sent: whether anything was changed, and whether the last of it was refused. */
    async settled(): Promise<Readonly<typeof state>> {
      await run;
      return state;
    },
  };
}
