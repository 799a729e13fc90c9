import { dueOf, startOf, taskCall, titleOf } from '@/lib/phrases/input';
import { newTodos } from '@/lib/phrases/new-todos';
import type { Heard, Phrase, PhraseCall } from '@/lib/phrases/phrase';
import { justListed } from '@/lib/todos/phrases/several-lists';
import { listName, onTodos, otherLists } from '@/lib/todos/phrases/shared';
import { taskVerbs } from '@/lib/words/verbs';

// What Sidekick does itself, or cannot do at all.
const notTasks =
  /^(?:add|put|note|save|delete|remove|show|list|cancel|clear|rename|move|undo|tick|mark|check|remind|set|skip|pause|stop|start|change|update|complete|create|make a|begin|drop|play|turn|tell|give|say|make me|(?:\p{L}+) (?:me|it|that|them))\b/iu;

export const togetherPhrases: Phrase[] = [
  {
    // "Order new toner, call the landlord, prepare payslips": tasks of the user.
    intent: 'lists_createoradd',
    strength: 'certain',
    isContent: true,
    when: 'never',
    say: ['{items}'],
    fits: (heard) =>
      areTasks(heard, 3) &&
      !/[:?]/.test(heard.message) &&
      heard.items('items').every((item) => startsWithTask(item) && !notTasks.test(item)),
    calls: (heard) => itemsCall(heard.items('items'), heard),
    examples: ['order new toner, call the landlord, prepare payslips'],
    counterExamples: ['delete the milk, show my list, call me Ann'],
  },
  {
    intent: 'lists_createoradd',
    isContent: true,
    when: 'must',
    say: [
      '{items} (all|all of it|all of that|all of them|everything) [to do|todo|todos|to be done|needs doing|due|have to be done|needs to be done|must be done] [for|by|on|before|until|till]',
    ],
    fits: (heard) => areTasks(heard, 2) && heard.sense !== 'hour' && heard.sense !== 'none',
    calls: (heard) => itemsCall(heard.items('items'), heard),
    examples: ['mow the lawn, fix the gate, clean the gutters. all for this weekend'],
  },
  {
    // In "buy milk, eggs and bread tomorrow", the items share the verb and the day.
    intent: 'lists_createoradd',
    when: 'must',
    isContent: true,
    say: [
      '[i|we] [still|also] [<need-to>] (buy|get|pick up|order|pack|bring|grab|revise|study|learn|practise|practice) {items}',
    ],
    fits: (heard) =>
      endsInOneTime(heard) &&
      heard.items('items').length >= 3 &&
      heard.items('items').every((item) => item.split(' ').length <= 3 && !startsWithTask(item)),
    calls: (heard) => {
      const verb =
        /\b(?:buy|get|pick up|order|pack|bring|grab|revise|study|learn|practi[sc]e)\b/i.exec(
          heard.whole,
        )?.[0] ?? '';
      return timedCalls(
        heard.items('items').map((item) => `${verb} ${item}`),
        heard,
      );
    },
    examples: ['buy milk, eggs and bread tomorrow', 'get nails, glue and rope tomorrow evening'],
    counterExamples: ['buy milk tomorrow'],
  },
  {
    // In "call mum, water the ferns and post the parcel tomorrow at 5", the time applies to all
    // tasks.
    intent: 'lists_createoradd',
    when: 'must',
    isContent: true,
    say: ['{items}'],
    fits: (heard) =>
      heard.startsWithTask &&
      endsInOneTime(heard) &&
      heard.items('items').length >= 3 &&
      heard.items('items').every((item) => item.split(' ').length <= 8 && startsWithTask(item)),
    calls: (heard) => timedCalls(heard.items('items'), heard),
    examples: ['call mum, water the ferns and post the parcel tomorrow at 5'],
  },
  {
    // For example "Documents I need: passport, photo. Please make a list".
    intent: 'lists_createoradd',
    when: 'words',
    isContent: true,
    say: [
      '{list} : {items} [so|and] [please|can you|could you] [please] (make|create|start|put|turn|save|keep) [me] [it|this|that|them|these] [into|in|as|on] (list|a list|the list|one list|a checklist|a packing list)',
    ],
    fits: (heard) => heard.text('list').split(' ').length <= 7 && nameOf(heard) !== '',
    calls: (heard) => listCall(heard),
    examples: ['papers I need: passport, photos, lease. please make a list'],
  },
  {
    // For example "Add to gags: penguins on a plane".
    intent: 'lists_createoradd',
    when: 'words',
    isContent: true,
    say: ['<add> (to|on|onto|in|into) [<my>] {list} [list] : {items}'],
    fits: (heard) =>
      !/^(?:that|it|this|them|those|these|there)$/i.test(heard.text('list')) &&
      nameOf(heard).split(' ').length <= 3 &&
      nameOf(heard) !== '' &&
      !otherLists.test(heard.text('list')) &&
      !/\b(?:journal|diary|calendar|self|myself)\b|^(?:that|it|this|there)$/i.test(heard.text('list')),
    calls: (heard) => listCall(heard),
    examples: ['add to gags: penguins on a plane'],
    counterExamples: ['add to my journal: what a day'],
  },
  {
    // For example "Put it on my todo for tomorrow: send the contract".
    intent: 'lists_createoradd',
    isContent: true,
    say: [`(put|add|write|note|save) (it|this|that) ${onTodos} [{day:time}] : {items}`],
    fits: (heard) => heard.text('items').length > 1,
    calls: (heard) =>
      heard.items('items').length > 1 && heard.sense !== 'hour'
        ? itemsCall(heard.items('items'), heard)
        : taskCall(titleOf(heard.text('items')), heard),
    examples: ['put it on my todo for tomorrow: send the contract to Claire'],
  },
  {
    intent: 'lists_createoradd',
    when: 'never',
    isContent: true,
    say: [
      `<add> {items} ${onTodos} {more} (too|as well|also)`,
      `<add> {items} (on|to|onto|in) [<my>] {list} list {more} (too|as well|also)`,
    ],
    fits: (heard) => heard.text('more').split(' ').length <= 4 && heard.text('list').split(' ').length <= 3,
    calls: (heard) => {
      const call = itemsCall([...heard.items('items'), ...heard.items('more')], heard);
      const list = listName(heard.text('list'));
      return list && call ? { ...call, input: { ...call.input, list } } : call;
    },
    examples: ['put milk on the list, eggs too'],
  },
  {
    intent: 'lists_createoradd',
    when: 'words',
    isContent: true,
    say: [
      '(make|create|start|new|open|begin|set up) [me] [a|an|the|another] [new] [list] (called|named) {list} [and (add|put)] [to it] : {items}',
      '[new|make a|a|my|the|start a|starting a|making a|here is a|here is my|separate|a separate|another|second|a second|extra|one more] list (for|of|called|named) {list} [and (add|put)] [to it] : {items}',
      '(make|create|start) [me] [a|an|another] [new] list {list} : {items}',
      '(make|create|start|open|begin|set up) [me] (a|an|another|the) [new] {list} list [:] (with|containing|of) {items}',
      '(make|create|start|open|begin|set up) [me] [a|an|the|another] [new] list (called|named|for) {list} (i need|we need|i want|with|containing|including) {items}',
      '(make|create|start|open|begin|set up) [me] [a|an|the|another] [new] list (called|named|for) {list} [and|then] (put|add|write) {items} (on|in|to|onto) (it|there|that)',
      '(make|create|start|open|begin|set up) [me] (a|an|another|the) [new] {list} list [and|then] (put|add|write) {items} (on|in|to|onto) (it|there|that)',
    ],
    fits: (heard) => nameOf(heard).split(' ').length <= 4 && nameOf(heard) !== '',
    calls: (heard) => listCall(heard),
    examples: [
      'start a list called Books to read: Piranesi, Klara and the Sun',
      'list for the party: ice, cups',
      'make a carols list with Silent Night and The Holly and the Ivy',
      'create a list called Trip and put tent and stove on it',
    ],
  },
  {
    // "Add the same to my baking list": the todos that were mentioned last.
    intent: 'lists_createoradd',
    strength: 'certain',
    when: 'never',
    say: [
      '<add> (the same|those|these|them|all of them|the same things|the same items) (to|on|onto|in) [<my>] {list} list [too|as well|also]',
    ],
    fits: (heard) =>
      (/\b(?:same|too|also|as well)\b|\blist\b.*\blist\b/i.test(heard.message) ||
        justListed(heard).length === 0) &&
      heard.findWords('them', ['todo']).length > 0 &&
      listName(heard.text('list')) !== undefined,
    calls: (heard) =>
      newTodos(
        heard.findWords('them', ['todo']).map(({ title }) => ({ text: title })),
        listName(heard.text('list')),
      ),
    examples: [],
  },
  {
    // "I'd like to start a grocery list. Carrots, leeks and some barley."
    intent: 'lists_createoradd',
    when: 'words',
    isContent: true,
    say: [
      '[i] [would like|want|need] [to] (make|create|start|begin|open) [me] (a|an|another|the) [new] {list} list [for me|please] {items}',
    ],
    fits: (heard) =>
      /\blist(?: for me| please)?\s*[.:;!–-]/i.test(heard.message) &&
      heard.items('items').length >= 2 &&
      heard.items('items').every((item) => item.split(' ').length <= 4) &&
      nameOf(heard) !== '',
    calls: (heard) => listCall(heard),
    examples: [],
  },
];

function endsInOneTime({ sense, times, parts }: Heard): boolean {
  const isTime = sense === 'day' || sense === 'range' || sense === 'hour';
  return isTime && times.length === 1 && parts.at(-1)?.time !== null;
}

function timedCalls(items: string[], heard: Heard): PhraseCall | PhraseCall[] | null {
  if (heard.sense !== 'hour') return itemsCall(items, heard);
  return items.map((item) => ({
    tool: 'set_reminder',
    input: { title: titleOf(item), when: startOf(heard) },
  }));
}

function listCall(heard: Heard): PhraseCall | null {
  return itemsCall(heard.items('items'), { ...heard, sense: 'none' }, nameOf(heard));
}

function itemsCall(items: string[], heard: Heard, list?: string): PhraseCall | null {
  const due = dueOf(heard);
  const texts = items.map(titleOf).filter(Boolean);
  return texts.length > 0
    ? newTodos(
        texts.map((text) => ({ text, due })),
        list,
      )
    : null;
}

function startsWithTask(item: string): boolean {
  return taskVerbs.has((item.split(/\s+/)[0] ?? '').toLowerCase());
}

function areTasks(heard: Heard, least: number): boolean {
  const items = heard.items('items');
  return (
    items.length >= least &&
    items.filter(startsWithTask).length * 2 > items.length &&
    items.every((item) => item.split(' ').length <= 8)
  );
}

function nameOf({ text }: Heard): string {
  const bare = text('list')
    .replace(/\s*\(.*$/, '')
    .replace(/^(?:the|my|our)\s+/i, '')
    .replace(
      /^(?:what|things?|stuff|all) (?:that )?(?:i|we) (?:still )?(?:need|want)(?: (?:for|to have for) (?:the |my |our )?)?(?=\S)/i,
      '',
    )
    .replace(/\s+(?:that )?(?:i|we) (?:still )?(?:need|want|must bring|have to bring|should bring)$/i, '');
  return listName(bare) ?? bare.toLowerCase();
}
