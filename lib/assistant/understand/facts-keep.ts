import { attribute, hasSecret, isKeptElsewhere, ownerOf, predicates, secret } from './facts';
import { foreignTopic } from './foreign';
import { withoutCourtesy } from './normalise';
import { rule } from './vocabulary';
import { call, type Recogniser, type Wish } from './wish';

const keeps = rule(
  "^(?:rem(?:em)?ber|remeber|rememeber|note(?: down)?|save|store|memori[sz]e|keep in mind|write down|don't forget|do not forget|dont forget|fyi|for your information|make a note|take a note|keep a note|record)(?: (?:that|this|the fact that|of the fact that|for me|for later|down))*\\s*[:,]?\\s+(?=\\S)",
);
const noFact =
  /^to\b|^(?:me|us|when|what|where|how|the time|about|it|this|that|them)\b(?!.*\s(?:is|are|=)\s)/i;
const changes = /^(?:change|update|set|correct)\s+(?:my|the|our)\s+(.{1,60}?)\s+(?:to|=|as)\s+(.+)$/i;

/** "remember my locker code is 4821", "my wifi password is hunter2", "save my passport number: X123", "change my pin to 5000". */
export const factsSet: Recogniser = (text, { facts = [] }) => {
  const exact = toTheLetter(text);
  if (exact) return [exact];
  const said = withoutCourtesy(text).replace(/[\s.!]+$/, '');
  const core = said.replace(tail, '');
  const wishes = (core === said ? null : factIn(core)) ?? factIn(said);
  return wishes && (correction.test(said) ? wishes : wishes.map((wish) => withEarlier(wish, facts)));
};

/** A code or a quoted value with all its marks, from words whose end is as it was typed; null where no such thing is told. */
function toTheLetter(text: string): Wish | null {
  const said = text.replace(tail, '').replace(thanks, '').trim();
  const wish = factIn(said)?.[0];
  const { key, value } = wish?.input ?? {};
  if (!wish || typeof key !== 'string' || typeof value !== 'string') return null;
  if (said.endsWith('"') && said.endsWith(`${value}"`)) return wish;
  const isPlace = /^(?:in|on|under|at|behind|with|inside|next to|by|above|below|near|between) /i.test(value);
  if (!hasSecret(key) || isPlace) return null;
  return { ...wish, input: { key, value: isWords(key, value) ? value.replace(/\.$/, '') : value } };
}

const word = /^(?:[\p{L}'-]+|[\d-]+)$/u;

// A full stop ends the sentence behind ordinary words and numbers; behind a password like "hunter2." it may be a part of it.
function isWords(key: string, value: string): boolean {
  const form = /\b(?:pass(?:word|code|phrase|key)s?|wi-?fi|key|login)\b/i.test(key)
    ? word
    : /^[\p{L}\d',()/-]+$/u;
  return value
    .replace(/\.$/, '')
    .split(' ')
    .every((part) => form.test(part));
}

/** Thanks behind a code of one piece; behind several words they may be a part of it. */
const thanks = /(?<=\s\S*\d[^\s,]*),?\s+(?:please|pls|thanks|thank you|thx|cheers)[\s.!]*$/i;

const correction = /^(?:change|update|set|correct)\b/i;
const additive = /^(?:.+'s )?(?:allergy|allergies|taste|dislikes)$/i;

// A second allergy does not take the place of the first.
function withEarlier(wish: Wish, facts: { key: string; value: string }[]): Wish {
  const { key, value } = wish.input;
  if (typeof key !== 'string' || typeof value !== 'string' || !additive.test(key)) return wish;
  const known = facts.find((fact) => fact.key.toLowerCase() === key.toLowerCase())?.value ?? '';
  const isNew = known !== '' && known.length < 150 && !known.toLowerCase().includes(value.toLowerCase());
  return isNew ? call('facts_set', 'store_info', { key, value: `${known}, ${value}` }) : wish;
}

/** Said behind the fact and no part of it. */
const tail =
  /(?:[\s,;.–-]+(?:and |so |but )?(?:please )?(?:keep (?:that|this|it) in mind|(?:don't|do not|dont|never) forget (?:that|this|it)|(?:remember|note|save|store) (?:that|this|it)(?: (?:down|for me|for later))?|(?:make|take) a note(?: of (?:that|this|it))?)(?: please)?|\s*[,;–-]\s*(?:just )?(?:for (?:later|next time|future reference|reference|the record|your information)|fyi|in case i forget|just so you know))+[\s.!]*$/i;

function factIn(said: string): Wish[] | null {
  const kept = keeps.exec(said);
  if (kept) {
    const fact = said.slice(kept[0].length);
    return noFact.test(fact) ? null : (owned(fact, true) ?? told(fact));
  }
  const [, key = '', value = ''] = changes.exec(said) ?? [];
  if (
    rule(`\\b(?:${secret}|name|address|birthday|size|allergy|favou?rite|colou?r)\\b`).test(key) &&
    !isKeptElsewhere(key) &&
    !/\b(?:time|date|call|visit|appointment)\b/i.test(key)
  ) {
    return [store(key, value)];
  }
  return owned(said, false) ?? introduced(said);
}

const ownedForm =
  /^((?:my|our|the|his|her|their)\s+.{1,80}?|[\p{L}'-]+(?:'s|s')\s+.{1,60}?)\s*(?:\s(?:is|are|was|will be|equals)(?: now| called)?\s|\s?[:=]\s?)\s*(\S.*)$/iu;
/** What is said of people and passes. */
const mood =
  /^(?:(?:a bit|pretty|quite|super|always|still|just|kind of) )?(?:great|good|bad|nice|fine|awesome|ok|okay|funny|annoying|cool|happy|sad|angry|tired|mad|upset|lazy|hungry|home|ill|well|better|worse|amazing|awful|terrible|beautiful|lovely|cute|pregnant|asleep|awake|away|weird|crazy|mean|busy|free|gone|back|lost|wrong|right|hurting|fun|boring|coming|visiting|leaving|driving|sleeping|crying|working|waiting|playing)\b/i;
const isDoubt = /^(?:what|which|where|wrong|right|correct)\b/i;
const isCode = /^\S*(?:\d|[\p{P}\p{S}](?=\S))/u;
const passing =
  /^(?:not|so|too|very|sick|dead|broken|late|here|there|done|finished|cancell?ed|on|off|being|getting|going|really|full|empty|due|ready|low|a|an|the)\b|\b(?:in|at|on) (?:an?|the) /i;

/** "my x is y". Asked to be kept, any will do; unasked, only what can be nothing but a fact to keep. */
function owned(fact: string, asked: boolean): Wish[] | null {
  const [, key = '', said = ''] = ownedForm.exec(fact) ?? [];
  const value = hasSecret(key) ? said : said.replace(/(?<=\S) (?:now|from now on|these days)$/i, '');
  const isQuestion =
    /\?\s*$/.test(fact) &&
    (!hasSecret(key) || isDoubt.test(said) || (!asked && /^[\p{L}' ]+\?$/u.test(said)));
  if (key === '' || isQuestion || isNoName(key)) return null;
  if (
    !hasSecret(key) &&
    ((isKeptElsewhere(key) && !(asked && /\b(?:flight|order|day)\b/i.test(key))) ||
      (!asked && foreignTopic(key) !== null))
  )
    return null;
  if (asked && /^(?:my|our)\b/i.test(key)) return [store(key, value)];
  if (asked) return foreignTopic(key) && !/^my\b/i.test(key) && !hasSecret(key) ? null : [store(key, value)];
  const known = /^the\b/i.test(key) ? rule(`\\b(?:${secret})\\b`) : rule(`\\b(?:${attribute})\\b`);
  const isKept =
    known.test(key) &&
    (!isKeptElsewhere(key) || hasSecret(key)) &&
    value.split(' ').length <= 8 &&
    (!passing.test(value) || (hasSecret(key) && isCode.test(value))) &&
    !(mood.test(value) && !hasSecret(key));
  return isKept ? [store(key, value)] : null;
}

const puts =
  /^i(?:'ve| have)? (?:put|left|keep|kept|hid|stored|stashed) (?:the |my |our )?(.{1,60}?) ((?:in|on|under|at|behind|with|inside|next to|by|above|below|near|between)\b.+)$/i;
const plain = /^(.{1,80}?)\s+(?:is|are|was|means|=)\s+(\S.*)$/i;
const colon = /^(\S.{0,60}?):\s+(\S.*)$/;

/** A sentence that the person asked to be kept: who it is about, and what. */
function told(fact: string): Wish[] | null {
  for (const [said, noun] of predicates) {
    const found = said.exec(fact);
    const owner = found && ownerOf(fact.slice(0, found.index));
    const value = found ? fact.slice(found.index + found[0].length).trim() : '';
    if (owner === null || value === '' || /^(?:this|that|these|it)\b/i.test(value)) continue;
    return [store(`${owner}${noun}`, value)];
  }
  const [, key = '', value = ''] = puts.exec(fact) ?? plain.exec(fact) ?? colon.exec(fact) ?? [];
  return isNoName(key) || isKeptElsewhere(key) || foreignTopic(key) ? null : [store(key, value)];
}

function isNoName(key: string): boolean {
  const points = /^(?:i|we|it|there|this|that|here|)$|^(?:who|what|which|where|when|how|why|if|whether)\b/i;
  return points.test(key) || /\b(?:which|that|who|information)$/i.test(key);
}

const nameForm = /^(?:i am called|people call me|you can call me|call me) (\p{L}[\p{L}'-]{1,30})$/iu;

function introduced(said: string): Wish[] | null {
  const name = nameForm.exec(said)?.[1];
  if (name && !/^(?:back|later|tomorrow|tonight|please|now|an?|the|taxi|uber)$/i.test(name))
    return [store('name', name)];
  const [, label = '', code = ''] =
    rule(`^((?:[\\w-]+ ){0,3}(?:${secret}))\\s*[:=]\\s*(\\S.*)$`).exec(said) ?? [];
  if (code !== '') return [store(label, code)];
  const parked =
    /^i(?:'ve| have)? (?:just )?parked (?:the car )?((?:on|in|at|near|by) .*(?:\d|\b(?:level|floor|row|section|zone|bay)\b).*)$/i.exec(
      said,
    )?.[1];
  if (parked) return [store('parking', parked)];
  const allergy = /^i(?:'m| am) allergic to (\S.*)$/i.exec(said)?.[1];
  return allergy ? [store('allergy', allergy)] : null;
}

function store(key: string, value: string): Wish {
  const name = key
    .replace(/^(?:the fact that|that)\s+/i, '')
    .replace(/^(?:my|our|the)\s+/i, '')
    .replace(/[\s:=,]+$/, '');
  return call('facts_set', 'store_info', { key: name.trim(), value: value.replace(/^"(.*)"$/, '$1').trim() });
}
