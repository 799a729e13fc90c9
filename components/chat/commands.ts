/** The commands offered when a message begins with a slash. */
const commands = [
  { command: '/todo', description: 'list todos' },
  { command: '/add', description: 'add todo' },
  { command: '/done', description: 'mark complete' },
  { command: '/help', description: 'show help' },
  { command: '/remind', description: 'set reminder' },
  { command: '/info', description: 'store information' },
  { command: '/status', description: 'show status' },
  { command: '/clear', description: 'clear completed' },
] as const;

/** Those that a text like "/re" may become; none once the command stands and its words have begun. */
export function commandsFor(text: string) {
  if (!text.startsWith('/') || /\s/.test(text)) return [];
  return commands.filter(({ command }) => command.startsWith(text.toLowerCase()));
}
