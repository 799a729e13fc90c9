import { z } from 'zod';
import type { UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { idsOf } from '@/lib/ids';
import { reminderTools } from '@/lib/reminders/tools';
import { lastAnnouncedIds, listSocialDates } from '@/lib/social/reads';
import type { SocialDate } from '@/lib/social/schema';
import { socialMentions } from '@/lib/social/wording';
import { noteContact } from '@/lib/social/writes';
import { listOpenTodos } from '@/lib/todos/reads';
import type { Todo } from '@/lib/todos/schema';
import { todoTools } from '@/lib/todos/tools';
import { setCompleted } from '@/lib/todos/writes';
import { defineTool, type ToolResult } from '@/lib/tool';
import { matchItem } from '@/lib/words/match';
import { clip, joinSome, quoted } from '@/lib/words/wording';

export const contactTool = defineTool({
  name: 'note_contact',
  description: 'Note that they called, wrote to or met somebody ("called mom").',
  input: z.object({
    who: z.string().trim().max(200).nullish(),
    task: z.string().trim().max(500).nullish().describe('a todo that this may have been'),
  }),
  run: async (ctx, { who, task }) => {
    const dates = await listSocialDates(ctx);
    const met = who ? findByName(dates, who) : await findAnnounced(ctx, dates);
    if (met) return recordContact(ctx, met, task ?? null);
    if (task) return completeTask(ctx, task);
    throw new AppError(
      'not_found',
      `I don't know a birthday or an anniversary of ${quoted(who ?? '')}. Nothing was changed.`,
    );
  },
});

function findByName(dates: SocialDate[], who: string): SocialDate[] | null {
  const match = matchItem(groupByName(dates), who.replace(/^(?:my|our)\s+/i, ''), ({ name }) => name);
  if (match.kind === 'none') return null;
  if (match.kind === 'one') return match.item.dates;
  const names = joinSome(match.items.map(({ name }) => name));
  throw new AppError('conflict', `Which one do you mean by ${quoted(who)}: ${names}? Nothing was changed.`);
}

async function findAnnounced(ctx: UserCtx, dates: SocialDate[]): Promise<SocialDate[] | null> {
  const [next] = dates;
  if (!next) return null;
  const ids = await lastAnnouncedIds(ctx);
  const [person, second] = groupByName(dates.filter(({ id }) => ids.includes(id)));
  if (person && !second) return dates.filter(({ name }) => name === person.name);
  throw new AppError('invalid', `Who was it? Say “called ${clip(next.name, 100)}”. Nothing was changed.`);
}

function groupByName(dates: SocialDate[]): { name: string; dates: SocialDate[] }[] {
  const byName = Map.groupBy(dates, ({ name }) => name.toLowerCase());
  return [...byName.values()].flatMap((own) => (own[0] ? [{ name: own[0].name, dates: own }] : []));
}

async function recordContact(ctx: UserCtx, met: SocialDate[], task: string | null): Promise<ToolResult> {
  const name = clip(met[0]?.name ?? '', 100);
  const contacts = await noteContact(ctx, idsOf(met));
  const todo = task ? await findTodo(ctx, task) : null;
  const completed = todo ? await setCompleted(ctx, [todo.id], true) : [];
  const also = todo ? ` Done: ${quoted(todo.text)}.` : '';
  return {
    text: `Noted: you were in touch with ${name} today.${also}`,
    receipt: {
      feature: 'social',
      action: `noted contact with ${name}`,
      undo: { rows: [...contacts, ...completed] },
    },
    mentions: socialMentions('changed', met),
  };
}

async function findTodo(ctx: UserCtx, task: string): Promise<Todo | null> {
  const match = matchItem(await listOpenTodos(ctx), task, ({ text }) => text);
  return match.kind === 'one' ? match.item : null;
}

async function completeTask(ctx: UserCtx, task: string): Promise<ToolResult> {
  const input = { items: [task] };
  try {
    return await findTool('complete_todos').run(ctx, input);
  } catch (error) {
    if (!isNotFound(error)) throw error;
    return findTool('complete_reminders')
      .run(ctx, input)
      .catch((second: unknown) => {
        throw isNotFound(second) ? error : second;
      });
  }
}

function findTool(name: string) {
  const tool = [...todoTools, ...reminderTools].find((candidate) => candidate.name === name);
  if (!tool) throw new Error(`no tool named ${name}`);
  return tool;
}

function isNotFound(error: unknown): boolean {
  return error instanceof AppError && error.code === 'not_found';
}
