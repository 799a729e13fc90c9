import {
  askingOpeners,
  closers,
  corrections,
  openers,
  questionWords,
  sounds,
} from '@/lib/assistant/understand/lexicon';
import { match } from '@/lib/assistant/understand/match';
import { compile, type Program } from '@/lib/assistant/understand/template';
import type { Token } from '@/lib/assistant/understand/tokens';

let compiled: { openings: Program[]; askings: Program[]; endings: Program[] } | undefined;

/** Returns the tokens without what opens and closes a request; what is nothing but courtesy stays. */
export function withoutCourtesy(tokens: Token[]): Token[] {
  compiled ??= {
    openings: openers.map(compile),
    askings: askingOpeners.map(compile),
    endings: closers.map(compile),
  };
  let rest = tokens;
  for (let round = 0; round < 8; round += 1) {
    const shorter = withoutEnding(withoutOpening(rest, compiled), compiled.endings);
    if (shorter.length === rest.length || shorter.length === 0) return rest;
    rest = shorter;
  }
  return rest;
}

const longestEnding = 8;
const longestOpening = 16;

function withoutOpening(
  tokens: Token[],
  { openings, askings }: { openings: Program[]; askings: Program[] },
): Token[] {
  const head = tokens.slice(0, longestOpening);
  const word = head[0]?.norm ?? '';
  let longest = 0;
  for (const program of openings) {
    if (head[0]?.kind === 'time' || (program.firsts && !program.firsts.has(word))) continue;
    const found = match(program, head, false);
    if (found && found.end > longest && found.end < tokens.length) longest = found.end;
  }
  for (const program of longest === 0 ? askings : []) {
    const found = head[0]?.kind !== 'time' && match(program, head, false);
    if (found && questionWords.has(tokens[found.end]?.norm ?? '')) return tokens.slice(found.end);
  }
  return tokens.slice(longest);
}

function withoutEnding(tokens: Token[], endings: Program[]): Token[] {
  for (let length = Math.min(longestEnding, tokens.length - 1); length > 0; length -= 1) {
    const tail = tokens.slice(-length);
    const word = tail[0]?.norm ?? '';
    if (tail.some(({ kind }) => kind === 'time')) continue;
    if (endings.some((program) => (!program.firsts || program.firsts.has(word)) && match(program, tail)))
      return tokens.slice(0, -length);
  }
  return tokens;
}

/** Returns the tokens without sounds ("uh"), and without what the words behind it correct ("at 5, no wait, 6"). */
export function withoutSlips(tokens: Token[]): Token[] {
  let rest = tokens.filter(
    ({ norm, kind }, place) =>
      kind !== 'emoji' && !sounds.has(norm) && !(norm === 'like' && tokens[place + 1]?.kind === 'time'),
  );
  if (rest.length === 0) rest = tokens;
  for (let index = 1; index < rest.length - 1; index += 1) {
    const length = correctionAt(rest, index);
    if (length > 0) rest = corrected(rest, index, length);
  }
  return rest;
}

const correctionWords = corrections.map((words) => words.split(' ')).sort((a, b) => b.length - a.length);
const weak = new Set(['no', 'sorry', 'actually', 'rather', 'wait', 'correction', 'oops']);

/** Returns how many words of a correction begin here; a single word needs a comma or times on both sides. */
function correctionAt(tokens: Token[], index: number): number {
  for (const words of correctionWords) {
    if (!words.every((word, offset) => tokens[index + offset]?.norm === word)) continue;
    const after = tokens[index + words.length];
    if (!after) return 0;
    const isBetweenTimes = tokens[index - 1]?.kind === 'time' && after.kind === 'time';
    const isSetOff = /[,;.–—-]/.test(tokens[index]?.gap ?? '') && /[,;.–—-]/.test(after.gap);
    if (words.length > 1 || isBetweenTimes || (isSetOff && weak.has(words[0] ?? ''))) return words.length;
  }
  return 0;
}

function corrected(tokens: Token[], index: number, length: number): Token[] {
  const before = tokens.slice(0, index);
  const after = tokens.slice(index + length);
  if (after[0]?.kind === 'time') {
    const last = before.findLastIndex(({ kind }) => kind === 'time');
    if (last >= 0) return [...before.slice(0, last), ...before.slice(last + 1), ...after];
  }
  const said = after.findIndex(({ gap, kind }, place) => kind === 'time' || (place > 0 && /[,;]/.test(gap)));
  const replaced = said < 0 ? after.length : said;
  const item = before.findLastIndex(({ gap }) => /[,;]/.test(gap));
  const from = Math.max(1, item, before.length - replaced);
  return [...before.slice(0, from), ...after];
}
