import { inTransaction, type UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { type Analysis, analyseOffline } from '@/lib/journal/analysis';
import { crisisReply, crisisText } from '@/lib/journal/crisis/reply';
import { entryOn } from '@/lib/journal/entry-reads';
import { saveEntry } from '@/lib/journal/entry-writes';
import { moodOf } from '@/lib/journal/rules';
import type { JournalEntry } from '@/lib/journal/schema';
import {
  isEmpty,
  joinResponses,
  nightEnds,
  questionOf,
  type Responses,
  responsesOf,
  type Step,
  stepAfter,
  stepBefore,
  type Talk,
} from '@/lib/journal/talk';
import { holdState, noteCrisis, setTalk } from '@/lib/journal/talk-writes';
import { addDays } from '@/lib/time/clock';
import { formatDay, localDate, localTime } from '@/lib/time/format';
import type { ToolResult } from '@/lib/tool';

/** What a message is to an open talk. The step and the date say which question it was read for. */
export type JournalAct =
  | Answer
  | { do: 'back'; step: Step; date: string }
  | { do: 'stop'; step: Step; date: string }
  | { do: 'crisis'; text: string };

/** Its words, '' where the question is passed; after the last question with what was read of the day. */
interface Answer {
  do: 'answer';
  step: Step;
  date: string;
  text: string;
  reading?: Reading | undefined;
}

/** What was read of the whole day before it is written, for no model is asked inside a transaction. */
export interface Reading {
  analysis: Analysis;
  /** The model could not be asked: it is asked later. */
  isPending: boolean;
}

const howTo = '“skip” passes a question, “back” returns to the one before, “stop” ends it.';
const nothingWritten =
  'That was the last question. You wrote nothing today, so nothing is saved; that is fine, too.';

/** Begins the day's talk, or goes on where it was left; what an earlier day left unfinished becomes that day's entry. */
export async function startTalk(tx: UserCtx, feeling = ''): Promise<string> {
  const { talk } = await holdState(tx);
  const date = dayOf(tx, talk);
  const isSame = talk?.date === date;
  if (talk && !isSame) await keepUnfinished(tx, talk);
  const begun = isSame ? talk : { step: 'feeling' as const, answers: {} };
  const isAnswered = feeling !== '' && begun.step === 'feeling';
  const next: Talk = {
    date,
    step: isAnswered ? 'question1' : begun.step,
    answers: isAnswered ? { feeling } : begun.answers,
    ...{ askedAt: tx.now(), isBegun: true, isPaused: false },
  };
  await setTalk(tx, next);
  const isGoingOn = isSame && talk.step !== 'feeling';
  const today = localDate(tx.now(), tx.user.timezone);
  const opening = isGoingOn
    ? `Let’s go on with your journal of ${formatDay(date, today)}.`
    : `Let’s write your journal of ${formatDay(date, today)}: four short questions. ${howTo}`;
  return `${opening}\n\n${questionOf(next.step)}`;
}

/** Which day a talk that begins now is about: after midnight the evening's goes on. */
function dayOf({ user, now }: UserCtx, talk: Talk | null): string {
  const today = localDate(now(), user.timezone);
  const isNight = localTime(now(), user.timezone) < nightEnds;
  return isNight && talk?.date === addDays(today, -1) ? talk.date : today;
}

/** Runs what a message means to the talk. Throws conflict where the talk has moved on since it was read. */
export async function converse(tx: UserCtx, act: JournalAct): Promise<ToolResult> {
  const { talk } = await holdState(tx);
  if (act.do === 'crisis') return inCrisis(tx, talk, act.text);
  if (talk?.step !== act.step || talk.date !== act.date)
    throw new AppError('conflict', 'Your journal has moved on since. Write “journal” to see where it is.');
  if (act.do === 'stop') return stopped(tx, talk);
  if (act.do === 'back') return goneBack(tx, { ...talk, step: stepBefore(talk.step) });
  // Passed again, what was answered before stands.
  const answers = { ...talk.answers, [talk.step]: act.text || (talk.answers[talk.step] ?? '') };
  const next = stepAfter(talk.step);
  if (next) return asked(tx, { ...talk, answers, step: next });
  return finished(tx, { ...talk, answers }, act.reading);
}

async function asked(tx: UserCtx, talk: Talk): Promise<ToolResult> {
  await setTalk(tx, { ...talk, askedAt: tx.now(), isBegun: true });
  return { text: questionOf(talk.step) };
}

async function goneBack(tx: UserCtx, talk: Talk): Promise<ToolResult> {
  const { text } = await asked(tx, talk);
  const isAnswered = (talk.answers[talk.step] ?? '') !== '';
  return { text: isAnswered ? `${text}\nA new answer takes the place of yours; “skip” keeps it.` : text };
}

async function stopped(tx: UserCtx, talk: Talk): Promise<ToolResult> {
  const isBegun = !isEmpty(responsesOf(talk));
  await setTalk(tx, isBegun ? { ...talk, isPaused: true, isBegun } : null);
  const kept =
    'What you wrote is kept: write “journal” today to go on; else it becomes the entry of that day as it is.';
  return {
    text: isBegun ? `Stopped. ${kept}` : 'All right, no journal now. Write “journal” whenever you like.',
  };
}

async function finished(tx: UserCtx, talk: Talk, reading?: Reading): Promise<ToolResult> {
  await setTalk(tx, null);
  const responses = responsesOf(talk);
  if (isEmpty(responses)) return { text: nothingWritten };
  const { analysis, isPending } = reading ?? { analysis: analyseOffline(responses), isPending: false };
  const entry = await saveEntry(tx, { date: talk.date, responses, analysis, isPending, isCrisis: false });
  return {
    text: closing(tx, entry),
    entryId: entry.id,
    done: {
      room: 'journal',
      action: `Journal of ${formatDay(talk.date)} saved`,
      undo: { verb: 'journal.restore', args: { id: entry.id, isNew: entry.isNew } },
    },
  };
}

function closing({ now, user }: UserCtx, entry: JournalEntry): string {
  if (entry.isCrisis) return 'Thank you. What you wrote is kept in your journal.';
  const { label, emoji } = moodOf(entry.sentimentScore);
  const day = formatDay(entry.entryDate, localDate(now(), user.timezone));
  const own = entry.scoreSource === 'person' ? ' (your own score)' : '';
  const later = 'The AI service could not be asked, so this is my own first reading; it is read again later.';
  return [
    `Thank you. Your journal of ${day} is saved: ${entry.sentimentScore.toFixed(1)} of 5, ${label} ${emoji}${own}.`,
    entry.entryText,
    entry.isPending ? later : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}

const highestInCrisis = 1.5;

/** The answer is kept, the talk is over, and nothing is cheered or counted for a while. */
async function inCrisis(tx: UserCtx, talk: Talk | null, text: string): Promise<ToolResult> {
  await noteCrisis(tx);
  const isKept = talk !== null && text !== '';
  if (isKept) {
    const responses = responsesOf(talk, talk.step, text);
    const { score } = analyseOffline(responses);
    const analysis = {
      ...{ score: Math.min(score, highestInCrisis), text: crisisText },
      ...{ source: 'offline' as const, isCrisis: true },
    };
    await saveEntry(tx, { date: talk.date, responses, analysis, isCrisis: true, isPending: false });
  }
  return { text: crisisReply(tx.user.timezone, isKept) };
}

/** What somebody wrote and left for a day becomes that day's entry; the talk is over. */
export function closeTalk(ctx: UserCtx, before: Date): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const { talk } = await holdState(tx);
    if (!talk || talk.askedAt >= before) return;
    await keepUnfinished(tx, talk);
    await setTalk(tx, null);
  });
}

/** What an earlier day's talk holds becomes that day's entry, read by a model later. */
async function keepUnfinished(tx: UserCtx, talk: Talk): Promise<void> {
  const responses = responsesOf(talk);
  if (isEmpty(responses)) return;
  const before = await entryOn(tx, talk.date);
  const whole = before ? joinResponses(before.responses, responses) : responses;
  const analysis = analyseOffline(whole);
  await saveEntry(tx, { date: talk.date, responses, analysis, isPending: true, isCrisis: false });
}

/**
 * The day's answers with those that stand already: what a model is to read when the last one comes. Null where there is nothing to
 * read, or the day was one of crisis, of which nothing more is said.
 */
export async function dayToRead(ctx: UserCtx, talk: Talk, text: string): Promise<Responses | null> {
  const before = await entryOn(ctx, talk.date);
  const responses = responsesOf(talk, talk.step, text || (talk.answers[talk.step] ?? ''));
  const whole = before ? joinResponses(before.responses, responses) : responses;
  return isEmpty(whole) || before?.isCrisis ? null : whole;
}
