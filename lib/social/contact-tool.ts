import { z } from 'zod';
import type { UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { matchItem } from '@/lib/match';
import { reminderTools } from '@/lib/reminders/tools';
import { lastAnnounced, listSocialDates } from '@/lib/social/reads';
import type { SocialDate } from '@/lib/social/schema';
import { noteContact } from '@/lib/social/writes';
import { openTodos } from '@/lib/todos/reads';
import { todoTools } from '@/lib/todos/tools';
import { setCompleted, type TodoRow } from '@/lib/todos/writes';
import { defineTool, type ToolResult } from '@/lib/tool';
import { clip, joinSome, quoted } from '@/lib/wording';

/** "Called mom": she was announced, or is known; the todo of the same words is done with it, or alone where nobody is known. */
export const contactTool = defineTool({
  name: 'note_contact',
  description:
    'Note that the person called, wrote to or met somebody whose birthday or anniversary is kept ("called mom").',
  input: z.object({
    who: z.string().trim().max(200).nullish().describe('the name; empty for "her", "him" or "them"'),
    task: z.string().trim().max(500).nullish().describe('a todo that this may have been, e.g. "call mom"'),
  }),
  run: async (ctx, { who, task }) => {
    const dates = await listSocialDates(ctx);
    const met = who ? namedBy(dates, who) : await announced(ctx, dates);
    if (met) return noted(ctx, met, task ?? null);
    if (task) return finished(ctx, task);
    throw new AppError(
      'not_found',
      `I know no birthday or anniversary of ${quoted(who ?? '')}. Nothing was changed.`,
    );
  },
});

/** All dates of the one name that is meant; null where nobody is. */
function namedBy(dates: SocialDate[], who: string): SocialDate[] | null {
  const match = matchItem(peopleIn(dates), who.replace(/^(?:my|our)\s+/i, ''), ({ name }) => name);
  if (match.kind === 'none') return null;
  if (match.kind === 'one') return match.item.dates;
  const names = joinSome(match.items.map(({ name }) => name));
  throw new AppError('conflict', `Which one do you mean by ${quoted(who)}: ${names}? Nothing was changed.`);
}

/** Who "her" is: the only one that was announced last. */
async function announced(ctx: UserCtx, dates: SocialDate[]): Promise<SocialDate[] | null> {
  const [next] = dates;
  if (!next) return null;
  const ids = await lastAnnounced(ctx);
  const [person, second] = peopleIn(dates.filter(({ id }) => ids.includes(id)));
  if (person && !second) return dates.filter(({ name }) => name === person.name);
  throw new AppError('invalid', `Who was it? Say “called ${clip(next.name, 100)}”. Nothing was changed.`);
}

function peopleIn(dates: SocialDate[]): { name: string; dates: SocialDate[] }[] {
  const byName = Map.groupBy(dates, ({ name }) => name.toLowerCase());
  return [...byName.values()].flatMap((own) => (own[0] ? [{ name: own[0].name, dates: own }] : []));
}

async function noted(ctx: UserCtx, met: SocialDate[], task: string | null): Promise<ToolResult> {
  const name = clip(met[0]?.name ?? '', 100);
  const rows = await noteContact(
    ctx,
    met.map(({ id }) => id),
  );
  const todos = task ? await doneWith(ctx, task) : [];
  const also = todos.map(({ text }) => ` Done: ${quoted(text)}.`).join('');
  return {
    text: `Noted: you were in touch with ${name} today.${also}`,
    done: {
      room: 'social',
      action: `noted contact with ${name}`,
      undo: { verb: 'social.restore', args: { rows, todos } },
    },
  };
}

async function doneWith(ctx: UserCtx, task: string): Promise<TodoRow[]> {
  const match = matchItem(await openTodos(ctx), task, ({ text }) => text);
  return match.kind === 'one' ? setCompleted(ctx, [match.item.id], true) : [];
}

/** Nobody whose day is known: then it was only a todo, or a reminder. */
async function finished(ctx: UserCtx, task: string): Promise<ToolResult> {
  const input = { items: [task] };
  try {
    return await named('complete_todos').run(ctx, input);
  } catch (error) {
    if (!isMissing(error)) throw error;
    return named('complete_reminders')
      .run(ctx, input)
      .catch((second: unknown) => {
        throw isMissing(second) ? error : second;
      });
  }
}

function named(name: string) {
  const tool = [...todoTools, ...reminderTools].find((one) => one.name === name);
  if (!tool) throw new Error(`no tool named ${name}`);
  return tool;
}

function isMissing(error: unknown): boolean {
  return error instanceof AppError && error.code === 'not_found';
}
