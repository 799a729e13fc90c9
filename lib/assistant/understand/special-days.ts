import { hasClock, takeScope, takeWhen } from './times';
import { rule } from './vocabulary';
import { call, type Recogniser, type Talk, type Wish } from './wish';

const noun = '(?:birthday|b-?day|birth day|(?:wedding )?anniversary)';
const word = '[\\p{L}\\p{N}&-]+';
/** "mom's", "my sister anna's", "my parents'", "our". */
const noName =
  '(?!(?:remind|change|update|correct|set|move|reschedule|delete|remove|cancel|forget|plan|schedule|make|create|buy|celebrate|tell|show|when|what|is|for|on)\\b)';
const owner = `${noName}(?:(?:my |our )?(?:${word} ){0,3}${word}(?:'s|s')|my|our)`;
const keeps =
  "(?:please |also )*(?:(?:remember|note|save|store|record|keep in mind|don't forget|add|put)(?: down)?(?: that)?[:,]? )?";
const amount = '(a|an|the|one|two|three|four|five|six|seven|ten|fourteen|\\d{1,2}) (day|week)s?';
const before = '(?:before(?:hand)?|earlier|early|ahead|in advance)';

const forms = [
  `^${keeps}(?:it(?:'s| is) )?(?<owner>${owner}) (?<noun>${noun})(?: is| was| falls|:| =)?(?: on)? (?<date>.+)$`,
  `^${keeps}the (?<noun>${noun}) of (?<name>(?:my |our )?${word}(?: ${word}){0,2}) (?:is|was|falls)(?: on)? (?<date>.+)$`,
  `^${keeps}(?<name>(?:my )?${word}(?: ${word})?) (?:was|were) born(?: on)? (?<date>.+)$`,
  `^${keeps}(?<name>(?:my )?${word}(?: ${word})?) has (?:his|her|their|a) (?<noun>birthday)(?: on)? (?<date>.+)$`,
  `^(?:please )?(?:change|update|correct|set) (?<owner>${owner}) (?<noun>${noun}) (?:to|as) (?<date>.+)$`,
].map((source) => new RegExp(source, 'iu'));

const lead = new RegExp(
  `(?:\\s*[,;]|\\s+and)?\\s+(?:announced|(?:please )?(?:tell|remind|warn)(?: me| us)?(?: of it| about it)?) ${amount} ${before}$`,
  'iu',
);

const ahead = new RegExp(
  `^(?:please )?(?:also )?(?:tell|remind|warn) me (?:also )?${amount} (?:before|ahead of|in advance of) (?<owner>${owner}) ${noun}$`,
  'iu',
);
const aheadOf = new RegExp(
  `^(?:please )?(?:also )?(?:tell|remind|warn) me (?:of|about) (?<owner>${owner}) ${noun} ${amount} ${before}$`,
  'iu',
);

/** "remind me a week before mom's birthday": said of a day that is kept. */
function specialDayAhead(said: string): Wish[] | null {
  const found = ahead.exec(said) ?? aheadOf.exec(said);
  const kind = kindOf(said);
  const name = nameOf(found?.groups?.owner ?? '', kind);
  const [count = '', unit = ''] = found?.slice(1).filter((part) => part !== found.groups?.owner) ?? [];
  if (!found || !name) return null;
  const leadDays = daysOf(count) * (/week/i.test(unit) ? 7 : 1);
  return [
    call('calendar_set', 'set_social_date', { name: name.replace(/^(?:my|our) /i, ''), kind, leadDays }),
  ];
}

/** "mom's birthday is May 3rd", "dad was born on 2 april 1960", "our anniversary is june 12, tell me a week before". */
export const specialDaySet: Recogniser = (text) => {
  const said = text
    .trim()
    .replaceAll('’', "'")
    .replace(/[\s.!]+$/, '');
  const [tail = '', count = '', unit = ''] = lead.exec(said) ?? [];
  const core = said.slice(0, said.length - tail.length);
  const groups = forms.map((form) => form.exec(core)?.groups).find(Boolean);
  if (!groups) return specialDayAhead(said);
  const { date = '' } = groups;
  const kind = kindOf(groups.noun ?? 'birthday');
  const name = groups.name ?? nameOf(groups.owner ?? '', kind);
  if (name === null || /^(?:i|it|he|she|they|we|who|someone|there)$/i.test(name) || !isDay(date)) return null;
  const leadDays = tail === '' ? undefined : daysOf(count) * (/week/i.test(unit) ? 7 : 1);
  const whose = name.replace(/^(?:my|our) /i, '');
  return [call('facts_set', 'set_social_date', { name: whose, kind, date, leadDays })];
};

const together = new RegExp(
  `(^|[.!?\\n]\\s*)(${keeps}(?:${owner}) ${noun} (?:is|was)\\b[^.!?\\n]{1,40}?)(?:\\s*[,;.]|\\s+and)?\\s+(?:and )?(?:please )?(?:tell|remind|warn) me(?: of it| about it)? ${amount} ${before}\\b`,
  'iu',
);

/** "..., and remind me a week before" is said of the day before it, and no wish of its own. */
export function withLead(text: string): string {
  return text.replace(together, '$1$2, announced $3 $4s before');
}

const single = new RegExp(
  `^(?:when(?:'s| is| was)|what(?:'s| is)|what (?:day|date) is|on (?:what|which) (?:day|date) is|tell me|do you (?:know|remember)(?: when)?) (${owner}) (${noun})(?: is)?(?: again| this year)?$`,
  'iu',
);
const many = rule(
  "^(?:(?:and |so )?(?:whose|which|what|any|are there any|do i have any|who has (?:a|the next)|when(?:'s| is) the next|upcoming|coming|next|(?:show|list|tell)(?: me)?)) (?:(?:all|my|our|the|of|upcoming|coming|next|other) )*(birthdays?|anniversary|anniversaries|important dates|special days)\\b(.*)$",
);
const listingEnd =
  /^(?:\s+(?:is|are|do|we|i|have|has|there|coming|come|up|next|soon|on|in|kept|stored|please|known|you|know|of|my|list))*$/i;

const bare =
  /^(?:(?:all|my|our|the|upcoming|coming|next) )*(?:birthdays|anniversaries|important dates|special days)$/i;

const kin =
  "(?:mom|mum|mother|dad|father|mama|papa|grandma|grandpa|granny|grandmother|grandfather|brother|sister|son|daughter|wife|husband|aunt|uncle)(?: [\\p{L}'-]+)?";
const noAge = '(?!(?:i|it|he|she|they|we|you|the|a|an|this|that|these|those|people|someone)\\b)';
/** Of somebody of one's own: how old others are is known to the world. */
const ages = [
  `^(?:how old|what age) (?:is|are) (?<name>my ${word}(?: ${word})?|${kin})(?: now| today)?$`,
  `^(?:how old|what age) (?:will|is|does|are) ${noAge}(?<name>(?:my )?${word}(?: ${word})?) (?:be|become|turn(?:ing)?|be turning|get)(?: (?:this year|next year|now|then|next|(?:on )?(?:his|her|their|the) (?:next )?birthday))?$`,
].map((source) => new RegExp(source, 'iu'));

/** "how old will dad be"; what is kept of it as a fact is looked up there. */
function ageQuery(question: string, { facts = [] }: Talk): Wish[] | null {
  const found = ages.map((form) => form.exec(question)?.groups?.name).find(Boolean);
  const name = found?.replace(/^my /i, '');
  if (!name) return null;
  const isOfAge = ({ key }: { key: string }) =>
    /\b(?:age|birthday)\b/i.test(key) && key.toLowerCase().includes(name.toLowerCase());
  const fact = facts.find(isOfAge);
  if (fact) return [call('facts_query', 'get_info', { query: fact.key })];
  return [call('calendar_query', 'set_social_date', { name, kind: 'birthday', age: true })];
}

/** "when is mom's birthday", "whose birthday is next", "any birthdays this month". */
export const specialDayQuery: Recogniser = (text, talk) => {
  const question = text.replaceAll('’', "'").replace(/[?.!\s]+$/, '');
  if (bare.test(question))
    return [call('calendar_query', 'set_social_date', { kind: onlyKind(question.replace(/^.* /, '')) })];
  const age = ageQuery(question, talk);
  if (age) return age;
  const [, whose = '', what = ''] = single.exec(question) ?? [];
  const kind = kindOf(what);
  const name = nameOf(whose, kind);
  if (what !== '' && name !== null)
    return [call('calendar_query', 'set_social_date', { name: name.replace(/^(?:my|our) /i, ''), kind })];
  const [, things = '', more = ''] = many.exec(question) ?? [];
  const { when, rest } = takeScope(more);
  if (things === '' || !listingEnd.test(rest === '' ? '' : ` ${rest}`)) return null;
  return [call('calendar_query', 'set_social_date', { kind: onlyKind(things), when: when || undefined })];
};

function onlyKind(things: string): 'birthday' | 'anniversary' | undefined {
  return /^(?:birth|anniv)/i.test(things) ? kindOf(things) : undefined;
}

function kindOf(words: string): 'birthday' | 'anniversary' {
  return /anniv/i.test(words) ? 'anniversary' : 'birthday';
}

/** "my" and "our" anniversary is that of the person and theirs; their own birthday is a fact like any other. */
function nameOf(words: string, kind: 'birthday' | 'anniversary'): string | null {
  if (/^(?:my|our)$/i.test(words)) return kind === 'anniversary' ? 'us' : null;
  const name = words.replace(/(?:'s|(?<=s)')$/i, '');
  return /^(?:today|tomorrow|what|who|that|there|here|it)$/i.test(name) ? null : name;
}

/** Nothing but a day: "saturday at 8" is when a party begins. */
function isDay(words: string): boolean {
  if (/^\d{1,2}\.\d{1,2}(?:\.(?:\d{4})?)?$/.test(words)) return true;
  const { when, rest } = takeWhen(words);
  return when !== '' && rest === '' && !hasClock(when) && !/\b(?:every|each)\b/i.test(when);
}

const numbers = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];

function daysOf(count: string): number {
  const known = numbers.indexOf(count.toLowerCase());
  if (known > 0) return known;
  if (/^\d/.test(count)) return Number(count);
  return { ten: 10, fourteen: 14 }[count.toLowerCase()] ?? 1;
}
