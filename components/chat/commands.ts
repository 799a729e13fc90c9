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

export function commandsFor(text: string) {
  if (!text.startsWith('/') || /\s/.test(text)) return [];
  return commands.filter(({ command }) => command.startsWith(text.toLowerCase()));
}
