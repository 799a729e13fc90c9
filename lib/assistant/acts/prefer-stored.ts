import { amountsIn, namesIn, wordsIn } from '@/lib/assistant/acts/calls/said-words';
import { isGeneral } from '@/lib/assistant/acts/calls/target';
import type { StoreReading } from '@/lib/assistant/acts/read-act';
import { asking } from '@/lib/assistant/acts/remarks';
import type { Understanding } from '@/lib/assistant/acts/understanding';
import { saidTime } from '@/lib/assistant/understand/replies';
import { todosIn } from '@/lib/phrases/new-todos';
import type { PhraseCall, World } from '@/lib/phrases/phrase';
import { endsInLaugh } from '@/lib/phrases/remark-replies';
import { takingOfAll } from '@/lib/phrases/taking';
import { agentVerbs, taskVerbs } from '@/lib/words/verbs';
import { joinWords, quoted } from '@/lib/words/wording';

// Minimum probabilities for storing the marked words, and for asking first.
const [sureContent, offeredContent] = [0.4, 0.15];

/**
 * Returns the better of two meanings: `known`, found by phrases, or `stored`, from a classifier that finds
 * words to store. If `stored` is better but not certain, the result only offers to store the words.
 */
export function preferStored(
  known: Understanding,
  stored: StoreReading,
  message: string,
  world: World,
): Understanding {
  const { act, meant, probability } = stored;
  const base = {
    says: [],
    intents: [act],
    isUnknown: false,
    certainty: probability,
    offer: null,
    question: null,
  };
  if (isBetter(known, stored, message))
    return { ...known, calls: withText(known.calls, meant as PhraseCall[]) };
  // "And the kettle?" asks something.
  if (act === 'add' && /^\W*(?:and|or|what about|how about)\b[^.!]*\?\s*$/i.test(message)) return known;
  if (known.offer?.calls.some(({ tool }) => /^(?:journal|set_social_date)$/.test(tool))) return known;
  // "Any onions on the list?" is answered with an offer, and adds none.
  if (known.offer && known.intents.some((intent) => intent.endsWith('_query'))) return known;
  const isGuess =
    isPart(known, stored, message) ||
    known.isUnknown ||
    (known.offer !== null && known.calls.length === 0) ||
    (known.certainty < guessed &&
      (known.calls.length === 0 || (probability >= surelyNew && onlyReads(known, message))));
  const [first] = message.toLowerCase().split(' ', 1);
  // "Phone the plumber" may ask Sidekick to make the call.
  const isErrand = act === 'add' && agentVerbs.has(first ?? '') && !known.isUnknown;
  if (!isGuess || isErrand || probability < offeredContent) return known;
  // "If I forget the turkey we're ordering pizza lol" asks for no reminder.
  if ('ask' in meant && known.isUnknown && (endsInLaugh(message) || supposing.test(message))) return known;
  if ('ask' in meant) return { ...base, calls: [], question: meant, isRequest: true };
  const [offered] = known.offer?.calls ?? [];
  // The row also read "one hour before".
  if (offered?.input.leads && meant[0]?.tool === offered.tool && meant[0].input.when === offered.input.when)
    return {
      ...base,
      calls: [{ ...offered, input: { ...offered.input, ...meant[0].input } }],
      isRequest: true,
    };
  // "Rent is due on the 1st, £900".
  const isAmountLost =
    offered?.tool === meant[0]?.tool &&
    amountsIn(offered?.input ?? {}).length > amountsIn(meant[0]?.input ?? {}).length;
  if (probability >= sureContent || isPart(known, stored, message))
    return { ...base, calls: isAmountLost && offered ? [offered] : meant, isRequest: true };
  return { ...base, calls: [], offer: { question: offerOf(meant, world), calls: meant }, isRequest: false };
}

const supposing = /^(?:if|unless)\b(?!.*\b(?:remind|ping|nudge|wake|add|note)\b)/i;

const surelyNew = 0.6;

// "Charcoal and rolls for the shopping list" asks for no list.
function onlyReads({ calls }: Understanding, message: string): boolean {
  return !makes(calls) && takingOfAll(calls) === null && !asking.test(message) && !message.endsWith('?');
}

// Minimum probability of a new task, if the phrase row would move a thing.
const newTask = 0.25;

// Returns whether the phrase row read too little, such as one of three items.
function isPart(
  { calls, certainty }: Understanding,
  { meant, probability }: StoreReading,
  message: string,
): boolean {
  const [call, another] = calls;
  if (!call || another || 'ask' in meant) return false;
  // "Ruth is allergic to kiwi and Sam can't have sesame" tells two facts.
  const areFacts = meant.length > 1 && [call, ...meant].every(({ tool }) => tool === 'store_info');
  if (areFacts) return probability >= betterThanGuess;
  const [items, all] = [todosIn(call), meant.flatMap(todosIn)].map((each) => each.map(({ text }) => text));
  // In "I need to sort out: the boiler, the tax", the heading is no item.
  const own = all?.filter((text) => !message.includes(`${text}:`));
  const hasAll = items && own && items.length > 0 && items.every((text) => own.includes(text));
  // "+ plaster mesh" goes on the list that was spoken of.
  const isLonger = own && items && (own.length > items.length || (!call.input.list && meant[0]?.input.list));
  // "Trader joes - eggs, salmon, bread": the list is no item.
  const isListLost =
    (Boolean(call.input.list) && meant.every(({ input }) => !input.list)) ||
    todosIn(call)?.some(({ due }) => due);
  if (hasAll && isLonger && !isListLost) return probability >= betterThanGuess;
  const [whole = '', ...others] = items ?? [];
  // "Need bin bags and coffee filters".
  if (others.length === 0 && own?.length === 2 && whole === own.join(' and '))
    return probability >= betterContent;
  const isShopping = others.length === 0 && certainty < guessedRow && shopping.test(whole);
  if (isShopping && own && own.length > 2 && own.every((text) => whole.includes(text)))
    return probability >= betterThanGuess;
  const title = wordsIn(meant[0]?.input ?? {});
  const isNew = taskVerbs.has(title.split(' ')[0] ?? '') && !/\b(?:it|that|this|ones?|them)\b/.test(title);
  const isMoved = takingOfAll(calls) === 'move' && meant[0]?.tool === 'set_reminder';
  return isMoved && isNew && certainty < certainRow && probability >= newTask;
}

const certainRow = 0.9;

const shopping = /^(?:buy|get|grab|pick up|order|need)\b.*,.*\b(?:and|&)\b/i;

const guessed = 0.7;
// Minimum probabilities of the model's words; the first applies if the phrase row guesses.
const [betterThanGuess, betterContent] = [0.35, 0.6];
const guessedRow = 0.8;

function isBetter(
  { calls, says, question, offer, certainty }: Understanding,
  { act, meant, probability }: StoreReading,
  message: string,
): boolean {
  const [call, another] = calls;
  const isGuess = certainty < guessedRow;
  if (!call || another || says.length > 0 || question || offer || 'ask' in meant) return false;
  // Text after a colon or in quotation marks is stored as it is.
  if (/[:“"]\s?\S/.test(message) && !wordsIn(call.input).includes(':')) return false;
  if (!isGuess && (act === 'event' || call.tool === 'store_info')) return false;
  // "The tenant in apt 12 is Renata" is about the tenant in apt 12.
  const value = String(meant[0]?.input.value ?? '');
  // "Gate code at Nan's place 4417#" has its code alone as its value.
  const code = /^\S*\d\S*$/.exec(String(call.input.value ?? ''))?.[0];
  if (code && value.endsWith(` ${code}`)) return false;
  if (
    /^(?:in|at|on|of|for|from|with)\b/i.test(value) &&
    (/ (?:is|are|was) /i.test(value) || !message.includes(value))
  )
    return false;
  const [own, more] = meant;
  const least = isGuess || wordsIn(call.input).includes(':') ? betterThanGuess : betterContent;
  return makes(calls) && own !== undefined && !more && probability >= least && keeps(own, call, message);
}

function isVerb(word: string): boolean {
  return taskVerbs.has(word) || agentVerbs.has(word) || word === 'ping';
}

function keeps(own: PhraseCall, { tool, input }: PhraseCall, message: string): boolean {
  const isSaid = (name: unknown) => message.toLowerCase().includes(String(name).toLowerCase());
  const detailsOf = (items: unknown) =>
    JSON.stringify(Array.isArray(items) ? items.map(({ text: _, ...details }) => details) : []);
  // The row found whom "phone him" means.
  const isResolved = /\b(?:him|her|them|it)$/i.test(String(own.input.title ?? '')) && !isSaid(input.title);
  const [verb = ''] = wordsIn(input).split(' ');
  const isShortened =
    // "Bring the car in" is no "car".
    (isVerb(verb) && !wordsIn(own.input).split(' ').includes(verb)) ||
    wordsIn(own.input).startsWith(`${wordsIn(input)} `) ||
    // "Dinner with Ana and Bob" was marked without "and".
    (wordsIn(input) !== wordsIn(own.input) &&
      wordsIn(input).replace(/ (?:and|&)(?: the| my)? /g, ' ') === wordsIn(own.input)) ||
    isEndLost(wordsIn(input), wordsIn(own.input)) ||
    (/ (?:and|&) /.test(wordsIn(input)) &&
      wordsIn(input).replace(/ (?:and|&) /g, ' ') === wordsIn(own.input)) ||
    namesIn(input).some((name) => !namesIn(own.input).includes(name)) ||
    amountsIn(input).some((amount) => !amountsIn(own.input).includes(amount));
  // "Dinner at 9" is in the evening.
  const isBeginningLost = lostBeginning(wordsIn(input), wordsIn(own.input)).some((word) => !isGeneral(word));
  const isSameTime = String(own.input.when).replace(/(?<=\d) ?[ap]m$/i, '') === String(input.when);
  return (
    own.tool === tool &&
    !isShortened &&
    !isBeginningLost &&
    !isResolved &&
    (input.list === own.input.list || isSaid(own.input.list)) &&
    (input.when === undefined || isSameTime) &&
    detailsOf(input.items) === detailsOf(own.input.items)
  );
}

const another =
  /^(?:and|&) (?!(?:thanks?|please|then|that|it|all|so|also|i|we|you|do|don|cheers|ta|ok|okay|more)\b)(?:(?:the|my|our|his|her|their|an?|some) [\p{L}'’ -]+|[\p{L}'’-]+(?: [\p{L}'’-]+)?)$/u;

// "Find a physio for my back" is not "find a physio", and "pay Ana and the cleaner" is not "pay Ana".
function isEndLost(title: string, own: string): boolean {
  const lost = title.startsWith(`${own} `) ? title.slice(own.length + 1) : '';
  return (
    another.test(lost) ||
    /^(?:in|out|off|up|down|back|over|round|away)$/.test(lost) ||
    /^\(|^(?:(?:is|are) \p{L}+ing|for|about|with|from|to|at|in|near|outside) (?!(?:me|us|my list|the list|it|that|this)$)\S/u.test(
      lost,
    )
  );
}

function lostBeginning(title: string, own: string): string[] {
  const lost = title.endsWith(` ${own}`) ? title.slice(0, -own.length).trim() : '';
  return lost && !/[,:;]/.test(lost) ? lost.split(' ') : [];
}

function withText([call]: PhraseCall[], [own]: PhraseCall[]): PhraseCall[] {
  if (!call || !own) return [];
  if (own.tool === 'store_info') return [own];
  const { title, items, list } = own.input;
  const text =
    call.tool === 'set_reminder' ? { title, when: own.input.when } : { items, ...(list ? { list } : {}) };
  return [{ ...call, input: { ...call.input, ...text } }];
}

function offerOf([call]: PhraseCall[], world: World): string {
  const { title, when, key, value, list } = (call?.input ?? {}) as Record<string, string>;
  if (call?.tool === 'set_reminder')
    return `Shall I remind you: ${quoted(title ?? '')}, ${saidTime(when ?? '', world)}?`;
  if (call?.tool === 'store_info') return `Shall I remember that ${key} is ${value}?`;
  const texts = call ? todosIn(call).map(({ text }) => quoted(text)) : [];
  return `Shall I add ${joinWords(texts)} to ${list ? `the list ${quoted(list)}` : 'your list'}?`;
}

export function makes(calls: PhraseCall[]): boolean {
  return calls.some(
    ({ tool, input }) =>
      /^(?:set|add|store|use_calendar)/.test(tool) &&
      (tool !== 'set_social_date' || input.date !== undefined),
  );
}
