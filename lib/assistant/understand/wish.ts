/** What a request is about: the ten families that public request sets name, and finer ones of our own. */
export type Intent =
  | 'alarm_set'
  | 'alarm_query'
  | 'alarm_remove'
  | 'calendar_set'
  | 'calendar_query'
  | 'calendar_remove'
  | 'datetime_query'
  | 'lists_createoradd'
  | 'lists_query'
  | 'lists_remove'
  | 'lists_done'
  | 'facts_set'
  | 'facts_query'
  | 'facts_remove'
  | 'undo'
  | 'help'
  | 'settings'
  | 'status'
  | 'talk'
  | 'other';

/**
 * One thing that was asked for. tool null: nothing may be run, and reply says so.
 * Times inside input are the person's own words; the tools resolve them.
 */
export interface Wish {
  intent: Intent;
  tool: string | null;
  input: Record<string, unknown>;
  reply?: string;
}

/** What the conversation adds to a message: the assistant's last answer, for "it" and "that one", and what it was told to keep. */
export interface Talk {
  lastReply?: string;
  facts?: { key: string; value: string }[];
  /** A calendar is connected: what is not said to be a reminder may be an event. */
  calendar?: boolean;
}

/** Looks at one piece of a message; null: not mine, ask the next. */
export type Recogniser = (text: string, talk: Talk) => Wish[] | null;

/** A wish that runs a tool; undefined and empty parts of the input are left out. */
export function call(intent: Intent, tool: string, input: Record<string, unknown> = {}): Wish {
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  return { intent, tool, input: Object.fromEntries(given) };
}

/** A wish that runs nothing and says why, or asks for what is missing. */
export function say(intent: Intent, reply: string): Wish {
  return { intent, tool: null, input: {}, reply };
}
