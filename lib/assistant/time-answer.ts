import { spellOut } from '@/lib/words/chat-spelling';

/**
 * Returns an answer to "when?" without the words around the time: "not sure, tomorrow at 11" gives "tomorrow
 * at 11".
 */
export function timeAnswer(text: string, zone: string): string {
  return spellOut(text.replace(nightBefore, beforeDays), zone)
    .replace(
      /(?<![\d.])([01]?\d|2[0-3])\.([0-5]\d)(?![\d.])|(?<=^(?:at )?)([01]?\d|2[0-3]) ([0-5]\d)(?=$| ?[ap]m\b)/i,
      '$1$3:$2$4',
    )
    .replace(routine, '')
    .replace(atTable, '')
    .replace(early, '$<length> before $<time>')
    .replace(vague, '')
    .replace(unsure, '')
    .replace(suggested, 'at ')
    .replace(length, 'in $<length>');
}

function beforeDays(all: string, days: string, part: string): string {
  if (/s$/i.test(days)) return `${days}, the ${part} before`;
  return / /.test(days) ? all : `the ${part} before ${days}`;
}

// "It's tuesdays, I do it the night before".
const nightBefore =
  /^(?:(?:it|that|they)(?:['’]?s|['’]re| is| are)? |(?:they|it) (?:collects?|comes?|empt(?:y|ies)|picks? (?:it |them )?up|go(?:es)?(?: out)?) |(?:collection|pick-?up)(?:['’]s| is) )?(?:on |every )?((?:mon|tues|wednes|thurs|fri|satur|sun)days?(?:(?:, | and )(?:mon|tues|wednes|thurs|fri|satur|sun)days?)*)(?:,? (?:so|and|but)|,)? (?:(?:i|we) (?:usually |always |normally )?(?:do|put|take) (?:it|them|that)(?: out)? )?(?:the )?(night|evening) before[.! ]*$/i;

// Matches "it's tomorrow at 11, half an hour before is fine".
const early =
  /^(?:(?:it|that|this|(?:the|my|our) \p{L}+)(?:['’]s| is| starts| begins)? )?(?<time>[^,;.]*\d[^,;.]*|[^,;.]*\b(?:noon|midnight))(?:[,;.] |\s[-–]\s)(?:so |and |maybe |say )?(?<length>(?:half an? |quarter of an |an? |one |two |three |\d+ ?)(?:hours?|hrs?|h|minutes?|mins?|min|days?)(?: and a half)?) (?:before(?: that| it| then)?|earlier|ahead)(?: (?:is|would be|will be|works|should be|please|fine|good|ok(?:ay)?|enough|perfect|great|do|then))*[.! ]*$/iu;

// "In the morning, not too early" means the usual hour of the morning.
const vague = /[,;.]?\s*(?:but |just )?not (?:too|very|so|super|that) (?:early|late)\b/i;

// "Every morning with breakfast" is every morning.
const atTable =
  /(?<=\b(?:morning|evening|day|noon|night|\d|[ap]m)),? (?:together )?with (?:my |the )?(?:breakfast|lunch|dinner|supper|coffee|tea|food|meals?)\b/i;

const unsure = /^(?:dunno|idk|(?:i )?(?:do not|don['’]?t) know|(?:i['’]m )?not sure|hm+|um+)[,.]? (?=\S)/i;

// "Say 4" and "about 7" name an hour.
const suggested =
  /^(?:(?:say|maybe|about|around|make it|let['’]?s (?:say|do|go for)|for|just|how about|ok(?:ay)?),? )+(?:at )?(?=\d{1,2}(?:[:.]\d\d)?[.! ]*$)/i;

// "Half an hour" is counted from now.
const length =
  /^(?:(?:say|maybe|about|around|like|give me|make it|let['’]?s say),? )*(?<length>(?:half an|an?|one|two|three|four|five|ten|fifteen|twenty|thirty|\d{1,3}) ?(?:hours?|hrs?|h|minutes?|mins?|min)(?: and a half)?)(?: or so|,? (?:please|thanks|then))*[.! ]*$/i;

// "I finish at 6" answers when that is.
const routine =
  /^(?:(?:oh|so|well|um),? )?(?:i|we)(?:['’]m| am| are)? (?:usually |normally |mostly )?(?:finish|finished|get (?:home|back|in|off|there|up)|leave|arrive|come (?:home|back)|start|wake up|home|back|done|off)(?: work| school)?(?= (?:at|around|about|by|from) )/i;

/** Returns an answer without the name it may begin with: "physio's at 7" answers when the physio is. */
export function withoutName(text: string, title: string): string {
  const said = text.trim().replace(/^(?:the|my) /i, '');
  const rest = said.toLowerCase().startsWith(title.toLowerCase()) ? said.slice(title.length) : text;
  return rest.replace(/^(?:['’]?s| is| are) (?=\S)/i, '');
}
