import type { World } from '@/lib/phrases/phrase';

const agreeing =
  '^(?:(?:yes|yeah|yep|ok|okay|great|good|perfect|cool|lovely|sure|right|then|so|please|do|nice)[,.! ]+)*';
const putting = new RegExp(
  `${agreeing}(?:put|add|book|pop|stick|schedule|pencil|write) (?:it|that|this|one|me)(?: (?:in|down|on|there))?(?: (?:on|in|to) my (?:calendar|diary|schedule))?(?: (?:then|please|for me|thanks))*[.! ]*$`,
  'i',
);
const fitting =
  /^(?:(?:and|so|ok|hey),? )*(?:can|could) (?:i|we) (?:fit|squeeze|manage|get|slot) (?:in )?(?:an? )?(?<what>[^?,]{3,40}?)(?: in)?(?<when> (?:(?:on|this|next) )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tonight|tomorrow)\b[^?]{0,30})\?*$/i;
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

/**
 * Completes a message that goes one step on from the last one: "put it in", after "can I fit in a haircut on
 * friday at 5?", sets the haircut; "pay it every friday", after "the rent is 200", pays the rent. Returns
 * `said` itself for other messages.
 */
export function withNextStep(said: string, world: World): string {
  const message = said.trim();
  const last = world.lastMessage?.trim() ?? '';
  if (putting.test(message)) {
    const { what, when } = (fitting.exec(last) ?? freeFor.exec(last))?.groups ?? {};
    return what && when ? `${what} ${when.trim()}` : said;
  }
  const pay = paying.exec(message)?.groups;
  const due = pay ? billTold(world) : null;
  if (pay && due) return `${pay.head} the ${due}${pay.rest}`;
  const next = nextOne.exec(message)?.groups;
  const noun = next && hadOne.exec(last)?.groups?.noun;
  return next && noun ? `${next.head}${next.when} about the next ${noun}` : said;
}

function billTold({ mentions: [newest], lastTurn }: World): string | null {
  const title = newest?.thing.title.replace(/^(?:the|my|our) /i, '') ?? '';
  const isTold = newest?.thing.kind === 'fact' && newest.turn === lastTurn && newest.how !== 'deleted';
  return isTold && bill.test(title) ? title : null;
}
