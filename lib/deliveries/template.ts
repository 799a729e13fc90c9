import type { OutboundMessage, TemplateName } from '@/lib/ports';

const longest = 200;

/**
 * A template's variables: 1 the first name, 2 what it is about, in one line. WhatsApp refuses line breaks, tabs, runs of spaces
 * and empty ones. isWhole: the line holds all there is to say.
 */
export function announce(
  name: TemplateName,
  text: string,
  firstName: string | null,
): { template: NonNullable<OutboundMessage['template']>; isWhole: boolean } {
  const line = cleaned(text);
  const headline = line.length > longest ? `${cut(line)} …` : line;
  const variables = { 1: cleaned(firstName ?? '') || 'there', 2: headline || 'a message for you' };
  return { template: { name, variables }, isWhole: headline === text.trim() };
}

function cleaned(text: string): string {
  return text.replace(/\p{Cc}+|\s+/gu, ' ').trim();
}

/** At a word's end, and never inside a character. */
function cut(line: string): string {
  const part = line.slice(0, longest).toWellFormed().replace('\uFFFD', '');
  const end = part.lastIndexOf(' ');
  return end > longest / 2 ? part.slice(0, end) : part;
}
