import { emergencyNumberFor, type HelpLine, helpLinesFor } from '@/lib/journal/crisis/help-lines';

/**
 * Returns the reply to a message about a crisis. Add nothing to this reply. `isKept` is true if the journal
 * keeps the message.
 */
export function crisisReply(zone: string, isKept: boolean): string {
  const emergency = emergencyNumberFor(zone);
  const services =
    emergency === null ? 'the emergency services of your country' : `the emergency services: ${emergency}`;
  return [
    'Thank you for writing this down. I take it seriously.',
    `If you may act on it now, or are already hurt, call ${services}.`,
    `People you can talk to:\n${helpLinesFor(zone).map(shown).join('\n')}`,
    'If someone you trust is near, let them know how you are. You need not carry this alone.',
    `I am Sidekick, a program and not a human. I cannot call for help. ${isKept ? 'Your entry is kept in your journal.' : 'I did nothing else with your message.'}`,
  ].join('\n\n');
}

export const crisisText =
  'You wrote about a very hard time. Thank you for putting it into words.\n\nIf it is still this hard, please talk to somebody today: a person you trust, or a help line.';

function shown({ name, phone, text, url, hours }: HelpLine): string {
  const ways = [reached(phone, text), phone === undefined && text === undefined ? url : undefined, hours];
  return `- ${name}: ${ways.filter(Boolean).join(', ')}`;
}

function reached(phone: string | undefined, text: string | undefined): string | undefined {
  if (phone === undefined) return text && `text ${text}`;
  if (text === undefined) return `call ${phone}`;
  return phone === text ? `call or text ${phone}` : `call ${phone} or text ${text}`;
}
