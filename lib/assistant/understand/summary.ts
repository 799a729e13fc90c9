import { readSwitch } from './switches';
import { call, type Recogniser, type Talk, type Wish } from './wish';

const tool = 'set_daily_summary';
const noun = '(?:(?:daily|morning|evening|everyday) )*(?:summary|summaries|briefing|digest)';
/** Whose it is, or when: "the summary" alone may be a summary of anything. */
const named = new RegExp(`\\b(?:my|your|daily|morning|evening) (?:daily |morning |evening )?${noun}\\b`, 'i');
const sentToMe = new RegExp(
  `^(?:.* )?(?:send|give|get) me (?:a|the) ${noun}\\b|^(?:stop|pause|resume|turn (?:on|off)|disable|enable) the ${noun}\\b`,
  'i',
);
const inIt = `(?: (?:in|to|into|from|of|with) (?:my |the |it\\b|your )?(?:${noun})?)?`;

const motivation = 'motivation(?:al)?(?: (?:lines?|quotes?|messages?|words|sentence))?';
const journal = 'journal(?:ing)?(?: (?:hint|reminder|line|prompt|question))?';
const add = 'only|just|include|add|put|show|with|turn on|switch on|i want|give me';
const drop =
  "leave out|leave off|remove|drop|exclude|without|no|no more|turn off|switch off|stop|don't include|do not include|skip";

/** What a summary can hold, how it is said, and the input that it means. */
const parts: [said: RegExp, input: Record<string, unknown>][] = [
  [part(add, motivation), { motivation: true }],
  [part(drop, motivation), { motivation: false }],
  [part(add, journal), { journal: true }],
  [part(drop, journal), { journal: false }],
  [part(add, 'overdue (?:todos|tasks)'), { todos: 'overdue' }],
  [part(add, "(?:todos|tasks)(?: that are)? due today|today's (?:todos|tasks)"), { todos: 'due_today' }],
  [part(add, 'all (?:my |open |the )*(?:todos|tasks)'), { todos: 'all' }],
  [part(add, "today's reminders|reminders (?:of|for) today"), { reminders: 'today' }],
  [part(add, 'reminders (?:of|for) the next (?:3|three) days'), { reminders: 'next_3_days' }],
  [part(add, 'all (?:my |the )*reminders'), { reminders: 'all' }],
];

const message = new RegExp(
  `^(?:start|begin|open) (?:my |the )?${noun} with (?:the words )?(?<head>.+)$|^(?:add|put|set|include) the (?:message|words|note|line) (?<line>.+?) (?:to|in|into|at the top of) (?:my |the )?${noun}$`,
  'i',
);

/** "send me my summary every day at 7:30", "stop the daily summary", "include motivation", and "turn it on again" after such a one. */
export const dailySummary: Recogniser = (text, talk) => {
  const said = text.replace(/[\s.!?]+$/, '');
  const isNamed = named.test(said) || sentToMe.test(said);
  const isMeant = isNamed || isSpokenOf(talk);
  const option = optionIn(said, isMeant);
  if (option) return option;
  const words = message.exec(said)?.groups;
  const own = words?.head ?? words?.line;
  if (own) return [meant({ message: own.replace(/^["']|["']$/g, '') })];
  return isMeant ? timed(said, isNamed ? noun : 'it') : null;
};

function timed(said: string, thing: string): Wish[] | null {
  const read = readSwitch(said, thing);
  // A briefing can be a meeting, too.
  if (!read || /^(?:delete|remove|cancel)\b.*\bbriefing\b/i.test(said)) return null;
  if (read.kind === 'ask') return [meant({})];
  if (read.kind === 'switch') return [meant({ active: read.on })];
  const isEvening = /\bevening (?:summary|briefing|digest)/i.test(said);
  const isGiven = /^(?:change|move|reschedule|shift|update|make|put)\b/i.test(said);
  return [
    meant({
      time: isEvening ? `${read.when} in the evening` : read.when,
      active: isGiven ? undefined : true,
    }),
  ];
}

// "include motivation" can mean nothing else; "add motivation" could be a todo.
function optionIn(said: string, isMeant: boolean): Wish[] | null {
  if (!isMeant && !/^include\b/i.test(said)) return null;
  const found = parts.find(([sign]) => sign.test(said));
  return found ? [meant(found[1])] : null;
}

function isSpokenOf({ lastReply = '' }: Talk): boolean {
  return /^Your daily summary\b/m.test(lastReply);
}

function part(verbs: string, thing: string): RegExp {
  return new RegExp(
    `^(?:${verbs})(?: me)?(?: only| just)?(?: a| an| the| some| any| my)? (?:${thing})${inIt}$`,
    'i',
  );
}

function meant(input: Record<string, unknown>): Wish {
  return call('settings', tool, input);
}
