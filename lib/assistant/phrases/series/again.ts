import { linkWords } from '@/lib/assistant/phrases/edits/words';
import { recall, timedLine } from '@/lib/assistant/phrases/questions/answers';
import type { Heard, Phrase, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { nearestHalf } from '@/lib/reminders/times/when';
import { addDays } from '@/lib/time/clock';
import { localDate, localTime } from '@/lib/time/format';
import { comesOn } from '@/lib/time/recurrence';
import { quoted } from '@/lib/words/wording';

/** Phrases that change or cancel what the last message set or deleted. */
export const againPhrases: Phrase[] = [
  {
    // "Next week same day same time" and "she can do friday instead", after "she cancelled".
    intent: 'calendar_set',
    when: 'must',
    strength: 'certain',
    say: ['[at|on|for|to]', '{all}'],
    fits: (heard) => !heard.hasQuestionMark && setAgain(heard) !== null,
    calls: (heard) => setAgain(heard),
    examples: [],
  },
  {
    // "He's getting a ride so forget it" deletes what was just set, and "forget it" alone asks.
    intent: 'calendar_remove',
    when: 'never',
    strength: 'certain',
    isContent: true,
    say: [
      '{reason} so [you can|just|please|we can|i guess] (forget it|forget that|forget about it|never mind|nevermind|scrap it|scrap that|drop it|scratch that|cancel it|cancel that)',
      '(forget it|forget that|forget about it|scrap it|scrap that|drop it|scratch that) {reason}',
    ],
    fits: (heard) => justSet(heard) !== null && news.test(heard.text('reason')),
    calls: (heard) => removed(justSet(heard)),
    examples: [],
  },
  {
    intent: 'calendar_remove',
    when: 'never',
    strength: 'certain',
    asksFirst: true,
    say: [
      '[no|oh|ah|actually|ok|okay|hm] (forget it|forget that|forget about it) [then|actually|please|now]',
    ],
    fits: (heard) => justSet(heard) !== null,
    calls: (heard) => removed(justSet(heard)),
    offer: (heard) => `Shall I delete ${quoted(justSet(heard)?.title ?? '')}?`,
    examples: [],
  },
  {
    // "Thursday is gone now, swapped with Aoife", of one of the days that were just set.
    intent: 'calendar_remove',
    when: 'must',
    strength: 'certain',
    isContent: true,
    say: [
      '[ok|okay|so|and|but|oh|well|actually] [so|the] {day:time} [one|shift] (is|has|got) [been] [now] (gone|off|covered|swapped|dropped|taken|not happening|not needed|no longer needed|cancelled|canceled) [now] [then|actually|after all]',
      '[ok|okay|so|and|but|oh|well|actually] [so|the] {day:time} [one|shift] (is|has|got) [been] [now] (gone|off|covered|swapped|dropped|taken|not happening|not needed|no longer needed|cancelled|canceled) [now] (swapped|swapping|because|as|since|i|we|he|she|they) {reason}',
    ],
    fits: (heard) => !heard.hasQuestionMark && onDayJustSet(heard) !== null,
    calls: (heard) => leftOut(onDayJustSet(heard)),
    examples: [],
  },
  {
    // "Deb is covering my saturday": that shift is hers.
    intent: 'calendar_remove',
    when: 'must',
    strength: 'certain',
    isContent: true,
    say: [
      '[ok|so|and|but|oh] {who:name} (is covering|covers|is taking|takes|is doing|does|will cover|will do|will take|works|has taken) my [shift|one] [on] {day:time} [shift|one] [now|instead|for me]',
    ],
    fits: (heard) => !heard.hasQuestionMark && shiftOn(heard) !== null,
    calls: (heard) => removed(shiftOn(heard)),
    examples: [],
  },
  {
    // "The 1 o'clock can go, that's lunch anyway": of what was just set, the one at that hour.
    intent: 'calendar_remove',
    when: 'must',
    strength: 'certain',
    isContent: true,
    say: [
      '[ok|okay|so|and|but|oh|actually] [the] {at:time} [one] (can go|can be dropped|can be deleted|is not needed|can come off) [then|actually|after all|though] [{reason}]',
      '[ok|okay|so|and|but|oh|actually] (drop|lose|cancel|delete|remove|scrap|skip) the {at:time} [one] [then|actually|after all|please] [{reason}]',
    ],
    fits: (heard) => !heard.hasQuestionMark && atHour(heard) !== null,
    calls: (heard) => removed(atHour(heard)),
    examples: [],
  },
  {
    // "Off tomorrow so no need to wake me" is about the alarm of that day.
    intent: 'calendar_remove',
    when: 'must',
    strength: 'certain',
    isContent: true,
    say: [
      '{reason} so [please] (no need to|do not|you do not have to|you do not need to|no need for you to) wake me [up] [then|that day]',
      '[please] (no need to|do not|you do not have to|you do not need to) wake me [up] {day:time} [then|after all|please]',
      '[please] (no need to|do not|you do not have to|you do not need to) wake me [up] {day:time} (because|as|since|i|we) {reason}',
    ],
    fits: (heard) => !heard.hasQuestionMark && wakingOn(heard) !== null,
    calls: (heard) => leftOut(wakingOn(heard)),
    examples: [],
  },
  {
    // "Same time", after something was moved to another day.
    intent: 'calendar_query',
    when: 'never',
    isQuestion: true,
    strength: 'sure',
    say: ['[and|but|at|ok|still] [the] same (time|hour) [of day|as before|please|though|still]'],
    fits: ({ world, last }) => world.mentions[0]?.how === 'changed' && last(['reminder'])?.at != null,
    calls: ({ world, last }) => {
      const thing = last(['reminder']);
      return thing && recall(`${timedLine(thing, world)}.`, [thing]);
    },
    examples: [],
  },
];

function atHour({ times: [time, other], text, world }: Heard): Thing | null {
  if (time?.kind !== 'time' || other || text('reason').split(' ').length > 8) return null;
  const recent = new Set(world.mentions.filter(({ how }) => how !== 'deleted').map(({ thing }) => thing.id));
  const found = world.things.filter(
    ({ id, kind, at, rule }) =>
      kind === 'reminder' && recent.has(id) && at && !rule && isSameHour(localTime(at, world.zone), time),
  );
  return found.length === 1 ? (found[0] ?? null) : null;
}

// "The 1 o'clock" may be at 1 or at 13.
function isSameHour(clock: string, { time, text }: { time: string; text: string }): boolean {
  const isOpen = !/[ap]\.?m|:\d\d|noon|midnight/i.test(text);
  const [own, said] = [clock, time].map((one) => one.slice(0, 5));
  return (
    own === said ||
    (isOpen &&
      Number(own?.slice(0, 2)) % 12 === Number(said?.slice(0, 2)) % 12 &&
      own?.slice(3) === said?.slice(3))
  );
}

const ofShift = /\b(?:shifts?|duty|rota)\b|^(?:work|working|early|earlies|lates?|nights?)$/i;

function shiftOn({ times: [day, other], world }: Heard): Thing | null {
  if (day?.kind !== 'date' || other) return null;
  const [shift, another] = world.things.filter(
    ({ kind, at, rule, title }) =>
      kind === 'reminder' && at && !rule && ofShift.test(title) && localDate(at, world.zone) === day.date,
  );
  return shift && !another ? shift : null;
}

const news =
  /^(?:(?:because|since|as) )?(?:i|we|he|she|they|it|that|there|my|our|hes|shes|theyre|im|we['’]re|[\p{L}]+['’]s|\p{Lu}\p{L}+)\b/u;

function justSet({ world }: Heard): Thing | null {
  const { mentions, lastTurn, things } = world;
  const set = mentions.filter(({ turn, how }) => turn === lastTurn && (how === 'made' || how === 'changed'));
  const [one, other] = set;
  return one && !other && /^(?:reminder|todo)$/.test(one.thing.kind)
    ? (things.find(({ id }) => id === one.thing.id) ?? null)
    : null;
}

function removed(thing: Thing | null): PhraseCall | null {
  return (
    thing && {
      tool: thing.kind === 'todo' ? 'delete_todos' : 'delete_reminders',
      input: { items: [thing.id] },
    }
  );
}

// Null if nothing or several of what the conversation is about is on the day.
function onDayJustSet({
  times: [day, other],
  world,
  findWords,
}: Heard): { thing: Thing; date: string } | null {
  const { mentions, things, zone } = world;
  if (day?.kind !== 'date' || other) return null;
  const recent = new Set(mentions.filter(({ how }) => how !== 'deleted').map(({ thing }) => thing.id));
  const onDay = things.filter(
    ({ id, kind, at, rule }) =>
      kind === 'reminder' && recent.has(id) && at && !rule && localDate(at, zone) === day.date,
  );
  const named =
    onDay.length === 0 ? findWords(day.text, ['reminder']).filter(({ id }) => recent.has(id)) : onDay;
  const [thing, another] = named;
  return thing && !another ? { thing, date: day.date } : null;
}

function wakingOn({ times: [day, other], world }: Heard): { thing: Thing; date: string } | null {
  if (day?.kind !== 'date' || day.bound || other) return null;
  const found = world.things.filter(({ kind, title, at, rule, skips = [] }) => {
    if (kind !== 'reminder' || !at || !/^(?:wake|alarm|get up)\b/i.test(title)) return false;
    const [date, time] = [localDate(at, world.zone), localTime(at, world.zone)];
    if (!rule) return date === day.date;
    const isSkipped = skips.some((slot) => slot.startsWith(day.date));
    return !isSkipped && comesOn({ rule, date, time, zone: world.zone }, day.date);
  });
  const [thing, another] = found;
  return thing && !another ? { thing, date: day.date } : null;
}

function leftOut(found: { thing: Thing; date: string } | null): PhraseCall | null {
  if (!found) return null;
  const { thing, date } = found;
  return thing.rule
    ? { tool: 'update_reminder', input: { item: thing.id, skip: date } }
    : { tool: 'delete_reminders', input: { items: [thing.id] } };
}

const weekLater = /\b(?:next|the following|the week after|a) week\b/i;
const another = /\b(?:other|another|both|ones?)\b/i;
const weekday = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\btomorrow\b/i;
const speaking = /^(?:remind|me|rebook|rebooked|do|does|fit|same|weekday|who|let's|lets|let|us|so|how)$/;

function setAgain({ parts, times, whole, world }: Heard): PhraseCall | null {
  const { mentions, lastTurn, zone, now, things } = world;
  const [gone, other] = mentions.filter(({ turn, how }) => turn === lastTurn && how === 'deleted');
  const thing = gone?.thing;
  if (!thing?.at || other || thing.kind !== 'reminder' || thing.rule) return null;
  if (things.some(({ id }) => id === thing.id) || times.some(({ kind }) => kind === 'recurrence'))
    return null;
  const isOnly = parts.every(({ time, word }) => time || linkWords.has(word) || speaking.test(word));
  // "Remind me to rebook on monday" is a new task.
  if (!isOnly || another.test(whole) || /\bto rebook\b/i.test(whole)) return null;
  const [own, clock] = [localDate(thing.at, zone), localTime(thing.at, zone)];
  const isSameHour = /\bsame (?:time|hour)\b/i.test(whole);
  const said = times.flatMap((one) => ('date' in one && one.date ? [one.date] : []))[0];
  const hour = isSameHour ? undefined : times.flatMap((one) => ('time' in one && one.time ? [one] : []))[0];
  const isWeek = weekLater.test(whole) && !weekday.test(whole);
  const day = isWeek ? addDays(own, 7) : (said ?? (hour ? own : null));
  if (!day || day < localDate(now, zone)) return null;
  // The day that was called off is not meant again.
  const date = day === own && !hour ? addDays(day, 7) : day;
  const time = hour?.time ? nearestHalf(hour.time, hour.text, clock).slice(0, 5) : clock;
  return { tool: 'set_reminder', input: { title: thing.title, when: `${date} ${time}` } };
}
