export interface Needed {
  /**
   * Texts in lower case. Every match of the pattern contains at least one of them. Empty if none are known.
   */
  texts: string[];
  hasDigit: boolean;
}

const nothing: Needed = { texts: [], hasDigit: false };
const mostTexts = 40;

type Piece = { letter: string } | { needed: Needed } | { isPlace: true };

export function neededIn({ source }: RegExp): Needed {
  let at = 0;
  return alternatives();

  function alternatives(): Needed {
    const options = [sequence()];
    while (source[at] === '|') {
      at += 1;
      options.push(sequence());
    }
    const isKnown = options.every(({ texts }) => texts.length > 0);
    const texts = isKnown ? [...new Set(options.flatMap((option) => option.texts))] : [];
    return { texts: texts.length > mostTexts ? [] : texts, hasDigit: options.every((one) => one.hasDigit) };
  }

  function sequence(): Needed {
    let [best, word, hasDigit] = [nothing.texts, '', false];
    const keep = (texts: string[]) => {
      if (isBetter(texts, best)) best = texts;
    };
    while (at < source.length && source[at] !== '|' && source[at] !== ')') {
      const piece = atom();
      const isOptional = /^(?:[?*]|\{0?,)/.test(source.slice(at, at + 3));
      const count = /^(?:[?*+]|\{\d*,?\d*\})\??/.exec(source.slice(at, at + 10))?.[0] ?? '';
      at += count.length;
      if ('isPlace' in piece) continue;
      if ('letter' in piece && !isOptional) word += piece.letter;
      if ('letter' in piece && count === '') continue;
      keep([word]);
      word = '';
      if (isOptional || 'letter' in piece) continue;
      keep(piece.needed.texts);
      hasDigit ||= piece.needed.hasDigit;
    }
    keep([word]);
    return { texts: best, hasDigit: hasDigit || (best.length > 0 && best.every((text) => /\d/.test(text))) };
  }

  function atom(): Piece {
    const rest = source.slice(at, at + 200);
    const group = /^\((?:\?(?:[:=!]|<[=!]|<\w+>))?/.exec(rest)?.[0];
    if (group) {
      at += group.length;
      const inner = alternatives();
      at += 1;
      return { needed: group.endsWith('!') ? nothing : inner };
    }
    const other = /^(?:\[(?:\\.|[^\]\\])*\]|\\p\{\w+\}|\\u\{?[\da-f]+\}?|\\.|.)/isu.exec(rest)?.[0] ?? '';
    at += other.length;
    if (/^(?:\\b|\^|\$)$/.test(other)) return { isPlace: true };
    if (other === '\\d' || /^\[\d(?:-\d)?(?:\d(?:-\d)?)*\]$/.test(other))
      return { needed: { texts: [], hasDigit: true } };
    const letter = /^\\([-.?*+/()])$/.exec(other)?.[1] ?? other;
    return /^[\w ,;:!@&#'"/-]$/.test(letter) || letter !== other
      ? { letter: letter.toLowerCase() }
      : { needed: nothing };
  }
}

function isBetter(texts: string[], others: string[]): boolean {
  const shortest = (all: string[]) => Math.min(...all.map((text) => text.trim().length));
  if (texts.length === 0 || shortest(texts) === 0) return false;
  return others.length === 0 || shortest(texts) > shortest(others);
}

export function foldedCase(text: string): string {
  // Without regard to case, the long s and the Kelvin sign count as "s" and "k".
  return text.toLowerCase().replaceAll('ſ', 's').replaceAll('\u212a', 'k');
}

export function hasNeeded(folded: string, { texts, hasDigit }: Needed): boolean {
  if (hasDigit && !/\d/.test(folded)) return false;
  return texts.length === 0 || texts.some((text) => folded.includes(text));
}
