import type { OpenQuestion } from '@/lib/assistant/conversation/question';
import { findThings } from '@/lib/assistant/understand/things';
import type { PhraseCall, World } from '@/lib/phrases/phrase';
import { nearestHalf } from '@/lib/reminders/times/when';
import { localDate, localTime } from '@/lib/time/format';
import { resolveWhen } from '@/lib/time/phrases';
import { matchWords } from '@/lib/words/match-words';
import { taskVerbs } from '@/lib/words/verbs';
import { stem } from '@/lib/words/word-forms';

/** Returns the calls for an answer that changes what was offered or what was to be deleted. Null for other answers. */
export function correctedAnswer(
  question: OpenQuestion,
  text: string,
  readWorld: () => World,
): PhraseCall[] | null {
  if (question.kind === 'confirm') return narrowedDeletion(question.acts, text, readWorld);
  return question.kind === 'offer' ? correctedOffer(question.calls, text, readWorld) : null;
}

/**
 * Returns the calls to make if an answer accepts an offer, but with another hour ("no, i mean 6 pm") or
 * another day ("sat instead"). Also returns the calls if the answer says where an offered todo belongs ("on
 * my list"). Null for other answers.
 */
function correctedOffer(calls: PhraseCall[], text: string, readWorld: () => World): PhraseCall[] | null {
  const atOtherTime =
    offerAtOtherTime(calls, text) ??
    offerAtBareHour(calls, text, readWorld) ??
    offerOnSaidDay(calls, text) ??
    offerOfAmount(calls, text) ??
    offerWithout(calls, text);
  if (atOtherTime || acceptsTodo(calls, text)) return atOtherTime ?? calls;
  return otherDay.test(text.trim()) ? offerOnOtherDay(calls, text, readWorld()) : null;
}

const otherTime =
  /^(?:(?:yes|yeah|yep|sure|ok|okay|no|nope|nah|wait|sorry|actually|oh|but|please)\W+)+(?:(?:i mean(?:t)?|make (?:it|that)|rather|better|but|say|let['’]?s (?:say|do)|change (?:it|that) to)\W+)*(?<when>.*\d.*|.*\b(?:noon|midnight)\b.*)$/i;
const clock = /(?:\bat )?(?<![\d:])\d{1,2}(?::\d\d)?(?: ?[ap]\.?m\.?)?(?![\d:])$/i;

/**
 * Returns the offered reminder at the hour that an answer names. After "Shall I remind you: study, every day
 * 5 pm?", the answer "no, i mean 6 pm" gives "every day at 6 pm". Null for other answers.
 */
function offerAtOtherTime(calls: PhraseCall[], text: string): PhraseCall[] | null {
  const [call, another] = calls;
  const when =
    otherTime
      .exec(text.trim())
      ?.groups?.when?.replace(/(?<![.!])[.!]+$/, '')
      .replace(/^at /i, '') ?? '';
  const earlier = String(call?.input.when ?? '');
  if (
    !call ||
    another ||
    call.tool !== 'set_reminder' ||
    !clock.test(earlier) ||
    !/^[\d:. apm]+$|^noon$|^midnight$/i.test(when)
  )
    return null;
  return [{ ...call, input: { ...call.input, when: earlier.replace(clock, `at ${when}`) } }];
}

const bareHour =
  /^(?:(?:at|say|about|around|maybe|make it|let['’]?s say|more like|well|hm+),? )*(?<when>(?:1[0-2]|[1-9]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?:(?:[:.][0-5]\d)? ?[ap]\.?m\.?|[:.][0-5]\d| o['’]?clock)?|(?:half|quarter) (?:past |to )?\w+|noon|midnight)(?:,? (?:please|then|thanks|thank you|is fine|is better))*[.! ]*$/i;

/**
 * Returns the offered reminder at an hour that is the whole answer: "ten o'clock" after "Shall I remind you:
 * statin, today, 22:00?". Null for other answers.
 */
function offerAtBareHour(calls: PhraseCall[], text: string, readWorld: () => World): PhraseCall[] | null {
  const [call, another] = calls;
  const said = bareHour.exec(text.trim())?.groups?.when?.replace('.', ':');
  if (!said || !call || another || call.tool !== 'set_reminder') return null;
  const { now, zone } = readWorld();
  const earlier = String(call.input.when ?? '');
  const offered = resolveWhen(earlier, { now, zone });
  const time = resolveWhen(`at ${said}`, { now, zone })?.time;
  if (!offered?.at || !time) return null;
  const hour = nearestHalf(time, said, localTime(offered.at, zone)).slice(0, 5);
  const when = offered.rule
    ? `${earlier.replace(dayTime, '').trim()} at ${hour}`
    : `${localDate(offered.at, zone)} ${hour}`;
  return [{ ...call, input: { ...call.input, when } }];
}

const dayTime =
  /(?:\b(?:at|in the|around) )?(?:(?<![\d:])\d{1,2}(?::\d\d)?(?: ?[ap]\.?m\.?)?(?![\d:])|\b(?:bedtime|noon|midnight|mornings?|evenings?|night))$/i;

const saidDay =
  /^(?:(?:yes|yeah|yep|sure|ok|okay|please|and|but|only|just)[\s,]+)*(?<day>(?:every|each) (?:day|morning|evening|night|week|weekday|weekend|(?:mon|tues?|wed(?:nes)?|thur?s?|fri|sat(?:ur)?|sun)(?:day)?)|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?|today|tonight|tomorrow|tmrw|daily|weekly)[.! ]*$/i;

/**
 * Returns the offered reminder on the days that an answer names. After "Shall I remind you: bins, at 8?", the
 * answer "every sun" gives every Sunday at 8. Null for other answers.
 */
function offerOnSaidDay(calls: PhraseCall[], text: string): PhraseCall[] | null {
  const [call, another] = calls;
  const day = saidDay.exec(text.trim())?.groups?.day;
  const hour = /^at \d{1,2}(?::\d\d)?$/.exec(String(call?.input.when ?? ''))?.[0];
  if (!day || !hour || !call || another || call.tool !== 'set_reminder') return null;
  return [{ ...call, input: { ...call.input, when: `${day} ${hour}` } }];
}

const acceptedAmount =
  /^(?:(?:yes|yeah|yep|yup|sure|ok|okay|please|do|add|it|of course)[\s,.!]+)+(?:about |maybe |like |make it )?(?<amount>(?:\d+(?:[.,]\d+)?|an?|one|two|three|four|five|six|a couple of|a few|half a) ?(?:kg|kilos?|g|grams?|lbs?|pounds?|oz|l|litres?|liters?|ml|packs?|packets?|bags?|bottles?|cans?|tins?|box(?:es)?|jars?|cartons?|loaf|loaves|dozen|tubs?|bunch(?:es)?|rolls?)|\d+|two|three|four|five|six|ten|twelve)(?: of (?:it|them|those))?(?: please| thanks| then)?[.! ]*$/i;

/**
 * Returns the offered item with the amount that an answer names. After "Shall I add rice?", the answer "yes
 * please, 5kg" gives "5kg rice". Null for other answers.
 */
function offerOfAmount(calls: PhraseCall[], text: string): PhraseCall[] | null {
  const [call, another] = calls;
  const amount = acceptedAmount.exec(text.trim())?.groups?.amount;
  const items = call?.tool === 'add_todos' ? (call.input.items as { text: string }[]) : [];
  const [item, more] = items;
  const isPlain =
    item !== undefined &&
    !more &&
    !/\d/.test(item.text) &&
    !taskVerbs.has(item.text.split(' ')[0]?.toLowerCase() ?? '');
  if (!amount || !call || another || !isPlain) return null;
  return [{ ...call, input: { ...call.input, items: [{ ...item, text: `${amount} ${item.text}` }] } }];
}

const without =
  /^(?:(?:yes|yeah|yep|ok|okay|sure|please|but|all|everything|actually|just|no)[\s,.!]+)*(?:scrap|skip|drop|forget|leave (?:out|off)|take off|remove|delete|not|without|except|minus|apart from|bar)(?: the| any)? (?<item>\p{L}[\p{L} -]{1,30}?)(?: (?:though|please|then))?[.! ]*$/iu;

/**
 * Returns the offered items without the one that an answer leaves out: "yes but not the cheese", after "Shall I
 * add mince and cheese?". Null for other answers.
 */
function offerWithout(calls: PhraseCall[], text: string): PhraseCall[] | null {
  const [call, another] = calls;
  const item = without.exec(text.trim())?.groups?.item?.toLowerCase();
  const items = call?.tool === 'add_todos' ? (call.input.items as { text: string }[]) : [];
  const rest = items.filter((one) => one.text.toLowerCase() !== item);
  if (!item || !call || another || rest.length === 0 || rest.length === items.length) return null;
  return [{ ...call, input: { ...call.input, items: rest } }];
}

const otherDay =
  /^(?:(?:no|nah|oh|sorry|actually|wait|but|make (?:it|that)|i mean(?:t)?)\W+)*(?:on )?(?<day>(?:mon|tues?|wed(?:nes)?|thur?s?|fri|sat(?:ur)?|sun)(?:day)?|tomorrow|today)(?: (?:instead|rather|then|please|not \w+))+[.!]*$/i;

/**
 * Returns the offered reminder on the day that an answer names. After "…, Friday, 8:00?", the answer "sat
 * instead" gives Saturday, 8:00. Null for other answers.
 */
function offerOnOtherDay(calls: PhraseCall[], text: string, { now, zone }: World): PhraseCall[] | null {
  const [call, another] = calls;
  const day = otherDay.exec(text.trim())?.groups?.day;
  const old = resolveWhen(String(call?.input.when ?? ''), { now, zone });
  const fresh = day ? resolveWhen(`on ${day}`.replace(/on (?=to)/, ''), { now, zone })?.date : null;
  if (!call || another || call.tool !== 'set_reminder' || !old?.at || old.rule || !fresh) return null;
  return [{ ...call, input: { ...call.input, when: `${fresh} ${localTime(old.at, zone)}` } }];
}

const toList =
  /^(?:(?:as|just|its|it['’]?s|make it|add it|put it|on) )*(?:a |an |my |the |to )*(?:to-?do|to do|task|list|reminder)(?: list)?(?: please| then)?[.!]*$/i;

/**
 * Returns whether an answer accepts an offered todo by saying where it belongs, such as "todo" or "on my
 * list".
 */
function acceptsTodo(calls: PhraseCall[], text: string): boolean {
  return (
    calls.every(({ tool }) => tool === 'add_todos') && toList.test(text.trim()) && !/reminder/i.test(text)
  );
}

const narrowing =
  /^(?:(?:no|nope|nah|wait|hang on|hold on|sorry|oh|oops|actually|not all(?: of (?:it|them))?|not everything|please)[\s,.!–-]+)*(?<meant>(?:i|we) (?:only |just )?(?:mean(?:t)?|want(?:ed)? (?=to (?:delete|remove|clear)\b)(?:to )?) ?)?(?:(?:delete|remove|clear|take off|get rid of) )?(?<only>only |just )?(?<items>(?:the |my )?\p{L}.*?)(?: please)?[.!]*$/iu;

/**
 * Returns the calls that delete only what an answer names. After "That deletes 4 todos … Shall I?", the answer
 * "no, I meant just the glue" deletes the glue. Null for other answers.
 */
function narrowedDeletion(
  acts: { tool: string; act: unknown }[],
  text: string,
  readWorld: () => World,
): PhraseCall[] | null {
  const [only, another] = acts;
  const { ids = [] } = (only?.act ?? {}) as { ids?: string[] };
  const { only: just, meant: said, items = '' } = narrowing.exec(text.trim())?.groups ?? {};
  if (!only || another || ids.length < 2 || !(just || said)) return null;
  const world = readWorld();
  const meant = items.split(/,? and |, /).map((item) => {
    const [thing, other] = findThings(item, world, ['todo', 'reminder']);
    const title = matchWords(thing?.title ?? '').map(stem);
    // "Just asking about the glue" names more than the glue.
    const isNamed = matchWords(item.replace(/^(?:the|my) /i, '')).every((word) => title.includes(stem(word)));
    return thing && !other && isNamed && ids.includes(thing.id) ? thing.id : null;
  });
  return meant.every((id) => id !== null) ? [{ tool: only.tool, input: { items: meant } }] : null;
}

const takenBack = /^\W*(?:(?:oops|no|wait|sorry|hm+|oh|ah)\W+)*undo(?: (?:that|it))?\W*$/i;
const takesBackPlan =
  /^\W*(?:(?:oops|no|wait|sorry|actually|ok|oh|ah|please|just)\W+)*(?:delete|cancel|remove|scrap|drop|forget(?: about)?|scratch) (?:it|(?:that|this)(?: one)?|(?:the|that|this)(?: last| new)? reminder)(?: (?:please|then|again|now|thanks))*\W*$/i;

/** Returns whether an answer takes back what was asked about: "delete that reminder", while its time is missing. */
export function takesBack(question: OpenQuestion, text: string): boolean {
  const isDeletion =
    question.kind === 'confirm' ||
    (question.kind === 'offer' && question.calls.every(({ tool }) => tool.startsWith('delete')));
  if (question.kind === 'missing') return question.tool === 'set_reminder' && takesBackPlan.test(text);
  return isDeletion && takenBack.test(text);
}
