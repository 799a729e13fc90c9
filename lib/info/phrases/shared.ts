import { findInfo } from '@/lib/info/find';
import { ownedPerson, ownerOfLast } from '@/lib/info/phrases/people/owned';
import type { Heard, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { findTimes } from '@/lib/time/find-times';
import { areGoods } from '@/lib/todos/goods';

/**
 * Matches the start of a temporary state, such as "late" or "tired". A temporary state is not stored as a
 * fact.
 */
export const passing =
  /^(?:so |very |really |too |a bit |quite |pretty |just |still |always |not |all |completely |totally |kind of |kinda )*(?:late|early|dead|broken|killing|terrible|horrible|awful|great|good|nice|bad|amazing|awesome|fine|okay|ok|hot|cold|tired|crazy|annoying|down|slow|rubbish|crap|useless|patchy|flaky|dodgy|shocking|playing up|acting up|here|there|gone|full|over|fun|boring|happy|sad|sick|busy|ready|sore|hurting|aching|stuck|lost|empty|dirty|clean|messy|loud|quiet|long|short|hard|easy|ugly|pretty|beautiful|cute|funny|weird|strange|stupid|stressful|exhausting|exhausted|rough|tough|wonderful|perfect|better|worse|ruined|delayed|cancelled|canceled|closed|open|wet|freezing|boiling|melting|buzzing|spinning|racing|coming|moved|pushed|changed|postponed|adjourned|confirmed|done|finished|sorted|packed|paid|booked|sold|fixed|delayed|bought|off|over|going|driving|getting|making|being|giving|acting|crying|sleeping|visiting|arriving|leaving|staying|barking|snoring|leaking|ringing|working|on fire|my life|your life|the best|the worst|mine|yours|what|why|how|because|that|when|if|to|about|due|on|at|missing)\b/i;

const ofNow = /^\D* (?:today|again|right now|at the moment|this (?:morning|afternoon|evening))$/i;
const occasion =
  /\b(?:wedding|party|reception|ceremony|funeral|concert|show|match|game|lesson|class|course|training|practice|rehearsal|meeting|conference|interview|event|exam|dinner|lunch|shop|office|surgery|clinic|list)s?$/i;

/**
 * Returns whether a state ends soon. "At the Grange hotel" ends soon if `key` is a person, but not if `key`
 * is a wedding.
 */
export function isPassing(value: string, key: string): boolean {
  return (
    (passing.test(value) || ofNow.test(value)) &&
    !(/^at (?!\d|home\b|work\b|the moment\b)/i.test(value) && occasion.test(key))
  );
}

export const fleeting =
  /\b(?:head|day|week|weekend|mood|life|morning|night|evening|stomach|back|plan|point|question|problem|idea|thing|feeling|heart|mind|turn|fault|guess|opinion|bad|pleasure|dream|goal)$/i;

export const place =
  /^(?:in|on|under|underneath|at|behind|with|inside|next to|near|beside|above|below|between|by|over|around|level|row|spot)\b/i;

export const participle =
  /^(?:now |just |already |also )*(?:left|gone|quit|retired|resigned|died|moved|got married|passed away|been|started|stopped|finished|changed|\p{L}{3,}ed)\b(?! (?:\p{L}+ )?(?:hair|eyes|skin|shoes|car)\b)/iu;

export const pronoun =
  /^(?:it|that|this|he|she|they|there|what|who|where|which|how|everything|nothing|something|anything|these|those|today|tomorrow|so|i|we|you|here|one|such|forget(?= (?:the|my|our|his|her|about)\b))\b/i;

export function withName(words: string, { world }: Pick<Heard, 'world'>): string {
  const isWoman = /^(?:she|her|hers)(?:['’]?s)?\b/i.test(words);
  const name =
    isWoman && /^(?:the |my )?mr\b/i.test(world.lastPerson ?? '')
      ? ownerOfLast(world)
      : (ownedPerson(words, world) ?? world.lastPerson);
  // After a visit to the doctor, "his doctor" is not the doctor's.
  if (!name || words.slice('his '.length).toLowerCase().startsWith(name.toLowerCase())) return words;
  return words
    .replace(/^(?:he|she)['’]?s(?= )/i, `${name} is`)
    .replace(/^(?:he|she)['’]?s$/i, name)
    .replace(/^(?:he|she)['’]ll(?= )/i, `${name} will`)
    .replace(/^(?:he|she)\b(?!['’])/i, name)
    .replace(/^(?:his|her)(?= \p{L})/iu, `${name}’s`)
    .replace(/(?<=^| )(?:him|her)(?= |$)/i, name);
}

export function keyOf(words: string): string {
  return words
    .trim()
    .replace(/^(?:that|the fact that|down|this|please|also|it['’]?s|it is|that['’]s)\s+/i, '')
    .replace(/^(?:my|the|our)\s+(?=\S)/i, '')
    .replace(/(?<![\s,:;])[\s,:;]+$/, '');
}

export function store(key: string, value: string): PhraseCall {
  // In "the wifi at mum's is", "mum's" was read as "mum is".
  const isPlace =
    /\b(?:at|from|near) (?:(?:my|our|the) )?\p{L}+$/iu.test(key) && /^(?:is|are) (?=\S)/i.test(value);
  return {
    tool: 'store_info',
    input: {
      key: isPlace ? `${keyOf(key)}’s` : keyOf(key),
      value: value
        .trim()
        .replace(isPlace ? /^(?:is|are) /i : /^(?:now|actually)\s+|^(?:up|down|back) to (?=\d)/i, '')
        .replace(/(?<=\d) now$/i, '')
        .replace(keptInMind, '')
        .replace(/(?<![.!])[.!]+$/, '')
        .replace(spelledOut, (code) => code.replaceAll(' ', '')),
    },
  };
}

// "R H P R O 2 5 0", as a code is dictated.
const spelledOut = /(?<=^|\s)(?:[A-Z\d] ){3,}[A-Z\d](?=$|\s)/g;

const keptInMind =
  /[,.;]? (?:(?:please|just|so|and|then|can you|could you|pls) )*(?:keep (?:that |it |this )?in mind|(?:remember|note|save|keep|store|hold on to|hang on to|put|write) (?:that|this|it)(?: down)?(?: (?:somewhere|safe|handy|on file|for (?:me|later|us|now)|please|pls))*|(?:do not|don['’]?t|dont) (?:lose|forget) (?:it|that|this)(?:,? please)?|just so you know|for the record|for future reference|in case (?:i|we) need it|(?:delete|forget|remove|scrap|bin|drop|ditch|lose|erase|get rid of) (?:the|my) old (?:one|number|code|value|password)(?: (?:please|now|then))?)$/i;

export function addTo(key: string, said: string, { world }: Heard): PhraseCall {
  const value = said.replace(keptInMind, '');
  const known = world.things.find(
    (thing) => thing.kind === 'fact' && thing.title.toLowerCase() === key.toLowerCase(),
  );
  const values = known?.value?.split(', ') ?? [];
  const isKnown = values.some((one) => one.toLowerCase() === value.toLowerCase());
  return { tool: 'store_info', input: { key, value: [...values, ...(isKnown ? [] : [value])].join(', ') } };
}

export function facts({ world }: Heard): { key: string; value: string; thing: Thing }[] {
  return world.things
    .filter(({ kind }) => kind === 'fact')
    .map((thing) => ({ key: thing.title, value: thing.value ?? '', thing }));
}

const order =
  /^(?:please |do not |don['’]t |just )*(?:delete|cancel|remove|erase|clear|wipe|empty|forget|drop|undo|add|remind|show|list|tell|move|reschedule|change|mark|complete|stop|skip|snooze|pause|remember|note)\b(?=\s+\S)/i;

export function mayReplace({ id, value: mentioned }: Thing, value: string, { world }: Heard): boolean {
  const old = world.things.find((thing) => thing.id === id)?.value ?? mentioned ?? '';
  if (namesHour(value, world) && !namesHour(old, world)) return false;
  const [fresh, known] = [value, old].map((text) => text.replace(/\D/g, '').length);
  // "4.5" alone is no new value of "dulux 1420".
  if (/^[\d.,]+$/.test(value) && known && Math.abs((fresh ?? 0) - known) > 1) return false;
  return !passing.test(value) && !order.test(value) && /\d/.test(value) === /\d/.test(old);
}

export function namesHour(words: string, { now, zone }: Heard['world']): boolean {
  return findTimes(words.slice(0, 300), { now, zone }).some(
    (time) =>
      time.kind === 'instant' || time.kind === 'time' || (time.kind === 'recurrence' && time.time !== null),
  );
}

const minKnown = 0.34;

export function isKnown(heard: Heard, words: string): boolean {
  if (words.trim() === '') return false;
  return findInfo(facts(heard), words, minKnown).length > 0;
}

const titled = /\b(?:Dr|Mr|Mrs|Ms|Miss|Prof|Sr|Sra|Sri|Herr|Frau)\.? \p{Lu}[\p{L}-]+/gu;

function personOf(heard: Heard): string | null {
  const { message, whole, world, first } = heard;
  if (world.lastOwner) return world.lastOwner;
  const owned = ownedPerson(whole, world);
  if (owned) return owned;
  if (first === 'her' && /^mr\b/i.test(world.lastPerson ?? '')) return ownerOfLast(world);
  const before = message.slice(0, Math.max(0, message.indexOf(whole)));
  const named = [...before.matchAll(titled)].at(-1)?.[0];
  const last = named ?? [...before.matchAll(/(?<=\bis )\p{Lu}\p{Ll}+/gu)].at(-1)?.[0];
  const person = last ?? world.lastPerson ?? null;
  // After a visit to the doctor, "his doctor" is not the doctor's.
  return person && heard.text('key').toLowerCase().endsWith(person.toLowerCase()) ? null : person;
}

const detail =
  /^(?:password|passcode|pin|code|number|phone|phone number|telephone|mobile|email|e-?mail|address|name|network|login|username|user name|key|combination|combo|extension|price|cost|size|colou?r|model|serial number|reference|deadline|website)$/i;

const ofOther = /^(?:to|for|of|at|in|on) (?=\S)/i;

// Example: after "code to the gate", "to the garage" gives "code to the garage".
function withNoun(words: string, { world }: Heard): string {
  const link = ofOther.exec(words)?.[0];
  const place = link ? (world.lastOwner ?? '').indexOf(` ${link}`) : -1;
  return place > 0 ? `${world.lastOwner?.slice(0, place)} ${words}` : words;
}

export function key(heard: Heard): string {
  const isOfLast = heard.first === 'its' || (heard.first === 'the' && detail.test(heard.text('key')));
  // "He grew, shoe size is 33 now".
  const isTheirs =
    /^\W*(?:he|she)\b[^.!?]*[,;] *$/i.test(heard.message.slice(0, heard.message.indexOf(heard.whole))) &&
    heard.whole.startsWith(heard.text('key'));
  const owner =
    /^(?:his|her|their)$/.test(heard.first) || isTheirs
      ? personOf(heard)
      : isOfLast
        ? (heard.world.lastOwner ?? null)
        : null;
  const more = heard.text('more');
  // "Her husband's name is Rohan".
  const own = heard.text('key').replace(/^(?:his|her|their) /i, '');
  if (owner) return more && own !== heard.text('key') ? `${owner}’s ${own}’s ${more}` : `${owner}’s ${own}`;
  return more
    ? `${keyOf(heard.text('key'))}’s ${more}`
    : withPlace(withNoun(heard.text('key'), heard), heard);
}

// After "the wifi at mum's is Sunflower22", "the gate code there" is the one at mum's.
function withPlace(words: string, { world }: Heard): string {
  const [recent] = world.mentions;
  const place = recent?.thing.kind === 'fact' ? / (?:at|in) \S.*$/i.exec(recent.thing.title)?.[0] : null;
  return place ? words.replace(/ (?:over )?there$/i, place) : words;
}

export function isQuestion(heard: Heard): boolean {
  return (
    heard.hasQuestionMark ||
    /^(?:what|who|where|when|why|how|which|is|are|do|does|did|can)\b/i.test(heard.whole)
  );
}

/** Returns whether a request names a time. Such a request is usually about an event and not a fact. */
export function endsInTime({ whole }: Heard): boolean {
  return (
    /\b(?:(?:until|till|by) (?:the |day )?\d{1,2}(?:st|nd|rd|th)?|today|tomorrow|tonight|monday|tuesday|wednesday|thursday|friday|saturday|sunday|next week|this week|weekend|\d{1,2}(?::\d{2})? ?(?:am|pm)|at \d{1,2}(?::\d{2})?|\d+ ?(?:min|mins|minutes|hours?|days?|weeks?) (?:after|before|later)|in \d+ (?:days?|hours?|weeks?|minutes?|months?)|every (?:day|week|month|year|morning|night)|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]* \d{1,2}(?:st|nd|rd|th)?|\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*)\b/i.test(
      whole,
    ) && !/\bcode\b/i.test(whole)
  );
}

export function factWith(heard: Heard): Thing | undefined {
  const key = keyOf(withName(heard.text('key'), heard))
    .toLowerCase()
    .replace(/['’]s?$/, '');
  const isIt = pronoun.test(key);
  return heard.world.things.find(
    ({ kind, title, value }) =>
      kind === 'fact' && value === heard.text('old') && (isIt || title.toLowerCase().includes(key)),
  );
}

export function headOf(note: string): string {
  return /^[^,.:;]{3,40}(?=,)/.exec(note)?.[0] ?? note;
}

const codeWord = /(?<![\p{L}\d])(?=\S*\d)[\p{L}\d-]{4,}/gu;

export function withNewCode(old: string, value: string): string {
  const codes = old.match(codeWord) ?? [];
  const isCode = /^(?=\S*\d)[\p{L}\d-]{4,}$/u.test(value);
  return isCode && codes.length === 1 && /\b(?:password|code|pin|number)\b/i.test(old)
    ? old.replace(codes[0] ?? '', value)
    : value;
}

/**
 * Returns whether a message tells a taste, such as "I like jazz and rain". False for a mood, such as "i love
 * this" or "i hate mondays".
 */
export function isTaste({ text, whole }: Heard): boolean {
  if (areGoods(text('value'))) return true;
  return (
    /^(?:i|we) (?:(?:always|really) )?(?:like|love|prefer|adore|(?:do not|don['’]?t) (?:like|drink))\b/i.test(
      whole,
    ) &&
    text('value').split(' ').length <= 4 &&
    !/^(?:my|our|this|these|those|your|his|her|their|the|to|how|what|being|a|an|some|all|both|so|too)\b|\b(?:days?|\p{L}+days?|mornings?|nights?|weekends?|weather|life|work|job|school|app|idea|plan|joke|name|sound|look|way|today|people|everything|nothing|anything|summer|winter|spring|autumn|holidays?|christmas)\b/iu.test(
      text('value'),
    )
  );
}
