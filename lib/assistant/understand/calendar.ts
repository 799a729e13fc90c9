import { foreignTopic } from './foreign';
import { isPronoun, itemBefore, itemOf, itemsOf, titleOf } from './naming';
import { hasClock, takeExpectedWhen, takeScope, takeWhen } from './times';
import {
  alarmNoun,
  asks,
  calendarNoun,
  entryNoun,
  occasionNoun,
  publicNoun,
  removeVerb,
  rule,
  setVerb,
  showVerb,
} from './vocabulary';
import { call, type Intent, type Recogniser, say } from './wish';

const hasAlarm = rule(`\\b(?:${alarmNoun})\\b`);
const hasCalendar = rule(`\\b(?:${calendarNoun})\\b`);
const hasEntry = rule(`\\b(?:${entryNoun})\\b`);
const hasOccasion = rule(`\\b(?:${occasionNoun})\\b`);
const hasPublic = rule(`\\b(?:${publicNoun})\\b`);
const isMine = /\b(?:my|i|i'm|i've|we|our|am i|do i|have i)\b/i;
const elsewhere =
  /\b(?:near|nearby|around|happening|taking place|going on|events?|shows?) (?:me|here|in|at|my area|town|around|the city|this city|the area|near|my city)\b(?! (?:my|the) (?:calendar|schedule|agenda)| (?:january|february|march|april|may|june|july|august|september|october|november|december|the next|the morning|the evening|the afternoon)|.*\bcalendar\b)/i;

/** Whether a text is about one's own appointments, alarms or reminders, and which of the two. */
function subject(text: string): 'alarm' | 'calendar' | null {
  if (hasAlarm.test(text)) return 'alarm';
  if (hasCalendar.test(text))
    return foreignTopic(text.replace(rule(`\\b(?:${publicNoun})\\b`), '')) &&
      !isMine.test(text) &&
      !/\bcalendar\b/i.test(text)
      ? null
      : 'calendar';
  if (hasEntry.test(text))
    return elsewhere.test(text) || /\b(?:local|sports|world|current|historical|news) events?\b/i.test(text)
      ? null
      : 'calendar';
  if (hasOccasion.test(text)) return 'calendar';
  return null;
}

// "events in milan" are the town's; "events in march" are one's own.
function isElsewhere(text: string): boolean {
  return !isMine.test(text) && /\bevents?\b/i.test(text) && /\b(?:in|near|around) (?!the (?:calendar|schedule)|line\b|order\b)\w/i.test(takeWhen(text).rest);
}

/** "what's on my calendar", "do i have meetings tomorrow", "when is my next appointment", "what alarms are set". */
export const calendarQuery: Recogniser = (text) => {
  const question = text.replace(/[?.!]+$/, '').trim();
  if (busy.test(question)) return [listed('calendar_query', question)];
  const open = openQuestion(question);
  if (open) return [listed('calendar_query', question)];
  const about = subject(question);
  if (about === null) return publicQuestion(question);
  const asked =
    asks.test(question) || rule(`^(?:${showVerb})\\b`).test(question) || bareListing.test(question);
  if (
    !asked ||
    /^(?:how (?:do|can|to)|what (?:is|are) (?:an?|the (?:meaning|definition|best|history))\b|who (?:invented|is the)\b|why\b|(?:find|get) me\b)/i.test(
      question,
    )
  )
    return null;
  if (/^what (?:about|is a|did (?!i\b|we\b))\b|\bshould (?:i|we)\b/i.test(question)) return null;
  if (/^.*\bschedule\b/i.test(question) && !hasEntry.test(question) && !/\bcalendar\b/i.test(question) && !isMine.test(question) && takeScope(question).when === '' && !bareListing.test(question)) return null;
  const own = hasCalendar.test(question) || hasEntry.test(question) || about === 'alarm';
  if (!own && (foreignTopic(question) || !personal.test(question))) return null;
  if (
    own &&
    about !== 'alarm' &&
    foreignTopic(question) &&
    !isMine.test(question) &&
    !hasCalendar.test(question) &&
    !/\breminders?\b/i.test(question)
  )
    return null;
  return [listed(about === 'alarm' ? 'alarm_query' : 'calendar_query', question)];
};

const busy =
  /^(?:am i|are we|will i be|am i going to be|do i look|is my \w+|was i) (?:\w+ )?(?:busy|free|available|booked|occupied|doing anything|meeting|seeing)\b|^(?:what|where) am i (?:doing|supposed to (?:do|be))(?! wrong)\b|^(?:what|how) (?:does|do|is|will) (?:my|the rest of my) (?:day|week|weekend|month|morning|afternoon|evening|monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|today|schedule)\b.*$|^what(?:'s| is) my (?:day|week|weekend|morning|afternoon|evening) (?:like|looking like)\b|^who am i (?:meeting|seeing)\b/i;

/** "what do i have on friday", "anything going on tomorrow": nothing of content is left beside the time. */
function openQuestion(question: string): boolean {
  const { rest, when } = takeScope(question);
  const core = rest.replace(/\s+/g, ' ').trim();
  const mine =
    /^(?:do (?:i|we) (?:still )?have|have (?:i|we) got|what (?:do|did|have|will) (?:i|we)(?: have| got)*|(?:is|are) there|what(?:'s| is| are)?(?: there)?|is|does|what does|any|got|what else do i have|tell me what(?: i have|'s| is)|do i got|show me what(?: i have|'s| is))(?: (?:anything|something|any|plans?|things?|stuff|anywhere|a|to do|to be|to go|somewhere|somebody|to see|to attend|much|program|programme|a date|planned|scheduled|booked|going on|going|happening|coming up|on|up|lined up|else|important|special|arranged|set|due|for me|my|the|next|in store))*$/i.test(
      core,
    );
  const bare =
    /^(?:what(?:'s| is)?|do i have|have i got|is|are|any|got|is there|are there|what(?:'s| is)? there|what are|what(?:'s| is)? the|what(?:'s| is)? my|does|what does|what (?:do|did|will) (?:i|we)|what(?:'s| is)? next|what else do i have)$/i.test(
      core,
    );
  return (
    (mine && !bare && (when !== '' || /\bi\b/i.test(core))) ||
    (mine && when !== '' && /\b(?:do i have|have i got|do we have)$/i.test(core)) ||
    (when !== '' && /\bwhat(?:'s| is)(?: on)?$/i.test(core) && /\bwhat(?:'s| is) on\b/i.test(question))
  );
}

const personal =
  /\b(?:my|i|we|our|am i)\b|^(?:is|are) there (?:any|an?) (?:\w+ )?(?:meetings?|interviews?|calls?|class|classes|lessons?)\b|^(?:any|next|upcoming|today's|tomorrow's) (?:\w+ )?|^(?:when|what time|where|who|what day|how long|at what time)\b.*\b(?:the|that|this|next|upcoming|today's|tomorrow's|tonight's) (?:[\w']+ ){0,3}(?:meetings?|interview|lunch|dinner|brunch|party|wedding|call|class|lesson|session|practice|rehearsal|picnic|reunion|ceremony|standup|deadline|exam|graduation|conference|gathering|birthday|anniversary|visit)\b|\b(?:the|that|this|next) (?:meeting|interview|wedding|party|dinner|lunch)\b|^(?:what|which|how many) (?:meetings?|interviews?|calls?|parties|classes|lessons|birthdays)\b/i;

const bareListing = rule(
  `^(?:(?:my|all|the|current|upcoming|up coming|coming|next|latest|today's|tomorrow's|this week's|weekly|daily|monthly|work|active|pending|future)\\s+)*(?:${alarmNoun}|${calendarNoun}|reminders?|events?|appointments?|meetings?|plans?|birthdays)(?: (?:today|tomorrow|this week|next week|this month|this weekend|tonight|for .{3,25}|on .{3,25}))?$`,
);

function publicQuestion(question: string) {
  const mine =
    hasPublic.test(question) &&
    /\b(?:my|do i have|i have|i'm going to)\b/i.test(question) &&
    asks.test(question);
  return mine && !foreignTopic(question.replace(rule(`\\b(?:${publicNoun})\\b`), ''))
    ? [listed('calendar_query', question)]
    : null;
}

function listed(intent: Intent, question: string) {
  const { when, rest } = takeScope(question);
  return call(intent, 'list_reminders', { when: when || undefined, about: about(intent, rest) });
}

// Words that name a kind and not a thing say nothing about a title.
function about(intent: Intent, rest: string): string | undefined {
  if (intent === 'alarm_query') return undefined;
  const named = rule(
    `\\b((?:${occasionNoun}|${publicNoun})(?: (?:with|about|for|at) (?!me\\b|my calendar)[\\w' -]{2,40})?)`,
  ).exec(rest)?.[1];
  if (named) {
    const clipped = named
      .replace(
        /\b(?:scheduled|planned|set|booked|happening|going|starts?|begins?|is|are|on|in|do i have|did i|i have|with me)\b.*$/i,
        '',
      )
      .trim();
    const single = clipped.replace(
      /^(meeting|interview|lesson|exam|lunch|dinner|birthday|wedding|call|rehearsal|session|deadline)s\b/i,
      '$1',
    );
    return /^(?:date|dates|class|call|calls|holiday|visit|trip|play|show|program)$/i.test(single)
      ? undefined
      : single || undefined;
  }
  return /\b(?:reminders?|appointments?|events?) (?:about|with|for|of) (?:the |my |a )?([\p{L}][\p{L}' -]{1,40}?)$/iu.exec(
    rest.replace(/\b(?:my|the) (?:calendar|schedule)\b/gi, ''),
  )?.[1];
}

/** "cancel my 5pm reminder", "clear my calendar for friday", "turn off the alarm". */
export const calendarRemove: Recogniser = (text, talk) => {
  const statement = text.replace(/[?.!]+$/, '').trim();
  const verb = rule(
    `(?:^|\\b(?:and|so|to|then|just|calendar|please|you|it) )(?:completely |now )?(${removeVerb}|cross|take|shut off|stop|reset|make blank|make sure)\\s+(?=\\S)`,
  ).exec(statement);
  const polite = /^(?:can|could|would) (?:you|i)\b|^(?:is there|are there)/i.test(statement);
  if (
    !verb ||
    (asks.test(statement) &&
      !polite &&
      !/\b(?:need|want) to (?:cancel|delete|remove|clear)\b/i.test(statement))
  )
    return null;
  const body = statement.slice(verb.index + verb[0].length);
  const kind =
    subject(body) ?? (/^(?:cancel|call off)$/i.test(verb[1] ?? '') && isCancelled(body) ? 'calendar' : null);
  if (
    /^(?:take|make sure|stop|reset|make blank)$/i.test(verb[1] ?? '') &&
    !(hasAlarm.test(body) || hasCalendar.test(body) || hasEntry.test(body))
  )
    return null;
  if (/^make sure$/i.test(verb[1] ?? '') && !/\b(?:clear|empty|free|blank)\b/i.test(body)) return null;
  if (kind === null) return null;
  const named = hasAlarm.test(body) || hasCalendar.test(body) || hasEntry.test(body);
  if (
    !named &&
    foreignTopic(body) &&
    !rule(`\\b(?:meetings?|appointments?|birthday|wedding|lunch|dinner)\\b`).test(body)
  )
    return null;
  const intent: Intent = kind === 'alarm' ? 'alarm_remove' : 'calendar_remove';
  const { when, rest } = scopeOf(body);
  const all =
    /\b(?:all|every|everything|any|entire|whole|completely|each)\b/i.test(body) ||
    rule(
      `^(?:out )?(?:my |the )?(?:${calendarNoun}|day|alarms|reminders|events|appointments|meetings)\\b`,
    ).test(rest);
  const items = all
    ? []
    : itemsOf(thing(rest))
        .map(itemOf)
        .filter((item) => item !== '' && !isPronoun(item) && !isKind(item));
  if (items.length > 0) return [call(intent, 'delete_reminders', { items, when: when || undefined })];
  const kindAsked = /\b(meeting|birthday|interview|lesson|class|call)(?:e?s)?\b/i.exec(rest)?.[1];
  if (kindAsked) return [call(intent, 'delete_reminders', { items: [kindAsked.toLowerCase()], when: when || undefined })];
  if (when) return [call(intent, 'delete_reminders', { when })];
  if (all && kind === 'alarm') return [call(intent, 'delete_reminders', { items: ['alarm'] })];
  if (all) return [call(intent, 'delete_reminders', { all: true })];
  if (kind === 'alarm') return [call(intent, 'delete_reminders', { items: ['alarm'] })];
  const before = itemBefore(talk);
  if (before && /\b(?:that|this|it)\b/i.test(body))
    return [call(intent, 'delete_reminders', { items: [before] })];
  return [
    say(
      intent,
      'Which reminder should I remove? Say “delete the dentist reminder” or “cancel my 5pm reminder”. Nothing was changed.',
    ),
  ];
};

// What bounds "all" is never lost: "all events for the rest of the week" keeps its words, understood or not.
function scopeOf(body: string): { when: string; rest: string } {
  const plain = takeScope(body);
  const scope = /\b(?:for|in|during|within|over|until|till|before|after|between|from) ((?:the )?(?:rest|remainder|next|coming|last|past|whole|month|week|day|weekend|year|first|second)\b.*)$/i.exec(body);
  if (!scope?.[1] || (plain.when !== '' && plain.rest.length < scope.index + 4)) return plain.when === '' ? takeExpectedWhen(body) : plain;
  return { when: scope[1], rest: body.slice(0, scope.index).trim() };
}

// "cancel the dentist", "cancel lunch with anna": what is cancelled is an appointment, but not an order, a ride or a subscription.
function isCancelled(body: string): boolean {
  return (
    !foreignTopic(body) &&
    !isPronoun(body) &&
    /^(?:my|the|our)\s+\S+(?: \S+){0,5}$/i.test(body) &&
    !/\b(?:order|subscription|membership|payment|download|lists?)\b/i.test(body)
  );
}

function thing(rest: string): string {
  return titleOf(
    rest
      .replace(/\b(?:that|which) (?:is|was|are|i have|i had|i set|says|we have)\b/gi, ' ')
      .replace(/\bi have (?=with\b)/gi, '')
      .replace(/\b(?:scheduled|planned|set|booked|appointed)\b/gi, ' ')
      .replace(
        rule(`\\b(?:from|on|in|off|of) (?:my |the |our )?(?:[\\w']+ )?(?:${calendarNoun}|reminders)\\b`),
        ' ',
      )
      .replace(/^(?:the |my |an? |that |this )+/i, '')
      .replace(
        /\b(?:reminders?|alarms?|events?|appointments?|entry|alarm clock|notifications?)\b(?: (?:for|about|to|of|called|named|with))?/gi,
        ' ',
      ),
  ).replace(/^./, (letter) => letter.toLowerCase());
}

function isKind(item: string): boolean {
  return rule(
    `^(?:(?:next|last|early|that|this|upcoming|daily|first|past|one|\\w+'s) )*(?:${entryNoun}|${alarmNoun}|${calendarNoun}|meetings|next|early|first|last)$`,
  ).test(item);
}

/** "schedule a meeting with anna on friday at 3", "put dinner in my calendar", "i have a dentist appointment tomorrow". */
export const calendarSet: Recogniser = (text) => {
  const statement = text.replace(/[.!]+$/, '').trim();
  if (
    asks.test(statement) ||
    rule(`^(?:${showVerb}|search)\\b(?! (?:me )?(?:an?|my) (?:appointment|meeting))`).test(statement)
  )
    return null;
  const verb = rule(
    `^(?:i (?:want|need|would like|'d like|have) (?:to )?)?(${setVerb}|flag|repeat|remember|have|organise|get|mark|leave|change|edit|alter|update)\\b\\s*`,
  ).exec(statement);
  const timed = takeExpectedWhen(statement);
  if (verb) {
    const body = statement.slice(verb[0].length);
    const kept = hasCalendar.test(body) || hasEntry.test(body);
    const dated = takeExpectedWhen(body);
    const occasion = hasOccasion.test(body) && (!foreignTopic(body) || hasCalendar.test(body));
    const strong = /^(?:schedule|arrange|plan|organi[sz]e|pencil|block|fix)/i.test(verb[1] ?? '');
    const regular = /^set$/i.test(verb[1] ?? '') && hasClock(dated.when) && !foreignTopic(body);
    const public_ = hasPublic.test(body) && dated.when !== '' && isMine.test(body);
    if (!kept && !occasion && !(strong && dated.when !== '' && !foreignTopic(body)) && !public_ && !regular) return null;
    if (
      !kept &&
      /^(?:start|play|open|get|new|log|record|save|register|leave|write)$/i.test(verb[1] ?? '') &&
      dated.when === ''
    )
      return null;
    if (
      kept &&
      !hasCalendar.test(body) &&
      foreignTopic(body) &&
      dated.when === '' &&
      !/\breminders?\b/i.test(body)
    )
      return null;
    if (/^book$/i.test(verb[1] ?? '') && !kept && foreignTopic(body)) return null;
    const title = titleOf(cut(dated.rest));
    return [call('calendar_set', 'set_reminder', { title: title || 'Event', when: dated.when })];
  }
  if (timed.when === '' || foreignTopic(timed.rest)) return null;
  const statedPlan =
    /^(?:i|we)(?:'ll| will|'m| am|'ve| have|'re| are)? (?:be |going to |got to |got |have to |have |planning to |planning |want to (?=meet|see|visit|attend|go to)|need to (?=meet|see|visit|attend)|go to (?=[\w']+ ))*(?:(?:an?|my|the) |meet(?:ing)? |see(?:ing)? |attend(?:ing)? |visit(?:ing)? |having )/i.test(
      statement,
    );
  const future =
    statedPlan &&
    (hasOccasion.test(statement) ||
      hasEntry.test(statement) ||
      /\b(?:meeting|seeing|meet|see|attend|visit|visiting)\b/i.test(statement));
  const fragment =
    (hasOccasion.test(statement) || hasEntry.test(statement)) &&
    hasClock(timed.when) &&
    !/^(?:i|we|they|he|she|it|there|the)\b/i.test(statement) &&
    statement.split(' ').length <= 10;
  if (!future && !fragment) return null;
  if (/\b(?:was|were|had|yesterday|last (?:week|night|month|year)|ago)\b/i.test(statement)) return null;
  const title = titleOf(cut(timed.rest));
  return title ? [call('calendar_set', 'set_reminder', { title, when: timed.when })] : null;
};

// What is left of the frame once the verb is gone: "an event for", "on my calendar that".
function cut(words: string): string {
  return words
    .replace(
      /^(?:(?:up|in|out|down|an?|the|my|new|another|it|me|to|on|recurring|repeating|weekly|daily|monthly|calendar|following)\s+)*(?:event|entry|reminder|notification|calendar event|alert)s?\b(?:\s+(?:for|called|named|titled|that|to|of|about|on|in|with)\b)*\s*(?=\S)/i,
      '',
    )
    .replace(
      /^(?:(?:in|to|on|into|my|the) )+(?:calendar|schedule|agenda|diary)(?: (?:that|for|a|an|the))*\s+(?=\S)/i,
      '',
    )
    .replace(/^(?:up|in|down|out)\s+(?=\S)/i, '');
}
