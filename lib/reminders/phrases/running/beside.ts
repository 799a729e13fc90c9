import { isPlainName } from '@/lib/phrases/names';
import type { Heard, Phrase, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { localDate, localTime } from '@/lib/time/format';
import { ordinalOf } from '@/lib/words/wording';

/** Phrases that add a reminder next to a series, or take it back. The series does not change. */
export const besidePhrases: Phrase[] = [
  {
    // "He threw up, give it again in 30 min": one more, and the series stays.
    intent: 'calendar_set',
    when: 'must',
    strength: 'certain',
    isContent: true,
    say: [
      '[and|so|ok|then|but] [i|we|he|she|they] [have to|need to|needs to|must|should|can|will] (give|take|do|have|use|repeat|try) (it|them|that|one|another|another one|another dose|the dose|him one|her one) again [in|at]',
      '{reason} [and|so|then] [i|we|he|she|they] [have to|need to|needs to|must|should|can|will] (give|take|do|have|use|repeat|try) (it|them|that|one|another|another one|another dose|the dose|him one|her one) again [in|at]',
    ],
    fits: (heard) => againOnce(heard) !== null,
    calls: (heard) => againOnce(heard),
    examples: [],
  },
  {
    // "The refill is at the pharmacy, ready tuesday after 2" is about no series that was spoken of.
    intent: 'calendar_set',
    when: 'must',
    strength: 'certain',
    isContent: true,
    say: [
      '{what} [and|it] [is|are|will be|should be|its] ready [to (pick up|collect|be picked up|be collected)|for (pickup|pick up|collection)] [on|from|after|at]',
      '{what} (can|may) be (picked up|collected) [on|from|after|at]',
    ],
    fits: (heard) => readyAt(heard) !== null,
    calls: (heard) => readyAt(heard),
    examples: [],
  },
  {
    // "And the water bill, the 12th", after a bill of every month.
    intent: 'calendar_set',
    strength: 'certain',
    isContent: true,
    when: 'may',
    say: [
      '{title} [on|by] [the] [{n:number}] [too|as well|please]',
      '{title} [is|comes|is due|due] [on|by] the {n:number}',
    ],
    fits: (heard) => alsoMonthly(heard) !== null,
    calls: (heard) => alsoMonthly(heard),
    examples: [],
  },
  {
    // "Also switch off at 8", after "start the motor every day at 5:30".
    intent: 'calendar_set',
    when: 'must',
    strength: 'certain',
    say: [
      '[and|also|plus|then] [also|then|to] (switch|turn|shut|stop|start|open|close|put) [it|them] [off|on|down] [again] [too|as well|please]',
    ],
    fits: (heard) => switchedBack(heard) !== null,
    calls: (heard) => switchedBack(heard),
    examples: [],
  },
  {
    // "No, forget Sundays", right after a series of Sundays was added.
    intent: 'calendar_remove',
    when: 'must',
    strength: 'certain',
    say: [
      '[no|actually|oh|sorry|wait|ok|okay|hm] [then] (forget|drop|scrap|leave out|skip|lose|remove|delete|cancel|not) [about] [the] [on] [ones|one] [then|again|please|after all|actually|though]',
    ],
    fits: (heard) => justAdded(heard) !== null && !heard.hasQuestionMark,
    calls: (heard) => {
      const series = justAdded(heard);
      return series && { tool: 'delete_reminders', input: { items: [series.id] } };
    },
    examples: [],
  },
];

// The series of the named days, if the last message added it to another series of the same name.
function justAdded({ times, world }: Heard): Thing | null {
  const [time, other] = times;
  const [newest] = world.mentions;
  const isNew = newest?.how === 'made' && newest.turn === world.lastTurn && newest.thing.rule;
  if (other || time?.kind !== 'recurrence' || !isNew) return null;
  const { id, title, rule } = newest.thing;
  const hasOther = world.things.some((thing) => thing.id !== id && thing.rule && thing.title === title);
  return hasOther && daysIn(time.rule) && daysIn(time.rule) === daysIn(rule) ? newest.thing : null;
}

function daysIn(rule: string | null | undefined): string | undefined {
  return /BYDAY=([A-Z,]+)/.exec(rule ?? '')?.[1];
}

const switching =
  /^(?:switch|turn|shut|stop|start|open|close|put)(?: (?:it|them))?(?<way> (?:off|on|down|up))?\b/i;

function switchedBack({
  world,
  whole,
  times,
  when,
  message,
  isAlso,
  hasQuestionMark,
}: Heard): PhraseCall | null {
  const { mentions, lastTurn, things } = world;
  const set = mentions.find(({ turn, how }) => turn === lastTurn && how === 'made');
  const series = things.find(({ id }) => id === set?.thing.id);
  const object = series?.title.replace(switching, '').trim();
  const said = whole.replace(/^(?:(?:and|also|plus|then|to) )+/i, '');
  const deed = switching.exec(said)?.[0].replace(/ (?:it|them)(?= |$)/i, '');
  if (!object || object === series?.title || series?.rule !== 'FREQ=DAILY') return null;
  if (!deed || hasQuestionMark || times.length !== 1 || times[0]?.kind !== 'time') return null;
  return isAlso || /^\W*(?:and|also|plus|then)\b/i.test(message)
    ? { tool: 'set_reminder', input: { title: `${deed} ${object}`, when: `every day ${when}` } }
    : null;
}

function againOnce({ last, times: [time, other], when, hasQuestionMark }: Heard): PhraseCall | null {
  const thing = last(['reminder']);
  const isMoment = time?.kind === 'instant' || time?.kind === 'time';
  return thing?.rule && isMoment && !other && !hasQuestionMark
    ? { tool: 'set_reminder', input: { title: thing.title, when } }
    : null;
}

const noThing =
  /^(?:i|we|he|she|they|you|it|that|this|everyone|dinner|lunch|breakfast|are|is|will|when|what|get|be|make|have)\b/i;
const maxWords = 10;

function readyAt({ text, times: [time, other], when, world, hasQuestionMark }: Heard): PhraseCall | null {
  const said = text('what').replace(/[, ]+(?:and|is|are|its|it['’]?s)?$/i, '');
  const date = time && (time.kind === 'date' || time.kind === 'instant') ? time.date : null;
  if (hasQuestionMark || other || !date || date < localDate(world.now, world.zone)) return null;
  if (noThing.test(said) || said.split(' ').length > maxWords) return null;
  const title = said.replace(/^(?:the|my|our) /i, '').replace(/ (?:is|are) (?=(?:at|in|with) )/i, ' ');
  return isPlainName(title.split(/ (?:at|in|with) /)[0] ?? '')
    ? { tool: 'set_reminder', input: { title: `${title} ready`, when } }
    : null;
}

function alsoMonthly({ text, times, world, hasQuestionMark, message, has }: Heard): PhraseCall | null {
  const { mentions, lastTurn, things, zone } = world;
  const set = mentions.filter(({ turn, how }) => turn === lastTurn && how === 'made');
  const series = things.find(({ id }) => id === set[0]?.thing.id);
  const [time, other] = times;
  const day = has('n') ? Number(text('n')) : time?.kind === 'date' ? Number(time.date.slice(8)) : 0;
  const isDay = has('n')
    ? times.length === 0
    : /^(?:on |by )?(?:the )?\d{1,2}(?:st|nd|rd|th)$/i.test(time?.text ?? '');
  const isMonthly = /^FREQ=MONTHLY;BYMONTHDAY=\d+$/.test(series?.rule ?? '');
  if (
    !isMonthly ||
    !series?.at ||
    set.length > 1 ||
    other ||
    hasQuestionMark ||
    !isDay ||
    !(day > 0 && day < 29)
  )
    return null;
  if (!/^\W*(?:and|also|plus|then)\b/i.test(message) || !isPlainName(text('title'))) return null;
  const title = text('title')
    .replace(/[, ]*\b(?:on|by|is|the)?$/i, '')
    .replace(/^the /i, '');
  const when = `every month on the ${ordinalOf(String(day))} at ${localTime(series.at, zone)}`;
  return { tool: 'set_reminder', input: { title, when } };
}

/**
 * Returns the daily series that were set together with `thing` and have the same name, in the order of their
 * hours. Example: the two series of "pills, one at breakfast and one at bedtime".
 */
export function twinsOf({ id, title }: Thing, { world: { mentions, things, zone } }: Heard): Thing[] {
  const turn = mentions.find(({ thing }) => thing.id === id)?.turn;
  const set = new Set(mentions.filter((one) => one.turn === turn).map(({ thing }) => thing.id));
  const hourOf = ({ at }: Thing) => (at ? localTime(at, zone) : '');
  return things
    .filter((one) => set.has(one.id) && one.title === title && one.rule?.startsWith('FREQ=DAILY'))
    .toSorted((one, other) => hourOf(one).localeCompare(hourOf(other)));
}
