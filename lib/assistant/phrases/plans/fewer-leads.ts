import { leadMinutes } from '@/lib/assistant/phrases/edits/timing';
import { leadText } from '@/lib/phrases/input';
import type { Heard, Phrase, PhraseCall, Thing } from '@/lib/phrases/phrase';

const count = '(?:an?|one|two|three|half an?|\\d+)[ -]';
const notice = '(?:one|reminder|warning|notice|alert|heads[- ]up|message|ping|nudge)';
const taken = new RegExp(
  `^(?:(?:and|but|please|ok(?:ay)?|also|actually)[, ]+)*(?:cancel|drop|remove|delete|skip|lose|scrap|forget|(?:(?:i|we) )?(?:do not|don['’]?t) need|no need for) (?:the |that )?(?<lead>${count}(?:hours?|hrs?|minutes?|mins?|days?|weeks?)|day|evening|night|week)(?:[ -](?:before|ahead)(?: ${notice})?| ${notice})(?: please| anymore)?[.! ]*$`,
  'i',
);

/** Phrases that take one of several notices back: "cancel the one hour before" keeps the event. */
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
