import { isName, namesAnything } from '@/lib/phrases/names';
import type { Heard, PhraseCall } from '@/lib/phrases/phrase';

/**
 * Returns whether a call can be what the user means: new todos and reminders have a name, and a new fact
 * changes no stored thing. With `isContent`, the user has given the name explicitly ("add todo: …"), so any
 * words are a name.
 */
export function isPlausible(call: PhraseCall, heard: Heard, isContent = false): boolean {
  return (
    makesNamed(call, isContent ? namesAnything : isName) &&
    !isAboutThing(call, heard) &&
    !isClause(call) &&
    !isTwoSeries(call)
  );
}

/**
 * Returns whether a new fact changes a stored todo or reminder: "dentist is for Ana, not Leo", "essay: extended
 * to the 4th".
 */
function isAboutThing({ tool, input }: PhraseCall, heard: Heard): boolean {
  if (tool !== 'store_info' || !changed.test(String(input.value))) return false;
  const found = heard.findWords(String(input.key), ['todo', 'reminder', 'fact']);
  return found.length === 1 && found[0]?.kind !== 'fact';
}

/** Checks whether one reminder would have two rules. "Swimming every Tuesday and dance every Thursday" are two reminders. */
function isTwoSeries({ tool, input }: PhraseCall): boolean {
  return tool === 'set_reminder' && /\bevery\b.*\bevery\b(?! other\b)/i.test(String(input.when));
}

/** Whether the key of a new fact is a sentence: "dentist called, it's". */
function isClause({ tool, input }: PhraseCall): boolean {
  return (
    tool === 'store_info' &&
    /,.*\b(?:it|that|this|he|she|they|i|we)(?:['’](?:s|m|re))?$/i.test(String(input.key))
  );
}

const changed =
  /\b(?:not|instead|sorry|extension|extended|postponed|moved|pushed|cancell?ed|rescheduled)\b|\bto the \d{1,2}(?:st|nd|rd|th)\b/i;

/** Returns whether each new todo or reminder of a call has a name. "Pop both in" must not add a todo "both". */
function makesNamed({ tool, input }: PhraseCall, isName: (text: string) => boolean): boolean {
  if (tool === 'set_reminder') return isName(String(input.title));
  const items = tool === 'add_todos' && Array.isArray(input.items) ? input.items : [];
  return items.every((item: { text?: unknown }) => isName(String(item.text)));
}
