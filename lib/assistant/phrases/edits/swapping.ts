import type { Heard, Phrase, PhraseCall } from '@/lib/phrases/phrase';
import { localDate, localTime } from '@/lib/time/format';

export const swappingPhrases: Phrase[] = [
  {
    // "And the other one later" has no new time, so Sidekick asks for the time.
    intent: 'calendar_set',
    when: 'never',
    strength: 'likely',
    say: ['[and|also] {item} [a bit|a little|much] (later|earlier|sooner) [too|as well|please]'],
    fits: (heard) => !heard.hasQuestionMark && heard.find('item', ['reminder']).length === 1,
    calls: (heard) => {
      const [thing] = heard.find('item', ['reminder']);
      return {
        ask: `To when should I move “${thing?.title}”?`,
        ...{ tool: 'update_reminder', input: { item: thing?.id }, field: 'when' },
      };
    },
    examples: [],
  },
  {
    // "No, Katerina" means that Sidekick should have moved Katerina's reminder instead.
    intent: 'calendar_set',
    when: 'never',
    strength: ({ first }) => (/^(?:no|nope|i|sorry|wrong|oops|not)$/.test(first) ? 'certain' : 'guess'),
    say: [
      '[no|nope|sorry|oops|not that one|wrong one|no no] [i meant|i mean|not that one|the one for] {item}',
    ],
    fits: (heard) => movedInstead(heard) !== null,
    calls: (heard) => movedInstead(heard),
    offer: (heard) =>
      `Shall I undo that and move “${heard.find('item', ['reminder'])[0]?.title ?? ''}” instead?`,
    examples: [],
  },
  {
    // "Swap them" gives each of two reminders the time of the other.
    intent: 'calendar_set',
    when: 'never',
    say: [
      '(swap|switch|exchange) (them|these|those|both|the two|these two|those two|the times|their times) [over|round|around|please]',
    ],
    fits: (heard) => swapped(heard).length === 2,
    calls: (heard) => swapped(heard),
    examples: [],
  },
];

/** Returns the calls for "no, Katerina" after the wrong reminder was moved. */
function movedInstead(heard: Heard): PhraseCall[] | null {
  const [move, another] = heard.world.lastChanges ?? [];
  const when = move?.input.when;
  if (another || move?.tool !== 'update_reminder' || typeof when !== 'string') return null;
  if (heard.world.mentions[0]?.how !== 'changed' || heard.text('item').split(' ').length > 3) return null;
  const [thing, other] = heard.find('item', ['reminder']);
  if (!thing || other || thing.id === heard.world.mentions[0].thing.id) return null;
  return [
    { tool: 'undo', input: {} },
    { tool: 'update_reminder', input: { item: thing.id, when } },
  ];
}

function swapped({ world }: Heard): PhraseCall[] {
  const recent = new Set(world.mentions.map(({ thing }) => thing.id));
  const [one, other] = [...recent].flatMap(
    (id) => world.things.find((thing) => thing.id === id && thing.at) ?? [],
  );
  if (
    !one?.at ||
    !other?.at ||
    one.rule ||
    other.rule ||
    one.kind !== 'reminder' ||
    other.kind !== 'reminder'
  )
    return [];
  const when = (at: Date) => `${localDate(at, world.zone)} ${localTime(at, world.zone)}`;
  return [
    { tool: 'update_reminder', input: { item: one.id, when: when(other.at) } },
    { tool: 'update_reminder', input: { item: other.id, when: when(one.at) } },
  ];
}
