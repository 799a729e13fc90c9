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
  /** Minutes before `at`, one number for each additional message of a reminder. */
  leads?: number[];
  isDone?: boolean;
}

/** A thing in a message or reply of the last 24 hours. `turn` is the id of that message and its reply. */
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
  /** The tool calls of the last change. "Turn it on again" refers to them. */
  lastChanges?: PhraseCall[];
  /** The day (YYYY-MM-DD) that "then" means: the last day in the conversation. */
  lastDay?: string | null;
  /** The person that "his" and "her" mean: the last person in the conversation. */
  lastPerson?: string | null;
  /** The people of the last messages, newest first. */
  lastPeople?: string[];
  /** What "his" or "its" means later in this message: "boiler man" after "the boiler man's name is Bob". */
  lastOwner?: string | null;
  lastMessage?: string | null;
  /** What Sidekick answered to `lastMessage`. */
  lastReply?: string | null;
  /** What the user told us in the last messages, oldest first, without what was deleted since. */
  told?: string[];
  /** The user's last message that is not a short follow-up question, such as "and the ferns?". */
  lastQuestion?: string | null;
  /** The id of the turn of `lastMessage`, as in `Mention`. */
  lastTurn?: string | null;
  /** The day (YYYY-MM-DD) for all times in the message: 27 November in "27 nov 2pm review, 4pm call". */
  headDay?: string | null;
  hasCalendar: boolean;
  firstName: string | null;
}

export interface PhraseCall {
  tool: string;
  input: Record<string, unknown>;
}

/** A question to the user, and the call to make after the answer. The answer becomes the input `field`. */
export interface PhraseQuestion extends PhraseCall {
  ask: string;
  field: string;
}

export type TimeSense =
  | 'none'
  | 'day'
  | 'hour'
  /** A series without a time of day, such as "every monday". */
  | 'series'
  /** A series at a set hour, such as "every monday at 9". Not a series that comes every hour. */
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
  /**
   * Returns the things that the words in the placeholder `slot` mean. The words can be a title, "it" or "the
   * second one".
   */
  find: (slot: string, kinds?: Thing['kind'][]) => Thing[];
  findWords: (words: string, kinds?: Thing['kind'][]) => Thing[];
  /**
   * Returns the thing that "it" means: the only thing in the last answer, otherwise the thing that was
   * changed last.
   */
  last: (kinds?: Thing['kind'][]) => Thing | null;
  items: (slot: string) => string[];
}

/** How sure Sidekick is that a phrase fits the message. The first value is the most sure. */
export type Strength = 'certain' | 'sure' | 'likely' | 'guess' | 'hint';

/** A kind of request: templates that match the request, and the tool calls that carry it out. */
export interface Phrase {
  /** Name of the request's intent. Names such as `calendar_set` come from public data sets. */
  intent: string | ((heard: Heard) => string);
  /**
   * Templates for the request, in lower case, with contractions written out ("do not"). One template must
   * match the whole request except polite words at its ends.
   * - `(a|b c)` matches one alternative, `[a|b]` one alternative or nothing.
   * - `<add>` matches one of the words that `lexicon.ts` has under "add".
   * - `{item}` matches one or more words, as few as possible.
   * - `{n:word}` matches one word, `{n:name}` up to four words, `{n:number}` a number, `{n:time}` a time.
   * - `:` matches a colon, dash or arrow; a template needs no other punctuation.
   * - A time may stand between any words, unless `when` is 'words'.
   */
  say: string[];
  /**
   * How sure Sidekick is that the phrase fits; 'sure' by default. Sidekick asks before a 'guess' changes
   * data.
   */
  strength?: Strength | ((heard: Heard) => Strength);
  /** Needed if `strength` is a function: the strongest value that it returns. Without it, 'certain' is assumed. */
  strongest?: Strength;
  /**
   * Whether a request must have, may have (default) or never has a time. With 'words', times are not
   * recognized: "friday" is a word like any other.
   */
  when?: 'must' | 'may' | 'never' | 'words';
  /** Whether the request only asks for information. */
  isQuestion?: boolean;
  /** Whether the whole message is this request, even if pieces of the message look like other requests. */
  isContent?: boolean;
  /** Whether the phrase is small talk. Small talk gets no answer if the message also has a request. */
  isTalk?: boolean;
  /**
   * Whether the templates match almost any text, as `{title} {time}` does. Sidekick asks before it acts if
   * the classifier doubts the match.
   */
  isOpen?: boolean;
  /** Whether Sidekick asks before it acts, however sure it is that the phrase fits. Needs `offer`. */
  asksFirst?: boolean;
  /** Returns the question that Sidekick asks before it acts on a guess: "Add “call grandma” for Sunday?" */
  offer?: (heard: Heard) => string;
  fits?: (heard: Heard) => boolean;
  /**
   * Returns tool calls, a question, or a reply without a tool call (a string). Null if the phrase does not
   * match.
   */
  calls: (heard: Heard) => PhraseCall | PhraseCall[] | PhraseQuestion | string | null;
  /** A test checks that the phrase matches `examples` and not `counterExamples`. */
  examples: string[];
  counterExamples?: string[];
}
