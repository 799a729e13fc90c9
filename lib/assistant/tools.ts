import { agendaTools } from '@/lib/agenda/tools';
import { type ModelTool, modelTools } from '@/lib/assistant/models/model-tools';
import { ownTools } from '@/lib/assistant/own-tools';
import { completionTools } from '@/lib/completions/tools';
import { calendarTools } from '@/lib/connectors/tools';
import { dailyTools } from '@/lib/daily-reminders/tools';
import { infoTools } from '@/lib/info/tools';
import { journalTools } from '@/lib/journal/tools';
import { preferenceTools } from '@/lib/preferences/tools';
import { reminderTools } from '@/lib/reminders/tools';
import { searchTools } from '@/lib/search/tools';
import { socialTools } from '@/lib/social/tools';
import { todoTools } from '@/lib/todos/tools';
import type { Mention, Tool } from '@/lib/tool';

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
    ...agendaTools,
    ...searchTools,
    ...completionTools,
    ...ownTools,
  ].sort((a, b) => (a.name < b.name ? -1 : 1)),
);

const notOffered = new Set([
  ...['help', 'status', 'get_info', 'recall', 'redo', 'complete_reminders', 'set_timezone'],
  ...modelTools.flatMap(({ name, replaces }) => [name, ...replaces]),
]);

/** The tools that models can call, sorted by name so that the provider can cache the prompt. */
export const offeredTools: readonly (Tool | ModelTool)[] = [
  ...tools.filter(({ name }) => !notOffered.has(name)),
  ...modelTools,
].sort((a, b) => (a.name < b.name ? -1 : 1));

export const toolNames: string[] = tools.map((tool) => tool.name);

const byName = new Map(tools.map((tool) => [tool.name, tool]));

const askedKinds: Record<string, Mention['kind']> = {
  ...{ complete_todos: 'todo', update_todo: 'todo', delete_todos: 'todo' },
  ...{ complete_reminders: 'reminder', update_reminder: 'reminder', delete_reminders: 'reminder' },
  ...{ answer_reminder: 'reminder', use_calendar: 'event', note_contact: 'social' },
  ...{ set_social_date: 'social', delete_social_date: 'social' },
};

export function mentionKindOf(name: string): Mention['kind'] | null {
  return askedKinds[name] ?? null;
}

export function findTool(name: string): Tool | null {
  return byName.get(name) ?? null;
}

/**
 * Returns the call to try if the given call finds nothing, because users confuse todos with reminders:
 * `complete_reminders` after `complete_todos`. Null if there is no such call.
 */
export function siblingCall(name: string, input: unknown): { name: string; input: unknown } | null {
  const given = typeof input === 'object' && input !== null ? (input as Record<string, unknown>) : {};
  const occasions = occasionsIn(given.items ?? given.keys);
  if (occasions && deletions.has(name)) return { name: 'delete_social_date', input: { names: occasions } };
  switch (name) {
    case 'set_social_date':
      return given.date ? null : besideSocialDates(given);
    case 'complete_todos':
      return given.completed === false || given.list || given.all
        ? null
        : { name: 'complete_reminders', input: { items: given.items } };
    case 'complete_reminders':
      return { name: 'complete_todos', input: { items: given.items } };
    case 'delete_todos':
      return given.all || given.completed || given.list || given.wholeList
        ? null
        : { name: 'delete_reminders', input: { items: given.items } };
    case 'delete_reminders':
      // A calendar event cannot be a todo.
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

function occasionsIn(items: unknown): string[] | null {
  const words = Array.isArray(items) ? items.map(String) : [];
  return words.length > 0 && words.every((one) => /\b(?:birthday|anniversary)$/i.test(one)) ? words : null;
}

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

function besideSocialDates({
  name,
  kind,
  when,
}: Record<string, unknown>): { name: string; input: unknown } | null {
  const occasion = String(kind ?? 'birthday');
  const owner = name === 'us' ? 'our' : name === 'me' ? 'my' : `${String(name)}'s`;
  if (name) return { name: 'get_info', input: { query: `${owner} ${occasion}` } };
  return when ? { name: 'list_reminders', input: { when, about: occasion } } : null;
}
