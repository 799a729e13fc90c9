import { isGeneral, isLost } from '@/lib/assistant/acts/calls/target';
import { asksBack, certain, isDone, isIntended, isOfTold, isTimed } from '@/lib/assistant/acts/known';
import { toSend } from '@/lib/assistant/acts/notes';
import { isConfirmed, preferCanonical, withOffer } from '@/lib/assistant/acts/prefer-canonical';
import { makes, preferStored } from '@/lib/assistant/acts/prefer-stored';
import { type ActReading, readAct, type Said } from '@/lib/assistant/acts/read-act';
import {
  asking,
  isFactByPronoun,
  isFactOffer,
  isGuessedFact,
  isGuessedTask,
  isUnasked,
  leastFact,
  likelyRemark,
  withoutFactOffer,
} from '@/lib/assistant/acts/remarks';
import { isSame } from '@/lib/assistant/acts/same-act';
import { answersNothing, withToldBefore } from '@/lib/assistant/acts/told-before';
import type { Understanding } from '@/lib/assistant/acts/understanding';
import { keeping } from '@/lib/assistant/phrases/edits/read-edit';
import { tokenize } from '@/lib/assistant/understand/tokens';
import type { PhraseCall, World } from '@/lib/phrases/phrase';
import { replyToRemark, tellsOfHabit, tellsOfNight } from '@/lib/phrases/remark-replies';
import { askToTake, takingOfAll } from '@/lib/phrases/taking';
import { moodOf } from '@/lib/words/mood';
import { isForOthers } from '@/lib/words/remarks';
import { taskVerbs } from '@/lib/words/verbs';

// Minimum probabilities to act; `surerAct` if a phrase row is certain of another meaning.
const [sureAct, surerAct] = [0.65, 0.85];
// Minimum probability to ask whether to act.
const offeredAct = 0.5;
// Minimum probability to answer a question that no phrase row reads.
const leastAnswer = 0.45;
const guessedRow = 0.8;

// With these acts, a negation rejects a change: "no, don't delete it".
const restoring = new Set(['undo', 'reopen']);

/**
 * Returns `read`, the meaning found by phrases, or a more probable meaning found by the act classifier. The
 * more certain `read` is, the more probable the other meaning must be.
 */
export function preferAct(
  read: Understanding,
  said: Said,
  world: World,
  readByRows: (sentence: string) => Understanding,
): Understanding {
  // If `read` names a thing that cannot be found, it is kept only if the classifier finds nothing better.
  const isNowhere = isLost(read.calls, world) || answersNothing(read.calls);
  const meant = isNowhere ? { ...read, isUnknown: true, calls: [], isRequest: false } : read;
  const chosen = preferred(meant, said, world, readByRows);
  return withToldBefore(toSend(chosen === meant ? read : chosen, said), said.message, world);
}

function preferred(
  meant: Understanding,
  said: Said,
  world: World,
  readByRows: (sentence: string) => Understanding,
): Understanding {
  const { message } = said;
  const { stored, changed: reading, canonical, remark, fact, other, best } = readAct(said, world);
  if (isFactByPronoun(meant, message, world) && fact < leastFact && other >= offeredAct)
    return preferred(withoutFactOffer({ ...meant, calls: [] }, said, remark), said, world, readByRows);
  if (/^Wake up\b/.test(String(meant.calls[0]?.input.title))) return meant;
  if (isConfirmed(meant, best)) return withOffer(meant);
  if (stored) return preferStored(meant, stored, message, world);
  const canonically = canonical && preferCanonical(meant, canonical, message, readByRows);
  if (canonically) return canonically;
  const isNight = tellsOfNight(message) && !meant.isRequest;
  const leastRemark = isNight ? offeredAct : isTimed(meant) ? surerRemark : likelyRemark;
  const isFactRemark = remark >= surerRemark && fact < leastFact && isGuessedFact(meant, guessedRow);
  if ((remark >= leastRemark && (isNight || isGuessedTask(meant, guessedRow))) || isFactRemark)
    return { ...meant, calls: [], isUnknown: true, says: [replyToRemark(message)], offer: null };
  if (remark >= sureAct && isUnasked(meant, message))
    return { ...meant, says: [replyToRemark(message)], offer: null };
  if (isFactOffer(meant) && (fact < leastFact || tellsOfHabit(message)))
    return preferred(withoutFactOffer(meant, said, remark), said, world, readByRows);
  if (!reading || reading.calls.length === 0 || meant.calls.length > 1) return meant;
  if (isSame(reading, meant.calls)) return meant;
  // "5 more minutes" after two timers: a row that asks which one knows that there are several.
  const { field, input } = meant.question ?? {};
  const isAsking = field === 'item' || (input?.item && input.item === reading.calls[0]?.input.item);
  if (isAsking && meant.certainty >= certain) return meant;
  // "Council tax is direct debit, drop it".
  const isOrdered = orderBehind.test(message) && meant.calls.every(({ tool }) => tool === 'store_info');
  const isCertain = meant.isRequest && meant.certainty >= certain && meant.calls.length > 0 && !isOrdered;
  // "Which days will you remind me?" sets no reminder.
  const isAsked = reading.act.startsWith('ask') && wondering.test(message) && asksBack(meant);
  if (isAsked && reading.probability >= leastAnswer) return understandingOf(meant, reading, null);
  if (isAnswered(meant, reading)) return meant;
  const taking = takingOfAll(reading.calls);
  const isMade = makes(meant.calls) && meant.certainty >= guessedRow;
  const isRefused = /\b(?:do not|don['’]?t)\b.*\b(?:bring|restore|undo)\b/i.test(message);
  if (restoring.has(reading.act) && (isMade || isRefused)) return meant;
  if (taking === 'finish' && meant.offer && takingOfAll(meant.offer.calls) === 'drop') return meant;
  // "Same for the pills" repeats the last change, which only the rows know.
  const isRepeated = sameAgain.test(message) || supposed.test(message);
  if (taking && (isRepeated || isContent(meant, reading, taking, isCertain))) return meant;
  if ((taking || restoring.has(reading.act)) && isForOthers.test(message)) return meant;
  // "Thursday is gone now, swapped with Aoife" moves nothing to Thursday.
  if (taking === 'move' && (goneDay.test(message) || keeping.test(message))) return meant;
  if (taking === 'move' && isCertain && isOfTold(meant.calls[0], world)) return meant;
  // "Then shift the documents as well" and "tick everything off" delete nothing.
  const isFinishing = takingOfAll(meant.calls) === 'finish' && /^\W*(?:tick|cross|check)\b/i.test(message);
  if (taking === 'drop' && (isFinishing || (moving.test(message) && !removing.test(message)))) return meant;
  const mood = taking && !restoring.has(reading.act) ? moodOf(tokenize(message), 0, taking) : 'plain';
  if (mood === 'denied' || mood === 'kept' || (mood !== 'plain' && isDone(meant))) return meant;
  const least = leastFor(meant, reading, isCertain);
  const isGuess = meant.certainty < guessedRow && !meant.question;
  const isOnlyOffered = isRisky(reading, taking, message, isGuess);
  if (mood === 'plain' && !isOnlyOffered && reading.probability >= least)
    return understandingOf(meant, reading, null);
  const isSurer = isGuess && reading.probability >= surerAct;
  if (
    reading.probability < (taking ? offeredAct : sureAct) ||
    ((isDone(meant) || isIntended(meant)) && !isSurer && !isOrdered && !asksBack(meant))
  )
    return meant;
  return understandingOf(meant, reading, taking ? askToTake(reading.calls, world.things) : null);
}

const orderBehind = /[,.;] (?:so |just |please )*(?:drop|remove|delete|cancel|scrap) (?:it|that|them)\b/i;
const surerRemark = 0.9;
const wondering = /^(?:(?:so|and|but|ok|okay),? )*(?:what|which|when|where|who|how)\b[^.!]*\?\s*$/i;

const restoringWords = /\b(?:restore|undo|revert|(?:bring|put) (?:it|that|them|those|him|her) back)\b/i;
const sureMove = 0.9;
const polite = /\b(?:can|could|would|will|please|pls|plz|chance|possible|mind|odds)\b/i;
const unreal =
  /\b(?:unless|if|might|may|used to|supposed|can(?:no|['’])?t (?:be|do|make)|cannot|said|says|told|asked)\b/i;
const negated = /\b(?:not|never)\b|n['’]t\b/i;
const moving =
  /^(?:\p{L}+ ){0,3}(?:shift|move|push|postpone|delay|reschedule) (?:it|that|this|them|both|the|my|our)\b|\b(?:i|we) (?:also |still |just |will )?need (?!to\b|rid\b)(?!.*\b(?:no more|any ?more|longer)\b)/iu;
const supposed = /^\W*(?:and |but |so )?if (?:i|we) (?:forget|miss|fail|lose|don['’]?t|do not)\b/i;
const sameAgain = /^\W*(?:(?:and|also|then)\W+)?(?:do )?(?:exactly )?(?:the )?same\b/i;
const goneDay =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day(?:['’]s| is| has| got)? (?:just |now )?(?:been )?(?:gone|off|out|swapped|traded|dropped|cancell?ed)\b(?! (?:to|for)\b)/i;
const removing = /\b(?:cancel|delete|remove|scrap|drop|bin|scratch|forget|off)\b/i;
const unneeded =
  /(?:not|never|n['’]?t|no) (?:really |actually )?(?:be )?(?:need|want|necessary|required|going|doing|bother|happening|any ?more|longer|have)/i;

function isRisky(
  { act, isNamed, isExplained, probability }: ActReading,
  taking: string | null,
  message: string,
  isGuess: boolean,
): boolean {
  if (!taking) return false;
  // A wrong move shows in the reply and can be undone.
  const isSureMove = taking === 'move' && (isNamed || isGuess) && probability >= sureMove;
  if (restoring.has(act) && probability >= sureAct && restoringWords.test(message))
    return asking.test(message);
  if ((!isExplained && !isSureMove) || asking.test(message) || unreal.test(message)) return true;
  // "The milk is off" may say how the milk is.
  if (taking !== 'move' && act !== 'skip' && /(?:\bis|['’]s) (?:now )?off\b/i.test(message)) return true;
  // A name alone says nothing about what to do.
  if (isNamed && taking !== 'move' && /^\W*[\p{L}'’]+(?:\W+pl(?:ea)?[sz]e?)*\W*$/iu.test(message))
    return true;
  if (/\?\s*$/.test(message) && !polite.test(message)) return true;
  if (taking === 'move' || restoring.has(act)) return false;
  return (
    !isNamed ||
    /\b(?:but|except|apart from|only)\b/i.test(message) ||
    // "No milk, get some" asks for milk.
    /\b(?:get|buy|grab) (?:some|more|another)\b/i.test(message) ||
    (negated.test(message) && !unneeded.test(message))
  );
}

function leastFor({ isUnknown }: Understanding, { act, isNamed }: ActReading, isCertain: boolean): number {
  if (isUnknown && act.startsWith('ask')) return leastAnswer;
  // To leave out one day changes little, and the reply says it.
  return (isCertain && act !== 'skip') || !isNamed ? surerAct : sureAct;
}

function isAnswered(
  { question, calls, certainty, says, isUnknown, offer, intents }: Understanding,
  { act, probability }: ActReading,
): boolean {
  if (certainty >= certain && calls.some(({ tool }) => tool === 'undo')) return true;
  // "I don’t know when your visa expires" is an answer; "What should I remind you of?" to a notice is none.
  const isOfFact = question?.tool === 'store_info' && act === 'ask_agenda';
  if (asksBack({ question, calls, says, isUnknown, offer }))
    return isOfFact || (certainty >= certain && probability < surerAct);
  if (says.length > 0 && calls.length === 0 && !isUnknown && !offer) return true;
  if (!act.startsWith('ask')) return false;
  // "No, it is not on the list. Shall I add it?" answers the question.
  if (offer && intents.some((intent) => intent.endsWith('_query'))) return true;
  if (calls.some(({ tool }) => tool === 'use_calendar')) return true;
  return (
    (says.length > 0 && !isUnknown) || takingOfAll(calls) !== null || (makes(calls) && probability < surerAct)
  );
}

function understandingOf(
  meant: Understanding,
  { act, probability, calls }: ActReading,
  question: string | null,
): Understanding {
  return {
    ...{ says: [], question: null, isUnknown: false, certainty: probability },
    intents: act.startsWith('ask') && meant.intents.length > 0 ? meant.intents : [act],
    calls: question ? [] : calls,
    offer: question ? { question, calls } : null,
    isRequest: meant.isRequest || !question,
  };
}

// Returns whether the message is a text to store. Example: "note to self: cancel the dentist".
function isContent(
  { calls }: Understanding,
  reading: ActReading,
  taking: string,
  isCertain: boolean,
): boolean {
  if (
    isCertain &&
    (makes(calls)
      ? taking !== 'move'
      : !/^(?:both|skip|shift)$/.test(reading.act) && sharesItem(calls, reading.calls))
  )
    return true;
  const title = calls
    .flatMap(({ tool, input }) => (tool === 'set_reminder' ? String(input.title ?? '') : []))
    .join(' ');
  // "And in an hour to hang it up" is a task of its own.
  if (isCertain && taking === 'move' && taskVerbs.has(title.split(' ')[0]?.toLowerCase() ?? '')) return true;
  const isOther = (norm: string) => attributes.has(norm) || (!isGeneral(norm) && !isSurelyNamed);
  const isSurelyNamed = reading.isNamed && reading.probability >= surerAct;
  return (
    taking === 'move' && tokenize(title).some(({ norm }) => isOther(norm) && !reading.names.includes(norm))
  );
}

// Words that tell one thing from another of its kind: "white tablet" is not the blue one.
const attributes = new Set(
  'early late first second other new shift white blue red green yellow pink black brown orange purple grey gray big small left right'.split(
    ' ',
  ),
);

function sharesItem(one: PhraseCall[], other: PhraseCall[]): boolean {
  const ids = (calls: PhraseCall[]) =>
    calls.flatMap(({ input }) => [input.item, ...(Array.isArray(input.items) ? input.items : [])]);
  return ids(one).some((id) => id !== undefined && ids(other).includes(id));
}
