import { leadMinutes } from '@/lib/assistant/phrases/edits/timing';
import { leadDays, leadText } from '@/lib/phrases/input';
import type { Heard, Phrase, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { kindOf, ownerOf } from '@/lib/reminders/phrases/shared';

const each =
  '(each|each one|each of them|each time|every one|every shift|every one of them|all of them|them|them all|both|both of them)';

/** Adds a lead to each of several reminders that one message made: "ping me an hour before each". */
export const eachPhrases: Phrase[] = [
  {
    intent: 'calendar_set',
    when: 'must',
    say: [
      `[and|also] [can you|please] (remind|ping|nudge|alert|notify|warn|tell|buzz) me [the] [evening|night|morning|day] [about] [of] [before] ${each} [{noun:word}] [at|to {title}]`,
      `[and|also] (a reminder|a ping|heads up|an alert) [before] [for] ${each}`,
      `[and|also] [can you|please] (remind|ping|nudge|alert|notify|warn|tell) me [before|beforehand|ahead|in advance] (for|of|about|on) ${each}`,
    ],
    fits: (heard) => /\b(?:before|ahead|prior)\b/i.test(heard.whole) && announced(heard).length > 0,
    calls: (heard) => announced(heard),
    examples: [],
  },
  {
    // "Remind me two days before hers", after a birthday.
    intent: 'birthday_set',
    when: 'must',
    say: [
      '[and|also|better] [can you|please] (remind|ping|nudge|alert|notify|warn|tell) me [of|about] [before] [hers|his|theirs|it|that|that one|this one] [so {reason}]',
    ],
    fits: ({ world, when, whole }) =>
      world.mentions[0]?.thing.kind === 'date' && leadDays(when) !== null && /\bbefore\b/i.test(whole),
    calls: ({ world, when }) => {
      const title = world.mentions[0]?.thing.title ?? '';
      return {
        tool: 'set_social_date',
        input: { name: ownerOf(title), kind: kindOf(title), leadDays: leadDays(when) },
      };
    },
    examples: [],
  },
];

function announced(heard: Heard): PhraseCall[] {
  const dates = together(heard, 'date');
  const days = leadDays(heard.when);
  if (dates.length > 1 && days)
    return dates.map(({ title }) => ({
      tool: 'set_social_date',
      input: { name: ownerOf(title), kind: kindOf(title), leadDays: days },
    }));
  const group = together(heard, 'reminder');
  const day = /\b(?:evening|night|morning|day) before\b/i.exec(heard.whole)?.[0];
  const words = day && !heard.when.includes(day) ? `the ${day} ${heard.when}` : heard.when;
  const calls = group.flatMap((thing): PhraseCall[] => {
    const lead = leadMinutes(words, thing, heard);
    return lead ? [{ tool: 'update_reminder', input: { item: thing.id, leads: [leadText(lead)] } }] : [];
  });
  return calls.length === group.length ? calls : [];
}

/**
 * Returns the things that "each" means: those that one message made or changed together, most recently. If every
 * message changed only one, returns the last two for "both" and for the kind 'date', otherwise an empty list.
 */
function together({ world, whole }: Heard, kind: Thing['kind']): Thing[] {
  const own = world.mentions.filter(
    ({ thing, how }) => thing.kind === kind && (how === 'made' || how === 'changed'),
  );
  const known = new Map(world.things.map((thing) => [thing.id, thing]));
  const turns = [...new Set(own.map(({ turn }) => turn))];
  const groups = turns.map((turn) =>
    [...new Set(own.filter((mention) => mention.turn === turn).map(({ thing }) => thing.id))].flatMap(
      (id) => known.get(id) ?? [],
    ),
  );
  const pair = /\bboth\b/i.test(whole) || kind === 'date' ? groups.flat().slice(0, 2) : [];
  return groups.find((group) => group.length > 1) ?? pair;
}
