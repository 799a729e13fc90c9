import { ownTools } from '@/lib/assistant/own-tools';
import { calendarTools } from '@/lib/connectors/tools';
import { dailyTools } from '@/lib/daily-reminders/tools';
import { infoTools } from '@/lib/info/tools';
import { journalTools } from '@/lib/journal/tools';
import { preferenceTools } from '@/lib/preferences/tools';
import { reminderTools } from '@/lib/reminders/tools';
import { socialTools } from '@/lib/social/tools';
import { todoTools } from '@/lib/todos/tools';
import type { Tool } from '@/lib/tool';

/** The one registry of verbs, sorted by name and frozen. */
export const tools: readonly Tool[] = Object.freeze(
  [
    ...todoTools,
    ...reminderTools,
    ...infoTools,
    ...socialTools,
    ...dailyTools,
    ...journalTools,
    ...preferenceTools,
    ...calendarTools,
    ...ownTools,
  ].sort((a, b) => (a.name < b.name ? -1 : 1)),
);

/** What a model of a provider does without: commands reach them, other tools or its own words serve the same wish. */
const byCommand = new Set(['help', 'status']);

/** What a provider's model is offered: the head of every prompt, which must never vary and stay short. */
export const offeredTools: readonly Tool[] = tools.filter(({ name }) => !byCommand.has(name));

export const toolNames: string[] = tools.map((tool) => tool.name);

const byName = new Map(tools.map((tool) => [tool.name, tool]));

export function findTool(name: string): Tool | null {
  return byName.get(name) ?? null;
}

/** What a person calls a todo may be a reminder, and the other way round: where one finds nothing, the other is asked. */
export function sibling(name: string, input: unknown): { name: string; input: unknown } | null {
  const given = typeof input === 'object' && input !== null ? (input as Record<string, unknown>) : {};
  const days = occasionsIn(given.items ?? given.keys);
  if (days && deletions.has(name)) return { name: 'delete_social_date', input: { names: days } };
  switch (name) {
    case 'set_social_date':
      return given.date ? null : elsewhere(given);
    case 'complete_todos':
      return given.completed === false ? null : { name: 'complete_reminders', input: { items: given.items } };
    case 'complete_reminders':
      return { name: 'complete_todos', input: { items: given.items } };
    case 'delete_todos':
      return given.all || given.completed
        ? null
        : { name: 'delete_reminders', input: { items: given.items } };
    case 'delete_reminders':
      // What was looked for in a calendar is no todo.
      return given.all || given.when || given.isEvent
        ? null
        : { name: 'delete_todos', input: { items: given.items } };
    case 'update_todo':
      return { name: 'update_reminder', input: { item: given.item, title: given.text, when: given.due } };
    case 'answer_reminder':
      return given.item && given.answer === 'snooze'
        ? { name: 'update_todo', input: { item: given.item, due: given.when } }
        : null;
    case 'update_reminder':
      if (given.leads || typeof given.nag === 'boolean') return null;
      return { name: 'update_todo', input: { item: given.item, text: given.title, due: given.when } };
    case 'use_calendar':
      return besideCalendar(given);
    default:
      return null;
  }
}

const deletions = new Set(['delete_reminders', 'delete_todos', 'forget_info']);

/** The things that are to be deleted, where each is somebody's day. */
function occasionsIn(items: unknown): string[] | null {
  const words = Array.isArray(items) ? items.map(String) : [];
  return words.length > 0 && words.every((one) => /\b(?:birthday|anniversary)$/i.test(one)) ? words : null;
}

/** What is in no calendar may be a reminder. */
function besideCalendar({
  act,
  item,
  when,
}: Record<string, unknown>): { name: string; input: unknown } | null {
  if (act === 'show') return { name: 'list_reminders', input: { when, about: item } };
  if (act === 'move') return { name: 'update_reminder', input: { item, when } };
  const items = item ? [item] : undefined;
  return act === 'cancel' ? { name: 'delete_reminders', input: { items, when, isEvent: true } } : null;
}

/** A birthday may also stand among the facts, or as a reminder. */
function elsewhere({ name, kind, when }: Record<string, unknown>): { name: string; input: unknown } | null {
  const occasion = String(kind ?? 'birthday');
  if (name) return { name: 'get_info', input: { query: `${String(name)}'s ${occasion}` } };
  return when ? { name: 'list_reminders', input: { when, about: occasion } } : null;
}
