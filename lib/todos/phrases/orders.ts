import { taskCall, titleOf } from '@/lib/phrases/input';
import type { Heard, Phrase } from '@/lib/phrases/phrase';

/** Phrases for orders that customers placed with the user. */
export const orderPhrases: Phrase[] = [
  {
    // "New order: Lupita, tres leches for 30 people, saturday 4pm pickup".
    intent: 'lists_createoradd',
    strength: 'certain',
    isContent: true,
    say: [
      '[got|have|there is|we have|we got|i have|i got] [a|another] [new] order (from|for) {what}',
      '[got|have|there is|we have|we got|i have|i got] [a] (new|another|next) order [:] {what}',
      'order : {what}',
    ],
    fits: (heard) =>
      /^(?:(?:got|have|there['’]?s|there is|we have|we got|i have|i got|we['’]ve got|i['’]ve got) )?(?:an? )?(?:new |another |next )|^(?:got|have|we|i|there)\b|^order:/i.test(
        heard.whole,
      ) && isOrder(heard),
    calls: (heard) => taskCall(`order ${titleIn(heard)}`, heard),
    examples: [
      'new order: Lupita, tres leches for 30 people, saturday 4pm pickup',
      'another order from Ann, 2 pies for friday',
    ],
    counterExamples: ['order napkins for monday', 'order from the bakery'],
  },
  {
    // "Another one, Sr Gomez, 2 dozen conchas for tomorrow at 7", after an order.
    intent: 'lists_createoradd',
    strength: 'certain',
    isContent: true,
    say: [
      '[and|ok|oh] (another one|another|one more|next one|a second one|second one|next) [is|from|for|:] {what}',
    ],
    fits: (heard) => {
      const [recent] = heard.world.mentions;
      return (
        recent?.how === 'made' &&
        /^order\b/i.test(recent.thing.title) &&
        /\d|,/.test(heard.whole) &&
        isOrder(heard)
      );
    },
    calls: (heard) => taskCall(`order ${titleIn(heard)}`, heard),
    examples: [],
  },
];

function titleIn({ text }: Heard): string {
  return titleOf(text('what')).replace(/^[,:\s]+/, '');
}

function isOrder(heard: Heard): boolean {
  return (
    !heard.hasQuestionMark &&
    heard.text('what').split(' ').length <= 16 &&
    (/\d|,/.test(heard.text('what')) || heard.sense !== 'none') &&
    !/^(?:it|that|this|them|me|us|the)\b/i.test(heard.text('what'))
  );
}
