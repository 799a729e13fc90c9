import type { Heard, Phrase } from '@/lib/phrases/phrase';
import { isSwitchedOn, switchIt, wasChanged } from '@/lib/phrases/switches';
import { notOff, quietFields } from '@/lib/preferences/quiet-corrections';
import { quiet, quietPhrases } from '@/lib/preferences/quiet-phrases';
import { recapQuestions } from '@/lib/preferences/recap-questions';
import { placeZone } from '@/lib/time/places';
import { allTimeZones } from '@/lib/time/zones';

const recap =
  '[my|the|a|that] (weekly recap|recap|weekly summary|weekly review|weekly report|weekly overview|weekly thing|weekly one|weekly message|weekly mail|weekly update|week recap|week summary|[recap|summary|review|overview|report] of (the|my) week)';
const off = '(turn off|switch off|disable|stop|end|cancel|remove|delete|deactivate|no|no more|drop|pause)';
const on = '(turn on|switch on|enable|start|activate|resume|set up|set|use)';

export const preferencePhrases: Phrase[] = [
  {
    // "Switch everything off" names no single setting.
    intent: 'settings',
    when: 'never',
    strength: 'certain',
    say: [
      '[please] (turn|switch) (everything|all|it all|all of it|all that) off [now|please|again]',
      '[please] (turn|switch) off (everything|all|it all|all of it|all that) [now|please|again]',
      '[please] (disable|stop|deactivate) (everything|it all|all of it) [now|please]',
    ],
    calls: () =>
      'I changed nothing, because that is several things: “pause my summary”, “turn off the weekly recap” and “turn off the journal prompts” stop what comes by itself. Reminders stay until you delete them.',
    examples: ['switch everything off'],
  },
  ...quietPhrases,
  {
    intent: 'settings',
    say: [
      `${off} ${quiet}`,
      `turn ${quiet} off`,
      '(write|message|text) me (at any hour|any time|anytime|whenever|at any time)',
    ],
    calls: (heard) =>
      heard.times.length > 0 && !/^now$/i.test(heard.when)
        ? notOff(heard)
        : { tool: 'set_preferences', input: { quiet: false } },
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
    strength: ({ whole }) => (/\bweek/i.test(whole) ? 'certain' : 'sure'),
    say: [
      `(what are|when are|show|show me|what is|when is|tell me|do i have|are there|how are|is|are) ${quiet} [on|set|off]`,
      `${quiet}`,
      `[and|so|what about|how about] ${recap}`,
      `[so|and|also] (when is|when does|when do|what time is|what time does|what day is|what day does|which day does|is|is there|are there|do i get|do i have|will i get|will there be|do you send|do you send me|do you do|does|show me) [also|still] ${recap} [come|coming|on|off|set|sent|too|as well|also|every week|each week|then]`,
    ],
    // "Weekly recap?" asks; "weekly recap please" turns it on.
    fits: ({ whole, hasQuestionMark }) =>
      hasQuestionMark ||
      !/^(?:(?:and|so|my|the|a|that) )*(?:week(?:ly)?|recap|summary|overview)\b/i.test(whole),
    calls: () => ({ tool: 'set_preferences', input: {} }),
    examples: ['what are my quiet hours', 'when is my weekly recap', 'weekly recap?'],
  },
  ...recapQuestions,
  {
    // "What day does it come?" and "can it be on sunday evening?", after the recap was shown.
    intent: 'settings',
    isQuestion: true,
    when: 'never',
    strength: 'certain',
    say: [
      '[and|so|ok] (when|what day|which day|what time|at what time|on what day|on which day|what day and time) (does|will|is|do) (it|that|this) [come|coming|sent|be sent|arrive|go out|be]',
    ],
    fits: isAboutRecap,
    calls: () => ({ tool: 'set_preferences', input: {} }),
    examples: [],
  },
  {
    intent: 'settings',
    when: 'must',
    strength: 'certain',
    say: [
      '[and|but|no|actually] [can|could|may|should] [i|you|we] [please] [have|get|send|make|move|change|put|set] (it|that|this) [come|be|to] [on|at|to|for] [instead|please|then|rather]',
      '[and|but|no|actually] (make|rather|better|i prefer) [it|that] [on|at|for] [instead|please|then]',
      '[and|but|no|actually] [on] {day:time} (is|are|would be|suits me|works) (better|best|nicer|fine|good) [for me|please]',
      '[ok|yes|and] [on|at] [please|then|instead]',
    ],
    fits: (heard) => isAboutRecap(heard) && heard.times.some(({ kind }) => kind !== 'range'),
    calls: (heard) => ({ tool: 'set_preferences', input: { recap: true, recapWhen: heard.when } }),
    examples: [],
  },
  {
    intent: 'settings',
    isQuestion: true,
    say: [
      '(what are|what is in|show me|show|list|tell me|see|view|check|give me|how are) [all|all of] [my|the|your] [current] (settings|preferences|setup) [set|now|at the moment]',
      '(how am i|how are you|how is everything|how is it all) set up [now|at the moment]',
      '(what|which) (settings|preferences) (do i have|have i|have i got|have i set|have i made|have i changed|have i chosen|are there|are set|are on|are active|did i set|did i choose)',
      '[and|so] what (have i|did i|i have) [already|all] (set up|configured|switched on|turned on) [so far|already|here|with you|until now|up to now]',
      'what (is|have i got|do i have) [all] (set up|switched on|turned on|configured) [so far|already|here|with you|now|at the moment]',
    ],
    fits: (heard) => heard.times.length === 0 || /^now$/i.test(heard.when),
    calls: ({ world }) => [
      { tool: 'set_preferences', input: {} },
      { tool: 'set_daily_summary', input: {} },
      { tool: 'recall', input: { text: `Your time zone is ${world.zone}.`, items: [] } },
    ],
    examples: ['show my settings', 'what are my preferences'],
  },
  {
    intent: 'settings',
    say: [
      `${off} [sending me|sending] ${recap}`,
      `turn ${recap} off`,
      `(i do not want|do not send me|do not send) ${recap} [any more|anymore]`,
      `(i do not want|do not send me|do not send|not) ${recap} [on|at] {old:time} [{rest}]`,
    ],
    calls: ({ times, when }) =>
      times.length === 0 || /\bnow\b/i.test(when)
        ? { tool: 'set_preferences', input: { recap: false } }
        : `The recap comes once a week or not at all, so I changed nothing. Say “send my recap on friday at 18:00” for another day, or “turn off the weekly recap”.`,
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
    strength: 'certain',
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
    when: 'never',
    say: [
      '(change|set|update|switch|fix|correct|move) (my|the) (time zone|timezone)',
      '(my|the) (time zone|timezone) is (wrong|not right|not correct|off)',
    ],
    calls: () => ({
      ask: 'Which time zone shall I set? Name a city, such as “Lisbon”.',
      tool: 'set_timezone',
      input: {},
      field: 'zone',
    }),
    examples: ['change my time zone'],
  },
  {
    // "How do I get it back later?", after a setting was switched off.
    intent: 'help',
    when: 'never',
    strength: 'certain',
    say: [
      '[and|so] how (do|can|could|would) i (get|turn|switch|bring|have) (it|that|them|this) (back|back on|on) [again|later|then]',
      '[and|so] (can|could) i (get|turn|switch|bring|have) (it|that|them|this) (back|back on|on again) [again|later|then]',
    ],
    fits: ({ world }) => (world.lastChanges ?? []).length > 0,
    calls: () =>
      'Say “turn it back on” for a setting, or “undo”: it takes the last change back, up to a day later.',
    examples: [],
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

function isAboutRecap(heard: Heard): boolean {
  const { lastMessage, lastQuestion, lastReply } = heard.world;
  return (
    (wasChanged(heard, 'set_preferences', ['recap', 'recapWhen']) && !/daily/i.test(lastReply ?? '')) ||
    /\b(?:recap|week(?:ly)? (?:summary|review|report|overview|thing|one|message|mail|email|update)|of (?:the|my) week)\b/i.test(
      `${lastMessage ?? ''} ${lastQuestion ?? ''}`,
    )
  );
}

function zoneOf(words: string): string | null {
  const place = words
    .trim()
    .replace(/(?<![.!?])[.!?]+$/, '')
    .replace(/\s+(?:now|time|please)$/i, '')
    .replace(/\s+(?:till|until|for|from|this|next|since|through)\b.*$/i, '');
  return allTimeZones().find((zone) => zone.toLowerCase() === place.toLowerCase()) ?? placeZone(place);
}
