import type { Thing, World } from '@/lib/phrases/phrase';

const soonMinutes = 180;
const minuteMs = 60_000;
const correction =
  /^(?<lead>(?:(?:no|nope|wait|actually|sorry|hmm|oh|and)[,.]* )*(?:(?:make|set|change|put) (?:it|that|this|the [\p{L} ]{1,30}? one)(?: to| for)? |better |say |rather |(?<=no[,.]* )))(?<number>\d{1,3}|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety)(?<rest>(?: (?:please|instead|then|actually))?[.! ]*)$/iu;

const another =
  /^(?:(?:and|also|plus|ok),? )*(?:(?:another )?(?<count>\d{1,3}) for (?:the )?|(?<add>add|give) (?:(?<more>\d{1,3}) (?:more )?to (?:the )?))(?<name>\p{L}+(?: \p{L}+)?)[.! ]*$/iu;
const noThing: Thing = { kind: 'todo', id: '', title: '' };

/**
 * Adds "minutes" to a message that corrects a timer: after "remind me in 45 minutes", "make it fifty" becomes
 * "make it in fifty minutes". Returns any other message unchanged.
 */
export function withTimerUnit(message: string, { mentions: [newest], lastMessage, now }: World): string {
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

// A reminder is a timer if it is soon, and either was set in minutes or is not on a multiple of five minutes.
function isTimer({ kind, at, rule }: Thing, lastMessage: string, now: Date): boolean {
  if (kind !== 'reminder' || !at || rule) return false;
  const isSoon = at > now && at.getTime() - now.getTime() < soonMinutes * minuteMs;
  return (
    isSoon &&
    (at.getUTCMinutes() % 5 !== 0 || /\d ?m(?:ins?|inutes?)?\b|\bin \d{1,3}[.!? ]*$/i.test(lastMessage))
  );
}
