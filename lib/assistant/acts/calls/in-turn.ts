import type { Understanding } from '@/lib/assistant/acts/understanding';
import { todosIn } from '@/lib/phrases/new-todos';
import type { Mention, PhraseCall, Thing, World } from '@/lib/phrases/phrase';
import { fromLocal } from '@/lib/time/clock';
import { findTimes } from '@/lib/time/find-times';
import { localDate, localTime } from '@/lib/time/format';
import { resolveWhen } from '@/lib/time/phrases';

const polite =
  "(?:(?:no|ok|okay|yes|yeah|yep|great|perfect|brilliant|thanks|thank you|cool|nice|actually|oh|sorry|wait|hm+|and|also|so|please|pls|can you|could you|can we|let us|let[’']?s)[, ]+)*";
const changing =
  '(?:(?:make|move|change|push|shift|bring|reschedule|postpone|switch|set|put) (?!up\\b|off\\b|sure\\b|me\\b)\\p{L}+|cancel|delete|remove|drop|skip|scrap|call off|add [^.!?:]{2,60} (?:to|on) (?:my|the|our) (?:\\p{L}+ ){0,2}list\\b)';
const ordering =
  '(?:tell|text|message|email|ask|let) (?!me\\b|us\\b)\\p{L}+ (?:know )?(?:that|the|my|our|i|we|he|she|they)\\b|(?:remind|tell|ping|nudge|alert|notify|warn|wake) (?:me|us)\\b|let (?:me|us) know\\b|(?:add|put|note|move|push|shift|cancel|delete|remove|reschedule|rename|call it|cross|tick|double|halve|take (?=[^.!?]* (?:off|out)\\b))\\b|(?:make|change|set) (?:it|that|this|the|my|our|sure)\\b';
const joint =
  '(?:\\s*[.!;]+\\s+|,?\\s+(?:and|then|but|plus)(?: then| also| please| can you| could you)*\\s+|,\\s+)';
const orders = new RegExp(
  `^(?<first>(?<head>${polite}${changing}\\b)?(?:[^!?;:“"]|(?<=\\d):(?=\\d)){1,80}?)${joint}(?:(?:also|please|then|just|can you|could you)\\s+)*(?<second>(?:${ordering}).{2,160})$`,
  'isu',
);

/**
 * Interprets a message of two orders, such as "move it to thursday and remind me that morning at 8", one after
 * the other: the second one as if the first had been carried out. What is not understood of the second is said.
 * Null if it is no such message, or if the first is no plain order on its own.
 */
export function readInTurn(
  said: string,
  world: World,
  read: (message: string, world: World) => Understanding,
): Understanding | null {
  const { first = '', head, second = '' } = orders.exec(said)?.groups ?? {};
  const isPlan = relative.test(second);
  if (refusing.test(first) || isOnlyTime(first, world)) return null;
  if (!second || (world.things.length === 0 && !isPlan) || isListed.test(second)) return null;
  const before = read(first, world);
  const fits = ({ tool }: PhraseCall) =>
    head ? !looks.test(tool) : alters.test(tool) || (isPlan && tool === 'set_reminder');
  if (!isPlain(before) || !before.calls.every(fits)) return null;
  const after = read(second, worldWith(before.calls, first, world));
  if (isSkipAgain(before.calls, after)) return before;
  // "She's on two drops at night now, put that in it" is one order.
  const isLost = after.isUnknown || takesBack(after);
  if (isLost && !head) return null;
  if (isLost)
    return { ...before, says: [...before.says, `I did nothing about “${second.trim()}”.`], certainty: 0 };
  return {
    ...after,
    calls: [...before.calls, ...after.calls],
    says: [...before.says, ...after.says],
    intents: [...before.intents, ...after.intents],
    isRequest: before.isRequest && after.isRequest,
    certainty: Math.min(before.certainty, after.certainty),
  };
}

// "First monday of the month, change the filter" is one plan.
function isOnlyTime(first: string, world: World): boolean {
  const [time] = findTimes(first, world);
  return time !== undefined && first.replace(time.text, '').trim() === '' && /^\D/.test(first);
}

// An order to take back the first half would make no sense.
function takesBack({ calls, offer }: Understanding): boolean {
  return [...calls, ...(offer?.calls ?? [])].some(({ tool }) => tool === 'undo');
}

// "No judo this week, cancel just that one" names one day twice.
function isSkipAgain(skips: PhraseCall[], { calls, question, offer }: Understanding): boolean {
  const skipped = skips.flatMap(({ input }) => (input.skip ? [input.item] : []));
  const dropped = [...calls, ...(question ? [question] : []), ...(offer?.calls ?? [])];
  const isSkipped = ({ tool, input }: PhraseCall) =>
    tool === 'delete_reminders' && [input.items ?? []].flat().every((item) => skipped.includes(item));
  return skipped.length > 0 && dropped.length > 0 && dropped.every(isSkipped);
}

// "Remind me to ice the cake an hour before".
const relative =
  /^remind me to (?!be\b)\p{L}[^.!?]* (?:before(?:hand)?|earlier|ahead|that (?:same )?(?:morning|afternoon|evening|night|day)|on the day|after(?:wards)?)(?: at [\d:.apm ]+| in the (?:morning|evening))?[.! ]*$|^remind me (?:[\p{L}\d]+ ){1,3}before to \p{L}/iu;
// "Don't move the dentist and cancel the gym", "what happens if I cancel it and …".
const refusing =
  /^\W*(?:please )?(?:do not|don['’]?t|never|no need|not|what|should|if|unless|when|how|why|did|have i|has|is|are|was|were|can i|shall)\b/i;
const alters = /^(?:update|delete|complete)_/;
const looks = /^(?:agenda|search|status|help|undo|list_|get_|answer_)/;
// "Add pay rent and cancel gym to my list" is one order, as is "the foil was torn, put it back".
const isListed =
  /^(?:put|add) (?:it|them) back\b|^(?!add|put)[^.!?]* (?:to|on) (?:my|the|our) (?:\p{L}+ ){0,2}list[.! ]*$/iu;

/** True if a message only has calls, and neither asks nor offers anything. */
export function isPlain({ calls, question, offer, isUnknown }: Understanding): boolean {
  return calls.length > 0 && !question && !offer && !isUnknown;
}

function worldWith(calls: PhraseCall[], said: string, world: World): World {
  let things = world.things;
  const touched: Mention[] = [];
  for (const { tool, input } of calls) {
    const ids = [input.item ?? input.items ?? []].flat();
    const own = things.filter(({ id }) => ids.includes(id));
    if (/^(?:delete|complete)_/.test(tool)) {
      things = things.filter((thing) => !own.includes(thing));
      touched.push(...own.map((thing) => mention(thing, tool.startsWith('delete') ? 'deleted' : 'done')));
    } else if (tool === 'set_reminder' || tool === 'add_todos') {
      const made = newThings({ tool, input }, world);
      things = [...things, ...made];
      touched.push(...made.map((thing) => mention(thing, 'made')));
    } else {
      const changed = new Map(own.map((thing) => [thing, changedBy(input, thing, world)]));
      things = things.map((thing) => changed.get(thing) ?? thing);
      touched.push(...[...changed.values()].map((thing) => mention(thing, 'changed')));
    }
  }
  const at = touched.findLast(({ how }) => how !== 'deleted')?.thing.at;
  return {
    ...world,
    things,
    mentions: [
      ...touched.filter(({ how }) => how !== 'deleted').toReversed(),
      ...touched.filter(({ how }) => how === 'deleted'),
      ...world.mentions,
    ],
    lastChanges: calls.filter(({ tool }) => !tool.startsWith('delete_')),
    lastMessage: said,
    lastTurn: turn,
    ...(at ? { lastDay: localDate(at, world.zone) } : {}),
  };
}

const turn = 'this message';

function mention(thing: Thing, how: Mention['how']): Mention {
  return { thing, how, turn };
}

function changedBy(input: PhraseCall['input'], thing: Thing, { now, zone }: World): Thing {
  const when =
    typeof input.when === 'string'
      ? resolveWhen(input.when, { now, zone, ...(thing.at ? { anchor: thing.at } : {}) })
      : null;
  const title = input.title ?? input.text;
  return {
    ...thing,
    ...(typeof title === 'string' ? { title } : {}),
    ...(when && thing.at
      ? { at: when.at ?? onDay(when.date, thing.at, zone), rule: when.rule ?? thing.rule }
      : {}),
    ...(typeof input.due === 'string' ? { date: input.due } : {}),
  };
}

function onDay(date: string | null, at: Date, zone: string): Date {
  return date ? fromLocal(date, localTime(at, zone), zone) : at;
}

// What was just made is named by its title, because it has no id yet.
function newThings(call: PhraseCall, { now, zone }: World): Thing[] {
  if (call.tool === 'add_todos')
    return todosIn(call).map(({ text }) => ({ kind: 'todo', id: text, title: text, date: null }));
  const { title, when } = call.input;
  const time = typeof when === 'string' ? resolveWhen(when, { now, zone }) : null;
  return typeof title === 'string' && time?.at
    ? [{ kind: 'reminder', id: title, title, at: time.at, rule: time.rule ?? null }]
    : [];
}
