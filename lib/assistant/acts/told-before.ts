import type { Understanding } from '@/lib/assistant/acts/understanding';
import { recall, timedLine } from '@/lib/assistant/phrases/questions/answers';
import { askingWords, softWords } from '@/lib/assistant/phrases/questions/words';
import { formatFact } from '@/lib/info/wording';
import type { PhraseCall, World } from '@/lib/phrases/phrase';
import { explainedShare, readQuestion, type Term } from '@/lib/search/explain';
import { stopWords } from '@/lib/search/vocabulary';
import { matchWords } from '@/lib/words/match-words';
import { quoted } from '@/lib/words/wording';

const asking =
  /\?\s*$|^(?:(?:and|so|but|ok|okay|hey|sorry|remind me|tell me|do you (?:know|remember))\W+)*(?:what|whats|which|who|whos|whom|whose|where|wheres|when|whens|how|is|are|am|was|were|has|does|did|(?:do|have|can|could|should|will|shall|may) (?:i|we))\b/i;
const [leastShare, leastOfOne, shortestWord] = [0.6, 0.9, 3];
const maxRead = 300;
const dayNames = /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mornings?|afternoons?|evenings?)$/;

/** Returns whether a message reads as a question. */
export function asks(message: string): boolean {
  return asking.test(message.slice(0, maxRead).trim());
}

/**
 * Improves the answer to a question if no stored item answers it. The new answer quotes what the user wrote
 * earlier, searches, or says that Sidekick does not know. Returns `meant` unchanged for other messages.
 */
export function withToldBefore(meant: Understanding, message: string, world: World): Understanding {
  // "Who hasn't paid yet?" takes nothing back.
  const isUndo = meant.offer?.calls.every(({ tool }) => tool === 'undo') && asks(message);
  const read = isUndo ? { ...meant, offer: null, says: [unknown], isUnknown: true } : meant;
  const { calls, question, offer, isUnknown } = read;
  const [call, another] = calls;
  const isVague =
    call?.tool === 'agenda' && /^\W*(?:(?:so|and) )?(?:when|what time|who|where)\b/i.test(message);
  const topic = topicOf(call, message);
  const isStored = topic !== null && readsAs(topic, world.things.map(nameOf));
  if (topic !== null && !another && !question && !offer && (isStored || !toldBefore(`what ${topic}`, world)))
    return { ...read, calls: [{ tool: 'search', input: { query: topic } }], says: [], isUnknown: false };
  const isOpen =
    topic !== null ||
    question?.tool === 'store_info' ||
    (isUnknown && calls.length === 0) ||
    answersNothing(calls) ||
    isVague;
  // "How much is remaining from him" asks for no todos.
  if (call?.tool === 'list_todos' && !another && !call.input.list && howMuch.test(message)) {
    const person = world.lastPerson ?? '';
    const isKnown = person !== '' && readsAs(person, world.things.map(nameOf));
    return isKnown
      ? { ...read, calls: [{ tool: 'search', input: { query: person } }], says: [], isUnknown: false }
      : { ...read, calls: [], says: [unknown], isUnknown: false };
  }
  const told = isOpen && !offer ? toldBefore(topic === null ? message : `what ${topic}`, world) : null;
  // "When does Dana leave" asks for no agenda of today.
  if (!told && isVague && !another && call.input.when === undefined && ofOthers.test(message) && !offer)
    return { ...read, calls: [], says: [unknown], isUnknown: false };
  // "Who did I have coffee with" may be told in the journal.
  const isNowhere = answersNothing(calls) || (isUnknown && calls.length === 0 && !question && !offer);
  if (!told && isNowhere && ofPast.test(message))
    return {
      ...read,
      calls: [{ tool: 'search', input: { query: message.slice(0, maxRead) } }],
      says: [],
      isUnknown: false,
    };
  const near = told || !isNowhere || !asks(message) ? null : nearestTo(message, world);
  if (near) return { ...read, calls: [near], says: [], isUnknown: false };
  return told
    ? { ...read, calls: [], question: null, says: [`Earlier you wrote: ${quoted(told)}.`], isUnknown: false }
    : read;
}

const [mostNear, shortestNear, termShare] = [6, 4, 0.7];

// "What all tablets are there": nobody is told that nothing is known while two reminders name tablets.
function nearestTo(said: string, world: World): PhraseCall | null {
  const terms = termsOf(said).filter(({ base, isName }) => isName || base.length >= shortestNear);
  const scored = world.things
    .filter(({ kind }) => kind !== 'list')
    .map((thing) => ({
      thing,
      count: terms.filter((term) => explainedShare([term], nameOf(thing)) >= termShare).length,
    }));
  const most = Math.max(0, ...scored.map(({ count }) => count));
  const near = scored.filter(({ count }) => count > 0 && count === most).map(({ thing }) => thing);
  const isHalf = most * 2 > terms.length;
  if (
    near.length === 0 ||
    near.length > mostNear ||
    !isHalf ||
    /\b(?:good|best|nearest|cheap\w*)\b/i.test(said)
  )
    return null;
  const lines = near.map((thing) =>
    thing.kind === 'fact'
      ? formatFact({ key: thing.title, value: thing.value ?? '' })
      : timedLine(thing, world),
  );
  return recall(
    `I can’t answer that, but I know this:\n${lines.map((line) => `• ${line}`).join('\n')}`,
    near,
  );
}

const ofPast =
  /^\W*(?:(?:so|and) )?(?:who|what|where|when)\b[^.!]{0,40}?\b(?:did|was|were|had|have) (?:i|we)\b/i;
const unknown = 'That I don’t know: I only know what you have told me.';
const ofOthers =
  /^\W*(?:(?:so|and) )?(?:when|what time|who|where)(?:['’]s| is| was| does| did| do| will| has| are| were) (?:the |that )?(?!(?:i|we|my|our|you|it|this|that|next|there|the|on|up|everything|all|anything|something|a|an)\b)\p{L}/iu;

const howMuch =
  /^\W*(?:(?:so|and|then|ok) )*how much\b(?!.*\b(?:do|list|lists|todos?|tasks?|work|things|stuff)\b)/i;

const topicAsked =
  /\b(?:about|regarding|concerning|mentioning) (?:the |my |our )?(?<topic>(?!(?:it|that|this|them|you|me|us|today|tomorrow|tonight|now|next|when|what|how|who|where|why|if|whether|to|everything|anything|things?|stuff|reminders?|todos?|lists?|week|month|day|birthdays?|dates?|\p{L}+day)\b)[\p{L}\p{N}’'-]+(?: [\p{L}\p{N}’'-]+){0,2})[\s.?!]*$/iu;
const shows = new Set(['agenda', 'list_reminders', 'list_todos', 'set_social_date', 'journal', 'status']);

// Returns "mother" for "show me all you have about mother", if only a list of everything was found for it.
function topicOf(call: PhraseCall | undefined, message: string): string | null {
  const topic = topicAsked.exec(message)?.groups?.topic ?? null;
  if (!call || !shows.has(call.tool) || !topic) return null;
  const { when, list, name, date, time, do: act } = call.input;
  const isGeneral = [when, list, name, date, time].every((one) => one === undefined || one === null);
  return isGeneral && (act === undefined || act === 'show') ? topic : null;
}

const nameOf = ({ title, value, details }: World['things'][number]) =>
  `${title} ${value ?? ''} ${details ?? ''}`;

function readsAs(topic: string, texts: string[]): boolean {
  const terms = readQuestion(`x ${topic}`).filter(({ base }) => base !== 'x');
  return terms.length > 0 && texts.some((text) => explainedShare(terms, text) >= leastShare);
}

// Returns the user's last message of the last minutes that has the words of the question `said`, or null.
function toldBefore(said: string, { told = [] }: World): string | null {
  if (!asks(said) || told.length === 0) return null;
  const terms = termsOf(said);
  const [only, another] = terms;
  if (!only || (!another && only.base.length < shortestWord)) return null;
  const least = another ? leastShare : leastOfOne;
  const statements = told.filter((message) => !asks(message));
  const scored = statements.map((message) => ({
    message,
    share: explainedShare(terms, message.slice(0, maxRead)),
  }));
  const best = Math.max(0, ...scored.map(({ share }) => share));
  return best < least ? null : (scored.findLast(({ share }) => share === best)?.message ?? null);
}

function termsOf(said: string): Term[] {
  const words = matchWords(said.slice(0, maxRead)).filter(
    (word) =>
      !softWords.has(word) &&
      !stopWords.has(word) &&
      !dayNames.test(word) &&
      !askingWords.has(word.replace(/'?s$/, '')),
  );
  return words.length > 0 ? readQuestion(`x ${words.join(' ')}`).filter(({ base }) => base !== 'x') : [];
}

/** Returns whether there is only one call, and this call replies that no stored item answers the question. */
export function answersNothing([call, another]: PhraseCall[]): boolean {
  const items = call?.tool === 'recall' && !another ? call.input.items : null;
  return Array.isArray(items) && items.length === 0;
}
