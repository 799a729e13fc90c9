import { moveCalls, nameThing } from '@/lib/assistant/phrases/changes/shared';
import { isInTitle } from '@/lib/assistant/phrases/edits/parts';
import { linkWords } from '@/lib/assistant/phrases/edits/words';
import type { Heard, Part, Phrase, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { localDate } from '@/lib/time/format';
import { capitalized, quoted } from '@/lib/words/wording';

const kinds: Thing['kind'][] = ['reminder', 'todo', 'event'];
const maxParts = 30;

export const rejectedPhrases: Phrase[] = [
  {
    // "Wait no", right after something was deleted.
    intent: 'undo',
    when: 'never',
    strength: 'certain',
    say: [
      '[oh|ah|argh|oops|sorry|hang on] (wait no|no wait|oh no|no no|wait wait|no do not|wait do not|no stop|oh no wait|no no no|do not|do not do that|no do not do that) [please|wait]',
    ],
    fits: ({ world }) => world.mentions[0]?.how === 'deleted' && world.mentions[0].turn === world.lastTurn,
    calls: () => ({ tool: 'undo', input: {} }),
    examples: [],
  },
  {
    // Matches a reason with a new time: "Kayla can't make it so 8", "the room is full so friday".
    intent: 'calendar_set',
    strength: 'certain',
    say: [
      '{reason} so [make it|let us say|let us do|lets say|lets do|say|it is|its|now|we are] [now] [at|to|on|for] {t:time} [instead|now|then|please]',
      '{reason} so [make it|let us say|let us do|lets say|lets do|say|it is|its|now|we are] [now] [at|to] {n:number} [instead|now|then|please]',
    ],
    fits: (heard) =>
      hindrance.test(heard.text('reason')) &&
      // "Bank holiday this week so wed".
      heard.times.filter(({ text }) => !/^(?:this|next) week$/i.test(text)).length ===
        (heard.has('t') ? 1 : 0) &&
      Number(heard.text('n') || 1) <= lastHour &&
      isJustSet(heard),
    calls: (heard) => {
      const thing = heard.last(['reminder', 'event']);
      return thing && moveCalls(thing, heard.has('n') ? `at ${heard.text('n')}` : heard.text('t'), heard);
    },
    examples: [],
  },
  {
    // "The sitter can't, my sister comes but not till 7:15" moves the thing to 7:15.
    intent: 'calendar_set',
    strength: 'certain',
    when: 'must',
    isContent: true,
    say: ['{reason} [but] [just|only] not {t:time}'],
    fits: (heard) => notBefore(heard) !== null,
    calls: (heard) => {
      const thing = notBefore(heard);
      return thing && moveCalls(thing, heard.when.replace(/^\w+\s+(?=\d)/, 'at '), heard);
    },
    examples: [],
  },
  {
    // "Nah, 1 was fine", after a change to another hour.
    intent: 'calendar_set',
    strength: 'certain',
    say: [
      '(nah|no|nope|actually|hm|oh|wait) [the|at] {n:number} (was|is) [actually] (fine|okay|ok|good|better|right|correct|great) [after all|then|thanks]',
      '(nah|no|nope|actually|hm|oh|wait) [the] {t:time} was [actually] (fine|okay|ok|good|better|right|correct|great) [after all|then|thanks]',
    ],
    fits: (heard) => isJustSet(heard) && hourKept(heard) !== null,
    calls: (heard) => {
      const thing = heard.last(['reminder', 'event']);
      return thing && moveCalls(thing, `at ${hourKept(heard)}`, heard);
    },
    examples: [],
  },
  {
    // "Not before tuesday" puts what was just noted off until that day.
    intent: 'calendar_set',
    when: 'must',
    strength: 'certain',
    say: ['[but|and|just|only|though] [only] not {t:time} [though|please|then|thanks]'],
    fits: (heard) => notEarlier(heard) !== null,
    calls: (heard) => notEarlier(heard),
    examples: [],
  },
  {
    // "Not saturday", of a reminder that was just set for Saturday.
    intent: 'calendar_set',
    when: 'must',
    strength: 'certain',
    say: ['[no|oh|ah|but|actually|hm|sorry] not [on] [please|though|then]'],
    fits: (heard) => setOnDay(heard) !== null,
    calls: (heard) => {
      const thing = setOnDay(heard);
      return (
        thing && {
          ask: `To which day should I move ${quoted(thing.title)}?`,
          ...{ tool: 'update_reminder', input: { item: thing.id }, field: 'when' },
        }
      );
    },
    examples: [],
  },
  {
    intent: 'calendar_set',
    when: 'must',
    isContent: true,
    strength: 'certain',
    say: ['{all}'],
    fits: (heard) => rejected(heard) !== null,
    calls: (heard) => {
      const found = rejected(heard);
      if (!found) return null;
      const { target, fresh } = found;
      if (!fresh)
        return {
          ask: `To which day should I move ${quoted(target.title)}?`,
          ...{ tool: 'update_reminder', input: { item: target.id }, field: 'when' },
        };
      const { time } = fresh;
      if (!time) return null;
      const hasHour = time.kind === 'instant' || time.kind === 'time';
      const said =
        hasHour || /\bsame\b/i.test(time.text) || !target.at ? time.text : `${time.text} same time`;
      return moveCalls(target, said, { ...heard, times: [time] });
    },
    examples: [],
  },
];

function setOnDay(heard: Heard): Thing | null {
  const [time, another] = heard.times;
  const thing = heard.last(['reminder']);
  if (time?.kind !== 'date' || another || !thing?.at || thing.rule || !isJustSet(heard)) return null;
  return localDate(thing.at, heard.world.zone) === time.date ? thing : null;
}

function notBefore(heard: Heard): Thing | null {
  const [time, other] = heard.times;
  const isLimit = time?.kind === 'time' && /^(?:un)?(?:till?|before)$/.test(time.bound ?? '');
  if (!isLimit || other || heard.hasQuestionMark || !hindrance.test(heard.text('reason'))) return null;
  const [clause = ''] = heard.text('reason').split(hindrance);
  const [thing, another] = heard.findWords(clause.replace(/^(?:the|my|our) /i, ''), ['reminder', 'event']);
  return thing && !another ? thing : null;
}

function hourKept({ times, has, text, last }: Heard): string | null {
  const hour = has('n') ? text('n') : times.length === 1 && times[0]?.kind === 'time' ? times[0].text : null;
  const isClock = hour !== null && (!has('n') || (Number(hour) > 0 && Number(hour) <= lastHour));
  return isClock && last(['reminder', 'event'])?.at ? hour.replace(/^at /i, '') : null;
}

function notEarlier(heard: Heard): PhraseCall | PhraseCall[] | string | null {
  const { times, world, hasQuestionMark } = heard;
  const [time, another] = times;
  const [recent] = world.mentions;
  const isSet = recent?.how === 'made' || recent?.how === 'changed';
  const thing = isSet ? heard.last(kinds) : null;
  if (!time || another || hasQuestionMark || !thing || thing.rule) return null;
  if (!/^(?:un)?(?:till?|before)$/.test(time.bound ?? '')) return null;
  const day = 'date' in time ? time.date : null;
  const own = thing.at ? localDate(thing.at, world.zone) : (thing.date ?? '');
  const isLate = day ? own >= day && time.kind === 'date' : false;
  if (isLate) return `${capitalized(nameThing(thing, heard))}: that is not earlier, so nothing was changed.`;
  const said = time.text.replace(/^(?:before|until|till?)\s+/i, '');
  if (time.kind === 'date') return moveCalls(thing, thing.at ? `${time.date} same time` : time.date, heard);
  return time.kind === 'time' || time.kind === 'instant'
    ? moveCalls(thing, time.kind === 'time' ? `at ${said}` : said, heard)
    : null;
}

const lastHour = 24;
const hindrance =
  /\b(?:can ?not|ca?n['’]?t|cant|could ?n['’]?t|won['’]?t|not|no longer|late|later|delayed|ill|sick|busy|booked|full|closed|stuck|running|clash|clashes|away|(?:bank|public|national) holiday|strike)\b/i;

function isJustSet({ world, last }: Heard): boolean {
  const [recent] = world.mentions;
  return (
    (recent?.how === 'made' || recent?.how === 'changed') &&
    recent.thing.id === last(['reminder', 'event'])?.id
  );
}

const refusedAfter =
  /^(?:is |'s |are |will be )?(?:now )?(?:no good|no use|not good|not possible|not an option|not great|no longer possible|out of the question|does not work|will not work|does not suit|is bad|clashes|is a problem|impossible)\b/;
const refusedBefore =
  /\b(?:can not|cannot|cant|could not|will not|does not|is not able to|unable to|not) (?:do|make|manage|come|come on|go|attend|be there|be here|have|on|free on)(?: on| it| it on)?$/;

function rejected(heard: Heard): { target: Thing; fresh: Part | null } | null {
  const { parts, world } = heard;
  if (parts.length > maxParts || heard.hasQuestionMark || world.things.length === 0) return null;
  const isDay = (refuses: typeof isRefused) => (part: Part, index: number) =>
    part.time?.kind === 'date' && refuses(parts, index);
  const refused = parts.findIndex(isDay(isRefused));
  const place = refused < 0 ? parts.findIndex(isDay(isTaken)) : refused;
  const day = parts[place];
  if (!day) return null;
  const onDay = heard.findWords(day.text, kinds).filter(({ rule }) => !rule);
  const named = onDay.filter(({ title }) =>
    parts.some(({ word, time }) => !time && word.length > 2 && isInTitle(word, title)),
  );
  const recent = onDay.filter(({ id }) => world.mentions.some(({ thing }) => thing.id === id));
  const [target, other] = named.length > 0 ? named : onDay.length > 1 ? recent : onDay;
  if (!target || other) return null;
  const at = parts.findLastIndex((part, index) => index > place && part.time && !isRefused(parts, index));
  const fresh = parts[at];
  if (fresh && !isOnlyMove(parts, place, at, target)) return null;
  return fresh || (refused >= 0 && target.kind === 'reminder') ? { target, fresh: fresh ?? null } : null;
}

function isOnlyMove(parts: Part[], place: number, at: number, { title }: Thing): boolean {
  const start = parts.findLastIndex(
    ({ gap }, index) => index > place && index <= at && /[,.;!?–—]/.test(gap),
  );
  const clause = parts.slice(Math.max(place + 1, start), parts.length);
  return clause.every(
    ({ word, time }) => time || linkWords.has(word) || refusing.has(word) || isInTitle(word, title),
  );
}

const refusing = new Set(
  'good use possible option great work suit bad clashes problem impossible me us'.split(' '),
);

// "Wednesday is choir. Friday": a clause says what else is on the day, and the next one names another.
function isTaken(parts: Part[], place: number): boolean {
  const isBreak = ({ gap }: Part, index: number) => index > 0 && /[,.;!?–—]/.test(gap);
  const start = parts.findLastIndex((part, index) => index <= place && isBreak(part, index));
  const end = parts.findIndex((part, index) => index > place && isBreak(part, index));
  const clause = parts.slice(Math.max(0, start), Math.max(0, end));
  const said = clause.map(({ word }) => word).join(' ');
  return taking.test(said) && !welcome.test(said) && clause.filter(({ time }) => time).length === 1;
}

const taking = /(?:^|\s)(?:is|'s|am|are|have|has|got|busy|booked|working|away)(?:\s|$)/;
const welcome =
  /\b(?:fine|good|ok|okay|perfect|great|works?|better|best|free|right|not?|yes|too|also|need|want|remind|add|to|it|that|this)\b/;

function isRefused(parts: Part[], place: number): boolean {
  const words = (from: number, to: number) =>
    parts
      .slice(Math.max(0, from), to)
      .map(({ word }) => word)
      .join(' ');
  // "She can't make it, next friday instead" refuses no day.
  const isBefore = !/[,.;!?–—]/.test(parts[place]?.gap ?? '') && refusedBefore.test(words(place - 5, place));
  return isBefore || refusedAfter.test(words(place + 1, place + 6));
}
