import { lastPlaced, placeOf, whereabouts } from '@/lib/info/phrases/moved';
import { heldIn } from '@/lib/info/phrases/people/corrected';
import {
  endsInTime,
  factWith,
  isKnown,
  key,
  keyOf,
  mayReplace,
  namesHour,
  passing,
  pronoun,
  store,
  withName,
} from '@/lib/info/phrases/shared';
import { keepable } from '@/lib/phrases/names';
import type { Heard, Phrase, Thing } from '@/lib/phrases/phrase';

const sinceNow = '(from today [on]|from now on|as of today|as of now|starting today|since today|today|now)';

export const changedPhrases: Phrase[] = [
  {
    // "What's my blood group" was not known, and the user answers it: "it's O negative".
    intent: 'facts_set',
    when: 'words',
    strength: 'certain',
    isContent: true,
    say: [
      '[oh|ah|okay|well|actually|so] (it|that|this|mine) is {value}',
      '[oh|ah|okay|well|actually|so] its {value}',
      '[oh|ah|okay|well|actually|so] (they|those|these|mine) are {value}',
    ],
    fits: (heard) =>
      unknownName(heard) !== null &&
      !heard.hasQuestionMark &&
      heard.text('value').split(' ').length <= longestAnswer &&
      isAnswer(heard.text('value')),
    calls: (heard) => store(unknownName(heard) ?? '', valueIn(heard)),
    examples: [],
  },
  {
    // "And Tom's is A+", after a fact of the user.
    intent: 'facts_set',
    when: 'words',
    strength: 'certain',
    isContent: true,
    say: [
      "[and|but|also|plus] [my] {who} 's [one] is {value}",
      '[and|but|also|plus] (his|hers|her one) is {value}',
    ],
    fits: (heard) =>
      /^(?:and|but|also|plus)?\s*(?:my )?\p{L}+/iu.test(heard.whole) &&
      nounOfLast(heard) !== null &&
      Boolean(heard.text('who') || heard.world.lastPerson) &&
      heard.text('who').split(' ').length <= 2 &&
      heard.text('value').split(' ').length <= 4 &&
      !noAnswer.test(heard.text('value')) &&
      !heard.hasQuestionMark,
    calls: (heard) =>
      store(`${heard.text('who') || heard.world.lastPerson}’s ${nounOfLast(heard)}`, valueIn(heard)),
    examples: [],
  },
  {
    // "It's with the concierge now", of a thing whose place was told.
    intent: 'facts_set',
    when: 'words',
    strength: 'certain',
    say: [
      '(it|that|this) is [now|actually] {value} [now|instead]',
      'its [now|actually] {value} [now|instead]',
      '(moved it|i moved it|i have moved it|we moved it|moved the car|parked it elsewhere|reparked|[i|we] [have] (moved|put) (them|those|these)) [it is|its|to] [now] [to] {value}',
      'now [it is|its] {value}',
      '(they|those|these) are [now|actually] {value} [now|instead]',
      '{who:name} (has|have|has got|have got|is got) (it|them) [now|at the moment|again]',
    ],
    fits: (heard) => {
      const placed = lastPlaced(heard);
      return (
        placed !== null &&
        (whereabouts.test(heard.text('value')) ||
          (heard.has('who') &&
            !/^(?:every|some|no ?)(?:one|body)/i.test(heard.text('who')) &&
            !pronoun.test(withName(heard.text('who'), heard))) ||
          /\b(?:moved (?:it|the|them|those|these)|parked it)\b/i.test(heard.message)) &&
        // The ticket is not where the car is.
        (!/\bmoved the car\b/i.test(heard.message) || /\b(?:car|van|parked)\b/i.test(placed.title)) &&
        !namesHour(heard.text('value').replace(/ now$/i, ''), heard.world) &&
        heard.text('value').split(' ').length <= longestAnswer &&
        !/^(?:it|that|them|this)$/i.test(heard.text('value')) &&
        !heard.hasQuestionMark
      );
    },
    calls: (heard) =>
      store(
        lastPlaced(heard)?.title ?? '',
        heard.has('who')
          ? `with ${withName(heard.text('who'), heard)}`
          : placeOf(heard.text('value').replace(/ now$/i, '')),
      ),
    examples: [],
  },
  {
    // "The 204 should be 240" corrects the one fact that has these words.
    intent: 'facts_set',
    when: 'words',
    strength: 'certain',
    say: [
      '[no|sorry|actually] [the] {old:word} (should be|should have been|is really|must be|is actually) {value:word}',
    ],
    fits: (heard) =>
      /\d/.test(heard.text('old')) && /\d/.test(heard.text('value')) && factSaying(heard) !== null,
    calls: (heard) => {
      const fact = factSaying(heard);
      return fact && store(fact.title, (fact.value ?? '').replace(heard.text('old'), heard.text('value')));
    },
    examples: [],
  },
  {
    // "They changed the alarm to 5521" replaces the value of a known fact.
    intent: 'facts_set',
    when: 'words',
    say: [
      '[{who:word}] (changed|has changed|have changed|just changed|reset|updated) {key} to {value}',
      '{key} (changed|was changed|got changed|has been changed|has changed|is changed|was reset|got reset|was replaced|is different) [today|now|again|yesterday|this morning|this week] [to|it is|its|now|it is now|its now|is now|:] {value}',
      `${sinceNow} {key} is [now|actually] {value}`,
      '{key} (is|are) [now|actually] {value} (now|from now on|as of today)',
      '[there is a|we have a|we got a|the|a] new {key} [today|now|is|was|:|is now|it is] {value}',
      `[${sinceNow}] {key} (has|have|got|uses) [now] [a|an] (new|other|another|different) {noun:word} [now|today] [:|it is|its|is|now] {value}`,
    ],
    fits: (heard) => {
      const [fact, other] = factsOf(heard);
      const value = heard.text('value');
      return fact !== undefined && !other && value.split(' ').length <= 6 && mayReplace(fact, value, heard);
    },
    calls: (heard) => store(factsOf(heard)[0]?.title ?? '', heard.text('value')),
    examples: [],
  },
  {
    // "From today the gate has another code: 7182", of a gate whose code is not known.
    intent: 'facts_set',
    when: 'words',
    strength: 'likely',
    say: [
      `[${sinceNow}] {key} (has|have|got|uses) [now] [a|an] (new|other|another|different) {noun:word} [now|today] [:|it is|its|is|now] {value}`,
    ],
    fits: (heard) =>
      /\d/.test(heard.text('value')) &&
      keepable.test(heard.text('noun')) &&
      heard.text('value').split(' ').length <= 3 &&
      !heard.hasQuestionMark,
    calls: (heard) => store(`${keyOf(heard.text('key'))} ${heard.text('noun')}`, heard.text('value')),
    examples: ['the lift has a new code: 7182'],
  },
  {
    // "Lim's number changed to 6555 0199" is a new fact if no fact has that name.
    intent: 'facts_set',
    when: 'words',
    strength: 'likely',
    say: [
      "{key} 's {more} (changed|has changed|was changed|got changed) to {value}",
      '[my|our|the|his|her|their] {key} (changed|has changed|was changed|got changed|has been changed) to {value}',
    ],
    fits: (heard) => /\d/.test(heard.text('value')) && keepable.test(key(heard)) && !endsInTime(heard),
    calls: (heard) => {
      const holder = heldIn(heard);
      return holder ? store(holder.title, holder.value) : store(key(heard), heard.text('value'));
    },
    examples: ["Lim's number changed to 6555 0199"],
  },
  {
    // "Sofi's is 35, not 34" replaces the fact that has the old value.
    intent: 'facts_set',
    when: 'words',
    isContent: true,
    say: ['{key} (is|are|was) [actually|really|now] {value} [and] not {old}'],
    fits: (heard) => factWith(heard) !== undefined,
    // "Sofi's is 35": the first "is" was read as part of the name.
    calls: (heard) =>
      store(factWith(heard)?.title ?? '', heard.text('value').replace(/^(?:is|are|was) /i, '')),
    examples: [],
  },
];

function factsOf(heard: Heard): Thing[] {
  // "Nan changed her code": the code is Nan's.
  const own = heard
    .text('key')
    .replace(/^(?:his|her|their) (?=\S)/i, (all) =>
      heard.has('who') && !pronoun.test(heard.text('who')) ? `${heard.text('who')}’s ` : all,
    );
  const name = withName([keyOf(own), heard.text('noun')].join(' ').trim(), heard);
  return heard.findWords(name, ['fact']);
}

function valueIn({ text, message }: Heard): string {
  const value = text('value').replace(
    /,? (?:(?:save|keep|remember|note|store) (?:that|it|this)(?: please)?|not \S+)$/i,
    '',
  );
  const sign = /^[+%]/.exec(message.slice(message.indexOf(value) + value.length))?.[0] ?? '';
  return `${value}${sign}`;
}

function nounOfLast({ world }: Heard): string | null {
  const [recent] = world.mentions;
  const noun =
    recent?.thing.kind === 'fact' && recent.how !== 'deleted'
      ? recent.thing.title.replace(/^.*['’]s /, '')
      : null;
  return noun && keepable.test(noun) ? noun : null;
}

function factSaying({ world, text }: Heard): Thing | null {
  const old = text('old').toLowerCase();
  const found = world.things.filter(
    ({ kind, value = '' }) =>
      kind === 'fact' &&
      value
        .toLowerCase()
        .split(/[\s,;]+/)
        .includes(old),
  );
  return found.length === 1 ? (found[0] ?? null) : null;
}

const longestAnswer = 10;
const noAnswer =
  /^(?:(?:all|quite|really|so|too|very|just|a bit) )*(?:ok|okay|fine|nothing|gone|not|no|fun|funny|urgent|important|good|great|bad|sad|right|wrong|true|a (?:shame|pity|joke|secret)|alright|what|why|because|weird|strange|annoying|stupid|useless|interesting|cool|nice|lost|gone|somewhere|probably|unfortunate|ridiculous|sad|driving|making|getting|still|hard)\b/i;

function isAnswer(value: string): boolean {
  if (noAnswer.test(value)) return false;
  return (
    whereabouts.test(value) ||
    (!passing.test(value) &&
      (/\d|\p{Lu}/u.test(value) || /^(?:an?|the|my|mr|mrs|dr)\b/i.test(value)) &&
      value.split(' ').length <= longestAnswer)
  );
}

const asked =
  /^(?:(?:hey|hi|and|so|ok|okay|sidekick)[,\s]+)*(?:what(?:['’]?s|['’]?re| is| are| was)|do you (?:know|remember|have)|tell me|remind me(?: of)?|did i (?:ever )?(?:tell|give) you|where(?:['’]?s| is| are)|(?<form>who(?:['’]?s| is| was)|how (?:much|long|old|tall|heavy|big) (?:is|are|was|were|does|do|did))) (?:my|our|the) (?<name>[\p{L}\p{N}’' -]{2,50}?)(?: (?:cost|again|called|weigh|last))*\s*[?.!]*$/iu;

// "My locker number", said alone.
const named = /^(?:my|our|the) (?<name>(?:[\p{L}’'-]+ ){0,4}[\p{L}’'-]+)[.?!: ]*$/iu;

function unknownName(heard: Heard): string | null {
  const last = heard.world.lastMessage ?? '';
  const { name, form } = (asked.exec(last) ?? named.exec(last))?.groups ?? {};
  return name && !isKnown(heard, name) && (form || keepable.test(name)) ? name : null;
}
