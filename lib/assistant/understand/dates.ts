import { takeWhen } from './times';
import { call, type Recogniser } from './wish';

/** A question about the calendar itself holds no other words than these, beside its times and its place. */
const frame = new Set(
  `a am an and are as at away can check clock clocks come comes could current currently date dates day days do does
  exact exactly fall falling falls far fell for from give have here hour hours how i if in is it its just know land
  lands last left let local long many me minute minutes moment month months need next now number o of on or please
  pm present presently right s say show tell the then there this till time times to today todays today until us want
  wants was week weekday weekend weeks were what when which will would year years you be before coming did like`.split(
    /\s+/,
  ),
);
const core = /\b(?:time|date|day|days|hour|weekday|weeks|months|clock|year|week|month)\b/;
const starts =
  /^(?:what|what's|which|when|when's|how (?:many|long|far)|is|are|was|will|do you|tell|give|let|show|say|can|could|may|just|time|date|day|today|today's|current|the|on what|on which|i want|i need|i would|i'd|do i|check)\b/i;
const asked =
  /^(?:what|which|how|when|is|was|will|do you|tell|give|let|show|say|can|could|may|just|i |on|check)/i;

const countdown =
  /^how (?:long|far|many (?:months|weeks|days|hours|minutes))(?: away| left)?(?: is| is it| are there| left| are left)*\s*(?:until|till|to|before)\b/i;
const dayOnly =
  /^(?:what|what is|what was|is it|is|what will be|was it|will it be|when|when is|when does come|when does fall)(?: (?:it|the|on|a|of|in|today|be|this))*$/;
const alone =
  /^(?:(?:the|current|local|exact|today|todays|is|right|now|please) )*(?:time|date|day|hour|time and date|date and time|day and date)(?: (?:now|is it|today|it is|right now|please|on|in))*$/;

/** Of the same few words, but about one's own time, a duration, or nothing. */
const otherwise = [
  /\bhow long\b/,
  /\bdo i have\b/,
  /\bhave i\b(?!.*\bdate\b)/,
  /\b(?:show|tell|give) me (?:the |my )?(?:day|week|month|weekend|year|today)$/,
  /\b(?:in time|last time|next time|many times|day off|time off|what for)\b/,
];

/** "what time is it in tokyo", "what day is next friday", "how many days until christmas". */
export const dates: Recogniser = (text) => {
  const question = text.replace(/[?.!]+$/, '').trim();
  if (!starts.test(question) || question.split(' ').length > 16) return null;
  const { place, rest } = takePlace(question);
  const timed = withOrdinal(takeWhen(rest));
  const when = timed.when.replace(/^(?:until|till|before|to|on|for|by|of)\s+/i, '');
  const left = timed.rest
    .toLowerCase()
    .replace(/'s\b/g, ' is')
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
  if (!left.every((word) => frame.has(word))) return null;
  const words = left.join(' ');
  const answer = [call('datetime_query', 'answer_date', { when: isNow(when) ? undefined : when, place })];
  if (countdown.test(question) && when !== '') return answer;
  if (otherwise.some((form) => form.test(words))) return null;
  const isNamed =
    asked.test(question) && (core.test(words) || (when !== '' && /\b(?:today's|date)\b/i.test(question)));
  const isDay = when !== '' && dayOnly.test(words) && !/\b(?:is|'s) on\b/i.test(question);
  return isNamed || isDay || alone.test(words) ? answer : null;
};

const zones =
  /\b((?:eastern|central|mountain|pacific|greenwich|atlantic)(?: (?:standard|daylight))? time(?: zone)?|gmt|utc|est|pst|cst|cet|bst)\b|\b(eastern|central|mountain|pacific)(?= time\b|$)/i;

function takePlace(question: string): { place?: string; rest: string } {
  const zone = zones.exec(question);
  if (zone) {
    const name = (zone[1] ?? zone[2] ?? '').replace(/ zone$/i, '');
    const before = question.slice(0, zone.index).replace(/\b(?:in|for|at)?\s*(?:the )?$/i, '');
    const rest = `${before} time ${question.slice(zone.index + zone[0].length)}`;
    return {
      place: /time|^\w{3}$/i.test(name) ? name : `${name} time`,
      rest: rest.replace(/\s+/g, ' ').trim(),
    };
  }
  const found =
    /^(.*?\btimes?\b.*?|.*?\bday is it|.*?\bdate is it|.*?\bhour is it|.*?\b(?:date|day)(?: today)?) (?:in|at|for|over in|there in) (?:the (?=uk|us|usa|united|netherlands|philippines|city|bahamas|state))?([\p{L}][\p{L}.'-]*(?:,? [\p{L}][\p{L}.'-]*){0,4})$/iu.exec(
      question,
    );
  const [, before = '', words = ''] = found ?? [];
  const place = words
    .replace(/\s+(?:right now|now|today|at the moment|currently|is it|time)$/i, '')
    .replace(/\s+(?:right)$/i, '');
  const usable =
    place !== '' &&
    !/\b(?:my|the|a|an|minutes?|hours?|days?|weeks?|months?|years?|morning|evening|afternoon|total|general|history|time|which|calendar|it|is|does|did|i|english|this|next|bed|dinner|lunch|that|zone)\b/i.test(
      place,
    ) &&
    takeWhen(`in ${place}`).when === '';
  return usable ? { place, rest: before } : { rest: question };
}

// "the twelfth" alone is a day of a month only where a day is asked for.
function withOrdinal(timed: { when: string; rest: string; spans: { index: number; text: string }[] }) {
  const day = timed.when === '' ? ordinal.exec(timed.rest) : null;
  if (!day || !/\bday\b/i.test(timed.rest)) return timed;
  const rest = timed.rest.replace(day[0], ' ').replace(/\s+/g, ' ').trim();
  return { when: day[0].trim(), rest, spans: [{ index: day.index, text: day[0] }] };
}

const ordinal =
  /\b(?:the )?(?:(?:twenty|thirty)[ -])?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|thirtieth|\d{1,2}(?:st|nd|rd|th))\b/i;

function isNow(when: string): boolean {
  return /^(?:|now|right now|currently|today|today now|at the moment|today right now|(?:today )?time)$/i.test(
    when,
  );
}
