import { isAfterQuestion } from '@/lib/phrases/earlier/asked-day';
import { withNextLead } from '@/lib/phrases/earlier/event-lead';
import { withListed } from '@/lib/phrases/earlier/listed-together';
import { withOtherHour } from '@/lib/phrases/earlier/other-hour';
import type { World } from '@/lib/phrases/phrase';
import { findTimes } from '@/lib/time/find-times';
import { taskVerbs } from '@/lib/words/verbs';

const agreeing =
  '^(?:(?:yes|yeah|yep|ok|okay|great|good|perfect|cool|lovely|sure|right|then|so|please|do|nice)[,.! ]+)*';
const putting = new RegExp(
  `${agreeing}(?:put|add|book|pop|stick|schedule|pencil|write) (?:it|that|this|one|me)(?: (?:in|down|on|there))?(?: (?:on|in|to) my (?:calendar|diary|schedule))?(?: (?:then|please|for me|thanks))*[.! ]*$`,
  'i',
);
const fitting =
  /^(?:(?:and|so|ok|hey),? )*(?:can|could) (?:i|we) (?:fit|squeeze|slot) (?:in )?(?:an? )?(?<what>[^?,]{3,40}?)(?: in)?(?<when> (?:(?:on|this|next) )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tonight|tomorrow)\b[^?]{0,30})\?*$/i;
const freeFor =
  /^(?:(?:and|so|ok|hey),? )*(?:am i|are we) (?:still )?free (?<when>[^?]{3,40}?) for (?:an? )?(?<what>[^?]{3,40}?)\?*$/i;

const paying =
  /^(?<head>(?:(?:please|and|also|so|i|we|need to|have to|must|remind me to|can you|could you) )*(?:pay|settle|transfer)) (?:it|that)(?<rest> [^?]{3,60})$/i;
const bill =
  /\b(?:rent|bills?|fees?|tax|subs?|subscription|mortgage|loan|insurance|tuition|membership|invoice|fine|deposit|premium|salary|wages?)$/i;

const nextOne =
  /^(?<head>(?:(?:and|then|so|please|can you|could you),? )*(?:remind|ping|nudge) me )(?<when>(?:in|at|after) [^,.!?]{3,30}) (?:for|about|of) the next (?:one|time)[.! ]*$/i;
const hadOne =
  /\b(?:had|took|got|gave|given)\b(?: (?:her|him|them|the \p{L}+|my \p{L}+|\p{Lu}\p{L}+))?(?: \p{L}+['’]s)? (?:an?|his|her|their|my|the|its) (?<noun>(?!next\b)\p{L}{3,20})\b/iu;

const task =
  /^(?<head>(?:[^.!?]{0,50}, )?(?:(?:ok|oh|well|so|and|just|please|then|actually|can you|could you)[, ]+)*remind me (?:[^,.!?]{2,40} )?to (?:tell|ask|ring|call|phone|text|email|message|get|buy|collect|pick up|book|order|send|read|pack|bring|check|return|print|sign|post|wash) )(?<what>it|her|him|them)(?: then)?(?<rest>(?:,| (?:at|on|in|by|tomorrow|today|tonight|this|next|before|after)\b)[^.!?]{2,40})?(?:,? (?:lol|haha|please|pls|thanks))*[.! ]*$/i;
const reached =
  /\b(?:ring|call|phone|text|message|email|tell|ask|contact|write to) (?<who>(?:my |the |our )?(?!(?:me|us|you|it|that|this|them|him|her|someone)\b)\p{L}+)(?= (?:about|that|for me|to|and|please|now|then)\b|[?.! ]*$)/iu;
const subject =
  /^(?:(?:so|and|ok|oh) )?(?:the |my |our )?(?<thing>\p{L}+(?: \p{L}+)?) (?:should|needs?|has to|must|is|are|can|will)\b[^,]*, (?:so )?(?:please )?remind me\b/iu;

const given =
  /^(?:and|plus|also|oh and),? (?:also )?(?<what>(?:(?:my|our|the|an?|some) )?(?:[£$€₹] ?)?[\p{L}\d][\p{L}\d.,' ’-]{1,40}?) to (?<who>(?:my |our )?\p{L}+)(?<when> (?:yesterday|today|last \p{L}+))?[.! ]*$/iu;
const gave =
  /^(?:(?:so|oh|btw|and|also),? )*(?<head>(?:(?:i|we) )?(?:have |just )?(?:lent|loaned|promised)) /i;
// The "pm" of "8 and 9pm" is of both.
const sameHalf = /(?<=at )(\d{1,2}(?:[:.]\d\d)?)( and (?:at )?\d{1,2}(?:[:.]\d\d)?( ?[ap]m))$/i;
const calling = /^(?:ring|call|phone)\b/i;
// "Remind me at 8 and 9pm", of what was just told.
const twice =
  /^(?<head>(?:(?:please|and|so|ok|can you|could you),? )*remind me) (?<hours>at \d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?(?:,? (?:and )?(?:at )?(?:again )?(?:at )?\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?)+)[.! ]*$/i;
// "They open at 8, so do it then", of a todo.
const opening =
  /^(?:(?:but|well|so|and|oh) )*(?:they|the \p{L}+|it|he|she)(?:['’]re| only| (?:do ?n['’]?t|does ?n['’]?t|won['’]?t) (?:open|start)| (?:only )?(?:opens?|starts?|(?:is|are) (?:only )?(?:open|in|there))){1,2} (?:at|from|until|till|til|before|after) (?<hour>\d{1,2})(?<minutes>[:.][0-5]\d)?(?: ?am| o['’]?clock)?,? (?:so )?(?:please )?(?:(?:i['’]?ll |we['’]?ll )?(?<deed>do|ring|call|phone|make|set|put)(?: (?:it|them|for))?|remind me)(?: (?:then|at that time|for then))[.! ]*$/iu;

const clock = String.raw`(?:at |around )?(?:\d{1,2}(?:[:.][0-5]\d)?(?: ?[ap]\.?m\.?)|\d{1,2}[:.][0-5]\d|noon|(?:half|quarter)(?: past| to)? [\p{L}\d]+)`;
const proposed = new RegExp(
  `^(?:(?:and|ok|so|hm+|or|well|actually|then),? )*(?:how|what) about (?<time>${clock})(?: instead| then)?[?. ]*$`,
  'iu',
);

const againIn =
  /^(?:(?:and|ok|then|please|so),? )*(?:remind|ping|nudge) me (?:(?:about (?:it|that)|of (?:it|that)) )?again in (?:another )?(?<count>\d{1,3}|an?)(?: ?(?<unit>minutes?|mins?|hours?|hrs?|days?))?[.! ]*$/i;
const anyDay = '(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today';
// "I'm off this friday so remind me thursday instead".
const offThen = new RegExp(
  `^(?:(?:oh|and|but|so),? )*(?:i['’]?m|i am|we['’]re|we are|i['’]ll be) (?:off|away|out|busy|not (?:in|here|around|working)) (?:on |this |next )*(?:${anyDay}),? (?:so )?(?:please |can you )?remind me (?:on )?(?<other>${anyDay})(?: instead| then| please)*[.! ]*$`,
  'i',
);
const whatTime = /^(?:(?:and|ok|so|sorry|wait),? )*(?:at )?what time(?: again)?[? ]*$/i;

/**
 * Completes a message that goes one step on from the last one: "put it in", after "can I fit in a haircut on
 * friday at 5?", sets the haircut; "pay it every friday", after "the rent is 200", pays the rent. Returns
 * `said` itself for other messages.
 */
export function withNextStep(text: string, world: World): string {
  const said = withOtherHour(withListed(withNextLead(text, world), world), world);
  const message = said.trim();
  const last = world.lastMessage?.trim() ?? '';
  const [newest] = world.mentions;
  // "What time?", right after a plan, does not ask for the time of day.
  if (whatTime.test(message) && newest?.turn === world.lastTurn && newest?.thing.at) return 'when is it?';
  const { count, unit = 'minutes' } = againIn.exec(message)?.groups ?? {};
  if (count && newest && /^(?:todo|reminder)$/.test(newest.thing.kind))
    return `remind me ${isTask(newest.thing.title) ? 'to' : 'about'} ${newest.thing.title} in ${count} ${unit}`;
  const other = offThen.exec(message)?.groups?.other;
  if (other && newest?.thing.at) return message.replace(/\bremind me (?:on )?/i, 'do it ');
  const time = proposed.exec(message)?.groups?.time;
  if (time) return withProposed(time, world) ?? said;
  if (putting.test(message)) {
    const { what, when } = (fitting.exec(last) ?? freeFor.exec(last))?.groups ?? {};
    return what && when ? `${what} ${when.trim()}` : said;
  }
  const pay = paying.exec(message)?.groups;
  const due = pay ? billTold(world) : null;
  if (pay && due) return `${pay.head} the ${due}${pay.rest}`;
  const named = task.exec(message)?.groups;
  const who = named && meantBy(named.what ?? '', message, last, world);
  if (who) return `${named.head}${who}${named.rest ?? ''}`;
  const verb = gave.exec(last)?.groups?.head;
  const also = verb ? given.exec(message)?.groups : undefined;
  if (also) return `${verb} ${also.what} to ${also.who}${also.when ?? ''}`;
  const { hour, minutes = '', deed = 'do' } = opening.exec(message)?.groups ?? {};
  const [recent] = world.mentions;
  // "They open at 8, I'll call then", after "buy paint", is another task.
  const isIt = !calling.test(deed) || calling.test(recent?.thing.title ?? '');
  if (hour && isIt && recent?.thing.kind === 'todo' && recent.how === 'made')
    return `make it ${hour}${minutes}${Number(hour) < 6 ? 'pm' : Number(hour) < 12 ? 'am' : ''}`;
  const hours = twice.exec(message)?.groups;
  const made = hours && titleOfLast(world);
  if (made) return `${hours.head} about ${made} ${hours.hours?.replace(sameHalf, '$1$3$2')}`;
  const next = nextOne.exec(message)?.groups;
  const noun = next && hadOne.exec(last)?.groups?.noun;
  return next && noun ? `${next.head}${next.when} about the next ${noun}` : said;
}

// "How about 4pm", after a plan was made or moved, or after "am I free tomorrow at 2?".
function withProposed(time: string, world: World): string | null {
  const [newest] = world.mentions;
  if (isAfterQuestion(world)) {
    const last = world.lastMessage ?? '';
    const isFree = /\b(?:am i|are we|is \p{L}+) (?:still )?(?:free|busy|available)\b/iu.test(last);
    const day = world.lastDay ? `on ${world.lastDay} ` : '';
    if (isFree) return `am i free ${day}at ${time.replace(/^at /i, '')}`;
    const [one, other] = world.mentions.filter(({ turn }) => turn === newest?.turn);
    return one?.thing.at && !other && findTimes(last, world).length === 0 ? `make it ${time}` : null;
  }
  const isPlan = newest?.thing.at || newest?.thing.date;
  return isPlan && /^(?:made|changed)$/.test(newest.how) ? `make it ${time}` : null;
}

function isTask(title: string): boolean {
  return taskVerbs.has(title.split(' ')[0]?.toLowerCase() ?? '');
}

function titleOfLast({ mentions, lastTurn }: World): string | null {
  const [newest, other] = mentions.filter(({ turn, how }) => turn === lastTurn && how === 'made');
  return newest && !other && /^(?:todo|reminder)$/.test(newest.thing.kind) ? newest.thing.title : null;
}

function billTold({ mentions: [newest], lastTurn }: World): string | null {
  const title = newest?.thing.title.replace(/^(?:the|my|our) /i, '') ?? '';
  const isTold = newest?.thing.kind === 'fact' && newest.turn === lastTurn && newest.how !== 'deleted';
  return isTold && bill.test(title) ? title : null;
}

// "Remind me to ring her then", after "can you ring my daughter for me".
function meantBy(
  pronoun: string,
  message: string,
  last: string,
  { mentions, things, lastTurn }: World,
): string | null {
  if (/^h/i.test(pronoun)) return reached.exec(last)?.groups?.who ?? null;
  const thing = subject.exec(message)?.groups?.thing?.toLowerCase();
  if (thing)
    return things.some(({ kind, title }) => kind === 'todo' && title.toLowerCase() === thing) ? thing : null;
  const [newest, other] = mentions.filter(({ turn, how }) => turn === lastTurn && how === 'made');
  const title = newest?.thing.title ?? '';
  const isPlan = newest && !other && /^(?:todo|reminder)$/.test(newest.thing.kind);
  return isPlan && !isTask(title) && title.split(' ').length <= 6
    ? `the ${title.replace(/^(?:the|my|our|an?) /i, '')}`
    : null;
}
