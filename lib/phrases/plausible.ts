import { isName, namesAnything } from '@/lib/phrases/names';
import { todosIn } from '@/lib/phrases/new-todos';
import type { Heard, PhraseCall } from '@/lib/phrases/phrase';
import { findTimes } from '@/lib/time/find-times';
import { matchWords } from '@/lib/words/match-words';
import { telling } from '@/lib/words/remarks';
import { stem } from '@/lib/words/word-forms';

/**
 * Returns false for a tool call that the user cannot want, such as a new todo named "both". With `isContent`,
 * almost any name is allowed.
 */
export function isPlausible(call: PhraseCall, heard: Heard, isContent = false): boolean {
  return (
    makesNamed(call, isContent ? namesAnything : isName) &&
    !isAboutThing(call, heard) &&
    !isClause(call) &&
    !isTimeAlone(call, heard) &&
    !isHappening(call) &&
    !isTwoSeries(call) &&
    !(
      call.tool === 'store_info' &&
      /^(?:the|an?|it|this|that|on|at|in|of|and|for)$/i.test(String(call.input.key))
    ) &&
    !(call.tool === 'store_info' && call.input.key === 'name' && /\d/.test(String(call.input.value))) &&
    // "I'm trying to get organised" is no task.
    !(!isContent && todosIn(call).some(({ text }) => aboutMe.test(text))) &&
    // "Just the ones about work" tells no fact.
    !(
      call.tool === 'store_info' &&
      /^(?:(?:the|just|only|all|not) )*(?:ones?|those|these|them)\b/i.test(String(call.input.key))
    ) &&
    // "The tuner is Mr Hollis, and remind me on Friday" tells a fact and asks for a reminder.
    !(call.tool === 'store_info' && orderBehind.test(String(call.input.value ?? ''))) &&
    // "My sister isn't talking to me" is no fact of the sister.
    !(
      call.tool === 'store_info' &&
      /^(?:is|are|was|were)(?:n['’]?t| not)\b/i.test(String(call.input.value ?? ''))
    ) &&
    // "Its 0171 555 902" tells a number, and no time.
    !(
      call.tool === 'update_reminder' &&
      /^(?!\d{4}-\d\d-\d\d)\+?\d[\d ()/-]{6,}$/.test(String(call.input.when ?? ''))
    ) &&
    // "I'm not working on friday" renames nothing to "I'm".
    !(call.tool.startsWith('update_') && speaker.test(String(call.input.title ?? call.input.text ?? ''))) &&
    // "He would have been 80" moves nothing.
    !(call.tool.startsWith('update_') && unreal.test(heard.whole)) &&
    // "Mum's present" and "dinner at mum's friday" do not say what she or the dinner is.
    !(call.tool === 'store_info' && belonging.test(heard.whole)) &&
    !namesOther(call, heard) &&
    !isOtherKind(call, heard) &&
    // "I'm back next week" is no event.
    !(
      call.tool === 'set_reminder' &&
      /^(?:i am|i['’]?m|we are|we['’]?re) back$/i.test(String(call.input.title))
    ) &&
    // "Cancel it, he called off" has a reason, and no thing called "he".
    !(
      /^(?:delete|complete)_/.test(call.tool) &&
      [call.input.items].flat().every((name) => pronoun.test(String(name)))
    ) &&
    // "They have cancelled" is not about the birthday that was told last.
    !(call.tool === 'delete_social_date' && theirNews.test(heard.whole))
  );
}

const speaker =
  /^(?:i|he|she|they|we|you|it)(?:['’](?:m|s|re)| am| is| are)?$|^\p{L}+ (?:is|are|was|were)(?: not)?$/iu;
const aboutMe = /^(?:i['’]?m|i am|we['’]re|we are|im) (?!(?:going to|off to|to)\b)/i;
const pronoun = /^(?:i|he|she|they|we|you)$/i;
const orderBehind = /\S(?:[,;.]| and| so| then)+ (?:(?:and|so|then|please) )*remind me (?:\p{L}+ )/iu;
const belonging =
  /^(?:\p{L}+ )?\p{L}+['’]s (?:\p{L}+ ){0,2}(?:present|presents|gift|gifts|card|cake|flowers|dress|coat|shoes|keys|prescription|medicine|parcel|package|bag|lunch|uniform|homework|book|books)[.! ]*$|^(?:\p{L}+ ){1,3}(?:at|round) (?:my )?\p{L}+['’]s (?:on |next |this )?(?:\p{L}+day|today|tonight|tomorrow)\b/iu;
const unreal = /\b(?:would|could|might) have been\b/i;
const theirNews = /^(?:they|he|she)\b(?!.*\b(?:birthday|bday|anniversary)\b)/i;

// Example: the new fact "essay: extended to the 4th" is about the todo "essay".
function isAboutThing({ tool, input }: PhraseCall, heard: Heard): boolean {
  if (tool !== 'store_info' || !changed.test(String(input.value))) return false;
  const found = heard.findWords(String(input.key), ['todo', 'reminder', 'fact']);
  return found.length === 1 && found[0]?.kind !== 'fact';
}

function isTwoSeries({ tool, input }: PhraseCall): boolean {
  return tool === 'set_reminder' && /\bevery\b.*\bevery\b(?! other\b)/i.test(String(input.when));
}

// True for "the tablet should be at 8" if the call moves the dentist.
function namesOther({ tool, input }: PhraseCall, { parts, world, findWords }: Heard): boolean {
  if ((tool !== 'update_reminder' || !input.when) && (tool !== 'update_todo' || !input.due)) return false;
  const target = world.things.find(({ id }) => id === input.item);
  const end = parts.findIndex(({ word }) => anchoring.has(word));
  const words = parts
    .slice(0, end < 0 ? undefined : end)
    .filter(
      ({ word, time }) =>
        !time &&
        word.length >= shortestName &&
        !telling.has(word) &&
        !/^(?:them|these|those|both)$/.test(word),
    );
  const own = new Set(matchWords(`${target?.title ?? ''} ${target?.details ?? ''}`).map(stem));
  if (!target || words.length === 0 || words.some(({ word }) => own.has(stem(word)))) return false;
  const named = words.map(({ word }) => findWords(word, ['todo', 'reminder']));
  return !named.flat().some(({ id }) => id === target.id) && named.some((found) => found.length > 0);
}

const eventKinds = [
  'exam test quiz midterm',
  'meeting call interview standup',
  'party dinner lunch concert wedding game match',
  'flight train trip',
  'lesson class course practice training',
  'dentist doctor vet gp optician physio hairdresser barber haircut',
].map((words) => words.split(' '));

// True for "the meeting is at 12 January" if the call moves an exam, and for "the game is off" if it deletes one.
function isOtherKind({ tool, input }: PhraseCall, { parts, world }: Heard): boolean {
  if ((tool !== 'update_reminder' || !input.when) && tool !== 'delete_reminders') return false;
  const [item] = Array.isArray(input.items) ? input.items : [input.item];
  const target = world.things.find(({ id }) => id === item);
  const [first = '', second = '', third = ''] = parts.map(({ word }) => word);
  const isTold = /^(?:the|my|our)$/.test(first) && /^(?:is|was|are|moved|has|got|gets|changed)$/.test(third);
  // "Cancel the meeting" means no lunch.
  const isOrdered =
    /^(?:cancel|delete|remove|drop|scrap|skip)$/.test(first) && /^(?:the|my|our)$/.test(second);
  if (!target || (!isTold && !isOrdered)) return false;
  const subject = isTold ? second : third;
  const own = matchWords(`${target.title} ${target.details ?? ''}`);
  const kindOf = (word: string) => eventKinds.findIndex((words) => words.includes(word));
  const kind = kindOf(subject);
  return (
    kind >= 0 && !own.includes(subject) && own.some((word) => kindOf(word) >= 0 && kindOf(word) !== kind)
  );
}

const shortestName = 4;
// Words before the name of another thing, as in "the day before the dentist".
const anchoring = new Set(['before', 'after', 'like', 'than', 'because', 'since', 'so']);

// True for a new fact with the name "dentist called, it's".
function isClause({ tool, input }: PhraseCall): boolean {
  return (
    tool === 'store_info' &&
    /,.*\b(?:it|that|this|he|she|they|i|we)(?:['’](?:s|m|re))?$/i.test(String(input.key))
  );
}

function isTimeAlone({ tool, input }: PhraseCall, { world }: Heard): boolean {
  const name = tool === 'update_reminder' ? input.title : tool === 'update_todo' ? input.text : undefined;
  if (typeof name !== 'string') return false;
  const [time] = findTimes(name, world);
  return time !== undefined && time.start === 0 && time.end === name.length;
}

function isHappening({ tool, input }: PhraseCall): boolean {
  return (
    tool === 'store_info' &&
    /^what .+ (?:has|have|had|got)$/i.test(String(input.key)) &&
    /^(?:\w+ed|taken|gone|come|been|done|given|made|put|left|sent|gotten|told|moved|broken) /i.test(
      String(input.value),
    )
  );
}

const changed =
  /\b(?:not|instead|sorry|extension|extended|postponed|moved|pushed|cancell?ed|rescheduled)\b|\bto the \d{1,2}(?:st|nd|rd|th)\b/i;

// A long title with an order of its own is a whole message.
const orders =
  /\b(?:can|could|will|would) (?:you|u) (?:please |pls )?(?:put|add|remind|save|set|write|note)\b|\bremind me to\b/i;
const longestOrder = 70;
// "Call the surgery and also is sports day", a title of two sentences.
const joined =
  /\S,? and also (?:is|are|was|the|i|we|he|she|they|it|can|could)\b|\bno wait\b|\bmake (?:it|that) \d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?$/i;

function makesNamed(call: PhraseCall, isName: (text: string) => boolean): boolean {
  const names =
    call.tool === 'set_reminder' ? [String(call.input.title)] : todosIn(call).map(({ text }) => text);
  return names.every(
    (name) => isName(name) && !joined.test(name) && !(name.length > longestOrder && orders.test(name)),
  );
}
