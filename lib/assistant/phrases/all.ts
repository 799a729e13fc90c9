import { changePhrases } from '@/lib/assistant/phrases/changes/all';
import { agendaPhrases } from '@/lib/assistant/phrases/clashes';
import { doneAskedPhrases } from '@/lib/assistant/phrases/done-asked';
import { editPhrases } from '@/lib/assistant/phrases/edits/all';
import { madeToPhrases } from '@/lib/assistant/phrases/made-to';
import { planPhrases } from '@/lib/assistant/phrases/plans/all';
import { priorityPhrases } from '@/lib/assistant/phrases/priorities';
import { questionPhrases } from '@/lib/assistant/phrases/questions/all';
import { isAsking, isBesideQuestion } from '@/lib/assistant/phrases/questions/asked';
import { seriesTalkPhrases } from '@/lib/assistant/phrases/series/all';
import { sumPhrases } from '@/lib/assistant/phrases/sums';
import { talkPhrases } from '@/lib/assistant/phrases/talk/all';
import { calendarPhrases } from '@/lib/connectors/phrases';
import { dailyPhrases } from '@/lib/daily-reminders/phrases';
import { infoPhrases } from '@/lib/info/phrases/all';
import { returningPhrases } from '@/lib/info/phrases/people/lending';
import { journalPhrases } from '@/lib/journal/phrases/all';
import { hardTime } from '@/lib/journal/phrases/moods';
import { isForUs } from '@/lib/phrases/names';
import type { Heard, Phrase } from '@/lib/phrases/phrase';
import { preferencePhrases } from '@/lib/preferences/phrases';
import { reminderPhrases } from '@/lib/reminders/phrases/all';
import { searchPhrases } from '@/lib/search/phrases';
import { socialPhrases } from '@/lib/social/phrases/all';
import { todoPhrases } from '@/lib/todos/phrases/all';
import { isForOthers } from '@/lib/todos/phrases/doubts';

/** All phrases. If two of them match a message equally well, the earlier one wins. */
export const allPhrases: readonly Phrase[] = [
  ...returningPhrases.map(unlessAsked),
  ...[...madeToPhrases, ...priorityPhrases, ...planPhrases, ...changePhrases, ...editPhrases].map(
    unlessAsked,
  ),
  ...preferencePhrases,
  ...dailyPhrases,
  ...journalPhrases,
  ...socialPhrases.map(unlessAsked),
  ...calendarPhrases,
  ...[...seriesTalkPhrases, ...reminderPhrases, ...todoPhrases].map(unlessAsked).map(unlessMood),
  ...infoPhrases.map(unlessAsked).map(unlessRemark),
  ...searchPhrases,
  ...agendaPhrases,
  ...sumPhrases,
  ...doneAskedPhrases,
  ...questionPhrases,
  ...talkPhrases,
];

// A question must not change or store anything.
function unlessAsked(phrase: Phrase): Phrase {
  if (phrase.isQuestion || phrase.isTalk) return phrase;
  return { ...phrase, fits: (heard) => !isAsking(heard) && (phrase.fits?.(heard) ?? true) };
}

const mood =
  /^(?:(?:i|we)(?: am|['’]m|['’]ve been| have been)? )?(?:just |still |been )?(?:feel|feeling|felt) (?!free\b|like (?:i|we) (?:need|have|should|must)\b)/i;

// Kept, because all phrase rows test the same sentence.
const lastRead = { sentence: '', tellsMood: false };

function tellsMood(sentence: string): boolean {
  if (sentence !== lastRead.sentence) {
    lastRead.sentence = sentence;
    lastRead.tellsMood = mood.test(sentence) || hardTime.test(sentence);
  }
  return lastRead.tellsMood;
}

function unlessMood(phrase: Phrase): Phrase {
  if (phrase.isQuestion || phrase.isTalk) return phrase;
  return {
    ...phrase,
    fits: (heard) =>
      (phrase.fits?.(heard) ?? true) && !tellsMood(heard.whole) && !(phrase.isOpen && isPartOfMood(heard)),
  };
}

// "Rough night. Baby up every hour" sets no reminder for every hour.
function isPartOfMood({ message, sense, startsWithTask }: Heard): boolean {
  return !startsWithTask && sense.endsWith('series') && tellsMood(message);
}

// Example: "what's the code again, my sister is asking" stores nothing.
function unlessRemark(phrase: Phrase): Phrase {
  if (phrase.isQuestion || phrase.isTalk) return phrase;
  return {
    ...phrase,
    fits: (heard) =>
      !isForUs(heard) && (phrase.fits?.(heard) ?? true) && !isBesideQuestion(heard) && !isForOthers(heard),
  };
}
