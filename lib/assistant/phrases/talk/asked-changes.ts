import { nameThing } from '@/lib/assistant/phrases/changes/shared';
import { privatePreview } from '@/lib/channels/rules';
import type { Heard, Mention, Phrase } from '@/lib/phrases/phrase';
import { matchWords } from '@/lib/words/match-words';
import { baseForms } from '@/lib/words/verbs';
import { stem } from '@/lib/words/word-forms';
import { capitalized, quoted } from '@/lib/words/wording';

const list = (words: string) => words.split(' ');

const verbs: Record<Mention['how'], string> = {
  made: 'added',
  changed: 'changed',
  done: 'ticked off',
  deleted: 'deleted',
  shown: 'shown',
  sent: 'sent',
};

const deeds = new Map<string, Mention['how'] | null>([
  ...list('add set save note put make create store write record log keep enter').map(
    (verb): [string, Mention['how']] => [verb, 'made'],
  ),
  ...list('change move update shift push reschedule rename correct fix edit adjust switch swap').map(
    (verb): [string, Mention['how']] => [verb, 'changed'],
  ),
  ...list('delete remove cancel clear drop scrap bin erase wipe').map((verb): [string, Mention['how']] => [
    verb,
    'deleted',
  ]),
  ...list('tick mark complete check cross').map((verb): [string, Mention['how']] => [verb, 'done']),
  ...list('undo revert').map((verb): [string, Mention['how']] => [verb, 'deleted']),
  ...list('get got do done catch manage understand').map((verb): [string, null] => [verb, null]),
]);

const state =
  '(changed|moved|updated|saved|set|set up|added|noted|noted down|stored|recorded|logged|corrected|fixed|done|ticked off|ticked|paid|sent|booked|finished|closed|complete|deleted|gone|removed|cancelled|canceled|in|in there|down)';

export const askedChangePhrases: Phrase[] = [
  {
    intent: 'calendar_query',
    isQuestion: true,
    say: [
      '[and|so|but|ok|wait] (what|which one|what reminder|what todo) (did|have) (you|i|we) [just|last] (set|add|added|do|done|change|changed|save|saved|delete|deleted|create|created|make|made|say|put|write|note|noted|set up|tick off) [just now|last]',
      '[and|so] what (did|have) you (write down|written down|note down|noted down|keep|kept|put down|store|stored|record|recorded|put in) [exactly|for me|now|so far]',
      'what was (that|it|the last one|the last thing|the last reminder) [again]',
    ],
    fits: ({ world, sense, when }) =>
      world.mentions.length > 0 && (sense === 'none' || /^(?:just |right )?now$/i.test(when)),
    calls: (heard) => told(newest(heard.world.mentions), heard),
    examples: [],
  },
  {
    intent: 'calendar_query',
    isQuestion: true,
    when: 'never',
    strength: 'certain',
    say: [
      'what did i [just|last] (say|ask|tell|send) [you|to you] [just now|before|last|again]',
      'what did i (just|last) (write|type) [you|to you] [again]',
      'what did i (write|type) (you|to you|just now|before|last)',
      'what was (my last message|the last thing i (said|wrote|asked))',
    ],
    fits: ({ world }) => Boolean(world.lastMessage) && world.lastMessage !== privatePreview,
    calls: ({ world }) => `You wrote: ${quoted(world.lastMessage ?? '')}`,
    examples: [],
  },
  {
    intent: 'calendar_query',
    isQuestion: true,
    say: ['[so|but|wait] (did|have) you [just|already|actually|really|even|also] {deed:word} {item}'],
    fits: (heard) => askedDeed(heard) !== undefined && answered(heard) !== null,
    calls: (heard) => answered(heard),
    examples: [],
  },
  {
    // "Did that change my reminders?"
    intent: 'calendar_query',
    isQuestion: true,
    when: 'never',
    strength: 'certain',
    say: [
      '[so|but|wait|and] (did|does|has|will|would) (that|it|this) [also|just|now] (change|changed|move|moved|affect|affected|delete|deleted|touch|remove|removed|mess up|messed up) [all] (my|the|any|any of my|anything|everything) [{what}]',
    ],
    fits: ({ whole }) => whole.split(' ').length <= 10,
    calls: (heard) => {
      const zone = heard.world.lastChanges?.some(({ tool }) => tool === 'set_timezone');
      const last = toldOfLastTurn(heard);
      if (zone)
        return `What was set keeps its time; new reminders and the summary follow ${heard.world.zone}.`;
      return last ? `Only this:\n${last}` : 'No, nothing else was changed.';
    },
    examples: ['did that change my reminders'],
  },
  {
    intent: 'calendar_query',
    isQuestion: true,
    when: 'never',
    say: [
      '[so|but|wait] (did|has) (it|that|this) [get|been|just|actually] (work|worked|go through|gone through|save|saved|change|changed|stick|register|update|updated|go in|gone in)',
      `[so|but|wait] (is|are|was|were) (it|that|this|they|those|them) [all|now|already|actually] ${state} [now|then|yet|already|too|correctly|properly|right]`,
    ],
    fits: (heard) => heard.hasQuestionMark && lastChanged(heard).length > 0,
    calls: (heard) => answered(heard),
    examples: [],
  },
];

/**
 * Returns what the last message made, changed or showed, with one line per thing. Null if it did none of
 * this.
 */
export function toldOfLastTurn(heard: Heard): string | null {
  const { mentions, lastTurn } = heard.world;
  return mentions[0]?.turn === lastTurn ? toldLast(heard) : null;
}

/** Returns what was last made, changed or shown, with one line per thing. Null if there is nothing. */
export function toldLast(heard: Heard): string | null {
  const last = newest(heard.world.mentions);
  if (last.length === 0) return null;
  return last.every(({ how }) => how === 'shown')
    ? last
        .slice(0, maxTold)
        .map(({ thing }) => `${capitalized(nameThing(thing, heard))}.`)
        .join('\n')
    : told(last, heard);
}

function newest(mentions: Mention[]): Mention[] {
  return mentions.filter(({ turn }) => turn === mentions[0]?.turn);
}

function lastChanged({ world }: Heard): Mention[] {
  return newest(world.mentions.filter(({ how }) => how !== 'shown'));
}

const maxTold = 8;

function told(mentions: Mention[], heard: Heard): string {
  return mentions
    .slice(0, maxTold)
    .map(({ thing, how }) => {
      const isBack = how === 'deleted' && heard.world.things.some(({ id }) => id === thing.id);
      return `${isBack ? 'There again' : capitalized(verbs[how])}: ${nameThing(thing, heard)}.`;
    })
    .join('\n');
}

function askedDeed(heard: Heard): Mention['how'] | null | undefined {
  const deed = heard.text('deed').toLowerCase();
  return deeds.get([deed, ...(baseForms(deed) ?? [])].find((base) => deeds.has(base)) ?? '');
}

// Said of a thing that is there, and with which nothing was done lately.
const stillThere: Partial<Record<Mention['how'], string>> = {
  made: 'Yes: ',
  deleted: 'No, not deleted. ',
  done: 'No, still open. ',
};

const pointing =
  /^(?:it|that|this|them|those|these|both|so|that one|(?:the|my|an?|that) (?:time|reminder|alarm|change|date|day|todo|note|event|appointment|entry|item|one|thing)s?)$/i;
const ending =
  /\s+(?:to|for|at|by|till|until|from|now|then|yet|already|again|right|correctly|too|down|off|up|(?:on|in|to|from|off) (?:it|there|(?:the|my|our) (?:\S+ )?(?:list|calendar|reminders|notes|todos)))$/i;
const question =
  /\?\s*$|^(?:(?:so|and|but|wait|ok)\W+)*(?:did|have|has|do|is|are|was|what|when|which|how|show|am)\b/i;
const maxWords = 4;

function answered(heard: Heard): string | null {
  const deed = heard.has('deed') ? askedDeed(heard) : null;
  let item = heard.text('item');
  while (ending.test(item)) item = item.replace(ending, '');
  if (/^(?:it|that|them|those) back$/i.test(item)) return toldAsThere(heard);
  if (/^(?:both|all|all (?:of )?(?:it|that|them)|everything|them both|both of them)$/i.test(item))
    return toldOfAll(heard);
  const isPointing = item === '' || pointing.test(item);
  const mentions = isPointing ? lastChanged(heard) : named(item, heard);
  const { world } = heard;
  if (mentions.length > 0) {
    const isOfLast = mentions.some(({ turn }) => turn === world.lastTurn);
    if (!isOfLast && isPointing && deed && !question.test(world.lastMessage ?? ''))
      return `Your last message changed nothing. Before that:\n${told(mentions, heard)}`;
    const isThere = mentions.some(({ thing }) => world.things.some(({ id }) => id === thing.id));
    if (deed === 'deleted' && !isThere && mentions.every(({ how }) => how === 'made'))
      return `Yes, ${quoted(mentions[0]?.thing.title ?? '')} is gone.`;
    const isDenied = deed === 'deleted' && isThere && mentions.every(({ how }) => how !== 'deleted');
    const isUnmoved = deed === 'changed' && mentions.every(({ how }) => how === 'made');
    return `${isDenied ? 'No, not deleted. ' : isUnmoved ? 'No, not changed. ' : ''}${told(mentions, heard)}`;
  }
  if (isPointing) return deed ? 'Nothing was changed in the last 24 hours.' : null;
  if (item.split(' ').length > maxWords || /\b(?:i|you|what|all|any\w*)\b/i.test(item)) return null;
  const found = heard.findWords(item);
  if (found.length > 0)
    return `${stillThere[deed ?? 'shown'] ?? ''}${found
      .slice(0, maxTold)
      .map((thing) => capitalized(nameThing(thing, heard)))
      .join('\n')}.`;
  return deed === 'made' ? `No, I have nothing about ${quoted(item)}.` : null;
}

function named(item: string, { world }: Heard): Mention[] {
  const words = matchWords(item.replace(/^(?:the|my|our|a|an|some|any)\s+/i, '')).map(stem);
  const found = world.mentions.filter(({ thing, how }) => {
    const own = matchWords(thing.title).map(stem);
    return how !== 'shown' && words.every((word) => own.includes(word));
  });
  return newest(found).slice(0, 1);
}

function toldAsThere(heard: Heard): string | null {
  const things = lastChanged(heard).map(({ thing }) => thing);
  const there = things.filter(({ id }) => heard.world.things.some((thing) => thing.id === id));
  if (things.length === 0) return null;
  if (there.length === 0) return `No, ${quoted(things[0]?.title ?? '')} is not there.`;
  return `Yes: ${there.map((thing) => nameThing(thing, heard)).join('\n')}.`;
}

// "Did you set both?" is about the things of several messages.
function toldOfAll(heard: Heard): string | null {
  const [first] = lastChanged(heard);
  const alike = heard.world.mentions.filter(({ how }) => how === first?.how);
  const isBoth = /\bboth\b/i.test(heard.text('item'));
  return alike.length > 0 ? told(alike.slice(0, isBoth ? 2 : maxTold), heard) : null;
}
