import type { Mention, Thing, World } from '@/lib/phrases/phrase';
import { matchWords } from '@/lib/words/match-words';

const soonMinutes = 180;
const minuteMs = 60_000;
const correction =
  /^(?<lead>(?:(?:no|nope|wait|actually|sorry|hmm|oh|and)[,.]* )*(?:(?:make|set|change|put) (?:it|that|this|the [\p{L} ]{1,30}? one)(?: to| for)? |better |say |rather |(?<=no[,.]* )))(?<number>\d{1,3}|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety)(?<rest>(?: (?:please|instead|then|actually))?[.! ]*)$/iu;

// "Make the cake 25" names one of several timers.
const named =
  /^(?:(?:no|nope|wait|actually|sorry|hmm|oh|and)[,.]* )*(?:make|set|change|put|give|move) (?:the |my )?(?!it\b|that\b|this\b)(?<name>\p{L}+(?: \p{L}+)??)(?: timer| one)?(?: to| for| be)? (?<number>\d{1,3})(?: ?m(?:ins?|inutes?)?)?(?: please| instead| then| actually)?[.! ]*$/iu;
const another =
  /^(?:(?:and|also|plus|ok),? )*(?:(?:another )?(?<count>\d{1,3})(?: ?m(?:ins?|inutes?)?)? for (?:the )?|(?<add>add|give) (?:(?<more>\d{1,3}) (?:more )?to (?:the )?))(?<name>\p{L}+(?: \p{L}+)?)[.! ]*$/iu;
// "And the sauce 12", after a timer.
const beside =
  /^(?:and|also|plus|then) (?:(?:one|another|a timer|another one|one more) for )?(?:the |my )?(?<name>\p{L}+(?: \p{L}+)?)(?:,| for| in)* (?<count>\d{1,3})(?: ?m(?:ins?|inutes?)?)?[.! ]*$/iu;
// "Give it 10 more".
const longer =
  /^(?:(?:and|ok|please|just),? )*(?<way>give|add) (?<what>it|that|them)(?: another)? (?<count>\d{1,3})(?: more)?(?: please)?[.! ]*$/i;
// "Timer 2 min, tea".
const thenName =
  /^(?<opening>(?:(?:set|start) (?:a |me a )?)?timer,? (?:for |of )?\d{1,3} ?(?:m(?:ins?|inutes?)?|h(?:rs?|ours?)?)),? (?<name>\p{L}+(?: \p{L}+)?)[.! ]*$/iu;
const noName = /^(?:please|now|thanks|thx|from now|for|again|too|instead|starting|go|ok|pls)\b/i;
const noThing: Thing = { kind: 'todo', id: '', title: '' };

/**
 * Adds "minutes" to a message that corrects a timer: after "remind me in 45 minutes", "make it fifty" becomes
 * "make it in fifty minutes". Returns any other message unchanged.
 */
export function withTimerUnit(message: string, { mentions, lastMessage, now }: World): string {
  const [newest] = mentions;
  const { opening, name = '' } = thenName.exec(message)?.groups ?? {};
  if (opening && !noName.test(name)) return `${opening} for the ${name}`;
  const more = longer.exec(message)?.groups;
  if (
    more &&
    /\b(?:more|another)\b/i.test(message) &&
    isTimer(newest?.thing ?? noThing, lastMessage ?? '', now)
  )
    return `${more.way} ${more.what} ${more.count} more minutes`;
  const own = named.exec(message)?.groups;
  const timers = own ? timersNamed(own.name ?? '', mentions, lastMessage ?? '', now) : [];
  if (own && timers.length === 1) return `move the ${own.name} to in ${own.number} minutes`;
  const also = beside.exec(message)?.groups;
  if (also && isTimer(newest?.thing ?? noThing, lastMessage ?? '', now))
    return `timer ${also.count} minutes for the ${also.name}`;
  const next = another.exec(message)?.groups ?? {};
  if (next.name && isTimer(newest?.thing ?? noThing, lastMessage ?? '', now))
    return next.add
      ? `give the ${next.name} ${next.more} more minutes`
      : `timer ${next.count} minutes for the ${next.name}`;
  const { lead, number, rest } = correction.exec(message)?.groups ?? {};
  const isNew = newest?.how === 'made' || newest?.how === 'changed';
  if (!number || !isNew || !isTimer(newest.thing, lastMessage ?? '', now)) return message;
  return `${lead}in ${number} minutes${rest}`;
}

function timersNamed(name: string, mentions: Mention[], lastMessage: string, now: Date): Thing[] {
  const words = matchWords(name);
  const found = mentions.flatMap(({ thing, how }) =>
    (how === 'made' || how === 'changed') &&
    words.every((word) => matchWords(thing.title).includes(word)) &&
    isTimer(thing, lastMessage, now)
      ? [thing]
      : [],
  );
  return [...new Map(found.map((thing) => [thing.id, thing])).values()];
}

// "15 mins before" is a notice.
const length =
  /\d ?m(?:ins?|inutes?)?\b(?! (?:before|beforehand|ahead|early|earlier|in advance|warning|notice|heads))|\bin \d{1,3}[.!? ]*$/i;

// A reminder is a timer if it is soon, and either was set in minutes or is not on a multiple of five minutes.
function isTimer({ kind, at, rule }: Thing, lastMessage: string, now: Date): boolean {
  if (kind !== 'reminder' || !at || rule) return false;
  const isSoon = at > now && at.getTime() - now.getTime() < soonMinutes * minuteMs;
  return isSoon && (at.getUTCMinutes() % 5 !== 0 || length.test(lastMessage));
}
