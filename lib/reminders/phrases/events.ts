import { deadlineLead, endOf, startOf, taskCall, titleOf } from '@/lib/phrases/input';
import { habit, isForUs, isPlainName, pastDeed } from '@/lib/phrases/names';
import type { Heard, Phrase, PhraseCall, PhraseQuestion } from '@/lib/phrases/phrase';
import { daysOf } from '@/lib/phrases/several-days';
import {
  changing,
  eventTitle,
  inItsHalf,
  isAhead,
  isAtPlace,
  isStatement,
  judging,
  openingHours,
  strengthOf,
  withHoliday,
} from '@/lib/reminders/phrases/event-names';
import { timesADay } from '@/lib/reminders/times-a-day';
import { localDate } from '@/lib/time/format';
import { baseForms } from '@/lib/words/verbs';

const noEvent =
  /^(?:what|where|when|who|whom|why|how|which|whose|is|are|am|was|were|do|does|did|can|could|will|would|should|shall|have|has|had|no|not|never|don['’]?t|i|i['’]\w+|we|we['’]\w+|he|she|they|you|it|its|it['’]s|that|this|there|if|unless|because|but|or|any|anything|nothing|stop|delete|remove|cancel|move|change|reschedule|postpone|push|shift|snooze|undo|show|list|tell|give|play|turn|skip|pause|make|done|yes|okay|thanks|hello|hi|please|let|set|my|until|just|only|every|everything|all|both|actually|instead|later|earlier|maybe|still|same|put|add|keep|start|open|find|search|forget|remember|wake|bring|drop|and|also|then|so|lol|oops|sorry|directions)(?!\p{L})/iu;

const likely: Pick<Phrase, 'strength' | 'strongest'> = { strength: strengthOf, strongest: 'likely' };

export const eventPhrases: Phrase[] = [
  {
    intent: 'calendar_set',
    say: ['{title}'],
    isOpen: true,
    when: 'must',
    ...likely,
    fits: (heard) => (heard.sense === 'hour' || heard.sense === 'hourly series') && isEvent(heard),
    calls: (heard) => eventCall(heard, titleOf(heard.text('title'))),
    examples: ['gym at 6 tomorrow', 'yoga every wednesday at 7pm', 'tmr 3 haircut'],
    counterExamples: ['what is on at 5', 'no meetings after 5pm'],
  },
  {
    intent: 'calendar_set',
    say: ['{title}'],
    isOpen: true,
    when: 'must',
    ...likely,
    fits: (heard) =>
      (heard.sense === 'day' || heard.sense === 'range') &&
      !heard.startsWithTask &&
      isEvent(heard) &&
      eventTitle(heard) !== null &&
      heard.text('title').split(' ').length <= 6,
    calls: (heard) => eventCall(heard, titleOf(heard.text('title'))),
    examples: ['oil change in 3 months'],
    counterExamples: ['what is on tomorrow'],
  },
  {
    // Matches "the electrician is here monday at 8" and "I travel to Kumasi on thursday".
    intent: 'calendar_set',
    say: ['{title}'],
    isOpen: true,
    when: 'must',
    ...likely,
    fits: (heard) =>
      heard.sense !== 'length' &&
      heard.sense !== 'unclear' &&
      isStatement(heard) &&
      !isForUs(heard) &&
      isAhead(heard) &&
      !isPastVerb(heard) &&
      !hasSeveralDays(heard) &&
      !isHabit(heard) &&
      eventTitle(heard) !== null,
    calls: (heard) => eventCall(heard, eventTitle(heard) ?? ''),
    examples: [
      'the electrician is here on monday at 8',
      'I am going to Sunita’s house on thursday at 5:30pm',
    ],
    counterExamples: ['I went to the gym yesterday', 'will it rain tomorrow'],
  },
  {
    // "The bridge club moved to Wednesday at 7", of something that is not known yet.
    intent: 'calendar_set',
    when: 'must',
    strength: 'likely',
    say: ['{title} [has|was|is|got|has been] (moved|changed|rescheduled|postponed|shifted|pushed) to'],
    fits: (heard) =>
      (heard.sense === 'hour' || heard.sense === 'hourly series') &&
      !heard.hasQuestionMark &&
      isPlainName(titleOf(heard.text('title'))) &&
      heard.text('title').split(' ').length <= 4 &&
      heard.find('title', ['reminder', 'todo', 'event']).length === 0,
    calls: (heard) => eventCall(heard, titleOf(heard.text('title'))),
    examples: ['the bridge club moved to Wednesday at 7 pm'],
  },
  {
    // "The filter needs changing every 10 days", "the bill must be paid by friday".
    intent: 'calendar_set',
    say: [
      '{title} (need|needs|want|wants) {doing}',
      '{title} (need to|needs to|have to|has to|must|should|ought to|ought|to) be {doing}',
      '{title} (needs|has|have) to {doing}',
      '{title} (need|needs|have|has|must|should|ought) [to] be',
    ],
    when: 'must',
    strength: 'likely',
    fits: (heard) =>
      heard.sense !== 'length' &&
      heard.sense !== 'unclear' &&
      !heard.hasQuestionMark &&
      isAhead(heard) &&
      !noEvent.test(heard.first) &&
      !/^(?:i|we|you|he|she|they|it|this|that|these|those)\b/i.test(heard.text('title')) &&
      (isDueIn(heard) ||
        isDone(heard.text('doing').split(' ')[0] ?? '') ||
        /^(?:go out|go off|ship|leave|arrive|reach|(?:be )?(?:in|ready|there|back))\b/i.test(
          heard.text('doing'),
        )),
    calls: (heard) =>
      eventCall(
        heard,
        titleOf(
          (isDueIn(heard) ? [{ time: null, text: heard.text('title'), gap: ' ' }] : heard.parts)
            // "I'll" is two words with the same text.
            .filter(
              ({ time, text, gap }, place) => !time && !(gap === '' && text === heard.parts[place - 1]?.text),
            )
            .map(({ text }) => text)
            .join(' '),
        ),
      ),
    examples: ['the water filter needs replacing every 3 weeks', 'the invoice has to be paid by friday'],
    counterExamples: ['I need loving tomorrow'],
  },
  {
    intent: 'calendar_set',
    say: ['{title}'],
    isOpen: true,
    when: 'must',
    // "Bin day is every second tuesday starting this tuesday" can only be a plan.
    strength: (heard) =>
      /\b(?:starting|beginning) \p{L}/iu.test(heard.when) && isPlainName(titleOf(heard.text('title')))
        ? 'likely'
        : 'guess',
    strongest: 'likely',
    fits: (heard) => heard.sense === 'series' && isEvent(heard) && !isHabit(heard),
    calls: (heard) => ({
      tool: 'set_reminder',
      input: { title: titleOf(heard.text('title')), when: heard.when },
    }),
    examples: ['trash goes out every monday'],
  },
];

/**
 * Returns the call that stores an event with the title `words` in the connected calendar. Without a calendar,
 * the event becomes a reminder or a todo.
 */
export function eventCall(heard: Heard, words: string): PhraseCall | PhraseQuestion {
  const title = withHoliday(words, heard).replace(isAtPlace, '$1 ');
  const { sense, world, startsWithTask } = heard;
  const isOnce = sense === 'hour' || sense === 'day' || sense === 'range';
  if (world.hasCalendar && !startsWithTask && isOnce)
    return { tool: 'use_calendar', input: { act: 'create', item: title, when: heard.when } };
  const counted = timesADay(title);
  if (counted) return counted;
  const today = localDate(world.now, world.zone);
  const isToday = sense === 'day' && heard.times.some((time) => 'date' in time && time.date === today);
  const isDeadline = isToday || heard.times.some(({ bound }) => bound === 'by' || bound === 'before');
  // "Winter tyres sometime next week" has no day yet.
  const isUndecided =
    (sense === 'day' && /\bdue\b/i.test(heard.whole)) ||
    (sense === 'range' && /\bsome ?time\b/i.test(heard.whole));
  if (isDeadline || isUndecided) return taskCall(title.replace(/,? (?:is |are )?due$/i, ''), heard);
  return {
    tool: 'set_reminder',
    input: {
      title,
      when: inItsHalf(dayOf(heard), heard.whole),
      ...endOf(heard),
      ...daysOf(heard),
      ...deadlineLead(heard),
    },
  };
}

function dayOf(heard: Heard): string {
  const range = heard.times.find(({ kind }) => kind === 'range');
  return heard.sense === 'range' && range?.kind === 'range' && range.from.time === null
    ? range.from.date
    : startOf(heard);
}

function isEvent(heard: Heard): boolean {
  if (
    heard.sense === 'day' &&
    /\d+\/\d+|\d{3,}|\d+ (?:over|kg|kilos?|lbs|km|steps)/i.test(heard.text('title'))
  )
    return false;
  return (
    !hasSeveralDays(heard) &&
    isAhead(heard) &&
    !isPastVerb(heard) &&
    !changing.test(heard.whole) &&
    !feeling.test(heard.text('title')) &&
    !openingHours.test(heard.whole) &&
    !isForUs(heard) &&
    isEventName(heard.text('title')) &&
    (!noEvent.test(heard.first) || ownShift.test(heard.text('title')))
  );
}
// "Shift tomorrow 7-3" tells when someone works.
const ownShift = /^shifts?(?: (?:at|with|for|in)\b|$)/i;

// "The timesheet has to be in by friday": the time begins with "in".
function isDueIn({ times, has }: Heard): boolean {
  return !has('doing') && times.some(({ bound, text }) => bound !== null && /^in\b/i.test(text));
}

const isPastVerb = ({ first, startsWithTask, whole }: Heard) =>
  !startsWithTask && (baseForms(first) !== null || pastDeed.test(whole) || toldOnly.test(whole));

// "Baby was up four times in the night", "met the worst guy today", "nobody comes on friday".
const toldOnly =
  /^(?:\p{L}+ ){1,3}(?:was|were) (?!(?:at|on|in|for|from|due|supposed|meant|going)\b)\p{L}|^(?:(?:i|we|they|he|she) )?met \p{L}|^(?:nobody|no ?one|none) (?:else |of \p{L}+ |ever |really )?(?:is|are|was|were|has|have|had|can|could|will|would|do|does|did|comes?|came|wants?|wanted|told|tells|likes?|liked|knows?|knew|shows?|showed|turns?|turned|cares?|cared|helps?|helped|goes|went|gets?|got|says?|said|calls|called|works?|remembers?|remembered|needs?|needed)\b/iu;

const hasSeveralDays = ({ times }: Heard) =>
  times.filter(({ kind }) => kind === 'date' || kind === 'instant').length > 1;

const feeling =
  /\b(?:tired|happy|sad|sick|ill|excited|nervous|stressed|exhausted|sore|bored|hungry|grumpy|busy|unwell)$/i;

// "I get hay fever every spring" tells what happens by itself.
const ofSeason = /^(?:i|we|he|she|they|my|our)\b.*\b(?:every|each) (?:spring|summer|autumn|fall|winter)\b/i;

function isHabit({ sense, whole, startsWithTask, first }: Heard): boolean {
  if (sense === 'series' && ofSeason.test(whole)) return true;
  return sense === 'series' && !startsWithTask && !/^(?:i|we)$/.test(first) && habit.test(whole);
}

const isDone = (word: string) => /..(?:ing|ed)$/i.test(word) || baseForms(word.toLowerCase()) !== null;

function isEventName(words: string): boolean {
  const title = titleOf(words);
  return (
    !judging.test(words) &&
    title.length > 1 &&
    title.split(' ').length <= 12 &&
    (!noEvent.test(title) || ownShift.test(title)) &&
    !/^the one\b/i.test(title) &&
    !/\?\s*$/.test(words)
  );
}
