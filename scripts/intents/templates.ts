import { type Random, seededRandom } from '@/testing/virtual/random';

export interface TemplateFile {
  leadIns: string[];
  trailers: string[];
  imperatives: string;
  slots: Record<string, string[]>;
  intents: Record<string, string[]>;
}

const framedShare = 0.3;

export interface Row {
  text: string;
  intent: string;
}

/**
 * Returns up to `each` texts per template. In a template, "(a|b)" becomes a or b, "[a]" becomes a or nothing,
 * and "{name}" becomes one of `slots.name`.
 */
export function expandTemplates(file: TemplateFile, each: number): Row[] {
  const { slots, intents } = file;
  const random = seededRandom(11);
  const imperatives = new Set(file.imperatives.split(' '));
  const framed = (text: string) => {
    if (!imperatives.has(text.split(' ', 1)[0] ?? '')) return text;
    const leadIn = random.chance(framedShare) ? pick(file.leadIns, random) : '';
    const trailer = random.chance(framedShare / 2) ? pick(file.trailers, random) : '';
    return `${leadIn} ${text} ${trailer}`.trim();
  };
  return Object.entries(intents).flatMap(([intent, templates]) =>
    templates.flatMap((template) => {
      const texts = Array.from({ length: each * 2 }, () => framed(expand(template, slots, random)));
      return [...new Set(texts)].slice(0, each).map((text) => ({ text, intent }));
    }),
  );
}

function expand(template: string, slots: Record<string, string[]>, random: Random): string {
  let text = template;
  for (;;) {
    const found = /[([]([^()[\]]*)[)\]]/.exec(text);
    if (!found) break;
    const [whole, inner = ''] = found;
    const choices = inner.split('|');
    const isLeftOut = whole.startsWith('[') && random.chance(0.5);
    text = text.replace(whole, () => (isLeftOut ? '' : pick(choices, random)));
  }
  return text
    .replace(/\{(\w+)\}/g, (_, name: string) => pick(slots[name] ?? [], random))
    .replace(/\s+/g, ' ')
    .trim();
}

function pick(choices: string[], random: Random): string {
  return choices[random.below(choices.length)] ?? '';
}
