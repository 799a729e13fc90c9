import type { Heard, Phrase } from '@/lib/phrases/phrase';
import { isSwitchedOn, switchIt, wasChanged } from '@/lib/phrases/switches';
import { clockRange } from '@/lib/preferences/clock-range';
import { placeZone } from '@/lib/time/places';
import { allTimeZones } from '@/lib/time/zones';
import { quoted } from '@/lib/words/wording';

const quiet = '[my|the|all|any] (quiet hours|quiet hour|quiet time|quiet times|do not disturb|dnd|quiet)';
const recap = '[my|the] (weekly recap|recap|weekly summary|weekly review|weekly report)';
const off = '(turn off|switch off|disable|stop|end|cancel|remove|delete|deactivate|no|no more|drop|pause)';
const quietFields = ['quiet', 'quietFrom', 'quietTo'];
const on = '(turn on|switch on|enable|start|activate|resume|set up|set|use)';

const thatOne = 'that one|this one|it|that|this|that reminder|this reminder';
const always =
  '[anyway|still|then|even then|always|at night|[in|during|even in|even during] [the|my] quiet hours]';

function ringing(heard: Heard): string | null {
  const named = heard.has('item') ? heard.find('item', ['reminder']) : [heard.last(['reminder'])];
  const [newest] = heard.world.mentions;
  return named.length === 1 && (heard.has('item') || newest?.thing.kind === 'reminder')
    ? (named[0]?.title ?? null)
    : null;
}

function bound(heard: Heard): string {
  return heard.when.replace(/^(?:before|after|until|till|from|at|by|to)\s+/i, '') || heard.text('n');
}

const oneDay =
  'Quiet hours apply every day, so I can’t be quiet only then. Nothing was changed. Say “quiet hours from 22 to 9” for every day, or name a reminder and I move it.';

export const preferencePhrases: Phrase[] = [
  {
    // "Don't ping me before 2pm tomorrow": of one day, while quiet hours apply every day.
    intent: 'settings',
    when: 'must',
    strength: 'certain',
    say: [
      '(do not|never|please do not|no|stop) [any] (disturb|bother|buzz|bug|nag|message|write|write to|text|ping|contact|send|notify|remind|nudge|messages|notifications|pings|texts|alerts|reminders|pinging|messaging|reminding) [me|us] [about|of|with] [anything|anything at all|messages|stuff] [before|until|till|after|from] [{n:number}]',
      '(do not|never|please do not|no|stop) (disturb|bother|message|text|ping|notify|remind) [me|us] [about|of|with] [anything|anything at all] [{reason}]',
    ],
    fits: (heard) =>
      clockRange(heard.whole) === null &&
      heard.times.some(
        (time) =>
          ('date' in time && time.date !== null) || time.kind === 'range' || time.kind === 'recurrence',
      ) &&
      (!heard.has('reason') || /^(?:i|we|because|as|since)\b/i.test(heard.text('reason'))),
    calls: () => oneDay,
    examples: ["don't remind me about anything tonight", "don't ping me before 2pm tomorrow"],
  },
  {
    intent: 'settings',
    say: [
      `[set|change|make|put|move|update|i want|start|have|turn on] ${quiet} [are|is|to|at|be|should be|:] [from|between|to|at] [{x}]`,
      '(nothing|silence|no messages|no pings|not a word) [from you|please] [between|from] [{x}] [please]',
      '(do not|never|please do not|no|no more|stop|stop the|i do not want) [any] (disturb|bother|message|write|write to|text|ping|contact|send|notify|messages|notifications|pings|texts|alerts|buzzing|pinging|messaging|texting|disturbing) [me] [anything|messages] [between|from] [{x}]',
      '(do not|never) (disturb|bother|message|text|ping|notify) me',
    ],
    fits: (heard) => clockRange(heard.whole) !== null,
    calls: (heard) => {
      const hours = clockRange(heard.whole);
      return hours && { tool: 'set_preferences', input: { quietFrom: hours.from, quietTo: hours.to } };
    },
    examples: [
      'quiet hours from 22 to 7',
      "don't disturb me between 11pm and 7am",
      'quiet hours from half past ten to quarter to seven',
    ],
  },
  {
    intent: 'settings',
    say: [
      `(do not|never|no|no more|please do not|stop|i do not want|nothing) [any] [disturb|bother|message|write|write to|text|ping|contact|notify|send|messages|notifications|pings|texts|alerts|pinging|messaging|texting] [me] [anything|messages] [before|after|until|till] [{n:number}] [at night|in the morning|in the evening]`,
      `[start|begin|open|change|set|move|end|stop] ${quiet} [start|begin|end|stop|until|till|from|to|at] [at|from] [{n:number}]`,
    ],
    fits: (heard) =>
      /\b(?:before|after|until|till|start|begin|end|stop|from)\b/i.test(heard.whole) &&
      (heard.sense === 'hour' || heard.has('n')) &&
      clockRange(heard.whole) === null,
    calls: (heard) => {
      const isEnd = /\b(?:before|until|till|end|stop)\b/i.test(heard.whole);
      const hour = /^\d{1,2}$/.test(bound(heard)) && isEnd ? `${bound(heard)} am` : bound(heard);
      return { tool: 'set_preferences', input: isEnd ? { quietTo: hour } : { quietFrom: bound(heard) } };
    },
    examples: ["don't message me before 8", 'do not disturb me after 10pm'],
  },
  {
    // "Till 7 on second thoughts", right after the quiet hours.
    intent: 'settings',
    strength: 'certain',
    say: [
      '[no|actually|only|make it|make that|better] [until|till] [at] [{n:number}] [instead|rather|better|please]',
    ],
    fits: (heard) =>
      /^(?:\w+ ){0,3}(?:until|till?)\b/i.test(heard.whole) &&
      (heard.sense === 'hour' || heard.has('n')) &&
      heard.world.lastChanges?.some(({ input }) => quietFields.some((field) => field in input)) === true,
    calls: (heard) => ({
      tool: 'set_preferences',
      input: { quietTo: /^\d{1,2}$/.test(bound(heard)) ? `${bound(heard)} am` : bound(heard) },
    }),
    examples: [],
  },
  {
    // "That one can ring, it's important": reminders come on time in any case.
    intent: 'settings',
    isQuestion: true,
    strength: 'certain',
    say: [
      `[but|and|so|only] (${thatOne}|the {item}|my {item}) (can|may|should|must|is allowed to|has to|needs to) [still|always] (ring|buzz|beep|ping|go off|come through|get through|break through|disturb me|wake me|come at night|come anyway) ${always} [(it is|its|because|as) {reason}]`,
      `[but|and|so|please] let (${thatOne}|the {item}) (ring|buzz|through|come through|get through|go off) ${always}`,
      `(ignore|override|bypass|skip|break) ${quiet} for (${thatOne}|the {item})`,
      `[but|and|please] wake me [up] for (${thatOne}) ${always}`,
    ],
    fits: (heard) => ringing(heard) !== null && !heard.hasQuestionMark,
    calls: (heard) =>
      `${quoted(ringing(heard) ?? '')} comes at its time, in quiet hours too: they hold back only messages whose time you have not set.`,
    examples: [],
  },
  {
    intent: 'settings',
    say: [
      `${off} ${quiet}`,
      `turn ${quiet} off`,
      '(write|message|text) me (at any hour|any time|anytime|whenever|at any time)',
    ],
    calls: () => ({ tool: 'set_preferences', input: { quiet: false } }),
    examples: ['turn off the quiet hours', 'no quiet hours'],
  },
  {
    intent: 'settings',
    say: [`${on} ${quiet}`, `turn ${quiet} on`],
    calls: () => ({ tool: 'set_preferences', input: { quiet: true } }),
    examples: ['turn on quiet hours'],
  },
  {
    intent: 'settings',
    isQuestion: true,
    say: [
      `(what are|when are|show|show me|what is|when is|tell me|do i have|are there|how are|is|are) ${quiet} [on|set|off]`,
      `${quiet}`,
      '(what are|show me|show) [my] (settings|preferences)',
      `(when is|when does|when do|what time is|is|do i get|show me) ${recap} [come|coming|on|off|set|sent]`,
    ],
    calls: () => ({ tool: 'set_preferences', input: {} }),
    examples: ['what are my quiet hours', 'when is my weekly recap'],
  },
  {
    intent: 'settings',
    say: [
      `${off} [sending me|sending] ${recap}`,
      `turn ${recap} off`,
      `(i do not want|do not send me|do not send) ${recap} [any more|anymore]`,
    ],
    calls: () => ({ tool: 'set_preferences', input: { recap: false } }),
    examples: ['turn off the weekly recap'],
  },
  {
    intent: 'settings',
    say: [
      `${on} [sending me|sending] ${recap} [on|at|for|to]`,
      `turn ${recap} on`,
      `(send|send me|i want|move|change|set|put|make) ${recap} [to|on|at|for|be] [on|at]`,
      `${recap} (on|at|every)`,
      '[my|the] (weekly recap|recap) [please]',
    ],
    calls: (heard) => ({
      tool: 'set_preferences',
      input: { recap: true, ...(heard.when ? { recapWhen: heard.when } : {}) },
    }),
    examples: ['send my recap on monday at 8', 'turn on the weekly recap'],
  },
  {
    intent: 'settings',
    when: 'never',
    say: [switchIt],
    fits: (heard) => wasChanged(heard, 'set_preferences', ['recap', 'recapWhen', ...quietFields]),
    calls: (heard) => ({
      tool: 'set_preferences',
      input: { [wasChanged(heard, 'set_preferences', quietFields) ? 'quiet' : 'recap']: isSwitchedOn(heard) },
    }),
    examples: [],
  },
  {
    intent: 'settings',
    when: 'may',
    say: [
      '(use|switch to|show|write|change to|set|prefer|give me|i prefer|i want|i would like|go with|put) [me|it] [the|a|to] [24|12|24-hour|12-hour|24h|12h] [hour|hours|h] (clock|time|times|format) [please|instead]',
    ],
    fits: ({ whole }) => /\b(?:12|24)[ -]?h(?:ours?|rs?)?\b/i.test(whole),
    calls: (heard) => ({
      tool: 'set_preferences',
      input: { clock: heard.whole.includes('24') ? '24h' : '12h' },
    }),
    examples: ['use the 24 hour clock'],
  },
  {
    intent: 'settings',
    when: 'words',
    say: [
      '(my|the|set|set my|change|change my|change the|update my|use) (time zone|timezone|time) [is|to|as|should be] [now] [to] {zone}',
      '(set|change|switch|move) (my|the|me) [to] (time zone|timezone) [to] {zone}',
      '(i|we) (am|are) [now|currently] (in|on) [the] {zone} (time|timezone|time zone)',
      '(switch|change|set|go) (to|on) {zone} (time|timezone|time zone)',
      '(switch|change|set|move|put|get) (me|us|my clock|the clock|my time) [over|back] [to|on|onto|into] [the time in] {zone} [time|timezone|time zone]',
    ],
    fits: (heard) => zoneOf(heard.text('zone')) !== null,
    calls: (heard) => ({ tool: 'set_timezone', input: { zone: zoneOf(heard.text('zone')) ?? '' } }),
    examples: ['my timezone is Europe/Berlin', 'set my timezone to tokyo'],
  },
  {
    intent: 'settings',
    when: 'words',
    strength: 'guess',
    say: [
      '(i|we) [have|just|am|are] [now|just|recently] (moved|moving|relocated|moved back|live|living|staying|in|arrived|landed) [to|in|at] {zone} [now]',
    ],
    fits: (heard) => zoneOf(heard.text('zone')) !== null && zoneOf(heard.text('zone')) !== heard.world.zone,
    calls: (heard) => ({ tool: 'set_timezone', input: { zone: zoneOf(heard.text('zone')) ?? '' } }),
    offer: (heard) => `Shall I set your time zone to ${zoneOf(heard.text('zone'))}?`,
    examples: ['i moved to lisbon'],
  },
  {
    intent: 'settings',
    isQuestion: true,
    say: [
      '(what|which) [is|are] (my|the|your) [current] (time zone|timezone) [am i in|are you using|is set|do i have|set to|set|at] [now|to]',
      '(what|which) (time zone|timezone) (am i in|am i on|am i at|are you using|do i have|is set)',
    ],
    calls: (heard) => `Your time zone is ${heard.world.zone}.`,
    examples: ['what is my timezone'],
  },
];

function zoneOf(words: string): string | null {
  const place = words
    .trim()
    .replace(/(?<![.!?])[.!?]+$/, '')
    .replace(/\s+(?:now|time|please)$/i, '')
    .replace(/\s+(?:till|until|for|from|this|next|since|through)\b.*$/i, '');
  return allTimeZones().find((zone) => zone.toLowerCase() === place.toLowerCase()) ?? placeZone(place);
}
