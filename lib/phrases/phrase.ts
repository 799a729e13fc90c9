import type { TimeExpression } from '@/lib/time/find-times';

export interface Thing {
  kind: 'todo' | 'reminder' | 'fact' | 'date' | 'list' | 'event';
  id: string;
  title: string;
  /** Next instant of a reminder or event. */
  at?: Date | null;
  /** Due date of a todo or next day of a yearly date, YYYY-MM-DD. */
  date?: string | null;
  /** RFC 5545 rule of a series; absent or null for a single reminder. */
  rule?: string | null;
  value?: string;
  /** Name of the todo's list; null for the default list. */
  list?: string | null;
  details?: string | null;
  /** Early notices of a reminder, in minutes before it. */
  leads?: number[];
  isDone?: boolean;
}

/** A thing that the conversation was about in the last day. `World.mentions` has the newest first. */
export interface Mention {
  thing: Thing;
  how: 'made' | 'changed' | 'done' | 'deleted' | 'shown' | 'sent';
  /** Id of the turn that mentioned the thing. */
  turn: string;
}

export interface World {
  now: Date;
  zone: string;
  things: Thing[];
  mentions: Mention[];
  /** Tool calls of the last turn that changed something. They tell which switch "turn it on again" means. */
  lastChanges?: PhraseCall[];
  /** Day (YYYY-MM-DD) that was named last; "then" means this day. */
  lastDay?: string | null;
  /** Person who was named last, in the user's words; "his" and "her" mean this person. */
  lastPerson?: string | null;
  lastMessage?: string | null;
  /** Day that opens the message. In "27 nov 2pm review, 4pm call", the call is on this day too. */
  headDay?: string | null;
  hasCalendar: boolean;
  firstName: string | null;
}

export interface PhraseCall {
  tool: string;
  input: Record<string, unknown>;
}

/** A question about a missing detail. The answer fills in `field` of the tool call. */
export interface PhraseQuestion extends PhraseCall {
  ask: string;
  field: string;
}

/** What the times of a request say, taken together. */
export type TimeSense =
  | 'none'
  /** One or more days, without an hour. */
  | 'day'
  /** An hour, or a part of the day, with or without a day. */
  | 'hour'
  /** A series without an hour. With an hour it is an `hourly series`. */
  | 'series'
  | 'hourly series'
  | 'range'
  | 'length'
  | 'unclear';

export interface Part {
  /** The word in lower case with contractions expanded; '' for a time. */
  word: string;
  /** As the user wrote it. */
  text: string;
  gap: string;
  time: TimeExpression | null;
}

export interface Heard {
  /** Returns the words of a slot as the user wrote them, or '' if the slot is empty. */
  text: (slot: string) => string;
  has: (slot: string) => boolean;
  /** All time words of the request, joined; '' if it has none. */
  when: string;
  times: TimeExpression[];
  /** The words of the request in order. Each time is one part. */
  parts: Part[];
  sense: TimeSense;
  first: string;
  /** Whether the request begins with a verb of everyday tasks ("buy milk"). */
  startsWithTask: boolean;
  /** The request as the user wrote it, without polite openings and endings. */
  whole: string;
  message: string;
  /** Whether the request ends with a question mark. `whole` does not include it. */
  hasQuestionMark: boolean;
  /** Whether the request adds to an earlier one: "as well", "too", "also". */
  isAlso: boolean;
  /** Whether the user asks the assistant to act: "can you …", "… for me". */
  isAskedOfUs: boolean;
  world: World;
  /** Returns the things that a slot means: by reference ("it", "the second one"), title or time. */
  find: (slot: string, kinds?: Thing['kind'][]) => Thing[];
  /** Returns the things that these words mean, as `find` does for a slot. */
  findWords: (words: string, kinds?: Thing['kind'][]) => Thing[];
  /**
   * Returns the thing of these kinds that the last answer showed alone, or that was made, changed or sent
   * last. Returns null if there is no such thing.
   */
  last: (kinds?: Thing['kind'][]) => Thing | null;
  items: (slot: string) => string[];
}

/**
 * How certain the row is that it understood the request. A `hint` is a guess that loses against every other
 * reading.
 */
export type Strength = 'sure' | 'likely' | 'guess' | 'hint';

/**
 * One way to ask for something, and the tool calls that it leads to. A template in `say` must match the whole
 * request: `(a|b c)` are alternatives, `[x]` is optional, `<name>` is a word group of the lexicon. `{slot}`
 * takes one or more words, `{slot:number}` a number, `{slot:time}` a time. Other times may be anywhere in the
 * request.
 */
export interface Phrase {
  /** Name of the intent: one of the public benchmarks (`calendar_set`) or our own. */
  intent: string | ((heard: Heard) => string);
  say: string[];
  /**
   * `sure` for commands, `likely` for statements that change something. A `guess` is first offered to the
   * user, unless it only reads data.
   */
  strength?: Strength | ((heard: Heard) => Strength);
  /**
   * `must`: the request must name a time. `may`: it can name one (the default, except for small talk).
   * `never`: it must name none. `words`: times are ordinary words of the slots.
   */
  when?: 'must' | 'may' | 'never' | 'words';
  /** Whether the row only reads data. It may then act even as a guess. */
  isQuestion?: boolean;
  /** Whether the row takes the rest of the message as content, even if that looks like another request. */
  isContent?: boolean;
  /** Whether the row is small talk. If a request comes with it, only the request is answered. */
  isTalk?: boolean;
  /**
   * Whether the row matches by form alone, such as any words with a time. If the classifier finds that the
   * request is outside what the assistant does, the row is only offered.
   */
  isOpen?: boolean;
  /** Returns the question that offers a guess: "Add “call grandma” for Sunday?" */
  offer?: (heard: Heard) => string;
  fits?: (heard: Heard) => boolean;
  /**
   * Returns the tool calls, a question to ask before, or a text to answer without a call. Returns null if the
   * row does not apply.
   */
  calls: (heard: Heard) => PhraseCall | PhraseCall[] | PhraseQuestion | string | null;
  /** Messages that the row must understand. It must not match `counterExamples`. Tests check both. */
  examples: string[];
  counterExamples?: string[];
}
