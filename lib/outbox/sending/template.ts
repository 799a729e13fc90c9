import type { OutboundMessage, TemplateName } from '@/lib/ports';

const maxHeadlineLength = 200;

export function buildTemplate(
  name: TemplateName,
  text: string,
  firstName: string | null,
): { template: NonNullable<OutboundMessage['template']>; isWhole: boolean } {
  const line = inOneLine(text);
  const headline = line.length > maxHeadlineLength ? `${shorten(line)} …` : line;
  const variables = { 1: inOneLine(firstName ?? '') || 'there', 2: headline || 'a message for you' };
  return { template: { name, variables }, isWhole: headline === text.trim() };
}

function inOneLine(text: string): string {
  return text.replace(/\p{Cc}+|\s+/gu, ' ').trim();
}

function shorten(line: string): string {
  const part = line.slice(0, maxHeadlineLength).toWellFormed().replace('\uFFFD', '');
  const end = part.lastIndexOf(' ');
  return end > maxHeadlineLength / 2 ? part.slice(0, end) : part;
}
