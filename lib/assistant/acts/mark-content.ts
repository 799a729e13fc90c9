import weights from '@/lib/assistant/acts/content-weights.json';
import { scorerOf } from '@/lib/assistant/understand/classify';
import { extended, startHash } from '@/lib/assistant/understand/intent-features';
import { isHouse } from '@/lib/assistant/understand/match';
import { type Token, textOf } from '@/lib/assistant/understand/tokens';
import { taskVerbs } from '@/lib/words/verbs';

/**
 * The role of a word in what is stored. In a title, 'begin' is the first word, and 'inside' is a later word.
 * 'list' is the name of a list. 'key' is the name of a fact, and 'value' is the fact's value.
 */
export type Mark = 'none' | 'begin' | 'inside' | 'list' | 'key' | 'value';

export const marks: Mark[] = ['none', 'begin', 'inside', 'list', 'key', 'value'];

const score = scorerOf(weights);

export function markContent(tokens: Token[], act: string): { marks: Mark[]; probability: number } {
  let paths = [{ path: [] as Mark[], log: 0, least: 1 }];
  for (const place of tokens.keys()) {
    const fixed = fixedFeatures(tokens, place, act);
    const best = new Map<Mark, (typeof paths)[number]>();
    for (const { path, log, least } of paths) {
      const chances = score([...fixed, ...linkFeatures(tokens, place, act, path.at(-1) ?? 'none')]);
      for (const [index, mark] of marks.entries()) {
        const chance = chances[index] ?? 0;
        const total = log + Math.log(chance + 1e-9);
        if (total > (best.get(mark)?.log ?? Number.NEGATIVE_INFINITY))
          best.set(mark, { path: [...path, mark], log: total, least: Math.min(least, chance) });
      }
    }
    paths = [...best.values()].sort((a, b) => b.log - a.log).slice(0, keptPaths);
  }
  const [{ path, least } = { path: [], least: 0 }] = paths;
  const isTitled = (place: number) => path[place - 1] === 'begin' || path[place - 1] === 'inside';
  return {
    marks: path.map((mark, place) =>
      mark === 'none' && isTitled(place) && isHouse(tokens, place) ? 'inside' : mark,
    ),
    probability: least,
  };
}

const keptPaths = 4;

export function fixedFeatures(tokens: Token[], place: number, act: string): number[] {
  const word = (offset: number) => shown(tokens[place + offset]);
  const [two, one, own, next, after] = [word(-2), word(-1), word(0), word(1), word(2)];
  const isVerb = (text: string) => (taskVerbs.has(text) ? 'verb' : 'other');
  const gap = gapBefore(tokens, place);
  return [
    ...[
      `w ${own}`,
      `b ${one}`,
      `n ${next}`,
      `bb ${two}`,
      `nn ${after}`,
      `bw ${one} ${own}`,
      `wn ${own} ${next}`,
    ],
    ...[`bn ${one} ${next}`, `bbb ${two} ${one}`, `nnn ${next} ${after}`, `a ${act}`, `aw ${act} ${own}`],
    ...[`ab ${act} ${one}`, `an ${act} ${next}`, `s ${own.slice(-3)}`, `p ${own.slice(0, 3)}`, `g ${gap}`],
    ...[
      `v ${isVerb(own)} ${isVerb(next)}`,
      `vb ${one} ${isVerb(own)}`,
      `gw ${gap} ${own}`,
      `gn ${gapBefore(tokens, place + 1)}`,
    ],
    ...[`at ${Math.min(place, 4)}`, `end ${Math.min(tokens.length - place, 4)}`, `bw2 ${two} ${one} ${own}`],
    `shape ${shapeOf(tokens[place])}`,
  ].map((text) => extended(startHash, text));
}

/**
 * Returns hashes of the features of the token at index `place`. `before` is the mark of the previous token.
 */
export function linkFeatures(tokens: Token[], place: number, act: string, before: Mark): number[] {
  const [one, own] = [shown(tokens[place - 1]), shown(tokens[place])];
  return [
    ...[`m ${before}`, `mw ${before} ${own}`, `mb ${before} ${one}`, `ma ${before} ${act}`],
    ...[`mg ${before} ${gapBefore(tokens, place)}`, `mn ${before} ${own} ${shown(tokens[place + 1])}`],
  ].map((text) => extended(startHash, text));
}

function shown(token: Token | undefined): string {
  if (!token) return '^';
  return token.kind === 'time' ? `#${token.time?.kind}` : token.kind === 'number' ? '#number' : token.norm;
}

// The dot after these words does not end a sentence, as in "Dr. Herrero".
const titles = new Set('dr mr mrs ms prof st'.split(' '));

function gapBefore(tokens: Token[], place: number): string {
  const token = tokens[place];
  if (titles.has(tokens[place - 1]?.norm ?? '')) return ' ';
  return token ? (/[.,;:!?…–—\n"“”(-]/.exec(token.gap)?.[0] ?? ' ') : '$';
}

function shapeOf(token: Token | undefined): string {
  return token ? `${token.kind}${/\d/.test(token.norm) ? ' digit' : ''}` : '$';
}

/** Returns the words from the first to the last of `marked`, with those between: "vegetarian and takes size 7". */
export function spanOf(message: string, tokens: Token[], marked: Token[]): string {
  const [first, last] = [marked[0]?.start ?? 0, marked.at(-1)?.end ?? 0];
  return textOf(
    message,
    tokens.filter(({ start, end }) => start >= first && end <= last),
  );
}
