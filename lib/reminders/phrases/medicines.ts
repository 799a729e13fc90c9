import type { Phrase } from '@/lib/phrases/phrase';
import { timesADay } from '@/lib/reminders/phrases/shared';

const medicine =
  /\b(?:pills?|tablets?|meds|medication|medicine|vitamins?|insulin|antibiotics?|drops|inhaler|dose|ibuprofen|aspirin|magnesium)\b/i;

export const medicinePhrases: Phrase[] = [
  {
    // "I take my blood pressure pill at 8" is told of every day.
    intent: 'calendar_set',
    when: 'must',
    strength: 'certain',
    say: ['(i|we) [always|usually|also] take {what}'],
    fits: (heard) =>
      medicine.test(heard.text('what')) &&
      heard.times.length === 1 &&
      heard.times.every((time) => time.kind === 'time' || (time.kind === 'part of day' && !time.date)) &&
      !/ to /i.test(heard.text('what')) &&
      /^(?:at|with|before|after|around)\b/i.test(heard.when) &&
      !heard.hasQuestionMark,
    calls: (heard) => ({
      tool: 'set_reminder',
      input: { title: `take ${heard.text('what')}`, when: `every day ${heard.when}` },
    }),
    examples: ['I take my blood pressure pill at 8'],
    counterExamples: ['I take the bus at 8'],
  },
  {
    // "Milo needs his ear drops morning and night for 7 days".
    intent: 'calendar_set',
    when: 'words',
    strength: 'certain',
    say: ['{who} (needs|need|takes|take|gets|must take|has to take|have to take|is on|am on) {what}'],
    fits: (heard) => !heard.hasQuestionMark && timesADay(heard.whole) !== null,
    calls: (heard) =>
      timesADay(heard.whole.replace(/^(?:i|we) (?:need|must|have)(?: to)?(?: take)? /i, 'take ')),
    examples: ['milo needs his ear drops morning and night for 7 days'],
  },
];
