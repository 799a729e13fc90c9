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

const overdue = '(?:(?:the|my) )?overdue(?: (?:todos|tasks|ones|items|things))?';

/** What a summary can hold, how it is said, and the input that it means. */
const parts: [said: RegExp, input: Record<string, unknown>][] = [
  [part(add, motivation), { motivation: true }],
  [part(drop, motivation), { motivation: false }],
  [part(add, journal), { journal: true }],
  [part(drop, journal), { journal: false }],
  [part(add, overdue), { todos: 'overdue' }],
  [part(add, "(?:todos|tasks)(?: that are)? due today|today's (?:todos|tasks)"), { todos: 'due_today' }],
  [part(add, 'all (?:my |open |the )*(?:todos|tasks)'), { todos: 'all' }],
  [part(add, "today's reminders|reminders (?:of|for) today"), { reminders: 'today' }],
  [part(add, 'reminders (?:of|for) the next (?:3|three) days'), { reminders: 'next_3_days' }],
  [part(add, 'all (?:my |the )*reminders'), { reminders: 'all' }],
];

/** "... with only overdue todos", "... and no motivation", said behind what is to become of it. */
const behind = new RegExp(
  `^(?<head>.+?)(?:,|:)?(?: and| but)?(?: (?:to|with|including|include|showing|tell|show))?(?: me)? (?<option>(?:(?:only|just|with|without|no|no more|leave out) )?(?:(?:an?|the|my|some) )?(?:${overdue}|${motivation}|${journal}|todos due today|today's (?:todos|tasks|reminders)|all (?:my |open |the )*(?:todos|tasks|reminders)))(?: in it)?$`,
  'i',
);
const send = '(?:send|give|show|text|message|deliver|get|i want|i need|let me see|let me have)(?: me)?';
/** "send me the summary now", "test my summary". */
const atOnce = new RegExp(
  `^(?:test|try(?: out)?|preview)(?: sending)? (?:my|the|your) (?:daily |morning |evening )?${noun}(?: now)?$|^${send} (?:a |the )?test(?: (?:of|for) (?:my|the))? ${noun}$|^${send} (?:my|the|a) (?:test )?${noun} (?:right |just )?now$|^(?:my|the) ${noun} (?:right )?now$`,
  'i',
);

const message = new RegExp(
  `^(?:start|begin|open) (?:my |the )?${noun} with (?:the words )?(?<head>.+)$|^(?:add|put|set|include) the (?:message|words|note|line) (?<line>.+?) (?:to|in|into|at the top of) (?:my |the )?${noun}$`,
  'i',
);

/** "send me my summary every day at 7:30", "stop the daily summary", "include motivation", and "turn it on again" after such a one. */
export const dailySummary: Recogniser = (text, talk) => {
  const said = text.replace(/[\s.!?]+$/, '').replace(/,? please$/i, '');
  if (atOnce.test(said)) return [meant({ now: true })];
  const isNamed = named.test(said) || sentToMe.test(said);
  const isMeant = isNamed || isSpokenOf(talk);
  const option = optionIn(said, isMeant);
  if (option) return option;
  const words = message.exec(said)?.groups;
  const own = words?.head ?? words?.line;
  if (own) return [meant({ message: own.replace(/^["']|["']$/g, '') })];
  if (!isMeant) return null;
  const thing = isNamed ? noun : 'it';
  return withOptions(said, thing) ?? timed(said, thing);
};

/** "set my daily summary to 8 with only overdue todos": the options behind it go along with what is said before them. */
function withOptions(said: string, thing: string): Wish[] | null {
  const { head = '', option = '' } = behind.exec(said)?.groups ?? {};
  const input = parts.find(([sign]) =>
    sign.test(/^(?:only|just|with|no|leave)/i.test(option) ? option : `add ${option}`),
  )?.[1];
  if (!input) return null;
  const isOnlyNamed = new RegExp(
    `^(?:(?:change|set|update|make|switch|put|adjust) )?(?:(?:my|the|your) )?${thing}$`,
    'i',
  ).test(head);
  if (isOnlyNamed) return [meant(input)];
  const [before] = withOptions(head, thing) ?? timed(head, thing) ?? [];
  // A question about it, or its end, changes nothing that is in it.
  const isChange = before && Object.keys(before.input).length > 0 && before.input.active !== false;
  return isChange ? [meant({ ...before.input, ...input })] : null;
}

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
