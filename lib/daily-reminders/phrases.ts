import { correctionPhrases } from '@/lib/daily-reminders/corrections';
import type { Heard, Phrase } from '@/lib/phrases/phrase';
import { isSwitchedOn, switchIt, wasChanged } from '@/lib/phrases/switches';

const summary =
  '[my|the|a|that|this] (daily summary|summary|rundown|daily rundown|morning rundown|morning summary|daily digest|digest|daily briefing|briefing|daily overview|daily message|daily reminder|morning briefing|morning message|evening summary|daily report|daily update)';

function isNow({ when }: Heard): boolean {
  return /\bnow\b/i.test(when);
}

const part = '(motivation|a motivation|the motivation|motivations|a quote|the quote|quotes)';

const overview =
  '[my|the|a|an|our|that] [short|quick|brief|little|daily] (summary|overview|rundown|run down|digest|recap|briefing|outline|agenda|plan|plans|schedule|list|day) [(of|for|about) (the|my|our|each|every|that) day [ahead]]';
const whatIsOn =
  '(what is|what i have|what i have got|what we have|everything) [there|i have] [on|up|coming up|planned|due|to do|ahead] [for|on|in] [the|that|my|each] [day|me]';

export const dailyPhrases: Phrase[] = [
  {
    // "Text me what's on every day at 6:30".
    intent: 'settings',
    when: 'must',
    say: [overview, whatIsOn].flatMap((what) => [
      `(send|give|text|message|show|tell|email|mail|read|ping|get|let) (me|us) [have|know|see] ${what}`,
      `(i|we) (want|need|would like|would love) [to (get|have|receive|see|know)] ${what}`,
    ]),
    fits: (heard) => heard.sense === 'hourly series' || heard.sense === 'series',
    calls: (heard) => ({ tool: 'set_daily_summary', input: { time: heard.when } }),
    examples: ['send me a summary of the day every morning at 7', "text me what's on each day at 6:30"],
    counterExamples: ['show me my schedule'],
  },
  ...correctionPhrases,
  {
    intent: 'settings',
    when: 'must',
    say: [
      `(no more|no|skip|pause|not|turn off|stop) [my|the] (daily summary|summary|summaries|digest|briefing|briefings) [on|for|until|at] [altogether|completely|please]`,
    ],
    calls: (heard) =>
      `The daily summary comes every day or not at all, so I can’t leave out ${heard.when.replace(/^(?:on|at|for) /i, '')}. Nothing was changed; “pause my summary” stops it.`,
    examples: ['no summary on weekends'],
  },
  {
    intent: 'settings',
    when: 'must',
    say: [
      `(send|give|text|message|i want|i would like|set|set up|schedule|create|get|move|change|make|put|start|send me|have|turn on|push|reschedule|add|do) [me] [up] ${summary} [(of|for|about) (my|the|our) day [ahead]] [to|at|for|every|each|come|arrive|on] [instead] [[of|not] [in] the (morning|evening|afternoon)]`,
      `(send|give|move|change|make|set|put) [me] ${summary} [to|at|for] (not|instead of|rather than) [at] {old:number}`,
      `${summary} (at|every|to|for|should come|comes|please)`,
      `${summary}`,
    ],
    fits: (heard) =>
      !isNow(heard) &&
      (heard.sense === 'hour' || heard.sense === 'hourly series' || heard.sense === 'series'),
    calls: (heard) => ({ tool: 'set_daily_summary', input: { time: heard.when } }),
    examples: ['send me a summary every day at 7:30', 'move my daily summary to 8am'],
    counterExamples: ['send me the summary now'],
  },
  {
    intent: 'settings',
    say: [
      `(send|give|text|set|schedule|move|change|make|put|push|reschedule) [me] ${summary} (to|at|for) {hour:number} [(not|instead of|rather than) [at] {old:number}]`,
      `${summary} (at|to|for) {hour:number}`,
    ],
    // The tool rejects an impossible hour, so that the user is told.
    calls: (heard) => ({ tool: 'set_daily_summary', input: { time: `at ${heard.text('hour')}` } }),
    examples: ['change my daily summary to 8', 'send me my summary at 25:00'],
  },
  {
    intent: 'settings',
    say: [
      `(turn off|switch off|disable|stop|end|cancel|remove|delete|deactivate|pause|no more|no) [sending me|sending] ${summary} [for now|please]`,
      `turn ${summary} off`,
      `(i do not want|do not send me|do not send) ${summary} [any more|anymore]`,
    ],
    when: 'never',
    calls: () => ({ tool: 'set_daily_summary', input: { active: false } }),
    examples: ['turn off the daily summary', 'pause my summary'],
  },
  {
    intent: 'settings',
    say: [
      `(turn on|switch on|enable|resume|restart|activate|unpause|reactivate|start) [sending me] ${summary} [again]`,
      `turn ${summary} on`,
    ],
    calls: () => ({ tool: 'set_daily_summary', input: { active: true } }),
    examples: ['turn on my daily summary'],
  },
  {
    intent: 'settings',
    when: 'never',
    strength: 'certain',
    say: [switchIt],
    fits: (heard) => wasChanged(heard, 'set_daily_summary'),
    calls: (heard) => ({ tool: 'set_daily_summary', input: { active: isSwitchedOn(heard) } }),
    examples: [],
  },
  {
    intent: 'settings',
    when: 'must',
    say: [`(send|give|text|message) me ${summary}`],
    fits: isNow,
    calls: () => ({ tool: 'set_daily_summary', input: { now: true } }),
    examples: ['send me the summary now'],
  },
  {
    intent: 'settings',
    say: [
      `(test|send me a test of|try|send a test of|send) ${summary} [now|right now|as a test]`,
      `(set up|create|i want|i would like|start|send me|give me|can i have|can i get) (a daily summary|a daily digest|a daily briefing|a daily overview)`,
    ],
    fits: (heard) => heard.sense === 'none' || isNow(heard),
    calls: (heard) =>
      /^(?:test|try|send a test|send me a test)|\bnow\b/i.test(heard.whole)
        ? { tool: 'set_daily_summary', input: { now: true } }
        : {
            ask: 'At what time should it come each day?',
            tool: 'set_daily_summary',
            input: {},
            field: 'time',
          },
    examples: ['test my summary', 'set up a daily summary'],
  },
  {
    intent: 'settings',
    isQuestion: true,
    when: 'never',
    strength: 'certain',
    say: [
      '(does|will|would) (it|that) [also] (contain|include|say|show|tell me|have|mention) {what}',
      '[and|so] (what does it|what will it|what is|what will be|what all will be) [it] (contain|include|say|in it|in there|show|have) [in it] [anyway|then|actually]',
    ],
    fits: (heard) => wasChanged(heard, 'set_daily_summary'),
    calls: () => ({ tool: 'set_daily_summary', input: {} }),
    examples: [],
  },
  {
    // "Let me see today's now", right after the summary was set.
    intent: 'settings',
    when: 'may',
    strength: 'certain',
    say: [
      "[can you|could you|please] (let me see|show me|send me|give me|can i see|can i have) [it|one|this|'s] [one] [now|right now]",
    ],
    fits: (heard) => wasChanged(heard, 'set_daily_summary') && /\b(?:now|today)/i.test(heard.whole),
    calls: () => ({ tool: 'set_daily_summary', input: { now: true } }),
    examples: [],
  },
  {
    intent: 'settings',
    isQuestion: true,
    say: [
      `(when is|when does|what time is|what is in|what does|do i have|is|show|what time does|how is) ${summary} [come|coming|set|contain|include|on|sent|tell]`,
    ],
    fits: (heard) => /\bdaily|when|what time\b/i.test(heard.whole),
    calls: () => ({ tool: 'set_daily_summary', input: {} }),
    examples: ['when does my daily summary come'],
  },
  {
    intent: 'settings',
    when: 'never',
    say: [`include ${part} [too|again]`, `(leave out|exclude) ${part} [again]`],
    calls: (heard) => ({
      tool: 'set_daily_summary',
      input: { motivation: /^include/i.test(heard.whole) },
    }),
    examples: ['include motivation', 'leave out the quote'],
  },
  {
    intent: 'settings',
    strength: 'certain',
    say: [
      `(i|we) (do not|no longer) (want|need|like) [any|the|my] {part} (from|in|on) ${summary} [any more|anymore]`,
      `[please|can you] (add|include|put|show) {part} [back] (to|in|into) ${summary}`,
      `[please|can you] (remove|leave out|leave|drop|take|exclude|no|hide|skip|keep|not|do not include|do not show|do not put|do not mention|no more) {part} [out] (from|out of|in|of) ${summary} [please]`,
    ],
    fits: (heard) =>
      /\b(?:motivation|quotes?|journal|todos?|to-?dos?|tasks?|reminders?|lists?|birthdays?|dates|events|calendar|weather|news|facts|appointments?|meetings?)$/i.test(
        heard.text('part'),
      ),
    calls: (heard) => {
      if (!/\b(?:motivation|quotes?|journal|todos?|to-?dos?|tasks?|reminders?)$/i.test(heard.text('part')))
        return 'The daily summary holds todos and reminders, and on request a line of motivation or a journal hint; nothing else can be put in or left out. Nothing was changed.';
      const isOn = /^(?:add|include|put|show)/i.test(heard.whole);
      const part = heard.text('part');
      if (/\b(?:motivation|quote)/i.test(part))
        return { tool: 'set_daily_summary', input: { motivation: isOn } };
      if (/\bjournal/i.test(part)) return { tool: 'set_daily_summary', input: { journal: isOn } };
      if (/\breminders?/i.test(part))
        return { tool: 'set_daily_summary', input: { reminders: isOn ? 'next_3_days' : 'today' } };
      return { tool: 'set_daily_summary', input: { todos: isOn ? 'all' : 'due_today' } };
    },
    examples: ['add a motivation to my daily summary'],
  },
];
