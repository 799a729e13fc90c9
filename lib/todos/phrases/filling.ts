import { newTodos } from '@/lib/phrases/new-todos';
import type { Heard, Phrase, PhraseCall } from '@/lib/phrases/phrase';
import { findTimes } from '@/lib/time/find-times';
import { areGoods } from '@/lib/todos/goods';
import { lastList, listName, recentOf } from '@/lib/todos/phrases/shared';
import { areTitles, namesWorks } from '@/lib/todos/titles';
import { agentVerbs, taskVerbs } from '@/lib/words/verbs';

export const fillingPhrases: Phrase[] = [
  {
    // "Make one for books too", after a list.
    intent: 'lists_createoradd',
    strength: 'certain',
    when: 'never',
    say: [
      '[and|also|then|now] [also] (make|start|create|do|set up|open|begin) [me] (one|another|another one|a new one|a second one) [too|also|as well] (for|called|named|of) [the|my] {list} [too|as well|also]',
    ],
    fits: (heard) => lastList(heard) !== null && heard.text('list').split(' ').length <= 3,
    calls: (heard) => newTodos([], listName(heard.text('list')) ?? heard.text('list')),
    examples: [],
  },
  {
    // "Add primer, scratch the corner bead, Luis has some": an item that the list has is taken off.
    intent: 'lists_createoradd',
    strength: 'certain',
    when: 'never',
    isContent: true,
    say: ['(add|put) [on] {items}'],
    fits: (heard) => addedAndTaken(heard) !== null && !heard.hasQuestionMark,
    calls: (heard) => addedAndTaken(heard),
    examples: [],
  },
  {
    // "Friday the 13th" is a title if the list is one of films.
    intent: 'lists_createoradd',
    strength: 'certain',
    when: 'words',
    isContent: true,
    say: ['{items}'],
    fits: (heard) => {
      const list = filledList(heard);
      return (
        list !== null &&
        namesWorks(list) &&
        !heard.hasQuestionMark &&
        !notTitles.test(heard.whole) &&
        areTitles([`${titleStart(heard)}${heard.items('items')[0] ?? ''}`, ...heard.items('items').slice(1)])
      );
    },
    calls: (heard) => filling(heard, titleStart(heard)),
    examples: [],
  },
  {
    // "Tent, bug spray, rain boots", right after the list was made, goes to it as a whole.
    intent: 'lists_createoradd',
    strength: 'certain',
    when: 'words',
    isContent: true,
    say: ['{items}'],
    fits: (heard) => isJustMade(heard) && !heard.hasQuestionMark && areEnumerated(heard),
    calls: (heard) => filling(heard),
    examples: [],
  },
  {
    // "Torch", right after the list or another item of it.
    intent: 'lists_createoradd',
    strongest: 'sure',
    strength: ({ whole, world }) => (findTimes(whole, world).length > 0 ? 'sure' : 'likely'),
    when: 'words',
    say: ['{items}'],
    fits: (heard) => {
      const list = filledList(heard);
      const items = heard.items('items');
      return (
        list !== null &&
        isStillFilled(heard) &&
        items.length <= 2 &&
        !heard.hasQuestionMark &&
        !reactions.test(heard.whole) &&
        items.every(isBareItem) &&
        hasNoTime(heard, namesWorks(list))
      );
    },
    calls: (heard) => filling(heard),
    examples: [],
  },
  {
    // "6 eggs", right after another thing for the list.
    intent: 'lists_createoradd',
    strength: 'likely',
    when: 'never',
    say: ['{items}'],
    fits: (heard) => {
      const [newest] = heard.world.mentions;
      return (
        newest?.thing.kind === 'todo' &&
        newest.how === 'made' &&
        !heard.hasQuestionMark &&
        !/^(?:the|my|our)\b/i.test(heard.text('items')) &&
        heard.items('items').every((item) => isBareItem(item) && areGoods(item))
      );
    },
    calls: (heard) =>
      newTodos(
        heard.items('items').map((text) => ({ text })),
        filledList(heard),
      ),
    examples: [],
  },
];

function filledList(heard: Heard): string | null {
  const recent = recentOf(heard);
  if (recent?.how !== 'made') return null;
  return recent.thing.kind === 'list' ? recent.thing.title : (recent.thing.list ?? null);
}

// "Perfect" of "Perfect Days and Past Lives" is no reaction.
function titleStart({ message, whole }: Heard): string {
  const said = message.trim();
  return (
    (said.endsWith(whole) &&
      /^(?:Perfect|Great|Good|Lovely|Nice|Fine|Cool|Beautiful|Wonderful|Amazing|Super|Brilliant|Excellent|Right) $/.exec(
        said.slice(0, -whole.length),
      )?.[0]) ||
    ''
  );
}

function filling(heard: Heard, start = ''): PhraseCall {
  return newTodos(
    heard.items('items').map((text, place) => ({ text: place === 0 ? `${start}${text}` : text })),
    filledList(heard),
  );
}

// Returns whether the user's last message made the list or added to it.
function isStillFilled(heard: Heard): boolean {
  const said = heard.world.lastMessage?.toLowerCase() ?? '';
  const title = recentOf(heard)?.thing.title.toLowerCase();
  return title !== undefined && said.includes(title);
}

// Returns whether the user's last message made an empty list.
function isJustMade({ world: { mentions, lastTurn, things } }: Heard): boolean {
  const made = mentions.filter(({ turn, how }) => turn === lastTurn && how === 'made');
  const [only, other] = made;
  return (
    only?.thing.kind === 'list' && !other && !things.some(({ list }) => list && list === only.thing.title)
  );
}

function areEnumerated({ whole, items }: Heard): boolean {
  const found = items('items');
  return (
    found.length >= 3 &&
    /[,;\n]/.test(whole) &&
    found.every(
      (item) =>
        item.split(' ').length <= longestItem &&
        /\p{L}{2}/u.test(item) &&
        !telling.test(item) &&
        !notItems.test(item) &&
        !reactions.test(item),
    )
  );
}

// A list that was just made is filled, and nothing is taken off it.
const notItems =
  /^(?:(?:remind|add|delete|remove|show|cancel|clear|rename|move|undo|tick|mark)\b|(?:call|name|share|send) (?:it|that|this)\b)/i;

// Some people begin all words with a capital letter.
const notTitles =
  /^(?:remind|add|delete|remove|show|undo|cancel|clear|tick|mark|thanks?|thank you|hello|hi|hey|yes please|no thanks|good (?:morning|afternoon|evening|night|day)|next|on|by|this|until|till)\b/i;

const reactions =
  /^(?:(?:yes|no|yep|yup|nope|nah|please|thanks|wait|stop|hmm+|hm|help|sorry|oops|done|ready|go|hello|hi|hey|bye|cool|wow|yay|perfect|lovely|great|nice|fine|good|bad|sure|really|exactly|right|wrong|correct|true|maybe|whatever|nothing|nevermind|never|mind|forget|later|now|soon|today|more|next|same|none|all|that|everything|anything|enough|finished|hungry|tired|bored|sad|happy|busy|sick|funny|weird|interesting|awesome|amazing|brilliant|love|haha\w*|lol|ugh|omg|so|very|too|much|not|and|but|the|list|lists|undo|one|sec|second|moment|minute|hold|on|just|a)\W*)+$/i;

const telling =
  /[.!?]\s|\b(?:i|we|he|she|they|it|me|us|him|them|this|that|these|those|is|are|am|was|were|has|have|had|can|can['’]?t|could|cannot|do|does|did|don['’]?t|will|would|should|not|no|what|where|when|who|which|why|how|please|instead|list|reminders?)\b/i;

function isBareItem(item: string): boolean {
  const [first = ''] = item.toLowerCase().split(' ');
  return (
    item.split(' ').length <= longestItem &&
    /\p{L}{2}/u.test(item) &&
    !telling.test(item) &&
    !/^[^:]+:\s|^(?:the|that) .*\bones?$/i.test(item) &&
    !/^(?:for|from|on|at|to|with|in|into|by|of|no|used|ate|eaten|drank|finished|opened|cooked|bought|got|took|had|lost|threw)$/.test(
      first,
    ) &&
    (!taskVerbs.has(first) || item.toLowerCase() === first) &&
    !agentVerbs.has(first)
  );
}

const longestItem = 5;

function hasNoTime({ whole, items, world }: Heard, areWorks: boolean): boolean {
  const times = findTimes(whole, world);
  // "The Barolo from Saturday" only tells which one.
  const isOfDay = times.every(
    ({ kind, text }) => kind === 'date' && /^from /i.test(text) && !/\d/.test(text),
  );
  if (times.length === 0 || isOfDay) return true;
  return (
    areWorks &&
    times.every(({ kind }) => kind !== 'instant' && kind !== 'time' && kind !== 'recurrence') &&
    items('items').every((item) => findTimes(item, world).every(({ text }) => text.length < item.length))
  );
}

const takenOff =
  /^(?:(?:and|but|then) )*(?:scratch|remove|drop|delete|take (?:off|out)|leave out|cross (?:off|out)|lose|skip) (?:the )?(.+?)(?: (?:off|out))?$/i;
const clause = /^(?:too|not|already|no) |\b(?:has|have|['’]ve|['’]s|is|are|got|we|i|he|she|they)\b/i;

// What is neither added nor taken off must be a reason at the end.
function addedAndTaken(heard: Heard): PhraseCall[] | null {
  const items = heard
    .text('items')
    .split(
      /\s*[,;]\s*|\s+(?:and|but)\s+(?=(?:scratch|remove|drop|delete|take|leave out|cross|lose|skip)\b)/i,
    );
  const place = items.findIndex((item) => takenOff.test(item));
  const list = recentOf(heard)?.thing.list;
  if (place < 1) return null;
  const taken = items.slice(place).filter((item) => takenOff.test(item));
  const reasons = items.slice(place).filter((item) => !takenOff.test(item));
  const found = taken.map((item) =>
    heard
      .findWords(takenOff.exec(item)?.[1] ?? '', ['todo'])
      .filter(({ isDone, list: own }) => !isDone && (!list || own === list)),
  );
  if (found.some((things) => things.length !== 1) || reasons.some((item) => !clause.test(item))) return null;
  const added = newTodos(
    items.slice(0, place).map((text) => ({ text, due: null })),
    list ?? undefined,
  );
  return [added, { tool: 'delete_todos', input: { items: found.flat().map(({ id }) => id) } }];
}
