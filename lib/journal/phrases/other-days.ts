import type { Heard, Phrase } from '@/lib/phrases/phrase';
import { readTime } from '@/lib/time/find-times';
import { localDate } from '@/lib/time/format';

/** Phrases for an entry about a day that is over. It is kept in today's entry, with the day before it. */
export const otherDayPhrases: Phrase[] = [
  {
    // "Diary for last friday: we went to the beach".
    intent: 'journal_set',
    strength: 'certain',
    when: 'may',
    isContent: true,
    say: [
      '(journal|diary|note|journal entry|diary entry|journal note|diary note) [for|from|about|on] {day:time} : {text}',
    ],
    fits: (heard) =>
      !heard.hasQuestionMark &&
      isOver(heard) &&
      // "Note from tuesday: the pressure was 1.2" is a fact.
      /^(?:note for|journal|diary)\b/i.test(heard.whole) &&
      heard.text('text').split(' ').length >= leastWords,
    calls: ({ text }) => ({
      tool: 'journal',
      input: { do: 'keep', feeling: `${dayIn(text('day'))}: ${text('text')}` },
    }),
    examples: ['diary for last friday: went to the beach with the kids'],
    counterExamples: ['note for tomorrow: bring the keys', 'note for friday: the plumber comes'],
  },
];

const leastWords = 2;

function isOver({ text, world }: Heard): boolean {
  const day = readTime(dayIn(text('day')), world);
  return day?.kind === 'date' && day.date < localDate(world.now, world.zone);
}

function dayIn(words: string): string {
  return words.replace(/^(?:for|from|about|on) /i, '');
}
