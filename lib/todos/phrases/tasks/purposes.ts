import { newTodos } from '@/lib/phrases/new-todos';
import type { Heard, Phrase } from '@/lib/phrases/phrase';
import { addCall } from '@/lib/todos/phrases/shared';

/** Phrases for goods that are got for something: "get nails and a hinge for the shed door". */
export const purposePhrases: Phrase[] = [
  {
    intent: 'lists_createoradd',
    strength: 'certain',
    when: 'never',
    isContent: true,
    say: [
      '[and|also|oh|ok] [(i|we) [also|still|really|just] <need-to>] (get|buy|grab|order|pick up) {items} for {purpose}',
      '[and|also|oh|ok] [i|we] [also|still] need {items} for {purpose}',
    ],
    fits: (heard) =>
      !heard.hasQuestionMark &&
      purpose.test(heard.text('purpose')) &&
      heard.items('items').length > 1 &&
      heard.items('items').every((item) => item.split(' ').length <= 5 && !noGood.test(item)),
    calls: (heard) => {
      const call = addCall(heard);
      const isShared = occasion.test(heard.text('purpose')) || namesPlan(heard);
      const texts = call?.input.items.map(({ text }) => text) ?? [];
      const own = ` for ${heard.text('purpose')}`;
      return newTodos(
        texts.map((text, place) => ({ text: isShared || place === texts.length - 1 ? text + own : text })),
        call?.input.list,
      );
    },
    examples: ['get nails, screws and a hinge for the shed door', 'buy plasters and wipes for school'],
    counterExamples: ['get Tom and Ann for lunch', 'get up and ready for school'],
  },
];

const purpose =
  /^(?!(?:me|us|him|her|them|it|that|this|you|now|good|free|sure|\d.*|an?\b.*|one|two|three)$)(?:(?:the|my|our|his|her) )?\p{L}[\p{L}'’]*(?: \p{L}[\p{L}'’]*){0,2}$/iu;

// What everything is for that is said before it.
const occasion =
  /^(?:the |my |our )?(?:\p{L}+ )?(?:party|picnic|barbecue|bbq|braai|cookout|potluck|sleepover|book club)$/iu;

// People, states and what is done with them.
const noGood =
  /^(?:\p{Lu}|(?:me|him|her|us|them|you|it|to|rid|ready|dressed|better|well|back|up|out|in|on|off|over|through|this|that|more time|help|\p{L}+ed|(?:the |my |our )?(?:kids?|children|boys|girls|dog|cat|car|mum|mom|dad))(?:\s|$))|\s(?:from|with|to|into|off|out)(?:\s|$)/u;

function namesPlan({ findWords, text }: Heard): boolean {
  return findWords(text('purpose'), ['reminder', 'event', 'date']).length > 0;
}
