import type { TimeExpression } from '@/lib/time/find-times';

/**
 * An item that the user has stored, or an event of the user's calendar. The kind `date` is a birthday or anniversary.
 */
export interface Thing {
  kind: 'todo' | 'reminder' | 'fact' | 'date' | 'list' | 'event';
  id: string;
  title: string;
  /** Next instant of a reminder or event. */
  at?: Date | null;
  /** Due date of a todo or next day of a yearly date, YYYY-MM-DD. */
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
 * A thing that the assistant made, changed, listed or asked about in the last day. `turn` is the id of the
 * exchange (a message and its reply) in which it did so.
 */
export interface Mention {
  thing: Thing;
  how: 'made' | 'changed' | 'done' | 'deleted' | 'shown' | 'sent';
  turn: string;
}

/** The data that a message is interpreted with. */
export interface World {
  now: Date;
  zone: string;
  things: Thing[];
  mentions: Mention[];
  /**
   * Tool calls of the last request that changed something. "Turn it on again" means the setting that these calls
   * changed.
   */
  lastChanges?: PhraseCall[];
  /** Day (YYYY-MM-DD) that was named last; "then" means this day. */
  lastDay?: string | null;
  /** Person who was named last, in the user's words; "his" and "her" mean this person. */
  lastPerson?: string | null;
  /** What or whom an earlier part of this message is about: "guest wifi", "boiler man". */
  lastOwner?: string | null;
  lastMessage?: string | null;
  /** Day that opens the message: "27 nov 2pm review, 4pm call". Later hours are on this day. */
  headDay?: string | null;
  hasCalendar: boolean;
  firstName: string | null;
}

export interface PhraseCall {
  tool: string;
  input: Record<string, unknown>;
}

/** A question to the user. The answer fills `field` of the tool call. */
export interface PhraseQuestion extends PhraseCall {
  ask: string;
  field: string;
}

/** The combined meaning of the times in a request. */
export type TimeSense =
  | 'none'
  | 'day'
  | 'hour'
  /** A series without an hour ("every monday"). An `hourly series` has an hour ("every monday at 9"). */
  | 'series'
  | 'hourly series'
  | 'range'
  | 'length'
  | 'unclear';

/** A word or time of a request. `gap` is the punctuation before it. */
export interface Part {
  /** In lower case, with contractions expanded; '' for a time. */
  word: string;
  text: string;
  gap: string;
  time: TimeExpression | null;
}

/**
 * A request that matches a template of a `Phrase`. It is the argument of the functions of that `Phrase`, such
 * as `fits` and `calls`.
 */
export interface Heard {
  text: (slot: string) => string;
  has: (slot: string) => boolean;
  when: string;
  times: TimeExpression[];
  /** The words of the request in order. A time is a single part. */
  parts: Part[];
  sense: TimeSense;
  /** First word in lower case, with contractions expanded. */
  first: string;
  startsWithTask: boolean;
  whole: string;
  /** The complete message. It may contain several requests; `whole` is the text of this request only. */
  message: string;
  /** Whether the request ends with a question mark. `whole` leaves it out. */
  hasQuestionMark: boolean;
  /** Whether the request contains "as well", "too" or "also". */
  isAlso: boolean;
  /** Whether the request contains "can you …" or "… for me". */
  isAskedOfUs: boolean;
  world: World;
  /**
   * Returns the things that the words of a placeholder mean: by reference ("it", "the second one"), title or time.
   * `slot` is the name of the placeholder: "item" for `{item}`.
   */
  find: (slot: string, kinds?: Thing['kind'][]) => Thing[];
  findWords: (words: string, kinds?: Thing['kind'][]) => Thing[];
  /**
   * Returns the thing of these kinds that the last answer showed. If it showed none or several, returns the thing that
   * was made, changed or sent last, or null.
   */
  last: (kinds?: Thing['kind'][]) => Thing | null;
  items: (slot: string) => string[];
}

/**
 * How certain it is that a phrase understood the request, from `certain` to `hint`. If several phrases match,
 * the one with the highest score wins, and most of the score is this strength.
 */
export type Strength = 'certain' | 'sure' | 'likely' | 'guess' | 'hint';

/**
 * A phrase row: ways to say one intent, and the tool calls that it leads to. A template in `say` must match a whole
 * request: `(a|b c)` are alternatives, `[x]` is optional, `<name>` is a word group of the lexicon, `{slot}` takes one
 * or more words, `{slot:number}` a number and `{slot:time}` a time.
 */
export interface Phrase {
  /** Name of the intent. Names such as `calendar_set` come from public benchmarks; others are our own. */
  intent: string | ((heard: Heard) => string);
  say: string[];
  /**
   * `sure` (the default) for commands, `likely` for statements that change something. A `guess` is first
   * offered to the user, unless it only reads data.
   */
  strength?: Strength | ((heard: Heard) => Strength);
  /**
   * The highest strength that a function `strength` returns; `certain` if not given. The phrase is not tried if
   * another one has given a better reading.
   */
  strongest?: Strength;
  /**
   * - must: the request needs a time.
   * - may (the default, except in talk): it can have one.
   * - never: it has none.
   * - words: times are not recognized and stay in the text of the placeholders.
   */
  when?: 'must' | 'may' | 'never' | 'words';
  /** Whether the calls only read data. They may then run even if the match is a guess. */
  isQuestion?: boolean;
  /** Whether the phrase takes the rest of the message as content, even if that looks like another request. */
  isContent?: boolean;
  /** Whether the phrase is small talk. It is not answered if the message also has a request. */
  isTalk?: boolean;
  /**
   * Whether the phrase matches by form alone, such as any words with a time. If the classifier finds that the
   * request is outside what the assistant does, the assistant asks before it acts.
   */
  isOpen?: boolean;
  /** Returns a question that offers a guess: "Add “call grandma” for Sunday?" */
  offer?: (heard: Heard) => string;
  /** The phrase matches only if this returns true. */
  fits?: (heard: Heard) => boolean;
  /**
   * Returns tool calls, a question to ask first, or a text that answers without a call. Null means that the
   * phrase does not match.
   */
  calls: (heard: Heard) => PhraseCall | PhraseCall[] | PhraseQuestion | string | null;
  /** A test checks that the phrase matches `examples` and does not match `counterExamples`. */
  examples: string[];
  counterExamples?: string[];
}
