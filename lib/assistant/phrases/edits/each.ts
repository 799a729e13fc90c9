import { leadMinutes } from '@/lib/assistant/phrases/edits/timing';
import type { Heard, Phrase, PhraseCall, Thing } from '@/lib/phrases/phrase';

const each =
  '(each|each one|each of them|each time|every one|every shift|every one of them|all of them|them|them all|both|both of them)';

/** Adds an early notice to several reminders that were made by one message: "ping me an hour before each". */
export const eachPhrases: Phrase[] = [
  {
    intent: 'calendar_set',
    when: 'must',
    say: [
      `[and|also] [can you|please] (remind|ping|nudge|alert|notify|warn|tell|buzz) me [the] [evening|night|morning|day] [about] [of] [before] ${each} [{noun:word}] [at|to {title}]`,
      `[and|also] (a reminder|a ping|heads up|an alert) [before] [for] ${each}`,
    ],
    fits: (heard) => /\b(?:before|ahead|prior)\b/i.test(heard.whole) && announced(heard).length > 0,
    calls: (heard) => announced(heard),
    examples: [],
  },
];

function announced(heard: Heard): PhraseCall[] {
  const group = together(heard);
  const day = /\b(?:evening|night|morning|day) before\b/i.exec(heard.whole)?.[0];
  const words = day && !heard.when.includes(day) ? `the ${day} ${heard.when}` : heard.when;
  const calls = group.flatMap((thing): PhraseCall[] => {
    const lead = leadMinutes(words, thing, heard);
    return lead ? [{ tool: 'update_reminder', input: { item: thing.id, leads: [`${lead} minutes`] } }] : [];
  });
  return calls.length === group.length ? calls : [];
}

function together({ world }: Heard): Thing[] {
  const own = world.mentions.filter(
    ({ thing, how }) => thing.kind === 'reminder' && (how === 'made' || how === 'changed'),
  );
  const known = new Map(world.things.map((thing) => [thing.id, thing]));
  const turns = [...new Set(own.map(({ turn }) => turn))];
  const groups = turns.map((turn) =>
    [...new Set(own.filter((mention) => mention.turn === turn).map(({ thing }) => thing.id))].flatMap(
      (id) => known.get(id) ?? [],
    ),
  );
  return groups.find((group) => group.length > 1) ?? [];
}
