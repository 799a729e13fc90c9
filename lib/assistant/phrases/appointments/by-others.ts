import type { Heard, Thing } from '@/lib/phrases/phrase';
import { taskVerbs } from '@/lib/words/verbs';

const passive =
  /(?:\b(?:been|was|were|got|gets?|is|are|its|theyre|['’]s) (?:now |just )?|^(?:now )?)(?:moved|postponed|rescheduled|pushed (?:back|out)|put (?:back|off)|brought forward|delayed|adjourned|shifted)\b|\bthey(?:['’]ve| have)? (?:just )?(?:changed|moved|pushed|delayed|put|brought|rescheduled|shifted) (?:it|that)\b/i;
const only =
  /\b(?:they|he|she)(?: can| could|['’]re| are)? (?:now )?only (?:do|make|manage|fit|free|open|available)\b/i;
const caller =
  /(?:^|[.,;!] ?|\b(?:so|and|ok|oh) )(?:the |my |our )?(?<who>\p{L}+)(?:['’](?:s|ve)| has| have)?(?: just| finally)? (?:rang|rung|called|phoned|texted|emailed|messaged|been on)\b/iu;
const mover =
  /(?:^|[.,;!] ?|\b(?:so|and|ok|oh) )(?:the |my |our )?(?<who>\p{L}+)(?:['’]s| has)?(?: just| kindly)? (?:moved|changed|extended|pushed|delayed|postponed|rescheduled|shifted|put|brought) (?:it|that|this|me|us)\b/iu;
const extended = /\b(?:extended|extension|deadline)\b/i;
const none =
  /^(?:i|we|you|can|could|please|actually|just|not|no|have|having|was|were|is|let|get|got|been|then|that|this|it|also|never)$/i;
// "Actually make that 5, ok the garage called" is the user's own order.
const ordered =
  /^\W*(?:(?:actually|no|ok|oh|wait|sorry|please|can you|could you)\W+)*(?:make|move|change|push|put|set|shift) (?:it|that|the|my)\b/i;
const others = /^(?:they|he|she|someone|somebody|people)$/i;

// What the callers of appointments are called about.
const matters: [callers: RegExp, title: RegExp][] = [
  [
    /^(?:instructor|coach|trainer|teacher|tutor)$/i,
    /\b(?:lessons?|class|training|practice|sessions?|tuition|pt)\b/i,
  ],
  [/^(?:hairdresser|barber|stylist|salon)$/i, /\bhair|\b(?:colour|color|trim|blow.?dry)\b/i],
  [
    /^(?:gp|doctors?|surgery|hospital|clinic|nurse)$/i,
    /\b(?:gp|doctors?|appointment|check-?up|scan|blood|x-?ray|jabs?|test)\b/i,
  ],
  [/^(?:garage|mechanic)$/i, /\b(?:mot|nct|car|service|tyres?|brakes?)\b/i],
  [
    /^(?:plumber|engineer|gasman|electrician|builder)$/i,
    /\b(?:boiler|plumb\p{L}*|engineer|leak|electric\p{L}*|meter|builder)\b/iu,
  ],
  [/^(?:airline|ryanair|easyjet)$/i, /\bfl(?:ight|y|ying)\b/i],
  [/^(?:optician|optometrist)$/i, /\b(?:eye|eyes|glasses|lens\p{L}*|optician)\b/iu],
];
const teachers =
  /^(?:prof|professor|lecturer|teacher|tutor|sir|miss|madam|supervisor|advisor|adviser|editor|client|boss|school|uni)$/i;
const work =
  /\b(?:due|deadline|submission|submit|hand in|assignment|essay|report|coursework|thesis|paper|draft|application|homework|project|proposal)\b/i;

/**
 * Returns the appointment or deadline that others have moved: the hearing for "it has been moved", also if
 * the thing mentioned last only prepares for it, such as "print the papers" on the day before. Somebody who
 * is named decides: "the coach texted, moved it to 5" is about the training. Undefined if no other thing than
 * the one mentioned last is meant.
 */
export function movedByOthers({ world, whole, message }: Heard, kinds: Thing['kind'][]): Thing | undefined {
  if (ordered.test(message)) return undefined;
  const who = [caller, mover].map((one) => one.exec(message)?.groups?.who ?? '').find(Boolean) ?? '';
  const isTold = who !== '' && !none.test(who);
  if (!isTold && ![passive, only, extended].some((one) => one.test(whole))) return undefined;
  const known = new Map(world.things.map((thing) => [thing.id, thing]));
  const recent = [
    ...new Set(
      world.mentions.flatMap(({ thing, how }) => (how === 'deleted' ? [] : (known.get(thing.id) ?? []))),
    ),
  ].filter(({ kind }) => kind === 'todo' || kinds.includes(kind));
  const ofKinds = recent.filter(({ kind }) => kinds.includes(kind));
  const named = isTold && !others.test(who) ? ofCaller(who, recent) : undefined;
  if (named) return named;
  const dues = extended.test(whole)
    ? recent.filter(isDue)
    : isTold && teachers.test(who)
      ? recent.filter(isWork)
      : [];
  const due = dues.find((thing) => !isPreparing(thing)) ?? dues[0];
  if (due) return onlyDue(due, recent);
  const [newest, ...rest] = ofKinds;
  const isCalled = isTold || only.test(whole);
  if (!newest || newest.rule || (!newest.at && !isCalled)) return undefined;
  if (!isTask(newest) && !isToBeDone(newest, world)) return undefined;
  const before = newest.at;
  const events = rest.slice(0, maxBack).filter((thing) => thing.at && !thing.rule && !isTask(thing));
  return events.find(({ at }) => at && before && at >= before) ?? (isCalled ? events[0] : undefined);
}

// "Remind me the day before to roll up the rug".
function isToBeDone({ title }: Thing, { told = [] }: Heard['world']): boolean {
  return told.some((said) => said.toLowerCase().includes(` to ${title.toLowerCase()}`));
}

const maxBack = 3;

function ofCaller(who: string, recent: Thing[]): Thing | undefined {
  const matter = matters.find(([callers]) => callers.test(who))?.[1];
  const word = new RegExp(`(?<!\\p{L})${who.replace(/s$/i, '')}s?(?!\\p{L})`, 'iu');
  const found = [word, matter].map((one) => recent.filter(({ title }) => one?.test(title)));
  const [events] = found
    .map((things) => things.filter((thing) => !isTask(thing)))
    .filter(({ length }) => length);
  const [event, another] = events ?? [];
  return event && another && event.title !== another.title ? undefined : event && onlyDue(event, recent);
}

function isDue(thing: Thing): boolean {
  return (thing.kind === 'todo' && Boolean(thing.date)) || isWork(thing);
}

function isWork({ title }: Thing): boolean {
  return work.test(title);
}

// "Print the report", before it is due.
function isPreparing(thing: Thing): boolean {
  return thing.kind === 'reminder' && isTask(thing) && !handingIn.test(thing.title);
}

const handingIn = /^(?:submit|hand|turn|send|file|deliver|upload|finish)\b/i;

// Of a deadline and the reminder of the same name before it, the deadline.
function onlyDue(thing: Thing, recent: Thing[]): Thing {
  const dayOf = ({ at, date }: Thing) => date ?? (at ? at.toISOString().slice(0, 10) : '');
  const [last = thing] = recent
    .filter(({ title }) => title === thing.title)
    .sort((one, other) => dayOf(other).localeCompare(dayOf(one)));
  return last;
}

export function isTask({ title }: Pick<Thing, 'title'>): boolean {
  const [verb = ''] = title.toLowerCase().split(/[ -]/);
  // "Train to York" is a journey, and "sweep coming" a visit.
  if (/^train (?:to|from)\b|^\S+ coming\b/i.test(title)) return false;
  return taskVerbs.has(verb) || /^(?:leave|arrive|head|get|be|wake)$/.test(verb);
}

/** Returns what names the person that `remark` speaks of: an errand for Sam after "his aunt is getting him". */
export function namingPerson(
  remark: string,
  { lastPerson, lastPeople = [], things }: Heard['world'],
): Thing[] {
  if (!/\b(?:him|her)\b/i.test(remark)) return [];
  const people = [lastPerson ?? '', ...lastPeople].map((name) => name.toLowerCase());
  const person = people.find((name) => name && !remark.toLowerCase().includes(name)) ?? '-';
  return things.filter(
    ({ kind, title }) => /^(?:reminder|todo)$/.test(kind) && title.toLowerCase().includes(person),
  );
}
