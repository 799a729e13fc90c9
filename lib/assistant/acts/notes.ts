import { clausesOf, isAboutPlan } from '@/lib/assistant/acts/calls/details';
import type { Said } from '@/lib/assistant/acts/read-act';
import type { Understanding } from '@/lib/assistant/acts/understanding';
import { todosIn } from '@/lib/phrases/new-todos';
import type { PhraseCall, World } from '@/lib/phrases/phrase';
import { tellsOfNight } from '@/lib/phrases/remark-replies';
import { findTimes } from '@/lib/time/find-times';
import { isForOthers, tellsTimeToOthers } from '@/lib/words/remarks';
import { agentVerbs, taskVerbs } from '@/lib/words/verbs';

const must = `(?:(?:and |also |but |please )*(?:(?:i|we|you)(?:['’]ll| will)? )?(?:must|should|(?:have|need|got|want) to|has to|gotta) )`;
const opening = [
  // What to bring: "bring the blue folder", but not "bring the car to the garage".
  `(?:and |also |please |remember to |don['’]?t forget to |${must})*(?:bring|wear|take(?= [^.!?]* (?:with (?:me|us|him|her|them|you)|along)\\b))(?: \\p{L}+)?(?! (?:it|them|that|him|her)\\b) (?![^.!?]* (?:to|back|home|over|in|round) ?)\\S+`,
  // What to say there: "remind me to ask about the crown".
  `(?:and |also |please |then )*remind me to (?:ask|mention|tell them|tell (?:him|her|the \\p{L}+)|bring|wear|pack|raise|discuss|talk about|talk to (?:him|her|them) about|show (?:him|her|them|the \\p{L}+)|take (?=[^.!?]* (?:with me|along)\\b))\\b`,
  // What is needed there: "kids need £2 each".
  `(?:the |all )?(?:kids|children|boys|girls|everyone|everybody)(?: all| both| each)? needs? (?!to\\b)|(?:he|she|they)(?: all| both| each| will)? needs? (?!it\\b|me\\b|us\\b|you\\b|\\p{L}+ing\\b)`,
  // "I'm on oranges".
  `(?:i['’]?m|i am) (?:on|bringing|doing|in charge of) (?:the )?(?!(?:my|leave|holiday|call|nights?|shift|time|track|it|that)\\b)\\p{L}+(?: \\p{L}+)?$`,
  // When to be there: "have to be there ten minutes early".
  `${must}?(?:be|get|arrive|show up|turn up|come|check in)(?: there| in| (?:at|to) (?:the |my |our )?\\p{L}+)? (?:[\\p{L}\\d]+ ){0,2}(?:minutes?|mins?|hours?|half an hour|an hour|a bit|a little)? ?(?:early|before(?:hand)?|ahead)\\b`,
  // Where and whom: "his number is 07700 900123", "it's at the town hall", "ask for Mrs Lee".
  `(?:his|her|their|its|the) (?:phone |mobile |cell |new )?(?:number|no\\.|nr|tel|phone|address|extension|room|postcode|code|reference|ref)(?: is|['’]s|:)? \\S*[\\d\\p{Lu}]`,
  `(?:it['’]?s|it is|they['’]?re) (?:at|in|on|near|next to|behind|opposite) (?!(?:the |my )?(?:morning|afternoon|evening|list|calendar|diary|january|february|march|april|may|june|july|august|september|october|november|december|week|month|noon|midnight|\\d|an? |half|two|three|me\\b|fire|sale|time))`,
  `ask for \\p{L}`,
  // Who comes is fetched: "she lands tuesday at 1, I must pick her up".
  `${must}(?:pick|fetch|collect|meet|drive|bring|take) (?:him|her|them)(?: up| there| back| home)?$`,
].map((words) => `(?:${words})`);
const note = new RegExp(
  `^(?<plan>[^?]{6,200}?)(?:[.!;,]+|\\s[-–—]|,? and|\\n)\\s*(?<note>(?:${opening.join('|')})[^.!?;\\n]{0,80})[.!\\s]*$`,
  'iu',
);
const timed =
  /\b(?:(?:before|beforehand|after|first|daily|every)\b|tomorrow|today|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)day|at \d|\d ?[ap]m|by \d)\b|\bremind(?! me to (?:ask|mention|tell|bring|wear|pack|raise|discuss|talk|show|take)\b)/i;

/**
 * Returns a new reminder with a description for a message such as "vet thursday at 3, bring the blue folder".
 * Null for other messages.
 */
export function readWithNote(
  message: string,
  world: World,
  read: (message: string) => Understanding,
): Understanding | null {
  if (tellsOfNight(message)) return null;
  const found = note.exec(message)?.groups;
  const words = found?.note?.trim() ?? '';
  const joined = found?.plan && !timed.test(words) ? withOrder(found.plan, words, read) : null;
  if (joined) return joined;
  return found?.plan && !timed.test(words)
    ? withDescription(found.plan, words.replace(/^(?:(?:and|also|please|then) )*remind me to /i, ''), read)
    : withDetails(message, world, read);
}

// "It's at mine, buy wine": what is to do is no part of the note.
function withOrder(
  plan: string,
  words: string,
  read: (message: string) => Understanding,
): Understanding | null {
  const { told, order } =
    /^(?<told>[^,]+), (?:and |so )?(?:i |we )?(?:(?:need|have) to )?(?<order>\p{L}+ [^,]+)$/iu.exec(words)
      ?.groups ?? {};
  const [verb = '', ...rest] = order?.toLowerCase().split(' ') ?? [];
  if (!told || !order || !isOrdered(verb, rest) || carried.test(verb)) return null;
  const [first, second] = [withDescription(plan, told, read), read(order)];
  const tasks = second.offer?.calls ?? second.calls;
  const areTodos = tasks.length > 0 && tasks.every(({ tool }) => tool === 'add_todos');
  return first && areTodos && !second.question ? { ...first, calls: [...first.calls, ...tasks] } : null;
}

const carried = /^(?:bring|wear|take|ask|mention|tell|meet|park|use|ring|go|see)$/;

const hour = `(?:at |from |by |@ ?)?(?:\\d{1,2}[:.h]\\d\\d(?: ?[ap]m)?|\\d{1,2} ?[ap]m|(?<=at )\\d{1,2}|noon|midnight)`;
const hourAlone = new RegExp(`^${hour}(?:(?: ?[-–] ?| to | till? | until )${hour})?$`, 'i');
const count = '(?:\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a dozen)';
const person =
  "(?:mum|mom|dad|mother|father|gran\\w*|nan|wife|husband|sister|brother|son|daughter|\\p{Lu}[\\p{L}’']+)";
// How many come, where it is, with whom, what it costs, and who brings whom.
const detail = new RegExp(
  `^(?:(?:we are |for |about |around )?${count} (?:people|persons?|guests?|adults?|kids|children|of us|pax|players?)(?: (?:and|\\+) ${count} \\p{L}+)?|(?:we are )${count}(?: of us)?|(?:in |at |from )?(?:the )?(?:room|gate|terminal|platform|track|hall|floor|suite|seat|building|ward|court|lane|table|bay|desk|classroom|studio|pitch|unit|apartment|apt|stand)s? (?:\\p{L}{1,2}|\\p{L}{0,3}[-.]?\\d[\\p{L}\\d.-]*)|(?:${count}(?:st|nd|rd|th)|ground|first|second|third|top) floor|(?:with |ask for )?(?:dr|mr|mrs|ms|miss|prof|herr|frau|señora?|nurse|coach|auntie?|uncle)\\.? \\p{L}+|with [\\p{L}’']+(?: and [\\p{L}’']+)?|(?:online|in person|on zoom|on teams|by phone|video call|by video)|(?:(?:his|her|their|my|our) )?${person} (?:takes?|drives?|brings?|collects?|fetch(?:es)?|goes with|comes with) (?:her|him|them|us|me)(?: up| there| along| too)?|[€£$] ?\\d+(?:[.,]\\d+)?|\\d{3,5}|\\d+(?:[.,]\\d+)? ?(?:€|£|euros?|pounds|dollars|bucks|quid)|(?:at|in|near|opposite|behind) (?:the |my |our )?(?!\\d|(?:morning|afternoon|evening|night|noon|midnight|least|most|case|time|advance)\\b)[\\p{L}’' ]{2,30}|(?:bring|wear) (?![^.!?]* (?:to|back|home|over|in|round)\\b)[\\p{L}’' ]{2,40})$`,
  'iu',
);
// "Swim lesson" is no order to swim.
function isOrdered(verb: string, [next = '']: string[]): boolean {
  if (
    /^(?:lessons?|class|classes|practice|club|training|session|course|test|exam|group|day|trip|shift)$/.test(
      next,
    )
  )
    return false;
  return taskVerbs.has(verb) || agentVerbs.has(verb) || /^(?:need|want|add|remind|no|yes|i)$/.test(verb);
}

const lasts = /^(?:about |around )?(?:\d+|an|one|two|half an) ?(?:minutes?|mins?|hours?|h)(?: long)?$/i;
const noName =
  /\b(?:please|pls|thanks?|thx|urgent\w*|important|priority|ok|okay|just|maybe|if|not|no|sorry|instead|again|too|also|as well|every|each|before|after|until|till|remind\w*|lol|yes|and|or|but|because|so|is|are|was|were|i|we|he|she|they|it|you|that|this|ahead|early|earlier|later|minutes?|hours?|days?|weeks?)\b|\d|n['’]t\b/i;
const longestDetail = 5;

// "Dinner at ours saturday, 8 people, 20:30": what has no verb and no day of its own belongs to the plan.
function withDetails(
  message: string,
  world: World,
  read: (message: string) => Understanding,
): Understanding | null {
  // "Timer 2 min, tea" has a name.
  if (/\btimer\b/i.test(message)) return null;
  // "I'll be late thursday, ask Nan to collect her" is an order.
  if (
    /^(?:i|we)\b[^,]*\b(?:late|stuck|busy|at work)\b[^,]*, (?:so )?(?:ask|tell|get|text|ring|call) \p{L}/iu.test(
      message,
    )
  )
    return null;
  if (/\b(?:don['’]?t|do not|never) let me (?:forget|miss)/i.test(message)) return null;
  if (message.length > 200 || /[?:;\n](?!\d)/.test(message)) return null;
  const [head = '', ...others] = clausesOf(message);
  // "Grocery run saturday. Eggs, tea": the list is no detail of the plan.
  if (others.length > 1 && nextSentence.test(head)) return null;
  const [verb = '', ...rest] = head.toLowerCase().split(' ');
  if (others.length === 0 || rest.length === 0 || isForOthers.test(message)) return null;
  const isOrder = isOrdered(verb, rest);
  const last = others.at(-1) ?? '';
  // "There's a third flat in Delicias, 790, viewing wednesday 18:30".
  if (
    /^there(?:['’]?s| is| are) (?!no\b|nothing\b)/i.test(head) &&
    !isOrdered(last.split(' ')[0] ?? '', last.split(' ').slice(1))
  )
    return findTimes(last, world).length > 0 && findTimes(head, world).length === 0
      ? withDescription(last, [head, ...others.slice(0, -1)].join(', '), read)
      : null;
  const hours = others.filter((one) => hourAlone.test(one));
  const details = others.filter(
    (one) => detail.test(one) || (others.length > 1 && lasts.test(one)) || isAboutPlan(one, world),
  );
  const things = others.filter((one) => !hours.includes(one) && !details.includes(one));
  // "Dentist tomorrow at 4, insurance card".
  const areThings = things.every(
    (one) =>
      !isOrder &&
      !isOrdered(one.toLowerCase().split(' ')[0] ?? '', one.toLowerCase().split(' ').slice(1)) &&
      !noName.test(one) &&
      findTimes(one, world).length === 0 &&
      one.split(' ').length <= longestDetail,
  );
  const told = others.filter((one) => !hours.includes(one));
  if (!areThings || told.length === 0) return null;
  return withDescription([head, ...hours].join(' '), told.join(', '), read);
}

const nextSentence = /(?<!\b(?:dr|mr|mrs|ms|st|prof|no|ave|rd))[.!] \p{L}/iu;

const noted = (words: string) => `I noted with it: “${words}”.`;

function withDescription(
  plan: string,
  words: string,
  read: (message: string) => Understanding,
): Understanding | null {
  const meant = read(plan);
  const [told, another] = meant.calls;
  const call = told && needed.test(words) ? asPlan(told) : told;
  if (!call || another || meant.question || meant.offer || call.tool !== 'set_reminder') return null;
  if (!call.input.when || !call.input.title) return null;
  const known = String(call.input.description ?? '');
  const isNoted = meant.says.includes(noted(known));
  // A description that was not noted here holds the hours of the plan, so its title takes the note.
  const isTitled = known !== '' && !isNoted;
  const title = `${call.input.title}: ${words}`;
  const description = known ? `${known}, ${words}` : words;
  if (isTitled) return { ...meant, calls: [{ tool: call.tool, input: { ...call.input, title } }] };
  return {
    ...meant,
    calls: [{ tool: call.tool, input: { ...call.input, description } }],
    says: [...meant.says.filter((one) => one !== noted(known)), noted(description)],
  };
}

const needed = /^(?:he|she|they|(?:the |all )?(?:kids|children|boys|girls|everyone|everybody))\b.* needs?\b/i;

// What is due on a day and has a note is a plan of that day.
function asPlan(call: PhraseCall): PhraseCall {
  const [item, other] = call.tool === 'add_todos' && !call.input.list ? todosIn(call) : [];
  return item?.due && !other ? { tool: 'set_reminder', input: { title: item.text, when: item.due } } : call;
}

const unsent = 'I write only to you, so sending it is up to you.';

/**
 * Returns `meant`, changed if the message asks Sidekick to write to another person, because Sidekick sends no
 * messages to other people. "Text Tilly that I'm late on thursday" then becomes a todo with all these words.
 * Returns `meant` unchanged for other messages.
 */
export function toSend(meant: Understanding, { message, timed }: Said): Understanding {
  const { calls, offer } = meant;
  const items = [{ text: message.trim().replace(/(?<![.!])[.!]+$/, '') }];
  const adds = (all: PhraseCall[]) =>
    all.length > 0 && all.every(({ tool }) => tool === 'add_todos' || tool === 'set_reminder');
  if (/^\W*remind\b/i.test(message)) return meant;
  if (isForOthers.test(message) && offer && adds(offer.calls) && !/^I can/.test(offer.question))
    return { ...meant, offer: { ...offer, question: `${unsent} ${offer.question}` } };
  const starts = timed.flatMap(({ kind, start }) => (kind === 'time' ? [start] : []));
  return adds(calls) && tellsTimeToOthers(message, starts)
    ? { ...meant, calls: [{ tool: 'add_todos', input: { items } }], says: [unsent] }
    : meant;
}
