import type { AgendaItem } from '@/lib/agenda/schema';

const maxTitle = 32;

export function suggestionsFor(agenda: AgendaItem[], today: string, example: string): string[] {
  const fitting = agenda.filter(({ title }) => title.length <= maxTitle);
  const late = fitting.find(({ kind, state }) => kind === 'todo' && state === 'overdue');
  const due = fitting.find(({ kind, date }) => kind === 'todo' && date === today);
  const own = late ? `Move “${late.title}” to tomorrow` : due && `Mark “${due.title}” as done`;
  return [own ?? example, 'Show the todo list', 'Add a todo: buy stamps tomorrow'];
}
