import { z } from 'zod';
import { severalTimes, withPlace } from '@/lib/assistant/several-times';
import { timeAnswer, withoutName } from '@/lib/assistant/time-answer';
import { hear } from '@/lib/assistant/understand/heard';
import { tokenize, withTimes } from '@/lib/assistant/understand/tokens';
import { understand } from '@/lib/assistant/understand/understand';
import { passing, place } from '@/lib/info/phrases/shared';
import { beforeEvent } from '@/lib/phrases/earlier/event-lead';
import { isTaskAlone, taskCall, titleOf } from '@/lib/phrases/input';
import type { PhraseCall, World } from '@/lib/phrases/phrase';
import { seriesAt } from '@/lib/reminders/times-a-day';
import { readMeals } from '@/lib/time/clock-list';
import { findWhen } from '@/lib/time/phrases';
import { placeZone } from '@/lib/time/places';
import type { ToolCall } from '@/lib/tool';
import { spellOut } from '@/lib/words/chat-spelling';
import { baseForms, taskVerbs } from '@/lib/words/verbs';

const openMinutes = 60;
export const maxChoices = 20;
/** Maximum length of an answer to a question, in characters. A longer message is a new request. */
export const maxAnswerLength = 120;

const questionSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('confirm'),
    acts: z.array(z.object({ tool: z.string(), act: z.unknown() })),
    expiresAt: z.coerce.date(),
  }),
  z.object({
    kind: z.literal('offer'),
    calls: z.array(z.object({ tool: z.string(), input: z.record(z.string(), z.unknown()) })),
    expiresAt: z.coerce.date(),
  }),
  z.object({
    kind: z.literal('missing'),
    tool: z.string(),
    input: z.record(z.string(), z.unknown()),
    field: z.string(),
    expiresAt: z.coerce.date(),
  }),
  z.object({
    kind: z.literal('which'),
    tool: z.string(),
    input: z.record(z.string(), z.unknown()),
    words: z.string(),
    choices: z.array(z.object({ id: z.string(), title: z.string(), text: z.string() })),
    expiresAt: z.coerce.date(),
  }),
]);

export type OpenQuestion = z.infer<typeof questionSchema>;

export function parseQuestion(stored: unknown, now: Date): OpenQuestion | null {
  const parsed = questionSchema.safeParse(stored);
  return parsed.success && parsed.data.expiresAt > now ? parsed.data : null;
}

export function questionExpiry(now: Date): Date {
  return new Date(now.getTime() + openMinutes * 60_000);
}

export function splitTimes(text: string): { rest: string; times: string } {
  const spans = findWhen(text);
  const rest = spans.reduceRight(
    (left, span) => left.slice(0, span.index) + left.slice(span.index + span.text.length),
    text,
  );
  return { rest, times: spans.map((span) => span.text).join(' ') };
}

type Missing = Extract<OpenQuestion, { kind: 'missing' }>;

const notAnswering =
  /^(?:(?:so|and|ok(?:ay)?|but|well|hm+)\W+)*(?:wh(?:at|ere|o|en|y|ich)\b|how\b|no (?:idea|clue)\b|not sure\b|(?:i )?(?:do not|don['’]?t|dunno|can(?:no|['’])?t|forgot|forget|have no)\b|me neither\b|neither do\b|never ?mind\b)/i;
const asksBack =
  /^(?:did|have|has|was|were|am|do|does) (?:i|you|we|they|he|she|it)\b|^(?:what|how|when|where|who|which)(?:['’]?s\b| (?:is|are|was|were|do|does|did)\b)/i;
const asksAgain =
  /^(?:(?:please|just|ok(?:ay)?|yes|yeah|so)[, ]+)*(?:(?:remind|ping|nudge|alert|tell) me )?(?=(?:at|on|in|every|around|by|\d))/i;
const numbered = /\b(?:code|pin|number|combination|combo|plate|iban)$/i;
const requestScore = 0.87;
const statementScore = 0.7;

export function completeCall(
  { tool, input, field, expiresAt }: Missing,
  said: string,
  world: World,
): ToolCall[] | null {
  if (said.length > maxAnswerLength || said.startsWith('/')) return null;
  // "Remind me at 8 and 8" answers at which times.
  const text = /^(?:when|time|date|due)$/.test(field) ? said.replace(asksAgain, '') : said;
  if (field === 'place') return callsInPlace(String(input.said), text, world);
  const earlier = typeof input[field] === 'string' ? input[field] : '';
  const isTime = field === 'when' || field === 'time' || field === 'date' || field === 'due';
  const isDaily = isTime && earlier.endsWith(' at');
  const meals = isDaily ? readMeals(text) : null;
  if (meals)
    return meals.map(({ name, clock }) => {
      const title =
        meals.length > 1 ? `${input.title} ${name === 'bedtime' ? 'at' : 'with'} ${name}` : input.title;
      return { tool, input: { ...input, title, [field]: `${earlier} ${clock}` } };
    });
  const series = isDaily ? seriesAt(earlier, text) : null;
  if (series) {
    const [only = '', another] = series;
    const clock = /\d\d:\d\d$/.exec(only)?.[0] ?? '';
    const isLate = !another && / (?:with (?:dinner|supper)|at bedtime)$/i.test(String(input.title));
    const whens =
      isLate && clock < '12' && clock >= '04'
        ? [only.replace(clock, `${Number(clock.slice(0, 2)) + 12}${clock.slice(2)}`)]
        : series;
    return whens.map((when) => ({ tool, input: { ...input, [field]: when } }));
  }
  const several =
    tool === 'set_reminder' && earlier === '' ? severalTimes(String(input.title), text, world) : null;
  if (several) return several.map((call) => ({ tool, input: { ...input, ...call.input } }));
  if (isTime) {
    const { named, answer } = withPlace(input, beforeEvent(text, world));
    const said = timeAnswer(withoutName(answer, String(named.title)), world.zone);
    if (!isTimeAnswer(said)) return null;
    const isComplete = /^(?:every day at|on \d{4}-\d\d-\d\d)$/.test(earlier) && ownDay.test(said);
    return [{ tool, input: { ...named, [field]: [isComplete ? '' : earlier, said].join(' ').trim() } }];
  }
  // "Remind me at 5" – "am, take the turkey out": the half of the day belongs to the hour.
  const half = field === 'title' && /^([ap])\.?m\.?(?:[,:]\s*|\s+(?=to\b))(?=\S)/i.exec(text.trim());
  if (half && /\d$/.test(String(input.when)))
    return completeCall(
      { kind: 'missing', tool, field, input: { ...input, when: `${input.when}${half[1]}m` }, expiresAt },
      text.trim().slice(half[0].length),
      world,
    );
  // "Not next sunday though" names nothing to be reminded of.
  if (field === 'title' && /^(?:(?:but|and|oh|actually) )?(?:not|except|only)\b/i.test(text.trim()))
    return null;
  if (field === 'title' && tool === 'set_reminder' && !input.when && isTimeAnswer(spellOut(text, world.zone)))
    return [{ tool, input: { ...input, when: spellOut(text, world.zone) } }];
  const own = understand(text, world);
  // A text that names a time, or a task where a value is asked for, is probably a request, so less certainty is required.
  const namesTime = (field === 'title' || field === 'value') && splitTimes(text).times !== '';
  const isTask = field === 'value' && taskVerbs.has(tokenize(text)[0]?.norm ?? '');
  const isAnswer =
    field === 'title'
      ? isTaskAlone(own.calls, text)
      : /^when /.test(String(input.key)) && isTimeAnswer(spellOut(text, world.zone));
  const isOwn =
    own.certainty >= (namesTime || isTask ? statementScore : requestScore) &&
    (own.calls.length > 0 || own.says.length > 0) &&
    !isAnswer;
  // "Set a reminder for tomorrow", said twice, is no title.
  const isNoTitle =
    field === 'title' && (own.question?.field === 'title' || isReport(text) || asksBack.test(text));
  if (isOwn || isNoTitle || text.trim().endsWith('?')) return null;
  // "It's driving me crazy" is no place where the keys are.
  const value = text
    .trim()
    .replace(/^(?:i (?:think|guess|believe)|maybe|probably),? /i, '')
    .replace(/^(?:it|they|that)(?:['’]?s|['’]re| is| are) /i, '')
    .replace(/,? (?:obviously|of course|duh|lol|haha|i think|i guess|as always|silly)[.!]?$/i, '');
  if (field === 'value' && tellsOfOther(text, String(input.key))) return null;
  if (field === 'value' && ((passing.test(value) && !place.test(value)) || notAnswering.test(value)))
    return null;
  if (field === 'value' && numbered.test(String(input.key)) && !/\d/.test(value)) return null;
  const words = titleOf(field === 'value' ? value : text);
  return words === '' ? null : [{ tool, input: { ...input, [field]: words } }];
}

const ownDay =
  /^(?:every|each|on|today|tonight|tomorrow|next|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b|\d(?:st|nd|rd|th)\b/i;

// "The gift list is at John Lewis" does not say where the wedding is, and "Tom's gone up to a 36" not whose size.
const subjects = [
  /^(?:the|my|our) ([\p{L}'’ -]{2,40}?) (?:is|are) /iu,
  /^(\p{Lu}\p{L}+)(?:['’]s (?:\p{L}+(?:ed|ing)|gone|got|been|had|taken|grown|left)| (?:has|had|is|was|wears?|takes?|needs?|went|got|lives?|works?|likes?)) /u,
];

function tellsOfOther(text: string, key: string): boolean {
  const [subject] = subjects.flatMap((form) => form.exec(text.trim())?.[1]?.toLowerCase() ?? []);
  const words = key.toLowerCase().split(' ');
  return subject !== undefined && !subject.split(' ').some((word) => words.includes(word));
}

const unknowable =
  /^(?:when|whenever|once|as soon as|after|before) (?:(?:i|we|he|she|they|the|my)\b[^?\d]*|[\p{L}'’]+(?: (?:prayers?|namaz|salah|time))?[.! ]*)$/iu;

export function askAgain({ input: { title }, field }: Missing, text: string, isYes: boolean): string | null {
  const isUnknowable = unknowable.test(text);
  if (field !== 'when' || typeof title !== 'string' || !(isYes || isUnknowable)) return null;
  const opening = isUnknowable ? 'I can’t see when that is. ' : '';
  return `${opening}When should I remind you of “${title}”? Nothing is saved yet.`;
}

// "She's in Manila" completes "remind me to call her at 8pm her time".
function callsInPlace(said: string, text: string, world: World): ToolCall[] | null {
  const place = aPlace.exec(text.trim())?.groups?.place ?? '';
  if (!placeZone(place)) return null;
  const { calls } = understand(said.replace(/\b(?:their|his|her) time\b/i, `${place} time`), world);
  return calls.length > 0 ? calls : null;
}

const aPlace =
  /^(?:(?:she|he|they|it|we)(?:['’]s|['’]re| is| are)? ?(?:lives?|based|now)? ?)?(?:in |from )?(?<place>[\p{L} .'’/]+?)(?: time)?(?:,? (?:please|thanks|sorry))?[.!]*$/iu;

// "Remind me about that on wednesday" accepts an offered todo.
const remindOfIt =
  /^(?:(?:please|just|yes|ok(?:ay)?|and|but|so)[, ]+)*(?:remind|ping|nudge|tell) me (?:(?:about|of) (?:it|that|this|them) )?/i;

export function callAtTime(calls: PhraseCall[], said: string, world: World): PhraseCall[] | null {
  const [call, another] = calls;
  const items =
    call?.tool === 'add_todos' && !another ? (call.input.items as { text: string; due?: string }[]) : [];
  const [item, more] = items;
  const text = said.replace(remindOfIt, '');
  if (!item || more || item.due || !isTimeAnswer(text)) return null;
  const tokens = withTimes(text, tokenize(text), world);
  const times = tokens.filter(({ kind }) => kind === 'time');
  const heard = hear(text, tokens, { slots: new Map(), times }, world);
  if (text !== said && call?.input.list === undefined)
    return [{ tool: 'set_reminder', input: { title: item.text, when: heard.when } }];
  return [taskCall(item.text, heard, call?.input.list as string | undefined)];
}

/**
 * Returns the offered calls for a later day: the answer "not before tuesday" moves them to Tuesday. Null for
 * other answers.
 */
export function callLater(calls: PhraseCall[], text: string, readWorld: () => World): PhraseCall[] | null {
  const day = /^(?:but |just |only )?not (?:before|until|till?) (.+)$/i.exec(text.trim())?.[1];
  return day ? callAtTime(calls, day, readWorld()) : null;
}

function isReport(text: string): boolean {
  const verb = /^(?:i|we)(?:['’]ve| have)? (?:just |already |finally )?(\p{L}+)/iu.exec(text.trim())?.[1];
  return verb !== undefined && baseForms(verb.toLowerCase()) !== null;
}

const fillers = new Set(
  "it's that's say lets how its is s that was by ok okay yes just better rather lets should be works fine good thanks make it let us say how then well um like around roughly probably perhaps hmm erm do a an the my on at in for to from with and about please maybe i think every each".split(
    ' ',
  ),
);

function isTimeAnswer(text: string): boolean {
  if (text.length > maxAnswerLength) return false;
  const { rest, times } = splitTimes(text);
  const words = rest.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
  return (
    (times !== '' || /^\s*(?:at\s+)?\d{1,2}\s*$/.test(text)) &&
    words.every((word) => fillers.has(word) || /^\d{1,2}$/.test(word))
  );
}
