import { namingPerson } from '@/lib/assistant/phrases/appointments/by-others';
import { allKinds, every, removeById } from '@/lib/assistant/phrases/changes/shared';
import { thingNouns } from '@/lib/assistant/phrases/edits/words';
import { isQuestion } from '@/lib/phrases/earlier/asked-day';
import { titleOf } from '@/lib/phrases/input';
import type { Heard, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { formatRule } from '@/lib/reminders/rules';
import { explainedShare, readQuestion } from '@/lib/search/explain';
import { findTimes } from '@/lib/time/find-times';
import { localDate, localTime } from '@/lib/time/format';
import { taskVerbs } from '@/lib/words/verbs';
import { quoted } from '@/lib/words/wording';

/**
 * Matches verbs such as "drop" and "stop". They remove something only if the rest of the request names it.
 */
export const looseVerb =
  /^(?:take|drop|strike|clear|scratch|forget|turn|switch|shut|stop|dismiss|empty|clean|wipe|i|we|disable|bin|chuck|lose)$/i;

/** Returns whether a request names a thing only by its time: "turn off the thursday one", "stop the 6 pm one". */
export function isDatedOne({ sense, text, first }: Heard): boolean {
  const isTime = sense === 'day' || (sense === 'hour' && first !== 'take');
  return isTime && /^(?:the |my |that )?ones?$/i.test(text('item'));
}

export function saidKind(words: string): Thing['kind'] | null {
  if (/\b(?:reminders?|alarms?|timers?|notifications?|alerts?)\b/i.test(words)) return 'reminder';
  if (/\b(?:events?|meetings?|appointments?|calendar)\b/i.test(words)) return 'event';
  if (/\b(?:todos?|to-?dos?|tasks?|lists?|items?)\b/i.test(words)) return 'todo';
  if (/\b(?:facts?|notes?|codes?|passwords?)\b/i.test(words)) return 'fact';
  return /\b(?:birthdays?|anniversar(?:y|ies))\b/i.test(words) ? 'date' : null;
}

export function kindsFor(words: string): Thing['kind'][] {
  const kind = saidKind(words);
  if (kind === 'event') return ['event', 'reminder'];
  return kind === null || kind === 'todo' ? allKinds : [kind];
}

export function atTimes(things: Thing[], heard: Heard): Thing[] {
  if (heard.sense !== 'day' && heard.sense !== 'hour') return things;
  const timed = new Set(heard.findWords(heard.when).map(({ id }) => id));
  const narrowed = things.filter(({ id }) => timed.has(id));
  return narrowed.length > 0 ? narrowed : things;
}

const pointing =
  /^(?:it|that|this|them|those|these|him|her|that one|this one|(?:that|this|the) (?:reminder|todo|one|task|item))$/i;

const owned = /^(?:the|that|this|my) ([a-z]+)$/i;

export function isPointing(words: string): boolean {
  const noun = owned.exec(words)?.[1]?.toLowerCase() ?? '';
  return pointing.test(words) || /^(?:his|her|their) \w+$/i.test(words) || thingNouns.has(noun);
}

export function namedBefore({ message, whole, world }: Heard, words: string): Thing[] {
  const before = message.slice(0, Math.max(0, message.indexOf(whole)));
  const terms = readQuestion(before);
  if (before.trim().split(/\s+/).length < 2 || terms.length === 0) return [];
  const onDay = thingsOn(before, world);
  if (onDay.length === 1) return onDay;
  const ofPerson = namingPerson(before, world);
  if (ofPerson.length === 1 && !/^(?:them|those|these|both)\b/i.test(words)) return ofPerson;
  const matched = world.things
    .filter(({ kind }) => kind === 'reminder' || kind === 'todo')
    .map((thing) => ({ thing, own: terms.filter((term) => explainedShare([term], thing.title) >= 0.9) }))
    .filter(({ own }) => own.length > 0);
  // "The large bags" does not mean the medium bags: a thing that has more of the same words is meant.
  const scored = matched
    .filter(
      ({ own }) =>
        !matched.some(
          (other) => other.own.length > own.length && own.every((term) => other.own.includes(term)),
        ),
    )
    .map(({ thing }) => thing);
  const person = world.lastPerson?.toLowerCase();
  const own =
    scored.length > 1 && person ? scored.filter(({ title }) => title.toLowerCase().includes(person)) : scored;
  return own.length === 1 || /^(?:them|those|these|both)\b/i.test(words) ? own : [];
}

function thingsOn(remark: string, { now, zone, things, mentions }: Heard['world']): Thing[] {
  const day = findTimes(remark, { now, zone }).find(({ kind }) => kind === 'date');
  const recent = new Set(mentions.map(({ thing }) => thing.id));
  return day?.kind !== 'date'
    ? []
    : things.filter(
        ({ id, kind, at, date }) =>
          (kind === 'reminder' || kind === 'todo') &&
          recent.has(id) &&
          (at ? localDate(at, zone) : date) === day.date,
      );
}

export function isGroup(found: Thing[], heard: Heard): boolean {
  const recent = heard.world.mentions.map(({ thing }) => thing.id);
  return found.every(({ id }) => recent.includes(id));
}

export function ambiguous(found: Thing[], words: string): PhraseCall[] {
  const kind = found[0]?.kind;
  if (kind === 'todo') return [{ tool: 'delete_todos', input: { items: [words] } }];
  if (kind === 'reminder') return [{ tool: 'delete_reminders', input: { items: [words] } }];
  if (kind === 'fact') return [{ tool: 'forget_info', input: { keys: [words] } }];
  return kind === 'date'
    ? [{ tool: 'delete_social_date', input: { names: [words] } }]
    : removeById(found.slice(0, 1));
}

export function beforeRemark(heard: Heard): Thing[] {
  const counted = countedIn(heard);
  if (counted.length > 0) return counted;
  const [name = '', remark = ''] = heard.text('item').split(/,\s+/);
  if (
    !/^(?:the|my|our|he|she|they|it|we|i|there)\b/i.test(remark) ||
    heard.find('item').length > 0 ||
    every.test(name)
  )
    return [];
  const found = planned(heard, name) ?? heard.findWords(name);
  return found.length === 1 ? found : [];
}

export function isRemark(words: string, heard: Heard): boolean {
  return (
    /^(?:i|we|he|she|they|it|you|will|won['’]?t|can['’]?t|don['’]?t|no need|going to|got|already|too)\b/i.test(
      words,
    ) && heard.findWords(words).length === 0
  );
}

// "Forget about the boiler" names what was never stored.
export function notKnown({ whole, text }: Heard): string | null {
  const name = /^(?:about )?(?:the|my|our) (\p{L}+(?: \p{L}+){0,2})$/u.exec(text('item'))?.[1];
  return name && /^forget about\b/i.test(whole)
    ? `I have nothing stored about ${quoted(name)}, so there is nothing to forget.`
    : null;
}

const isOff = /(?:\bis|['’]s) (?:now )?(?:off|not happening|no longer happening|not going ahead)\b/i;

/**
 * Returns whether a request with "is off" can remove a whole reminder: true for "football is off", false for
 * "football is off on friday", because only one day is off, and for "turn off the oven", which deletes no plan
 * for the oven. True for requests without "is off".
 */
export function mayBeOff({ whole, times, find }: Heard): boolean {
  if (appliance.test(whole)) return false;
  if (!isOff.test(whole)) return true;
  const [thing, another] = find('item', ['reminder', 'event']);
  return times.length === 0 && thing !== undefined && !another && !switchingOff.test(thing.title);
}

export const appliance =
  /^(?:(?:please|can you|could you) )?(?:turn|switch|shut) (?:off )?(?:the |my |our )?(?:oven|hob|stove|cooker|grill|boiler|heating|lights?|lamp|tv|telly|radio|fan|heater|air ?con|dishwasher|washing machine|dryer|kettle|iron|toaster|fridge|freezer)\b(?! (?:alarm|reminder|timer)s?\b)|^drop (?:it|them|him|her) off\b/i;

// "Iron is off" says that "switch off the iron" is done.
export const switchingOff = /^(?:turn|switch|shut|put|take|power)\b.*\boff\b/i;

/**
 * Returns the things that a count refers to, such as "the first two" in "done the first two". Empty if the
 * request has no such words.
 */
export function countedIn({ text, find }: Heard): Thing[] {
  const isCount = /^(?:the )?(?:first|last|top) (?:two|three|four|five|[2-5])\b/i.test(text('item'));
  const found = isCount ? find('item', ['todo', 'reminder']) : [];
  return found.length > 1 ? found : [];
}

// "Cancel the gym" cancels the plan and forgets no number.
export function planned({ whole, text, findWords }: Heard, name = text('item')): Thing[] | null {
  const found = /^(?:cancel|call off)\b/i.test(whole) ? findWords(name, ['reminder', 'event', 'todo']) : [];
  return found.length > 0 && !saidKind(name) ? found : null;
}

/** Words for things that only the user can cancel. */
export const errands =
  /\b(?:subscriptions?|memberships?|contracts?|orders?|trials?|direct debit|policy|policies|cards?|insurance|internet|netflix|spotify|gym membership|standing order|deliver(?:y|ies))\b/i;

/** Returns the call that makes a deleted reminder again, at its own time. Null if that time is over. */
export function remade({ title, at, rule }: Thing, { world: { now, zone } }: Heard): PhraseCall | null {
  if (!at || (at <= now && !rule)) return null;
  const day = rule ? formatRule(rule) : localDate(at, zone);
  return { tool: 'set_reminder', input: { title, when: `${day} at ${localTime(at, zone)}` } };
}

/** Returns whether the words "the swim one" of a request name a thing. */
export function isCalled({ title }: Thing, heard: Heard): boolean {
  const said = titleOf(heard.text('item').replace(/ one$/i, '')).toLowerCase();
  return title.toLowerCase().includes(said) || said.includes(title.toLowerCase());
}

// "Cancel pickup" means no other thing than a pickup.
export const oneNoun =
  /^(?:cancel|delete|remove) (?:the |my |our )?(?!(?:it|that|this|them|one|last|all|everything|both|those|these|him|her|reminder|alarm|event|todo|task|thing|appointment|meeting|item)s?$)\p{L}+$/iu;

const calledOff =
  /^(?:the |my |our |that )?(?<what>meeting|appointment|call|session|class|lesson|game|match|party|viewing|interview|visit|trip|dinner|lunch)\b.* (?:(?:is|was|got|has been|['’]s|been) (?:now )?(?:cancell?ed|called off|off|postponed))\b/i;

// "The meeting with the accountant is cancelled" is not about "email the accountant".
export function isOtherPlan({ whole }: Heard, { kind, title }: Thing): boolean {
  const what = calledOff.exec(whole)?.groups?.what?.toLowerCase();
  const verb = title.split(' ')[0]?.toLowerCase() ?? '';
  return (
    what !== undefined &&
    kind === 'todo' &&
    taskVerbs.has(verb) &&
    !title.toLowerCase().includes(what) &&
    !/^(?:see|meet|visit|attend|go|play|have)$/.test(verb)
  );
}

const secondOrder =
  /(?:[,;]| and) (?:then |please )?(?:(?:move|push|shift|reschedule|postpone|remind|delete|cancel|remove|add|tell (?:me|us|him|her|them|my \p{L}+))\b|(?:tell|text|message|ask|let) \p{Lu}\p{Ll})/u;

/** Returns whether the words for the thing go on with an order of their own: "stop nagging, move gym to friday". */
export function holdsOrder({ text, world }: Heard): boolean {
  const words = text('item');
  return (
    secondOrder.test(words) &&
    !world.things.some(
      ({ title }) => words.toLowerCase().includes(title.toLowerCase()) && secondOrder.test(title),
    )
  );
}

const calledBy =
  /(?:^|[.,;] ?)(?!(?:i|we)\b)\p{L}+(?: (?:has|have|already|just))* (?:rang|called|phoned|emailed|texted|messaged|wrote to|spoke to) (?:the|our|my) (?<who>\p{L}+)\b/iu;

/**
 * Returns whether someone told of a call to a place that no thing names: "Tom rang the dentist, cancel it". True
 * for "scrap that", too, right after a question that no thing answered.
 */
export function tellsOfUnknown({ message, whole, findWords, world }: Heard): boolean {
  const isAsked = world.mentions[0]?.turn !== world.lastTurn && isQuestion(world.lastMessage ?? '');
  if (isAsked && /^\p{L}+ that$/u.test(whole)) return true;
  const before = message.slice(0, Math.max(0, message.indexOf(whole)));
  const who = calledBy.exec(before)?.groups?.who;
  return who !== undefined && findWords(who).length === 0;
}

export const timeOff =
  /^take (?:(?:the |a |an |some |my |your |his |her )?(?:day|days|time|week|morning|afternoon|year|rest|jacket|coat|shoes|hat) off\b|(?:it|that|this|them)(?: one| slot| time)?$|(?:it|them) (?:out|off) (?:again )?(?:at|after|in|around) )/i;
