import { moveCalls } from '@/lib/assistant/phrases/changes/shared';
import type { Heard, Phrase, PhraseQuestion, Thing } from '@/lib/phrases/phrase';
import { localDate, localTime } from '@/lib/time/format';
import { quoted } from '@/lib/words/wording';

const kinds: Thing['kind'][] = ['reminder', 'todo'];
const better =
  '(is|would be|will be|works|suits|suits me|might be|could be) [much|probably|actually|a bit|way] (better|best|easier|nicer|preferable) [for me|for us|then|actually|i think|please]';
const later =
  '(later in the week|later this week|later on this week|later in the month|later this month|another day|another time|some other day|some other time|some other week|a different day|a later date|a later day)';

/**
 * Phrases that move the reminder or todo mentioned last to a part of the same day ("morning is better"). If a
 * phrase only says that the reminder or todo must move, Sidekick asks for the day.
 */
export const vagueTimePhrases: Phrase[] = [
  {
    // "Morning is better", after "the leak on tuesday".
    intent: 'calendar_set',
    strength: 'certain',
    when: 'words',
    say: [
      `[no|actually|hm|hmm|oh|well|maybe|but|and] [in|at|the|in the] {part:word} ${better}`,
      '[no|actually|hm|oh|well|maybe|but|and] (i would rather|i prefer|i would prefer) [in|at|the|in the] {part:word} [instead|then|please|actually]',
    ],
    fits: (heard) => partOf(heard) !== '' && lastDated(heard) !== null && !heard.hasQuestionMark,
    calls: (heard) => {
      const thing = lastDated(heard);
      if (thing?.kind === 'todo')
        return [
          { tool: 'set_reminder', input: { title: thing.title, when: `${thing.date} ${partOf(heard)}` } },
          { tool: 'delete_todos', input: { items: [thing.id] } },
        ];
      const day = thing?.at ? localDate(thing.at, heard.world.zone) : thing?.date;
      return thing && moveCalls(thing, `${day} ${partOf(heard)}`, heard);
    },
    examples: [],
  },
  {
    // "Evening", right after "clear the cupboard on wednesday": before noon it is no greeting.
    intent: 'calendar_set',
    strength: 'certain',
    when: 'words',
    say: ['(evening|afternoon|in the evening|in the afternoon) [please|then]'],
    fits: (heard) => earlierInDay(heard) && !heard.hasQuestionMark && justTimed(heard) !== null,
    calls: (heard) => {
      const thing = justTimed(heard);
      const part = /evening/i.test(heard.whole) ? 'in the evening' : 'in the afternoon';
      return thing && moveCalls(thing, `${localDate(thing.at, heard.world.zone)} ${part}`, heard);
    },
    examples: [],
  },
  {
    // "Push it to later in the week": only the user knows the day.
    intent: 'calendar_set',
    strength: 'certain',
    when: 'words',
    say: [
      `[no|actually|hm|hmm|oh|well|maybe|ok|and|can we|can you|could we|could you|let us|lets|please|i will|i should] (move|push|put|shift|do|leave|postpone|delay|bump|schedule|reschedule|change) {item} [back|off] [to|for|till|until] ${later} [please|instead|then]`,
      `[no|actually|hm|hmm|oh|well|maybe|ok|and] ${later} ${better}`,
      `[no|actually|hm|hmm|oh|well|maybe|ok|and|make it|make that|rather|better] ${later} [please|instead|then|rather]`,
    ],
    fits: (heard) => whichDay(heard) !== null,
    calls: (heard) => whichDay(heard),
    examples: [],
  },
];

const parts: Record<string, string> = {
  ...{ morning: 'in the morning', mornings: 'in the morning', afternoon: 'in the afternoon' },
  ...{
    evening: 'in the evening',
    noon: 'at noon',
    lunchtime: 'at noon',
    lunch: 'at noon',
    night: 'in the evening',
  },
};

function partOf(heard: Heard): string {
  return parts[heard.text('part').toLowerCase()] ?? '';
}

function lastDated({ world: { mentions, things, lastTurn } }: Heard): Thing | null {
  const [newest] = mentions;
  const thing = newest && things.find(({ id }) => id === newest.thing.id);
  const isLast = newest?.turn === lastTurn && /^(?:made|changed)$/.test(newest?.how ?? '');
  return isLast && thing && kinds.includes(thing.kind) && !thing.rule && (thing.at || thing.date)
    ? thing
    : null;
}

function earlierInDay({ whole, world: { now, zone } }: Heard): boolean {
  return localTime(now, zone) < (/evening/i.test(whole) ? '15:00' : '11:30');
}

function justTimed(heard: Heard): (Thing & { at: Date }) | null {
  const thing = lastDated(heard);
  return thing?.kind === 'reminder' && thing.at ? { ...thing, at: thing.at } : null;
}

function whichDay(heard: Heard): PhraseQuestion | null {
  const found = heard.has('item') ? heard.find('item', kinds) : [];
  const thing = found.length === 1 ? found[0] : heard.has('item') ? null : lastDated(heard);
  if (!thing || thing.rule) return null;
  const ask = `To which day should I move ${quoted(thing.title)}?`;
  return thing.kind === 'todo'
    ? { ask, tool: 'update_todo', input: { item: thing.id }, field: 'due' }
    : { ask, tool: 'update_reminder', input: { item: thing.id }, field: 'when' };
}
