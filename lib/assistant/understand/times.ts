import { findWhen } from '@/lib/time/phrases';

/** A text without its words of time. */
export interface Timed {
  /** All words of time, joined by a space; '' when there were none. */
  when: string;
  /** What is left, single-spaced. */
  rest: string;
  spans: { index: number; text: string }[];
}

const hour = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midday|midnight';
const minutes = "fifteen|twenty|thirty|forty|forty-five|forty five|fifty|oh five|o'clock|o clock";
const clock = `(?:\\d{1,2}(?:[:.]\\d{2})?|half past (?:${hour}|\\d{1,2})|(?:quarter|ten|twenty|five) (?:past|to) (?:${hour}|\\d{1,2})|${hour})(?: (?:${minutes}))?(?: ?(?:am|pm|a\\.m\\.?|p\\.m\\.?))?`;
/** A bare hour where only a time can stand: "wake me at ten", "alarm for five thirty". */
const bareClock = new RegExp(
  `(?:^|\\s)((?:at|for|by|around|about|@) ${clock})(?=$|[,.!?]|\\s(?:to|for|so|and|because|labelled|called|about|please)\\b)`,
  'i',
);
const onlyClock = new RegExp(`^${clock}$`, 'i');

const number =
  'an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|forty-five|forty five|fifty|sixty|ninety|\\d+|half an|a quarter of an|an hour and a half';
const duration = new RegExp(
  `\\b(?:for|of) ((?:${number})[ -]?(?:second|minute|min|hour|hr|sec)s?(?:(?: and)? (?:${number}) (?:second|minute|min|sec)s?)?)\\b(?! from| before| after| later| ago)`,
  'i',
);
const shortTimer = new RegExp(
  `\\b((?:${number})[ -](?:second|minute|min|hour|hr|sec)s?)(?= (?:timer|alarm|countdown)\\b)`,
  'i',
);

/** Cuts the words of time out of a text. A day that owns something ("tomorrow's meeting") stays in the rest as well. */
export function takeWhen(text: string): Timed {
  const spans = findWhen(text).filter((span) => !isOwner(text, span));
  if (spans.length === 0) return { when: '', rest: text.trim(), spans };
  const when = spans.map((span) => span.text.trim()).join(' ');
  return {
    when,
    rest: without(
      text,
      spans.map((span) => withoutNoun(text, span)),
    ),
    spans,
  };
}

/** As takeWhen, where a time is expected: a bare hour counts, and "for ten minutes" means in ten minutes. */
export function takeExpectedWhen(text: string): Timed {
  const length = duration.exec(text) ?? shortTimer.exec(text);
  if (length?.[1]) {
    const span = { index: length.index, text: length[0] };
    return { when: `in ${length[1].replace(/-/g, ' ')}`, rest: without(text, [span]), spans: [span] };
  }
  const found = takeWhen(text);
  const bare = bareClock.exec(found.rest);
  if (!bare?.[1]) {
    return found.when === '' && onlyClock.test(text.trim())
      ? { when: text.trim(), rest: '', spans: [] }
      : found;
  }
  const span = { index: found.rest.indexOf(bare[1], bare.index), text: bare[1] };
  return {
    when: [found.when, bare[1]].filter(Boolean).join(' '),
    rest: without(found.rest, [span]),
    spans: [...found.spans, span],
  };
}

/** As takeWhen, for a question or a removal: "tomorrow's meeting" is the meeting of tomorrow. "now" is no restriction. */
export function takeScope(text: string): Timed {
  const timed = takeWhen(
    text.replace(
      /\b(?:(\w+day|tomorrow|tonight|(?:this|next) (?:week|month|year))['’]s|(today|tomorrow|tonight)s)(?= )/gi,
      '$1$2',
    ),
  );
  return /^(?:right )?now$|^currently$/i.test(timed.when) ? { ...timed, when: '' } : timed;
}

/** Whether words name a time of day, not only a day. */
export function hasClock(when: string): boolean {
  return (
    /\d\s*(?:am|pm|a\.m|p\.m|o'clock|h\b)|\d[:.]\d\d|\b(?:at|by|@) ?\d|\b(?:noon|midday|midnight|o'clock|o clock)\b/i.test(
      when,
    ) ||
    new RegExp(`\\b(?:at|by|around|past|to) (?:${hour})\\b|\\b(?:${hour}) (?:am|pm)\\b`, 'i').test(when) ||
    /\bin (?:an?|\d+|\w+) (?:minute|min|hour|hr|second)s?\b/i.test(when)
  );
}

// "quiz night friday at 8", "parents evening on tuesday": the part of the day is said of the thing as well.
function withoutNoun(text: string, span: { index: number; text: string }): { index: number; text: string } {
  const part = /^(?:morning|evening|night|afternoon|lunch|dinner|breakfast)\s+(?=\S)/i.exec(span.text)?.[0];
  const before = /([\p{L}]{3,})\s+$/u.exec(text.slice(0, span.index))?.[1] ?? '';
  if (!part || before === '' || noThing.test(before)) return span;
  return { index: span.index + part.length, text: span.text.slice(part.length) };
}

const noThing =
  /^(?:\w+day|the|this|that|every|each|early|late|today|tomorrow|next|and|for|him|her|them|reminder|alarm|next|coming|late|mid|around|remind|ping|tell)$/i;

function isOwner(text: string, span: { index: number; text: string }): boolean {
  if (/^['’]s\b/.test(text.slice(span.index + span.text.length))) return true;
  return /(?:day|tomorrow|tonight|week|month|year|morning|evening|afternoon)['’]s$/i.test(span.text);
}

/** "check in tomorrow", "drop by at 5": the small word belongs to the verb. */
const isPhrasal =
  /\b(?:(?:check|log|sign|hand|turn|clock|cash|fill (?:it|that)|move|tune|dial) in|(?:drop|stop|swing|come) by|(?:log|sign|move|try|put|turn) on)\s+$/i;

function without(text: string, spans: { index: number; text: string }[]): string {
  let rest = text;
  for (const span of [...spans].reverse()) {
    const said = rest.slice(0, span.index);
    const before = isPhrasal.test(said)
      ? said
      : said.replace(/(?:^|\s)(?:on|at|for|by|in|from|of|starting|due|the|this)\s+$/i, ' ');
    rest = `${before} ${rest.slice(span.index + span.text.length)}`;
  }
  return rest
    .replace(/\s+([,.!?;:])/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.;:!?-]+|[\s,;:-]+$/g, '')
    .trim();
}
