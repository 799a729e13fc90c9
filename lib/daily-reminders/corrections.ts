import type { Heard, Phrase } from '@/lib/phrases/phrase';
import { wasChanged } from '@/lib/phrases/switches';

const oneTime =
  'The daily summary comes every day, so I can’t leave out days; it can come at one time only. Nothing was changed.';

export const correctionPhrases: Phrase[] = [
  {
    // "7.45", right after the summary was set.
    intent: 'settings',
    when: 'words',
    strength: 'certain',
    say: ['[no|actually|make it|sorry|wait|at|better] {clock:word} [please|then|instead]'],
    fits: (heard) => isAboutSummary(heard) && /^(?:[01]?\d|2[0-3])\.[0-5]\d$/.test(heard.text('clock')),
    calls: (heard) => ({ tool: 'set_daily_summary', input: { time: heard.text('clock').replace('.', ':') } }),
    examples: [],
  },
  {
    // "Not on saturdays", of the question for the journal.
    intent: 'settings',
    when: 'words',
    strength: 'certain',
    say: ['{all}'],
    fits: (heard) =>
      /^I ask you for your journal every day/.test(heard.world.lastReply ?? '') && isOfSomeDays(heard.whole),
    calls: () =>
      'I can ask for your journal at one time only, the same on every day. Nothing was changed. “skip” leaves out a day when I ask.',
    examples: [],
  },
  {
    intent: 'settings',
    when: 'must',
    strength: 'certain',
    say: [
      '[or] [no|actually|wait|sorry|hm|better|rather] [better] [make it|make that|could it be|can it be|could it come|can it come|what about|how about|change it to|set it to|move it to|change that to|do it|send it|at|to|it should be] [at] [instead|please|then|better]',
      '[or] [no|actually|wait|sorry|hm|rather] (works|would work|suits me|is|would be|might be) (better|best|nicer|fine) [for me|please]',
    ],
    fits: (heard) => isAboutSummary(heard) && (heard.sense === 'hour' || heard.sense === 'hourly series'),
    calls: (heard) =>
      /\b(?:weekend|saturday|sunday|monday|tuesday|wednesday|thursday|friday|weekday)s?\b/i.test(heard.whole)
        ? oneTime
        : {
            tool: 'set_daily_summary',
            // "Or no, better do it at 8", after "stop the summary", wants it at that hour.
            input: { time: heard.when, ...(wasChanged(heard, 'set_daily_summary') ? { active: true } : {}) },
          },
    examples: [],
  },
  {
    intent: 'settings',
    when: 'never',
    say: [
      '[no|actually|wait|sorry|hm|better|rather] (make it|make that|change it to|set it to|move it to|change that to|could it be|can it be|could it come|can it come|what about|how about) [at] {hour:number} [instead|please|then|better]',
      '[no|actually|wait|sorry|hm|at] {hour:number} [would be|is|might be|works|suits me] (better|best|nicer|enough|instead|rather)',
    ],
    fits: (heard) => isAboutSummary(heard),
    calls: (heard) => ({ tool: 'set_daily_summary', input: { time: `at ${heard.text('hour')}` } }),
    examples: [],
  },
  {
    // "Turn it back on but at 6am", after talk about the summary.
    intent: 'settings',
    when: 'must',
    strength: 'certain',
    say: [
      '[ok|no|actually|wait|please|then] (turn|switch) (it|that) (on|back on) [again] [but|and|then] [make it|set it|this time] [at|to|for] [please|instead|then]',
      '[ok|and|so|then] (can|could|may) (i|we|you) [please] (have|get|send|send me) (it|that|one) [every day|daily|each day] [at|for] [instead|please|then]',
      '[ok|no|actually|wait|please|then] (send|give) (it|that|one) [to] [me] [again] [but|and|then] [at|from|every day at] [please|instead|then]',
    ],
    fits: (heard) =>
      (heard.sense === 'hour' || heard.sense === 'hourly series') &&
      (isAboutSummary(heard) ||
        /\b(?:summary|digest|briefing|rundown)\b/i.test(heard.world.lastMessage ?? '')),
    calls: (heard) => ({ tool: 'set_daily_summary', input: { time: heard.when, active: true } }),
    examples: [],
  },
  {
    intent: 'settings',
    isQuestion: true,
    strength: 'certain',
    say: [
      '[and|so|ok] (when|what time|at what time|what hour) (does|will|is|do|would) (it|that|this) [come|coming|sent|be sent|arrive|go out|be] [then|each day|every day|exactly]',
      '(is|was) (it|that|this) [still] (on|off|active|running|set|turned on|switched on) [then|again]',
      '(am|do|will) (i|we) [still] (get|getting|receive|receiving) (it|that|them) [still|now]',
    ],
    fits: (heard) => isAboutSummary(heard),
    calls: () => ({ tool: 'set_daily_summary', input: {} }),
    examples: [],
  },
  {
    // "On weekends 9 is early enough", "stop the weekend ones": nothing but days, hours and a wish.
    intent: 'settings',
    when: 'words',
    strength: 'certain',
    say: ['{all}'],
    fits: (heard) =>
      isAboutSummary(heard) &&
      !/\b(?:weekly|recap)\b/i.test(heard.world.lastMessage ?? '') &&
      isOfSomeDays(heard.whole),
    calls: () => oneTime,
    examples: [],
  },
  {
    // "Not while I'm away, 20 Dec to 2 Jan".
    intent: 'settings',
    isContent: true,
    when: 'must',
    strength: 'certain',
    say: [
      '[and|but|ok|also|please] (not|stop|stop it|pause|pause it|skip it|no summary|skip|do not send it|turn it off) (while|when|as long as|during the time) (i am|we are) (away|gone|off|travelling|traveling|on holiday|on vacation|abroad)',
      '[and|but|ok|also|please] (not|pause|pause it|stop it|skip it|no summary|do not send it|turn it off) [from|between|for|during]',
    ],
    fits: (heard) => heard.sense === 'range' && isAboutSummary(heard),
    calls: () => oneTime,
    examples: [],
  },
  {
    // "Send it now" and "can you add my todos to it", right after the summary was set.
    intent: 'settings',
    strength: 'certain',
    say: [
      '[ok|please|can you|could you] (send|give|show|text) [me|us] (it|that|this|that one|one) [right] [now|once|straight away] [please]',
    ],
    fits: (heard) => isAboutSummary(heard) && /\b(?:now|once|straight away)\b/i.test(heard.whole),
    calls: () => ({ tool: 'set_daily_summary', input: { now: true } }),
    examples: [],
  },
  {
    intent: 'settings',
    when: 'never',
    strength: 'certain',
    say: [
      '[and|also|please] (add|include|put) {part} [too|also|as well] [to|in|into] [it|that|there] [too|as well|please]',
      '[and|also|please] (remove|leave out|drop|take|exclude) {part} [from|out of] [it|that|there] [please]',
    ],
    fits: (heard) =>
      isAboutSummary(heard) &&
      /^(?:(?:my|the|a|an|all|all my) )?(?:todos?|tasks?|to ?dos?|lists?|motivation|quotes?|journal)$/i.test(
        heard.text('part'),
      ),
    calls: (heard) => {
      const isOn = !/\b(?:remove|leave out|drop|take|exclude)\b/i.test(heard.whole);
      const part = heard.text('part');
      if (/motivation|quote/i.test(part)) return { tool: 'set_daily_summary', input: { motivation: isOn } };
      if (/journal/i.test(part)) return { tool: 'set_daily_summary', input: { journal: isOn } };
      return { tool: 'set_daily_summary', input: { todos: isOn ? 'all' : 'due_today' } };
    },
    examples: [],
  },
  {
    // "6:30 is brutal, 7:15".
    intent: 'settings',
    when: 'must',
    strength: 'certain',
    say: ['[hm|hmm|ugh|no|actually] {old:time} is {remark} {hour:time} [instead|please|then|is better]'],
    fits: (heard) => isAboutSummary(heard) && heard.text('remark').split(' ').length <= 4,
    calls: (heard) => ({ tool: 'set_daily_summary', input: { time: heard.text('hour') } }),
    examples: [],
  },
];

// True after a change of the summary, and after an answer about it.
function isAboutSummary(heard: Heard): boolean {
  const { lastReply, lastTurn, mentions } = heard.world;
  return (
    wasChanged(heard, 'set_daily_summary') ||
    (/\bdaily summary\b/i.test(lastReply ?? '') && mentions[0]?.turn !== lastTurn)
  );
}

const someDays =
  /^(?:weekends?|weekdays?|workdays?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|sat|sun|mon|tue|tues|wed|thu|thurs|fri)$/;
const wishing = new Set(
  `a about actually after all also altogether an and around as at be better bit but by can change completely could do don don't dont early earlier end enough
  except fine for from good half hm i i'd in instead is it just late later lets let's like little make maybe me more morning mornings my need no not
  off ok okay on one ones only or out past please quarter send sends set should skip sleep sleeping so sorry start stop summary than that the then there these they
  this though till to too turn until up want we week when will work would you days day rest other others am pm o'clock thanks thx`.split(
    /\s+/,
  ),
);
const maxWords = 14;

// "Remind me on Sunday" has a word of its own.
function isOfSomeDays(whole: string): boolean {
  const words =
    whole
      // "Only not on Saturdays, I'm at the bingo" ends with a reason.
      .replace(/(?:[,.;–-] ?| (?:because|as|since|cos) )(?:i|we|it|that|he|she|they|then|there)\b.*$/i, '')
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}']+/gu) ?? [];
  return (
    words.length <= maxWords &&
    words.some((word) => someDays.test(word)) &&
    words.every((word) => someDays.test(word) || wishing.has(word))
  );
}
