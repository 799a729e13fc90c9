import type { AgendaItem } from '@/lib/agenda/schema';

/** A longer title would make the suggestion longer than a line. */
const maxTitle = 32;

/**
 * Returns three messages to begin a conversation with. The first one is about what the user has: something overdue, or
 * else a todo of today. `example` takes its place if there is neither.
 */
export function suggestionsFor(agenda: AgendaItem[], today: string, example: string): string[] {
  const fitting = agenda.filter(({ title }) => title.length <= maxTitle);
  const late = fitting.find(({ kind, state }) => kind === 'todo' && state === 'overdue');
  const due = fitting.find(({ kind, date }) => kind === 'todo' && date === today);
  const own = late ? `Move “${late.title}” to tomorrow` : due && `Mark “${due.title}” as done`;
  return [own ?? example, 'Show the todo list', 'Add a todo: buy stamps tomorrow'];
}
