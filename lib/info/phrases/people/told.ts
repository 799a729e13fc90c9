import { addTo, facts, keyOf, pronoun, store, withName } from '@/lib/info/phrases/shared';
import { formatFact } from '@/lib/info/wording';
import type { Heard, Phrase, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { findTimes } from '@/lib/time/find-times';
import { localDate, monthNames } from '@/lib/time/format';
import { taskVerbs } from '@/lib/words/verbs';

const opening = '[and|also|oh|so|but|btw|fyi|plus]';

/** Phrases that tell a lasting fact about the person or the event that was just mentioned. */
export const toldPhrases: Phrase[] = [
  {
    // "I'm bringing the wine", after "book club is on Wednesday".
    intent: 'facts_set',
    when: 'words',
    strength: 'certain',
    isContent: true,
    say: [
      `${opening} {who} (am|are|is|will be) [also] (bringing|providing) {what} (to|for) (it|this|that|<my> {event})`,
      `${opening} {who} (am|are|is|will be) [also] (bringing|providing) {what} [there|along|too|then]`,
    ],
    fits: (heard) => broughtTo(heard) !== null,
    calls: (heard) =>
      addTo(
        `what ${bringer(heard)} ${bringer(heard) === 'you' ? 'bring' : 'brings'}`,
        `${heard.text('what')} to ${broughtTo(heard)}`,
        heard,
      ),
    examples: [],
  },
  {
    // "What am I bringing to book club?"
    intent: 'facts_query',
    isQuestion: true,
    when: 'words',
    strength: 'certain',
    say: [
      '[and|so] what (am|is|are|was|were) {who} [meant to|supposed to|going to] (bringing|providing|bring|provide) [(to|for|on) {event}] [again]',
      '[and|so] what (did|do|does) {who} (say|promise|have|need) [i would|we would] [to] bring [(to|for|on) {event}] [again]',
    ],
    fits: (heard) => brought(heard) !== undefined,
    calls: (heard) => {
      const fact = brought(heard);
      const event = heard.world.things.find(
        (thing) => isOccasion(thing) && fact?.value.toLowerCase().includes(thing.title.toLowerCase()),
      );
      if (!fact || !event) return saidOf(fact);
      const items = [{ kind: event.kind, id: event.id, title: event.title }];
      return { tool: 'recall', input: { text: formatFact(fact), items } };
    },
    examples: [],
  },
  {
    // "He's turning 6", after "party for Zayn on Saturday".
    intent: 'facts_set',
    when: 'words',
    strength: 'certain',
    isContent: true,
    say: [
      `${opening} [my|our] {who:name} (is|will be) {turning} [today|then|this year|by the way|btw]`,
      `${opening} (he|she) (is|will be) {what} [by the way|btw|too|as well|then]`,
    ],
    fits: (heard) =>
      !heard.hasQuestionMark &&
      (heard.has('turning') ? turning.test(heard.text('turning')) : being.test(heard.text('what'))) &&
      !praise.test(heard.whole) &&
      (!willBe.test(heard.whole) ||
        (/^\d/.test(heard.text('what')) && party.test(heard.world.mentions[0]?.thing.title ?? ''))) &&
      toldPerson(heard) !== null,
    calls: (heard) => {
      const what = heard.text('turning') || heard.text('what');
      const age = willBe.test(heard.whole) ? 'turning $1' : '$1 years old';
      return addTo(`what ${toldPerson(heard)} is`, what.replace(/^(\d{1,2})$/, age), heard);
    },
    examples: [],
  },
  {
    // "She takes her coffee black", "he has two kids".
    intent: 'facts_set',
    when: 'words',
    strength: 'certain',
    isContent: true,
    say: [
      `${opening} (he|she) [also|always|only|usually] (has|lives|works|studies|teaches|speaks|plays|drives|owns|collects|wears|takes|eats|drinks|comes|goes|supports|rides|uses) {what}`,
      `${opening} (he|she) (can not|cannot|does not|never|will not|is not allowed to) (have|eat|drink|take|stand|speak|drive|swim|wear|smoke|read|climb|do) {what}`,
    ],
    fits: (heard) => !heard.hasQuestionMark && lasts(heard) && toldPerson(heard) !== null,
    calls: (heard) => lastingOf(heard),
    examples: [],
  },
  {
    // "How old will Zayn be?", of what was told.
    intent: 'birthday_query',
    isQuestion: true,
    when: 'words',
    strength: 'certain',
    say: [
      '[and|so] how old (is|will|does) {who:name} [be|turn|turning|get|now|going to be] [then|now|this year]',
    ],
    fits: (heard) => ageTold(heard) !== undefined,
    calls: (heard) => saidOf(ageTold(heard)),
    examples: [],
  },
  {
    // "This month's book is The Night Circus": the fact is read in other months, too.
    intent: 'facts_set',
    when: 'words',
    strength: 'certain',
    isContent: true,
    say: [
      `${opening} (this|next) month 's {key} is {value}`,
      `${opening} (this|next) months {key} is {value}`,
      `${opening} [the] {key} (for|of) (this|next) month is {value}`,
    ],
    fits: (heard) =>
      !heard.hasQuestionMark &&
      heard.text('key').split(' ').length <= 3 &&
      /^(?:\p{Lu}|\d|[“"'])|^(?:the|an?) \p{L}+|^\p{L}+$/u.test(heard.text('value')) &&
      !/^(?:\p{L}+(?:ed|ing)|due|late|paid|done|over|full|free|hard|easy|fine|good|great|bad|long|short|crazy|busy|tight|here|the (?:best|worst)|an? (?:mess|nightmare|joke|disaster))\b/iu.test(
        heard.text('value'),
      ) &&
      findTimes(heard.text('value'), heard.world).length === 0,
    calls: (heard) => store(`${keyOf(heard.text('key'))} for ${monthIn(heard)}`, heard.text('value')),
    examples: ["this month's book is The Night Circus", 'next months theme is Japan'],
    counterExamples: ["this month's rent is paid", "this month's meeting is on friday"],
  },
];

// "She'll be 6" is an age beside her party, and else may be an hour.
const willBe = /\b(?:he|she)(?:['’]ll| will) be\b/i;
const party = /\b(?:party|birthday|bday|bash)\b/i;
const turning = /^(?:turning|going to be) \d{1,3}(?: years old)?$|^\d{1,2} (?:years|months|weeks) old$/i;
const being =
  /^(?:(?:turning |going to be )?\d{1,3}(?: years old)?|(?:turning |about |nearly |almost )\d{1,3}|(?:an?|the|my|our|their|your) (?:\p{L}+ ){0,4}\p{L}+|(?:originally )?from \p{L}+(?: \p{L}+)?|in (?:year|grade|class) \w+|(?:afraid|scared) of .{2,40}|(?:married|engaged) to .{2,40}|(?:left|right)[- ]handed|retired|deaf|blind|partially sighted|colou?r ?blind|bilingual)$/iu;
const praise =
  /\b(?:a|an|the|such a|my|our) (?:\p{L}+ )*(?:boy|girl|angel|star|legend|sweetheart|darling|treasure|hero|lifesaver|gem|dear|delight|nightmare|pain|handful|bit|kid|man|woman|person|guy|idiot|genius|cutie|rascal|monster|mess|joy|lot|little|best|worst|one|liar|fool|joke|disaster|love|rock)\b/iu;

const having =
  /^(?:(?:an?|the|his|her|one|two|three|four|five|six|no|\d+) )?(?:\p{L}+ ){0,2}?(?:kids?|child(?:ren)?|sons?|daughters?|brothers?|sisters?|siblings|twins|grand\p{L}+|dogs?|cats?|pets?|horses?|rabbits?|parrots?|bikes?|cars?|vans?|boats?|house|flat|keys?|allerg(?:y|ies)|asthma|diabetes|epilepsy|eczema|pacemaker|hearing aids?|glasses|braces|shop|caf[eé]|restaurant|company|business|degree|phd|licen[cs]e|garden|pool|tattoos?)\b/iu;
const fleeting =
  /^(?:me|us|you|it|that|this|them|him|up|along|out|off|down|round|around|back|over|on|home|here|there|away|to (?:bed|sleep|the (?:loo|toilet))|so|too|care|part|ages|forever|long|well|good|great|nice|late|hard|tricks|games|dead|for (?:this|that|the)|by the)\b/i;

function lasts({ text, whole, world }: Heard): boolean {
  const what = text('what');
  if (what.split(' ').length > 10 || fleeting.test(what)) return false;
  if (/\b(?:he|she) (?:(?:also|only) )?has\b/i.test(whole) && !having.test(what)) return false;
  if (/\bcomes\b/i.test(whole) && !/^from\b/i.test(what)) return false;
  return findTimes(what, world).every(({ kind }) => kind === 'recurrence');
}

// "She can't eat gluten" is kept as said: the verb and what follows it.
function lastingOf(heard: Heard): PhraseCall {
  const who = toldPerson(heard);
  const [, adverb = '', verb = ''] =
    /\b(?:he|she)\b ((?:also|always|only|usually) )?((?:can(?:no|['’])?t|can not|does(?:n['’]?t| not)|never|won['’]?t|will not|is(?:n['’]?t| not) allowed to) \p{L}+|\p{L}+)/iu.exec(
      heard.whole,
    ) ?? [];
  return addTo(`what ${who} ${adverb.replace(/^also /i, '')}${verb}`, heard.text('what'), heard);
}

/**
 * Returns the person whom the request names, otherwise the person whom "he" or "she" means. Null if no thing
 * that was made or shown in the last hours mentions this person.
 */
function toldPerson(heard: Heard): string | null {
  const { mentions, lastPerson } = heard.world;
  const named = heard.has('who') ? keyOf(withName(heard.text('who'), heard)) : lastPerson;
  if (!named || pronoun.test(named) || named.split(' ').length > 3) return null;
  const who = named.toLowerCase();
  const isMentioned = mentions.some(
    ({ thing: { title, kind, value = '' } }) =>
      kind !== 'list' && `${title} ${value}`.toLowerCase().includes(who),
  );
  return isMentioned ? named : null;
}

const noGift =
  /^(?:him|her|it|them|this|that|me|us|you|up|back|(?:the|my|our|his|her) (?:kids?|children|car|dog|cat|mum|dad|boys|girls)\b)/i;

function bringer(heard: Heard): string {
  const who = heard.text('who');
  return /^(?:i|we)\b|^im$/i.test(who) ? 'you' : keyOf(withName(who, heard));
}

// The event that something is brought to.
function broughtTo(heard: Heard): string | null {
  const { world, whole, hasQuestionMark } = heard;
  const what = heard.text('what');
  if (hasQuestionMark || noGift.test(what) || / to /i.test(what) || what.split(' ').length > 10) return null;
  const who = bringer(heard);
  if (who.split(' ').length > 3 || (who !== 'you' && pronoun.test(who))) return null;
  if (findTimes(whole, world).length > 0) return null;
  if (heard.has('event')) return heard.text('event').split(' ').length <= 4 ? heard.text('event') : null;
  const event = world.mentions.find(({ thing, how }) => how !== 'deleted' && isOccasion(thing))?.thing;
  return event
    ? event.title.replace(/ (?:at|with) (?:my |our |the )?\p{L}+(?:['’]?s)?(?: place| house)?$/iu, '')
    : null;
}

const occasion =
  /\b(?:party|dinner|lunch|brunch|breakfast|supper|bbq|barbecue|picnic|potluck|drinks|club|thanksgiving|christmas|eid|diwali|easter|new year|wedding|shower|barbie|braai|feast|gathering|reunion|get-?together|iftar|games? night|movie night|birthday|meal|tea|celebration|camping|trip|bake sale|fair|f[eê]te)\b/i;

function isOccasion({ kind, title }: Thing): boolean {
  const [first = ''] = title.toLowerCase().split(' ');
  const isTask = taskVerbs.has(first) && !/^\p{L}+ (?:club|night)\b/iu.test(title);
  return (kind === 'reminder' || kind === 'event') && occasion.test(title) && !isTask;
}

function brought(heard: Heard): { key: string; value: string } | undefined {
  const who = bringer(heard);
  const key = `what ${who} ${who === 'you' ? 'bring' : 'brings'}`.toLowerCase();
  const event = heard
    .text('event')
    .replace(/^(?:the|my|our) /i, '')
    .toLowerCase();
  return facts(heard).find(
    (fact) => fact.key.toLowerCase() === key && (event === '' || fact.value.toLowerCase().includes(event)),
  );
}

function ageTold(heard: Heard): { key: string; value: string } | undefined {
  const who = keyOf(withName(heard.text('who'), heard)).toLowerCase();
  return facts(heard).find(
    ({ key, value }) => key.toLowerCase() === `what ${who} is` && /\b\d{1,3}\b/.test(value),
  );
}

function saidOf(fact: { key: string; value: string } | undefined): string | null {
  return fact ? formatFact(fact) : null;
}

function monthIn({ whole, world }: Heard): string {
  const [year = 0, month = 1] = localDate(world.now, world.zone).split('-').map(Number);
  const place = /\bnext months?\b/i.test(whole) ? month : month - 1;
  return `${monthNames[place % 12]} ${year + Math.floor(place / 12)}`;
}
