import { leadMinutes } from '@/lib/assistant/phrases/edits/timing';
import { numberOf } from '@/lib/assistant/phrases/edits/words';
import { leadText } from '@/lib/phrases/input';
import type { Heard, Phrase, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { addDays } from '@/lib/time/clock';
import { localDate, localTime } from '@/lib/time/format';

const count = '(?:an?|one|two|three|half an?|\\d+)[ -]';
const notice = '(?:one|reminder|warning|notice|alert|heads[- ]up|message|ping|nudge)';
const taken = new RegExp(
  `^(?:(?:and|but|please|ok(?:ay)?|also|actually)[, ]+)*(?:cancel|drop|remove|delete|skip|lose|scrap|forget|(?:(?:i|we) )?(?:do not|don['’]?t) need|no need for) (?:the |that )?(?<lead>${count}(?:hours?|hrs?|minutes?|mins?|days?|weeks?)|day|evening|night|week)(?:[ -](?:before|ahead)(?: ${notice})?| ${notice})(?: please| anymore)?[.! ]*$`,
  'i',
);

/** Phrases that cancel one of several notices of an event. "Cancel the one hour before" keeps the event. */
export const fewerLeadPhrases: Phrase[] = [
  {
    intent: 'calendar_set',
    when: 'words',
    strength: 'certain',
    say: ['{all}'],
    fits: (heard) => withoutLead(heard) !== null,
    calls: (heard) => withoutLead(heard),
    examples: [],
  },
  {
    // "Cancel the reminder, not the appointment".
    intent: 'calendar_set',
    when: 'never',
    strength: 'certain',
    isContent: true,
    say: [
      '(cancel|drop|remove|delete|skip|scrap|lose) [only|just] the (reminder|reminders|notice|warning|alert|heads up|ping|nudge) [only] [and|but] (not|keep|leave) the {event}',
      '[no] [i|we] (meant|mean) the (reminder|notice|warning|alert|heads up) [and] not the {event}',
    ],
    fits: (heard) => announced(heard) !== null,
    calls: (heard) => {
      const thing = announced(heard);
      return thing && { tool: 'update_reminder', input: { item: thing.id, leads: [] } };
    },
    examples: [],
  },
  {
    // "Actually make that 20", after "parking ends at 1, remind me 15 minutes before".
    intent: 'calendar_set',
    when: 'words',
    strength: 'certain',
    say: [
      '[no|actually|oh|hm|sorry|wait|and|ok] [no|actually|sorry|wait] [make it|make that|make this|better|rather|say|let us say|do] {n:word} [minutes|mins|min|hours|hour|days|weeks|week] [before|ahead|instead|please|then|actually|rather|is better|is enough|is plenty]',
    ],
    // "Also 2 weeks before" adds one.
    fits: (heard) => !heard.isAlso && otherLead(heard) !== null,
    calls: (heard) => otherLead(heard),
    examples: [],
  },
];

function announced({ world: { mentions, things } }: Heard): Thing | null {
  const recent = mentions.flatMap(({ thing }) => things.find(({ id }) => id === thing.id) ?? []);
  return recent.find(({ leads }) => leads?.length) ?? null;
}

const leadSaid =
  /\b(?:\d+|an?|one|two|three|four|five|ten|fifteen|twenty|thirty|forty|forty-five) ?(?:minutes?|mins?|m|hours?|hrs?|days?|weeks?)?\b[^.!?\d]*\b(?:before|beforehand|ahead|early|earlier|warning|notice)\b[^\d]*$/i;

// The lead must be what the last message ended with, because otherwise the number may be an hour.
function otherLead({ text, whole, hasQuestionMark, world }: Heard): PhraseCall | null {
  const { lastChanges, lastMessage, lastTurn, mentions, things } = world;
  const count = countOf(text('n'));
  const [change, another] = lastChanges ?? [];
  const told = mentions.filter(({ turn, how }) => turn === lastTurn && (how === 'made' || how === 'changed'));
  const [only, other] = new Set(told.map(({ thing }) => thing.id));
  const thing = things.find(({ id, kind }) => id === only && kind === 'reminder');
  const [lead, more] = thing?.leads ?? [];
  const unitSaid = units.find(([name]) => name.test(whole))?.[1];
  if (!hasQuestionMark && change?.input.when && !another && thing && !other && !lead && unitSaid)
    return otherDistance(thing, count * unitSaid, world);
  if (hasQuestionMark || !change?.input.leads || another || !thing || other || !lead || more) return null;
  const [, unit] = units.find(([, size]) => lead % size === 0) ?? ['', 1];
  const minutes = count * (unitSaid ?? unit);
  const isOther = minutes >= 5 && minutes % 5 === 0 && minutes !== lead;
  return isOther && leadSaid.test(lastMessage ?? '')
    ? { tool: 'update_reminder', input: { item: thing.id, leads: [leadText(minutes)] } }
    : null;
}

function countOf(word: string): number {
  return /^an?$/i.test(word) ? 1 : (numberOf(word.toLowerCase()) ?? 0);
}

const distance =
  /\b(\d+|an?|one|two|three|four|five|six|seven|ten) (minutes?|mins?|hours?|hrs?|days?|weeks?) (?:before|prior to|ahead of)\b(?! (?:that|it)?\W*$)/i;

const bareDistance =
  /^(?:(?:no|actually|oh|hm+|sorry|wait|and|ok|make (?:it|that)),? )+(\d+|an?|one|two|three|four|five|six|seven|ten) (minutes?|mins?|hours?|hrs?|days?|weeks?)\W*$/i;

// "Make that 10 days", after "remind me a week before Omar's birthday to order a cake".
function otherDistance(
  { id, at, rule }: Thing,
  fresh: number,
  { lastMessage, told = [], now, zone }: Heard['world'],
): PhraseCall | null {
  const before = told.some((said) => distance.test(said)) ? bareDistance : distance;
  const [, old = '', unit = ''] = (distance.exec(lastMessage ?? '') ?? before.exec(lastMessage ?? '')) || [];
  const size = units.find(([name]) => name.test(unit))?.[1] ?? 0;
  const minutes = countOf(old) * size - fresh;
  if (!at || rule || fresh === 0 || !old || minutes === 0) return null;
  const days = minutes / (24 * 60);
  const moved = new Date(at.getTime() + minutes * 60_000);
  const [day, clock] = Number.isInteger(days)
    ? [addDays(localDate(at, zone), days), localTime(at, zone)]
    : [localDate(moved, zone), localTime(moved, zone)];
  return moved > now ? { tool: 'update_reminder', input: { item: id, when: `${day} ${clock}` } } : null;
}

const units: [RegExp, number][] = [
  [/\bweeks?\b/i, 7 * 24 * 60],
  [/\bdays?\b/i, 24 * 60],
  [/\b(?:hours?|hrs?)\b/i, 60],
  [/\bmin(?:ute)?s?\b/i, 1],
];

function withoutLead(heard: Heard): PhraseCall | null {
  const lead = taken.exec(heard.whole)?.groups?.lead;
  if (!lead || heard.hasQuestionMark) return null;
  const { mentions, things } = heard.world;
  const recent = mentions.flatMap(({ thing }) => things.find(({ id }) => id === thing.id) ?? []);
  const before = / |-/.test(lead) ? `${lead} before` : `the ${lead} before`;
  const call = (thing: Thing): PhraseCall[] => {
    const minutes = leadMinutes(before, thing, heard);
    const { leads = [] } = thing;
    const rest = leads.filter((one) => one !== minutes);
    return rest.length < leads.length
      ? [{ tool: 'update_reminder', input: { item: thing.id, leads: rest.map(leadText) } }]
      : [];
  };
  const [spokenOf] = recent.flatMap(call);
  const [only, other] = things.flatMap(call);
  return spokenOf ?? (other ? null : (only ?? null));
}
