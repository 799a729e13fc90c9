import { isCalled, remade } from '@/lib/assistant/phrases/changes/named';
import { isQuestion } from '@/lib/phrases/earlier/asked-day';
import { titleOf } from '@/lib/phrases/input';
import { newTodos } from '@/lib/phrases/new-todos';
import type { Heard, Mention, Phrase, PhraseCall, World } from '@/lib/phrases/phrase';
import { lastList } from '@/lib/todos/phrases/shared';
import { quoted } from '@/lib/words/wording';

export const undoingPhrases: Phrase[] = [
  {
    // "I meant only past lives", after a message that added or ticked two films.
    intent: 'undo',
    when: 'words',
    isContent: true,
    strength: 'certain',
    say: ['{all}'],
    fits: (heard) => onlyMeant.test(heard.whole) && othersOfLast(heard) !== null,
    calls: (heard) => othersOfLast(heard),
    examples: [],
  },
  {
    intent: 'undo',
    when: 'never',
    say: [
      '[no|nah|nope|oops|oh|wait|ok|sorry|actually] undo [it|that|this|last|the last one|my last|last action|the last thing|the last change|please|everything you just did|what you did|what i did]',
      'undo [that|the|my] (last|latest|previous) [one|thing|change|action|step|message]',
      '(revert|reverse|take back|roll back) [it|that|this|the last change|the last one|what you did]',
      'take (it|that|this|them|those) back',
      '(that|this|it) (was|is) (a mistake|wrong|an accident|an error|not what i meant|not what i wanted|not right|not it)',
      '[no] (that|this|it) is not what i (meant|want|said|asked|asked for)',
      '[no|ok|please] (go|put it|change it|set it|switch it|turn it|take it|make it) [back] to (how it was|the way it was|what it was|as it was|before) [before]',
      '[no|ok|please] (go|change it|set it|switch it) back',
      '(i|we) (did not|do not) (mean|want) (that|it|to do that|this)',
      '[no|nope|sorry|but|hey] you [have] (got|did|understood|misunderstood|put|wrote|read|heard) (that|it|this|me) [all|totally|completely] (wrong|wrongly)',
      '[no|nope|sorry|but|hey] you [have|completely|totally] (misunderstood|misheard|misread) [me|that|it]',
    ],
    fits: (heard) =>
      /^(?:\w+ )?undo\b|^(?:revert|reverse|roll|take)\b/i.test(heard.whole) ||
      (/\bback\b/i.test(heard.whole)
        ? !/^Undone/.test(heard.world.lastReply ?? '')
        : isAfterChange(heard.world)),
    calls: ({ whole, world }) =>
      /\b(?:that|it|this|last)\b/i.test(whole) && changedNothing.test(world.lastReply ?? '')
        ? 'Your last message changed nothing, so I took nothing back. “Undo” alone takes back the change before it.'
        : { tool: 'undo', input: {} },
    examples: ['undo', 'take that back'],
  },
  {
    intent: 'undo',
    when: 'never',
    say: [
      '[never mind|nevermind|oh|actually|wait|no] (bring|get|give|put|restore|have|take) [me] (it|them|that|those|both|everything|these|that one|all of them|all of it) back [in|on|again]',
      '[ok|okay|no|wait|actually] (add|put|set|save) (it|that|them|both) [in|on|back] again [please]',
      '(bring|put|get) back [in|on|again|please]',
      '(bring|put|get) back (it|them|that|those|both|everything|these|that one|all of them)',
      '[never mind|nevermind|oh|actually|wait|no|no wait] (bring|put|get|add|restore|recover|undelete) [back] {item} [back] [on|in|again]',
      '(restore|recover|undelete) (it|them|that|those|both|everything|these|that one|all of them|all)',
      '[no] [no] [actually|oh|wait] (i|we) [do|still|would] (want|need|like) [to have] {item} back [please|after all]',
      '[no] [no] (do not|not) (delete|remove|cancel) (it|them|that|those|this) [after all]',
    ],
    fits: (heard) =>
      !heard.has('item') ||
      pointing.test(heard.text('item')) ||
      (/^(?:\w+ ){0,4}(?:want|need|like)\b/i.test(heard.whole)
        ? heard.world.mentions.some(({ how, thing }) => how === 'deleted' && isCalled(thing, heard))
        : /\bback(?: on| in| again)?$|^(?:\w+ ){0,3}(?:restore|recover|undelete|bring back|put back|get back)/i.test(
            heard.whole,
          )),
    calls: (heard) => broughtBack(heard),
    examples: ['bring it back', 'no i want them back'],
  },
  {
    intent: 'undo',
    when: 'never',
    say: [
      '[please|no|oh|actually|wait] (redo|re do) [it|that|this|the last one|the last change|the last thing] [please|again|then]',
      '[please|no|oh|actually|wait] (undo|revert|cancel|take back) (the|that|your|my|this) (undo|undoing)',
      '[please|no|oh|actually|wait] do not undo (it|that|this) [after all|then]',
    ],
    calls: () => ({ tool: 'redo', input: {} }),
    examples: ['redo', 'undo the undo'],
    counterExamples: ['redo the kitchen'],
  },
  {
    // "Don't skip it", right after a day of a series was left out.
    intent: 'undo',
    when: 'may',
    strength: 'certain',
    say: [
      '[no|actually|wait|oh|sorry] (do not|not) (skip|pause|move|change|push|shift) (it|that|this|them|that one) [after all|then|please]',
      '[no|actually|wait|oh|sorry] do not (skip|pause) [after all|then|please]',
      '[no|actually|wait|oh|sorry] [please] (keep|unskip) (it|that|that one|this one|that day) [after all|then|in|on]',
    ],
    fits: ({ world: { lastChanges: [change, other] = [], mentions, lastTurn }, whole }) =>
      change?.tool === 'update_reminder' &&
      !other &&
      mentions[0]?.how === 'changed' &&
      mentions[0].turn === lastTurn &&
      (/\b(?:keep|unskip|skip|pause)\b/i.test(whole)
        ? Boolean(change.input.skip || change.input.pause)
        : Boolean(change.input.when)),
    calls: () => ({ tool: 'undo', input: {} }),
    examples: [],
  },
  {
    // "No, don't put that anywhere" (see short-forms.ts) takes back only what the last message stored.
    intent: 'undo',
    when: 'never',
    strength: 'certain',
    say: ['take that back just now'],
    calls: ({ world }) => {
      const [newest] = world.mentions;
      const word = newest?.thing.title.toLowerCase().split(' ').at(-1) ?? '';
      const isLast = newest?.how === 'made' && word && world.lastMessage?.toLowerCase().includes(word);
      return isLast ? { tool: 'undo', input: {} } : 'All right, nothing was stored.';
    },
    examples: [],
  },
  {
    // Matches "never mind, the supplier is coming after all", which brings back what was just deleted.
    intent: 'undo',
    strength: 'certain',
    say: [
      '[never mind|nevermind|actually|no|oh|ok] {item} (is|are|will) [now|still] (coming|come|on|happening|going ahead|back on|needed) after all [now]',
      '[never mind|nevermind|actually|no|oh|ok] its [still] (back on|still on|on|on again|happening|going ahead|coming) [now|after all|again]',
      '[never mind|nevermind|actually|no|oh|ok] {item} (is|are) [still] (back on|still on|on|on again|happening|happening again|going ahead) [now|after all|again]',
    ],
    fits: ({ world, text, whole }) => {
      const [newest] = world.mentions.filter(({ how }) => how !== 'shown');
      const name = titleOf(text('item')).toLowerCase();
      return (
        newest?.how === 'deleted' &&
        (/^(?:it|that|they|this|he|she)$/.test(name) ||
          /\bits\b/i.test(whole) ||
          newest.thing.title.toLowerCase().includes(name))
      );
    },
    calls: () => ({ tool: 'undo', input: {} }),
    examples: [],
  },
  {
    intent: 'undo',
    when: 'never',
    say: [
      '[no] [actually] (nevermind|never mind|forget it|forget that|forget i said that|scratch that|ignore that|wait no|no wait|leave it|leave that|no) [actually] [keep|leave] [it|that|them|those|this|both] [then|after all|as it was|in|please|there]',
      '(keep|leave) (it|that|them|those|this|both) [then|after all|as it was|as is|in|please|on]',
    ],
    calls: (heard) => {
      const [recent] = heard.world.mentions;
      const keeps = /\b(?:keep|leave)\b/i.test(heard.whole);
      if (keeps && undoing.test(heard.world.lastMessage ?? '')) return keptAfterUndo(heard);
      if (keeps && recent?.how === 'deleted') return { tool: 'undo', input: {} };
      if (/\b(?:scratch that|ignore that|forget i said)\b/i.test(heard.whole) && isAfterChange(heard.world))
        return { tool: 'undo', input: {} };
      return recent?.turn === heard.world.lastTurn && recent && keeps
        ? `All right, ${quoted(recent.thing.title)} stays.`
        : 'All right.';
    },
    examples: ['never mind', 'never mind, keep it'],
  },
];

const pointing = /^(?:it|them|that|those|both|everything|these)$/i;

const changedNothing = /\bsaved nothing\b|\bnothing was (?:changed|saved|stored)\b/i;

const onlyMeant = /\b(?:i|we) (?:(?:only|just) (?:mean|meant|want|wanted)|(?:mean|meant) (?:only|just)) /i;

// Takes back what the last message did to the things that this one does not name.
function othersOfLast({ whole, world }: Heard): PhraseCall | null {
  const [newest] = world.mentions;
  if (newest?.turn !== world.lastTurn || (newest?.how !== 'made' && newest?.how !== 'done')) return null;
  const group = world.mentions.filter(
    ({ turn, how, thing }) => turn === newest.turn && how === newest.how && thing.kind === 'todo',
  );
  const others = group.filter(({ thing }) => !whole.toLowerCase().includes(thing.title.toLowerCase()));
  const items = [...new Set(others.map(({ thing }) => thing.id))];
  if (items.length === 0 || others.length === group.length) return null;
  return newest.how === 'made'
    ? { tool: 'delete_todos', input: { items } }
    : { tool: 'complete_todos', input: { items, completed: false } };
}

function broughtBack(heard: Heard): PhraseCall | string | null {
  const [newest] = heard.world.mentions.filter(({ how }) => how !== 'shown');
  const gone = heard.world.mentions.filter(({ how }) => how === 'deleted');
  const isNamed = heard.has('item') && !pointing.test(heard.text('item'));
  const named = isNamed ? gone.find(({ thing }) => isCalled(thing, heard)) : newest;
  const undone = named ?? heard.world.mentions.find(({ thing }) => isCalled(thing, heard));
  if (undone && isUndone(undone, heard)) {
    const { kind, title } = undone.thing;
    if (undone === newest) return { tool: 'redo', input: {} };
    return kind === 'todo' ? addedAgain(title, heard) : null;
  }
  if (isNamed && !named) return /^add\b/i.test(heard.whole) ? addedAgain(heard.text('item'), heard) : null;
  // "Put the soap back", after several items were deleted together.
  const isOne = gone.some(({ turn, thing }) => turn === named?.turn && !isCalled(thing, heard));
  if (named && isNamed && (isOne || named.turn !== newest?.turn)) {
    const again =
      named.thing.kind === 'todo' ? addedAgain(named.thing.title, heard) : remade(named.thing, heard);
    if (again) return again;
  }
  if (named && named.turn === newest?.turn && /^(?:deleted|done)$/.test(newest.how))
    return { tool: 'undo', input: {} };
  if (isMovedJustNow(newest, heard)) return { tool: 'undo', input: {} };
  return gone.length > 0
    ? 'Something else was changed since it was deleted. “Undo” takes back the newest change first.'
    : 'Nothing was deleted, so everything is still there.';
}

// "Nope, put it back", right after a move.
function isMovedJustNow(newest: Mention | undefined, { has, world }: Heard): boolean {
  const [change, other] = world.lastChanges ?? [];
  return (
    !has('item') &&
    newest?.how === 'changed' &&
    newest.turn === world.lastTurn &&
    /^update_/.test(change?.tool ?? '') &&
    !other
  );
}

const undoing = /\b(?:undo|revert)\b|\btake (?:it|that|this|them) back\b/i;

// What was made is gone after an undo, with no deletion.
function isUndone({ how, thing }: Mention, { world }: Heard): boolean {
  return (
    how === 'made' && world.things.every(({ id }) => id !== thing.id) && undoing.test(world.lastMessage ?? '')
  );
}

// "Actually no, keep it", right after an undo. What was deleted is there again, and stays.
function keptAfterUndo({ world: { mentions, things } }: Heard): PhraseCall | string {
  const [newest] = mentions.filter(({ how }) => how !== 'shown');
  const isBack = newest?.how === 'deleted' && things.some(({ id }) => id === newest.thing.id);
  return isBack ? `All right, ${quoted(newest.thing.title)} stays.` : { tool: 'redo', input: {} };
}

function addedAgain(title: string, heard: Heard): PhraseCall {
  return newTodos([{ text: title }], lastList(heard));
}

/**
 * Returns whether "that is wrong" can be about the last change. False if Sidekick has answered a question
 * since that change.
 */
export function isAfterChange({ mentions: [newest], lastMessage, lastTurn }: World): boolean {
  if (!newest || newest.how === 'shown' || newest.how === 'sent') return false;
  return newest.turn === lastTurn || !isQuestion(lastMessage ?? '');
}
