import { endOf, leadDays, leadText, startOf, timeFrom, titleOf } from '@/lib/phrases/input';
import type { Heard, Phrase, PhraseCall } from '@/lib/phrases/phrase';
import { announcedOnItsDay } from '@/lib/reminders/phrases/earlier-hour';
import { eventTitle } from '@/lib/reminders/phrases/event-names';
import { remind } from '@/lib/reminders/phrases/shared';
import { fromLocal } from '@/lib/time/clock';
import type { TimeExpression } from '@/lib/time/find-times';
import { resolveWhen } from '@/lib/time/phrases';

const tell = `(${remind}|(tell|warn|message|text|give|call|wake) me|wake me up|ping|remind|set a reminder|with a reminder|i need a reminder|heads up|alarm)`;
const asking = /^(?:what|when|where|who|which|how|will|did|do|does|are|is|can|could)\b/i;
const ahead = /\b(?:before|beforehand|prior|ahead|earlier|in advance|heads up|warning|notice)\b/i;

/** Sets reminders for things with a time and a lead: "dentist friday at 3, remind me an hour before". */
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
        name: heard
          .text('title')
          .replace(/['’]?s?\s+(?:birthday|anniversary)$/i, '')
          .replace(/^(?:my|our)\s+/i, ''),
        kind: /anniversary$/i.test(heard.text('title')) ? 'anniversary' : 'birthday',
        leadDays: leadDays(heard.when),
      },
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
      `{title} [so|and|but|then] [please|can you|could you] ${tell} [about it|of it|of that] {lead:time} [a|an|of|in] [before|beforehand|earlier|ahead|in advance|prior|heads up|warning|notice] [that|it|hand|too|as well|each|each time|every time|both]`,
      `{title} [and|with] [a|an] {lead:time} (heads up|warning|notice|reminder) [before|please]`,
    ],
    when: 'must',
    fits: (heard) => !/\b(?:birthday|anniversary)\b/i.test(heard.whole) && leadOf(heard) !== null,
    calls: (heard) => announced(heard),
    examples: [
      'passport expires june 2028, remind me 6 months before',
      'dentist on friday at 3pm, remind me an hour before',
    ],
  },
  {
    intent: 'calendar_set',
    isContent: true,
    say: [`{title} [so|and|then] [please] ${tell} [about it|of it|of that] {at:time}`],
    when: 'must',
    fits: (heard) =>
      heard.times.length === 1 &&
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
    // "Choir is on Mondays at 19:30, remind me at 19:00": an hour on the day itself. In "… remind me at 7 to
    // leave", the last words are the reminder's title.
    intent: 'calendar_set',
    isContent: true,
    when: 'must',
    say: [
      `{title} [so|and|but|then|therefore] [please|can you|could you] ${tell} [about it|of it|of that] {at:time} [please|(to|that i (need to|have to|must|should)) {act}]`,
      `{title} [so|and|but|then|therefore] [please|can you|could you] ${tell} (to|that i (need to|have to|must|should)) {act} {at:time}`,
    ],
    fits: (heard) => !asking.test(heard.whole) && !heard.hasQuestionMark && announcedOnItsDay(heard) !== null,
    calls: (heard) => {
      const found = announcedOnItsDay(heard);
      if (!found) return null;
      const { own, minutes, when, isEvent } = found;
      const name = nameOf(heard);
      const day = own.replace(/^on\s+/i, '');
      if (heard.has('act')) {
        const title = titleOf(heard.text('act'));
        const act = { tool: 'set_reminder', input: { title, when, description: `${name} (${day})` } };
        // The reminder for the act comes first, because a correction that follows ("make that 8:45") means
        // this reminder.
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
      `{title} [so|and|then] [please] ${tell} [about it|of it|of that] {at:time} and [again|then|also|once more] {more:time}`,
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

function ownTimes(heard: Heard): TimeExpression[] {
  const said = [heard.text('at'), heard.text('more')];
  return heard.times.filter(({ text }) => !said.some((one) => one.includes(text)));
}

/**
 * Separates the lead ("an hour before") from the times of the event itself. Returns null if the request does
 * not end with a lead.
 */
function leadOf(heard: Heard): { lead: TimeExpression; own: TimeExpression[] } | null {
  const lead = heard.times.findLast(({ kind, text }) => kind === 'duration' || ahead.test(text));
  const own = heard.times.filter((time) => time !== lead);
  return lead && own.length > 0 && ahead.test(heard.whole) && heard.times.at(-1) === lead
    ? { lead, own }
    : null;
}

const isAnnouncing =
  /\b(?:remind|tell|warn|ping|nudge|alert|heads up|notice|warning|move|make it|push|shift|no|not|actually)\b/i;

/**
 * Returns the time that words like "3 hours before" mean, counted from the thing that was made or changed
 * last. Returns null if there is no such thing, or if the request names another time.
 */
function beforeFocus({ times, whole, world }: Heard): string | null {
  const [time, another] = times;
  const recent = world.mentions.find(({ how }) => how === 'made' || how === 'changed')?.thing;
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

function nameOf(heard: Heard): string {
  const bare = heard
    .text('title')
    .replace(/,? (?:and )?(?:is )?(?:the )?next (?:one|time)(?:['’]?s| is)?(?: on)?$/i, '')
    .replace(/\s+(?:is|are)$/i, '');
  const own = { ...heard, text: () => bare };
  return eventTitle(own) ?? titleOf(bare);
}

/**
 * Returns the call that stores an event with an hour as a reminder with a lead. For a day without an hour,
 * the call stores only the earlier reminder, with the day in its title.
 */
function announced(heard: Heard): PhraseCall | null {
  const found = leadOf(heard);
  if (!found) return null;
  const { now, zone } = heard.world;
  const [series, first] = found.own;
  // "Every second Tuesday, the next one is this Tuesday" starts the series on that day.
  const isNext = series?.kind === 'recurrence' && first?.kind === 'date' && /\bnext\b/i.test(heard.whole);
  const when = isNext ? `${series.text} starting ${first.date}` : found.own.map(({ text }) => text).join(' ');
  const at = resolveWhen(when, { now, zone });
  const anchor = at?.at ?? (at?.date ? fromLocal(at.date, '09:00', zone) : rangeStart(found.own, zone));
  const said = ahead.test(found.lead.text) ? found.lead.text : `${found.lead.text} before`;
  const words = said
    .replace(/^(?:by|for|in|at)\s+/i, '')
    .replace(/\b(?:heads up|warning|notice|ahead|in advance|beforehand|earlier)\b/i, 'before');
  const moment = anchor && timeFrom(anchor, words, { now, zone });
  if (!anchor || !moment) return null;
  const title = nameOf(heard);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(moment);
  const before = resolveWhen(words, { now, zone, anchor });
  const early = before?.at ?? (isDay ? fromLocal(moment, '09:00', zone) : null);
  const minutes = early ? Math.round((anchor.getTime() - early.getTime()) / 60_000) : 0;
  const isSeries = found.own.some(({ kind }) => kind === 'recurrence');
  if ((at?.at || isSeries) && minutes >= 5 && minutes <= maxLead)
    return {
      tool: 'set_reminder',
      input: {
        title,
        when: isSeries ? when : startOf({ ...heard, when, times: found.own }),
        leads: [leadText(minutes)],
        ...endOf({ ...heard, times: found.own }),
      },
    };
  const named = when.replace(/^(?:on|at|in|due)\s+/i, '');
  const verb = /\b(?:expires|expire|ends|runs out|starts|begins)\b/i.exec(heard.whole)?.[0] ?? '';
  const name = verb && !title.includes(verb) ? `${title} ${verb}` : title;
  return { tool: 'set_reminder', input: { title: `${name} (${named})`, when: moment } };
}

/** Maximum lead in minutes: 60 days. */
const maxLead = 60 * 24 * 60;

function rangeStart([range]: TimeExpression[], zone: string): Date | null {
  return range?.kind === 'range'
    ? fromLocal(range.from.date, range.from.time?.slice(0, 5) ?? '09:00', zone)
    : null;
}
