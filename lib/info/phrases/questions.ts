import { facts, isKnown, key, withName } from '@/lib/info/phrases/shared';
import { formatFact } from '@/lib/info/wording';
import { keepable } from '@/lib/phrases/names';
import type { Heard, Phrase } from '@/lib/phrases/phrase';
import { capitalized } from '@/lib/words/wording';

export const questionPhrases: Phrase[] = [
  {
    intent: 'facts_query',
    isQuestion: true,
    say: [
      '(do|can|am|should|may) (i|we) [allowed to|able to|supposed to] (eat|drink|have) {thing}',
      'what (can|should) (i|we) (eat|not eat)',
      '(what|any) [food] (allergies|intolerances|diet) (do i have|am i on|have i)',
    ],
    fits: (heard) =>
      isKnown(heard, 'diet') || isKnown(heard, 'allergies') || isKnown(heard, 'what you don’t eat'),
    calls: (heard) =>
      facts(heard)
        .filter(({ key: name }) => /diet|allerg|eat/i.test(name))
        .map(({ key: name, value }) =>
          name === 'diet'
            ? `You told me you are ${value}.`
            : `You told me about ${name.replace(/^what /, 'what ')}: ${value}.`,
        )
        .join(' '),
    examples: [],
  },
  {
    intent: 'facts_query',
    isQuestion: true,
    when: 'words',
    say: ['(read|show|give|send|tell) me [back] (my|our|the) {key} [back|there|please]'],
    fits: (heard) => isKnown(heard, heard.text('key')) && keepable.test(heard.text('key')),
    calls: (heard) => ({ tool: 'get_info', input: { query: heard.text('key') } }),
    examples: [],
  },
  {
    intent: 'facts_query',
    isQuestion: true,
    when: 'words',
    say: [
      '(what is|what are|what was|tell me|give me|read me|send me|do you know|do you remember|show me|i forgot) (my|our) {key} [again]',
      "(what is|what are|what was|do you know|tell me|give me|send me|read me|show me|i need) {key} 's {more}",
    ],
    fits: (heard) =>
      keepable.test(key(heard)) &&
      !/\b(?:net worth|capital|population|birthday|anniversary|age|height of)\b/i.test(key(heard)) &&
      (/\b(?:my|our)\b/i.test(heard.whole) || keepable.test(heard.text('more'))),
    calls: (heard) => ({ tool: 'get_info', input: { query: key(heard) } }),
    strength: 'likely',
    examples: ['what is my locker code'],
    counterExamples: ['what is the capital of France'],
  },
  {
    // "What's everyone bringing?", after "Kim is bringing the pies".
    intent: 'facts_query',
    isQuestion: true,
    when: 'words',
    strength: 'certain',
    say: [
      '[so|and] (what is|what are|who is|what) (everyone|everybody|people|they all|they|the others|each person|bringing what|doing what|making what) [all] [{doing:word}] [so far|again|to it|for it]',
      '[so|and] who is (bringing|doing|making|cooking|driving|buying|taking) what [so far|again]',
      '[so|and] who is (bringing|doing|making|cooking|driving|buying|taking) [the] {what}',
    ],
    fits: (heard) => sharedOut(heard).length > 0,
    calls: (heard) =>
      sharedOut(heard)
        .map((fact) => capitalized(formatFact(fact).replace(/^Your (?=\p{Ll})/u, '')))
        .join('\n'),
    examples: [],
  },
  {
    // "What codes do you have from me?": every fact with that noun.
    intent: 'facts_query',
    isQuestion: true,
    when: 'words',
    strength: 'certain',
    say: [
      '(what|which) {noun:word} (do you have|do you know|have you got|have you stored|did i give you|did i tell you|have i given you|have i told you|do i have stored) [from|of|about] [me|us]',
    ],
    fits: (heard) => keepable.test(nounOf(heard)) && factsCalled(heard).length > 0,
    calls: (heard) => factsCalled(heard).map(formatFact).join('\n'),
    examples: [],
  },
  {
    // "Both wifi passwords please", of the home wifi and the office wifi.
    intent: 'facts_query',
    isQuestion: true,
    when: 'words',
    strength: 'certain',
    say: [
      '[can i have|could i have|can i get|give|show|send|tell|read|what are|what is|i need|get] [me] (both|both of|both the|both my|all|all the|all my|all our) [the|my|our|those] {noun} [please|again|now]',
      '(what are|give me|show me|send me) (the|my|our) [two] {noun} [please|again]',
    ],
    fits: (heard) => /s$/i.test(heard.text('noun')) && calledAlike(heard).length > 1,
    calls: (heard) => calledAlike(heard).map(formatFact).join('\n'),
    examples: [],
  },
  {
    // "Best time to ring her?" asks when someone can be reached.
    intent: 'facts_query',
    isQuestion: true,
    when: 'words',
    strength: 'certain',
    say: [
      '[and|so] [what is|what] [the|a] (best|good|right) time [is|to] (ring|call|phone|reach|catch|visit|text) {who}',
      '[and|so] (when can|when could|when should|when is it best to|when do) (i|we) (ring|call|phone|reach|catch) {who}',
    ],
    fits: (heard) => reachable(heard) !== '',
    calls: (heard) => reachable(heard),
    examples: [],
  },
  {
    // "The work one", after two numbers were shown.
    intent: 'facts_query',
    isQuestion: true,
    when: 'words',
    strength: 'certain',
    say: ['[i mean|i meant|just|only] (the|his|her|their|my) {which} (one|number|code|address) [please]'],
    fits: (heard) => chosenFact(heard) !== null,
    calls: (heard) => chosenFact(heard),
    examples: [],
  },
  {
    intent: 'facts_query',
    isQuestion: true,
    say: [
      '(what do you know|what have you stored|what have you saved|what do you remember|what did i tell you|what did you remember|what have i told you) [about] [me|of me|so far]',
      '(show|list|tell) [me] [all] [<my>] (facts|notes|stored facts|saved facts|saved info|information|memories|info)',
      '[<my>] (facts|notes)',
      'what (facts|notes) do (you|i) have',
    ],
    calls: () => ({ tool: 'get_info', input: {} }),
    examples: ['what do you know about me'],
  },
  {
    // "Show me everything you have" asks for todos, reminders and facts.
    intent: 'facts_query',
    isQuestion: true,
    when: 'never',
    strength: 'certain',
    say: [
      '[please|can you|could you|now] (show|list|tell|give|read) [me] [back] (everything|all|all of what|all [the] (things|stuff)) [that] (you have|you have got|you keep|you have stored|you have saved|you have noted|you store|you saved|you noted|is stored|is saved) [stored|saved|noted|written down|on file|there] [for me|of mine|so far|now|please|right now]',
    ],
    calls: () => ['list_todos', 'list_reminders', 'get_info'].map((tool) => ({ tool, input: {} })),
    examples: ['show me everything you have'],
    counterExamples: ['show me everything i have on friday'],
  },
];

function nounOf({ text }: Heard): string {
  return text('noun').toLowerCase().replace(/s$/, '');
}

function factsCalled(heard: Heard): { key: string; value: string }[] {
  return facts(heard).filter(({ key: name }) => name.toLowerCase().includes(nounOf(heard)));
}

// "Wifi passwords" are the facts about a wifi, if none is called a password.
function calledAlike(heard: Heard): { key: string; value: string }[] {
  const words = nounOf(heard).split(' ');
  if (words.length > 3 || !keepable.test(words.join(' '))) return [];
  const named = (noun: string) =>
    facts(heard).filter(({ key: name }) => ` ${name.toLowerCase()} `.includes(` ${noun} `));
  const all = named(words.join(' '));
  return all.length > 1 ? all : words.length > 1 ? named(words.slice(0, -1).join(' ')) : [];
}

function chosenFact({ text, world }: Heard): string | null {
  const [newest] = world.mentions;
  const shown = world.mentions.filter(
    ({ turn, how, thing }) => turn === newest?.turn && how === 'shown' && thing.kind === 'fact',
  );
  const which = text('which').toLowerCase();
  const found = shown.filter(({ thing }) => ` ${thing.title.toLowerCase()} `.includes(` ${which} `));
  const fact = found[0]?.thing;
  return shown.length > 1 && found.length === 1 && fact
    ? formatFact({ key: fact.title, value: fact.value ?? '' })
    : null;
}

const reach =
  /\b(?:free|available|home|there|reach\w*|ring|call\w*|phone|before|after|between|until|from|mornings?|afternoons?|evenings?|weekdays|weekends)\b/i;

function reachable(heard: Heard): string {
  const who = withName(heard.text('who'), heard)
    .toLowerCase()
    .replace(/^(?:my|our|the) /, '');
  return facts(heard)
    .filter(({ key: name, value }) => `${name} ${value}`.toLowerCase().includes(who) && reach.test(value))
    .map(formatFact)
    .join('\n');
}

// The facts that tell who brings, makes or does something.
function sharedOut(heard: Heard): { key: string; value: string }[] {
  const doing = /\b(?:bring|do|mak|cook|driv|buy|tak)ing\b/i.exec(heard.whole)?.[0];
  const what = heard.text('what').toLowerCase();
  return doing
    ? facts(heard).filter(
        ({ key: name, value }) =>
          ` ${name} ${value} `.toLowerCase().includes(` ${doing} `) && value.toLowerCase().includes(what),
      )
    : [];
}
