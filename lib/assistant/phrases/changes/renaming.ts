import type { Heard, Phrase } from '@/lib/phrases/phrase';

export const renamingPhrases: Phrase[] = [
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
      if (thing?.kind === 'todo') return { tool: 'update_todo', input: { item: thing.id, text: value } };
      if (thing?.kind === 'reminder')
        return { tool: 'update_reminder', input: { item: thing.id, title: value } };
      return thing ? { tool: 'store_info', input: { key: thing.title, value } } : null;
    },
    examples: [],
  },
];

/** Returns whether "change X to Y" gives X the name Y. If Y is a clock time ("6:30"), X is moved instead. */
function isRenamed({ text, find }: Heard): boolean {
  return !/^\d{1,2}[:.]\d\d\b/.test(text('value')) && find('item', ['todo', 'reminder', 'fact']).length === 1;
}
