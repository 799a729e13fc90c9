import { inTransaction, type UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { type Analysis, analyseOffline } from '@/lib/journal/analysis';
import { crisisReply, crisisText } from '@/lib/journal/crisis/reply';
import { entryOn } from '@/lib/journal/entries/entry-reads';
import { saveEntry } from '@/lib/journal/entries/entry-writes';
import {
  amended,
  type GuidedEntry,
  isEmpty,
  joinResponses,
  nightEndsAt,
  numberedQuestion,
  type Responses,
  responsesOf,
  type Step,
  stepAfter,
  stepBefore,
} from '@/lib/journal/questions';
import { moodOf } from '@/lib/journal/rules';
import type { JournalEntry } from '@/lib/journal/schema';
import { lockJournalState, recordCrisis, setGuidedEntry } from '@/lib/journal/state-writes';
import { addDays } from '@/lib/time/clock';
import { formatDay, localDate, localTime } from '@/lib/time/format';
import type { ToolResult } from '@/lib/tool';

/**
 * What to do with a message during the guided entry (the four journal questions). `step` is the question that
 * was open, and `date` the day of its entry.
 */
export type JournalAct =
  | AnswerAct
  | { do: 'back'; step: Step; date: string }
  | { do: 'stop'; step: Step; date: string }
  | { do: 'crisis'; text: string };

// An empty `text` skips the question.
interface AnswerAct {
  do: 'answer';
  step: Step;
  date: string;
  text: string;
  reading?: PreparedAnalysis | undefined;
}

/**
 * The analysis of a day. It is made before the transaction, because a transaction must not wait for a model.
 * `isPending` is true if a model must still read the entry.
 */
export interface PreparedAnalysis {
  analysis: Analysis;
  isPending: boolean;
}

const commandHelp = '“skip” passes a question, “back” returns to the one before, “stop” ends it.';
const nothingWritten =
  'That was the last question. You wrote nothing today, so nothing is saved; that is fine, too.';

export async function startGuidedEntry(tx: UserCtx, feeling = ''): Promise<string> {
  const { guidedEntry: open } = await lockJournalState(tx);
  const date = entryDate(tx, open);
  const isSameDay = open?.date === date;
  if (open && !isSameDay) await saveUnfinished(tx, open);
  const { step, answers } = isSameDay ? open : { step: 'feeling' as const, answers: {} };
  const isAnswered = feeling !== '' && step === 'feeling';
  const entry: GuidedEntry = {
    date,
    step: isAnswered ? 'question1' : step,
    answers: isAnswered ? { feeling } : answers,
    ...{ askedAt: tx.now(), isBegun: true, isPaused: false },
  };
  await setGuidedEntry(tx, entry);
  const isContinued = isSameDay && step !== 'feeling';
  const day = formatDay(date, localDate(tx.now(), tx.user.timezone));
  const opening = isContinued
    ? `Let’s go on with your journal for ${day}.`
    : `Let’s write your journal for ${day}: four short questions. ${commandHelp}`;
  return `${opening}\n\n${numberedQuestion(entry.step)}`;
}

export async function keepEntry(tx: UserCtx, text: string): Promise<ToolResult> {
  if (text.trim() === '') throw new AppError('invalid', 'What should I write into your journal?');
  const { guidedEntry: open } = await lockJournalState(tx);
  const date = entryDate(tx, open);
  const responses = responsesOf({ answers: { feeling: text } });
  const saved = await entryOn(tx, date);
  const analysis = analyseOffline(saved ? joinResponses(saved.responses, responses) : responses);
  return saveAnalysed(tx, date, responses, { analysis, isPending: false });
}

/** Replaces words of today's entry: "my manager" for "boss". */
export async function amendEntry(tx: UserCtx, wrong: string, right: string): Promise<ToolResult> {
  const { guidedEntry: open } = await lockJournalState(tx);
  const date = entryDate(tx, open);
  const saved = await entryOn(tx, date);
  const responses =
    saved && !saved.isCrisis && wrong && right ? amended(saved.responses, wrong, right) : null;
  if (!responses)
    throw new AppError(
      'not_found',
      'I can’t find those words in today’s journal entry, so it stays as it is. The Journal tab of your dashboard shows it.',
    );
  const analysis = analyseOffline(responses);
  return saveAnalysed(tx, date, responses, { analysis, isPending: false }, true);
}

function entryDate({ user, now }: UserCtx, open: GuidedEntry | null): string {
  const today = localDate(now(), user.timezone);
  const isNight = localTime(now(), user.timezone) < nightEndsAt;
  return isNight && open?.date === addDays(today, -1) ? open.date : today;
}

export async function continueGuidedEntry(tx: UserCtx, act: JournalAct): Promise<ToolResult> {
  const { guidedEntry: entry } = await lockJournalState(tx);
  if (act.do === 'crisis') return endInCrisis(tx, entry, act.text);
  if (entry?.step !== act.step || entry.date !== act.date)
    throw new AppError('conflict', 'Your journal has moved on since. Write “journal” to see where it is.');
  if (act.do === 'stop') return stop(tx, entry);
  if (act.do === 'back') return goBack(tx, { ...entry, step: stepBefore(entry.step) });
  // Skipping a question keeps an earlier answer to it.
  const answers = { ...entry.answers, [entry.step]: act.text || (entry.answers[entry.step] ?? '') };
  const next = stepAfter(entry.step);
  if (next) return ask(tx, { ...entry, answers, step: next });
  return finish(tx, { ...entry, answers }, act.reading);
}

async function ask(tx: UserCtx, entry: GuidedEntry): Promise<ToolResult> {
  await setGuidedEntry(tx, { ...entry, askedAt: tx.now(), isBegun: true });
  return { text: numberedQuestion(entry.step) };
}

async function goBack(tx: UserCtx, entry: GuidedEntry): Promise<ToolResult> {
  const { text } = await ask(tx, entry);
  const isAnswered = (entry.answers[entry.step] ?? '') !== '';
  return { text: isAnswered ? `${text}\nA new answer replaces yours; “skip” keeps it.` : text };
}

async function stop(tx: UserCtx, entry: GuidedEntry): Promise<ToolResult> {
  const isBegun = !isEmpty(responsesOf(entry));
  await setGuidedEntry(tx, isBegun ? { ...entry, isPaused: true, isBegun } : null);
  const kept =
    'What you wrote is kept. Write “journal” today to go on; otherwise it is saved as it is as the entry of that day.';
  return {
    text: isBegun ? `Stopped. ${kept}` : 'All right, no journal now. Write “journal” whenever you like.',
  };
}

async function finish(tx: UserCtx, guided: GuidedEntry, prepared?: PreparedAnalysis): Promise<ToolResult> {
  await setGuidedEntry(tx, null);
  const responses = responsesOf(guided);
  if (isEmpty(responses)) return { text: nothingWritten };
  const analysed = prepared ?? { analysis: analyseOffline(responses), isPending: false };
  return saveAnalysed(tx, guided.date, responses, analysed);
}

async function saveAnalysed(
  tx: UserCtx,
  date: string,
  responses: Responses,
  { analysis, isPending }: PreparedAnalysis,
  replaces = false,
): Promise<ToolResult> {
  const entry = await saveEntry(tx, { date, responses, analysis, isPending, isCrisis: false, replaces });
  return {
    text: savedText(tx, entry),
    entryId: entry.id,
    receipt: {
      feature: 'journal',
      action: `Journal of ${formatDay(date)} saved`,
      undo: { verb: 'journal.restore', args: { id: entry.id, isNew: entry.isNew } },
    },
  };
}

function savedText({ now, user }: UserCtx, entry: JournalEntry): string {
  if (entry.isCrisis) return 'Thank you. What you wrote is kept in your journal.';
  const { label, emoji } = moodOf(entry.sentimentScore);
  const day = formatDay(entry.entryDate, localDate(now(), user.timezone));
  const own = entry.scoreSource === 'person' ? ' (your own score)' : '';
  const pending =
    'I could not reach the AI service, so this is my own first reading; it is read again later.';
  return [
    `Thank you. Your journal for ${day} is saved: ${entry.sentimentScore.toFixed(1)} of 5, ${label} ${emoji}${own}.`,
    entry.entryText,
    entry.isPending ? pending : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}

const maxCrisisScore = 1.5;

async function endInCrisis(tx: UserCtx, entry: GuidedEntry | null, text: string): Promise<ToolResult> {
  await recordCrisis(tx);
  const isSaved = entry !== null && text !== '';
  if (isSaved) {
    const responses = responsesOf(entry, entry.step, text);
    const { score } = analyseOffline(responses);
    const analysis = {
      ...{ score: Math.min(score, maxCrisisScore), text: crisisText },
      ...{ source: 'offline' as const, isCrisis: true },
    };
    await saveEntry(tx, { date: entry.date, responses, analysis, isCrisis: true, isPending: false });
  }
  return { text: crisisReply(tx.user.timezone, isSaved) };
}

export function closeGuidedEntry(ctx: UserCtx, before: Date): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const { guidedEntry: entry } = await lockJournalState(tx);
    if (!entry || entry.askedAt >= before) return;
    await saveUnfinished(tx, entry);
    await setGuidedEntry(tx, null);
  });
}

async function saveUnfinished(tx: UserCtx, guided: GuidedEntry): Promise<void> {
  const responses = responsesOf(guided);
  if (isEmpty(responses)) return;
  const saved = await entryOn(tx, guided.date);
  const analysis = analyseOffline(saved ? joinResponses(saved.responses, responses) : responses);
  await saveEntry(tx, { date: guided.date, responses, analysis, isPending: true, isCrisis: false });
}

/**
 * Returns all answers of the day, for a language model. `text` is the answer to the current question; if
 * `text` is empty, the stored answer is used. Null if there are no answers, or if the day's saved entry shows
 * a crisis.
 */
export async function answersToAnalyse(
  ctx: UserCtx,
  entry: GuidedEntry,
  text: string,
): Promise<Responses | null> {
  const saved = await entryOn(ctx, entry.date);
  const responses = responsesOf(entry, entry.step, text || (entry.answers[entry.step] ?? ''));
  const all = saved ? joinResponses(saved.responses, responses) : responses;
  // No model may read the answers of a day with a crisis.
  return isEmpty(all) || saved?.isCrisis ? null : all;
}
