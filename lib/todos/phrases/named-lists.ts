import { newTodos } from '@/lib/phrases/new-todos';
import type { Heard, Phrase, Thing } from '@/lib/phrases/phrase';
import { findTimes } from '@/lib/time/find-times';
import { lastList, listName } from '@/lib/todos/phrases/shared';
import { taskVerbs } from '@/lib/words/verbs';
import { quoted } from '@/lib/words/wording';

/** Phrases that name a list by its purpose, and short requests about the list that was just used. */
export const namedListPhrases: Phrase[] = [
  {
    // "Packing list for Cuba: swimsuit, sunscreen".
    intent: 'lists_createoradd',
    strength: 'certain',
    when: 'words',
    isContent: true,
    say: [
      '[new|start a|make a|create a|a|here is (my|the|our)] [<my>] {kind} list (for|to) {what} : {items}',
      '[some|a few|new|my|our|the] [{kind:word}] (gift|present) ideas for {what} : {items}',
    ],
    fits: (heard) => titleIn(heard) !== null && heard.items('items').length >= (heard.has('kind') ? 1 : 2),
    calls: (heard) =>
      newTodos(
        heard.items('items').map((text) => ({ text })),
        titleIn(heard),
      ),
    examples: [
      'packing list for Cuba: swimsuit, sunscreen',
      'guest list for the party: Anna, Tom',
      'gift ideas for nan: slippers, photo book',
    ],
    counterExamples: ['gift idea for nan: slippers', 'todo list for tomorrow: call Sam, pay rent'],
  },
  {
    // "Clear it, I'm done shopping", after a list was shown. The tool asks first.
    intent: 'lists_remove',
    strength: 'certain',
    when: 'never',
    say: [
      '(clear|empty|wipe|reset) (it|that|the list|that list|everything|it all|all of it) [out|off] [now] (i|we) (am|are|have) [all|just|now] (done|finished|back|home|been) {remark}',
      '(clear|empty|wipe|reset) (it|that|the list|that list|everything|it all|all of it) [out|off] [now] (i|we) (am|are|have) [all] (done|finished) [now]',
      '(clear|empty|wipe|reset|clean) [out] [<my>] {list} [list] [out|off|now|completely|please]',
    ],
    fits: (heard) =>
      heard.has('list') ? namedList(heard) !== null : heard.world.mentions[0]?.thing.kind !== 'reminder',
    calls: (heard) => {
      const list = heard.has('list') ? namedList(heard) : isOfList(heard) ? lastList(heard) : null;
      return { tool: 'delete_todos', input: { all: true, ...(list ? { list } : {}) } };
    },
    examples: [],
  },
  {
    // "Delete groceries": a list of that name is meant, if nothing else is. The tool asks first.
    intent: 'lists_remove',
    strength: 'certain',
    when: 'never',
    say: ['(delete|remove|drop|bin|scrap|erase|get rid of|throw away) [<my>] {list}'],
    fits: (heard) => !/\blists?$/i.test(heard.text('list')) && namedList(heard) !== null,
    calls: (heard) => ({ tool: 'delete_todos', input: { list: namedList(heard), wholeList: true } }),
    examples: [],
  },
  {
    // "Left?", right after work on a list.
    intent: 'lists_query',
    isQuestion: true,
    strength: 'certain',
    when: 'never',
    say: [
      '[and|so|what|ok] (left|remaining|still open|still left|still to (get|buy|pack|do)|to go) [now|then|on it|on there]',
      '[and|so|ok] (what|which ones|which) (have not (i|we)|did not (i|we)|have (i|we) not|do (i|we) not) (seen|watched|read|done|packed|bought|got|tried|visited|played) [yet|so far|still]',
      '[and|so|ok] who [all] (has not|have not|still has to|is still to|still has not) {verb:word} [yet|so far|still]',
      '[and|so|ok] what else [is there|is left|have i got|do i have|is on it|is on there] [left|now|to (get|buy|do|pack)]',
    ],
    fits: isOnList,
    calls: (heard) => {
      const isWho = /\bwho\b/i.test(heard.whole);
      const list = isWho || isOfList(heard) ? lastList(heard) : null;
      return list || !isWho ? { tool: 'list_todos', input: list ? { list } : {} } : null;
    },
    examples: [],
  },
  {
    // "Tom can't come", of a list of guests.
    intent: 'lists_remove',
    strength: 'certain',
    asksFirst: true,
    when: 'words',
    say: [
      '[and|so|oh] {who} (can not|cannot|will not|is not able to|is not going to|could not|does not want to) (come|make it|join|join us|attend|be there) [any more|anymore|after all|now|sorry]',
      '[and|so|oh] {who} (is not|are not) coming [any more|anymore|after all|now]',
      '[and|so|oh] {who} (said no|declined|cancelled|canceled|dropped out|has dropped out|pulled out|backed out)',
    ],
    fits: (heard) => guestIn(heard) !== null && !heard.hasQuestionMark,
    calls: (heard) => ({ tool: 'delete_todos', input: { items: [guestIn(heard)?.id] } }),
    offer: (heard) => `Shall I take ${quoted(guestIn(heard)?.title ?? '')} off the list?`,
    examples: [],
  },
  {
    // "Priya said yes".
    intent: 'lists_createoradd',
    strength: 'certain',
    when: 'words',
    say: [
      '[and|so|oh|great] {who} (said yes|is coming|are coming|can come|will come|will be there|has confirmed|have confirmed|confirmed|accepted|can make it|will make it) [too|as well|now|after all]',
    ],
    fits: (heard) => guestIn(heard) !== null && !heard.hasQuestionMark,
    calls: (heard) => ({
      tool: 'update_todo',
      input: { item: guestIn(heard)?.id, text: `${guestIn(heard)?.title} (coming)` },
    }),
    examples: [],
  },
  {
    // "How many are coming?", of a list of guests.
    intent: 'lists_query',
    isQuestion: true,
    strength: 'certain',
    when: 'never',
    say: [
      '[and|so] (who|who all|who else|how many|how many people) (is|are) [all] (coming|invited|joining) [to it|now|so far]',
    ],
    fits: (heard) => guestLists(heard).length === 1,
    calls: (heard) => ({ tool: 'list_todos', input: { list: guestLists(heard)[0] ?? '' } }),
    examples: [],
  },
  {
    // "Who is on the guest list".
    intent: 'lists_query',
    isQuestion: true,
    when: 'never',
    say: [
      '(who is|who all is|who do i have|who have i got) [still|already] [left] on [<my>] {list} list',
      '(show|read|open|see|what is (on|in)) [me] [<my>] {list} list for {what}',
    ],
    fits: (heard) => heard.text('list').split(' ').length <= 3,
    calls: (heard) => ({ tool: 'list_todos', input: { list: listName(heard.text('list')) } }),
    examples: ['who is on the guest list'],
  },
  {
    // "Let's see the list".
    intent: 'lists_query',
    isQuestion: true,
    strength: 'certain',
    when: 'never',
    say: [
      '[well|so|ok|now] (let us|lets|let me) (see|look at|check|view) (the|my|our|that) [{list:word}] list [now|again|please]',
    ],
    calls: (heard) => {
      const list = listName(heard.text('list')) ?? (isOfList(heard) ? lastList(heard) : null);
      return { tool: 'list_todos', input: list ? { list } : {} };
    },
    examples: ["let's see the list", 'let me see the shopping list'],
  },
  {
    // "Forgot cat food", after the list was shown or something on it was ticked.
    intent: 'lists_createoradd',
    strength: 'certain',
    when: 'never',
    say: [
      '[oh|oops|ah|and|damn|shoot] (i|we) [also|totally|completely|almost|nearly] (forgot|missed|left out|left off) [about] {items} [too|as well]',
      '[oh|oops|ah|and|damn|shoot] (forgot|missed|left out|left off) [about] {items} [too|as well]',
    ],
    fits: (heard) =>
      isOnList(heard) &&
      !heard.hasQuestionMark &&
      forgotten(heard).length > 0 &&
      forgotten(heard).every((item) => isGoods(item) && heard.findWords(item, ['todo']).length === 0),
    calls: (heard) =>
      newTodos(
        forgotten(heard).map((text) => ({ text: text.replace(/^(?:the|some|any) /i, '') })),
        isOfList(heard) ? lastList(heard) : null,
      ),
    examples: [],
  },
];

// "Forgot matches, add".
function forgotten(heard: Heard): string[] {
  return heard.items('items').filter((item) => !/^(?:add|put)(?: (?:it|them|that))?(?: on)?$/i.test(item));
}

const longestItem = 4;

function isGoods(item: string): boolean {
  const [first = ''] = item.toLowerCase().split(' ');
  return (
    item.split(' ').length <= longestItem &&
    !taskVerbs.has(first) &&
    !/^(?:to|that|it|this|about|how|when|what|where|why|who|my|his|her|their|your|i|we|you|again|everything)\b/i.test(
      item,
    )
  );
}

const ownLists = /^(?:to-?dos?|to do|tasks?|things to do|reminders?|shopping|grocery|groceries)$/i;

function titleIn(heard: Heard): string | null {
  const { text, whole, world, hasQuestionMark } = heard;
  const [kind, what] = [text('kind').replace(/^(?:my|our|the) /i, ''), text('what')];
  if (hasQuestionMark || what.split(' ').length > 5 || kind.split(' ').length > 2) return null;
  if (ownLists.test(kind) && findTimes(what, world).length > 0) return null;
  if (
    /^(?:to-?do|to do|task|tasks|todos|an?|new)$|^\p{L}+ing\b(?<!packing|shopping|reading|wedding|baking|cleaning|hosting)/iu.test(
      kind,
    ) ||
    /[.,:;]/.test(`${kind} ${what}`)
  )
    return null;
  const own = /\b(?:gift|present) ideas for\b/i.exec(whole)?.[0];
  if (own) return `${own} ${what}`;
  return kind && !taskVerbs.has(kind.split(' ')[0]?.toLowerCase() ?? '') ? `${kind} list for ${what}` : null;
}

const ofGuests = /\b(?:guests?|invit\p{L}*|invitees|party|wedding|attend\p{L}*|rsvps?)\b/iu;

function guestLists({ world }: Heard): string[] {
  return world.things.flatMap(({ kind, title }) => (kind === 'list' && ofGuests.test(title) ? title : []));
}

function guestIn(heard: Heard): Thing | null {
  const found = heard.find('who', ['todo']).filter(({ list }) => list && ofGuests.test(list));
  return found.length === 1 && heard.text('who').split(' ').length <= 4 ? (found[0] ?? null) : null;
}

// The one list that has this name, if nothing else has it.
function namedList({ text, find, world }: Heard): string | null {
  const name = listName(text('list'));
  const list = world.things.find(({ kind, title }) => kind === 'list' && title.toLowerCase() === name);
  const isOther = find('list', ['todo', 'reminder', 'fact', 'date', 'event']).length > 0;
  return list && !isOther ? list.title : null;
}

/** Returns whether the last answer was about a list or several todos. */
function isOnList({ world: { mentions } }: Heard): boolean {
  const [newest, ...others] = mentions;
  if (newest?.thing.kind === 'list') return true;
  return (
    newest?.thing.kind === 'todo' &&
    (isTodoOfList(newest.thing) ||
      others.some(({ thing, turn }) => turn === newest.turn && isTodo(thing)) ||
      newest.how === 'done')
  );
}

function isOfList({ world: { mentions } }: Heard): boolean {
  const newest = mentions[0]?.thing;
  return newest?.kind === 'list' || (newest?.kind === 'todo' && Boolean(newest.list));
}

const isTodo = ({ kind }: Thing) => kind === 'todo';
const isTodoOfList = ({ kind, list }: Thing) => kind === 'todo' && Boolean(list);
