import { foreignTopic } from './foreign';
import { isPronoun, itemBefore, itemOf, itemsOf, spokeOfReminder } from './naming';
import { asks, beforeRemoving, listNoun, otherList, removeVerb, rule, showVerb } from './vocabulary';
import { call, type Recogniser, say, type Talk, type Wish } from './wish';

const namesList = rule(`\\b(?:${listNoun})\\b`);
const verbForm = rule(
  `${beforeRemoving}(${removeVerb}|(?:take|cross|strike|scratch|pull)(?=.{1,60}\\b(?:off|from|out)\\b.{1,30}\\b(?:${listNoun})\\b))\\s+(?=\\S)`,
);
const completedOnes =
  /^(?:out |up )?(?:all |everything |the |my |of |that is |that's )*(?:completed|done|finished|checked|ticked)(?: off)?(?: (?:todos?|tasks?|items?|ones|things|stuff|list))?(?: (?:from|on|off) .*)?$/i;
const everything = /^(?:all|everything|all of (?:it|them)|it all|them all)$/i;
const wholeList = rule(
  `^(?:all|every|everything|out|each|the whole|the entire|whole|entire)\\b|^(?:my|the|our) (?:(?:todo|shopping|grocery|task|whole|entire) )?(?:list|todos|tasks)(?: clean)?$|^(?:todo|shopping|grocery|task) list$|^list$|\\ball (?:my|the|of)\\b`,
);
const someList =
  /^(?:(?:a|an|the|my|this|that|whole|entire|first|last|second|new) )*(?:\w+ )?lists?\b(?!.*\b(?:from|off)\b)/i;
const fromList = rule(
  `^(?:off )?(.+?) (?:off|from|out of|on|in|of|of off)(?: of)? (?:(?:my|the|our|this|that|a) )?(?:[\\w'-]+ ){0,3}?(?:${listNoun})(?: .*)?$`,
);
/** Verbs that mean a todo only where the list is named. */
const elsewhereVerb =
  /^(?:turn off|switch off|disable|cancel|dismiss|call off|empty|take out|throw out|kill|trash|bin|clean out|drop|scratch|strike|unset)\b/i;

/** "delete the eggs", "take milk off my list", "clear completed", "delete all my todos". */
export const listsRemove: Recogniser = (text, talk) => {
  const statement = text.replace(/[.!]+$/, '').trim();
  if (asks.test(text) || otherList.test(text)) return null;
  if (
    rule(`^(?:${showVerb})\\b`).test(statement) &&
    !/^(?:find|open|check|look|get rid|go|see)\b/i.test(statement)
  )
    return null;
  const verb = verbForm.exec(statement);
  if (!verb) return null;
  const body = statement.slice(verb.index + verb[0].length);
  if (completedOnes.test(body)) return [call('lists_remove', 'delete_todos', { completed: true })];
  if (everything.test(body)) return [call('lists_remove', 'delete_todos', { all: true })];
  if (namesList.test(body)) return [fromNamedList(body, talk)];
  const isElsewhere = elsewhereVerb.test(verb[1] ?? '');
  if ((isElsewhere && !isPronoun(body)) || foreignTopic(body) || body.split(' ').length > 8) return null;
  return [removed(body, talk)];
};

function fromNamedList(body: string, talk: Talk): Wish {
  if (wholeList.test(body)) return call('lists_remove', 'delete_todos', { all: true });
  const words = fromList.exec(body)?.[1];
  if (words && !/^(?:a|the|my)? ?lists?$/i.test(words)) {
    if (everything.test(words)) return call('lists_remove', 'delete_todos', { all: true });
    return removed(words, talk);
  }
  if (!someList.test(body)) return removed(body, talk);
  return say(
    'lists_remove',
    'You have one list here. To empty it say “delete all my todos”; for one thing say “delete milk”. Nothing was changed.',
  );
}

const vague =
  /^(?:(?:that|this|the|an?|some|my) )*(?:items?|things?|one|todos?|tasks?|something|stuff|line|entry)$/i;

function removed(words: string, talk: Talk): Wish {
  const items = itemsOf(words).map(itemOf).filter(Boolean);
  const [only = ''] = items;
  const isBack = isPronoun(words) || isPronoun(only);
  if (items.length > 1 || (only !== '' && !isBack && !vague.test(only))) {
    return call('lists_remove', 'delete_todos', { items });
  }
  const before = isBack || /^(?:that|this)\b/i.test(words) ? itemBefore(talk) : null;
  if (before && spokeOfReminder(talk))
    return call('calendar_remove', 'delete_reminders', { items: [before] });
  if (before) return call('lists_remove', 'delete_todos', { items: [before] });
  return say(
    'lists_remove',
    'Which one should I remove? Say “delete milk” or “delete 2”. Nothing was changed.',
  );
}
