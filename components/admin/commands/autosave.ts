import type { Command } from '@/lib/commands/schema';

export type CommandDraft = Pick<Command, 'command' | 'description' | 'action'>;

export type CommandProblems = Partial<Record<keyof CommandDraft, string>>;

export function problemsIn(draft: CommandDraft, others: Command[]): CommandProblems {
  const name = draft.command.trim().toLowerCase();
  const isTaken = others.some(({ command }) => command === name);
  return {
    ...(name.startsWith('/') ? {} : { command: 'A command must start with a slash.' }),
    ...(name === '/' ? { command: 'Add a name after the slash.' } : {}),
    ...(isTaken ? { command: 'A command with this name already exists.' } : {}),
    ...(draft.description.trim() === '' ? { description: 'A command needs a description.' } : {}),
  };
}

function changesIn(
  draft: CommandDraft,
  saved: CommandDraft,
  problems: CommandProblems,
): Partial<CommandDraft> | null {
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
 * Returns functions that save the draft of a command by `send`, one request at a time. `send` must show its
 * own errors.
 */
export function startAutosave(
  start: CommandDraft,
  send: (change: Partial<CommandDraft>) => Promise<CommandDraft>,
) {
  const state = { saved: start, isChanged: false, isFailed: false };
  let waiting: { draft: CommandDraft; problems: CommandProblems } | null = null;
  let isSending = false;
  let run = Promise.resolve();

  async function drain(): Promise<void> {
    isSending = true;
    while (waiting) {
      const { draft, problems } = waiting;
      waiting = null;
      const change = changesIn(draft, state.saved, problems);
      if (change) await sendChange(change);
    }
    isSending = false;
  }

  async function sendChange(change: Partial<CommandDraft>): Promise<void> {
    try {
      state.saved = await send(change);
      state.isChanged = true;
      state.isFailed = false;
    } catch {
      state.isFailed = true;
    }
  }

  return {
    save(draft: CommandDraft, problems: CommandProblems): void {
      waiting = { draft, problems };
      if (!isSending) run = drain();
    },
    async settled(): Promise<Readonly<typeof state>> {
      await run;
      return state;
    },
  };
}
