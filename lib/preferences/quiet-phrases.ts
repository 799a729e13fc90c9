import type { Heard, Phrase } from '@/lib/phrases/phrase';
import { wasChanged } from '@/lib/phrases/switches';
import { clockRange } from '@/lib/preferences/clock-range';
import { bound, dayAlone, oneDay, quietCorrections, quietFields } from '@/lib/preferences/quiet-corrections';
import { quoted } from '@/lib/words/wording';

export const quiet =
  '[my|the|all|any] (quiet hours|quiet hour|quiet time|quiet times|do not disturb|dnd|quiet)';

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

const alarm = '(reminder|reminders|alarm|alarms)';
const inThem = '[the|my|those|these|quiet] [quiet] [hours|time|that time|then|anyway|in time|on time]';

export const quietPhrases: Phrase[] = [
  ...quietCorrections,
  {
    // "Don't ping me before 2pm tomorrow": of one day, while quiet hours apply every day.
    intent: 'settings',
    when: 'must',
    strength: 'certain',
    say: [
      '(do not|never|please do not|no|stop) [any] (disturb|bother|buzz|bug|nag|message|write|write to|text|ping|contact|send|notify|remind|nudge|messages|notifications|pings|texts|alerts|reminders|pinging|messaging|reminding|sending|writing|texting) [me|us] [about|of|with] [anything|anything at all|messages|stuff|things] [before|until|till|after|from] [{n:number}] [please]',
      '(do not|never|please do not|no|stop) [any] (disturb|bother|message|text|ping|notify|remind|messages|texts|pings|notifications|messaging|texting) [me|us] [about|of|with] [anything|anything at all] [please] [{reason}]',
      `(no|without|skip|pause|stop|suspend|turn off|switch off) ${quiet} [on|for|just] [please|only|just]`,
      '(pause|hold|stop|suspend) (all|all my|all the|all your) (reminders|messages|notifications|alerts) [please] [{reason}]',
      '(i|we) do not (want|need) [any|to (get|have|receive)] [any] (messages|notifications|reminders|texts|pings|alerts) [from you] [please] [{reason}]',
      '[please] (mute|silence|hush) [all|everything|yourself|all messages|messages|notifications|me|all reminders] [please] [{reason}]',
    ],
    fits: (heard) =>
      clockRange(heard.whole) === null &&
      // A series can be paused.
      !(
        /^(?:pause|hold|stop|suspend) all\b/i.test(heard.whole) && heard.world.things.some(({ rule }) => rule)
      ) &&
      heard.times.some(
        (time) =>
          ('date' in time && time.date !== null) || time.kind === 'range' || time.kind === 'recurrence',
      ) &&
      (!heard.has('reason') ||
        /^(?:i|i['’]?m|we|because|as|since|cause|cos|coz|early|late|long|big|sleep\w*|asleep|busy|tired|working|night|exams?|need|having|got|out|driving|travelling|in|on)\b/i.test(
          heard.text('reason'),
        )),
    calls: () => oneDay,
    examples: ["don't remind me about anything tonight", "don't ping me before 2pm tomorrow"],
  },
  {
    intent: 'settings',
    strength: 'certain',
    say: [
      `[set|change|make|put|move|update|i want|start|have|turn on] ${quiet} [are|is|to|at|be|should be|:] [from|between|to|at] [{x}]`,
      '(nothing|silence|no messages|no pings|not a word) [from you|please] [between|from] [{x}] [please]',
      '(do not|never|please do not|no|no more|stop|stop the|i do not want) [any] (disturb|bother|message|write|write to|text|ping|contact|send|notify|messages|notifications|pings|texts|alerts|buzzing|pinging|messaging|texting|disturbing) [me] [anything|messages] [between|from] [{x}]',
      '(do not|never) (disturb|bother|message|text|ping|notify) me',
      '(leave|let) me (alone|be|in peace|sleep) [please]',
    ],
    fits: (heard) => clockRange(heard.whole) !== null,
    calls: (heard) => {
      const hours = clockRange(heard.whole);
      if (dayAlone(heard)) return oneDay;
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
      `[no|no no] (do not|never|no|no more|please do not|stop|i do not want|nothing) [any] [disturb|bother|message|write|write to|text|ping|contact|notify|send|messages|notifications|pings|texts|alerts|reminders|pinging|messaging|texting] [me] [anything|messages] [before|after|until|till] [{n:number}] [at night|in the morning|in the evening]`,
      `[start|begin|open|change|set|move|end|stop] ${quiet} [start|begin|end|stop|until|till|from|to|at] [at|from] [{n:number}]`,
    ],
    fits: (heard) =>
      /\b(?:before|after|until|till|start|begin|end|stop|from)\b/i.test(heard.whole) &&
      (heard.sense === 'hour' || heard.has('n')) &&
      clockRange(heard.whole) === null,
    calls: (heard) => {
      if (dayAlone(heard)) return oneDay;
      const isEnd = /\b(?:before|until|till|end|stop)\b/i.test(heard.whole);
      const hour = /^\d{1,2}$/.test(bound(heard)) && isEnd ? `${bound(heard)} am` : bound(heard);
      return { tool: 'set_preferences', input: isEnd ? { quietTo: hour } : { quietFrom: bound(heard) } };
    },
    examples: ["don't message me before 8", 'do not disturb me after 10pm'],
  },
  {
    // "Please not send message in night", as learners say.
    intent: 'settings',
    when: 'words',
    strength: 'likely',
    say: [
      '[please] (do not|not|no|never) [any] [send|write|give|text] [me|us] [any] (message|messages|notification|notifications|text|texts|anything|me) [in|at|during|by|over] [the] (night|nights|nighttime|night time) [please]',
    ],
    fits: (heard) => !heard.hasQuestionMark,
    calls: () => ({ tool: 'set_preferences', input: { quiet: true } }),
    examples: ['please not send message in night', 'no messages at night'],
  },
  {
    // "What happens if I have a reminder at 5:30 then?"
    intent: 'settings',
    isQuestion: true,
    strength: 'certain',
    when: 'may',
    say: [
      `what (happens|will happen|would happen|does happen) [then] [if|when|with|to] [(i|you|we) (have|set|get|make)|there is] [a|an|my|the|any] ${alarm} [set|comes|is] [for|at|in|during] ${inThem}`,
      `(if|when) [(i|you|we) (have|set|get|make)|there is] [a|an|my|the|any] ${alarm} [set|comes|is] [for|at|in|during] ${inThem} what (happens|will happen|then) [to it|with it|then]`,
      `[so] what about [a|an|my|the] ${alarm} [for|at|in|during] ${inThem}`,
      `(will|do|does|would|can) [my|the|a|any] ${alarm} [still|also|even] (come|ring|fire|work|beep|arrive|go off|come through|get through|wake me|be sent) [in|during|at] ${inThem}`,
      `(will|would|do|can) you still (remind|wake|ping|alert|nudge) me [up] [at|in|during|about reminders] ${inThem}`,
      `(do|does|will|would) (quiet hours|the quiet hours|they|it|that) (block|stop|hold|hold back|affect|apply to|include|silence|mute|delay|count for|go for) [my|the|also] ${alarm} [too|as well]`,
      `what do [the|my] quiet hours do (with|to) [my|the] ${alarm}`,
    ],
    fits: (heard) => /\bquiet\b/i.test(heard.whole) || wasChanged(heard, 'set_preferences', quietFields),
    calls: () =>
      'A reminder comes at its time, in quiet hours too: they hold back only messages whose time you have not set.',
    examples: ['what do quiet hours do with reminders', 'do quiet hours block my alarms?'],
    counterExamples: ['what about the reminder'],
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
];
