import { correctingPhrases } from '@/lib/assistant/phrases/changes/correcting';
import { finishedPhrases } from '@/lib/assistant/phrases/changes/finished';
import { finishingPhrases } from '@/lib/assistant/phrases/changes/finishing';
import { movingPhrases } from '@/lib/assistant/phrases/changes/moving';
import { removingPhrases } from '@/lib/assistant/phrases/changes/removing';
import { renamingPhrases } from '@/lib/assistant/phrases/changes/renaming';
import { redonePhrase } from '@/lib/assistant/phrases/changes/reported';
import { sameAgainPhrases } from '@/lib/assistant/phrases/changes/same-again';
import { undoingPhrases } from '@/lib/assistant/phrases/changes/undoing';
import {
  keptOrderPhrase,
  onlyOnePhrase,
  restPhrase,
  sparingPhrase,
  thatListPhrase,
} from '@/lib/assistant/phrases/changes/whole-list';
import type { Heard, Phrase, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { matchWords } from '@/lib/words/match-words';
import { stem } from '@/lib/words/word-forms';

export const changePhrases: Phrase[] = [
  sparingPhrase,
  restPhrase,
  onlyOnePhrase,
  thatListPhrase,
  ...removingPhrases,
  ...correctingPhrases,
  ...movingPhrases,
  ...undoingPhrases,
  ...finishedPhrases,
  ...finishingPhrases,
  ...sameAgainPhrases,
  ...renamingPhrases,
  keptOrderPhrase,
  redonePhrase,
].map(onlyNamedEntry);

const taking = new Set(['delete_todos', 'complete_todos', 'delete_reminders', 'complete_reminders']);

// Makes a phrase remove only the named entry of a title such as "cones, bibs, oranges".
function onlyNamedEntry(phrase: Phrase): Phrase {
  return {
    ...phrase,
    calls: (heard) => {
      const meant = phrase.calls(heard);
      if (!meant || typeof meant === 'string' || 'ask' in meant) return meant;
      const calls: PhraseCall[] = [meant].flat();
      return calls.map((call) => entryCall(call, heard) ?? call);
    },
  };
}

function entryCall({ tool, input }: PhraseCall, { message, world }: Heard): PhraseCall | null {
  const items = taking.has(tool) && Array.isArray(input.items) ? input.items : [];
  const thing = items.length === 1 ? world.things.find(({ id }) => id === items[0]) : undefined;
  const rest = thing ? withoutEntry(thing, message) : null;
  if (!thing || !rest) return null;
  return thing.kind === 'todo'
    ? { tool: 'update_todo', input: { item: thing.id, text: rest } }
    : { tool: 'update_reminder', input: { item: thing.id, title: rest } };
}

function withoutEntry({ title }: Thing, message: string): string | null {
  const [, head = '', list = ''] = /^([^:]{0,60}:\s+)?(.+)$/s.exec(title) ?? [];
  // In "electricity bill, 2,340", the comma of a number parts nothing.
  const entries = list.split(/\s*,(?!\d)\s*(?:and\s+)?/);
  if (entries.length < 3) return null;
  const said = new Set(matchWords(message).map(stem));
  const isSaid = (entry: string) => matchWords(entry).some((word) => word.length > 2 && said.has(stem(word)));
  const kept = entries.filter((entry) => !isSaid(entry));
  if (kept.length !== entries.length - 1) return null;
  return `${head}${kept.join(', ')}`;
}
