import type { TimeExpression } from '@/lib/time/find-times';

/** A todo, reminder, fact, yearly date, list or calendar event of the user. */
export interface Thing {
  kind: 'todo' | 'reminder' | 'fact' | 'date' | 'list' | 'event';
  id: string;
  title: string;
  /** Next instant of a reminder or event. */
  at?: Date | null;
  /** Due date of a todo or next day of a yearly date, YYYY-MM-DD. */
  date?: string | null;
  /** RFC 5545 rule, if the reminder is a series. */
  rule?: string | null;
  /** Value, if the thing is a fact. */
  value?: string;
  /** Name of the todo's list; null for the default list. */
  list?: string | null;
  /** Description of a reminder. */
  details?: string | null;
  /** Early notices (leads) of a reminder, in minutes before it. */
  leads?: number[];
  isDone?: boolean;
}

/** A thing that came up in the conversation within the last day. `World.mentions` lists them newest first. */
export interface Mention {
  thing: Thing;
  /** What last happened to the thing. */
  how: 'made' | 'changed' | 'done' | 'deleted' | 'shown' | 'sent';
  /** Identifies the turn (one message and its answer) that mentioned the thing. */
  turn: string;
}

/** The world: everything that interpretation knows besides the message itself. */
export interface World {
  now: Date;
  zone: string;
  things: Thing[];
  mentions: Mention[];
  /** Tool calls of the last request that changed something, so that "turn it on again" knows which switch is meant. */
  lastChanges?: PhraseCall[];
  /** Day (YYYY-MM-DD) that the user or a mentioned thing named last; "then" means this day. */
  lastDay?: string | null;
  /** Person named last, in the user's words; "his" and "her" mean this person. */
  lastPerson?: string | null;
  /** The user's previous message. */
  lastMessage?: string | null;
  /** Day that opens the message, as in "27 nov 2pm review, 4pm call"; the later hours are on this day. */
  headDay?: string | null;
  hasCalendar: boolean;
  firstName: string | null;
}

/** A tool call that a message asks for. */
export interface PhraseCall {
  tool: string;
  input: Record<string, unknown>;
}

/** A question to the user. The answer fills the missing field of the tool call. */
export interface PhraseQuestion extends PhraseCall {
  ask: string;
  /** Input field that the answer fills. */
  field: string;
}

/** What the times of a message say, taken together. */
export type TimeSense =
  | 'none'
  /** One or more days without an hour. */
  | 'day'
  /** An hour, or a part of the day, with or without a day. */
  | 'hour'
  /** A series; `hourly series` if it also names an hour. */
  | 'series'
  | 'hourly series'
  | 'range'
  | 'length'
  | 'unclear';

/** A word or time of a request, with the punctuation before it (`gap`). */
export interface Part {
  /** The word in lower case with contractions expanded; '' for a time. */
  word: string;
  /** The word or time as the user wrote it. */
  text: string;
  gap: string;
  time: TimeExpression | null;
}

/** What a phrase row sees of the request that it matched: slots, times and the world. */
export interface Heard {
  /** Returns the words of a slot as the user wrote them; '' if the slot is empty. */
  text: (slot: string) => string;
  has: (slot: string) => boolean;
  /** All time words of the request, joined; '' if there are none. */
  when: string;
  times: TimeExpression[];
  /** The words of the request in order. Each time is a single part. */
  parts: Part[];
  sense: TimeSense;
  /** First word of the request, in lower case with contractions expanded. */
  first: string;
  /** Whether the request begins with a verb of everyday tasks ("buy milk"). */
  startsWithTask: boolean;
  /** The request as the user wrote it, without polite openings and endings. */
  whole: string;
  /** The whole message. It can hold several requests. */
  message: string;
  /** Whether the request ends with a question mark, which `whole` does not include. */
  hasQuestionMark: boolean;
  /** Whether the request adds to something: "as well", "too", "also". */
  isAlso: boolean;
  /** Whether the user asks the assistant to act: "can you …", "… for me". */
  isAskedOfUs: boolean;
  world: World;
  /** Returns the things that a slot means: by reference ("it", "the second one"), title or time. */
  find: (slot: string, kinds?: Thing['kind'][]) => Thing[];
  /** Returns the things that some words mean, in the same way as `find`. */
  findWords: (words: string, kinds?: Thing['kind'][]) => Thing[];
  /** Returns the thing of these kinds that was made, changed or sent last; null if there is none. */
  last: (kinds?: Thing['kind'][]) => Thing | null;
  /** Splits the list in a slot into items. */
  items: (slot: string) => string[];
}

/**
 * How certain a phrase row is. A `hint` is a guess that loses to any other reading; a `certain` row explains every word by what is
 * stored, and wins over rows that know only the form of a sentence.
 */
export type Strength = 'certain' | 'sure' | 'likely' | 'guess' | 'hint';

/**
 * A phrase row: the ways to say one intent, and the tool calls it leads to. Each template in `say` must match
 * a whole request: `(a|b c)` are alternatives, `[x]` is optional, `<name>` is a word group of the lexicon,
 * `{slot}` takes one or more words, `{slot:number}` a number and `{slot:time}` a time. Times that no slot
 * takes are found anywhere in the request.
 */
export interface Phrase {
  /** Intent name: one of the public benchmarks' (`calendar_set`) or our own. */
  intent: string | ((heard: Heard) => string);
  say: string[];
  /**
   * `sure` for commands, `likely` for statements that act. A `guess` is offered to the user first, unless it
   * only reads data.
   */
  strength?: Strength | ((heard: Heard) => Strength);
  /**
   * Whether a time must be present, may be (the default, except in talk), is not expected, or belongs to the
   * slots' words.
   */
  when?: 'must' | 'may' | 'never' | 'words';
  /** Whether the row only answers. Such a row may act even if it is a guess. */
  isQuestion?: boolean;
  /** Whether the rest of the message is content, even if it looks like another request. */
  isContent?: boolean;
  /** Whether the row matches small talk, which needs no answer beside a request. */
  isTalk?: boolean;
  /**
   * Whether the row recognizes only the form of a request. If the classifier finds its content foreign, it is
   * only offered.
   */
  isOpen?: boolean;
  /** Returns the question that offers a guess: "Add “call grandma” for Sunday?" */
  offer?: (heard: Heard) => string;
  /** Additional condition for the match. */
  fits?: (heard: Heard) => boolean;
  /**
   * Returns the tool calls, a question to ask first, or a text to answer without any call. Null means that
   * the row does not apply.
   */
  calls: (heard: Heard) => PhraseCall | PhraseCall[] | PhraseQuestion | string | null;
  /** Messages that the row must understand. `counterExamples` are messages that it must not match. Both are tested. */
  examples: string[];
  counterExamples?: string[];
}
