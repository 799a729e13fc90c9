import type { Heard, Phrase, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { addDays } from '@/lib/time/clock';
import { readTime } from '@/lib/time/find-times';
import { localDate, localTime } from '@/lib/time/format';
import { areGoods } from '@/lib/todos/goods';
import { baseForms, taskVerbs } from '@/lib/words/verbs';

export function hadThings(heard: Heard): Thing[] {
  const found = heard
    .items('item')
    .map((item) =>
      heard.findWords(item, ['todo']).filter(({ title }) => !/,| and /.test(title) || item.includes(' and ')),
    );
  return found.every((one) => one.length === 1) ? found.flat() : [];
}

const endings = new Set(
  'picked gone eaten used found cleared done finished sorted completed handled bought paid packed booked sent delivered collected ordered fixed in cleaned washed posted submitted returned got charged fed ticked settled arranged confirmed'.split(
    ' ',
  ),
);

/**
 * Returns the open todos and reminders that a request such as "rope and stove are packed" reports as done.
 */
export function stateThings(heard: Heard): Thing[] {
  const deed = heard.text('deed').toLowerCase();
  const base = baseForms(deed) ?? (endings.has(deed) ? [deed] : null);
  if (!base) return [];
  const kinds: Thing['kind'][] = ['todo', 'reminder'];
  const fits = (thing: Thing) =>
    (endings.has(deed) && heard.has('item')) ||
    base.some((one) => thing.title.toLowerCase().split(/\s+/).includes(one));
  if (!heard.has('item')) {
    const recent = heard.world.mentions.flatMap(
      ({ thing }) => heard.world.things.find(({ id }) => id === thing.id) ?? [],
    );
    const open = recent.filter((thing) => kinds.includes(thing.kind) && !thing.isDone && fits(thing));
    // "All bought" is about the whole list.
    const isAll = /^(?:all|both|everything)\b/i.test(heard.whole) && open[0]?.list;
    return isAll
      ? heard.world.things.filter(
          (thing) => thing.list === isAll && thing.kind === 'todo' && !thing.isDone && isToBuy(thing),
        )
      : open.slice(0, 1);
  }
  const found = heard
    .items('item')
    .map((item) => heard.findWords(item.replace(/^(?:my|the|both)\s+/i, ''), kinds).filter(fits));
  return found.every((one) => one.length === 1) ? found.flat() : [];
}

const buying = new Set(['buy', 'get', 'order', 'purchase', 'collect', 'grab', 'pick']);

export function isToBuy({ kind, title }: Thing): boolean {
  const verb = title.split(' ')[0]?.toLowerCase() ?? '';
  return buying.has(verb) || (kind === 'todo' && !taskVerbs.has(verb));
}

/** Returns whether a pronoun as `item` may mean a todo: "they arrived" is about what was spoken of last. */
export function isNewest({ text, world: { mentions } }: Heard): boolean {
  return !/^(?:it|they|that|these|those)$/i.test(text('item')) || mentions[0]?.thing.kind === 'todo';
}

export function lastDone(heard: Heard): Thing | null {
  const done = heard.world.mentions.filter(({ how }) => how === 'done').map(({ thing }) => thing);
  const [newest] = heard.world.mentions.filter(({ how }) => how !== 'shown');
  const words = heard
    .text('item')
    .toLowerCase()
    .replace(/^(?:the|my|our) | (?:one|task|todo)$/g, '');
  if (words) return done.find(({ title }) => title.toLowerCase().includes(words)) ?? null;
  return newest?.how === 'done' ? newest.thing : null;
}

/**
 * Returns the thing that was mentioned last. Null if the thing has no due day, or if several things were
 * mentioned together.
 */
export function lastDue({ world }: Heard): Thing | null {
  const [newest, next] = world.mentions;
  const ofTurn = newest?.turn === next?.turn ? null : newest?.thing;
  // A series that reminds of the work has no deadline of its own.
  const thing = ofTurn?.rule ? next?.thing : ofTurn;
  return thing && newest?.how !== 'deleted' && (thing.date || thing.at) ? thing : null;
}

/**
 * Returns the words for a later deadline. If the user names only a weekday, returns the date of the first
 * such day after the old deadline.
 */
export function extendedTo({ at, date }: Thing, { times, when, world }: Heard): string {
  const said = when.replace(/^(?:until|till?|to)\s+/i, '');
  const [time, another] = times;
  const own = at ? localDate(at, world.zone) : (date ?? '');
  if (another || time?.kind !== 'date' || !weekdayAlone.test(said) || !time.date || time.date > own)
    return said;
  let day = time.date;
  while (day <= own) day = addDays(day, 7);
  return at ? `${day} same time` : day;
}

const weekdayAlone =
  /^(?:(?:this|on|the|end of|coming) )*(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?$/i;

const reported =
  /^(?!(?:(?:the|my|all|both|first|second|third|last|\d+\w*|every\w*|one|ones|it|that|this|these|those|them|they|tick|cross|mark|check|delete)\b ?)+(?:is|are|was)? ?(?:all )?\w+$)(?!tick|cross|mark)(?:\p{L}[\p{L}’'-]* ){1,5}(?:done|finished)$|^(?!they|we|i\b|.*\b(?:no|not|still|never|says?|said|get|got|have|unless|if|to)\b)(?:\p{L}[\p{L}’'-]* ){0,4}(?:bills?|rent|fees?|invoice|fine|deposit|insurance|tax|premium|emi|fare)(?: \S*\d\S*)? paid$|^done with (?!it|that|this)\S|^(?:(?:i|we)(?:['’]ve| have)? )?(?:just |finally |already )*(?:finished|completed) (?!with\b|it\b|that\b|this\b|them\b|all\b|everything\b)\S/iu;

/**
 * Returns the calls that tick off `items` or note them as done. Call this if no item matches a stored thing.
 */
export function explicitDone(items: string[], { whole, when, sense }: Heard): PhraseCall[] | null {
  const day = /^(?:day|hour|range)$/.test(sense) ? { when } : {};
  const first = whole.split(' ')[0]?.toLowerCase() ?? '';
  // "Dishes done" tells a deed that was on no list.
  if (items.length === 1 && reported.test(whole) && !taskVerbs.has(first) && !areGoods(items[0] ?? ''))
    return [{ tool: 'track_done', input: { act: 'record', what: whole, ...day } }];
  // "Finished the tax papers and posted the parcel".
  const [one = '', ...others] = items;
  if (others.length > 0 && others.every((item) => baseForms(item.split(' ')[0]?.toLowerCase() ?? '')))
    return [`${whole.slice(0, whole.indexOf(one))}${one}`, ...others].map((what) => ({
      tool: 'track_done',
      input: { act: 'record', what, ...day },
    }));
  return items.length > 0 && items.every((item) => item.split(' ').length <= 8)
    ? [{ tool: 'complete_todos', input: { items } }]
    : null;
}

// "Grand, got it" right after a reminder was set only says that the reply was read.
export function isAcknowledged({ message, world: { mentions, lastTurn, now } }: Heard): boolean {
  const [recent] = mentions;
  const isNew = recent?.turn === lastTurn && recent?.how === 'made' && recent.thing.kind === 'reminder';
  return (
    isNew &&
    (recent.thing.at ?? now) > now &&
    /^(?:[\p{L} ]{2,12}[,.!]? )?got it(?: thanks?)?[.!]*$/iu.test(message)
  );
}

const care =
  /\b(?:bottles?|milk|formula|feeds?|naps?|ml|oz|medicine|calpol|paracetamol|ibuprofen|tablets?|pills?|doses?|drops|inhaler|insulin|syrup|breakfast|lunch|dinner|supper|tea|porridge|snack|puree|water|walk|poo|pee|wee|bath|slept|napped|woke|pooed|weed|peed|threw|vomited)\b|\d ?(?:ml|oz)\b/i;
const cared =
  /^(?!(?:i|we|you|it|they|who|what|that|this|there|if|when)\b)(?:(?:the|my|our) )?\p{L}+ (?:(?:just )?(?:had|took|drank|ate|finished|did|got) (?:(?:the|his|her|its|their|an?|some|half|another)\b|\d)|(?:slept|napped|woke up|pooed|weed|peed|threw up|vomited)\b)/iu;

/** True for the lunch of tomorrow and "Nan had her lunch at 12". */
export function isCareBefore({ at, rule }: Thing, heard: Heard): boolean {
  const isLater = !rule && at && at > heard.world.now;
  return Boolean(isLater) && isCareTold({ ...heard, text: () => heard.whole });
}

/** Returns whether a message logs what somebody had or did earlier today, as "baby had 120ml at 10:15" does. */
export function isCareTold({ times: [time, other], text, hasQuestionMark, world }: Heard): boolean {
  if (
    !time ||
    other ||
    hasQuestionMark ||
    !cared.test(text('deed')) ||
    !care.test(text('deed')) ||
    text('deed').split(' ').length > 9
  )
    return false;
  const span = time.kind === 'range' ? time.from : time;
  const said = span && 'time' in span ? span.time : null;
  if (!said || (time.kind !== 'time' && time.kind !== 'range' && time.kind !== 'instant')) return false;
  const now = localTime(world.now, world.zone);
  // "From 1 to 2" is read as the next such stretch.
  const isBare =
    time.kind === 'time' || (time.kind === 'range' && !/\p{L}{4,}day|tomorrow|tonight/iu.test(time.text));
  const isToday = isBare || ('date' in span && span.date === localDate(world.now, world.zone));
  // A bare hour counts as the nearest one that is over.
  const early = `${String(Number(said.slice(0, 2)) % 12).padStart(2, '0')}${said.slice(2, 5)}`;
  return (
    isToday &&
    (said.slice(0, 5) <= now || (!/[ap]\.?m|\b(?:1[3-9]|2\d)[:.]/i.test(time.text) && early <= now))
  );
}

/** "No, saturday was right", after a move was taken back. */
export const redonePhrase: Phrase = {
  intent: 'undo',
  when: 'words',
  isContent: true,
  strength: 'certain',
  say: [
    '[ah|oh|no|actually|wait|hang on|sorry|ok] [no|wait|actually|sorry] [the] {what} was [actually] [right|correct] [after all|then|all along|the first time]',
  ],
  fits: (heard) => /^Undone: changed /.test(heard.world.lastReply ?? '') && namesOtherTime(heard),
  calls: () => ({ tool: 'redo', input: {} }),
  examples: [],
};

function namesOtherTime({ text, world }: Heard): boolean {
  const title = /“([^”]+)”/.exec(world.lastReply ?? '')?.[1];
  const id = world.mentions.find(({ thing }) => thing.title === title)?.thing.id;
  const at = world.things.find((thing) => thing.id === id)?.at;
  const [what, { told = [] }] = [text('what').toLowerCase(), world];
  const time = readTime(what, world);
  // Only what was moved to before is moved to again: "actually monday was right" names another day.
  const isMove = told.some((said) => / to /.test(said) && said.toLowerCase().endsWith(` ${what}`));
  if (!at || !time || !isMove) return false;
  if (time.kind === 'date') return time.date !== localDate(at, world.zone);
  return time.kind === 'time' && time.time.slice(0, 5) !== localTime(at, world.zone);
}
