import type { Phrase, Thing } from '@/lib/phrases/phrase';

export const askingPhrases: Phrase[] = [
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
    // "Alarm" can also mean a stored alarm code.
    fits: (heard) => heard.findWords('alarm', ['fact']).length === 0 || heard.world.things.some(isAlarm),
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
];

function isAlarm({ kind }: Thing): boolean {
  return kind === 'reminder';
}
