import type { TimeExpression } from '@/lib/time/find-times';

/** One of the user's own things, as messages name it. */
export interface Thing {
  kind: 'todo' | 'reminder' | 'fact' | 'date' | 'list' | 'event';
  id: string;
  title: string;
  /** The next instant of a reminder or event. */
  at?: Date | null;
  /** The due date of a todo or the next day of a yearly date, YYYY-MM-DD. */
  date?: string | null;
  /** RFC 5545 rule of a series. */
  rule?: string | null;
  /** The value of a fact. */
  value?: string;
  /** The list of a todo; null for the default list. */
  list?: string | null;
  /** More words about a reminder. */
  details?: string | null;
  /** Minutes before a reminder at which it is announced. */
  leads?: number[];
  isDone?: boolean;
}

/** Something that was made, changed, shown or asked about within the last day, newest first. */
export interface Mention {
  thing: Thing;
  /** What happened to it last. */
  how: 'made' | 'changed' | 'done' | 'deleted' | 'shown' | 'sent';
  /** Things of one turn share it. */
  turn: string;
}

/** What a reading knows besides the message. */
export interface World {
  now: Date;
  zone: string;
  things: Thing[];
  mentions: Mention[];
  /** The calls of the last request that changed something, so that "turn it on again" knows the switch. */
  lastChanges?: PhraseCall[];
  /** The day (YYYY-MM-DD) that was named last, by the user or with a thing; "then" means it. */
  lastDay?: string | null;
  /** Who was spoken of last, in the user's words; "his" and "her" mean them. */
  lastPerson?: string | null;
  /** The user's message before this one. */
  lastMessage?: string | null;
  /** The day that the message began with: hours behind it are on that day. */
  headDay?: string | null;
  hasCalendar: boolean;
  firstName: string | null;
}

/** A tool to call with its input. */
export interface PhraseCall {
  tool: string;
  input: Record<string, unknown>;
}

/** A question whose answer completes a call. */
export interface PhraseQuestion extends PhraseCall {
  ask: string;
  /** The field of the input that the answer completes. */
  field: string;
}

/** How the times of a message, taken together, say when. */
export type TimeSense =
  | 'none'
  /** A day without an hour. */
  | 'day'
  /** An hour, with or without a day, or a part of the day. */
  | 'hour'
  /** A series without and with an hour. */
  | 'series'
  | 'hourly series'
  | 'range'
  | 'length'
  | 'unclear';

/** A word or a time of a request, with the punctuation before it. */
export interface Part {
  /** In lower case, contractions opened; '' for a time. */
  word: string;
  /** As the user wrote it. */
  text: string;
  gap: string;
  time: TimeExpression | null;
}

/** What a phrase has heard: its slots, the times beside them, and the user's things. */
export interface Heard {
  /** The words of a slot as the user wrote them; '' if it is empty. */
  text: (slot: string) => string;
  has: (slot: string) => boolean;
  /** All time words of the request, joined; '' without any. */
  when: string;
  times: TimeExpression[];
  /** The request word by word, its times as single parts. */
  parts: Part[];
  sense: TimeSense;
  /** The first word of the request, in lower case with contractions opened. */
  first: string;
  /** Whether the request begins with a verb of things to do ("buy milk"). */
  startsWithTask: boolean;
  /** The request as the user wrote it, without courtesies. */
  whole: string;
  /** The whole message, of which the request may be a part. */
  message: string;
  /** Whether the request ends with a question mark, which is no part of `whole`. */
  hasQuestionMark: boolean;
  /** Whether it is said to be added: "as well", "too", "also". */
  isAlso: boolean;
  /** Whether the assistant is asked to do it: "can you …", "… for me". */
  isAskedOfUs: boolean;
  world: World;
  /** Returns the things that the words of a slot mean: by reference ("it", "the second one"), title or time. */
  find: (slot: string, kinds?: Thing['kind'][]) => Thing[];
  /** Returns the things that words mean. */
  findWords: (words: string, kinds?: Thing['kind'][]) => Thing[];
  /** Returns the last thing that was made, changed or sent, of one of these kinds. */
  last: (kinds?: Thing['kind'][]) => Thing | null;
  /** Splits a slot into the items that it lists. */
  items: (slot: string) => string[];
}

/** How surely words mean something: `hint` is a guess that gives way to any other. */
export type Strength = 'sure' | 'likely' | 'guess' | 'hint';

/**
 * A row of data: ways to say one intent. The templates of `say` match a whole request:
 * `(a|b c)` alternatives, `[x]` optional, `<name>` a word group of the lexicon, `{slot}` one or more words, `{slot:number}` and
 * `{slot:time}` a number or a time. Times may also stand anywhere else; they are found beside the slots.
 */
export interface Phrase {
  /** A family of the public sets (`calendar_set`), or our own name. */
  intent: string | ((heard: Heard) => string);
  say: string[];
  /** How surely the words mean this: `sure` commands; `likely` statements that act; `guess` is proposed, or acts if it only reads. */
  strength?: Strength | ((heard: Heard) => Strength);
  /** Whether a time must be there, may be there (the default, but not in talk), or belongs to the words of the slots. */
  when?: 'must' | 'may' | 'never' | 'words';
  /** Only answers: a guess may act. */
  isQuestion?: boolean;
  /** All that follows is content, however much it looks like a request. */
  isContent?: boolean;
  /** A remark that needs no answer beside a request. */
  isTalk?: boolean;
  /** Explains only the form of a request, so that a request of another kind can have it too: the classifier is asked. */
  isOpen?: boolean;
  /** How to offer a guess: "Add “call grandma” for Sunday?" */
  offer?: (heard: Heard) => string;
  /** A condition beyond the words. */
  fits?: (heard: Heard) => boolean;
  /** The tool calls, or a question first; null if the request cannot be meant. A string is said instead of any call. */
  calls: (heard: Heard) => PhraseCall | PhraseCall[] | PhraseQuestion | string | null;
  /** Messages that the row understands, and messages that it must leave alone. Both are tested. */
  examples: string[];
  counterExamples?: string[];
}
