import { leadText } from '@/lib/phrases/input';
import { lastDeed } from '@/lib/phrases/meant-task';
import { isPlainName } from '@/lib/phrases/names';
import type { Heard, Phrase, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { inItsHalf, isAhead } from '@/lib/reminders/phrases/event-names';
import { nearestHalf } from '@/lib/reminders/times/when';
import { localDate, localTime } from '@/lib/time/format';
import { baseForms } from '@/lib/words/verbs';

const longestItem = 4;

export const continuingPhrases: Phrase[] = [
  {
    // A reminder that was sent and waits for an answer is snoozed before any phrase row is tried.
    intent: 'calendar_set',
    strength: 'likely',
    say: [
      '(snooze|postpone) [me] [for|by|until|till|to|another|{n:number}] [a bit|a while|later|longer|more]',
    ],
    calls: () => 'No reminder is waiting for an answer, so I snoozed nothing. Name one to move it.',
    examples: ['snooze 20 minutes'],
  },
  {
    // "Skip delivery monday 7am": the first word is no order if nothing is called "delivery".
    intent: 'calendar_set',
    isOpen: true,
    when: 'must',
    strength: 'guess',
    say: ['(skip|swap|drop|change|show|play|find|search|turn|cover|set|shift|move|pause) {rest}'],
    fits: (heard) =>
      heard.sense === 'hour' &&
      heard.times.length === 1 &&
      !heard.hasQuestionMark &&
      isPlainName(heard.text('rest')) &&
      !/^(?:the|a|an|my|our|your|his|her|their|it|that|this|these|those|them|both|me|us|to|off|on|up|out|all|any|some|everything|in|back|next|by|from|until|till|for|at|alarm|alarms|timer|reminder|reminders|lights?|volume|music|radio|tv)\b/i.test(
        heard.text('rest'),
      ) &&
      heard.find('rest').length === 0,
    calls: (heard) => ({
      tool: 'set_reminder',
      input: { title: `${heard.first} ${heard.text('rest')}`, when: heard.when },
    }),
    examples: ['skip delivery monday 7am murphys job'],
  },
  {
    // "She needs it again in 3 months", after "gave the dog her worm tablet today".
    intent: 'calendar_set',
    when: 'must',
    strength: 'certain',
    say: [
      '[and|but|so] (he|she|it|they|that|this|those|i|we|{who:word}|the {who:word}) [will|would|should|must] (need|needs|want|wants|get|gets|have|has|do) [to] [have|get|be|do] [it|them|that|one|another|another one] [done|doing|{deed:word}] again [in|on|by]',
      '[and|but|so] [he|she|it|they|that|this] [is|are] (do|due|repeat|needed|needs doing) [it|that|them] again [in|on|by]',
      '[and] [it|that|this] again [in|on]',
      '[and] [remind me|remind me again|tell me] [of|about] [the|her|his|its|their] next (one|ones|time|dose|round|change|{kind:word}) [is|are|will be|should be|comes] [due|needed] [in|on|by]',
      'remind me [of|about] [it|that|this] again [in|on]',
    ],
    fits: (heard) =>
      lastDeed(heard.world) !== null &&
      !heard.hasQuestionMark &&
      heard.sense !== 'length' &&
      heard.sense !== 'unclear' &&
      isAhead(heard),
    calls: (heard) => ({
      tool: 'set_reminder',
      input: { title: lastDeed(heard.world), when: heard.when },
    }),
    examples: [],
  },
  {
    // "Next one in 6 months" keeps the appointment and adds another; "again in 5" counts minutes.
    intent: 'calendar_set',
    strength: 'certain',
    say: [
      '[and|then|so] [remind me|remind me again|set|book|add|make] [of|about] [the|my|her|his|its|their] [next|following] (one|time|appointment|visit|check-up|checkup|dose|round) [is|will be|should be|comes] [due|needed] [in|on|at]',
      '[and|also|please|then] [remind me|ping me|tell me|nudge me] [about|of] [it] again [in {n:number}] [please]',
      'again in {n:number} [more] [please]',
      '(another|give me another|give it another|and another) {n:number} [please]',
      '[the|my] {item} (needs|need|wants|could do with) [another|about|like] {n:number} [more] [mins|min|minutes] [more|longer]',
    ],
    fits: (heard) => nextTime(heard) !== null,
    calls: (heard) => nextTime(heard),
    examples: [],
  },
  {
    // "Add saturdays at 10", after "yoga mondays at 9".
    intent: 'calendar_set',
    when: 'must',
    strength: 'certain',
    say: [
      '(another|and another|also another|add|and add|also add|please add|can you add|include|and also|also|and|plus) [another|one|it|that] [on|at|for] [too|as well|please]',
    ],
    fits: (heard) => anotherTime(heard) !== null,
    calls: (heard) => anotherTime(heard),
    examples: [],
  },
  {
    // "And at half 12 to chase the lab" is on the day of the last one.
    intent: 'calendar_set',
    strength: ({ times }) => (times.length > 0 ? 'certain' : 'sure'),
    say: ['[and|also|plus] [also|then] to {title}'],
    fits: (heard) =>
      /^\W*(?:and|also|plus)\b/i.test(heard.message) &&
      isAtOwnHour(heard) &&
      justSet(heard) !== null &&
      !heard.hasQuestionMark,
    calls: (heard) => sameTime(heard.text('title'), heard),
    examples: [],
  },
  {
    intent: 'calendar_set',
    when: 'never',
    say: ['(and|also|plus|oh and) [some|the|a|an] {item} [too|as well|please]'],
    fits: (heard) =>
      buyingVerb(heard) !== null &&
      !heard.hasQuestionMark &&
      heard.text('item').split(' ').length <= longestItem,
    calls: (heard) => sameTime(`${buyingVerb(heard)} ${heard.text('item')}`, heard),
    examples: [],
  },
  {
    // "Pasta, 9 minutes" is a timer.
    intent: 'alarm_set',
    when: 'must',
    strength: 'likely',
    isContent: true,
    say: ['[and] [the] {title}'],
    fits: ({ first, hasQuestionMark, parts, sense, text, times: [time, another] }) =>
      sense === 'length' &&
      time !== undefined &&
      !another &&
      !hasQuestionMark &&
      minutes.test(time.text) &&
      parts.at(-1)?.time === time &&
      isPlainName(text('title')) &&
      text('title').split(' ').length <= longestTimer &&
      !noTimer.test(first) &&
      baseForms(first) === null,
    calls: ({ text, times: [time] }) => ({
      tool: 'set_reminder',
      input: { title: text('title'), when: `in ${time?.text.replace(/^for\s+/i, '')}` },
    }),
    examples: ['pasta, 9 minutes', 'eggs 6 min'],
    counterExamples: ['walked 30 minutes', 'pasta 9 minutes ago'],
  },
];

const longestTimer = 3;
const noTimer =
  /^(?:late|delayed|running|early|about|around|another|only|wait|maybe|just|every|last|first|next|in)$/;
const minutes = /^(?:for )?\d{1,3} ?m(?:ins?|inutes?)?$/i;

function nextTime(heard: Heard): PhraseCall | null {
  const { hasQuestionMark, message, times, world, has, text, whole } = heard;
  const named = has('item') ? (heard.find('item', ['reminder'])[0] ?? null) : null;
  const running = named?.at && !named.rule ? { ...named, at: named.at } : null;
  const thing = has('item') ? running : justSet(heard);
  const [time, other] = times;
  if (!thing || hasQuestionMark || other) return null;
  if (has('item') && !/\b(?:more|longer|another)\b/i.test(whole)) return null;
  const isAgain = /\bagain\b/i.test(whole);
  // "Next" at the beginning is left out of a request.
  if (
    !isAgain &&
    !has('n') &&
    !/\b(?:next|following) (?:one|time|appointment|visit|check-?up|dose|round)\b/i.test(message)
  )
    return null;
  const minutes = Number(text('n'));
  if (has('n')) {
    const isSoon = minutes >= 1 && minutes <= 60 && thing.at.getTime() - world.now.getTime() < soonMs;
    if (!isSoon) return null;
    return isAgain
      ? { tool: 'set_reminder', input: { title: thing.title, when: `in ${minutes} minutes` } }
      : { tool: 'update_reminder', input: { item: thing.id, when: `${minutes} minutes later` } };
  }
  if (!time || (isAgain && time.kind !== 'instant')) return null;
  const clock = localTime(thing.at, world.zone);
  const when = time.kind === 'date' ? `${time.date} ${clock}` : heard.when;
  return time.kind === 'date' || (time.kind === 'instant' && time.at > thing.at)
    ? { tool: 'set_reminder', input: { title: thing.title, when } }
    : null;
}

const soonMs = 3 * 60 * 60_000;

function anotherTime(heard: Heard): PhraseCall | null {
  const { hasQuestionMark, times, world, first, whole } = heard;
  const [recent] = world.mentions;
  const thing = recent?.thing;
  const isRecent = recent?.how === 'made' || recent?.how === 'changed';
  const [time, other] = times;
  if (hasQuestionMark || !isRecent || thing?.kind !== 'reminder' || !thing.at || !time || other) return null;
  const { zone } = world;
  const isHour = time.kind === 'time' || (time.kind === 'instant' && world.headDay === time.date);
  if (/\banother\b/i.test(whole) && isHour && !thing.rule) {
    const said = time.kind === 'time' ? time.text : (/\banother\b(.*)/i.exec(whole)?.[1] ?? '');
    const clock = nearestHalf(
      time.time,
      said.trim().replace(/^(?:one )?(?:at |for )?/i, ''),
      localTime(thing.at, zone),
    ).slice(0, 5);
    return {
      tool: 'set_reminder',
      input: { title: thing.title, when: `${localDate(thing.at, zone)} ${clock}` },
    };
  }
  const isDays = time.kind === 'recurrence' && /BYDAY/.test(time.rule);
  // "And at 6:30" and the like are read elsewhere.
  if (!isDays && !(/\badd\b/i.test(`${first} ${whole}`) && (time.kind === 'date' || time.kind === 'instant')))
    return null;
  if (isDays && !thing.rule) return null;
  const hasHour = 'time' in time && time.time !== null;
  return {
    tool: 'set_reminder',
    input: {
      title: thing.title,
      when: hasHour ? time.text : `${time.text} at ${localTime(thing.at, zone)}`,
      ...(isDays && thing.leads?.length ? { leads: thing.leads.map(leadText) } : {}),
    },
  };
}

export function justSet({ world }: Heard): (Thing & { at: Date }) | null {
  const [recent] = world.mentions;
  const thing = recent?.how === 'made' || recent?.how === 'changed' ? recent.thing : undefined;
  return thing?.kind === 'reminder' && thing.at && !thing.rule ? { ...thing, at: thing.at } : null;
}

function buyingVerb(heard: Heard): string | null {
  return /^(?:buy|get|order|pick up|bring|pack)\b/i.exec(justSet(heard)?.title ?? '')?.[0] ?? null;
}

function isAtOwnHour({ times: [time, other], parts }: Heard): boolean {
  const before = parts.findIndex(({ word }) => word === 'to');
  return !time || (time.kind === 'time' && !other && parts.slice(0, before).some((part) => part.time));
}

function sameTime(title: string, heard: Heard) {
  const thing = justSet(heard);
  const { zone } = heard.world;
  const [own] = heard.times;
  const clock = thing && localTime(thing.at, zone);
  // "To dinner at 7" is in the evening, whatever came before.
  const usual = own && inItsHalf(own.text, title) !== own.text ? '19:00' : clock;
  const hour = usual && own?.kind === 'time' ? nearestHalf(own.time, own.text, usual).slice(0, 5) : clock;
  return thing && { tool: 'set_reminder', input: { title, when: `${localDate(thing.at, zone)} ${hour}` } };
}
