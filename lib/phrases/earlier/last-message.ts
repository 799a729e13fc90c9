import { privatePreview } from '@/lib/channels/rules';
import { isQuestion } from '@/lib/phrases/earlier/asked-day';
import type { World } from '@/lib/phrases/phrase';
import { isOffered } from '@/lib/phrases/remark-replies';
import { findTimes } from '@/lib/time/find-times';

const correcting =
  /^(?:(?:no|nope|wait|oh|oops|sorry|hm+|actually)\W+)*(?:(?:(?:no|wait|oh|oops|sorry|hm+|actually)\W+)|i? ?mean(?:t)?(?: to (?:say|ask))?[,:]? )(?<fresh>\S.{1,60}?)[\s.!?]*$/i;
const maxWords = 6;

/**
 * Returns the user's last question, corrected by `said`: "what day is thanksgiving" and "wait, i meant
 * canadian thanksgiving" give "what day is canadian thanksgiving". Returns `said` itself if it corrects no
 * question.
 */
export function withCorrectedQuestion(said: string, world: World): string {
  const { lastMessage, lastTurn, mentions } = world;
  const question = lastMessage ?? '';
  const fresh = correcting.exec(said.trim())?.groups?.fresh;
  if (!fresh || fresh.split(' ').length > maxWords || !isQuestion(question) || isQuestion(fresh)) return said;
  if (mentions.some(({ turn, how }) => turn === lastTurn && how !== 'shown')) return said;
  const name = fresh.replace(/^(?:the|my|our|on|for|in) /i, '');
  const last = name.split(' ').at(-1) ?? '';
  const place = question.toLowerCase().lastIndexOf(last.toLowerCase());
  const isShared = name.includes(' ') && last.length > 2 && /(?:^|\s)$/.test(question.slice(0, place));
  if (place > 0 && isShared)
    return `${question.slice(0, place)}${name}${question.slice(place + last.length)}`;
  const [asked, other] = findTimes(question, world);
  const [time, another] = findTimes(name, world);
  const isTime = time && !another && time.text.length >= name.length;
  return asked && !other && isTime && asked.kind === time.kind
    ? `${question.slice(0, asked.start)}${name}${question.slice(asked.end)}`
    : said;
}

const keeping =
  /^(?:(?:please|yes|yeah|ok|okay|and|so|can you|could you|pls|just)\W+)*(?:remember|save|keep|store|note) (?:that|this|it)(?: down| in mind| somewhere| safe| on file)*(?: for (?:me|later|next time|another time|the future))?(?:,? please)?[\s.!?]*$/i;
const agreeing =
  /^(?:yes|yeah|yep|yup|ok(?:ay)?,? yes|sure|please do|do)(?:,? (?:please|pls|do|thanks|thank you))*[\s.!]*$/i;
const listing =
  /^(?:(?:please|yes|yeah|ok|okay|fine|sure|right|alright|eish|ah|oh|hm+|fair enough|then|and|so|can you|could you|pls|just|well)\W+)*(?:put|add|stick|pop) (?:that|this|it) (?:on|to|in|onto) (?:my|the) (?:(?:todos?|to-?dos?|to do)(?: list)?|list)(?<when> (?:for|by|on|due) [^.!?]{2,30}?)?(?: (?:then|please|pls|instead|for me|anyway|at least))*[\s.!]*$/i;
// "Add that to the garden list, plus string and canes".
const pointing =
  /^(?<head>(?:(?:please|and|so|can you|could you|ok|okay|then)\W+)*(?:add|put|stick|pop)) (?<that>that|it|this|those|them|these) (?<list>(?:on|to|in|onto) (?:the|my|our|a) (?:\p{L}+ ){0,3}list)(?:,? (?:plus|and|also|as well as|along with|together with) (?:also )?(?<more>(?!remind)[^.!?]{2,100}?))?(?: please| too)*[.! ]*$/iu;
const offered = /Shall I (?:add|put) “(?<task>[^”]{3,80})” (?:on|to) your list\?$/;
const remindingThen =
  /^(?:(?:yes|yeah|ok|okay|fine|sure|right|alright|no|nah|then|and|so|but|just|please|well|actually)\W+)*remind me (?:then )?(?<when>(?!.*\b(?:to|of|about|that|when|for|with)\b)[^.!?]{2,40}?)(?: (?:then|please|pls|instead))*[\s.!]*$/i;
const howTo =
  /^(?:(?:and|so|but|ok|hey),? )?how (?:do|can|should|would|could) (?:i|we|you) (?:best |even |actually )?(?<task>\p{L}+ \p{L}[^?!.]{1,60}?)[\s?!.]*$/iu;
const leastWords = 3;
const mostWords = 14;

/**
 * Adds the user's last message to a request that refers to it: "save that" after "the wifi code is 77"
 * becomes "remember that the wifi code is 77". Returns `said` itself for other messages.
 */
export function withLastTold(said: string, world: World): string {
  const { lastMessage, lastReply, lastTurn, mentions } = world;
  const named = withSubject(said, world);
  if (named) return named;
  const { head, that = '', list, more } = pointing.exec(said.trim())?.groups ?? {};
  const needed = list ? neededIn(world) : null;
  if (needed || (more && mentions[0]?.turn === lastTurn))
    return `${head} ${needed ?? that} ${list}${more ? `. Add ${more} ${list}` : ''}`;
  const told = lastMessage?.trim() ?? '';
  const isTold = told.split(' ').length >= leastWords && !isQuestion(told) && told !== privatePreview;
  const task = offered.exec(lastReply ?? '')?.groups?.task;
  const when = task && remindingThen.exec(said.trim())?.groups?.when;
  if (when && (isTime(when, world) || /^(?:after|before|at) \p{L}+$/u.test(when)))
    return `remind me ${when} to ${task}`;
  // "Yeah remind me then", after "turn the lamp on at 6", which Sidekick can't do.
  if (isTold && beyondUs.test(lastReply ?? '') && reminding.test(said.trim()) && hasTime(told, world))
    return `remind me to ${told.replace(polite, '').replace(/(?<![.!])[.!]+$/, '')}`;
  // "Remind me about that on friday", after a message that was not understood.
  const later = isTold && unclear.test(lastReply ?? '') && remindingOfIt.exec(said.trim())?.groups?.when;
  if (later && hasTime(later, world))
    return `remind me ${later} about ${told.replace(needing, '').replace(/(?<![.!])[.!]+$/, '')}`;
  const listed = listing.exec(said.trim())?.groups;
  const asked = listed && howTo.exec(told)?.groups?.task;
  if (asked && isOnlyTold(world)) return `add “${asked}” to my list${listed.when ?? ''}`;
  if (listed && isTold && told.split(' ').length <= mostWords && isOnlyTold(world))
    return `add “${told.replace(/(?<![.!])[.!]+$/, '')}” to my list${listed.when ?? ''}`;
  const wasOffered = lastReply == null ? isOffered(told) : lastReply.includes('“yes”');
  const isKept = keeping.test(said.trim()) || (agreeing.test(said.trim()) && wasOffered);
  // "Keep it", after "I might cancel it", is about the plan.
  if (!isTold || !isKept || lastReply?.startsWith('Until you decide')) return said;
  return mentions.some(({ turn, how }) => turn === lastTurn && how !== 'shown')
    ? said
    : `remember that ${told}`;
}

const complained =
  /^(?:(?:hey|so|ugh|oh|ok|and|also|argh|well),? )*(?<thing>(?:the|my|our) (?!day\b|week\b)\p{L}[\p{L}-]+(?: (?!(?:is|are|has|have|keeps?|needs?|looks?|sounds?|got|stopped|broke)\b)\p{L}[\p{L}-]+)?)(?:['’]s| is| has| keeps| won['’]?t| does ?n['’]?t| stopped| broke| needs| looks| sounds| got) \p{L}/iu;
const needingIt =
  /^(?<head>(?:(?:so|and|ok|well|right|then),? )*(?:(?:i|we) )?(?:(?:really|also|probably|still) )?(?:(?:need|have|want|got|ought) to|must|should|gotta|remind me to|remember to|(?:someone|somebody) (?:needs|has) to) (?:(?!(?:the|my|our|his|her|their|an?|this|that|it)\b)\p{L}+ ){1,6})it\b(?<rest>.*)$/iu;

/**
 * Names what "it" is, if the last message told of it and no plan was stored: "I need to oil it" after "the gate
 * squeaks" gives "I need to oil the gate". Null for other messages.
 */
function withSubject(said: string, world: World): string | null {
  const need = isOnlyTold(world) ? needingIt.exec(said.trim())?.groups : undefined;
  const thing = need && complained.exec(world.lastMessage ?? '')?.groups?.thing;
  return thing && need ? `${need.head}${thing}${need.rest}` : null;
}

const beyondUs = /^(?:That is not something I can do|I can['’]t do that|Shall I remind you)\b/;
const reminding =
  /^(?:(?:yes|yeah|yep|ok|okay|fine|sure|right|alright|then|and|so|but|just|please|well|at least|can you|could you)\W+)*remind me(?: (?:to do (?:it|that)|of (?:it|that)|about (?:it|that)))?(?: (?:then|please|pls|instead|at least|at that time))*[\s.?!]*$/i;
const unclear =
  /^(?:I did not (?:understand|get) that|All right\. I have saved nothing|Shall I remember that)\b/;
const remindingOfIt =
  /^(?:(?:please|yes|yeah|ok|okay|and|so|but|just|well|can you|could you)\W+)*(?:remind|ping|nudge) me (?:about|of) (?:it|that|this) (?<when>[^.!?]{2,40}?)(?: please)?[\s.!]*$/i;
const needing = /^(?:(?:i|we) )?(?:(?:will|['’]ll) )?(?:also )?(?:need|want)(?: to)? /i;
const polite = /^(?:(?:please|hey|hi|can you|could you|would you|will you)[, ]+)*/i;

function hasTime(words: string, world: World): boolean {
  const [time, other] = findTimes(words, world);
  return time !== undefined && !other && time.kind !== 'unclear';
}

// "White shirt", after "Leo needs a white shirt for the concert" was noted.
function neededIn({ mentions: [recent], lastTurn, things }: World): string | null {
  if (recent?.turn !== lastTurn || recent?.thing.kind !== 'fact' || recent.how === 'deleted') return null;
  const fact = things.find(({ id }) => id === recent.thing.id);
  if (!/^what .+ (?:needs?|wants?|brings?)$/i.test(fact?.title ?? '')) return null;
  const last =
    (fact?.value ?? '')
      .replace(/ (?:for|to) .*$/i, '')
      .split(', ')
      .at(-1) ?? '';
  return last.replace(/^(?:an?|the|some|his|her|their|my|our) /i, '') || null;
}

function isTime(words: string, world: World): boolean {
  const [time, other] = findTimes(words, world);
  return time !== undefined && !other && time.text.length === words.length;
}

function isOnlyTold({ lastTurn, mentions }: World): boolean {
  return mentions.every(
    ({ turn, how, thing }) => turn !== lastTurn || how === 'shown' || thing.kind === 'fact',
  );
}
