import { namesAct } from '@/lib/words/mood';

/**
 * Returns whether a text possibly quotes another person: true for "Kim: delete milk". False if the name is the
 * title of an item of the user. `titles` are these titles in lower case.
 */
export function mayQuote(text: string, titles: string[]): boolean {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const opening = lines.find(Boolean) ?? '';
  const isOrdered = isOwnHeading(opening);
  if (fence.test(text) && !isOrdered) return true;
  const isBelow = (place: number) => lines.slice(place + 1).some(Boolean);
  const isBlock = lines.some((line, place) => rule.test(line) && isBelow(place));
  if (isBlock && !isOrdered) return true;
  return lines.some((line, place) => {
    const heading = headingOf(line, isBelow(place));
    if (heading !== null) return !isOwnHeading(heading) && !titles.includes(heading.toLowerCase());
    return [...line.matchAll(quotation)].some(
      ([all, words = '']) => namesAct(words) && !namesAct(line.replace(all, '')),
    );
  });
}

const fence = /^\s*(?:```|~~~)|```/m;
const rule = /^[-=_*~+#]{3,}$/;
const quotation = /(?<![\p{L}\p{N}])["“”„«‘’'`]([^"“”„«»`\n]{3,300}?)["“”»‘’'`](?![\p{L}\p{N}])/gu;
// Matches "Kim:" in "Kim: delete milk", but not "10:30" or ":-)".
const inline = /^([^.!?\n]{1,200}?)[:：]["“'‘(*_]*\s+\S/u;

// Matches "Kim - cancel" in "Kim - cancel the gym".
const named =
  /^(\p{Lu}\p{Ll}{1,20})\s+[-–—]\s+(?:please |pls )?(?:delete|cancel|remove|drop|clear|erase|forget|scratch|skip|complete|mark|move)\b/u;

const closing = new Set(['*', '_', ')']);

function headingOf(line: string, isBelow: boolean): string | null {
  const end = line.split('').findLastIndex((sign) => !closing.has(sign));
  const last = line[end];
  if (isBelow && (last === ':' || last === '：')) return line.slice(0, end).trim();
  return (inline.exec(line) ?? named.exec(line))?.[1]?.trim() ?? null;
}

const courtesy =
  /^(?:(?:please|pls|now|and|also|then|ok|okay|so|hey|hi|just|oh|no|yes|can you|could you|would you|i want you to|i(?:'d| would) like to|i want to|let['’]?s|my|the|our|a|new)[\s,]+)*/i;
const order =
  /^(?:add|put|remember|save|store|remind|buy|get|need|we need|i need|pick up|grab|order|invite|pack|correction|actually|sorry|wait|also|one more thing|delete|cancel|remove|drop|clear|erase|forget|scratch|skip|complete|finish|mark|tick|check off|cross|done|move|push|shift|change|swap|update|rename|reschedule|postpone)\b/i;
const list =
  /^(?:notes?|reminders?|to-?dos?|to do|tasks?|packing|shopping|groceries|grocery|errands|plans?|today|tonight|tomorrow|this|next|(?:mon|tue|wed|thu|fri|sat|sun)\p{L}{0,6})(?!\p{L})/iu;
const longestHeading = 3;
const foreign =
  /\b(?:from (?!(?:my|the|our|it|today|tomorrow|now)\b|\d)|(?:said|says?|asked|asks|wrote|writes|sent|told|read|article|message|mail|e-?mail|letter|sms|transcript|post)\b)|['’]s\b/i;

function isOwnHeading(heading: string): boolean {
  const words = heading.replace(courtesy, '');
  const isList = /\blist$/i.test(words) || (list.test(words) && words.split(/\s+/).length <= longestHeading);
  return (isList || order.test(words)) && !foreign.test(heading);
}
