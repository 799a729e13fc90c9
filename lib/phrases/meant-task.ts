import { objectless } from '@/lib/phrases/names';
import type { Heard, World } from '@/lib/phrases/phrase';
import { namesAct } from '@/lib/words/mood';
import { baseForms, taskVerbs } from '@/lib/words/verbs';
import { joinWords } from '@/lib/words/wording';

const pointing =
  /^(?:(?:(?:do|handle|sort|see to|take care of)(?: of)? )?(?:it|that|this|so)|(?:get|book|order|buy) one)(?: myself| ourselves| then| instead| again| once more)*$/i;
// "Remind me of the plumber one at 4", of the task "call the plumber".
const thatOne = /^(?:the )?(?<name>\p{L}[^,]{1,30}) (?:one|thing)$/iu;
const withPerson = /^(\p{L}+) (?:him|her|them|it)$/iu;
const occasionFirst =
  /^(?<occasion>(?:before|after) (?:the|my|our) \p{L}+(?: \p{L}+)?) to (?<task>\p{L}+ .+)$/iu;
const asked =
  /^(?:(?:hey|hi|ok|okay|so|also|and|then|please|well|right|nice|great|cool|lovely|perfect|good|thanks|thank you)[,.!\s]+)*(?:(?:can|could|will|would) (?:you|u|ya) (?:please )?)?(?<task>.{3,80}?)(?:[,\s]+(?:for me|please|pls|too|as well|then))*[.?!]*$/i;

// In "email Carla and tell them that", "them" is in the message itself.
const asideOf = /\b(?:and|to) (?:tell|ask|let|give|send|show) (?:them|it)\b/gi;

export function meantTitle(title: string, heard: Heard): string {
  const named = thatOne.exec(title)?.groups?.name;
  const [thing, other] = named ? heard.findWords(named, ['todo', 'reminder']) : [];
  if (thing && !other) return thing.title;
  const verb = withPerson.exec(title)?.[1]?.toLowerCase();
  const task = verb ? meantTask(heard.world) : null;
  const goods = goodsOf(title, heard.world) ?? lackedIn(title, heard.world) ?? workOn(title, heard.world);
  if (goods) return goods;
  // "Remind me to ring her", after "can you ring my daughter for me?".
  if (task && task.split(' ').length > 1 && task.toLowerCase().startsWith(`${verb} `)) return task;
  return (
    (pointing.test(title) ? meantTask(heard.world) : null) ??
    withWhatItIs(title.replace(occasionFirst, '$<task> $<occasion>'), heard)
  );
}

const fetching = /^(order|buy|get|grab|collect|pick up|pack|bring|fetch|print) (?:them|those|these)$/i;
const mostGoods = 5;

// "Remind me to order them", right after "need foils, gloves and toner".
function goodsOf(title: string, { mentions, lastTurn }: World): string | null {
  const verb = fetching.exec(title)?.[1];
  const made = verb ? mentions.filter(({ turn, how }) => turn === lastTurn && how === 'made') : [];
  const titles = made.map(({ thing }) => thing.title);
  const areGoods = made.every(
    ({ thing: { kind, title } }) =>
      kind === 'todo' && !taskVerbs.has(title.split(' ')[0]?.toLowerCase() ?? ''),
  );
  return titles.length > 1 && titles.length <= mostGoods && areGoods ? `${verb} ${joinWords(titles)}` : null;
}

const buying = /^(?<verb>order|buy|get|grab|fetch|pick up|print|sew|make) (?:it|one|some|that)$/i;
const lacking =
  /^(?:what )?\S+(?: \S+)? (?:also |really |still )?needs(?: (?<goods>(?:an?|some|new|another) (?!\p{L}+ing\b)[\p{L}\d' -]+))?$/iu;

// "Remind me to buy it", right after "Ola needs a new cap".
function lackedIn(title: string, { mentions: [recent], lastTurn, things }: World): string | null {
  const verb = buying.exec(title)?.groups?.verb;
  if (!verb || !recent || recent.turn !== lastTurn) return null;
  const said = lacking.exec(recent.thing.title);
  const goods = said?.groups?.goods ?? (said && things.find(({ id }) => id === recent.thing.id)?.value);
  return goods ? `${verb} ${goods}` : null;
}

const working =
  /^(?<work>start|begin|finish|complete|submit|hand in|start on|begin with|work on|get going on|crack on with|revise for|study for|prepare for|prep for|practi[sc]e for|pack for|get ready for|dress for|leave for|shop for) (?:it|that)$/i;
const sentence =
  /\b(?:is|are|was|has|have|will|i|we|he|she|they|it|due|my|begins?|starts?|ends?)\b|\d{1,2}[:.]\d\d/iu;

const appointment =
  /\b(?:dentist|doctor|gp|vet|optician|physio|haircut|gym|yoga|lunch|dinner|meeting|call|appointment|bike|flight|train)\b/i;

// "Remind me wednesday to start it", right after "essay on Hamlet due friday".
function workOn(title: string, { mentions, lastTurn }: World): string | null {
  const work = working.exec(title)?.groups?.work;
  if (!work) return null;
  const last = mentions.filter(({ turn, how }) => turn === lastTurn && (how === 'made' || how === 'changed'));
  const [{ thing } = { thing: null }] = last;
  const isOne = last.every((mention) => mention.thing.id === thing?.id);
  if (!thing || !isOne || (thing.kind !== 'reminder' && thing.kind !== 'todo')) return null;
  const isTask = taskVerbs.has(thing.title.split(' ')[0]?.toLowerCase() ?? '') || namesAct(thing.title);
  return isTask || sentence.test(thing.title) || appointment.test(thing.title)
    ? null
    : `${work} ${thing.title}`;
}

/** Returns the noun that is the whole message: "mouthguard!!" gives "mouthguard". Null for other messages. */
export function nounOf(message: string | null | undefined): string | null {
  const noun =
    /^\W*(?:(?:oh|ah|ugh|the|a|an|my|and|no|no more|new)\W+)*(\p{L}{3,}(?: \p{L}{3,})?)[!.?]*\s*$/iu.exec(
      message ?? '',
    )?.[1];
  const words = noun?.toLowerCase().split(' ') ?? [];
  return noun && !words.some((word) => taskVerbs.has(word) || noGoods.has(word)) ? noun.toLowerCase() : null;
}

const noGoods = new Set(
  'yes yeah yep okay sure thanks thank you hello hey good great nice cool fine perfect sorry stop wait done help right wrong today tomorrow tonight later never nothing everything please cancel morning night bye what when where who why how'.split(
    ' ',
  ),
);

export function meantTask(world: World): string | null {
  const { lastMessage, mentions } = world;
  const deed = lastDeed(world);
  if (deed) return deed;
  const task = (asked.exec(lastMessage ?? '')?.groups?.task ?? '').replace(/^(\p{L}+) me (?=an? )/iu, '$1 ');
  const first = task.split(' ')[0]?.toLowerCase() ?? '';
  if (taskVerbs.has(first) && !/\b(?:it|them|me)\b|\b(?:this|that)$/i.test(task.replace(asideOf, '')))
    return task;
  const [recent] = mentions;
  return recent?.thing.kind === 'todo' && recent.how !== 'deleted' ? recent.thing.title : null;
}

/**
 * Returns the task that the last message reported as done: "gave Rex his pill today" gives "give Rex his
 * pill". Null if the message reported no task.
 */
export function lastDeed({ lastChanges: [change] = [], lastMessage }: World): string | null {
  const what = change?.tool === 'track_done' ? String(change.input.what ?? '') : '';
  if (!what || !lastMessage?.includes(what)) return null;
  const [verb = '', ...rest] = what
    .replace(/^(?:i|we)(?:['’]ve| have)? (?:just )?(?=\p{L})/iu, '')
    .split(' ');
  const [base] = baseForms(verb.toLowerCase()) ?? [];
  return base && rest.length > 0 ? [base, ...rest].join(' ') : null;
}

const subject = /^(?:the|my|our|an?|his|her|their|there|i|we|some|this|that|\p{Lu}\p{Ll}+) /u;
const [shortest, longest] = [3, 10];

export function withWhatItIs(title: string, { message, whole }: Heard): string {
  if (!objectless.test(title)) return title;
  const start = message.indexOf(whole);
  const clause = message
    .slice(0, Math.max(0, start))
    .replace(/(?:[\s,.;:!–—-]|\b(?:and|so|but|please|then|can you|could you)\b)+$/i, '')
    .split(/[.;!?\n]\s*/)
    .at(-1);
  const count = clause?.split(/\s+/).length ?? 0;
  const isTold = clause && subject.test(clause) && !namesAct(clause);
  return isTold && count >= shortest && count <= longest ? `${title} (${clause})` : title;
}

/**
 * Returns the title of a task with another object: "order 80 mince pies" for "order mince pies", if "mince pies"
 * become "80 mince pies". Null if `item` is more than an object, or `value` is a task of its own.
 */
export function inItsTask(title: string, item: string, value: string): string | null {
  const [verb = ''] = title.toLowerCase().split(' ');
  const object = ` ${item.replace(/^(?:the|my|our) /i, '').toLowerCase()}`;
  const start = title.toLowerCase().indexOf(object) + 1;
  const rest = title.slice(start + object.length - 1);
  const isTask = taskVerbs.has(verb) && !taskVerbs.has((value.split(' ')[0] ?? '').toLowerCase());
  return isTask && start > 0 && /^(?:\W|$)/.test(rest) ? `${title.slice(0, start)}${value}${rest}` : null;
}
