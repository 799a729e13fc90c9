import { store } from '@/lib/info/phrases/shared';
import type { Heard, Phrase, Thing } from '@/lib/phrases/phrase';
import { capitalized, joinWords } from '@/lib/words/wording';

const deeds = '(paid|paid up|coming|confirmed|signed up|replied|answered|donated|voted|signed)';
const deed = /\b(paid|coming|confirmed|signed up|replied|answered|donated|voted|signed)\b/i;
const name = /^\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'.-]*)?$/u;

/** Phrases for who of a group has done something: "paid so far: Ann, Bob", "Cy paid as well", "who has paid?". */
export const tallyPhrases: Phrase[] = [
  {
    intent: 'facts_set',
    when: 'words',
    strength: 'certain',
    isContent: true,
    say: [
      `[these|people|who] [have|has|are|is] ${deeds} (so far|already|up to now|until now) [is|are] [:] {names}`,
      `(so far|up to now) [have|has|are|is] ${deeds} [:] {names}`,
      `(so far|up to now) {names} (have|has|are) ${deeds}`,
      `{names} (have|has|are) ${deeds} (so far|already|up to now)`,
    ],
    fits: (heard) => namesIn(heard).length > 0 && !heard.hasQuestionMark,
    calls: (heard) => withNames(heard),
    examples: ['paid so far: Ann, Bob and Cy', 'so far Ann and Bob have signed up'],
    counterExamples: ['paid so far: 200 euros'],
  },
  {
    // "Cy paid as well", of those who are known to have paid.
    intent: 'facts_set',
    when: 'words',
    strength: 'certain',
    isContent: true,
    say: [
      `[and|oh|also|now] {names} [have|has|is|are|just] [also|now|just|too] ${deeds} [as well|too|also|now|today|just now|me]`,
    ],
    fits: (heard) =>
      tallyOf(heard) !== null &&
      namesIn(heard).length > 0 &&
      namesIn(heard).every((one) => isPerson(one, heard)) &&
      !heard.hasQuestionMark,
    calls: (heard) => withNames(heard),
    examples: [],
  },
  {
    // "Bob isn't coming anymore", of those who were said to come.
    intent: 'facts_set',
    when: 'words',
    strength: 'certain',
    say: [
      `[please|and|can you] (remove|take|delete|cross|drop|strike) {name} [off|out] (from|of|off) [the|those] ${deeds} [so far] [list]`,
      `[and|so|but|oh|actually] {name} (is not|has not|is no longer|did not|can not be) ${deeds} [anymore|any more|after all|now|yet|in the end]`,
    ],
    fits: (heard) => !heard.hasQuestionMark && isKnown(heard, heard.text('name')),
    calls: (heard) => {
      const left = knownIn(heard).filter((one) => one.toLowerCase() !== heard.text('name').toLowerCase());
      return left.length > 0
        ? store(keyOf(heard), left.join(', '))
        : { tool: 'forget_info', input: { keys: [keyOf(heard)] } };
    },
    examples: [],
  },
  {
    intent: 'facts_query',
    isQuestion: true,
    when: 'words',
    strength: 'certain',
    say: [
      `[and|so] who [all|else] [has|have|is] [all|already] ${deeds} [so far|already|now|up to now]`,
      `[and|so] (has|is) {name} ${deeds} [yet|already|up|now|too]`,
    ],
    fits: (heard) => tallyOf(heard) !== null && !/\bfor\b/i.test(heard.whole),
    calls: (heard) => {
      const names = knownIn(heard);
      const all = `${capitalized(tallyOf(heard)?.title ?? '')}: ${joinWords(names)}.`;
      const asked = heard.text('name').toLowerCase();
      if (!asked) return all;
      return `${isKnown(heard, asked) ? 'Yes' : 'Not that I know'}. ${all}`;
    },
    examples: [],
  },
];

function keyOf({ whole }: Heard): string {
  return `${deed.exec(whole)?.[1]?.toLowerCase() ?? ''} so far`;
}

function tallyOf(heard: Heard): Thing | null {
  const key = keyOf(heard);
  return heard.world.things.find(({ kind, title }) => kind === 'fact' && title === key) ?? null;
}

function knownIn(heard: Heard): string[] {
  return tallyOf(heard)?.value?.split(', ') ?? [];
}

function isKnown(heard: Heard, name: string): boolean {
  return knownIn(heard).some((one) => one.toLowerCase() === name.toLowerCase());
}

function namesIn({ text }: Heard): string[] {
  const names = text('names').split(/,? (?:and|&) |, /);
  return names.every((one) => name.test(one)) ? names : [];
}

const noPerson =
  /^(?:everyone|everybody|someone|nobody|all|christmas|xmas|easter|eid|diwali|hanukkah|thanksgiving|halloween|spring|summer|autumn|fall|winter|snow|rain|\p{L}+day|rent|tax(?:es)?|bills?|mortgage|insurance|invoices?|deposit|electric(?:ity)?|gas|water|internet|phone|council|bank|dentist|doctor|gp|vet|hotel|flights?|tickets?|restaurant|venue|caterer|delivery|parcel|order|booking|appointment|meeting|salary|fees?|fine|subscription)(?: |$)/iu;

// "Rent paid" is about the todo "pay rent", and "Christmas is coming" about nobody.
function isPerson(one: string, { findWords }: Heard): boolean {
  return (
    !noPerson.test(one) &&
    !/^\p{Lu}{3,}$/u.test(one) &&
    findWords(one, ['todo', 'reminder', 'event']).length === 0
  );
}

function withNames(heard: Heard) {
  return store(keyOf(heard), [...new Set([...knownIn(heard), ...namesIn(heard)])].join(', '));
}
