import { completed } from '@/lib/assistant/phrases/changes/finished';
import { lastBooking } from '@/lib/phrases/earlier/booking';
import { endOf, startOf } from '@/lib/phrases/input';
import type { Heard, Phrase, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { isAhead } from '@/lib/reminders/phrases/event-names';
import { matchWords } from '@/lib/words/match-words';
import { quoted } from '@/lib/words/wording';

/** Phrases for the hours that others offer or confirm, after a task such as "book the car in". */
export const offeredPhrases: Phrase[] = [
  // "They can do 10 Dec at 8am", after "book the car in for a service".
  told(appointment),
  // "They cancelled, new one is 15 December at 9".
  told(rebooked),
  {
    ...told(delivery),
    examples: ['gas cylinder booked today, delivery in 3 days', 'the sofa is being delivered on 4 december'],
    counterExamples: ['order a sofa for delivery on 4 december'],
  },
];

function told(read: Phrase['calls']): Phrase {
  return {
    intent: 'calendar_set',
    when: 'must',
    strength: 'certain',
    isContent: true,
    say: ['{all}'],
    fits: (heard) => read(heard) !== null,
    calls: read,
    examples: [],
  };
}

const opening =
  '^(?:(?:ok|okay|so|and|right|great|good news|update|yay|finally|btw|fyi|rang|called|phoned|spoke to them|just|oh|they said|he said|she said) )*';
const who =
  '(?<who>they|he|she|someone|(?:(?:the|my|our) )?(?!(?:i|we|you|it|is|was|all|this|that|what|who|there|if|when)\\b)\\p{L}+(?: \\p{L}+){0,2}?)';
const tail =
  '(?: (?:free|available|left|open|only|slot|appointment|appt|instead|then|at the earliest|to look|to have a look|to (?:look at|fix|see to|check) .{2,30}))*(?<where> (?:with|at) (?!the earliest).{2,30})?$';
const slot = '(?:slot|space|opening|appointment|appt|gap|cancellation|availability|place)';
const offers = [
  `${who} (?:can|could|will be able to|are able to|is able to) (?:only |just |also )?(?:do|see|take|come|come out|come over|come round|make|manage|offer|(?:fit|squeeze|slot|get) (?:me|us|him|her|it|them|the \\p{L}+)(?: in)?)(?: (?:me|us|him|her|it|them))?(?: in)?(?: an?)?(?: (?:on|for|at|from|between))*`,
  `${who} (?:have|has|got|have got|has got|'s got|had)(?: only| just)?(?: an?| one| the)?(?: free| spare| early| late)?(?: ${slot})?(?: (?:on|for|at|of|from|between))*`,
  `${who} (?:(?:are|is) )?(?:offered|offering|gave|giving|suggested|suggesting|proposed)(?: (?:me|us|him|her))?(?: an?| the)?(?: ${slot})?(?: (?:on|for|at|of))*`,
  '(?:is|was) (?:all|the only one|the earliest|the first|the next)(?: one)? (?:they|he|she) (?:have|has|had|can do|could do)',
  `(?:the |their )?(?:earliest|first|next|soonest|only)(?: ${slot}| date| time| one| available| free)?(?: (?:they|he|she) (?:have|has|can do|had))?(?: is| was| 's)?(?: (?:on|for|at))*`,
].map((form) => new RegExp(`${opening}${form}${tail}`, 'iu'));
const settled = [
  `(?:(?:i|we) )?(?:(?:have|just|finally|'ve) )*(?:(?:got|managed to get|took|grabbed|bagged|booked) |(?<=have )(?=an? ))(?:one|it|him in|her in|(?:an?|the) ${slot}|me in|us in|them in|it in|(?:me|us|him|her|it|them) (?:booked in|booked|in|an? ${slot}))(?: (?:booked in|booked|in))?(?: (?:on|for|at))*`,
  "(?:(?:it|that|we|i|she|he)(?: is|'s| are| am) )?(?:all |now )?(?:booked in|booked|confirmed|scheduled)(?: (?:on|for|at))*",
  `${who} (?:is|are|'s|will be|will) (?:coming|come|calling|popping|here)(?: (?:out|over|round|by|back))?(?: (?:on|at|for|from|between))*`,
].map((form) => new RegExp(`${opening}${form}${tail}`, 'iu'));
const family =
  /^(?:my |our )?(?:mum|mom|mam|dad|gran|nan|grandma|grandpa|wife|husband|partner|sister|brother|son|daughter|uncle|aunt\p{L}*|kids?|boss|friends?)\b/iu;

function appointment(heard: Heard): PhraseCall[] | string | null {
  const { parts, sense, times, hasQuestionMark, world } = heard;
  if (hasQuestionMark || !/^(?:hour|day|range|unclear)$/.test(sense) || parts.length > longest) return null;
  const said = wordsOf(heard);
  const words = said
    .replace(/(?: or)+ *$/, '')
    .replace(/ or (?=or |for |at |on |$)/g, ' ')
    .trim();
  const offer = offers.map((form) => form.exec(words)).find(Boolean);
  const news = offer ? null : settled.map((form) => form.exec(words)).find(Boolean);
  const { who: name = '', where = '' } = (offer ?? news)?.groups ?? {};
  const booking = offer || news ? lastBooking(world) : null;
  if (!booking || !isTheirs(name, booking.name, Boolean(offer), heard)) return null;
  const title = `${booking.name}${where}`;
  if (times.length > 1 && / or\b/.test(said))
    return `Which of them shall I set for ${quoted(title)}? Say it with its day and its time.`;
  if (sense === 'unclear' || !isAhead(heard)) return null;
  const known = planned(booking.name, heard);
  const settles = news && booking.thing ? completed([booking.thing], heard) : [];
  if (!known)
    return [{ tool: 'set_reminder', input: { title, when: startOf(heard), ...endOf(heard) } }, ...settles];
  const [time] = times;
  const isSame = time?.kind === 'instant' && time.at.getTime() === known.at?.getTime();
  const calls = isSame
    ? settles
    : [{ tool: 'update_reminder', input: { item: known.id, when: startOf(heard) } }, ...settles];
  return calls.length > 0 ? calls : null;
}

const longest = 16;

function wordsOf({ parts, times }: Heard): string {
  const said = parts
    .map(({ word }) => word)
    .filter((word) => /[\p{L}\d']/u.test(word))
    .join(' ')
    .replace(/^theyre\b/i, 'they are')
    .replace(/^its\b/i, 'it is');
  // "Coming" belongs to the time in "they are coming Wednesday".
  return /^coming\b/i.test(times[0]?.text ?? '') ? `${said} coming` : said;
}

// "Mum is coming on Thursday", after "book the dentist", is another matter.
function isTheirs(name: string, booked: string, isOffer: boolean, { world, whole }: Heard): boolean {
  const isLast = world.mentions[0]?.turn === world.lastTurn || world.mentions.length === 0;
  // After “call the bank” and other talk, “he is coming” need not be about the bank.
  // "She is coming on friday" after "book the dentist" is about a visitor.
  if (!isOffer && name && !comers.test(booked)) return false;
  if (!name || /^(?:they|he|she|someone)$/i.test(name)) return isOffer || !name || isLast;
  const own = matchWords(booked);
  return (
    matchWords(name).some((word) => own.includes(word)) ||
    (isOffer && isLast && !family.test(name) && !/\bcan (?:come|make)\b/i.test(whole))
  );
}

const comers =
  /\b(?:plumber|electrician|builder|roofer|gardener|painter|decorator|cleaner|sweep|handyman|engineer|locksmith|man|boiler|gutters?|repair|window|surveyor|movers?|tree|washing machine|dishwasher|oven|fridge|roof|fence|tap|sink|drain)\b/i;

// The appointment that was made of the task before.
function planned(name: string, { world }: Heard): Thing | undefined {
  return world.things.find(
    ({ kind, title, at, rule }) =>
      kind === 'reminder' && !rule && at && at > world.now && title.startsWith(name),
  );
}

const rebooking =
  /^(?:(?:so|ok|oh|ugh|well|update|the|they|he|she|we|i|\p{L}+) ){0,3}(?:(?:have|has|had to|had|called|rang|phoned|texted|and|to|just) )*cancel(?:l?ed)?(?: (?:it|on me|on us|me|us|that|this one|the appointment))?(?: (?:and|but|so|now|then|they|he|she|i|we|have|has|'ve|is|are|it))* (?:rebooked|re-booked|rescheduled|rearranged|moved|offered|(?:the )?new (?:one|date|time|appointment|appt|slot))(?: (?:it|me|us|is|'s|for|to|on|at))*$/iu;

function rebooked(heard: Heard): PhraseCall | null {
  const { sense, hasQuestionMark, world } = heard;
  if (hasQuestionMark || !/^(?:hour|day)$/.test(sense) || !rebooking.test(wordsOf(heard))) return null;
  const known = world.mentions.map(({ thing, how }) =>
    how === 'deleted' ? undefined : world.things.find(({ id }) => id === thing.id),
  );
  const event = known.find((thing) => thing?.kind === 'reminder' && !thing.rule);
  if (!event || namesOther(wordsOf(heard), event.title)) return null;
  return isAhead(heard) ? { tool: 'update_reminder', input: { item: event.id, when: startOf(heard) } } : null;
}

// "The work party cancelled and rescheduled to friday" is not about the dentist.
function namesOther(said: string, title: string): boolean {
  const own = matchWords(title);
  const [before = '', after = ''] = said.split(/\bcancel(?:l?ed)?\b/i);
  const object = /^ (?:the|my|our|that) (?!appointment\b|one\b)(\p{L}+)/iu.exec(after)?.[1] ?? '';
  const named = [...matchWords(before.replace(speaking, ' ')), ...matchWords(object)];
  return named.length > 0 && !named.some((word) => own.includes(word));
}

const speaking =
  /\b(?:so|ok|oh|ugh|well|update|the|they|he|she|we|i|have|has|had|to|called|rang|phoned|texted|and|just|surgery|office|clinic|garage|people)\b/gi;

const bringing = [
  /^(?:(?:i|we|have|just|ok|so) )*(?<verb>booked|ordered|bought) (?:an? |the |my |our |some )?(?<what>(?:\p{L}+ ){1,4}?)(?:online )?(?:and )?(?:the |its |it )?(?:delivery|delivers|being delivered|is being delivered|will be delivered|arrives|arriving|arrival|is coming|comes|coming)(?: (?:is|on|in|at|by|from|between|expected|due))*$/iu,
  /^(?:the |my |our |new )*(?<what>(?:\p{L}+ ){1,4}?)(?:is |are |has been |have been |got |was |were )?(?:booked|ordered|bought) (?:and )?(?:the )?(?:delivery|delivers|arrives|arriving|arrival|coming)(?: (?:is|on|in|at|by|from|between|expected|due))*$/iu,
  /^(?:the |my |our )*(?<what>(?:\p{L}+ ){1,4}?)(?:is|are|'s|will be|getting|gets) (?:being )?delivered(?: (?:on|in|at|by|from|between))*$/iu,
];

function delivery(heard: Heard): PhraseCall | null {
  const { times, hasQuestionMark, message, world, sense } = heard;
  if (hasQuestionMark || !/\b(?:deliver|arriv|coming|comes)/i.test(message)) return null;
  const words = wordsOf(heard);
  const what = bringing
    .map((form) => form.exec(words)?.groups?.what)
    .find(Boolean)
    ?.trim();
  if (
    !what ||
    /\b(?:i|we|it|they|he|she|to|not|no|nothing|letters?|post|mail|papers?|newspapers?|if|when|what|that|this)\b/i.test(
      what,
    )
  )
    return null;
  // "Booked today, delivery in 3 days": the day of the order is not meant.
  const ahead = times.filter(
    (time) => !/^(?:today|yesterday|this morning|just now|now|online)$/i.test(time.text),
  );
  const isPlain = ahead.length === 1 || sense === 'hour' || sense === 'range';
  if (ahead.length === 0 || !isPlain || !isAhead({ ...heard, times: ahead })) return null;
  const own = { ...heard, times: ahead, when: ahead.map(({ text }) => text).join(' ') };
  const known = world.things.some(({ kind, title }) => kind === 'reminder' && title === `${what} delivery`);
  return known
    ? null
    : { tool: 'set_reminder', input: { title: `${what} delivery`, when: startOf(own), ...endOf(own) } };
}
