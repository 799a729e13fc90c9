import type { Phrase } from '@/lib/phrases/phrase';
import { wasChanged } from '@/lib/phrases/switches';

const oneTime = 'The daily summary can come at one time only, the same on every day. Nothing was changed.';

export const correctionPhrases: Phrase[] = [
  {
    intent: 'settings',
    when: 'must',
    say: [
      '[no|actually|wait|sorry|hm|better|rather] [make it|make that|change it to|set it to|move it to|change that to|at|to|it should be] [instead|please|then|better]',
      '[no|actually|wait|sorry|hm|rather] (works|would work|suits me|is|would be|might be) (better|best|nicer|fine) [for me|please]',
    ],
    fits: (heard) =>
      wasChanged(heard, 'set_daily_summary') && (heard.sense === 'hour' || heard.sense === 'hourly series'),
    calls: (heard) =>
      /\b(?:weekend|saturday|sunday|monday|tuesday|wednesday|thursday|friday|weekday)s?\b/i.test(heard.whole)
        ? oneTime
        : { tool: 'set_daily_summary', input: { time: heard.when } },
    examples: [],
  },
  {
    intent: 'settings',
    when: 'never',
    say: [
      '[no|actually|wait|sorry|hm|better|rather] (make it|make that|change it to|set it to|move it to|change that to) [at] {hour:number} [instead|please|then|better]',
      '[no|actually|wait|sorry|hm|at] {hour:number} [would be|is|might be|works|suits me] (better|best|nicer|enough|instead|rather)',
    ],
    fits: (heard) => wasChanged(heard, 'set_daily_summary'),
    calls: (heard) => ({ tool: 'set_daily_summary', input: { time: `at ${heard.text('hour')}` } }),
    examples: [],
  },
  {
    intent: 'settings',
    isQuestion: true,
    strength: 'certain',
    say: [
      '(is|was) (it|that|this) [still] (on|off|active|running|set|turned on|switched on) [then|again]',
      '(am|do|will) (i|we) [still] (get|getting|receive|receiving) (it|that|them) [still|now]',
    ],
    fits: (heard) => wasChanged(heard, 'set_daily_summary'),
    calls: () => ({ tool: 'set_daily_summary', input: {} }),
    examples: [],
  },
  {
    // "On weekends 9 is early enough".
    intent: 'settings',
    when: 'must',
    strength: 'certain',
    say: ['[but|and] [on|at] is {remark}'],
    fits: (heard) =>
      wasChanged(heard, 'set_daily_summary') && /\b(?:weekend|weekday|saturday|sunday)s?\b/i.test(heard.when),
    calls: () => oneTime,
    examples: [],
  },
  {
    // "6:30 is brutal, 7:15".
    intent: 'settings',
    when: 'must',
    strength: 'certain',
    say: ['[hm|hmm|ugh|no|actually] {old:time} is {remark} {hour:time} [instead|please|then|is better]'],
    fits: (heard) => wasChanged(heard, 'set_daily_summary') && heard.text('remark').split(' ').length <= 4,
    calls: (heard) => ({ tool: 'set_daily_summary', input: { time: heard.text('hour') } }),
    examples: [],
  },
  {
    intent: 'settings',
    when: 'must',
    say: [
      '(not|no|skip|except|but not|only|just) [on|at] [please|though]',
      '{n:number} [on|at]',
      '[but|and] [on|at] {n:number} is {remark}',
      '[but|and] (on|at) {n:number} [is] [early|late] [enough]',
    ],
    fits: (heard) => wasChanged(heard, 'set_daily_summary'),
    calls: () => oneTime,
    examples: [],
  },
  {
    intent: 'settings',
    when: 'words',
    strength: 'certain',
    say: [
      '[just|but|only] [on|for] [the] (weekdays|week days|workdays|working days|weekends|weekend) [only|though|please]',
      '(not|no|except|but not|skip) [on|for] [the] (weekdays|workdays|weekends|weekend|saturdays|sundays) [please|though]',
    ],
    fits: (heard) => wasChanged(heard, 'set_daily_summary'),
    calls: () => oneTime,
    examples: [],
  },
];
