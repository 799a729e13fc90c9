import { saidKind } from '@/lib/assistant/phrases/changes/named';
import { every, removeById } from '@/lib/assistant/phrases/changes/shared';
import type { Heard, Phrase, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { isListName, lastList, listName, shoppingList } from '@/lib/todos/phrases/shared';

const exception =
  /^(?<scope>.*?),?\s*\b(?:but(?: not| no| there (?:was|were) no| they had no| couldn['’]?t (?:get|find))?|except(?: for| that)?|apart from|other than|besides|bar|save for|aside from|excluding|not counting|minus)\s+(?<spared>.+)$/i;

/** Matches "bought everything on groceries except the parmesan", which deletes nothing. */
export const sparesOne =
  /^(?:got|bought|did|done|finished|packed) (?:all|everything)\b.* (?:but|except|apart|bar)\b/i;

const getVerb = /^(?:got|bought|did|done|have|finished|picked up|picked|took|packed|grabbed|collected)\s+/i;

const all =
  /^(?:with )?(?:all|everything|it all|(?:all|the whole) of (?:it|them)|the rest|the (?:whole )?lot|the whole (?:list|thing))(?: (?:of|on|in|from|at|is|are))?(?: (?:it|them|there|is|are|(?:the|my|our|that|this) (?<list>.+)|(?<=\b(?:at|from|on) )(?<place>.+)))?$/i;
const pointing = /^(?:with )?(?:all (?:of )?(?:that|this|those|these)|them all|those all)$/i;
const named = /^(?:with )?(?:the|my|our) (?<list>.+)$/i;

/**
 * Returns the calls that complete a whole list, as in "got everything". Empty if the message does not say
 * which list. Null if `words` are not about a whole list.
 */
export function wholeListCalls(words: string, heard: Heard, isExplicit: boolean): PhraseCall[] | null {
  const { scope = words, spared = null } = exception.exec(words)?.groups ?? {};
  const said = scope.replace(getVerb, '').replace(/\s+(?:now|already|today|too)$/i, '');
  const isHad = spared !== null && all.test(said) && /^(?:i|we)(?:['’]ve| have)\b/i.test(heard.whole);
  if (!isExplicit && said === scope && !isHad) return null;
  const rest = restOf(said, heard, spared !== null);
  if (rest === null) return spared === null ? null : [];
  const except = spared === null ? lacking(said, heard) : sparedBy(spared, heard);
  if (rest.items)
    return completing({ items: rest.items.filter(({ id }) => !except.includes(id)).map(({ id }) => id) });
  const { list } = rest;
  return completing({ all: true, ...(except.length > 0 ? { except } : {}), ...(list ? { list } : {}) });
}

const notThere =
  /\b(?:no|out of|(?:didn['’]?t|don['’]?t|couldn['’]?t|did not) (?:have|find|get)(?: any)?) (?<item>[^.,!?]+)/i;

// "Bought the rest", right after "they had no yoghurt", leaves the yoghurt.
function lacking(said: string, heard: Heard): string[] {
  const item = notThere.exec(heard.world.lastMessage ?? '')?.groups?.item;
  if (!item || !/\b(?:rest|others)$/i.test(said)) return [];
  return heard.findWords(item, ['todo']).map(({ id }) => id);
}

function completing(input: Record<string, unknown>): PhraseCall[] {
  return [{ tool: 'complete_todos', input }];
}

function restOf(
  said: string,
  heard: Heard,
  hasSpared: boolean,
): { list?: string | undefined; items?: Thing[] } | null {
  if (!heard.world.things.some(({ kind }) => kind === 'todo')) return null;
  const recent = lastList(heard) ?? undefined;
  if (pointing.test(said)) {
    const group = heard.findWords('them', ['todo']);
    return recent ? { list: recent } : group.length > 0 ? { items: group } : null;
  }
  const whole = all.exec(said)?.groups;
  const list =
    whole?.list ??
    whole?.place ??
    (!whole && (hasSpared || /\blist$/i.test(said)) ? named.exec(said)?.groups?.list : undefined);
  if (list === undefined) return whole ? { list: recent } : null;
  if (/^(?:shopping|groceries|grocery shopping|food shopping)(?: list)?$/i.test(list))
    return shoppingList(heard);
  // "All the boots stuff" is the list "boots".
  const name = list.replace(/ (?:stuff|things|items|bits|goods)$/i, '');
  return isListName(name, heard) ? { list: listName(name) } : whole ? { list: recent } : null;
}

export const sparingPhrase: Phrase = {
  intent: 'lists_remove',
  strength: 'certain',
  say: [
    '(remove|delete|erase|drop|cancel|clear|wipe|scrap|get rid of|bin) {scope} (but|but not|except|except for|except that|apart from|other than|besides|bar|minus|save for|excluding) {spared}',
    '(remove|delete|erase|drop|cancel|clear|wipe|scrap|get rid of|bin) all but {spared}',
  ],
  fits: (heard) => heard.text('scope') === '' || every.test(heard.text('scope').replace(/^my /i, '')),
  calls: (heard) => {
    const kinds = clearedKinds(heard);
    const within = heard.sense === 'none' ? heard.world.things : heard.findWords(heard.when, kinds);
    const list = heard.world.mentions[0]?.thing.list;
    const spared = sparedThings(heard.text('spared'), heard, kinds);
    if (!spared) return 'Which one should stay? Nothing was deleted.';
    const rest = within.filter(
      (thing) => kinds.includes(thing.kind) && (!list || thing.list === list) && !spared.includes(thing.id),
    );
    return rest.length > 0 ? removeById(rest, true) : 'There is nothing else, so nothing was deleted.';
  },
  examples: ['remove all my reminders except the dough'],
};

// "Put insurance first".
export const keptOrderPhrase: Phrase = {
  intent: 'lists_createoradd',
  when: 'never',
  say: [
    '(move|put|bring|push|shift|stick) {item} [up|down] (to|at|on) [the] (top|bottom|front|beginning|start|end) [of (it|the list|that list)]',
    '(move|put|bring|push|shift|stick|list) {item} (first|last|(before|above|below|ahead of) {other})',
  ],
  fits: (heard) =>
    heard.find('item', ['todo']).length > 0 &&
    (!heard.has('other') || heard.find('other', ['todo']).length > 0),
  calls: () => 'A list keeps the order in which things were added, so I changed nothing.',
  examples: [],
};

export const thatListPhrase: Phrase = {
  intent: 'lists_remove',
  strength: 'certain',
  when: 'never',
  say: [
    '(remove|delete|erase|throw|chuck|bin|scrap|ditch|drop|get rid of|throw away|throw out) (that|this|the|the whole|the entire|that whole|this whole|that entire|that complete|the complete) list [away|out] [please|now|again]',
  ],
  fits: (heard) => lastList(heard) !== null && (!/\bthe list\b/i.test(heard.whole) || isNamedList(heard)),
  calls: (heard) => ({ tool: 'delete_todos', input: { list: lastList(heard) ?? '', wholeList: true } }),
  examples: [],
};

// "The list" is the one spoken of last, or the only one with something on it.
function isNamedList({ world: { mentions, things } }: Heard): boolean {
  return (
    Boolean(mentions[0]?.thing.list) || !things.some((thing) => thing.kind === 'todo' && thing.list == null)
  );
}

export const restPhrase: Phrase = {
  intent: 'lists_remove',
  strength: 'certain',
  when: 'never',
  say: [
    '(remove|delete|erase|drop|cancel|clear|wipe|scrap|get rid of|bin|chuck|ditch|forget) (the rest|the others|the other ones|everything else|all the others|all the rest|what is left|the remaining ones) [please|now|then|off the list|from the list]',
  ],
  fits: (heard) => restOfLast(heard).length > 0,
  calls: (heard) => removeById(restOfLast(heard), true),
  examples: [],
};

// "Just the bbq one", after the question whether to delete everything was denied.
export const onlyOnePhrase: Phrase = {
  intent: 'lists_remove',
  strength: 'certain',
  when: 'never',
  say: ['[no|ok|actually|well] (just|only) [delete|remove|drop|bin|scrap] {item} [please|then]'],
  fits: (heard) => onlyOneMeant(heard) !== null,
  calls: (heard) => {
    const thing = onlyOneMeant(heard);
    return thing && removeById([thing]);
  },
  examples: [],
};

const clearing =
  /^\W*(?:(?:ok|please|can you|just|now|and)[, ]+)*(?:delete|remove|erase|clear|wipe|get rid of|scrap|bin|drop|cancel) .*\b(?:all|every\w*|lot|whole)\b/i;

function onlyOneMeant({ text, findWords, world: { lastReply, told } }: Heard): Thing | null {
  if (!lastReply?.startsWith('All right, I left everything') || !clearing.test(told?.at(-2) ?? ''))
    return null;
  const words = text('item').replace(/^(?:the|my) | ones?$/gi, '');
  const [thing, another] = findWords(words, ['todo', 'reminder', 'event']);
  return another ? null : (thing ?? null);
}

function restOfLast({ world }: Heard): Thing[] {
  const [newest] = world.mentions;
  if (newest?.thing.kind !== 'todo') return [];
  const named = world.mentions.filter(({ turn, how }) => turn === newest.turn && how !== 'shown');
  const isNamed = (id: string) => newest.how !== 'made' && named.some(({ thing }) => thing.id === id);
  return world.things.filter(
    (thing) =>
      thing.kind === 'todo' && (thing.list ?? null) === (newest.thing.list ?? null) && !isNamed(thing.id),
  );
}

function clearedKinds({ text, world }: Heard): Thing['kind'][] {
  const kind = saidKind(text('scope')) ?? (world.mentions[0]?.thing.kind === 'todo' ? 'todo' : null);
  if (kind === 'event') return ['event', 'reminder'];
  return kind ? [kind] : ['todo', 'reminder', 'event'];
}

function sparedThings(spared: string, heard: Heard, kinds: Thing['kind'][]): string[] | null {
  const found = spared.split(nameGap).map((words) => heard.findWords(words, kinds));
  return found.every((things) => things.length > 0) ? found.flat().map(({ id }) => id) : null;
}

const nameGap = /\s*(?:,|&|\band\b)\s*(?=\S)/i;

function sparedBy(spared: string, heard: Heard): string[] {
  const names = spared
    .replace(/,? (?:they|it|there|we|i|which|as|because|since|but)\b.*$/i, '')
    .replace(/^(?:the|any) | (?:anywhere|left|there|today|in stock|this time|though)$/gi, '');
  return names.split(nameGap).flatMap((words) => {
    const found = heard.findWords(words, ['todo']);
    return found.length > 0 ? found.map(({ id }) => id) : [words];
  });
}

/**
 * Returns the list that "it" means. This is the list that the last answer showed or filled, or on which it
 * ticked something.
 */
export function listShown({ world: { mentions, things } }: Heard): string | null {
  const [newest] = mentions;
  if (newest?.thing.kind === 'list' && newest.how !== 'deleted') return newest.thing.title;
  // What is ticked tells no list any more, but what was added or shown with it does.
  const turns = mentions.flatMap(({ thing, how, turn }) =>
    thing.id === newest?.thing.id && how !== 'done' ? [turn] : [],
  );
  const beside = mentions.find(({ turn, thing }) => turns.includes(turn) && thing.list)?.thing.list;
  if (newest?.how === 'done' && beside) return beside;
  const open = mentions.filter(({ thing }) => things.includes(thing));
  const { turn, thing: { list } = {} } = open.find(({ how }) => /^(?:shown|made)$/.test(how)) ?? {};
  const listed = open.filter((mention) => mention.turn === turn);
  return list && listed.length > 1 && listed.every(({ thing }) => thing.list === list) ? list : null;
}
