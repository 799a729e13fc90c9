import { journeyPrepared } from '@/lib/phrases/earlier/trip-day';
import { leadDays, leadText, timeFrom, titleOf } from '@/lib/phrases/input';
import { isName } from '@/lib/phrases/names';
import type { Heard, Phrase } from '@/lib/phrases/phrase';
import { ahead, announced, announcedOnItsDay, leadOf, nameOf } from '@/lib/reminders/phrases/announced';
import { eventTitle } from '@/lib/reminders/phrases/event-names';
import { ownerOf, remind } from '@/lib/reminders/phrases/shared';
import { fromLocal } from '@/lib/time/clock';
import type { TimeExpression } from '@/lib/time/find-times';
import { taskVerbs } from '@/lib/words/verbs';

const tell = `(${remind}|(tell|warn|message|text|give|call|wake) me|wake me up|ping|remind|set a reminder|with a reminder|i need a reminder|i want a reminder|i would like a reminder|set me a reminder|heads up|alarm)`;
const asking = /^(?:what|when|where|who|which|how|will|did|do|does|are|is|can|could)\b/i;

export const announcingPhrases: Phrase[] = [
  {
    // "Remind me about mum's birthday 3 days before": if the birthday is unknown, the tool asks for it.
    intent: 'birthday_set',
    when: 'must',
    say: [`${remind} [about|of] {title} [before|ahead|in advance]`],
    fits: (heard) =>
      /\b(?:birthday|anniversary)$/i.test(heard.text('title')) &&
      heard.times.length === 1 &&
      leadDays(heard.when) !== null &&
      ahead.test(heard.whole),
    calls: (heard) => ({
      tool: 'set_social_date',
      input: {
        name: whoseDay(heard),
        kind: /anniversary$/i.test(heard.text('title')) ? 'anniversary' : 'birthday',
        leadDays: leadDays(heard.when),
      },
    }),
    examples: [],
  },
  {
    // "Check in 48 hours before the flight", of a stored flight.
    intent: 'calendar_set',
    when: 'must',
    strength: 'certain',
    isContent: true,
    say: [
      '[and|also|then|i need to|i have to|i must|i should] {title} {lead:time} [of] [before|prior to|ahead of|after] [the|my|our] {anchor} [please|too|as well]',
    ],
    fits: (heard) => beforeNamed(heard) !== null,
    calls: (heard) => ({
      tool: 'set_reminder',
      input: { title: titleOf(heard.text('title')), when: beforeNamed(heard) ?? '' },
    }),
    examples: [],
  },
  {
    // "Leave for the airport 3 hours before" counts from the flight that was mentioned last.
    intent: 'calendar_set',
    when: 'must',
    strength: 'likely',
    say: ['{title} [before|earlier|ahead|beforehand|after|later] [that|it]'],
    fits: (heard) =>
      beforeFocus(heard) !== null &&
      eventTitle(heard) !== null &&
      !asking.test(heard.whole) &&
      !isAnnouncing.test(heard.whole),
    calls: (heard) => ({
      tool: 'set_reminder',
      input: { title: titleOf(heard.text('title')), when: beforeFocus(heard) ?? '' },
    }),
    examples: [],
  },
  {
    intent: 'calendar_set',
    isContent: true,
    say: [
      `{title} [so|and|but|then] [please|can you|could you] ${tell} [about it|of it|of that|for it|for that|about that] {lead:time} [a|an|of|in] [before|beforehand|early|earlier|ahead|in advance|prior|heads up|warning|notice] [that|it|hand|too|as well|each|each time|every time|both]`,
      `{title} [so|and|but|then] [please|can you|could you] ${tell} [about it|of it|of that|for it|for that] {lead:time} [before|ahead] (and|and then|and again) [again] {more:time} [before|ahead|in advance] [that|it|please|too|as well]`,
      `{title} [and|with] [a|an] {lead:time} (heads up|warning|notice|reminder) [before|please]`,
      `{title} [so|and|but|then] [please|can you|could you] ${tell} {lead:time} [before|beforehand|earlier|ahead|prior] (to|that i (need to|have to|must|should)) {act}`,
    ],
    when: 'must',
    fits: (heard) => !/\b(?:birthday|anniversary)\b/i.test(heard.whole) && leadOf(heard) !== null,
    calls: (heard) => announced(heard),
    examples: [
      'passport expires june 2028, remind me 6 months before',
      'dentist on friday at 3pm, remind me an hour before',
      'interview on friday at 2pm, remind me one day before and one hour before',
    ],
  },
  {
    intent: 'calendar_set',
    isContent: true,
    say: [
      `{title} [so|and|then] [please] ${tell} [about it|of it|of that|for it|for that|about that] {at:time}`,
    ],
    when: 'must',
    fits: (heard) =>
      heard.times.length === 1 &&
      isName(nameOf(heard)) &&
      // "My english is bad. Wake me tomorrow at 6" names the alarm by nothing.
      !/[.!] (?:please )?wake\b/i.test(heard.whole) &&
      !asking.test(heard.whole) &&
      !ahead.test(heard.text('at')) &&
      (heard.sense === 'hour' || heard.sense === 'day' || heard.sense === 'hourly series') &&
      heard.text('title').split(' ').length <= 14 &&
      !heard.hasQuestionMark,
    calls: (heard) => ({ tool: 'set_reminder', input: { title: nameOf(heard), when: heard.when } }),
    examples: ['buy bread on the way, alert me thursday 7am'],
    counterExamples: ['what will you remind me tomorrow'],
  },
  {
    // "Choir is on Mondays at 19:30, remind me at 19:00": an hour on the day itself.
    intent: 'calendar_set',
    isContent: true,
    when: 'must',
    say: [
      `{title} [so|and|but|then|therefore] [please|can you|could you] ${tell} [about it|of it|of that|for it|for that|about that] {at:time} [please|(to|that i (need to|have to|must|should)) {act}]`,
      `{title} [so|and|but|then|therefore] [please|can you|could you] ${tell} (to|that i (need to|have to|must|should)) {act} {at:time}`,
    ],
    // "Remind me to ring Ann tonight and remind me to feed the cat tonight" are two.
    fits: (heard) =>
      !/^(?:(?:please|can you|could you) )?(?:remind|ping|nudge|alert|tell) me to /i.test(
        heard.text('title'),
      ) &&
      !asking.test(heard.whole) &&
      !heard.hasQuestionMark &&
      announcedOnItsDay(heard) !== null,
    calls: (heard) => {
      const found = announcedOnItsDay(heard);
      if (!found) return null;
      const { own, minutes, when, isEvent } = found;
      const name = nameOf(heard);
      const day = own.replace(/^on\s+/i, '');
      if (heard.has('act')) {
        const title = titleOf(heard.text('act'));
        const act = { tool: 'set_reminder', input: { title, when, description: `${name} (${day})` } };
        // This reminder comes first, because "make that 8:45" then means it.
        return isEvent
          ? [
              { tool: 'set_reminder', input: { title, when } },
              { tool: 'set_reminder', input: { title: name, when: day } },
            ]
          : act;
      }
      const leads = minutes === null ? {} : { leads: [leadText(minutes)] };
      return { tool: 'set_reminder', input: { title: name, when: minutes === null ? when : day, ...leads } };
    },
    examples: [
      'choir is every monday at 19:30, remind me at 19:00',
      'the eclipse is on march 3, wake me at 5am that day to pack the telescope',
    ],
  },
  {
    // "Remind me at 8 and again at 12": each time is a reminder of its own, with the day of the event.
    intent: 'calendar_set',
    isContent: true,
    say: [
      `{title} [so|and|then] [please] ${tell} [about it|of it|of that|for it|for that|about that] {at:time} and [again|then|also|once more] {more:time}`,
    ],
    when: 'must',
    fits: (heard) =>
      !asking.test(heard.whole) &&
      !heard.hasQuestionMark &&
      ownTimes(heard).length <= 1 &&
      heard.text('title').split(' ').length <= 14,
    calls: (heard) => {
      const [own] = ownTimes(heard);
      const title = nameOf(heard).replace(/\s+due$/i, '');
      const name = own ? `${title} (${own.text.replace(/^(?:on|at|in|by|due)\s+/i, '')})` : title;
      return ['at', 'more'].map((slot) => ({
        tool: 'set_reminder',
        input: { title: name, when: heard.text(slot) },
      }));
    },
    examples: ['road tax due 30 june, remind me on 1 june 9am and again on 20 june 9am'],
  },
];

function whoseDay({ text, world: { mentions } }: Heard): string {
  const name = text('title')
    .replace(/['’]?s?\s+(?:birthday|anniversary)$/i, '')
    .replace(/^(?:my|our)\s+/i, '');
  const [recent] = mentions;
  // "A week before her birthday", right after it was told. The "s" of "his" is cut off.
  const isPointed = /^(?:his|her|hi|their)$/i.test(name) && recent?.thing.kind === 'date';
  return isPointed ? ownerOf(recent.thing.title) : name;
}

function ownTimes(heard: Heard): TimeExpression[] {
  const said = [heard.text('at'), heard.text('more')];
  return heard.times.filter(({ text }) => !said.some((one) => one.includes(text)));
}

const isAnnouncing =
  /\b(?:remind|tell|warn|ping|nudge|alert|heads up|notice|warning|move|make it|push|shift|no|not|actually)\b/i;

const changing =
  /^(?:move|push|shift|put|make|change|reschedule|skip|cancel|delete|remind|wake|ping|tell|bring)$/;

function beforeNamed(heard: Heard): string | null {
  const { first, text, times, whole, world, hasQuestionMark } = heard;
  const [time, another] = times;
  const isCounted = time?.kind === 'duration' || time?.kind === 'unclear';
  if (!isCounted || another || hasQuestionMark || changing.test(first)) return null;
  if (!taskVerbs.has((text('title').split(' ')[0] ?? '').toLowerCase().replace(/-.*/, ''))) return null;
  const [thing, other] = heard.findWords(text('anchor'), ['reminder', 'event', 'date']);
  const at = thing?.at ?? (thing?.date ? fromLocal(thing.date, '09:00', world.zone) : null);
  const link = /\b(before|prior|ahead|after)\b/i.exec(whole)?.[1]?.toLowerCase();
  if (!at || other || !link || thing?.rule) return null;
  const words =
    ahead.test(time.text) || /\bafter\b/i.test(time.text)
      ? time.text
      : `${time.text} ${link === 'after' ? 'after' : 'before'}`;
  return timeFrom(at, words, world);
}

function beforeFocus({ times, whole, world }: Heard): string | null {
  const [time, another] = times;
  const last = world.mentions.find(({ how }) => how === 'made' || how === 'changed')?.thing;
  const recent = journeyPrepared(whole, world) ?? last;
  const isBefore = /\b(?:before|beforehand|ahead|earlier)\b/i.test(whole);
  const isAfter = /\b(?:after|later)\b/i.test(whole);
  const at = recent?.at ?? (recent?.date ? fromLocal(recent.date, '09:00', world.zone) : null);
  if (
    !time ||
    another ||
    !at ||
    (!isBefore && !isAfter) ||
    (time.kind !== 'duration' && time.kind !== 'unclear')
  )
    return null;
  const words = time.kind === 'duration' ? `${time.text} ${isAfter ? 'after' : 'before'}` : time.text;
  return timeFrom(at, words, world);
}
