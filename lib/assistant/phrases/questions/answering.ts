import { answer, answerOpen, recall, timedLine } from '@/lib/assistant/phrases/questions/answers';
import { type Asked, readAsked } from '@/lib/assistant/phrases/questions/asked';
import { type Found, findAsked } from '@/lib/assistant/phrases/questions/found';
import { pointedAt, pointsAtPerson, spokenOf } from '@/lib/assistant/phrases/questions/pointed';
import { firstWord, textOf } from '@/lib/assistant/phrases/questions/thing-words';
import { pointers } from '@/lib/assistant/phrases/questions/words';
import { formatFact } from '@/lib/info/wording';
import type { Heard, Phrase, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { explainedShare, readQuestion } from '@/lib/search/explain';
import { matchWords } from '@/lib/words/match-words';
import { taskVerbs } from '@/lib/words/verbs';

const maxWords = 25;

export const answeringPhrases: Phrase[] = [
  {
    intent: 'calendar_query',
    isQuestion: true,
    when: 'never',
    strength: 'certain',
    say: [
      '(read|say|repeat|tell|list|show) [me] (them|those|these) [all] [back|again] [to me|for me|out|out loud|please]',
    ],
    calls: ({ world }) => {
      const things = spokenOf(world).toReversed();
      const lines = things.map((thing) => (things.length > 1 ? '• ' : '') + timedLine(thing, world));
      return things.length > 0 ? recall(lines.join('\n'), things) : null;
    },
    examples: [],
  },
  {
    // "What do you know about Huda" asks for all that names her: facts, her birthday and what is planned.
    intent: 'facts_query',
    isQuestion: true,
    when: 'words',
    strength: 'certain',
    say: [
      '[and|so|ok] what [all|else] (do you know|do you have|have you got|have i told you|did i tell you|do we know|have you saved|have you stored|have i saved|do i have|do you remember) (about|on) {name}',
      '[and|so|ok] (tell me|give me|show me) [everything|all|what you know|what you have|all you know|everything you know|everything you have] [that] (about|on) {name}',
      '(everything|anything|all) [you know|you have] (about|on) {name}',
    ],
    fits: (heard) => naming(heard).length > 1,
    calls: (heard) => {
      const things = naming(heard).slice(0, mostNaming);
      return recall(things.map((thing) => `• ${tellingLine(thing, heard)}`).join('\n'), things);
    },
    examples: [],
  },
  {
    intent: (heard) => (readAsked(heard)?.kinds?.includes('date') ? 'birthday_query' : 'calendar_query'),
    isQuestion: true,
    strength: (heard) => strengthOf(heard),
    strongest: 'sure',
    say: ['{all}'],
    fits: (heard) => heard.parts.length <= maxWords && heard.world.things.length > 0,
    calls: (heard) => answered(heard)?.calls ?? null,
    examples: [],
  },
];

const [mostNaming, longestName] = [12, 3];
const tellingKinds: Thing['kind'][] = ['fact', 'date', 'reminder', 'event', 'todo'];

function naming({ text, world }: Heard): Thing[] {
  const name = matchWords(text('name').replace(/^(?:my|our|the) /i, '')).map(withoutEnding);
  if (name.length === 0 || name.length > longestName) return [];
  const found = world.things.filter(({ kind, isDone, title, value, details }) => {
    const own = new Set(matchWords(`${title} ${value ?? ''} ${details ?? ''}`).map(withoutEnding));
    return tellingKinds.includes(kind) && !isDone && name.every((word) => own.has(word));
  });
  return found.toSorted((a, b) => tellingKinds.indexOf(a.kind) - tellingKinds.indexOf(b.kind));
}

function withoutEnding(word: string): string {
  return word.replace(/['’]s?$/, '').replace(/(?<=\p{L}{3}[^s])s$/u, '');
}

function tellingLine(thing: Thing, { world }: Heard): string {
  return thing.kind === 'fact'
    ? formatFact({ key: thing.title, value: thing.value ?? '' })
    : `${timedLine(thing, world)}.`;
}

interface Answered {
  calls: PhraseCall | PhraseCall[];
  isSure: boolean;
}

const answers = new WeakMap<Heard, Answered | null>();

function answered(heard: Heard): Answered | null {
  const known = answers.get(heard);
  if (known !== undefined) return known;
  const asked = readAsked(heard);
  const made = asked ? answeredAnew(asked, heard) : null;
  answers.set(heard, made);
  return made;
}

function strengthOf(heard: Heard) {
  return answered(heard)?.isSure ? ('sure' as const) : ('guess' as const);
}

function answeredAnew(asked: Asked, heard: Heard): Answered | null {
  if (isPast(asked, heard)) return null;
  const found = findAsked(asked, heard);
  const { world, sense } = heard;
  // "How many are we again?", after a dinner for eight.
  const last = asked.form === 'count' && found.share === null ? heard.last(['reminder', 'event']) : null;
  if (
    last?.details &&
    /\d (?:people|guests|adults|kids|of us)/i.test(last.details) &&
    ofPeople.test(heard.whole)
  )
    return { calls: answer(asked, [last], heard), isSure: true };
  if (found.share === null && found.things.length === 0 && sense !== 'none' && sense !== 'length')
    return ofSpan(asked, heard);
  // "Who do I drive tomorrow": nothing stored has the verb, but the day may answer.
  const isOfDay =
    /^(?:who|where|when)$/.test(asked.form) && asked.words.some((word) => word === 'i' || word === 'we');
  if (found.things.length === 0 && isOfDay && sense === 'day') return ofSpan(asked, heard);
  if ((asked.isOpen && asked.form !== 'countdown') || (asked.form === 'count' && found.share === null))
    return openAnswer(asked, found, heard);
  if (found.things.length === 0) return ofPerson(asked, found, heard);
  // "Who is coming to the party?" does not ask for the things on its list.
  if (asked.form === 'who' && found.things.every((thing) => thing.list && !taskVerbs.has(firstWord(thing))))
    return null;
  // A todo does not say how something is done: "how to say cheese in French".
  const isTask = found.things.every(({ kind }) => kind === 'todo' || kind === 'reminder');
  if (asked.form === 'how' && howTo.has(asked.words[0] ?? '') && isTask && (found.share ?? 0) < 0.9)
    return null;
  if (asked.form === 'noun' && !isAnswered(found, heard, asked)) return null;
  if (asked.form === 'whether' && !isThereAsked(asked, found, heard)) return null;
  // "Who is watering the plants then": the reminder says what is done, and not by whom.
  const isDoer =
    whoDoes.test(heard.whole) && isTask && found.things.every(({ title }) => !/.\p{Lu}/u.test(title));
  if (isDoer || lacksDetail(asked, found.things))
    return {
      calls: recall(
        `That I don’t know; I only know this: ${String(answer(asked, found.things, heard).input.text)}`,
        found.things,
      ),
      isSure: true,
    };
  const [only, another] = found.things;
  // "When did I do my eye drops last?" asks for what was done, and not for the end of the series.
  if (only?.rule && !another && asked.rank === 'last' && /\b(?:did|was|were|have|had)\b/i.test(heard.whole))
    return { calls: { tool: 'track_done', input: { act: 'ask', what: only.title } }, isSure: true };
  const isAmount = only && !another && /\d/.test(`${only.title} ${only.value ?? ''} ${only.details ?? ''}`);
  if (asked.form === 'count' && !isAmount) return { calls: answerOpen(found.things, world), isSure: true };
  return { calls: answer(asked, found.things, heard), isSure: true };
}

const details =
  /^(?:emails?|address|postcode|zip|surname|maiden|salary|birthday|age|iban|username|password|pin|extension)$/;

// "What's Margaret's email" is not answered by who she is.
function lacksDetail({ form, words }: Asked, things: Thing[]): boolean {
  const wanted = /^(?:noun|what)$/.test(form) ? words.filter((word) => details.test(word)) : [];
  const terms = wanted.length > 0 ? readQuestion(`x ${wanted.join(' ')}`).slice(1) : [];
  return (
    terms.length > 0 &&
    things.every((thing) => thing.kind === 'fact' && explainedShare(terms, textOf(thing)) === 0)
  );
}

function isPast({ form, words }: Asked, { first }: Heard): boolean {
  if (/^(?:say|tell|mention|note|write|save|told|mentioned|noted|said)$/.test(words[1] ?? '')) return false;
  return form === 'whether' && /^(?:did|have|has|had)$/.test(first) && /^(?:i|we|you)$/.test(words[0] ?? '');
}

function isAnswered({ share, things }: Found, heard: Heard, { isFollowUp, isOrder }: Asked): boolean {
  if (share === null) return false;
  if (isOrder) return share >= 0.75 && things.every(({ kind }) => kind === 'fact');
  if (isFollowUp) return share >= 0.5;
  return heard.hasQuestionMark ? share >= 0.5 : share >= 0.9 && things[0]?.kind === 'fact';
}

function ofPerson(asked: Asked, { words }: Found, heard: Heard): Answered | null {
  const isTold = /^(?:when|what|where)$/.test(asked.form) && pointsAtPerson(heard);
  const [thing] = isTold ? pointedAt(asked, heard, heard.world.things) : [];
  if (!thing) return null;
  const known = answer(asked, [thing], heard).input.text;
  return {
    calls: recall(words ? `That I don’t know; I only know this: ${String(known)}` : String(known), [thing]),
    isSure: false,
  };
}

function isThereAsked({ words }: Asked, { share }: Found, { sense, whole }: Heard): boolean {
  if (/\bor\b/i.test(whole) && share !== null) return share >= 0.55;
  if (share === null && sense !== 'none') return words.some((word) => pointers.has(word));
  if (share === null || share < 0.75 || words[0] === 'it') return false;
  return sense !== 'none' || words.some((word) => there.has(word));
}

const whoDoes =
  /^(?:(?:so|and|ok|but|then) )*who(?:['’]s| is| are|['’]re| will be| was| will| does| can| could| would| should) (?!(?:i|we|you)\b)(?:going to |gonna )?\p{L}+/iu;

const ofPeople = /\b(?:we|us|people|guests|persons|coming)\b/i;

const howTo = new Set('to do does can would should'.split(' '));

const there = new Set(
  'still there on set in active planned booked scheduled list any have got say tell mention note told'.split(
    ' ',
  ),
);

function ofSpan({ form, words }: Asked, heard: Heard): Answered | null {
  if (form === 'noun' || form === 'how' || form === 'amount' || form === 'whether') return null;
  if (words.some((word) => pointers.has(word)) && form !== 'count') return null;
  return {
    calls: { tool: 'agenda', input: { when: heard.when, ...(form === 'count' ? { counted: true } : {}) } },
    isSure: true,
  };
}

function openAnswer(asked: Asked, found: Found, heard: Heard): Answered | null {
  const { world } = heard;
  if (asked.form === 'noun' || asked.form === 'where' || asked.form === 'how' || asked.form === 'amount')
    return null;
  if (asked.form === 'whether' || (found.share !== null && found.things.length > 0)) {
    if (found.things.length === 0 || found.share === null) return null;
    return asked.form === 'whether'
      ? { calls: answer(asked, found.things, heard), isSure: true }
      : { calls: answerOpen(sharing(found, world.things), world), isSure: true };
  }
  if (found.share === 0 && asked.form !== 'what') return null;
  const open = openThings(asked, world.things);
  return { calls: answerOpen(open, world), isSure: found.share === null };
}

function sharing({ things, related }: Found, all: Thing[]): Thing[] {
  const open = related.filter(({ kind }) => kind === 'todo' || kind === 'reminder');
  const lists = new Set(open.map(({ list }) => list).filter(Boolean));
  return open.length === 1 && lists.size === 1
    ? all.filter(({ kind, list }) => kind === 'todo' && list && lists.has(list))
    : open.length > 0
      ? open
      : things;
}

function openThings({ kinds }: Asked, all: Thing[]): Thing[] {
  const tasks = all.filter(({ kind }) => (kinds ?? ['todo', 'reminder']).includes(kind));
  const once = kinds ? tasks : tasks.filter(({ rule }) => !rule || /FREQ=(?:MONTH|YEAR)LY/.test(rule));
  return once.length > 0 ? once : tasks;
}
