import { askingOpeners, closers, openers, questionWords } from '@/lib/assistant/understand/lexicon';
import { match } from '@/lib/assistant/understand/match';
import { compile, type Program } from '@/lib/assistant/understand/template';
import type { Token } from '@/lib/assistant/understand/tokens';
import { keepers } from '@/lib/words/remarks';

interface Compiled {
  openings: Program[];
  askings: Program[];
  endings: Program[];
  keeping: Program[];
}

let compiled: Compiled | undefined;

function courtesies(): Compiled {
  const keeping = keepers.map(compile);
  return {
    openings: openers.map(compile),
    askings: askingOpeners.map(compile),
    endings: [...closers.map(compile), ...keeping],
    keeping,
  };
}

export function onlyKeeps(tokens: Token[]): boolean {
  compiled ??= courtesies();
  return tokens.length <= longestKeeping && compiled.keeping.some((program) => match(program, tokens));
}

export function withoutCourtesy(tokens: Token[]): Token[] {
  compiled ??= courtesies();
  let rest = tokens;
  for (let round = 0; round < 8; round += 1) {
    const shorter = withoutEnding(withoutOpening(rest, compiled), compiled.endings);
    if (shorter.length === rest.length || shorter.length === 0) return rest;
    rest = shorter;
  }
  return rest;
}

const reminding = new Set(['remind', 'need', 'have', 'must']);
const longestKeeping = 12;
const longestEnding = 8;
const longestOpening = 16;

function withoutOpening(tokens: Token[], { openings, askings }: Compiled): Token[] {
  const head = tokens.slice(0, longestOpening);
  const word = head[0]?.norm ?? '';
  if (head[0]?.kind === 'time') return tokens;
  let longest = 0;
  for (const program of openings) {
    if (program.firsts && !program.firsts.has(word)) continue;
    const found = match(program, head, false);
    if (found && found.end > longest && found.end < tokens.length && !isOrder(tokens, found.end))
      longest = found.end;
  }
  for (const program of longest === 0 ? askings : []) {
    const found = match(program, head, false);
    if (found && questionWords.has(tokens[found.end]?.norm ?? '')) return tokens.slice(found.end);
  }
  return tokens.slice(longest);
}

// "look over the contract" is an order, but "look, I forgot" is not. "First one" and "first day" name a thing.
function isOrder([first, second]: Token[], end: number): boolean {
  if (end === 1 && /^(?:first|next)$/.test(first?.norm ?? '') && counted.test(second?.norm ?? ''))
    return true;
  return (
    end === 1 && /^(?:look|listen|say)$/.test(first?.norm ?? '') && !/[,.!:…–—-]/.test(second?.gap ?? '')
  );
}

const counted =
  /^(?:ones?|days?|class|lesson|session|lecture|shift|aid|birthday|appointment|meeting|payment|rent|instal+ment|dose|jab|term|game|match|practice|rehearsal|communion|date|round|train|bus|flight)$/;

function withoutEnding(tokens: Token[], endings: Program[]): Token[] {
  const last = tokens.at(-1)?.norm ?? '';
  const possible = endings.filter(({ lasts }) => !lasts || lasts.has(last) || last === "'s");
  const longest = possible.length > 0 ? Math.min(longestEnding, tokens.length - 1) : 0;
  for (let length = longest; length > 0; length -= 1) {
    const tail = tokens.slice(-length);
    const word = tail[0]?.norm ?? '';
    if (tail.some(({ kind }) => kind === 'time')) continue;
    // "Remind me to close the account for good".
    if (/^(?:completely|entirely|for)$/.test(word) && reminding.has(tokens[0]?.norm ?? '')) continue;
    // "My knee felt ok" tells how it felt.
    if (
      word === 'okay' &&
      /^(?:feels?|felt|is|was|are|were|am|be|looks?|went|seems?|its|'s)$/.test(
        tokens.at(-length - 1)?.norm ?? '',
      )
    )
      continue;
    // "What time will you remind me" is a question about a reminder.
    if (questionWords.has(tokens[0]?.norm ?? '') && tail.some(({ norm }) => norm === 'remind')) continue;
    if (possible.some((program) => (!program.firsts || program.firsts.has(word)) && match(program, tail)))
      return tokens.slice(0, -length);
  }
  return tokens;
}

/**
 * Replaces a noun by its correction: "dog food, no, cat food" gives "cat food". If the message repeats the
 * correction, the result contains it only once.
 */
export function withCorrectedNoun(tokens: Token[]): Token[] {
  const no = tokens.findIndex(
    ({ norm }, place) =>
      (norm === 'no' || norm === 'nope') && place > 2 && tokens[place - 1]?.kind === 'word',
  );
  const noun = tokens[no - 1]?.norm;
  const after = tokens.slice(no + 1);
  // "Crisps no not crisps nuts" denies the noun.
  if (after[0]?.norm === 'not') return tokens;
  const length = after.slice(0, longestNoun).findIndex(({ norm }) => norm === noun) + 1;
  const isNoun = no > 0 && length > 1 && after.slice(0, length).every(({ kind }) => kind === 'word');
  if (!isNoun || tokens[no - 2]?.norm === after[length - 2]?.norm) return tokens;
  const fresh = after.slice(0, length);
  const rest = after.slice(length);
  const again = articles.has(rest[0]?.norm ?? '') ? 1 : 0;
  const isAgain = fresh.every(({ norm }, place) => rest[again + place]?.norm === norm);
  const old = no - length;
  return [...tokens.slice(0, Math.max(1, old)), ...fresh, ...(isAgain ? rest.slice(again + length) : rest)];
}

const longestNoun = 3;
const articles = new Set(['the', 'a', 'some']);
