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
  /** Due date of a todo or next day of a birthday, YYYY-MM-DD. */
  date?: string | null;
  rule?: string | null;
  /** Local times (YYYY-MM-DDTHH:MM:SS) at which a series does not occur. */
  skips?: string[];
  value?: string;
  list?: string | null;
  details?: string | null;
  /** Minutes before a reminder at which an earlier message is sent. */
  leads?: number[];
  isDone?: boolean;
}

/**
 * A thing that the conversation of the last 24 hours was about. Things mentioned in the same turn have the
 * same `turn`.
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
  /** The calls of the last change: what "turn it on again" refers to. */
  lastChanges?: PhraseCall[];
  /** The day (YYYY-MM-DD) that the conversation was last about, which "then" means. */
  lastDay?: string | null;
  /** The person mentioned last, whom "his" and "her" mean. */
  lastPerson?: string | null;
  /** The owner that an earlier part of this message named, for example "boiler man". */
  lastOwner?: string | null;
  lastMessage?: string | null;
  /** The day that opens the message and applies to all its parts: "27 nov 2pm review, 4pm call". */
  headDay?: string | null;
  hasCalendar: boolean;
  firstName: string | null;
}

export interface PhraseCall {
  tool: string;
  input: Record<string, unknown>;
}

/** A question to the user. The answer fills `field`. */
export interface PhraseQuestion extends PhraseCall {
  ask: string;
  field: string;
}

export type TimeSense =
  | 'none'
  | 'day'
  | 'hour'
  /** A series without a time of day: "every monday". With one, it is an `hourly series`. */
  | 'series'
  | 'hourly series'
  | 'range'
  | 'length'
  | 'unclear';

export interface Part {
  /** In lower case, with contractions expanded; '' for a time. */
  word: string;
  text: string;
  gap: string;
  time: TimeExpression | null;
}

/** A request that matches a template, as the functions of a phrase row get it. */
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
  /** Whether the request contains "can you …" or "… for me". */
  isAskedOfUs: boolean;
  world: World;
  /** Returns the things that the words of a placeholder mean: a title, "it" or "the second one". */
  find: (slot: string, kinds?: Thing['kind'][]) => Thing[];
  findWords: (words: string, kinds?: Thing['kind'][]) => Thing[];
  /**
   * Returns the thing that "it" means: the only one that the last answer showed, otherwise the one changed
   * last; null if there is none.
   */
  last: (kinds?: Thing['kind'][]) => Thing | null;
  items: (slot: string) => string[];
}

/** How certain it is that a phrase is what the user means, from `certain` to `hint`. */
export type Strength = 'certain' | 'sure' | 'likely' | 'guess' | 'hint';

/** A phrase row: ways to ask for something, and the tool calls that they lead to. */
export interface Phrase {
  /** Intents such as `calendar_set` come from public data sets; others are our own. */
  intent: string | ((heard: Heard) => string);
  /**
   * Templates. A request must match one as a whole, without polite words at its ends:
   * - `(a|b c)` one of them, `[a|b]` one or none, `<add>` a group of `lexicon.ts`.
   * - `{item}` one or more words, as few as possible; `{n:word}` one word, `{n:number}` a number, `{n:name}` up to
   *   four words, `{n:time}` a time.
   * - `:` a colon, dash or arrow. Other punctuation need not be written.
   * - A time may stand between any words, unless `when` is `words`.
   * Words are in lower case, with contractions written out ("do not").
   */
  say: string[];
  /** How certain the row is; `sure` by default. If a `guess` changes data, Sidekick first asks the user. */
  strength?: Strength | ((heard: Heard) => Strength);
  /** The highest strength that the function `strength` can return; `certain` by default. */
  strongest?: Strength;
  /**
   * Whether the request must, may or never has a time; `may` by default. With `words`, times are read as
   * plain words.
   */
  when?: 'must' | 'may' | 'never' | 'words';
  /** Whether the calls only read data. */
  isQuestion?: boolean;
  /** Whether the rest of the message is content, even if it looks like another request. */
  isContent?: boolean;
  /** Whether this is small talk. It gets no answer if the message also has a request. */
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
   * Returns the tool calls or a question. A string is a reply without a call; null means that the row does
   * not match.
   */
  calls: (heard: Heard) => PhraseCall | PhraseCall[] | PhraseQuestion | string | null;
  /** A test checks that the phrase matches `examples` and not `counterExamples`. */
  examples: string[];
  counterExamples?: string[];
}
