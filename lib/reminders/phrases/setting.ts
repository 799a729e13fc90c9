import { titleOf } from '@/lib/phrases/input';
import { remindsOthers } from '@/lib/phrases/names';
import type { Heard, Mention, Phrase, PhraseQuestion, Thing } from '@/lib/phrases/phrase';
import { onlyDayIn, onlyMade } from '@/lib/phrases/task-times';
import { appointment } from '@/lib/reminders/phrases/event-names';
import { remind, setCall } from '@/lib/reminders/phrases/shared';
import { localDate } from '@/lib/time/format';

const setOne =
  '(set|set up|create|make|add|put|put in|schedule|start|new|give me|i need|i want|i would like|save|get me|place|need|another|program)';

const noTitle =
  /^(?:(?:a|an|the|my|new|one|another|it|this|that|me|up|for|at|on|to|please|something|again|set|reminder|reminders|alarm|alarms|timer|be|like|some|sth|thing|things|stuff|else|time|clock|event|later|now|also|too|as well)\s*)*$/i;

const pointer =
  /\b(?:it|(?:this|that)(?! (?:morning|noon|afternoon|evening|night|day|week|weekend|month|year|mon|tue|wed|thu|fri|sat|sun)))\b/i;

// Writes the hour out, because "at 6" means the morning only beside "wake" or "alarm", which the title may lack.
function askTitle({ when }: Heard): PhraseQuestion {
  const input = { title: '', when };
  return { ask: 'What should I remind you of?', tool: 'set_reminder', input, field: 'title' };
}

function withPlainHour({ when, times }: Heard): string {
  const [time, another] = times;
  if (another || (time?.kind !== 'time' && time?.kind !== 'instant')) return when;
  const hour = time.time.slice(0, 5);
  if (hour >= '12') return when;
  return time.kind === 'instant' ? `${time.date} ${hour}` : `at ${hour}`;
}

function onItsDay({ when, times, world }: Heard, { at, date }: Thing): string {
  const day = at ? localDate(at, world.zone) : (date ?? null);
  const isHour = times.every(({ kind }) => kind === 'time');
  return day && isHour && day > localDate(world.now, world.zone) ? `${day} ${when}` : when;
}

function onDay(days: string[], { world }: Heard): Mention | undefined {
  const { mentions, zone } = world;
  return mentions.find(
    ({ thing: { at, date }, how }) =>
      how !== 'deleted' && days.includes((at ? localDate(at, zone) : date) ?? ''),
  );
}

export const settingPhrases: Phrase[] = [
  {
    intent: 'calendar_set',
    say: [
      `${remind} [again|also|please] [that (i|we) (have|need) to|that (i|we) have|that i am|that we are|that there is|to|about|of|that|on|for|when|it is time to|i have|i need to|there is|the time to] {title}`,
      `(do not|never) let (me|us) (forget|miss) [to|about|that] {title}`,
      `${setOne} [me] [a|an|the|my|another|one|up a] [daily|weekly|monthly|recurring|repeating|new|quick] (reminder|reminders|notification|alert) [to|about|for|of|that|on|called|named|saying|titled|i|with] {title}`,
      '(a|new|another) reminder [to|about|for|of|that] {title}',
      '(i|we) (need|want|would like|have) to be reminded [to|about|of|that] {title}',
      '(i|we) (need|want|would like) (a|some) (reminder|reminders|nudge|ping|heads up|prod) [to|about|for|of|that] {title}',
      '(i|we) (want|would like) to remember to {title}',
      '(i|we) (want|need|would like) to (make|set|create|add|put) [a|an|the|me a] reminder [to|about|for|of|that] {title}',
      '(send|give|set|shoot) (me|us) (a|an) [daily|weekly] (reminder|notification|alert|nudge|ping|note) [to|about|for|of|that] {title}',
      '(tell|text|message|notify|alert|warn) me (to|when it is time to|that i (need to|have to|should)) {title}',
      'remind [to|about] {title}',
      'reminder [to|for|about] {title}',
      'reminder set [for] {title}',
    ],
    fits: (heard) =>
      !noTitle.test(titleOf(heard.text('title'))) &&
      !remindsOthers.test(heard.whole) &&
      !/^(?:my|the|all|about)?\s*(?:reminders?|todos?|list)$/i.test(heard.text('title')) &&
      !/^(?:what|who|where|how|why|which)\b/i.test(heard.text('title')),
    calls: (heard) => setCall(heard, titleOf(heard.text('title'))),
    examples: [
      'remind me to call the bank tomorrow at 9',
      'set a reminder for the meeting on friday at 3',
      'ping me in 10 minutes to check the oven',
    ],
  },
  {
    intent: 'calendar_set',
    say: [
      `${remind} [again|also|(about|of) (it|this|that)|like that|like this|then]`,
      `${setOne} [me] [a|an|the|my|another|one] [new] reminder [for|at|on] [(for|about|of) (it|this|that)]`,
      'reminder [for|at|on]',
      '(i|we) [also] (need|want|would like) [a|another] reminder [on the day] [itself|too|as well]',
      'set (it|one|another one)',
    ],
    fits: (heard) =>
      heard.sense !== 'unclear' &&
      !(
        heard.sense === 'length' &&
        /\b(?:ahead|before|beforehand|earlier|in advance|warning|notice)\b/i.test(heard.whole)
      ),
    calls: (heard) => {
      const days = heard.times.flatMap((time) =>
        time.kind !== 'recurrence' && 'date' in time && time.date ? [time.date] : [],
      );
      const recent = days.length > 0 ? onDay(days, heard) : heard.world.mentions[0];
      // "Remind me every Sunday at 9", right after the reminder was done.
      const isSeries = heard.times.every(({ kind }) => kind === 'recurrence');
      const isLast =
        recent &&
        (days.length > 0 || (isSeries ? /^(?:made|changed|done)$/ : /^(?:made|changed)$/).test(recent.how)) &&
        recent.thing.kind !== 'list' &&
        heard.times.every((time) => 'time' in time || (time.kind === 'part of day' && time.date));
      const pointed = recent ?? heard.world.mentions[0];
      if ((pointer.test(heard.whole) || isLast) && pointed && heard.sense !== 'none')
        return {
          tool: 'set_reminder',
          input: { title: pointed.thing.title, when: onItsDay(heard, pointed.thing) },
        };
      const made = onlyMade(heard);
      return made && heard.sense !== 'none'
        ? { tool: 'set_reminder', input: { title: made.title, when: heard.when } }
        : askTitle(heard);
    },
    examples: ['remind me tomorrow', 'set a reminder'],
  },
  {
    intent: 'calendar_set',
    strength: 'certain',
    say: [
      `${remind} [again|also|please] (to|about|of|that)`,
      '[and] (one more|another one|another) [reminder] (for|on|at)',
      `${remind} [again|also|please] (to|about|of|to do) (something [else|important]|(a|the|one|another) thing|things|stuff|one more thing|a few things)`,
    ],
    fits: (heard) =>
      heard.sense !== 'unclear' &&
      heard.sense !== 'length' &&
      (heard.sense !== 'none' || !/another|one more/i.test(heard.whole)),
    calls: askTitle,
    examples: ['can you remind me of something on saturday', 'remind me to'],
  },
  {
    // "Dentist": an appointment without a time.
    intent: 'calendar_set',
    when: 'never',
    say: ['[a|an|the|my|our] {title}'],
    fits: (heard) =>
      appointment.test(heard.text('title')) &&
      !heard.hasQuestionMark &&
      heard.findWords(heard.text('title')).length === 0,
    calls: (heard) => ({
      ask: `When is “${heard.text('title')}”?`,
      tool: 'set_reminder',
      input: { title: heard.text('title'), when: onlyDayIn(heard) },
      field: 'when',
    }),
    examples: ['dentist'],
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
    // "Set one for nine tonight - bins out" is a new one, whatever was spoken of before.
    intent: 'calendar_set',
    when: 'must',
    strength: 'certain',
    say: [
      '(set|add|make|create|put in) (one|another|a new|a second) [one|more] [for|at|on] [:|to|about] {title}',
    ],
    fits: (heard) =>
      !noTitle.test(titleOf(heard.text('title'))) &&
      !/^(?:one|more)\b/i.test(heard.text('title')) &&
      heard.sense !== 'length',
    calls: (heard) => setCall(heard, titleOf(heard.text('title'))),
    examples: ['set one for nine tonight to put the bins out'],
  },
  {
    // "At 9 their time": without a place, the zone is unknown.
    intent: 'calendar_set',
    when: 'must',
    strength: 'certain',
    isContent: true,
    say: ['{all} (their|his|her) time [please]'],
    fits: ({ parts }) =>
      parts.some(({ time }, place) => time && /^(?:their|his|her)$/.test(parts[place + 1]?.word ?? '')),
    calls: ({ whole }) => ({
      ask: 'I don’t know which time zone that is. In which city? Nothing is saved yet.',
      tool: 'set_reminder',
      input: { said: whole },
      field: 'place',
    }),
    examples: ['call with the vendor tomorrow at 9am their time'],
  },
  {
    intent: 'alarm_set',
    say: [
      `${setOne} [me|up|on|in] [a|an|the|my|another|one] [new] [wake up|morning|daily|recurring] (alarm|alarms|alarm clock|wake up alarm|wake up call) [for|at|on|to|so] [{title}]`,
      '(alarm|alarm clock|wake up call) [set] [for|at|on] [{title}]',
      '(wake (me|us) [up]|get (me|us) up) [at|for|by] [{title}]',
      '(i|we) (need|want|have|would like) to (wake up|get up|be up) [at|by] [{title}]',
      '(turn on|start|activate|switch on) [the|my|an] alarm [for|at]',
      '[i|we] (need|want|would like) (a|an|my) [daily|morning] (wake up|wakeup|wake-up) [call|nudge|alarm|ping|reminder|message] [for|at]',
    ],
    fits: (heard) =>
      heard.text('title').split(' ').length <= 8 &&
      !/^(?:codes?|pin|number|password|system|company)\b/i.test(heard.text('title')) &&
      (heard.sense !== 'none' || !heard.has('title') || /\b(?:set|wake|get|to|for)\b/i.test(heard.whole)),
    calls: (heard) => {
      const isWaking = /\b(?:wake|get (?:me |us )?up|be up)\b/i.test(heard.whole);
      const title = titleOf(heard.text('title')).replace(/^so (?:that )?(?:i|we) can /i, '');
      const isNamed = !noTitle.test(title);
      const alone = isWaking ? 'Wake up' : 'Alarm';
      const name = !isNamed ? alone : isWaking ? `Wake up: ${title}` : title;
      if (heard.sense === 'none')
        return {
          ask: 'At what time?',
          tool: 'set_reminder',
          input: { title: name, when: '' },
          field: 'when',
        };
      if (heard.sense === 'unclear') return setCall(heard, name);
      const when = isNamed ? withPlainHour(heard) : heard.when;
      return { tool: 'set_reminder', input: { title: name, when } };
    },
    examples: ['set an alarm for 7', 'wake me up at six tomorrow'],
    counterExamples: ['turn off the alarm'],
  },
  {
    intent: 'alarm_set',
    say: [
      '(set|start|put|give me|make|create) [me] [a|an|the] timer [for|of] [to|for] [{title}]',
      'timer [for] [{title}]',
      '[{title}] timer',
      '(another|another one|one more|another timer) [timer] [for] [{title}]',
      '(alert|ping|notify|buzz|beep) me',
      'set [a] countdown [for]',
    ],
    fits: (heard) =>
      heard.text('title').split(' ').length <= 6 &&
      // "One more for friday at noon" is no timer.
      (heard.sense === 'length' ||
        heard.has('title') ||
        !/^(?:another|one more)\b(?!.*timer)/i.test(heard.whole)) &&
      !/\b(?:before|ahead|earlier|in advance|beforehand)\b/i.test(heard.whole),
    when: 'must',
    calls: (heard) => {
      const title = titleOf(heard.text('title'));
      const [length] = heard.times;
      const when = length?.kind === 'duration' ? `in ${length.text.replace(/^for\s+/i, '')}` : heard.when;
      return { tool: 'set_reminder', input: { title: noTitle.test(title) ? 'Timer' : title, when } };
    },
    examples: ['set a timer for 10 minutes', 'alert me in three hours'],
  },
];
