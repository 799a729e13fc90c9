import type { Heard, Phrase, PhraseCall, PhraseQuestion } from '@/lib/phrase';
import { endOf, leadDays, startOf, taskCall, timeFrom, titleOf } from '@/lib/phrase-input';
import { fromLocal } from '@/lib/time/clock';

const remind = '((remind|ping|nudge|alert|notify|poke|prompt|buzz|prod) (me|us)|remember me)';
const setOne =
  '(set|set up|create|make|add|put|put in|schedule|start|new|give me|i need|i want|i would like|save|get me|place|need|another|program)';

/** Sets a reminder, or asks how often where only a count was said ("3 times a day"). */
function setCall(heard: Heard, title: string): PhraseCall | PhraseQuestion | null {
  const counted = timesADay(title);
  if (counted) return counted;
  if (
    heard.sense === 'unclear' &&
    heard.times.some(({ text }) => /\b(?:before|earlier|prior|after|later)\b/i.test(text))
  )
    return null;
  return { tool: 'set_reminder', input: { title, when: whenOf(heard), ...endOf(heard) } };
}

/** A series and the moment it begins with: the series at that time of day. */
function whenOf(heard: Heard): string {
  const { times } = heard;
  const series = times.find(({ kind }) => kind === 'recurrence');
  const moment = times.find(({ kind, text }) => kind === 'instant' && /\bin \d/.test(text));
  if (!series || moment?.kind !== 'instant' || (series.kind === 'recurrence' && series.time))
    return startOf(heard);
  return `${series.text} at ${moment.time.slice(0, 5)}`;
}

const countWords: Record<string, number> = { once: 1, twice: 2, two: 2, three: 3, four: 4, five: 5, six: 6 };
const perDay =
  /\s*\b(?:(once|twice)|(\d|two|three|four|five|six) times)(?: (?:a|per|every|each) day| daily)\b\s*/i;

function timesADay(title: string): PhraseQuestion | null {
  const found = perDay.exec(title);
  if (!found) return null;
  const rest = titleOf(title.replace(perDay, ' '));
  const count = Number(found[2]) || (countWords[(found[1] ?? found[2] ?? '').toLowerCase()] ?? 2);
  if (!rest) return null;
  const example = ['8', '8 and 20', '8, 14 and 20', '8, 12, 16 and 20'][count - 1] ?? '8, 12, 16 and 20';
  return {
    ask: `At which times each day? For example “${example}”.`,
    tool: 'set_reminder',
    input: { title: rest, when: 'every day at' },
    field: 'when',
  };
}

/** What a lead counts from: a thing of the user, or a time in the request. */
function beforeCall(heard: Heard, leadSlot: string): PhraseCall | PhraseCall[] | string | null {
  const lead = heard.text(leadSlot);
  if (!/\b(?:before|prior|ahead|earlier|after)\b/i.test(`${lead} ${heard.text('link')}`)) return null;
  const words = heard.text('anchor');
  const [thing] = heard.findWords(words, ['reminder', 'event', 'date', 'todo']);
  const title = heard.has('title') ? titleOf(heard.text('title')) : '';
  if (!thing) return null;
  const { now, zone } = heard.world;
  if (thing.kind === 'date') {
    const days = leadDays(lead);
    if (!title && days)
      return {
        tool: 'set_social_date',
        input: { name: ownerOf(thing.title), kind: kindOf(thing.title), leadDays: days },
      };
  }
  if (thing.kind === 'reminder' && !title)
    return {
      tool: 'update_reminder',
      input: { item: thing.id, leads: [lead.replace(/\s*\b(?:before|prior|ahead|earlier).*$/i, '')] },
    };
  const at = thing.at ?? (thing.date ? fromLocal(thing.date, '09:00', zone) : null);
  const when = at && timeFrom(at, lead, { now, zone });
  if (!when)
    return `I don’t know when ${thing.title} is, so I can’t count from it. When should I remind you?`;
  return { tool: 'set_reminder', input: { title: title || thing.title, when } };
}

export function ownerOf(title: string): string {
  return title.replace(/['’]s (?:birthday|anniversary)$/i, '');
}
export function kindOf(title: string): 'birthday' | 'anniversary' {
  return /anniversary/i.test(title) ? 'anniversary' : 'birthday';
}
const noTitle =
  /^(?:(?:a|an|the|my|new|one|another|it|this|that|me|up|for|at|on|to|please|something|again|set|reminder|reminders|alarm|alarms|timer|be|some|time|clock|event|later|now)\s*)*$/i;

export const reminderPhrases: Phrase[] = [
  {
    intent: 'calendar_set',
    say: [
      `(if|when|whenever|unless|as soon as|once|in case) {condition} [then] [please] ${remind} [to|about|of|that] {title}`,
      `${remind} [to|about|of|that] {title} (if|when|whenever|unless|as soon as|once|in case) {condition}`,
      `${remind} (if|when|whenever|unless|as soon as|once|in case) {condition} (to|about|that) {title}`,
    ],
    fits: (heard) =>
      !/^(?:to|the time|it is time)\b/i.test(heard.text('condition')) &&
      heard.text('condition').split(' ').length <= 8,
    calls: (heard) => ({
      ask: `I can’t watch for “${heard.text('condition')}”, only for a time. When should I remind you to ${titleOf(heard.text('title'))}?`,
      tool: 'set_reminder',
      input: { title: titleOf(heard.text('title')), when: heard.sense === 'day' ? heard.when : '' },
      field: 'when',
    }),
    examples: [
      'if it rains tomorrow remind me to take an umbrella',
      'remind me when i get home to feed the cat',
    ],
  },
  {
    intent: 'calendar_set',
    strength: 'likely',
    say: [
      '(another one|one more|another|and one|and another one|and another|also one|and one more) [to|for|about] {title}',
      '(another one|one more) [at|on|for] (to|for|about) {title}',
    ],
    when: 'must',
    fits: (heard) => heard.last(['reminder']) !== null,
    calls: (heard) => setCall(heard, titleOf(heard.text('title'))),
    examples: [],
  },
  {
    intent: 'calendar_set',
    say: ['remind {who:name} to {title}', '(tell|ask) {who:name} to {title}'],
    fits: (heard) =>
      !/^(?:me|us)\b/i.test(heard.text('who')) &&
      heard.text('who').split(' ').length <= 2 &&
      (heard.first === 'remind' || heard.sense !== 'none'),
    calls: (heard) =>
      setCall(heard, `${heard.first} ${heard.text('who')} to ${titleOf(heard.text('title'))}`),
    examples: ['remind Ana to bring the cake tomorrow at 5'],
  },
  {
    intent: 'calendar_set',
    strength: 'guess',
    when: 'must',
    say: ['(call|ring|phone|text|message) me [up] [back]', 'give me a (call|ring|buzz|shout)'],
    fits: (heard) => heard.sense === 'hour' || heard.sense === 'hourly series',
    calls: (heard) => ({ tool: 'set_reminder', input: { title: 'Reminder', when: heard.when } }),
    offer: (heard) => `I can’t make calls. Shall I send you a message ${heard.when}?`,
    examples: ['call me at 8'],
  },
  {
    intent: 'calendar_set',
    say: [
      `${remind} [to|about|of|that|on] {title} {lead:time} [of] [before|prior to|ahead of] {anchor}`,
      `${remind} {lead:time} [before|prior to] {anchor} (to|about) {title}`,
    ],
    when: 'must',
    fits: (heard) => heard.world.things.length > 0,
    calls: (heard) => beforeCall(heard, 'lead'),
    examples: [],
  },
  {
    intent: 'calendar_set',
    say: [
      `${remind} [again|also] {lead:time} [of] [before|prior to|ahead of] {anchor}`,
      `(tell|warn) (me|us) {lead:time} [before|prior to] {anchor}`,
    ],
    when: 'must',
    calls: (heard) => {
      const call = beforeCall(heard, 'lead');
      if (call) return call;
      const days = leadDays(heard.text('lead'));
      const anchor = heard.text('anchor');
      if (!/\b(?:before|prior|ahead)\b/i.test(heard.text('lead'))) return null;
      if (days && /\b(?:birthday|anniversary)$/i.test(anchor))
        return {
          tool: 'set_social_date',
          input: {
            name: ownerOf(anchor.replace(/^(?:my|our)\s+/i, '')),
            kind: kindOf(anchor),
            leadDays: days,
          },
        };
      return `I don’t know when ${anchor.replace(/^my\b/i, 'your')} is. Tell me its date, and I can remind you before it.`;
    },
    examples: ["remind me 3 days before paul's birthday"],
  },
  {
    intent: 'calendar_set',
    say: [
      `{title} [and] [please] ${remind} {lead:time}`,
      `{title} (expires|expire|ends|runs out|is due|is|starts|begins) [and] [please] ${remind} {lead:time}`,
    ].reverse(),
    when: 'must',
    calls: (heard) => {
      const lead = heard.text('lead');
      if (/\b(?:birthday|bday|anniversary)\b/i.test(heard.whole)) return null;
      if (!/\b(?:before|prior|ahead|earlier|in advance|beforehand)\b/i.test(lead)) return null;
      const [date] = heard.times;
      if (!date || date.text === lead) return null;
      const { now, zone } = heard.world;
      const anchor =
        'at' in date && date.at
          ? date.at
          : date.kind === 'date'
            ? fromLocal(date.date, '09:00', zone)
            : date.kind === 'range'
              ? fromLocal(date.from.date, date.from.time?.slice(0, 5) ?? '09:00', zone)
              : null;
      const when =
        anchor &&
        timeFrom(anchor, /before|earlier|prior/i.test(lead) ? lead : `${lead} before`, { now, zone });
      const said = date.text.replace(/^(?:on|at|in|due)\s+/i, '');
      const verb = /\b(?:expires|expire|ends|runs out|starts|begins)\b/i.exec(heard.whole)?.[0];
      return when
        ? {
            tool: 'set_reminder',
            input: {
              title: `${titleOf(heard.text('title'))}${verb ? ` ${verb}` : ''}${/\d|\s/.test(said) ? ` (${said})` : ''}`,
              when,
            },
          }
        : null;
    },
    examples: ['passport expires june 2028, remind me 6 months before'],
  },
  {
    intent: 'calendar_set',
    say: [
      `${remind} [again|also|please] [to|about|of|that|on|for|when|it is time to|i have|i need to|there is|the time to] {title}`,
      `(do not|never) let (me|us) (forget|miss) [to|about|that] {title}`,
      `${setOne} [me] [a|an|the|my|another|one|up a] [daily|weekly|monthly|recurring|repeating|new|quick] (reminder|reminders|notification|alert) [to|about|for|of|that|on|called|named|saying|titled|i|with] {title}`,
      '(a|new|another) reminder [to|about|for|of|that] {title}',
      '(i|we) (need|want|would like|have) to be reminded [to|about|of|that] {title}',
      '(i|we) (need|want|would like) (a|some) (reminder|reminders) [to|about|for|of|that] {title}',
      '(i|we) (want|would like) to remember to {title}',
      '(send|give|set|shoot) (me|us) (a|an) [daily|weekly] (reminder|notification|alert|nudge|ping|note) [to|about|for|of|that] {title}',
      '(tell|text|message|notify|alert|warn) me (to|when it is time to|that i (need to|have to|should)) {title}',
      'remind [to|about] {title}',
      'reminder [to|for|about] {title}',
      'reminder set [for] {title}',
    ],
    fits: (heard) =>
      !noTitle.test(titleOf(heard.text('title'))) &&
      !/^(?:my|the|all|about)?\s*(?:reminders?|todos?|list)$/i.test(heard.text('title')) &&
      !/^(?:what|who|where|how|why|which)\b/i.test(heard.text('title')),
    calls: (heard) => setCall(heard, titleOf(heard.text('title'))),
    examples: [
      'remind me to call the bank tomorrow at 9',
      'set a reminder for the meeting on friday at 3',
      'ping me in 10 minutes to check the oven',
    ],
    counterExamples: ['remind me of my todos', 'remind me what I said'],
  },
  {
    intent: 'calendar_set',
    say: [
      `${remind} [again|also|about it|of it|of this|of that|then]`,
      `${setOne} [me] [a|an|the|my|another|one] [new] reminder [for|at|on]`,
      'reminder [for|at|on]',
      '(i|we) (need|want|would like) a reminder',
      'set (it|one|another one)',
    ],
    fits: (heard) => heard.sense !== 'unclear',
    calls: (heard) => {
      const [recent] = heard.world.mentions;
      if (/\b(?:it|this|that)\b/i.test(heard.whole) && recent && heard.sense !== 'none')
        return { tool: 'set_reminder', input: { title: recent.thing.title, when: heard.when } };
      return {
        ask: 'What should I remind you of?',
        tool: 'set_reminder',
        input: { title: '', when: heard.when },
        field: 'title',
      };
    },
    examples: ['remind me tomorrow', 'set a reminder'],
  },
  {
    intent: 'calendar_set',
    when: 'must',
    say: ['(text|message|notify|alert|warn|tell) me (about|of) {title}'],
    fits: (heard) => heard.sense === 'hour' || heard.sense === 'hourly series',
    calls: (heard) => setCall(heard, titleOf(heard.text('title'))),
    examples: ['notify me about the webinar at 5'],
    counterExamples: ['tell me about new york'],
  },
  {
    intent: 'alarm_set',
    say: [
      `${setOne} [me|up|on|in] [a|an|the|my|another|one] [new] [wake up|morning|daily|recurring] (alarm|alarms|alarm clock|wake up alarm|wake up call) [for|at|on|to|so] [{title}]`,
      '(alarm|alarm clock|wake up call) [set] [for|at|on] [{title}]',
      '(wake (me|us) [up]|get (me|us) up) [at|for|by] [{title}]',
      '(i|we) (need|want|have|would like) to (wake up|get up|be up) [at|by] [{title}]',
      '(turn on|start|activate|switch on) [the|my|an] alarm [for|at]',
    ],
    fits: (heard) =>
      heard.text('title').split(' ').length <= 8 &&
      (heard.sense !== 'none' || !heard.has('title') || /\b(?:set|wake|get|to|for)\b/i.test(heard.whole)),
    calls: (heard) => {
      const isWaking = /\b(?:wake|get me up|get up|be up)\b/i.test(heard.whole);
      const title = titleOf(heard.text('title'));
      const name = !noTitle.test(title) ? title : isWaking ? 'Wake up' : 'Alarm';
      if (heard.sense === 'none')
        return {
          ask: 'At what time?',
          tool: 'set_reminder',
          input: { title: name, when: '' },
          field: 'when',
        };
      return { tool: 'set_reminder', input: { title: name, when: heard.when } };
    },
    examples: ['set an alarm for 7', 'wake me up at six tomorrow'],
    counterExamples: ['turn off the alarm'],
  },
  {
    intent: 'alarm_set',
    say: [
      '(set|start|put|give me|make|create) [me] [a|an|the] timer [for|of] [to|for] [{title}]',
      'timer [for]',
      '(alert|ping|notify|buzz|beep) me',
      'set [a] countdown [for]',
    ],
    fits: (heard) => heard.text('title').split(' ').length <= 6,
    when: 'must',
    calls: (heard) => {
      const title = titleOf(heard.text('title'));
      const [length] = heard.times;
      const when = length?.kind === 'duration' ? `in ${length.text.replace(/^for\s+/i, '')}` : heard.when;
      return { tool: 'set_reminder', input: { title: noTitle.test(title) ? 'Timer' : title, when } };
    },
    examples: ['set a timer for 10 minutes', 'alert me in three hours'],
  },
  {
    intent: 'alarm_query',
    isQuestion: true,
    say: [
      '(what|which) (alarms|alarm) (do i have|are set|are on|have i set|are there|is set|did i set|are active) [set|on|up]',
      '<show> [me] [all] [<my>] [of] [current|active|set] (alarms|alarm)',
      '(when|what time|for when|for what time) (is|are|did i set|do i have|will) [<my>] [next] (alarm|alarms) [set] [for|to go off|going off|ring|to]',
      '(do i have|are there|is there|have i set|did i set) [any|an|a] (alarm|alarms) [set|on|up|for]',
      '(is|are) [<my>] (alarm|alarms) (set|on)',
      'what time (do i|am i|will i) (wake up|get up|waking up|getting up)',
      '[<my>] [current|active] alarms',
      'how many alarms (do i have|are set|have i set) [set|on]',
      'what (is|are) [<my>] (alarm|alarms) [set] [for|at|to]',
      'check [<my>] (alarm|alarms)',
    ],
    calls: (heard) => ({
      tool: 'list_reminders',
      input: heard.sense === 'day' || heard.sense === 'range' ? { when: heard.when } : {},
    }),
    examples: ['what alarms do i have', 'is my alarm set for tomorrow'],
  },
  {
    intent: 'alarm_query',
    isQuestion: true,
    say: [
      '(what|which) reminders (do i have|are set|are there|have i set|are coming [up]|are pending|are active|did i set|have i got) [set|coming up|left]',
      '<show> [me] [all] [<my>] [of] [current|active|upcoming|pending|open|future] (reminders|reminder)',
      '[<my>] [current|active|upcoming] reminders',
      '(what are|what is) [<my>] [current|active|upcoming|next] (reminders|reminder|notifications|alerts)',
      '(do i have|are there|have i set|did i set) [any|some] [other] (reminders|reminder) [set|coming up|left|pending]',
      'what (will|are you going to|are you) (you) remind me of',
      'what are you reminding me of',
      'when is [<my>] next reminder',
    ],
    calls: (heard) => ({
      tool: 'list_reminders',
      input: heard.sense === 'none' || heard.sense === 'unclear' ? {} : { when: heard.when },
    }),
    examples: ['what reminders do i have', 'show my reminders for tomorrow'],
  },
  {
    intent: 'alarm_query',
    isQuestion: true,
    say: [
      'how many reminders (do i have|are there|are set|have i set|did i set) [set|left|open|pending]',
      'count [<my>] reminders',
    ],
    calls: (heard) => {
      const count = heard.world.things.filter(({ kind }) => kind === 'reminder').length;
      if (heard.sense !== 'none') return { tool: 'list_reminders', input: { when: heard.when } };
      return count === 0 ? 'None at the moment.' : { tool: 'list_reminders', input: {} };
    },
    examples: ['how many reminders do i have'],
  },
  {
    intent: 'calendar_remove',
    say: [
      '(no|skip|not|without|leave out|cancel|drop|miss) {item}',
      '(do not|never) (remind|ping|notify|nudge|bother|alert) me (about|of|to|for) {item}',
      '(i|we) (will not|can not|am not going to|do not want to|will miss|am going to miss|will skip|am skipping) [do|make|go to|attend|have] {item}',
      '{item} (is off|is cancelled|is canceled|is not happening|does not happen|is not on|not|falls out|is skipped)',
      '(skip|not|no|cancel|leave out) [it|that|this one]',
    ],
    when: 'must',
    fits: (heard) => seriesFor(heard) !== null && heard.sense !== 'series' && heard.sense !== 'hourly series',
    calls: (heard) => {
      const series = seriesFor(heard);
      return series && { tool: 'update_reminder', input: { item: series, skip: heard.when } };
    },
    examples: [],
  },
  {
    intent: 'calendar_remove',
    say: [
      '(skip|leave out|omit) (the next|next) {item}',
      '(skip|leave out|omit) {item} [once|the next time|next time|this time]',
      'skip (it|that|this one|the next one|next one) [once|this time]',
    ],
    fits: (heard) => seriesFor(heard) !== null && heard.sense === 'none',
    calls: (heard) => {
      const series = seriesFor(heard);
      return series && { tool: 'update_reminder', input: { item: series, skip: 'next' } };
    },
    examples: [],
  },
  {
    intent: 'calendar_remove',
    say: [
      '(pause|suspend|mute|hold|stop) {item} [for now|for a while|until|till|for]',
      '(pause|suspend|mute) (it|that) [for now|until|for]',
      'put {item} on hold [until|for]',
    ],
    fits: (heard) => seriesFor(heard) !== null && (heard.sense !== 'none' || !/^stop/i.test(heard.whole)),
    calls: (heard) => {
      const series = seriesFor(heard);
      const [time] = heard.times;
      const until =
        time?.kind === 'duration'
          ? `in ${time.text.replace(/^for\s+/i, '')}`
          : heard.when.replace(/^(?:until|till|for)\s+/i, '');
      return series && { tool: 'update_reminder', input: { item: series, pause: until || 'on' } };
    },
    examples: [],
  },
  {
    intent: 'calendar_set',
    say: [
      '(resume|unpause|continue|restart|reactivate|unmute) {item}',
      '(start|turn on) {item} again',
      'resume',
    ],
    fits: (heard) => seriesFor(heard) !== null,
    calls: (heard) => {
      const series = seriesFor(heard);
      return series && { tool: 'update_reminder', input: { item: series, resume: true } };
    },
    examples: [],
  },
  {
    intent: 'calendar_set',
    say: ['{title}'],
    isOpen: true,
    when: 'must',
    strength: 'likely',
    fits: (heard) => (heard.sense === 'hour' || heard.sense === 'hourly series') && isEvent(heard),
    calls: (heard) => {
      const title = titleOf(heard.text('title'));
      if (heard.world.hasCalendar && !heard.startsWithTask && heard.sense === 'hour')
        return { tool: 'use_calendar', input: { act: 'create', item: title, when: heard.when } };
      return (
        timesADay(title) ?? { tool: 'set_reminder', input: { title, when: startOf(heard), ...endOf(heard) } }
      );
    },
    examples: ['gym at 6 tomorrow', 'yoga every wednesday at 7pm', 'tmr 3 haircut'],
    counterExamples: ['what is on at 5', 'no meetings after 5pm'],
  },
  {
    intent: 'calendar_set',
    say: ['{title}'],
    isOpen: true,
    when: 'must',
    strength: 'likely',
    fits: (heard) =>
      (heard.sense === 'day' || heard.sense === 'range') &&
      !heard.startsWithTask &&
      isEvent(heard) &&
      heard.text('title').split(' ').length <= 5,
    calls: (heard) => {
      const title = titleOf(heard.text('title'));
      return heard.world.hasCalendar
        ? { tool: 'use_calendar', input: { act: 'create', item: title, when: heard.when } }
        : taskCall(title, heard);
    },
    examples: ['oil change in 3 months'],
    counterExamples: ['what is on tomorrow'],
  },
  {
    intent: 'calendar_set',
    say: ['{title}'],
    isOpen: true,
    when: 'must',
    strength: 'guess',
    fits: (heard) => heard.sense === 'series' && isEvent(heard),
    calls: (heard) => ({
      tool: 'set_reminder',
      input: { title: titleOf(heard.text('title')), when: heard.when },
    }),
    examples: ['trash goes out monday nights'],
  },
];

/** The id of the one series that the words mean, or that was spoken of last; null if there is none. */
function seriesFor(heard: Heard): string | null {
  const words = heard.text('item').replace(/\s*\b(?:reminders?|series|alarm)$/i, '');
  const found = (
    words === ''
      ? heard.world.mentions
          .map(({ thing }) => thing)
          .filter(({ kind }) => kind === 'reminder')
          .slice(0, 1)
      : heard.findWords(words, ['reminder'])
  ).filter(({ rule }) => rule);
  return found.length === 1 ? (found[0]?.id ?? null) : null;
}

/** Words that begin a question, a denial, a remark about oneself or an order of another kind, so that they name no event. */
const noEvent =
  /^(?:what|where|when|who|whom|why|how|which|whose|is|are|am|was|were|do|does|did|can|could|will|would|should|shall|have|has|had|no|not|never|don['’]?t|i|i['’]\w+|we|we['’]\w+|he|she|they|you|it|its|it['’]s|that|this|there|if|unless|because|but|or|any|anything|stop|delete|remove|cancel|move|change|reschedule|postpone|push|shift|snooze|undo|show|list|tell|give|play|turn|skip|pause|make|done|yes|okay|thanks|hello|hi|please|let|set|my|until|just|only|every|everything|all|both|actually|instead|later|earlier|maybe|still|same|put|add|keep|start|open|find|search|forget|remember|wake|bring|drop|and|also|then|so|lol|oops|sorry|directions)\b/i;

/** Whether a request is nothing but the name of an event and its time. */
function isEvent(heard: Heard): boolean {
  return isEventName(heard.text('title')) && !noEvent.test(heard.first);
}

/** Whether words can be the name of an event or task ("gym", "doctors appointment"). */
export function isEventName(words: string): boolean {
  const title = titleOf(words);
  return (
    title.length > 1 &&
    title.split(' ').length <= 10 &&
    !noEvent.test(title) &&
    !/^the one\b/i.test(title) &&
    !/\?\s*$/.test(words)
  );
}
