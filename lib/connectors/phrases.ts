import { statementTitle } from '@/lib/connectors/event-titles';
import { endOf, startOf, titleOf } from '@/lib/phrases/input';
import { isForUs } from '@/lib/phrases/names';
import { newTodos } from '@/lib/phrases/new-todos';
import type { Heard, Phrase, PhraseCall, PhraseQuestion } from '@/lib/phrases/phrase';
import { daysOf } from '@/lib/phrases/several-days';
import { inItsHalf, occasion } from '@/lib/reminders/phrases/event-names';
import { eventCall as daysCall } from '@/lib/reminders/phrases/events';

const emails = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;
const allEmails = new RegExp(emails, 'g');
const length =
  /\b(?:for (\d+ (?:minutes?|mins?|hours?)|an hour|half an hour|an hour and a half|two hours|a couple of hours)\b|(\d+[ -](?:minute|min|hour|hr)s?)(?= \p{L}))/iu;
const noun =
  '(meeting|appointment|event|calendar event|calendar entry|entry|session|interview|conference|lunch|dinner|date|breakfast|party|visit|checkup|check up|zoom|zoom call|video call|phone call|conference call|lesson|class|reservation|booking|brunch|drinks|gathering|get together|1 1|one on one|standup|sync|demo|review)';

const stay = /^(?:schedule|add|put|enter|create|set)\b.*\b(?:vacation|holidays?|trip|offsite|workshop)\b/i;
const sport =
  /^(?:schedule|book|add|put|enter|arrange)\b.*\b(?:tennis|squash|badminton|padel|golf|football|soccer|yoga|pilates|gym|swimming)\b/i;
// Matches "add a call with Kim", but not "add call mom", which is a task.
const call =
  /^(?:schedule|book|set|arrange|plan|create|add|put|enter|new)\b.*\b(?:an?|the|my|another|new|quick|short|weekly|daily|team) (?:\w+ )?call\b/i;
const connectFirst = 'For that I need your calendar: you can connect it under Connectors on your dashboard.';

function eventCall(title: string, heard: Heard): PhraseCall | null {
  const people = heard.whole.match(allEmails) ?? [];
  const item = titleOf(
    title
      .replace(allEmails, ' ')
      .replace(/\s*\b(?:and )?(?:invite|inviting|with)\s*(?:and|,|\s)*$/i, '')
      .replace(/\s+(?:on|to|in) (?:my |the )?(?:calendar|schedule|agenda|diary)$/i, ''),
  );
  if (!item) return null;
  const duration = heard.times.find(({ kind }) => kind === 'duration')?.text;
  const [, after, before] = length.exec(heard.whole) ?? [];
  const long = after ?? duration ?? before;
  if (heard.world.hasCalendar)
    return {
      tool: 'use_calendar',
      input: {
        act: 'create',
        item: item.replace(length, '').trim(),
        when: spanOf(heard),
        ...(long ? { length: long } : {}),
        ...(people.length > 0 ? { people } : {}),
      },
    };
  if (heard.sense === 'day' && !occasion.test(item)) return newTodos([{ text: item, due: heard.when }]);
  const start = inItsHalf(startOf(heard), heard.whole);
  return { tool: 'set_reminder', input: { title: item, when: start, ...daysOf(heard), ...endOf(heard) } };
}

function eventOrQuestion(heard: Heard, ask: string): PhraseCall | PhraseQuestion | null {
  if (heard.sense !== 'none' && heard.sense !== 'unclear') return eventCall(heard.text('item'), heard);
  const title = titleOf(heard.text('item'));
  return heard.world.hasCalendar
    ? { ask, tool: 'use_calendar', input: { act: 'create', item: title }, field: 'when' }
    : { ask, tool: 'set_reminder', input: { title, when: '' }, field: 'when' };
}

export const calendarPhrases: Phrase[] = [
  {
    intent: 'calendar_set',
    when: 'must',
    say: ['(invite|ask) {people} (to|for) [a|an|the|my] {item}'],
    fits: (heard) =>
      emails.test(heard.text('people')) ||
      (heard.world.hasCalendar && heard.first === 'invite' && heard.sense === 'hour'),
    calls: (heard) => {
      if (!heard.world.hasCalendar) return connectFirst;
      const people = heard.text('people').match(allEmails) ?? heard.items('people');
      const item = titleOf(heard.text('item'));
      return { tool: 'use_calendar', input: { act: 'create', item, when: heard.when, people } };
    },
    examples: ['invite ann@example.com to a review tomorrow at 3'],
  },
  {
    intent: 'calendar_set',
    say: [
      `(schedule|book|set up|set|arrange|plan|create|add|make|organize|put in|put|new|i need|i want|i would like|enter|fix|start) [me] [a|an|the|my|new|another|up a|up an] [new|quick|short|recurring|weekly|daily|team] {item}`,
    ],
    fits: (heard) =>
      (heard.sense !== 'none' ||
        !/\b(?:dinner|lunch|breakfast|brunch|drinks|date)\b/i.test(heard.text('item'))) &&
      ([stay, sport, call].some((kind) => kind.test(heard.whole)) ||
        new RegExp(`^(?:[\\w'’]+ ){0,3}?${noun.replaceAll(' ', '\\s')}\\b`, 'i').test(heard.text('item'))) &&
      !noEvent.test(heard.text('item')) &&
      !/^(?:please )?add ?:.*,/i.test(heard.whole) &&
      !isKnownOne(heard),
    calls: (heard) => eventOrQuestion(heard, 'When is it?'),
    examples: ['schedule a meeting with Ann tomorrow at 3', 'book a call with the bank on friday at 10'],
    counterExamples: ['book a table for two'],
  },
  {
    intent: 'calendar_set',
    say: [
      '(add|put|place|save|enter|note|mark|write|create|schedule|include|pencil in|log) {item} (to|on|in|into|for|onto) [<my>] [google] (calendar|schedule|agenda|diary|planner|calender) [then|please] [for|on|at]',
      '(add|put|save|mark|enter|create|schedule) (to|on|in|into) [<my>] [google] (calendar|schedule|agenda|diary|planner) [for|that|:] {item}',
      '(add|create|make|set|new|schedule|put|enter) [a|an|the|new|me a] [new] (calendar event|calendar entry|event|calendar appointment|entry) [for|called|named|titled|to|of|on|about|with|:|at] {item}',
      '(mark|clear|block|block off|block out|save|reserve) [<my>] (calendar|schedule|the date|time) (for|as) {item}',
      'block {item}',
    ],
    fits: (heard) => !/^(?:it|this|that|something|a|an|event)$/i.test(heard.text('item')),
    calls: (heard) => eventOrQuestion(heard, `When is ${titleOf(heard.text('item'))}?`),
    examples: ['put dinner with Sam in my calendar for friday at 7'],
  },
  {
    intent: 'calendar_set',
    when: 'must',
    strength: ({ message }) => (asksToRemind.test(message) ? 'sure' : 'likely'),
    strongest: 'sure',
    say: [
      '(i|we) (have|have got|will have|am having|are having) [a|an|the|my|another] {item}',
      '(i|we) got (a|an|another) {item}',
      '(got|having) (the|my|our|some) {item}',
      '(i|we) (am|are) (meeting|seeing|visiting|having|going to|attending|flying to|traveling to|travelling to|leaving for|hosting|picking up) {item}',
      '(there is|there will be|there are) [a|an|the] {item}',
      '(my|our|the|a|an) {item} (is|are|starts|begins|takes place|will be|happens|ends|leaves|departs|arrives|lands|is scheduled|is set|is booked|is coming|are coming|is on|will take place|will start|kicks off|is due|has to be paid|needs to be paid|expires|opens|closes|was moved|moved|has moved|got moved|is moved|has been moved) [on|at|for|by|to]',
      '(my|our|the|a|an) {item} (comes|is coming|are coming|is here|will be here|is visiting|are visiting|will come|visits|arrives|is arriving|gets here|is stopping by|is delivered|will be delivered|goes out|go out|is picked up|are picked up|gets picked up|is staying) [over|by|on|at|here]',
      '{item} (is|are|starts|begins|takes place|will be|leaves|departs|arrives|lands|is due|are due|has to be paid|needs to be paid|must be paid|expires|comes|is coming|is visiting|is here|ends|visits|goes out|is arriving|are coming|are visiting|go out) [on|at|for|by|over]',
      "{item} 's {more} (is|are|starts) [on|at]",
    ],
    fits: (heard) =>
      heard.sense !== 'unclear' &&
      heard.sense !== 'length' &&
      heard.sense !== 'none' &&
      heard.times.filter(({ kind }) => kind === 'time').length < 3 &&
      !isRemark(heard) &&
      (!/^(?:got|having)\b/i.test(heard.whole) || occasion.test(titleOf(heard.text('item')))) &&
      !isForUs(heard) &&
      !/^(?:nobody|no ?one|none)$/i.test(heard.text('item')) &&
      heard.text('item').split(' ').length <= 8,
    calls: (heard) => {
      const title = statementTitle(heard);
      const ask = `At what time should I remind you of ${title}, ${heard.when}?`;
      if (heard.sense === 'series' && !asksToRemind.test(heard.message))
        return { ask, tool: 'set_reminder', input: { title, when: heard.when }, field: 'when' };
      if (heard.sense === 'hourly series' || heard.sense === 'series')
        return { tool: 'set_reminder', input: { title, when: inItsHalf(heard.when, title) } };
      if (heard.sense === 'range' && heard.times[0]?.kind === 'range')
        return heard.world.hasCalendar || /\d\D+\d/.test(heard.when)
          ? daysCall(heard, title)
          : newTodos([{ text: title, due: heard.times[0].from.date }]);
      return eventCall(title, heard);
    },
    examples: [
      'i have a dentist appointment next tuesday at 2',
      'the plumber is coming tomorrow at 9',
      'my flight is on friday at 7am',
      'rent is due on the 1st',
    ],
    counterExamples: ['what time is the meeting tomorrow', 'the weather is nice today'],
  },
  {
    intent: 'calendar_query',
    isQuestion: true,
    say: [
      '(find|find me|look for|suggest|is there) [a|any|some|an] [free|open|available] (slot|time|gap|opening|hour|free time|free slot|window) [for|to|in] [{item}]',
      '(when|what time) (am|are) (i|we) [next] (free|available)',
      '(when) (could|can) (i|we) (meet|fit|do|squeeze in|have) {item}',
      '(do|will) (i|we) have [any|some] (free time|time|free slots|a free slot|time free|a gap) [for {item}]',
    ],
    calls: (heard) => {
      const isHour = /\b(?:an?|free|open|available) (?:free |open |available )?hour\b/i.test(heard.whole);
      const said = /\b(\d+[- ](?:minutes?|mins?|hours?|hour)|half an hour)\b/i.exec(heard.whole)?.[1];
      const long = said ?? (isHour ? 'an hour' : undefined);
      if (!heard.world.hasCalendar)
        return long ? connectFirst : { tool: 'agenda', input: heard.when ? { when: heard.when } : {} };
      return {
        tool: 'use_calendar',
        input: {
          act: 'find_slot',
          ...(spanOf(heard) ? { when: spanOf(heard) } : {}),
          ...(long ? { length: long } : {}),
        },
      };
    },
    examples: ['find a free slot tomorrow', 'when am i free'],
  },
  {
    intent: 'settings',
    isQuestion: true,
    say: [
      '(connect|link|sync|add|integrate|set up|hook up|use|import) [with|to] [my|the|a] [google|apple|outlook|icloud|microsoft] (calendar|calendars|account|gmail|google)',
      '(can|how can|how do) (i|you) (connect|sync|link|see|access|read) [to|with] [my] [google|apple|outlook] calendar',
    ],
    calls: (heard) =>
      heard.world.hasCalendar
        ? 'Your calendar is already connected; Connectors on your dashboard shows it.'
        : 'You can connect a calendar under Connectors on your dashboard. From then on I see your events and can add new ones.',
    examples: ['connect my google calendar'],
  },
];

function spanOf({ times }: Heard): string {
  return times
    .filter(({ kind }) => kind !== 'duration')
    .map(({ text }) => text)
    .join(' ');
}

const asksToRemind = /, (?:please )?remind me[.!]*$/i;

const noEvent =
  /\b(?:lists?|todos?|reminder|alarm|timer|tables?|taxi|cabs?|uber|tickets?|flights?|hotels?)\b/i;
const isKnownOne = ({ whole, find }: Heard) =>
  /^(?:make|set|put) (?:the|my|our)\b/i.test(whole) &&
  find('item', ['reminder', 'event', 'todo']).length === 1;

const weather =
  /\b(?:weather|rain|sun|snow|forecast|time|date|today|day|news|game score|traffic|stock|price)\b$/i;

function isRemark(heard: Heard): boolean {
  const item = heard.text('item');
  return (
    heard.hasQuestionMark ||
    /^(?:what|when|where|who|how|why|which|is|are|do|does|did|can|it|that|this|there|here|he|she|they|you|i|we|if|no|not|nothing|everything|to|(?:got )?(?:anything|something)|today|tomorrow|a lot|plan|my plan|the plan|whats)\b/i.test(
      item,
    ) ||
    /\b(?:birthday|bday|anniversary)$/i.test(item) ||
    weather.test(item) ||
    // "I've given it to her just now" tells what was done.
    /^(?:given|taken|done|made|seen|told|sent|bought|paid|written|put|eaten|forgotten|lost|found|brought|gone|had|got) (?:it|them|him|her|that|those|one|some)\b/i.test(
      item,
    ) ||
    /^(?:no|nothing|time|to|been|had|a lot|so much|enough|plenty|a question|fun|problems?|issues?|trouble|a headache|a cold)\b/i.test(
      item,
    )
  );
}
