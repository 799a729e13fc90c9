import { dropWords, thingNouns } from '@/lib/assistant/phrases/edits/words';
import type { Heard, Part, Thing } from '@/lib/phrases/phrase';
import { explainedShare, readQuestion } from '@/lib/search/explain';
import { localTime } from '@/lib/time/format';

export const leaving = new Set(['skip', 'except', 'without', 'pause', 'resume']);

/** The series that was spoken of last: only a series can be skipped. */
export function recentSeries({ world }: Heard): Thing | null {
  const known = new Map(world.things.map((thing) => [thing.id, thing]));
  return world.mentions.map(({ thing }) => known.get(thing.id)).find((thing) => thing?.rule) ?? null;
}

/** Whether words can point at what was spoken of last: none at all, or a general noun beside a word of change. */
export function mayPoint(naming: Part[], parts: Part[]): boolean {
  if (naming.length === 0) return true;
  const isGeneric = naming.every(
    ({ word }) => thingNouns.has(word) || thingNouns.has(word.replace(/s$/, '')),
  );
  const moves = parts.findIndex(({ word }) => moving.has(word));
  const isSubject = naming.length <= 2 && moves > 0 && parts.indexOf(naming[0] as Part) < moves;
  if (isSubject && parts.some(({ time }) => time)) return true;
  return isGeneric && parts.some(({ word }) => changing.has(word) || dropWords.has(word));
}

/** Verbs that are only told of what is planned already: "job's pushed to tomorrow". */
const moving = new Set(
  'pushed postponed rescheduled adjourned moved delayed deferred shifted changed'.split(' '),
);

const changing = new Set(
  'move moved push pushed shift shifted change changed reschedule rescheduled postpone postponed adjourned deferred delay delayed bump bumped brought switched no not actually wait instead make snooze bring sorry meant mean'.split(
    ' ',
  ),
);

/** An hour is told of what has one, unless it is all that there is. */
export function kindsOf(parts: Part[], kinds: Thing['kind'][]): Thing['kind'][] {
  const hasHour = parts.some(({ time }) => time && time.kind !== 'date' && time.kind !== 'range');
  const isOthers = parts.some(({ word }) => /^(?:they|he|she)$/.test(word));
  return kinds.includes('todo') && (hasHour || isOthers) ? kinds.filter((kind) => kind !== 'todo') : kinds;
}

/** The one thing that words name; of several the one that was spoken of last. */
export function namedThing(naming: Part[], heard: Heard, kinds: Thing['kind'][]): Thing | null {
  const words = naming.map(({ text }) => text).join(' ');
  const part = partsOfDay[words.toLowerCase()];
  const found = part ? atPartOfDay(part, heard, kinds) : heard.findWords(words, kinds);
  if (found.length === 1) return found[0] ?? null;
  if (found.length === 0) return relatedThing(words, heard.parts, heard, kinds);
  const recent = heard.world.mentions.find(({ thing }) => found.some(({ id }) => id === thing.id));
  return recent?.thing ?? null;
}

const partsOfDay: Record<string, [from: number, to: number]> = {
  morning: [4, 12],
  afternoon: [12, 18],
  evening: [17, 22],
  night: [18, 28],
  bedtime: [19, 28],
  lunch: [11, 14],
};

/** "The night one": what was spoken of lately and comes at that part of the day. */
function atPartOfDay([from, to]: [number, number], { world }: Heard, kinds: Thing['kind'][]): Thing[] {
  const recent = new Set(world.mentions.map(({ thing }) => thing.id));
  return world.things.filter(({ id, kind, at }) => {
    const hour = at ? Number(localTime(at, world.zone).slice(0, 2)) : -1;
    return (
      kinds.includes(kind) && recent.has(id) && hour >= 0 && ((hour >= from && hour < to) || hour + 24 < to)
    );
  });
}

/** The one recent thing whose words are related to those: "the trip" is the travel, "the doctor" the check-up. */
function relatedThing(words: string, parts: Part[], heard: Heard, kinds: Thing['kind'][]): Thing | null {
  const terms = readQuestion(words);
  if (!parts.some(({ word }) => changing.has(word))) return null;
  const recent = heard.world.mentions.filter(
    ({ thing, how }) => kinds.includes(thing.kind) && how !== 'deleted',
  );
  const known = new Map(heard.world.things.map((thing) => [thing.id, thing]));
  const things = [...new Set(recent.map(({ thing }) => thing.id))].flatMap((id) => known.get(id) ?? []);
  return terms.length > 0 && terms.length <= 3
    ? (things.find(
        ({ title, details }) => explainedShare(terms, `${title} ${details ?? ''}`) >= relatedShare,
      ) ?? null)
    : null;
}

const relatedShare = 0.55;

/** What the conversation was about last: what was made, changed or sent, or the one thing that was shown. */
export function focusOf(heard: Heard, kinds: Thing['kind'][]): Thing | null {
  const { mentions, things } = heard.world;
  const alive = mentions.filter(
    ({ thing, how }) =>
      kinds.includes(thing.kind) &&
      how !== 'deleted' &&
      (thing.kind === 'event' || things.some(({ id }) => id === thing.id)),
  );
  const turn = alive[0]?.turn;
  const group = alive.filter((mention) => mention.turn === turn);
  if (group.length === 1 || group[0]?.how !== 'shown') return group.at(-1)?.thing ?? null;
  return alive.find(({ how }) => how !== 'shown')?.thing ?? null;
}
