import type { Heard, Phrase } from '@/lib/phrases/phrase';

export const renamingPhrases: Phrase[] = [
  {
    // Matches "no I meant dentist, call it dentist".
    intent: 'lists_createoradd',
    when: 'words',
    strength: 'certain',
    say: [
      '(call|name|rename|retitle) (it|that|this|that one) [to|as] {value} [instead|please|then]',
      '{remark} (call|name|rename) (it|that|this|that one) {value} [instead|please|then]',
    ],
    fits: (heard) =>
      heard.text('value').split(' ').length <= 6 &&
      !/^(?:a|off|in|quits?|back|when|if|at|on)\b/i.test(heard.text('value')) &&
      heard.last(['todo', 'reminder']) !== null,
    calls: (heard) => {
      const thing = heard.last(['todo', 'reminder']);
      const value = heard.text('value');
      return thing?.kind === 'todo'
        ? { tool: 'update_todo', input: { item: thing.id, text: value } }
        : { tool: 'update_reminder', input: { item: thing?.id, title: value } };
    },
    examples: [],
  },
  {
    intent: 'lists_createoradd',
    say: [
      '(rename|retitle|change|edit|update|correct) {item} (to|into|as) {value}',
      '(call|name) {item} {value} instead',
      '(change|replace|swap) {item} (with|for|by) {value}',
      'make {item} {value} instead',
    ],
    when: 'words',
    fits: (heard) => isRenamed(heard),
    calls: (heard) => {
      const [thing] = heard.find('item', ['todo', 'reminder', 'fact']);
      const value = heard.text('value');
      if (thing?.kind === 'todo')
        return { tool: 'update_todo', input: { item: thing.id, text: withItsAmount(thing.title, heard) } };
      if (thing?.kind === 'reminder')
        return { tool: 'update_reminder', input: { item: thing.id, title: value } };
      return thing ? { tool: 'store_info', input: { key: thing.title, value } } : null;
    },
    examples: [],
  },
];

const amount =
  /^(?:an?|\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|(?:a |half a )?(?:dozen|couple of|few|bunch of|pack of))(?:\s?(?:kg|g|l|ml|packs?|bags?|bottles?|cans?|tins?|jars?|boxes|loaves|tubs?|cartons?)(?: of)?)? /i;

/**
 * Keeps the amount of an item if only its noun is replaced: "change limes to lemons" turns "two limes" into
 * "two lemons".
 */
function withItsAmount(title: string, { text }: Heard): string {
  const own = amount.exec(title)?.[0] ?? '';
  const isNoun = own !== '' && title.slice(own.length).toLowerCase() === text('item').toLowerCase();
  return isNoun && !amount.test(`${text('value')} `) && !/^\d/.test(text('value'))
    ? `${own}${text('value')}`
    : text('value');
}

/** Returns whether "change X to Y" gives X the name Y. If Y is a clock time ("6:30"), X is moved instead. */
function isRenamed({ text, find }: Heard): boolean {
  return !/^\d{1,2}[:.]\d\d\b/.test(text('value')) && find('item', ['todo', 'reminder', 'fact']).length === 1;
}
