import { titleOf } from '@/lib/phrases/input';
import { isPlainName } from '@/lib/phrases/names';
import type { Heard, Phrase } from '@/lib/phrases/phrase';
import { remind } from '@/lib/reminders/phrases/shared';
import { formatWhen, localTime } from '@/lib/time/format';
import { resolveWhen } from '@/lib/time/phrases';
import { placeZone } from '@/lib/time/places';
import { areGoods } from '@/lib/todos/goods';
import { agentVerbs, baseForms } from '@/lib/words/verbs';
import { quoted } from '@/lib/words/wording';

const ownRoutine =
  /^(?:i|we) (?:am |are )?(?:finish|finished|get (?:home|back|in|off|to|up)|got|leave|arrive|come|start|wake|done|am back|are back|back|home)\b(?!.* to (?!work|school|bed|the|my)\p{L}+)/iu;

const placeTime =
  /\b(?:\d{1,2}(?:[:.]\d\d)? ?(?:[ap]\.?m\.?)?|noon|midnight),? (?:in )?(?<place>\p{Lu}\p{L}{2,}(?: \p{Lu}\p{L}+)?) [Tt]ime\b/u;
const noPlace =
  /^(?:Local|Your|Their|Our|His|Her|Same|Lunch|Dinner|Tea|Bed|Story|Nap|Bath|Play|Show|Game|Quality|Family|Summer|Winter|Daylight|Standard|First|Half|Full|Part|Start|Finish|End|Prime|Some|This|That|Any|All|One|Next|Last|Big|Long|Due|Departure|Arrival|Boarding|Kick|Reading|Study|Quiet|Prayer|Happy|Closing|Opening)\b/;

function unknownPlace(message: string): string | null {
  const place = placeTime.exec(message)?.groups?.place ?? '';
  return place && !noPlace.test(place) && !placeZone(place) && !/^[A-Z]{2,4}$/.test(place) ? place : null;
}

/** Phrases for reminders at a moment that only the user knows, such as "when I finish work". */
export const routinePhrases: Phrase[] = [
  {
    // "Bin day there is a wednesday" is every wednesday.
    intent: 'calendar_set',
    when: 'must',
    strength: 'certain',
    say: [
      '[and|also|fyi] [the|our|my|her|his] {duty} (day|night) [there|here|for us|for me] (is|are) [always|usually] [on] [a] {day:time}',
      '[and|also|fyi] [the|our|my] {duty} (is|are|goes out|go out) [always|usually|out] [on] [a] {day:time}',
    ],
    fits: (heard) => everyWeek(heard) !== null && !heard.hasQuestionMark,
    calls: (heard) => ({
      tool: 'set_reminder',
      input: {
        title: `${heard.text('duty')}${/ (?:day|night)\b/i.exec(heard.whole)?.[0] ?? ''}`,
        when: `every ${everyWeek(heard)}`,
        // "Recycling every second one" has no day of its own.
        ...(everyOther.exec(heard.message) ? { description: everyOther.exec(heard.message)?.[1] } : {}),
      },
    }),
    examples: [],
  },
  {
    // "Trash 8" is a plan for eight o'clock.
    intent: 'calendar_set',
    when: 'never',
    strength: 'likely',
    asksFirst: true,
    say: ['{title} {hour:number}'],
    fits: (heard) => isPlanWithHour(heard) && nextAt(heard) !== null,
    calls: (heard) => ({
      tool: 'set_reminder',
      input: {
        title: titleOf(heard.text('title')),
        when: `at ${localTime(nextAt(heard) ?? heard.world.now, heard.world.zone).slice(0, 5)}`,
      },
    }),
    offer: (heard) => {
      const { now, zone } = heard.world;
      return `Shall I remind you: ${quoted(titleOf(heard.text('title')))}, ${formatWhen(nextAt(heard) ?? now, zone, now)}?`;
    },
    examples: [],
  },
  {
    // "Call Étienne at 10am Lahti time": the hour of a place with an unknown zone would be wrong as it stands.
    intent: 'calendar_set',
    strength: 'certain',
    when: 'must',
    isContent: true,
    say: ['{all}'],
    fits: (heard) => unknownPlace(heard.message) !== null && !heard.hasQuestionMark,
    calls: (heard) =>
      `I do not know the time zone of ${quoted(unknownPlace(heard.message) ?? '')}, so nothing was saved. Tell me the hour in your own time.`,
    examples: [],
  },
  {
    // "Remind me when I finish work", of what was spoken of.
    intent: 'calendar_set',
    strength: 'certain',
    say: [
      `[yes|yeah|ok|okay|and|please|but] ${remind} [again] [about it|of it|of that|about that|of this|then] (when|once|as soon as|after) {condition}`,
    ],
    fits: (heard) =>
      ownRoutine.test(heard.text('condition')) && (heard.sense === 'day' || heard.sense === 'none'),
    calls: ({ text, when, world: { mentions, lastTurn } }) => {
      const [recent] = mentions.filter(({ turn, how }) => turn === lastTurn && how !== 'deleted');
      const title = recent && /^(?:todo|reminder)$/.test(recent.thing.kind) ? recent.thing.title : '';
      const ask = `I can’t see when ${text('condition')
        .replace(/^i\b/i, 'you')
        .replace(/\bmy\b/gi, 'your')}. At what time is that?`;
      return { ask, tool: 'set_reminder', input: { title, when }, field: 'when' };
    },
    examples: [],
  },
  {
    // "Remind me every hour today to stretch" has no end yet.
    intent: 'calendar_set',
    when: 'must',
    strength: 'certain',
    say: [`${remind} [to|about|of] {title}`],
    fits: ({ times: [time, other], text }) =>
      everyHourToday.test(time?.text ?? '') && !other && isPlainName(titleOf(text('title'))),
    calls: ({ text, when }) => ({
      ask: 'Until what time today?',
      tool: 'set_reminder',
      input: { title: titleOf(text('title')), when },
      field: 'when',
    }),
    examples: [],
  },
];

function nextAt({ text, world: { now, zone } }: Heard): Date | null {
  return resolveWhen(`at ${text('hour')}`, { now, zone })?.at ?? null;
}

function isPlanWithHour({ text, whole, first, world, hasQuestionMark, findWords }: Heard): boolean {
  const title = text('title');
  const hour = Number(text('hour'));
  const isHour = /\d$/.test(whole.trim()) && Number.isInteger(hour) && hour >= 1 && hour <= 12;
  // After an item of a list, "bags 8" is one more.
  const [recent] = world.mentions;
  const isOfList = recent !== undefined && (recent.thing.kind === 'list' || Boolean(recent.thing.list));
  return (
    isHour &&
    /^(?:the |my )?\p{L}+(?: \p{L}+)?$/u.test(title) &&
    !hasQuestionMark &&
    !isOfList &&
    !areGoods(title) &&
    !numberedNouns.test(title) &&
    !numberedNouns.test(title.split(' ')[0] ?? '') &&
    !agentVerbs.has(first) &&
    !/^(?:buy|get|order|add|need|want|pack|make|move|change|push|set|snooze|delete|remove|cancel)$/.test(
      first,
    ) &&
    baseForms(first) === null &&
    findWords(title).length === 0
  );
}

const numberedNouns =
  /\b(?:page|room|bus|tram|terminal|line|level|chapter|gate|score|size|number|no|nr|platform|floor|week|day|month|year|apartment|apt|flat|unit|row|season|episode|part|step|item|option|grade|age|route|code|pin|door|desk|table|bay|lane|class|group|team|version|point|times?|and|plus|minus|to|in|on|at|by|for|of|with|from|until|till|before|after|around|about|again|more|another|same|other|every|snooze|later|mood|rating|is|are|was|it|i|me|no|yes|only|just|all|last|first|next)$/i;

const everyHourToday = /^every (?:hour|half hour|\d+ (?:hours|min(?:ute)?s)) today$/i;

const everyOther = /[,;] (?:and )?(\p{L}+(?: \p{L}+)? every (?:second|other|2nd)(?: one| time| week)?)\W*$/iu;

const duties =
  /^(?:(?:the|our|my|her|his) )?(?:bins?|trash|garbage|rubbish|refuse|recycling|compost|food waste|laundry|wash|washing|gym|leg|market|pizza|cleaning|library|swim|swimming|PE|sports|bath|shower|cheat|pension|pay)$/i;

// "Is wednesday" alone may tell only of this week.
function everyWeek({ text, times: [day, other], message }: Heard): string | null {
  if (/\b(?:this|next|tomorrow|only|just)\b/i.test(message)) return null;
  const isUsual = /\b(?:is|are|on|out|always|usually) (?:a|always|usually)\b/i.test(message);
  const [weekday] = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i.exec(day?.text ?? '') ?? [];
  return isUsual &&
    weekday &&
    !other &&
    /^(?:date|recurrence)$/.test(day?.kind ?? '') &&
    duties.test(text('duty'))
    ? weekday
    : null;
}
