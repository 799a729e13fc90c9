import { listNoun, rule, taskVerb } from './vocabulary';
import type { Talk } from './wish';

const leadIns = rule(
  "^(?:(?:i|we)(?:'ll| will|'m| am)(?: be| going)?\\s+(?=\\w+ing\\b)|me to\\s+|(?:please|that|to|about|of|for|regarding|concerning|called|named|titled|labelled|labeled|saying|says|on|with the title|in case|again|the fact)\\b[:,]?\\s+|(?:i|we)(?:'ll| will|'m|'ve| am| have| has)? (?:(?:got|going|supposed|scheduled) )?(?:to be|to go to|to|have (?:a|an|my|to)|a|an|my|the)\\s+|(?:i|we) (?:need|want|must|should|have got)(?: to)?\\s+|there (?:is|will be|'s) (?:a|an|my|the)?\\s*|it(?:'s| is)(?: time to)?\\s+|need to\\s+|having\\s+)",
);
const articles = /^(?:an?|the|my|our|some|this|that|upcoming|new|another|next)\s+/i;
const places =
  /\s*\b(?:to|on|onto|in|into|from|off|at|for)(?: of)? (?:(?:my|the|our|your) )?(?:\w+ )?(?:calendars?|schedule|agenda|diary|planner)\b/gi;
const loneEnd = /\s*\b(?:that |which )?(?:i|we) (?:have|'ve got|have got)$/i;
const phrasal =
  /\b(?:(?:check|log|sign|hand|turn|clock|cash|move|tune|dial) in|(?:drop|stop|swing|come) by|(?:log|sign|move) on)$/i;
const dangling =
  /^(?:on|at|for|by|in|to|of|about|with|from)$|(?:[\s,;:.!?-]|(?<=\s)(?:on|at|for|by|in|from|until|till|to|of|and|about|with|every|that|starting|the|a|an|is|remind me|so))+$/i;

/** A reminder's title from the words around it: no lead-in, no article, no loose end, a capital in front. '' if nothing is left. */
export function titleOf(words: string): string {
  let title = words.replace(places, ' ').replace(/\s+/g, ' ').trim();
  for (let round = 0; round < 5; round += 1) {
    const shorter = title.replace(/^[\s,.;:!?"-]+/, '').replace(leadIns, '');
    if (shorter === title) break;
    title = shorter;
  }
  title = unquoted(title.replace(articles, ''))
    .replace(loneEnd, '')
    .replace(dangling, (end, at: number, all: string) =>
      phrasal.test(all.slice(0, at + end.length)) ? end : '',
    )
    .replace(/^[\s,.;:!?-]+/, '');
  if (pronoun.test(title)) return '';
  return title.charAt(0).toUpperCase() + title.slice(1);
}

const pronoun =
  /^(?:it|this|that|them|these|those|this one|that one|this item|that item|this thing|something|anything|things?|an? item|items?|the item|one|me|us|both|him|her|item to|stuff)$/i;
const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];
const cardinals = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const listEnding = rule(
  `\\s*\\b(?:(?:to|from|off|off of|out of|on|onto|in|into|at)\\s+)(?:(?:my|the|our|this|that|a|your|of|new)\\s+)*(?:[\\w'-]+ ){0,3}?(?:${listNoun})\\b(?:\\s+of\\s+(?:things|stuff))?`,
);

/** Words for a thing on a list without "my list", quotes, articles; "the second one" and "item 2" become "2". */
export function itemOf(words: string): string {
  const item = unquoted(words.replace(listEnding, ' ').replace(/\s+/g, ' ').trim())
    .replace(/^(?:the |my |a |an |that |this |those |these |some |all (?:of )?(?:the|my) )+(?=\S)/i, '')
    .replace(/[\s.,!?;:]+$/, '');
  const named = rule('^(?:todos?|tasks?|items?|reminders?|entry|number|no\\.?|#)\\s*:?\\s+(?=\\S)');
  const bare = item.replace(named, '').replace(/^#\s*/, '');
  return placeIn(bare) ?? unquoted(bare.replace(/(?<=\S)\s+(?:todo|task|item)$/i, ''));
}

/** The things that are listed in words: "milk, eggs and bread", lines, bullets. Two verbs are two tasks, one is one. */
export function itemsOf(words: string): string[] {
  return words
    .split(/\n|;|,(?!\d)/)
    .flatMap((part) => splitAnd(part.replace(/^\s*(?:and|&|plus|also)\s+/i, '')))
    .map((part) => part.replace(/^\s*(?:[-*•·]|\[ ?\]|\d{1,2}[.)])\s+/, '').trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
}

/** Whether words stand for something said before. */
export function isPronoun(words: string): boolean {
  return pronoun.test(words.trim());
}

/** What "it" means: the only thing the last answer named in quotes, or null. */
export function itemBefore(talk: Talk): string | null {
  const reply = (talk.lastReply ?? '').replace(/\bsay “[^.\n]*/gi, '');
  const named = [...reply.matchAll(/“([^”]{1,200})”/g)].map((match) => match[1] ?? '');
  return named.length === 1 && named[0] ? named[0] : null;
}

/** Whether the last answer spoke of a reminder rather than of a todo. */
export function spokeOfReminder(talk: Talk): boolean {
  return /\bremind/i.test(talk.lastReply ?? '');
}

function splitAnd(part: string): string[] {
  if (fixedPairs.test(part)) return [part];
  const [head = '', ...more] = part.split(/\s+(?:and|&|plus|as well as|\+)\s+(?:also\s+)?/i);
  if (more.length === 0) return [part];
  const startsTask = rule(`^\\s*(?:${taskVerb})\\s+\\S`);
  if (!startsTask.test(head)) return [head, ...more];
  const parts = [head];
  for (const next of more) {
    if (startsTask.test(next) && !ofSameThing.test(next)) parts.push(next);
    else parts[parts.length - 1] += ` and ${next}`;
  }
  return parts;
}

/** "buy a card and post it" is one task. */
const ofSameThing = /^\s*\S+ (?:(?:back|up|off|away|out|over) )?(?:it|them|him|her)\b/i;
const fixedPairs =
  /\b(?:mac(?:aroni)? (?:and|&) cheese|salt (?:and|&) vinegar|fish (?:and|&) chips|half (?:and|&) half|peanut butter (?:and|&) jelly|bed (?:and|&) breakfast|pros and cons|terms and conditions|back and forth)\b/i;

function placeIn(words: string): string | null {
  const place =
    /^(?:the )?(\w+)(?: (?:one|item|todo|task|thing|line|reminder|alarm|entry))?(?: (?:on|in|of) (?:my|the) list)?$/i
      .exec(words)?.[1]
      ?.toLowerCase();
  if (!place) return null;
  if (/^\d{1,3}$/.test(words)) return words;
  const at = ordinals.indexOf(place) + 1 || Number(/^(\d{1,2})(?:st|nd|rd|th)$/.exec(place)?.[1] ?? 0);
  if (at > 0) return String(at);
  const counted = words.toLowerCase() === place ? cardinals.indexOf(place) + 1 : 0;
  return counted > 0 ? String(counted) : null;
}

function unquoted(words: string): string {
  return words
    .replace(/^["'“](.*)["'”]$/, '$1')
    .replace(/^"|"$/g, '')
    .trim();
}
