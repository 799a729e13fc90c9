import { isPlainName } from '@/lib/phrases/names';
import type { Heard } from '@/lib/phrases/phrase';
import { listName } from '@/lib/todos/phrases/shared';

const changing = new Set(
  'move change put take set drop bring give make switch turn start stop skip keep leave show check tell ask read list update remove clear use try shift push cancel delete cut save'.split(
    ' ',
  ),
);

/** Returns whether a request may be about a stored item instead of a new todo, as in "move it to the top". */
export function isAmbiguous(heard: Heard): boolean {
  return changing.has(heard.first) && !isPlainName(heard.text('title'));
}

/**
 * Returns whether a request asks for something that only a person or another app can do, such as "text Ann
 * that I am late".
 */
export function isForOthers({ isAskedOfUs, first, parts, sense, whole }: Heard): boolean {
  const [, second, third] = parts;
  const content = parts.findIndex(({ word }, place) => place > 1 && says.has(word));
  const isWritten = content > 0 && parts.slice(0, content).every(({ time }) => !time);
  if (isWritten && (reaching.has(first) || (first === 'send' && parts.some(({ word }) => texts.has(word)))))
    return true;
  // "Email Carla and tell them the order is late".
  if ((texting.has(first) || first === 'email' || first === 'mail') && parts.some(isTelling)) return true;
  if (sense !== 'none') return false;
  return (
    (isAskedOfUs && (!keeping.has(first) || (getting.has(first) && /\bfor (?:me|us)\b/i.test(whole)))) ||
    (/^(?:transfer|pay|send|wire)$/.test(first) &&
      /^[$€£₦₹]?\d/.test(second?.word ?? '') &&
      sense === 'none') ||
    (first === 'send' && /^(?:him|her|them)$/.test(second?.word ?? '')) ||
    (texting.has(first) && /^(?:everyone|everybody|all)$/.test(second?.word ?? '')) ||
    (texting.has(first) && parts.some(({ word }, place) => place > 1 && contents.has(word))) ||
    (reaching.has(first) && (persons.has(second?.word ?? '') || says.has(third?.word ?? '')))
  );
}

function isTelling({ word }: Heard['parts'][number], place: number): boolean {
  return place > 1 && /^(?:tell|ask|say|let|telling|saying|asking)$/.test(word);
}

const reaching = new Set('dm tell text call email message phone ring ask whatsapp dm reply'.split(' '));
const texting = new Set('text message whatsapp dm'.split(' '));
const contents = new Set('about that saying telling asking'.split(' '));
const persons = new Set('him her them my'.split(' '));
// Example: "that" in "text Anna that I'm late".
const says = new Set('that i we it its he she they there'.split(' '));
const texts = new Set(['message', 'text', 'email', 'mail', 'note', 'sms', 'whatsapp', 'dm']);
const getting = new Set(['get', 'buy', 'make', 'pick', 'grab']);
const keeping = new Set(
  'add put note set record save list schedule remember keep mark tick check get buy make pick grab jot memorize memorise'.split(
    ' ',
  ),
);

/** Returns whether a message without a colon names a shopping list and then at least three things to buy. */
export function headsGoods(heard: Heard): boolean {
  const items = heard.items('items');
  const isShort = items.length > 2 && items.every((item) => item.split(' ').length <= 4);
  return (
    isShort &&
    !heard.hasQuestionMark &&
    !heard.message.includes(':') &&
    !/^(?:is|are|was|were|done|with|at|for|in|on|and|then|run|shop|shopping|by|to|from|[,:])\b|\b(?:i|we|is|are|done|got|bought)\b/i.test(
      heard.text('items'),
    )
  );
}

/** Returns the name of a list. "The fair" names the list "School fair". */
export function knownList(heard: Heard): string | null {
  const name = listName(heard.text('list'));
  if (isKnownList(heard)) return name ?? null;
  const [list, other] = heard.find('list', ['list']);
  return list && !other && /\b(?:outstanding|open|left|missing)\b/i.test(heard.whole) ? list.title : null;
}

/** Returns whether there is a list of that name. */
export function isKnownList({ text, world }: Heard): boolean {
  const name = listName(text('list'));
  return world.things.some(({ kind, title }) => kind === 'list' && title.toLowerCase() === name);
}

const shop =
  /^(?:(?:the|my|our) )?(?:chemists?|pharmacy|drug ?store|diy(?: (?:store|shop))?|hardware(?: (?:store|shop))?|garden (?:centre|center)|butchers?|bakery|bakers?|supermarket|corner shop|greengrocers?|farm shop|off licen[cs]e|bottle shop)$/i;
const toldOfShop =
  /\b(?:clos(?:es?|ed)|open(?:s|ed)?|ask|call|ring|phone|till|until|street|road|from|near)\b/i;

/**
 * Returns whether a heading is surely one of a list: the name of a kind of shop, or any heading if the user's last
 * message was a list below its heading, such as "groceries: milk, bread".
 */
export function headsKnown({ text, whole, world: { mentions, lastMessage } }: Heard): boolean {
  if (shop.test(text('list')) && !toldOfShop.test(whole)) return true;
  const heading = /^([^:]{2,30}):\s/.exec(lastMessage ?? '')?.[1];
  const [newest] = mentions;
  return (
    heading !== undefined && newest?.how === 'made' && newest.thing.list?.toLowerCase() === listName(heading)
  );
}

const reachesOut = /^(?:call|ring|phone|e-?mail|text|message|pay|tell|ask|visit) \S/i;

/** Returns whether `more` is nothing to buy, as in "add rice to my shopping list and call Ben". */
export function isOtherErrand({ text }: Heard): boolean {
  return /shop|grocer/i.test(text('list')) && reachesOut.test(text('more'));
}
