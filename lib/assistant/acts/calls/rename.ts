import { linkWords, numberOf } from '@/lib/assistant/phrases/edits/words';
import { stemsOf } from '@/lib/assistant/understand/title-index';
import type { Heard, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { isOneSlip } from '@/lib/words/near-spelling';
import { taskVerbs } from '@/lib/words/verbs';

const longest = 5;
const leadIn =
  /^(?:(?:no|nope|wait|oops|sorry|actually|well|ah|oh|so|make (?:it|that|them)|it['’]?s|it is|that['’]?s|that is|should be|i mean|i meant|call (?:it|that)|say|just)[\s,]+)+/i;
const leadOut = /[\s,.!]+(?:actually|sorry|please|pls|instead|i mean|i meant|thanks|now|then|rather)[.!]*$/i;

export function renameLast(heard: Heard): PhraseCall | null {
  const words = heard.whole.replace(leadIn, '').replace(leadOut, '').trim();
  const thing = lastMade(heard);
  if (!thing || words === '' || words.split(' ').length > longest || heard.times.length > 0) return null;
  const title =
    qualified(thing.title, words) ?? respelled(thing.title, words) ?? detailed(thing.title, words);
  if (!title || title === thing.title) return null;
  const input = thing.kind === 'todo' ? { text: title } : { title };
  return { tool: `update_${thing.kind}`, input: { item: thing.id, ...input } };
}

function lastMade({ world: { mentions, things } }: Heard): Thing | null {
  const [newest] = mentions.filter(({ how }) => how === 'made' || how === 'changed');
  const own = mentions.filter(({ turn }) => turn === newest?.turn);
  const thing = own.length === 1 ? things.find(({ id }) => id === newest?.thing.id) : undefined;
  return thing?.kind === 'todo' || thing?.kind === 'reminder' ? thing : null;
}

function qualified(title: string, words: string): string | null {
  const quality = /^(?:the |some )?(\S.*?) ones?$/i.exec(words)?.[1];
  if (!quality || /^(?:last|other|next|first|second|third|that|this|new|old)$/i.test(quality)) return null;
  const said = /^aa+$/i.test(quality) ? quality.toUpperCase() : quality;
  const [first = '', ...rest] = title.split(' ');
  return taskVerbs.has(first.toLowerCase()) && rest.length > 0
    ? `${first} ${said} ${rest.join(' ')}`
    : `${said} ${title}`;
}

// Example: "Hosni with an i" changes "Mr Hosny" to "Mr Hosni".
function respelled(title: string, words: string): string | null {
  const fresh = words.replace(
    /,? (?:with|without|not) (?:an? )?["'‘“]?\p{L}{1,2}["'’”]?(?: at the end)?$/iu,
    '',
  );
  if (!/^\p{L}{4,}$/u.test(fresh)) return null;
  const old = title
    .split(/[\s,.]+/)
    .find((word) => word !== fresh && isOneSlip(word.toLowerCase(), fresh.toLowerCase()));
  return old
    ? title.replace(old, /^\p{Lu}/u.test(old) ? fresh.charAt(0).toUpperCase() + fresh.slice(1) : fresh)
    : null;
}

// Example: "two piñatas" changes "buy piñata" to "buy two piñatas".
function detailed(title: string, words: string): string | null {
  const said = stemsOf(words);
  const own = title.split(' ');
  const shared = own.findIndex((word) => stemsOf(word).some((stem) => said.includes(stem)));
  if (shared < 0 || said.length === 0) return null;
  const isMore = words.split(' ').every((word) => !linkWords.has(word.toLowerCase()) || word === 'of');
  let start = shared;
  while (start > 0 && numberOf(own[start - 1]?.toLowerCase() ?? '') !== null) start -= 1;
  const rest = own.slice(shared + 1).filter((word) => !words.toLowerCase().includes(word.toLowerCase()));
  return isMore ? [...own.slice(0, start), words, ...rest].join(' ') : null;
}
