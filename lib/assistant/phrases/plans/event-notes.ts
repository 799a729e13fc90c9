import type { Heard, Phrase, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { isOn } from '@/lib/reminders/phrases/running/series';
import { formatDate, localDate } from '@/lib/time/format';

/** Phrases that tell more about the event that was just set, changed or shown: "it's byob", "Kim is coming too". */
export const eventNotePhrases: Phrase[] = [
  {
    intent: 'calendar_set',
    strength: 'certain',
    isContent: true,
    say: ['{all}', ''],
    fits: (heard) => noteCall(heard) !== null,
    calls: (heard) => noteCall(heard),
    examples: [],
  },
];

const before = '^(?:(?:and|also|oh|ok|so|but|btw|by the way|fyi)[, ]+)*';
const after =
  '(?:[, ]+(?:too|as well|also|now|btw|by the way|fyi|then|that day|after all|with (?:us|me)))*[.! ]*$';
const name =
  "(?!(?:I|We|It|He|She|They|You|This|That|There|What|Who|When|Where|How|Nobody|Everyone)\\b)(?:(?:my |our )?(?:mum|mom|mam|dad|gran|nan|grandma|grandpa|wife|husband|partner|sister|brother|son|daughter|uncle|auntie?|boss|(?:the )?(?:kids|boys|girls|neighbours|neighbors|lads))|[\\p{Lu}][\\p{L}'’]+)";
const people = `${name}(?: ${name})?(?:(?:,| and|, and) ${name})*`;
const shapes = [
  // "It's bring your own", "it's black tie".
  `(?:it['’]?s|it is|dress code is|the dress code is) (?:a )?(?:byob?|byo|bring your own(?: \\p{L}+)?|black tie|fancy dress|smart casual|formal|casual|surprise|cash only|pot ?luck|adults only|outdoors?|indoors?|outside|informal)`,
  // "Kim and the kids are coming with me", "Uncle Ray can't make it".
  `${people}(?: is|['’]s| are|['’]re| will| ll|['’]ll| might| may)? (?:also |not )?(?:coming(?: along)?|come(?: along)?|joining(?: us| me)?|join(?: us| me)?|going|driving(?: us| me)?|meeting (?:us|me) there|be there)(?: (?:with|w/?) (?:us|me))?`,
  `${people} (?:can['’]?t|cannot|can not|won['’]?t|isn['’]?t able to) (?:make it|come|join(?: us)?|be there)`,
  // "There's 14 of us now", "we're six now".
  `(?:there(?:['’]?s| is| are|['’]?ll be| will be)|we(?:['’]?re| are|['’]ll be)) (?:\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:of us|people|guests|adults|kids)(?: (?:coming|going))?`,
  // "Parking is round the back", "the door code is 4417".
  `(?:the )?(?:parking|entrance|door code|gate code|dress code|meeting point) (?:is|['’]s) [^.!?,]{2,50}`,
  // "Dad takes her".
  `${people}(?: is|['’]s| will|['’]ll)? (?:takes?|taking|collects?|collecting|picks?|picking|drives?|driving|brings?|drops?|dropping|fetch(?:es|ing)?) (?:her|him|them|us|me)(?: (?:up|off|there|home|along))?(?: on)?`,
].map((shape) => new RegExp(`${before}(?:${shape})${after}`, 'u'));
const hours = /^\d\d:\d\d to \d\d:\d\d$|^\d{4}-/;
const maxLength = 100;

function noteCall(heard: Heard): PhraseCall | null {
  const { whole, times, world, hasQuestionMark } = heard;
  if (hasQuestionMark || times.length > 1 || whole.length > maxLength) return null;
  const isWhole = shapes.some((shape) => shape.test(whole) || shape.test(capitalNames(whole)));
  const time = isWhole ? undefined : times[0];
  const said = time ? whole.replace(time.text, '').trim() : whole;
  const plain = said.replace(/^\p{Ll}/u, (first) => first.toUpperCase());
  if (!shapes.some((shape) => shape.test(said) || shape.test(capitalNames(plain)))) return null;
  const event = recentEvent(heard);
  const day = time?.kind === 'date' ? time.date : null;
  if (!event?.at || hours.test(event.details ?? '') || (time && !day)) return null;
  const isItsDay = !day || (event.rule ? isOn(event, day, world) : localDate(event.at, world.zone) === day);
  if (!isItsDay) return null;
  const on = day && event.rule ? ` (${formatDate(day, localDate(world.now, world.zone))})` : '';
  const words = said
    .replace(new RegExp(before, 'iu'), '')
    .replace(/,? (?:btw|by the way|fyi|on)[.! ]*$|[.! ]+$/i, '');
  return { tool: 'update_reminder', input: { item: event.id, note: `${words}${on}` } };
}

// Terse people write names in lower case: "kyle is coming".
function capitalNames(said: string): string {
  return said.replace(
    /^(?:(?:And|Also|Oh|Ok|So|But|Btw) )?(\p{L}+)(?= (?:and|is|are|can|will|takes|drives|collects)\b)/u,
    (all) =>
      all.replace(/^(?:And|Also|Oh|Ok|So|But|Btw) /, '').replace(/^./u, (first) => first.toUpperCase()),
  );
}

function recentEvent({ world }: Heard): Thing | null {
  const { mentions, things, lastTurn, now } = world;
  const ofTurn = mentions.filter(({ turn, how }) => turn === lastTurn && how !== 'deleted');
  const ids = new Set(ofTurn.map(({ thing }) => thing.id));
  const [event, other] = things.filter(({ id, kind, at }) => kind === 'reminder' && ids.has(id) && at);
  return event?.at && !other && (event.rule || event.at > now) ? event : null;
}
