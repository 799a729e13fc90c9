import type { World } from '@/lib/phrases/phrase';
import { findTimes, type TimeExpression } from '@/lib/time/find-times';
import { localDate, localTime } from '@/lib/time/format';

const needing = `(?:(?:i|we|you|they|he|she)(?:['’](?:ve|ll|d|m|re))? )?(?:(?:just |also )?(?:have|has|needs?|got|gotta|gonna|must|should|want|supposed|meant|going|will|better|planning|aiming)(?: got)?(?: to)? )?`;
const going = String.raw`be (?:there|here|ready|at (?:the |my )?[\p{L} ]{2,25}?|in)|get (?:there|up|going|ready)|arrive|show up|turn up|wake(?: me)? up|leav(?:e|ing)(?: (?:(?:the |my |our )?(?:house|home|office|flat|work)|for (?:the |my )?[\p{L} ]{2,25}?))?|set(?:ting)? off|head(?:ing)? (?:off|out)|meet(?:ing)? up|(?:collect|fetch|get|meet|pick up|drop off) (?:him|her|them|the (?:kids|boys|girls|children)|mum|mom|mam|dad|gran|nan)|(?:pick|drop) (?:him|her|them|the (?:kids|boys|girls|children)|mum|mom|mam|dad|gran|nan) (?:up|off)`;
const meeting = String.raw`meet(?:ing)?(?: up)?(?: with)?(?: (?!(?:at|by|from|for|about|around)\b)\p{L}+)?`;
const around = `(?:the )?(?:doors?|gates?|check-?in|boarding|registration|warm-?up|sound ?check|bag drop|alarm)(?: (?:opens?|closes?|starts?|is|are|from))?`;
const ride = `(?:(?:set|put)(?: me)? (?=(?:the |my |an? )?alarm))?(?:the |my |our |an? )?(?:cab|taxi|uber|train|bus|coach|tram|ferry|flight|lyft|minicab|lift|shuttle|airport bus|driver|alarm|wake[- ]?up|check-?in|boarding|bag drop)(?: (?:is|comes|coming|booked|arrives|leaves|ordered|closes|opens|starts|picks (?:me|us) up))?`;
const hour = String.raw`(?<hour>\d{1,2})(?:[:.](?<minutes>[0-5]\d))?(?![\d:.]*\d| ?(?:[ap]\.?m?\b|h\b|hours?|hrs?|min|days?|weeks?|people|of us|o['’]?clock (?:at|in)|in the|at night|tomorrow|today|tonight|on|this|next|mon|tue|wed|thu|fri|sat|sun|every|each))`;
const link = `(?: (?:at|by|around|about|for|from|before|@|is at|latest))*`;

const besides = new RegExp(
  `^(?<event>[^?]{4,90}?)(?:\\s*[,.;(–—-]+\\s*(?:(?:and|but|so|then) )?|\\s+(?:(?:and|but|so) )?)(?<need>${needing})(?<what>${going}|${meeting}|${around})${link} ${hour}(?<rest>[.! )]*$|[,;.] .*$)`,
  'iu',
);
const next = new RegExp(
  `^(?:(?:ok|okay|and|oh|also|so|then|but)[, ]+)*(?:${needing}(?<go>${going})|(?<ride>${ride}))${link} ${hour}(?: that (?:same )?(?:day|morning|afternoon|evening))?[.! ]*$`,
  'iu',
);
const order =
  /^(?:(?:please|can you|could you|ok|and|so|no|actually)[, ]+)*(?:remind|ping|nudge|wake|alert|tell|move|change|push|shift|reschedule|make|set|cancel|delete|what|when|if|i (?:leave|arrive|get))\b|\b(?:instead|rather|not|to)$/i;
const longestBefore = 4 * 60;

// "Friday right after school, 3ish" is about three.
const afterSchool =
  /\b(?<day>(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow),? (?:(?:right|straight|just|directly) )?after (?:school|work|class|training|practice|kindergarten|nursery|daycare)(?:, ?| - | )(?:(?:so|at|about|around|like|roughly) )*(?<hour>[1-7])(?<minutes>[:.]\d\d)?(?:ish| ?-ish)\b/giu;

/**
 * Completes the hour at which people do something before an event. In "surgery dec 3 at 7:45, have to be
 * there at 6", the hour becomes 06:00 and not the evening, and the text names the surgery again. After "swim
 * lesson tuesday 5pm", "leave by 4.30" gets the lesson's day (Tuesday) and its name.
 */
export function withHourBefore(text: string, world: World): string {
  const message = text.replace(afterSchool, '$<day> at $<hour>$<minutes> pm');
  const { event = '', need = '', what = '', rest = '', ...said } = besides.exec(message)?.groups ?? {};
  if (what && !order.test(event)) {
    const times = findTimes(event, world);
    const hours = times.flatMap((time) => clockIn(time) ?? []);
    const clock = hours.length === 1 ? latestBefore(hours[0] ?? '', said) : null;
    const title = titleIn(event, times);
    if (clock && title)
      return `${event}, ${need}${named(what, title)} at ${clock}${clock < '12:00' ? ' am' : ''}${rest}`;
  }
  const { go, ride: vehicle, ...later } = next.exec(message)?.groups ?? {};
  const thing = go || vehicle ? justMade(world) : null;
  const clock = thing ? latestBefore(localTime(thing.at, world.zone), later) : null;
  if (!thing || !clock) return message;
  const day = localDate(thing.at, world.zone);
  if (/alarm|wake/i.test(vehicle ?? '')) return `set an alarm on ${day} at ${clock}`;
  return `remind me ${go ? `to ${named(go, thing.title)}` : `about ${vehicle?.replace(/^(?:the|my|our|a) /i, '')}`} on ${day} at ${clock}`;
}

function clockIn(time: TimeExpression): string | null {
  return time.kind === 'instant' || time.kind === 'time' ? time.time.slice(0, 5) : null;
}

// Null if the hour says nothing of before: "gym at 6, leave at 8".
function latestBefore(
  event: string,
  { hour: said = '', minutes = '00' }: Record<string, string>,
): string | null {
  const asked = Number(said) * 60 + Number(minutes);
  const start = Number(event.slice(0, 2)) * 60 + Number(event.slice(3, 5));
  const fits = (one: number) => one < start && start - one <= longestBefore;
  const found = (Number(said) > 12 ? [asked] : [asked + 12 * 60, asked]).find(fits);
  if (found === undefined) return null;
  return [Math.floor(found / 60), found % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

function named(what: string, title: string): string {
  const base = what.replace(/^leaving/i, 'leave').replace(/^(set|head|meet)(?:t?ing)\b/i, '$1');
  return /^(?:be (?:there|here|ready|in)|get (?:there|going|ready|up)|arrive|(?:show|turn|wake(?: me)?) up|meet(?: up)?|leave|set off|head (?:off|out))$/i.test(
    base,
  )
    ? `${base.replace(/ me up$/i, ' up')} for ${title.replace(/,.*$/, '')}`
    : base;
}

function titleIn(event: string, times: TimeExpression[]): string | null {
  const rest = times
    .toReversed()
    .reduce((words, { start, end }) => `${words.slice(0, start)} ${words.slice(end)}`, event);
  const title = rest
    .replace(
      /^(?:(?:ok|and|so|also|oh|hi|i have|i['’]?ve got|we have|we['’]?ve got|got|there is|there['’]s)\b[, ]*)+/i,
      '',
    )
    .replace(/^(?:my|our|the|an?) /i, '')
    .replace(/(?:\s+(?:is|are|starts?|begins?|on|at|from)\b|[\s,.:;–—-])+$/i, '')
    .replace(/\s+/g, ' ')
    .trim();
  return /^[\p{L}][\p{L}\d '’&/.-]{2,40}$/u.test(title) && title.split(' ').length <= 5 ? title : null;
}

// The event of the last message, if it is all that was set there. Facts may be told in between: "the flight is QF2".
function justMade({ mentions, lastTurn, now }: World): { title: string; at: Date } | null {
  const [first] = mentions.filter(({ thing }) => thing.kind !== 'fact');
  const isFactLast = mentions[0]?.turn === lastTurn && mentions[0]?.thing.kind === 'fact';
  const isSilent = !mentions.some(({ turn }) => turn === lastTurn);
  const made = mentions.filter(({ turn }) => turn === (isFactLast || isSilent ? first?.turn : lastTurn));
  const [one, other] = made;
  const { title = '', at, rule, kind } = one?.thing ?? {};
  return one && !other && /^(?:made|changed)$/.test(one.how) && kind === 'reminder' && at && !rule && at > now
    ? { title, at }
    : null;
}
