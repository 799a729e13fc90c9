import { titleOf } from '@/lib/phrases/input';
import type { Heard, Phrase, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { matchWords } from '@/lib/words/match-words';
import { isOneSlip } from '@/lib/words/near-spelling';
import { taskVerbs } from '@/lib/words/verbs';
import { quoted } from '@/lib/words/wording';

/** "Make that Tim", "make it dinner at 7", "make it lemonade instead": what was just set gets another name. */
export const madeToPhrases: Phrase[] = [
  {
    intent: 'calendar_set',
    strength: (heard) => (madeTo(heard)?.isPlain ? 'certain' : 'guess'),
    strongest: 'certain',
    say: [
      '[no|sorry|oops|wait|oh|actually|hmm|ok] [no|actually|sorry] (make|change) (it|that|this|that one) [to|into] {item} [instead|please|then|rather]',
    ],
    fits: (heard) => madeTo(heard) !== null && !heard.hasQuestionMark,
    calls: (heard) => {
      const { thing, title } = madeTo(heard) ?? {};
      if (!thing) return null;
      const when = heard.when ? { when: heard.when } : {};
      return thing.kind === 'todo'
        ? {
            tool: 'update_todo',
            input: { item: thing.id, text: title, ...(heard.when && { due: heard.when }) },
          }
        : { tool: 'update_reminder', input: { item: thing.id, title, ...when } };
    },
    offer: (heard) => {
      const { thing, title = '' } = madeTo(heard) ?? {};
      return `Shall I change ${quoted(thing?.title ?? '')} to ${quoted(title)}?`;
    },
    examples: [],
  },
  {
    // "Oops, I meant oat milk" names the todo "milk" more exactly.
    intent: 'lists_createoradd',
    when: 'never',
    strength: 'certain',
    say: [
      '[no|sorry|oops|wait|oh|actually|i meant|i mean|make it|make that] [the|some] {item} [sorry|please|instead]',
    ],
    fits: (heard) => refined(heard) !== null,
    calls: (heard) => refined(heard),
    examples: [],
  },
];

const occasions = new Set('lunch dinner breakfast brunch supper coffee drinks tea call meeting'.split(' '));
const noName =
  /^(?:quick|short|long|big|small|double|triple|half|daily|weekly|monthly|yearly|urgent|high|low|top|private|public|recurring|repeat\p{L}*|every|all|just|only|so|happen|work|count|stop|clear|easy|simple|fun|nice|good|better|best|up|a (?:priority|surprise|habit|reminder|todo|task|date|rule|point|day|plan|list|note|thing|deal|routine|bit|little|few|couple)|(?:the|my|an?) (?:first|last|next|other|same)|(?:the )?(?:morning|afternoon|evening|weekend))\b|\d|\b(?:not|rather than|instead of|and|or|if|when|because)\b/iu;

const adjective = /^\p{L}+(?:er|ly|y|able|ish|ful|ing|ed)$/iu;

interface Renamed {
  thing: Thing;
  title: string;
  /** Whether the new name surely takes the place of the old one. */
  isPlain: boolean;
}

function madeTo(heard: Heard): Renamed | null {
  const { world, whole } = heard;
  const item = titleOf(heard.text('item').replace(/^(?:an?|the|some) /i, ''));
  if (noName.test(heard.text('item')) || item.length < 3 || item.split(' ').length > 5) return null;
  const [newest] = world.mentions;
  const last = world.mentions.filter(
    ({ turn, how }) => turn === newest?.turn && /^(?:made|changed)$/.test(how),
  );
  const things = last.flatMap(({ thing: { id } }) => world.things.find((one) => one.id === id) ?? []);
  const renamed = things.flatMap((thing) => {
    if (!/^(?:todo|reminder)$/.test(thing.kind)) return [];
    const title = sameKind(thing.title, item);
    return title && title !== thing.title ? { thing, title, isPlain: true } : [];
  });
  const [only, another] = renamed;
  if (only) return another ? null : only;
  const [thing, other] = things;
  if (other || heard.when || adjective.test(item) || thing?.kind !== 'todo' || thing.date) return null;
  const [verb = '', ...rest] = thing.title.split(' ');
  const isTask = taskVerbs.has(verb.toLowerCase());
  if (isTask ? rest.length !== 1 : rest.length > 1 || item.includes(' ')) return null;
  return { thing, title: isTask ? `${verb} ${item}` : item, isPlain: / instead$/i.test(whole) };
}

// The title with a name, an occasion or its beginning replaced by one of the same kind.
function sameKind(title: string, item: string): string | null {
  const [words, said] = [title.split(' '), item.split(' ')];
  const [first = '', second] = said;
  const own = words[0]?.toLowerCase() ?? '';
  if (own === first.toLowerCase() && said.length > 1) return [...said, ...words.slice(said.length)].join(' ');
  if (occasions.has(own) && occasions.has(first.toLowerCase()))
    return [...said, ...words.slice(second ? said.length : 1)].join(' ');
  const rest = words.slice(1).join(' ').toLowerCase();
  if (
    second &&
    taskVerbs.has(own) &&
    taskVerbs.has(first.toLowerCase()) &&
    rest === said.slice(1).join(' ').toLowerCase()
  )
    return item;
  if (second) return null;
  const isCapital = (word: string) => /^\p{Lu}\p{Ll}/u.test(word);
  const names = words.filter((word, place) => place > 0 && isCapital(word));
  const near = words.filter(
    (word) => word.length > 2 && first.length > 2 && isOneSlip(word.toLowerCase(), first.toLowerCase()),
  );
  const [old, another] = near.length > 0 ? near : isCapital(first) ? names : [];
  return old && !another ? words.map((word) => (word === old ? first : word)).join(' ') : null;
}

function refined({ world, text, message, whole, isAlso }: Heard): PhraseCall | null {
  const [newest] = world.mentions;
  if (newest?.how !== 'made' || newest.thing.kind !== 'todo' || /\bnot\b/i.test(whole)) return null;
  const made = world.mentions.filter(({ turn }) => turn === newest.turn).map(({ thing }) => thing);
  const said = matchWords(text('item'));
  const isSaid = /\b(?:mean|meant|make (?:it|that))\b/i.test(message);
  // "2 pints of milk", right after "milk" was added, says how much.
  const isCounted =
    newest.turn === world.lastTurn &&
    amount.test(whole) &&
    !isAlso &&
    !/\b(?:and|plus|also|too)\b|,/i.test(message);
  const named = made.filter(({ title }) => {
    const own = matchWords(title);
    const isLonger = said.length > own.length && said.length <= own.length + 3;
    return isLonger && own.every((word) => said.includes(word));
  });
  const [only, another] = named;
  if (only && !another && (isSaid ? made.length === 1 : isCounted))
    return { tool: 'update_todo', input: { item: only.id, text: titleOf(text('item')) } };
  // "Make that size 5", of "nappies size 4".
  const [, kind = '', size = ''] = /^(\p{L}{3,}) (\d[\w.]*)$/u.exec(text('item')) ?? [];
  const resized =
    kind && newest.thing.title.replace(new RegExp(`\\b(${kind}) \\d[\\w.]*`, 'i'), `$1 ${size}`);
  return resized && resized !== newest.thing.title && isSaid && made.length === 1
    ? { tool: 'update_todo', input: { item: newest.thing.id, text: resized } }
    : null;
}

const amount =
  /^(?:\d+|(?:an?|half an?|two|three|four|five|six|a couple of)\b) ?(?:x |dozen |(?:pints?|bottles?|packs?|bags?|cans?|tins?|jars?|boxes|loaves|litres?|liters?|kgs?|kilos?|g|ml|l|lbs?|pounds) (?:of )?)?(?=\p{L})/iu;
