import { movedByOthers } from '@/lib/assistant/phrases/appointments/by-others';
import { extendedTo, lastDue } from '@/lib/assistant/phrases/changes/reported';
import { dayInItsMonth, durationAs, moveCalls } from '@/lib/assistant/phrases/changes/shared';
import { inSaidHalf, terseClock } from '@/lib/assistant/phrases/edits/bare-hours';
import { isOneOfSeveral, onRejectedDay, planOf } from '@/lib/assistant/phrases/edits/focus';
import { anchorBefore } from '@/lib/assistant/phrases/edits/timing';
import { asksForDay } from '@/lib/phrases/earlier/asked-day';
import { startOf, titleOf } from '@/lib/phrases/input';
import { isOtherEvent } from '@/lib/phrases/names';
import { countAdded, mayCount } from '@/lib/phrases/new-todos';
import type { Heard, Phrase, Thing } from '@/lib/phrases/phrase';
import { ofTwins } from '@/lib/phrases/several-days';
import { onOwnDay } from '@/lib/reminders/phrases/running/own-day';

const movable: Thing['kind'][] = ['reminder', 'todo', 'event'];

const cue =
  '(no|nope|scratch that|make|wait|actually|hmm|oh|i mean|i meant|rather|sorry|well|instead|oops|ah|no wait|no sorry|no actually|no i meant|no i mean|on second thought|better|maybe|let us say|say|make it|make that|make it for|change it to|change that to|change to|it should be|should be|that should be|it is|set it for|put it at|do|move it to|that is|it was|let us do|let us make it|how about|what about|could it be|can it be|can we do|can you do|can we make it|better is|better make it|rather make it|no make it|or|lets do|did i say|i said)';
const nicer =
  '(good|fine|perfect|okay|great|better|best|easier|nicer|more realistic|realistic|sensible|convenient|likely|safer|enough|plenty|early enough|soon enough|ideal|preferable|doable)';

const becomes =
  '{item} (should be|should come|should go off|should ring|has to come|needs to be|need to be|have to be|has to be done|must be|was adjourned|was rescheduled|was postponed|is rescheduled|was brought forward|is adjourned|got postponed|got rescheduled|was supposed to be|has to be|is actually|is now|should be on|is really|should have been|actually is|is at|is on|is|got moved|has been moved|was moved|moved|is moved|has moved|is postponed|got pushed|was pushed|has changed|changed) [done|finished|ready|in] [to|at|on|by|now|actually|until]';

const ordinal = /^(?:[12]\d|3[01]|\d)(?:st|nd|rd|th)$/i;

export const movingPhrases: Phrase[] = [
  {
    // "Prof gave us until sunday", of what is due.
    intent: 'calendar_set',
    when: 'must',
    strength: 'certain',
    say: [
      '[oh|actually|good news|never mind|ok|so|and] {who} [has|have] [just|now|kindly] (gave|given|gives|granted|allowed) (us|me) [{more}] [until|till|til|to]',
      '[oh|actually|good news|never mind|ok|so|and] (i|we) [have] [just|now] (got|have) [time|more time|an extension] [until|till|til|to] [now|instead|for it]',
      '[oh|actually|good news|never mind|ok|so|and] [the deadline|it|it is|its|it has|deadline] [is|was|has|got|been|just|now] [been] extended [until|till|til|to] [now|instead]',
    ],
    fits: (heard) =>
      heard.times.some(({ kind }) => kind === 'date' || kind === 'instant') &&
      (heard.has('who')
        ? heard.text('who').split(' ').length <= 3
        : /\b(?:until|till?|extension|extended)\b/i.test(heard.whole)) &&
      (!heard.has('more') ||
        /^(?:time|more time|extra time|an extension|a few more days|more days|longer)$/i.test(
          heard.text('more'),
        )) &&
      lastDue(heard) !== null,
    calls: (heard) => {
      const thing = lastDue(heard);
      return thing && moveCalls(thing, extendedTo(thing, heard), heard);
    },
    examples: [],
  },
  {
    intent: 'calendar_set',
    say: [
      '(move|push back|push out|push|prepone|shift|reschedule|postpone|delay|bump|change|put off|bring forward|switch|set|adjust|update|make|slide|edit|modify|put) {item} [back|forward|up|out|by|over] [to|for|until|by|instead|at|on|till|from] [be|say] {t:time} [instead|please|then]',
    ],
    when: 'must',
    fits: (heard) =>
      // "Set one for 8" asks for a new reminder.
      !/^(?:set|make|put) (?:another|one)\b/i.test(heard.whole) &&
      // "Shift at the café sat 10am" is an event.
      !/^(?:shift|change|set|slide) (?:at|with|for|in)\b/i.test(heard.whole) &&
      (heard.sense !== 'unclear' ||
        heard.times.some(({ text }) => /\b(?:later|earlier|before|after)\b/i.test(text))),
    calls: (heard) => {
      const words = heard
        .text('item')
        .replace(/\s+(?:from|to|at|on)$/i, '')
        .replace(/^(?:to|by|on|at|for)$/i, 'it');
      const when =
        heard.times.length > 1 && /\bto\b/i.test(heard.whole)
          ? (heard.times.at(-1)?.text ?? heard.when)
          : heard.when;
      const found = movedBy(words, heard);
      const isExplicit = /^(?:move|push|prepone|shift|reschedule|postpone|delay|bump|put off|bring)/i.test(
        heard.whole,
      );
      const [one] = found;
      const anchored = one && heard.times.length === 1 ? anchorBefore(one, when, heard) : null;
      if (one && found.length === 1) return moveCalls(one, anchored ?? durationAs(when, heard), heard);
      if (found.length > 1 && /^(?:both|all|them|those|these|everything)\b/i.test(words))
        return found.flatMap((thing) => moveCalls(thing, durationAs(when, heard), heard) ?? []);
      if (found.length > 1)
        return {
          tool: found.every(({ kind }) => kind === 'todo') ? 'update_todo' : 'update_reminder',
          input: { item: words, when, due: when },
        };
      if (/^(?:it|that|this|them)$/i.test(words))
        return isExplicit || /^(?:change|make)/i.test(heard.whole)
          ? 'What should I move? I have nothing in mind that we just talked about.'
          : null;
      if (!isExplicit) return null;
      return heard.world.hasCalendar
        ? { tool: 'use_calendar', input: { act: 'move', item: words, when } }
        : { tool: 'update_reminder', input: { item: titleOf(words), when } };
    },
    examples: ['move the dentist to 5', 'reschedule the call for tomorrow'],
  },
  {
    intent: 'calendar_set',
    say: [
      `[only|just] [${cue}] [${cue}] ${becomes}`,
      `[${cue}] [on|at] {t:time} (works|suits|is|would be|would work|fits|might be|will be) [me|us|him|her|them] ${nicer} [for|with] [the|my|our] {item}`,
      `[${cue}] [on|at|for] {t:time} (is|would be|might be|seems|feels|sounds|works) [a bit|a little|much|more|probably] ${nicer} [for me|for us|for them|actually]`,
      `[${cue}] (let us|lets) (do|say|go for|go with|make it|have) [on|at] {t:time} [instead|rather|now|then] for {item} [instead|then|please]`,
      `[${cue}] {item} (works|would be|would work|fits|is) (better|best|easier) [for me|for us|for them] [on|at] {t:time}`,
    ],
    when: 'must',
    fits: (heard) => {
      const found = moveTarget(heard);
      const isGroupMeant =
        found.length > 1 && /^(?:both|all|they|them|those|these)\b/i.test(heard.text('item'));
      // "Tomorrow is plenty" may be about anything.
      if (
        /\b(?:plenty|enough|good|fine|perfect|okay|great)\b/i.test(heard.whole) &&
        heard.times.some(({ kind }) => kind !== 'time')
      )
        return false;
      return heard.sense !== 'unclear' && (found.length === 1 || isGroupMeant);
    },
    calls: (heard) => moveTarget(heard).flatMap((thing) => moveCalls(thing, startOf(heard), heard) ?? []),
    examples: [],
  },
  {
    // Matches "Thursday is now at 10", which moves the thing on that day to another hour.
    intent: 'calendar_set',
    when: 'must',
    say: [`[${cue}] {day:time} is [now|actually] [at] {hour:time} [now|instead]`],
    fits: (heard) =>
      heard.times.some(({ kind }) => kind === 'time') &&
      heard.times[0]?.kind === 'date' &&
      heard.findWords(heard.text('day'), ['reminder', 'event']).length === 1,
    calls: (heard) =>
      heard
        .findWords(heard.text('day'), ['reminder', 'event'])
        .flatMap((thing) => moveCalls(thing, heard.text('hour'), heard) ?? []),
    examples: [],
  },
  {
    // Matches "they are both every week" and "both to Wednesday".
    intent: 'calendar_set',
    when: 'must',
    say: [
      `[${cue}] [${cue}] (they|both|these|those|both of them|all of them) (are|should be|need to be|have to be) [both|all] [at|on] [actually|now|instead]`,
      `[${cue}] (both|both of them|all of them|them both|them all) [to|on|for|at|until|by|are] {t:time} [then|please|instead]`,
      `[${cue}] [at|to|on] {t:time} [instead|please] for (both|both of them|all of them|each of them|each|all three|all) [instead|please]`,
    ],
    fits: (heard) => heard.sense !== 'unclear' && heard.findWords('both', ['reminder', 'todo']).length > 1,
    calls: (heard) =>
      heard
        .findWords('both', ['reminder', 'todo'])
        .flatMap((thing) => moveCalls(thing, onOwnDay(startOf(heard), thing, heard), heard) ?? []),
    examples: [],
  },
  {
    intent: 'calendar_set',
    when: 'never',
    say: [
      `[${cue}] [${cue}] {item} (is|was|should be|must be|is actually|should have been|can be|could be) [on] [the] {day:word} [not the {old:word}]`,
      `${cue} [${cue}] [${cue}] [on] the {day:word} [not the {old:word}|instead|please|then]`,
    ],
    fits: (heard) => ordinal.test(heard.text('day')) && !asksForDay(heard) && moveTarget(heard).length === 1,
    calls: (heard) =>
      moveTarget(heard).flatMap((thing) => moveCalls(thing, dayInMonth(heard, thing), heard) ?? []),
    examples: [],
  },
  {
    intent: 'calendar_set',
    say: [
      `[${cue}] [${cue}] [at|on|for|to|by] {t:time} [instead|i mean|i meant|rather|please|then|better|works better|is better|would be better|though|not {x:time}]`,
      `${cue} [${cue}] [at|on|for|to] {n:number} [instead|then|please]`,
    ],
    // Excludes "half an hour before that as well", which adds an early notice and moves nothing.
    fits: (heard) =>
      Boolean(heard.last(movable)) &&
      !asksForDay(heard) &&
      (heard.sense === 'none') === heard.has('n') &&
      !heard.isAlso &&
      !(heard.sense === 'unclear' && /\b(?:before|prior)\b/i.test(heard.whole)),
    calls: (heard) => {
      const rejected = onRejectedDay(heard, movable);
      if (rejected === null) return null;
      const last = heard.last(heard.sense === 'unclear' ? ['reminder', 'event'] : movable);
      const thing = rejected ?? inSaidHalf(planOf(last, heard), heard);
      const [number, terse] = [heard.text('n'), terseClock(heard.text('n'))];
      // "Make it 45" after "in 20 minutes".
      const isLarge = Number(number) > lastHour && !terse;
      const bare = isLarge ? `in ${number} minutes` : `at ${terse ?? number}`;
      if (isLarge && !isSoon(thing, heard)) return null;
      const counted = countAdded(heard);
      if (counted) return counted;
      if (thing && (isOneOfSeveral(thing, heard.world) || mayCount(thing, heard)))
        return `Which one do you mean? Name it, for example “${thing.title} ${heard.when || bare}”. Nothing was changed.`;
      const said = heard.has('x') ? (heard.times[0]?.text ?? '') : startOf(heard) || bare;
      if (!thing || !heard.world.mentions[0]) return null;
      return ofTwins(thing, heard, (one) => moveCalls(one, said, heard));
    },
    examples: [],
  },
  {
    intent: 'calendar_set',
    say: [
      `[${cue}] [${cue}|move it|do it|push it|can we make it|has to be|need it|want it|i need it|i want it] (a bit|a little|a little bit|somewhat|slightly|a tad|a while|bit|a wee bit|a touch) (later|earlier|sooner) [instead|than that|though|if possible]`,
      `[${cue}] (make it|move it|push it|should be|it should be|better) (later|earlier|sooner)`,
    ],
    fits: (heard) => Boolean(heard.last(['reminder'])),
    calls: (heard) => {
      const thing = heard.last(['reminder']);
      const way = /later/i.test(heard.whole) ? 'later' : 'earlier';
      return thing ? { tool: 'update_reminder', input: { item: thing.id, when: `30 minutes ${way}` } } : null;
    },
    examples: [],
  },
];

function movedBy(words: string, heard: Heard): Thing[] {
  // "The friday one" names a thing by its day.
  if (/^ones?$/i.test(words)) return heard.findWords(heard.times[0]?.text ?? '', movable);
  const found = heard.findWords(words, movable);
  const isShift = heard.times.every(({ kind }) => kind === 'duration');
  return isShift && found.every(({ at, date }) => !at && !date)
    ? heard.findWords(words, ['reminder', 'event'])
    : found;
}

const lastHour = 24;
const soonMs = 3 * 60 * 60_000;

function isSoon(thing: Thing | null, { world }: Heard): boolean {
  return thing?.at ? thing.at.getTime() - world.now.getTime() < soonMs : false;
}

function dayInMonth({ text, world }: Heard, thing: Thing): string {
  const day = Number.parseInt(text('day'), 10);
  if (thing.rule?.includes('FREQ=MONTHLY')) return `every month on the ${text('day')}`;
  return dayInItsMonth(thing, day, world) ?? `on the ${text('day')}`;
}

function moveTarget(heard: Heard): Thing[] {
  if (!heard.has('item')) return [heard.last(movable) ?? []].flat();
  const pointed = /^(?:it|its|that|this)$/i.test(heard.text('item'))
    ? movedByOthers(heard, movable)
    : undefined;
  if (pointed) return [pointed];
  const words = heard.text('item').toLowerCase().split(' ');
  return heard.find('item', movable).filter((thing) => !words.some((word) => isOtherEvent(word, thing)));
}
