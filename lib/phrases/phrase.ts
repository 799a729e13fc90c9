import type { TimeExpression } from '@/lib/time/find-times';

/**
 * An item that the user has stored, or an event of the user's calendar. The kind `date` is a birthday or
 * anniversary.
 */
export interface Thing {
  kind: 'todo' | 'reminder' | 'fact' | 'date' | 'list' | 'event';
  id: string;
  title: string;
  at?: Date | null;
  /** Due date of a todo, or next date of a birthday or anniversary, YYYY-MM-DD. */
  date?: string | null;
  rule?: string | null;
  /** Local times (YYYY-MM-DDTHH:MM:SS) at which a series does not occur. */
  skips?: string[];
  value?: string;
  list?: string | null;
  details?: string | null;
  /** Leads of a reminder: minutes from an earlier message to the reminder. */
  leads?: number[];
  isDone?: boolean;
}

/**
 * A thing from the conversation of the last 24 hours. Mentions with the same `turn` come from the same turn.
 */
export interface Mention {
  thing: Thing;
  how: 'made' | 'changed' | 'done' | 'deleted' | 'shown' | 'sent';
  turn: string;
}

export interface World {
  now: Date;
  zone: string;
  things: Thing[];
  mentions: Mention[];
  /** The tool calls that made the last change. The words "turn it on again" refer to these calls. */
  lastChanges?: PhraseCall[];
  /** The day (YYYY-MM-DD) that the conversation was last about. The word "then" means this day. */
  lastDay?: string | null;
  /** The person mentioned last. The words "his" and "her" mean this person. */
  lastPerson?: string | null;
  /** The owner that an earlier part of this message names, such as "boiler man". */
  lastOwner?: string | null;
  lastMessage?: string | null;
  /**
   * The day at the beginning of the message. This day applies to all parts of the message. Example: "27 nov"
   * in "27 nov 2pm review, 4pm call".
   */
  headDay?: string | null;
  hasCalendar: boolean;
  firstName: string | null;
}

export interface PhraseCall {
  tool: string;
  input: Record<string, unknown>;
}

/** A question to the user. The user's answer fills `field`. */
export interface PhraseQuestion extends PhraseCall {
  ask: string;
  field: string;
}

export type TimeSense =
  | 'none'
  | 'day'
  | 'hour'
  /**
   * A series without a time of day, such as "every monday". A series with a time of day is an `hourly
   * series`.
   */
  | 'series'
  | 'hourly series'
  | 'range'
  | 'length'
  | 'unclear';

export interface Part {
  /** The word in lower case, with contractions expanded. Empty for a time. */
  word: string;
  text: string;
  gap: string;
  time: TimeExpression | null;
}

/** A request that matches a template. The functions of a phrase row receive this object. */
export interface Heard {
  text: (slot: string) => string;
  has: (slot: string) => boolean;
  when: string;
  times: TimeExpression[];
  /** The words of the request in order. A time of several words is a single part. */
  parts: Part[];
  sense: TimeSense;
  first: string;
  startsWithTask: boolean;
  whole: string;
  /** The complete message. The request may be only a part of it. */
  message: string;
  hasQuestionMark: boolean;
  isAlso: boolean;
  /** Whether the user asks Sidekick directly, with "can you …" or "… for me". */
  isAskedOfUs: boolean;
  world: World;
  /**
   * Returns the things that the words of a placeholder mean. Such words are, for example, a title, "it" or
   * "the second one".
   */
  find: (slot: string, kinds?: Thing['kind'][]) => Thing[];
  findWords: (words: string, kinds?: Thing['kind'][]) => Thing[];
  /**
   * Returns the thing that "it" means. Null if there is none. If the last answer showed only one thing,
   * returns this thing. Otherwise returns the thing that was changed last.
   */
  last: (kinds?: Thing['kind'][]) => Thing | null;
  items: (slot: string) => string[];
}

/** How certain it is that a phrase is what the user means, from `certain` to `hint`. */
export type Strength = 'certain' | 'sure' | 'likely' | 'guess' | 'hint';

/** A phrase row: templates for a request, and the tool calls for this request. */
export interface Phrase {
  /**
   * The intent of the requests. Names such as `calendar_set` come from public data sets. Other names are our
   * own.
   */
  intent: string | ((heard: Heard) => string);
  /**
   * Templates for the request. One template must match the whole request. Polite words at the ends of the
   * request do not count.
   * - `(a|b c)` matches one alternative. `[a|b]` matches one alternative or nothing.
   * - `<add>` matches a group of `lexicon.ts`.
   * - `{item}` matches one or more words, as few as possible.
   * - `{n:word}` matches one word. `{n:name}` matches up to four words.
   * - `{n:number}` matches a number. `{n:time}` matches a time.
   * - `:` matches a colon, dash or arrow. A template needs no other punctuation.
   * - A time may stand between any words, unless `when` is `words`.
   * Words are in lower case, with contractions written out ("do not").
   */
  say: string[];
  /**
   * How certain it is that the user means this row; `sure` by default. Before a `guess` changes data,
   * Sidekick asks the user.
   */
  strength?: Strength | ((heard: Heard) => Strength);
  /** The highest strength that the function `strength` can return; `certain` by default. */
  strongest?: Strength;
  /**
   * Whether a request must have, may have or never has a time. Default: `may`. With `words`, times count as
   * plain words.
   */
  when?: 'must' | 'may' | 'never' | 'words';
  /** Whether the calls only read data. */
  isQuestion?: boolean;
  /** Whether the rest of the message is content. Sidekick does not look for other requests in content. */
  isContent?: boolean;
  /** Whether the row is small talk. Small talk gets no answer if the message also has a request. */
  isTalk?: boolean;
  /**
   * Whether the template matches almost any text, as `{title} {time}` does. If the classifier is in
   * doubt, Sidekick asks before it acts.
   */
  isOpen?: boolean;
  /** Returns the question that offers a guess: "Add “call grandma” for Sunday?" */
  offer?: (heard: Heard) => string;
  fits?: (heard: Heard) => boolean;
  /**
   * Returns the tool calls or a question to the user. A string is a reply without a tool call. Null means
   * that the row does not match.
   */
  calls: (heard: Heard) => PhraseCall | PhraseCall[] | PhraseQuestion | string | null;
  /** A test checks that the phrase matches `examples` and not `counterExamples`. */
  examples: string[];
  counterExamples?: string[];
}
