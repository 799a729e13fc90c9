import { completed } from '@/lib/assistant/phrases/changes/finished';
import { nameThing, removeById } from '@/lib/assistant/phrases/changes/shared';
import { titleOf } from '@/lib/phrases/input';
import { newTodos } from '@/lib/phrases/new-todos';
import type { Heard, Mention, Phrase, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { addDays } from '@/lib/time/clock';
import { localDate, localTime } from '@/lib/time/format';
import { matchWords } from '@/lib/words/match-words';
import { stem } from '@/lib/words/word-forms';
import { capitalized, quoted } from '@/lib/words/wording';

const pointing = /^(?:it|that|this|them|those|that one|this one)$/i;
const asIs =
  '(as it is|as they are|as is|as it was|as they were|like that|like it is|where it is|where they are|the way it is|the way they are|how it is|unchanged|untouched|alone|be)';

export const sameAgainPhrases: Phrase[] = [
  {
    // "The foil was the wrong size, put it back": it is still to get.
    intent: 'lists_query',
    strength: 'certain',
    when: 'never',
    isContent: true,
    say: [
      '[actually|no|oh|ah|wait|sorry|argh] {item} (was|were|is|are|had|has|have|went|turned out) {why} [so|and] [can you|please] (put|add|stick|pop) (it|them) back [on|in|on there|on it|on the list|on my list|to the list] [again|please]',
    ],
    fits: (heard) =>
      !heard.hasQuestionMark && heard.text('why').split(' ').length <= 6 && broughtBack(heard) !== null,
    calls: (heard) => broughtBack(heard),
    examples: [],
  },
  {
    // "About the leak", right after "call the landlord tomorrow at 10".
    intent: 'calendar_set',
    when: 'words',
    strength: 'certain',
    say: ['[and|oh] [it is|its|that is] (about|regarding|concerning) {what}'],
    fits: (heard) =>
      talkMade(heard.world) !== null &&
      !heard.hasQuestionMark &&
      /^(?:the|my|our|his|her|an?) (?!hour|half|minute|week|month)\p{L}+(?: \p{L}+){0,4}$/iu.test(
        heard.text('what'),
      ),
    calls: (heard) => {
      const { kind, id, title } = talkMade(heard.world) ?? {};
      const said = `${title} about ${heard.text('what')}`;
      return kind === 'todo'
        ? { tool: 'update_todo', input: { item: id, text: said } }
        : { tool: 'update_reminder', input: { item: id, title: said } };
    },
    examples: [],
  },
  {
    intent: 'calendar_set',
    strength: 'certain',
    when: 'never',
    say: [
      '[and|also|then] [do] [the|exactly the] same (for|with|to|goes for|applies to) {item} [too|as well|please]',
      '[and|also] {item} (too|as well|likewise)',
      '(and|also|plus|oh and|and also) {item}',
      '[and|also|then|please|so|yes|yeah|yep|ok] (move|shift|push|change|bring|do) {item} [too|as well|also|likewise] [so|then|please]',
    ],
    fits: (heard) =>
      !heard.hasQuestionMark &&
      // The end "as well" is no part of the request.
      (!moving.test(heard.whole) || isMovedToo(heard.message)) &&
      repeated(heard) !== null,
    calls: (heard) => repeated(heard),
    examples: [],
  },
  {
    // "No not that, the car one" takes the last change back and repeats it for another thing.
    intent: 'calendar_set',
    strength: 'certain',
    when: 'never',
    say: [
      `[no|oh no|oh|oops|sorry|wait|nope|ah] [no|wait|sorry|actually] (not (that|this|it|that one|this one|him|her)|wrong one|i meant|i mean|meant|i said) [i meant|i mean|but|sorry|just] {item} [please|sorry|instead]`,
      `[oops|oh|sorry] (no|wait|nope|no no|ah no|oh no) [sorry|wait|i meant|i mean] {item} [please|sorry]`,
    ],
    fits: (heard) => !heard.hasQuestionMark && insteadOf(heard) !== null,
    calls: (heard) => insteadOf(heard),
    examples: [],
  },
  {
    intent: 'calendar_query',
    strength: 'certain',
    when: 'never',
    say: [
      `[no|ah no|oh no|ah|oh|actually|wait|sorry|and|but|hmm] [no|please|just] (leave|keep) {item} ${asIs} [please|then|after all|though|instead]`,
      '[no|ah no|oh no|ah|oh|actually|wait|sorry|and|but|hmm] [please] (do not|never) (touch|change) {item} [please|then|after all]',
      '[no|ah no|oh no|ah|oh|actually|wait|sorry|and|but|hmm] {item} (can|should|may|must|shall) (stay|remain) [as it is|as they are|the same|unchanged|where it is|put] [please|then|after all|though]',
    ],
    fits: (heard) => !heard.hasQuestionMark && kept(heard) !== null,
    calls: (heard) => kept(heard),
    examples: [],
  },
];

// What the last message changed; for "same for the bins", what was changed last.
function changedNow({ world, whole, message }: Heard): Mention[] {
  const isSame = /\bsame (?:for|with|to|goes|applies)\b/i.test(whole) || isMovedToo(message);
  const turn = isSame ? world.mentions.find(({ how }) => how !== 'shown')?.turn : world.lastTurn;
  return world.mentions.filter(
    (mention) => mention.turn === turn && mention.how !== 'shown' && mention.how !== 'made',
  );
}

const maxWords = 5;

const moving = /^(?:\w+ )?(?:move|shift|push|change|bring|do) (?!the same\b)/i;

function isMovedToo(message: string): boolean {
  return /\b(?:move|shift|push|change|bring|do)\b.* (?:too|as well|also|likewise)\b/i.test(message);
}

function onlyNamed(heard: Heard): Thing | null {
  if (/^(?:and )?the other (?:one|reminder)$/i.test(heard.text('item'))) {
    const [other, more] = heard.findWords('the other one', ['todo', 'reminder']);
    return more ? null : (other ?? null);
  }
  // "Move it too", after a question about another thing.
  if (pointing.test(heard.text('item')) && isMovedToo(heard.message)) return onlyShown(heard.world);
  const item = heard.text('item').replace(/^(?:the|my|our)\s+|\s+(?:one|reminder|todo|alarm)$/gi, '');
  const [thing, another] = heard.findWords(item, ['todo', 'reminder']);
  if (!thing || another || item.split(' ').length > maxWords) return null;
  const own = matchWords(thing.title).map(stem);
  return matchWords(item).every((word) => own.includes(stem(word))) ? thing : null;
}

function onlyShown({ mentions, things, lastTurn }: Heard['world']): Thing | null {
  const shown = mentions.filter(({ turn, how }) => turn === lastTurn && how === 'shown');
  const [id, other] = new Set(shown.map(({ thing }) => thing.id));
  return other ? null : (things.find((thing) => thing.id === id) ?? null);
}

function repeated(heard: Heard): PhraseCall[] | null {
  const [change, another] = heard.world.lastChanges ?? [];
  const [last] = changedNow(heard);
  const thing = onlyNamed(heard);
  if (!change || another || !last || !thing || thing.id === last.thing.id) return null;
  const { tool, input } = change;
  // "And the batteries", after "got the dog food".
  if (tool.startsWith('complete_')) return last.how === 'done' ? completed([thing], heard) : null;
  if (tool === 'delete_todos' || tool === 'delete_reminders')
    return last.how === 'deleted' ? removeById([thing]) : null;
  const isSeries = Boolean(input.skip || input.pause || input.resume || input.until);
  if (input.title || input.text || (isSeries && !thing.rule)) return null;
  if (tool === 'update_reminder' && thing.kind === 'reminder')
    return [
      {
        tool,
        input: {
          ...input,
          item: thing.id,
          ...(dayBefore(thing, last.thing, heard) ?? atOwnHour(thing, heard)),
        },
      },
    ];
  if (tool === 'update_reminder' && thing.kind === 'todo') {
    const at = heard.world.things.find(({ id }) => id === last.thing.id)?.at;
    const due = at && input.when ? localDate(at, heard.world.zone) : null;
    return due ? [{ tool: 'update_todo', input: { item: thing.id, due } }] : null;
  }
  return tool === 'update_todo' && thing.kind === 'todo' && input.due
    ? [{ tool, input: { ...input, item: thing.id } }]
    : null;
}

// "Friday now, same time" moved one thing, and "move the key one too" leaves the key at its own hour.
function atOwnHour({ at, rule }: Thing, { world }: Heard): { when: string } | null {
  const [change] = world.lastChanges ?? [];
  const day = /^(?<day>.*\D),? at \d\d:\d\d$/.exec(String(change?.input.when ?? ''))?.groups?.day;
  const isSame = /\bsame (?:time|hour)\b/i.test(world.lastMessage ?? '');
  return isSame && day && at && !rule
    ? { when: `${day.replace(/,$/, '')} at ${localTime(at, world.zone)}` }
    : null;
}

// What was set for the evening before an event stays on the day before it.
function dayBefore(thing: Thing, event: Thing, { world }: Heard): { when: string } | null {
  const moved = world.things.find(({ id }) => id === event.id)?.at;
  const words = matchWords(thing.title);
  const isBefore = world.told?.some(
    (said) =>
      /\b(?:evening|night|day) before\b/i.test(said) && matchWords(said).some((word) => words.includes(word)),
  );
  if (!isBefore || !moved || !thing.at || thing.rule) return null;
  const day = addDays(localDate(moved, world.zone), -1);
  return { when: `${day} ${localTime(thing.at, world.zone)}` };
}

function insteadOf(heard: Heard): PhraseCall[] | null {
  const [last, other] = changedNow(heard);
  const isChosen = /\b(?:not|wrong|mean|meant)\b|\b(?:one|reminder)\b/i.test(heard.whole);
  const thing = onlyNamed(heard);
  if (!last || other || !isChosen || !thing || pointing.test(heard.text('item'))) return null;
  const [change] = heard.world.lastChanges ?? [];
  if (last.how === 'done' || change?.tool.startsWith('complete'))
    return [{ tool: 'undo', input: {} }, ...completed([thing], heard)];
  const again = repeated(heard);
  return again && [{ tool: 'undo', input: {} }, ...again];
}

function kept(heard: Heard): PhraseCall | string | null {
  const item = heard.text('item');
  const changed = changedNow(heard).map(({ thing }) => thing);
  const [only, other] = changed;
  if (/^(?:everything|all|all of (?:it|them)|the rest)$/i.test(item))
    return only ? null : 'All right, everything stays as it is.';
  const thing = pointing.test(item) ? (only ?? null) : onlyNamed(heard);
  const isChanged = only && !other && (pointing.test(item) || isCalled(item, only));
  if (isChanged) return { tool: 'undo', input: {} };
  return thing && !changed.some(({ id }) => id === thing.id)
    ? `All right, nothing changes: ${capitalized(nameThing(thing, heard))}.`
    : null;
}

function isCalled(item: string, { title }: Thing): boolean {
  const own = matchWords(title).map(stem);
  const words = matchWords(item.replace(/^(?:the|my|our)\s+/i, ''));
  return words.every((word) => own.includes(stem(word)));
}

// The call, mail or meeting that the last message set, if it was told without what it is about.
function talkMade({ mentions: [recent], lastTurn }: Heard['world']): Thing | null {
  const { thing, how, turn } = recent ?? {};
  const isTalk =
    /^(?:call?|ring|phone|e-?mail|mail|text|message|write|talk|speak|ask|see|meet|contact|chat|whatsapp|meeting|appointment)\b(?!.*\babout\b)/i;
  return thing &&
    how === 'made' &&
    turn === lastTurn &&
    /^(?:todo|reminder)$/.test(thing.kind) &&
    isTalk.test(thing.title)
    ? thing
    : null;
}

function broughtBack(heard: Heard): PhraseCall | string | null {
  const said = titleOf(heard.text('item')).toLowerCase();
  if (pointing.test(said) || /^(?:they|these|those|which|what|i|we|he|she)\b/.test(said)) return null;
  const known = heard.world.mentions.find(
    ({ thing, how }) => how !== 'shown' && thing.title.toLowerCase().includes(said),
  );
  if (known && known.thing.kind !== 'todo') return null;
  if (known?.how === 'deleted') return newTodos([{ text: known.thing.title }], known.thing.list ?? null);
  if (known?.how === 'done')
    return { tool: 'complete_todos', input: { items: [known.thing.id], completed: false } };
  const [thing, other] = heard.find('item');
  if (!thing) return `I found no ${quoted(said)} on your lists. Nothing was changed.`;
  return thing.kind === 'todo' && !other ? `All right, ${quoted(thing.title)} stays on the list.` : null;
}
