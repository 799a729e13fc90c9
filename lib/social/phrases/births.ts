import type { Phrase } from '@/lib/phrases/phrase';
import { nameOf, save, saveEach } from '@/lib/social/phrases/shared';
import { readTime } from '@/lib/time/find-times';

const noName = /^(?:when|what|whose|who|i|it|he|she|they|we|remind|buy|get|order|plan|bake)\b/i;

/**
 * Stores birthdays from a birth or an age: "Noor was born on 20 November", "aunt Lu turns 60 on the 8th of
 * January".
 */
export const birthPhrases: Phrase[] = [
  {
    intent: 'birthday_set',
    when: 'must',
    say: [
      '{name} (was born|is born|were born|born|came into the world) [on]',
      '{name} (arrived|was delivered|came) [on] [so|and] (that is|this is|it is|so that is|make that) (her|his|their) (birthday|birth day)',
      '(birth of|welcome) {name} [on]',
    ],
    fits: (heard) => heard.sense === 'day' && !noName.test(heard.text('name')) && !heard.hasQuestionMark,
    calls: (heard) => saveEach(heard, heard.text('name'), 'birthday'),
    examples: ['Baby Noor was born on 20 November', 'Ada and Finn were born on may 4'],
    counterExamples: ['when was Noor born'],
  },
  {
    // The age is next to the day, so the words are read without times.
    intent: 'birthday_set',
    when: 'words',
    say: ['{name} (turns|will turn|is turning|will be) {age:number} [years old] {date}'],
    fits: (heard) =>
      !noName.test(heard.text('name')) &&
      nameOf(heard.text('name'), 'birthday').split(' ').length <= 3 &&
      readTime(heard.text('date'), heard.world)?.kind === 'date',
    calls: (heard) => {
      const date = heard.text('date');
      const time = readTime(date, heard.world);
      if (time?.kind !== 'date') return null;
      const place = { start: 0, end: 0, text: date, zone: null, bound: null };
      return save({ ...heard, when: date, times: [{ ...time, ...place }] }, heard.text('name'), 'birthday');
    },
    examples: ['aunt Lu turns 60 on the 8th of January'],
  },
];
