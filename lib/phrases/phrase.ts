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
  /** For each additional message of a reminder: how many minutes before the reminder it is sent. */
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
  /** The tool calls of the last change, to which the words "turn it on again" refer. */
  lastChanges?: PhraseCall[];
  /** The day (YYYY-MM-DD) that the conversation was last about, which the word "then" means. */
  lastDay?: string | null;
  /** The person mentioned last, whom "his" and "her" mean. */
  lastPerson?: string | null;
  /**
   * The person or thing of the last fact in this message. Example: "boiler man" in "the boiler man's name is Bob".
   * Later in the message, words such as "his" and "its" mean this person or thing.
   */
  lastOwner?: string | null;
  lastMessage?: string | null;
  /** The last message, ignoring short follow-up questions such as "and the ferns?". */
  lastQuestion?: string | null;
  /** The turn of `lastMessage`, as in `Mention`. */
  lastTurn?: string | null;
  /**
   * The day at the beginning of a message, which applies to all its items: "27 nov" in "27 nov 2pm review, 4pm
   * call".
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
  /** A series without a time of day, such as "every monday"; with a time of day, it is an `hourly series`. */
  | 'series'
  | 'hourly series'
  | 'range'
  | 'length'
  | 'unclear';

export interface Part {
  /** The word in lower case, with contractions expanded. An empty string if this part is a time. */
  word: string;
  text: string;
  gap: string;
  time: TimeExpression | null;
}

/** A request that matches a template. The functions of a `Phrase` receive this object. */
export interface Heard {
  text: (slot: string) => string;
  has: (slot: string) => boolean;
  when: string;
  times: TimeExpression[];
  /** The words of the request in order; a time of several words is a single `Part`. */
  parts: Part[];
  sense: TimeSense;
  first: string;
  startsWithTask: boolean;
  whole: string;
  /** The complete message, of which the request may be only a piece. */
  message: string;
  hasQuestionMark: boolean;
  isAlso: boolean;
  /** Whether the user asks Sidekick directly, with "can you …" or "… for me". */
  isAskedOfUs: boolean;
  world: World;
  /** Returns the things that the words of a placeholder mean, such as a title, "it" or "the second one". */
  find: (slot: string, kinds?: Thing['kind'][]) => Thing[];
  findWords: (words: string, kinds?: Thing['kind'][]) => Thing[];
  /**
   * Returns the thing that "it" means: the only thing in the last answer, otherwise the thing that was changed
   * last.
   */
  last: (kinds?: Thing['kind'][]) => Thing | null;
  items: (slot: string) => string[];
}

/** How certain it is that the user means a phrase, from `certain` to `hint`. */
export type Strength = 'certain' | 'sure' | 'likely' | 'guess' | 'hint';

/** Templates for a request, and the tool calls for this request. */
export interface Phrase {
  /** The intent of the requests; names such as `calendar_set` come from public data sets. */
  intent: string | ((heard: Heard) => string);
  /**
   * Templates for the request, in lower case, with contractions written out ("do not"). One template must match
   * the whole request except polite words at its ends.
   * - `(a|b c)` matches one alternative, `[a|b]` one alternative or nothing.
   * - `<add>` matches a group of `lexicon.ts`.
   * - `{item}` matches one or more words, as few as possible.
   * - `{n:word}` matches one word, `{n:name}` up to four words, `{n:number}` a number, `{n:time}` a time.
   * - `:` matches a colon, dash or arrow; a template needs no other punctuation.
   * - A time may stand between any words, unless `when` is `words`.
   */
  say: string[];
  /**
   * How certain it is that the user means this phrase; `sure` by default. Before a `guess` changes data, Sidekick
   * asks the user.
   */
  strength?: Strength | ((heard: Heard) => Strength);
  /** If `strength` is a function: the most certain value that the function can return; `certain` by default. */
  strongest?: Strength;
  /**
   * Whether a request must have, may have (default) or never has a time. With `words`, Sidekick does not look for
   * times: a template matches "friday" like any other word.
   */
  when?: 'must' | 'may' | 'never' | 'words';
  /** Whether the calls only read data. */
  isQuestion?: boolean;
  /** Whether the rest of the message is content. Sidekick looks for no other requests in it. */
  isContent?: boolean;
  /** Whether the phrase is small talk. Small talk gets no answer if the message also has a request. */
  isTalk?: boolean;
  /**
   * Whether the templates match almost any text, as `{title} {time}` does. Sidekick then asks if the classifier is
   * in doubt.
   */
  isOpen?: boolean;
  /** Returns the question that offers a guess: "Add “call grandma” for Sunday?" */
  offer?: (heard: Heard) => string;
  fits?: (heard: Heard) => boolean;
  /** Returns tool calls, a question, or a reply without a tool call (a string). Null if the phrase does not match. */
  calls: (heard: Heard) => PhraseCall | PhraseCall[] | PhraseQuestion | string | null;
  /** A test checks that the phrase matches `examples` and not `counterExamples`. */
  examples: string[];
  counterExamples?: string[];
}
