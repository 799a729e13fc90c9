import { takeWhen } from './times';
import { call, type Recogniser } from './wish';

const frame = new Set(
  'what whats whichever which is are it its the a an current currently now right today todays of on in at does do did fall falls fell falling will be was be s this next last coming month week year years exact exactly local actual and or please me you know let tell give show say have i get can could check how many much long until till to before left are there from time times date dates day days hour hours weekday clock weeks months minutes o am pm current presently moment as for am come comes land lands here number far away just would like want wants need if weekend then'.split(
    ' ',
  ),
);
const core = /\b(?:time|date|day|days|hour|weekday|weeks|months|clock|year|week|month)\b/i;
const starts =
  /^(?:what|what's|which|when|when's|how|is|are|was|will|do you|tell|give|let|show|say|can i|could i|may i|just|time|date|day|today|today's|current|the|current|on what|on which|i want|i need|i would|i'd|do i|check)\b/i;
const zones =
  /\b((?:eastern|central|mountain|pacific|greenwich|atlantic)(?: (?:standard|daylight))? time(?: zone)?|gmt|utc|est|pst|cst|cet|bst)\b|\b(eastern|central|mountain|pacific)(?= time\b|$)/i;

/** "what time is it in tokyo", "what day is next friday", "how many days until christmas". */
export const dates: Recogniser = (text) => {
  const question = text.replace(/[?.!]+$/, '').trim();
  if (/^how (?!many\b|long\b|far\b)/i.test(question)) return null;
  if (!starts.test(question) || question.split(' ').length > 16) return null;
  const { place, rest } = takePlace(question);
  const timed = withOrdinal(takeWhen(rest));
  const left = timed.rest
    .toLowerCase()
    .replace(/'s\b/g, ' is')
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
  if (!left.every((word) => frame.has(word))) return null;
  const words = left.join(' ');
  if (
    /\b(?:how much|how long|what have|do i have|can i have (?:it|this)|have i)\b/.test(words) &&
    !/\b(?:until|till|to|before|left)\b/.test(words)
  ) {
    if (!/\b(?:time|date|day)\b/.test(words) || /\b(?:how much|how long|do i have)\b/.test(words))
      return null;
  }
  const lasts = /^how (?:long|far)(?: away)?(?: is| is it)? (?:until|till|to|before)?/.test(words) && timed.when !== '';
  const named =
   lasts ||
    core.test(words) || (core.test(question) && timed.spans.length > 0 && /\btoday's|date\b/i.test(question));
  const isDay =
    /^(?:what|what is|what was|is it|is|what will be|was it|will it be|when is|when does come|when is it|when does fall)(?: (?:it|the|on|a|of|in|today|be|this))*$/.test(
      words,
    ) &&
    timed.spans.length > 0 &&
    !/^is there/.test(words) &&
    !/\b(?:is|'s) on\b/i.test(question);
  const alone =
    /^(?:(?:the|current|local|exact|today|todays|is|right|now|please) )*(?:time|date|day|hour|time and date|date and time|day and date)(?: (?:now|is it|today|it is|right now|please|on|in))*$/.test(
      words,
    );
  const asked =
    /^(?:what|which|how|when|is|was|will|do you|tell|give|let|show|say|can|could|may|just|i |on|check)/.test(
      question.toLowerCase(),
    );
  if (!((named && asked) || isDay || alone)) return null;
  if (/^(?:when|is|what)$/.test(words) && timed.when === '') return null;
  if (/\b(?:show|tell|give) me (?:the |my )?(?:day|week|month|weekend|year|today)$/.test(words)) return null;
  if (/\b(?:in time|last time|next time|many times|day off|time off|what for)\b/.test(words)) return null;
  const when = timed.when.replace(/^(?:until|till|before|to|on|for|by|of)\s+/i, '');
  return [call('datetime_query', 'answer_date', { when: isNow(when) ? undefined : when, place })];
};

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
