import { namesOf } from '@/lib/assistant/acts/act-text';
import { isGeneral } from '@/lib/assistant/acts/calls/target';
import { type Mark, markContent, spanOf } from '@/lib/assistant/acts/mark-content';
import { numberOf } from '@/lib/assistant/phrases/edits/words';
import { hear } from '@/lib/assistant/understand/heard';
import { scoreTitles, stemsOf } from '@/lib/assistant/understand/title-index';
import { type Token, textOf, tokenize } from '@/lib/assistant/understand/tokens';
import { store } from '@/lib/info/phrases/shared';
import { completeNewItems } from '@/lib/phrases/complete-new-items';
import { startOf, taskCall, titleOf } from '@/lib/phrases/input';
import { namesAnything } from '@/lib/phrases/names';
import { newTodos } from '@/lib/phrases/new-todos';
import type { Heard, PhraseCall, PhraseQuestion, World } from '@/lib/phrases/phrase';
import { namesNoDay } from '@/lib/phrases/several-days';
import { eventCall } from '@/lib/reminders/phrases/events';
import { readTime, type TimeExpression } from '@/lib/time/find-times';
import { isListName, lastList, withoutErrand } from '@/lib/todos/phrases/shared';
import { baseForms, taskVerbs } from '@/lib/words/verbs';

export interface Stored {
  meant: PhraseCall[] | PhraseQuestion;
  /** Probability, from 0 to 1, that `meant` stores the right words. */
  probability: number;
}

/** Returns calls that store things, or a question if a time is missing. Null if there is nothing to store. */
export function storeCalls(act: string, message: string, tokens: Token[], world: World): Stored | null {
  if (!storing.has(act)) return null;
  const { marks, probability } = markContent(tokens, act);
  const pieces = piecesOf(message, tokens, marks);
  const within = (token: Token) => pieces.some(({ start, end }) => token.start >= start && token.end <= end);
  const times = tokens.filter((token) => token.kind === 'time' && !within(token));
  const heard = hear(message, tokens, { slots: new Map(), times }, world);
  const [list, facts] = [wordsOf(message, tokens, marks, 'list'), factsIn(message, tokens, marks)];
  const titles = pieces
    .map(({ text }) =>
      titleOf(
        text
          .replace(/^["“'‘]/, '')
          .replace(/["”'’]$/, '')
          .replace(/^(?:my|our) (?=\S)/i, '')
          .replace(addingVerb, (verb) => (act === 'add' ? '' : verb))
          .replace(having, (verb) => (asksToHave.test(message) ? '' : verb))
          .replace(listLink, ''),
      ),
    )
    .filter(
      (title) => title !== '' && namesAnything(title) && !courtesy.test(title) && !/^no \S/i.test(title),
    );
  const meant = callsOf(act, { titles, list, facts }, heard);
  const isAmountLeftOut =
    act === 'add' &&
    tokens.some((token) => token.kind !== 'time' && (numberOf(token.norm) ?? 0) > 1 && !within(token));
  const isWhole =
    !isAmountLeftOut &&
    pieces.every(({ start }, place) => place === 0 || isJoint(message.slice(pieces[place - 1]?.end, start)));
  if (!meant) return null;
  const completed =
    'ask' in meant
      ? { ...meant, ...completeNewItems(meant, heard) }
      : meant.map((call) => completeNewItems(call, heard));
  return { meant: completed, probability: isWhole ? probability : Math.min(probability, uncertain) };
}

const courtesy = /^(?:good (?:day|morning|afternoon|evening|night)|hello|hi|hey|thanks?|thank you|please)$/i;

const addingVerb = /^(?:add|chuck|pop|stick|bung|whack|lob|jot) (?:on |in |down )?(?=\S)/i;

// "Could I also have two lemons" names lemons, but "have a shower" is a task.
const having = /^have (?:some |any )?(?=\S)/i;
const asksToHave = /\b(?:can|could|may|might) (?:i|we) (?:(?:please|also|just|maybe|possibly) )*have\b/i;

const listLink = / (?:to|on|onto|in) (?:my|the|our)$/i;
const uncertain = 0.3;

function isJoint(between: string): boolean {
  return /^[\s,;:&+.\d)•–—-]*(?:(?:and|plus|also|then|or)\b)?(?: (?:a|an|the|some|to))?[\s,;:&+.\d)•–—-]*$/i.test(
    between,
  );
}

const storing = new Set(['set', 'event', 'add', 'remember', 'correct_fact']);

interface Content {
  titles: string[];
  list: string;
  facts: Fact[];
}

interface Fact {
  key: string;
  value: string;
}

function callsOf(act: string, { titles, list, facts }: Content, heard: Heard): Stored['meant'] | null {
  const title = titles.join(' ');
  switch (act) {
    case 'set':
      if (!title) return null;
      if (heard.sense === 'none')
        return { ask: 'When should I remind you?', tool: 'set_reminder', input: { title }, field: 'when' };
      return [{ tool: 'set_reminder', input: { title, when: whenOf(heard) } }];
    case 'event': {
      if (!title || namesNoDay(heard)) return null;
      const call = eventCall(heard, title);
      return 'ask' in call ? call : [call];
    }
    case 'add':
      return titles.length > 0 ? addCalls(withoutErrand(titles), list, heard) : null;
    case 'remember':
    case 'correct_fact':
      return !heard.hasQuestionMark && areWhole(facts, heard) ? factCalls(facts, heard) : null;
    default:
      return null;
  }
}

function whenOf(heard: Heard): string {
  const { times, world } = heard;
  const of = (...kinds: TimeExpression['kind'][]) => times.find(({ kind }) => kinds.includes(kind))?.text;
  const [series, day, hour] = [of('recurrence'), of('date', 'instant'), of('time', 'part of day')];
  const forms = [
    startOf(heard),
    ...(series && hour ? [`${series} ${hour}`] : []),
    ...(day && hour ? [`${day} ${hour}`] : []),
    ...times.map(({ text }) => text),
  ];
  const isTime = (words: string) => (readTime(words, world)?.kind ?? 'unclear') !== 'unclear';
  return forms.find(isTime) ?? startOf(heard);
}

function addCalls(titles: string[], named: string, heard: Heard): PhraseCall[] {
  const lists = heard.world.things.filter(({ kind }) => kind === 'list');
  const known = named
    ? (lists.find((list) => named.split(' ').some((word) => namesOf(word.toLowerCase(), [list]).length > 0))
        ?.title ?? (isSaidList(named, heard) ? named : null))
    : /^\s*(?:\+|(?:and|plus|also|oh and)\b)|\b(?:list|on there|to it|on it|to that|too|also|as well)\b/i.test(
          heard.message,
        ) && !/\b(?:to-?do|task)/i.test(heard.message)
      ? lastList(heard)
      : null;
  if (known || titles.length > 1)
    return [
      newTodos(
        titles.map((text) => ({ text })),
        known,
      ),
    ];
  return [taskCall(titles[0] ?? '', heard)];
}

// In "kitchen roll if it's on offer" and "no ham left in the shop", no list is named.
function isSaidList(named: string, heard: Heard): boolean {
  return (
    isListName(named, heard) ||
    /\blists?\b|[:–—]|\s-\s/i.test(heard.message) ||
    (/^(?:add|put|write|note|stick|pop|chuck|bung|throw)$/.test(heard.first) &&
      !/\bif\b/i.test(heard.message))
  );
}

// Returns whether the facts contain all important words of the message.
function areWhole(facts: Fact[], { parts }: Heard): boolean {
  const kept = new Set(
    facts.flatMap(({ key, value }) => tokenize(`${key} ${value}`).map(({ norm }) => norm)),
  );
  const first = parts.findIndex(({ word }) => kept.has(word));
  return parts.every(
    ({ word, time }, place) =>
      (time ? isToldIn(time, facts) : kept.has(word)) || (isGeneral(word) && (place < first || !tells(word))),
  );
}

const tells = (word: string) =>
  taskVerbs.has(word) || baseForms(word) || /^(?:n(?:o|ot|ever)|on|in|at|under)$/.test(word);
// "Rent goes up to 950 in January" is not whole without the month.
function isToldIn({ text, kind }: TimeExpression, facts: Fact[]): boolean {
  const isNow = /\b(?:now|today|tonight|yesterday|just)\b/i.test(text) || kind === 'time';
  return isNow || facts.some(({ key, value }) => `${key} ${value}`.includes(text));
}

function factCalls(facts: Fact[], heard: Heard): PhraseCall[] | null {
  const [noun = ''] = facts.map(({ key }) => key.replace(/^(?:my|our|the) |^\S+['’]s /i, ''));
  // "My blood group is O negative and Harold's is A positive".
  const named = facts.map(({ key, value }) => ({
    key: facts.length > 1 && /['’]s$/.test(key) ? `${key} ${noun}` : key,
    value,
  }));
  const calls = named.map((fact) => factCall(fact, heard));
  return calls.length > 0 && calls.every((call) => call !== null) ? calls : null;
}

function factCall({ key, value }: Fact, { world }: Heard): PhraseCall | null {
  if (!value || (key === 'name' && /\d/.test(value))) return null;
  const facts = world.things.filter(({ kind }) => kind === 'fact');
  const asked = stemsOf(key);
  const fitting = asked.length > 0 ? scoreTitles(asked, facts).filter(({ score }) => score >= 0.8) : [];
  const known = fitting.length === 1 ? fitting[0]?.thing : undefined;
  const last = key ? null : world.mentions.find(({ thing }) => thing.kind === 'fact')?.thing;
  const name = known?.title ?? last?.title ?? key;
  return name && !noFactName.test(name) ? store(name, value.replace(/^needs? (?=\d)/i, '')) : null;
}

interface Piece {
  text: string;
  start: number;
  end: number;
}

function piecesOf(message: string, tokens: Token[], marks: Mark[]): Piece[] {
  const groups: Token[][] = [];
  for (const [place, token] of tokens.entries()) {
    if (marks[place] === 'begin') groups.push([token]);
    else if (marks[place] === 'inside') groups.at(-1)?.push(token);
  }
  return groups.map((group) => ({
    text: textOf(
      message,
      group.filter(({ kind }) => kind !== 'time'),
    ),
    start: group[0]?.start ?? 0,
    end: group.at(-1)?.end ?? 0,
  }));
}

const noFactName = /^(?:his|her|their|its|he|she|they|it|that|this)\b|\b(?:to|for|at|from|of|with|by)$/i;
const past = /^(?:last \p{L}+|yesterday|just now|recently)$/iu;

// A second name or a second value begins the next fact.
function factsIn(message: string, tokens: Token[], marks: Mark[]): Fact[] {
  const groups: { key: Token[]; value: Token[]; last: 'key' | 'value' }[] = [];
  for (const [place, token] of tokens.entries()) {
    const mark = marks[place];
    if ((mark !== 'key' && mark !== 'value') || past.test(token.time?.text ?? '')) continue;
    const current = groups.at(-1);
    if (current && (current.last === mark || current[mark].length === 0)) {
      current[mark].push(token);
      current.last = mark;
    } else groups.push({ key: [], value: [], [mark]: [token], last: mark });
  }
  const said = (value: Token[]) => spanOf(message, tokens, value);
  return groups.map(({ key, value }) => ({ key: textOf(message, key), value: said(value) }));
}

function wordsOf(message: string, tokens: Token[], marks: Mark[], mark: Mark): string {
  return textOf(
    message,
    tokens.filter((_, place) => marks[place] === mark),
  );
}
