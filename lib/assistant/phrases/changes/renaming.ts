import { listShown } from '@/lib/assistant/phrases/changes/whole-list';
import { inItsTask } from '@/lib/phrases/meant-task';
import type { Heard, Phrase, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { findTimes } from '@/lib/time/find-times';
import { isOneSlip } from '@/lib/words/near-spelling';
import { taskVerbs } from '@/lib/words/verbs';

export const renamingPhrases: Phrase[] = [
  {
    // "*grab", after "gab the lunchbox" was set.
    intent: 'lists_createoradd',
    when: 'words',
    strength: 'certain',
    say: ['{value}'],
    fits: (heard) => starred(heard) !== null,
    calls: (heard) => retitled(starred(heard)),
    examples: [],
  },
  {
    // "Sorry, appointment", after "quote with the doctor at 5" was set.
    intent: 'lists_createoradd',
    when: 'words',
    strength: 'certain',
    say: ['{value}'],
    fits: (heard) => apologized(heard) !== null,
    calls: (heard) => retitled(apologized(heard)),
    examples: [],
  },
  {
    // Matches "no I meant dentist, call it dentist".
    intent: 'lists_createoradd',
    when: 'words',
    strength: 'certain',
    say: [
      '(call|name|rename|retitle) (it|that|this|that one) [to|as] {value} [instead|please|then]',
      '{remark} (call|name|rename) (it|that|this|that one) {value} [instead|please|then]',
    ],
    fits: (heard) =>
      heard.text('value').split(' ').length <= 6 &&
      !/^(?:a|off|in|quits?|back|when|if|at|on)\b/i.test(heard.text('value')) &&
      (heard.last(['todo', 'reminder']) ?? listShown(heard)) !== null,
    calls: (heard) => {
      const thing = heard.last(['todo', 'reminder']);
      // "Rename it to just Lisbon".
      const value = heard.text('value').replace(/^just (?=\p{Lu})/u, '');
      const list = listShown(heard);
      if (list) return { tool: 'update_todo', input: { list, text: value } };
      return thing?.kind === 'todo'
        ? { tool: 'update_todo', input: { item: thing.id, text: value } }
        : { tool: 'update_reminder', input: { item: thing?.id, title: value } };
    },
    examples: [],
  },
  {
    // "Corn on the cob, I mean", after "corn" was added.
    intent: 'lists_createoradd',
    when: 'words',
    strength: 'certain',
    say: ['{value} [that is what] (i|we) (mean|meant)', '(i|we) (mean|meant) {value}'],
    fits: (heard) => longerNamed(heard) !== null && !heard.hasQuestionMark,
    calls: (heard) => ({
      tool: 'update_todo',
      input: { item: longerNamed(heard)?.id, text: heard.text('value').replace(/(?<![,\s])[,\s]+$/, '') },
    }),
    examples: [],
  },
  {
    // "You can drop the from school bit" shortens a name.
    intent: 'lists_createoradd',
    when: 'words',
    strength: 'certain',
    say: [
      '(drop|remove|delete|cut|take out|leave out|lose|skip) [the] {words} (bit|part) [of it|from it|in it|there]',
    ],
    fits: (heard) => shortened(heard) !== null,
    calls: (heard) => retitled(shortened(heard)),
    examples: [],
  },
  {
    intent: 'lists_createoradd',
    say: [
      '(rename|retitle|change|edit|update|correct) {item} (to|into|as) {value}',
      '(call|name) {item} {value} instead',
      '(change|replace|swap) {item} (with|for|by) {value}',
      'make {item} {value} instead',
      '(make|change) the {item} {value}',
    ],
    when: 'words',
    fits: (heard) => isRenamed(heard),
    calls: (heard) => {
      const [thing, another] = heard.find('item', ['todo', 'reminder', 'fact']);
      const value = heard.text('value');
      if (another && /^(?:him|her)$/i.test(heard.text('item')))
        return 'Who is that? Say the name, for example “swap Tom for Ann”. Nothing was changed.';
      const task = inItsTask(thing?.title ?? '', heard.text('item'), value);
      if (thing?.kind === 'todo')
        return {
          tool: 'update_todo',
          input: { item: thing.id, text: task ?? withItsAmount(thing.title, heard) },
        };
      if (thing?.kind === 'reminder')
        return { tool: 'update_reminder', input: { item: thing.id, title: task ?? value } };
      return thing ? { tool: 'store_info', input: { key: thing.title, value } } : null;
    },
    examples: [],
  },
];

const amount =
  /^(?:an?|\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|(?:a |half a )?(?:dozen|couple of|few|bunch of|pack of))(?:\s?(?:kg|g|l|ml|packs?|bags?|bottles?|cans?|tins?|jars?|boxes|loaves|tubs?|cartons?)(?: of)?)? /i;

const measure = /\b\d+(?:[.,]\d+)? ?(?:kgs?|g|kilos?|l|ml|lit(?:er|re)s?|packs?|packets?|bags?|tins?)\b/i;

function withItsAmount(title: string, { text }: Heard): string {
  // "Change flour to 10 kg".
  if (measure.exec(text('value'))?.[0] === text('value') && measure.test(title))
    return title.replace(measure, text('value'));
  const own = amount.exec(title)?.[0] ?? '';
  const isNoun = own !== '' && title.slice(own.length).toLowerCase() === text('item').toLowerCase();
  return isNoun && !amount.test(`${text('value')} `) && !/^\d/.test(text('value'))
    ? `${own}${text('value')}`
    : text('value');
}

function namesAgain(item: string, value: string): boolean {
  const words = value.toLowerCase().split(' ');
  return item
    .toLowerCase()
    .split(' ')
    .every((word) => words.includes(word));
}

function isRenamed({ text, find, whole }: Heard): boolean {
  return (
    !/^\d{1,2}(?:[:.]\d\d|(?: ?[ap]m)?(?=$|[,;]| and (?:tell|let|remind|text|call|ask|add|put|then|also)\b))/i.test(
      text('value'),
    ) &&
    find('item', ['todo', 'reminder', 'fact']).length === 1 &&
    (!/^make the\b/i.test(whole) || / instead$/i.test(whole) || namesAgain(text('item'), text('value')))
  );
}

const maxMore = 3;

// Returns the new todo that the message names with more words: "corn" for "corn on the cob".
function longerNamed({ world, text }: Heard): Thing | null {
  const words = text('value').toLowerCase().split(/\s+/);
  if (
    /^(?:to|only|just)\b|^(?:that|it) (?:was|is)\b|\b(?:not|and|or|list|for|instead|tomorrow|today)\b/i.test(
      text('value'),
    )
  )
    return null;
  const made = world.mentions.filter(({ turn, how }) => how === 'made' && turn === world.mentions[0]?.turn);
  const found = made.filter(({ thing }) => {
    const own = thing.title.toLowerCase().split(/\s+/);
    return (
      thing.kind === 'todo' &&
      own.length < words.length &&
      words.length - own.length <= maxMore &&
      own.every((word) => words.includes(word))
    );
  });
  const [only, another] = found.map(({ thing }) => world.things.find(({ id }) => id === thing.id));
  return another ? null : (only ?? null);
}

interface Retitled {
  thing: Thing;
  title: string;
}

function retitled(found: Retitled | null): PhraseCall | null {
  if (!found) return null;
  const { thing, title } = found;
  return thing.kind === 'todo'
    ? { tool: 'update_todo', input: { item: thing.id, text: title } }
    : { tool: 'update_reminder', input: { item: thing.id, title } };
}

const star = /^\*\s?([\p{L}'’-]+)$|^([\p{L}'’-]+)\*$/u;

// Returns the latest thing with its title corrected by a message such as "*grab".
function starred({ message, world }: Heard): Retitled | null {
  const groups = star.exec(message.trim());
  const word = groups?.[1] ?? groups?.[2];
  const recent = world.mentions.find(({ how }) => how === 'made' || how === 'changed')?.thing.id;
  const thing = world.things.find(({ id }) => id === recent);
  if (!word || (thing?.kind !== 'todo' && thing?.kind !== 'reminder')) return null;
  const near = thing.title
    .split(' ')
    .find(
      (own) => own.toLowerCase() !== word.toLowerCase() && isOneSlip(own.toLowerCase(), word.toLowerCase()),
    );
  return near ? { thing, title: thing.title.replace(near, word) } : null;
}

const apology =
  /^(?:(?:oh|ah|no|wait|ups?),? )?(?:sorry|oops|whoops|correction|i mean|i meant)\b[\s,:]*(?:i mean|i meant|it is|it['’]s)?[\s,:]*(?<word>[\p{L}'’-]+)$|^(?<before>[\p{L}'’-]+)[\s,]+(?:sorry|i mean|i meant)$/iu;
const excuse =
  /[\s,.!–-]*(?:\p{Extended_Pictographic}|(?:sorry for )?(?:my|bad) (?:bad |poor )?(?:english|spelling|mistake|bad)\b.*|(?:english|it) is not my .*|wrong word|typo|autocorrect\p{L}*)[\s.!]*$/iu;
const occasion =
  /^(?:appointment|meeting|interview|exam|test|reservation|booking|visit|lesson|class|check-?up|session|call|date|party|dinner|lunch|breakfast|brunch|drinks|coffee|flight|training|delivery|rehearsal|conference|course|consultation)$/i;
const noTitle =
  /^(?:thanks?|no|yes|ok|okay|what|why|how|who|when|where|it|that|this|wait|nothing|never|nevermind|stop|cancel|undo|delete|remove|wrong|again|late|busy|about|for|so|but|please|bye|hi|hello|you|me|too|both|all|none|later|earlier|now|done|my|bad|mistake)$/i;

// Returns the thing made last with one word of its title replaced.
function apologized({ message, world }: Heard): Retitled | null {
  const said = message
    .trim()
    .replace(excuse, '')
    .replace(excuse, '')
    .replace(/(?<![.!])[.!]+$/, '');
  const groups = apology.exec(said)?.groups;
  const word = groups?.word ?? groups?.before;
  const [newest] = world.mentions.filter(({ how }) => how === 'made' || how === 'changed');
  const own = world.mentions.filter(({ turn }) => turn === newest?.turn);
  const thing = own.length === 1 ? world.things.find(({ id }) => id === newest?.thing.id) : undefined;
  if (!word || noTitle.test(word) || findTimes(word, world).length > 0) return null;
  if (thing?.kind !== 'todo' && thing?.kind !== 'reminder') return null;
  const old = wordFor(word, thing.title);
  return old && old !== word ? { thing, title: thing.title.replace(old, word) } : null;
}

function wordFor(fresh: string, title: string): string | undefined {
  const words = title.split(' ');
  const [first = '', second = ''] = words;
  const near = words.find((own) => own.length > 2 && isOneSlip(own.toLowerCase(), fresh.toLowerCase()));
  if (near || words.length === 1) return near ?? first;
  const isVerb = (word: string) => taskVerbs.has(word.toLowerCase());
  if (isVerb(first) && isVerb(fresh)) return first;
  if (isVerb(first) && words.length === 2) return second;
  if (occasion.test(fresh) && !isVerb(first) && /^(?:with|at|for|in|by|about)$/i.test(second)) return first;
  const isCapital = (word: string) => /^\p{Lu}\p{Ll}/u.test(word);
  const names = words.slice(1).filter(isCapital);
  return isCapital(fresh) && names.length === 1 ? names[0] : undefined;
}

function shortened({ world, text }: Heard): Retitled | null {
  const words = text('words').toLowerCase();
  const recent = world.mentions.flatMap(({ thing }) => world.things.find(({ id }) => id === thing.id) ?? []);
  const thing = recent.find(
    ({ kind, title }) => /^(?:todo|reminder)$/.test(kind) && title.toLowerCase().includes(words),
  );
  const start = thing?.title.toLowerCase().indexOf(words) ?? -1;
  const title = thing
    ? `${thing.title.slice(0, start)}${thing.title.slice(start + words.length)}`.replace(/\s+/g, ' ').trim()
    : '';
  return thing && words && title ? { thing, title } : null;
}
