import { readDayByDay } from '@/lib/assistant/acts/calls/day-by-day';
import { withDeadline } from '@/lib/assistant/acts/calls/deadline';
import { readInTurn } from '@/lib/assistant/acts/calls/in-turn';
import { withLeftBehind } from '@/lib/assistant/acts/calls/left-behind';
import { withPlainDeed } from '@/lib/assistant/acts/calls/plain-deed';
import { withSaidWords } from '@/lib/assistant/acts/calls/said-words';
import { withheld } from '@/lib/assistant/acts/calls/withheld';
import { readWithNote } from '@/lib/assistant/acts/notes';
import { preferAct } from '@/lib/assistant/acts/prefer-act';
import { readTold } from '@/lib/assistant/acts/told';
import type { Understanding } from '@/lib/assistant/acts/understanding';
import { isUndoOfDeletion } from '@/lib/assistant/part-orders';
import { allPhrases } from '@/lib/assistant/phrases/all';
import { compileRows, type Rows } from '@/lib/assistant/phrases/rows';
import type { Part, Reading } from '@/lib/assistant/understand/learned';
import { isSideTask, reaching } from '@/lib/assistant/understand/readings';
import {
  isTakenBack,
  leftOut,
  offerFor,
  questionWords,
  replyToUnknown,
  withOfferedName,
  withoutLostNews,
  withoutReasons,
} from '@/lib/assistant/understand/replies';
import { readParts } from '@/lib/assistant/understand/segments';
import { withoutSlips } from '@/lib/assistant/understand/slips';
import { thingIn } from '@/lib/assistant/understand/things';
import { sentencesOf, type Token, tokenize, withTimes } from '@/lib/assistant/understand/tokens';
import { withMeantPerson } from '@/lib/info/phrases/people/last-person';
import { withAskedDay } from '@/lib/phrases/earlier/asked-day';
import { withHourBefore } from '@/lib/phrases/earlier/before-event';
import { withCorrectedQuestion, withLastTold } from '@/lib/phrases/earlier/last-message';
import { withNextStep } from '@/lib/phrases/earlier/next-step';
import { withDayOfLast, withSameHour, withThatDay } from '@/lib/phrases/earlier/that-day';
import { withThoseDays } from '@/lib/phrases/earlier/those-days';
import { withWayBack } from '@/lib/phrases/earlier/trip-day';
import { withDayOfEvent } from '@/lib/phrases/earlier/until-event';
import { withChosenOne } from '@/lib/phrases/earlier/which-one';
import type { Phrase, PhraseQuestion, World } from '@/lib/phrases/phrase';
import { askToTake, distinct, takingOfAll } from '@/lib/phrases/taking';
import { withTheirTime, withTimeThere } from '@/lib/phrases/their-time';
import { withTimerUnit } from '@/lib/phrases/timer-length';
import { spellOut } from '@/lib/words/chat-spelling';
import { namesAct } from '@/lib/words/mood';
import { isForOthers, ordering } from '@/lib/words/remarks';
import { agentVerbs } from '@/lib/words/verbs';

const [actScore, questionScore, sureScore] = [0.7, 0.45, 0.87];
// From this value of `Reading.foreign` on, Sidekick suggests nothing for a question.
const foreignShare = 0.5;
// From this value of `Reading.foreign` on, Sidekick suggests nothing.
const certainlyForeign = 0.985;

// Ten times an everyday message.
const maxTokensRead = 140;

let compiled: Rows | undefined;
function rowsOfAll(): Rows {
  compiled ??= compileRows(allPhrases);
  return compiled;
}

/** Interprets a message. For tests: `phrases` replaces all phrases and switches the act classifier off. */
export function understand(text: string, own: World, phrases?: readonly Phrase[]): Understanding {
  const inTurn = phrases ? null : (readDayByDay(text, own, understand) ?? readInTurn(text, own, understand));
  if (inTurn) return inTurn;
  const world = withMeantPerson(text, own);
  const said = withLastTold(withCorrectedQuestion(withNextStep(text, world), world), world);
  const { meant, message, timed, isOthers } = readByRows(said, world, phrases);
  if (phrases || isOthers) return meant;
  const readPlan = (plan: string) => understand(plan, world);
  const noted = readWithNote(said, world, readPlan) ?? readTold(said, world, readPlan);
  const readAgain = (sentence: string) => readByRows(sentence, world).meant;
  const known = noted ?? preferAct(meant, { message, timed }, withDayOfLast(said, world), readAgain);
  const deed = withheld(withPlainDeed(withSaidWords(known, said), said, world), said, world);
  return withOfferedName(withLeftBehind(withDeadline(deed, said, world), world), said);
}

/**
 * Interprets a message without the act classifier. `isOthers` is true if another person may have written the
 * message.
 */
export function readByRows(
  said: string,
  world: World,
  phrases?: readonly Phrase[],
): { meant: Understanding; message: string; timed: Token[]; parts: Part[]; isOthers: boolean } {
  const own = withAskedDay(said, withDayOfLast(said, world));
  const spelt = withChosenOne(withTimerUnit(spellOut(withTimeThere(said, world), world.zone), world), world);
  const spelled = withTheirTime(withHourBefore(withWayBack(spelt, world), world), world);
  const message = withDayOfEvent(
    withThatDay(withThoseDays(withSameHour(spelled, world), world), world),
    world,
  );
  const rows = phrases ? compileRows(phrases) : rowsOfAll();
  const plain = tokenize(message);
  const timed = withTimes(message, plain, world);
  const tokens = withoutSlips(timed);
  const parts =
    tokens.length > 0
      ? readParts(tokens, {
          message,
          plain: withoutSlips(plain),
          rows,
          world: own,
          // The first reading is of the whole message.
          tokensLeft: maxTokensRead + Math.min(tokens.length, maxTokensRead),
          known: new Map(),
        })
      : [];
  const isOthers = isFirstUnknown(parts, message, tokens);
  const meantParts = isTakenBack(parts) ? parts.slice(-1) : parts;
  const read = isOthers ? meantParts.map(doubted(world, namesThing(tokens, world))) : meantParts;
  return { meant: chosen(read, message, world), message, timed, parts: read, isOthers };
}

const own = new Set('i we my our me us im sorry thanks thank ok okay hi hey hello so oh please'.split(' '));

// If the first sentence is not understood, another person may have written the rest.
function isFirstUnknown([first]: Part[], message: string, tokens: Token[]): boolean {
  const [sentence = [], next] = sentencesOf(tokens);
  const firstOfNext = next?.[0];
  if (!first || !firstOfNext) return false;
  const isRead = first.reading && acts(first.reading) && first.request.tokens.at(-1)?.end;
  if (isRead && isRead <= firstOfNext.start) return false;
  const opening = message.slice(sentence[0]?.start ?? 0, firstOfNext.start);
  const isLine = firstOfNext.gap.includes('\n') && sentence.length > longestGreeting;
  return !namesAct(opening) && (isLine || !sentence.some(({ norm }) => own.has(norm)));
}

const longestGreeting = 2;

function namesThing(tokens: Token[], world: World): boolean {
  return thingIn(sentencesOf(tokens)[0] ?? [], world) !== null;
}

function doubted({ things, mentions }: World, isOwn: boolean): (part: Part) => Part {
  return (part) => {
    const { reading } = part;
    const taking = reading && takingOfAll(reading.calls);
    if (!reading || taking === null || (isOwn && taking === 'move') || isUndoOfDeletion(part, mentions))
      return part;
    return { ...part, reading: { ...reading, isDoubted: true, offer: askToTake(reading.calls, things) } };
  };
}

function chosen(parts: Part[], message: string, world: World): Understanding {
  const known = parts.flatMap(({ reading }) => (reading ? [reading] : []));
  const sure = known.filter(acts);
  const isMeant = (one: Part) => one.reading && (acts(one.reading) || isSideTask(one, sure));
  const acting = withoutReasons(withoutLostNews(parts.filter(isMeant), world));
  const guesses = parts.flatMap((one) => (one.reading && !isMeant(one) ? [one.reading] : []));
  const isActing = acting.some(({ calls, say, question }) => calls.length > 0 || say || question);
  // Beside a remark, a plan with a time is what matters.
  const isPlan = ({ calls }: Reading) => calls.some(({ tool }) => tool === 'set_reminder');
  const guess = guesses.find(({ isDoubted }) => isDoubted) ?? guesses.find(isPlan) ?? guesses[0];
  const mayOffer =
    guess && !acting.some(({ calls }) => calls.length > 0) && (guess.isDoubted || !isForeign(guess, parts));
  const offer = mayOffer ? offerFor(guess, world) : null;
  const talk = isCallOnly(acting) ? [] : acting.flatMap(({ say }) => say ?? []);
  // "Nice. My shift got moved to nights, not thrilled" is more than its "nice".
  const told =
    !offer && isActing && isTalkOnly(acting)
      ? parts.find(
          ({ reading, request }) => !(reading && acts(reading)) && request.plain.length > longestAside,
        )
      : undefined;
  const isUnknown = (!isActing && !offer) || told !== undefined;
  const unanswered = !offer && isTalkOnly(acting) ? parts.find(isQuestion) : undefined;
  const missed = parts.filter(({ reading }) => !reading || (guesses.includes(reading) && !offer));
  const says =
    isUnknown || unanswered
      ? [replyToUnknown(message, (unanswered ?? told ?? parts[0])?.request ?? null)]
      : [...new Set([...talk, ...leftOut(missed, acting, world)])];
  return {
    calls: distinct(acting.flatMap(({ calls }) => calls)),
    says,
    offer,
    question:
      acting
        .map(({ question }) => question)
        .find((one) => one && !(isActing && isBare(one) && acting.some(({ calls }) => calls.length > 0))) ??
      null,
    intents: [...acting, ...guesses.filter(({ foreign }) => foreign < foreignShare)].map(
      ({ intent }) => intent,
    ),
    isRequest: acting.some(({ score, calls }) => calls.length > 0 && score >= sureScore),
    isUnknown,
    certainty: missed.length > 0 ? 0 : Math.min(1, ...known.map(({ score }) => score)),
  };
}

const longestAside = 5;

function isBare({ tool, input }: PhraseQuestion): boolean {
  return tool === 'set_reminder' && !input.title && !input.when;
}

function isTalkOnly(acting: Reading[]): boolean {
  return acting.every(({ phrase, calls, question }) => phrase.isTalk && calls.length === 0 && !question);
}

function isQuestion({ reading, request }: Part): boolean {
  const [first, second] = request.plain;
  // "Tell me a joke" and "play me a song" after small talk.
  const isOrder = agentVerbs.has(first?.norm ?? '') && /^(?:me|us)$/.test(second?.norm ?? '');
  // "Don't know why" asks nothing.
  const isDenied = first?.norm === 'do' && second?.norm === 'not';
  return !(reading && acts(reading)) && (isOrder || (questionWords.has(first?.norm ?? '') && !isDenied));
}

function isForeign({ foreign, offer, intent }: Reading, parts: Part[]): boolean {
  const { request } = parts[0] ?? {};
  if (offer && intent === 'lists_query') return false;
  // For "can you email Ann?", Sidekick suggests a todo.
  if (foreign >= certainlyForeign)
    return !(
      offer &&
      (reaching.has(request?.tokens[0]?.norm ?? '') ||
        ordering.has(request?.tokens[0]?.norm ?? '') ||
        saying.test(request?.message ?? '') ||
        isForOthers.test(request?.message ?? ''))
    );
  const end = request?.message.slice(request.tokens.at(-1)?.end ?? 0) ?? '';
  return /^[\s)"”]*\?/.test(end) && foreign >= foreignShare && offer === null;
}

// "The plumber said it's the pump" may be worth remembering.
const saying = /\b(?:said|says|told (?:me|us)|reckons)\b/i;

function acts({ phrase, score, isDoubted }: Reading): boolean {
  return !isDoubted && score >= (phrase.isQuestion ? questionScore : actScore);
}

function isCallOnly(acting: Reading[]): boolean {
  return (
    acting.some(({ calls, question }) => calls.length > 0 || question) &&
    acting.every(({ say, phrase }) => !say || phrase.isTalk)
  );
}

export function readsAsRequest(text: string, { now, zone }: Pick<World, 'now' | 'zone'>): boolean {
  const world = { now, zone, things: [], mentions: [], hasCalendar: false, firstName: null };
  const { calls, certainty, isRequest, intents } = readByRows(text, world).meant;
  if (intents.length > 0 && intents.every((intent) => intent === 'greeting' || intent === 'help'))
    return true;
  return (isRequest && calls.length > 0 && certainty >= 0.87) || text.startsWith('/');
}
