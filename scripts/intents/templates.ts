import { generator } from './regression';

export interface TemplateFile {
  /** Said in front of a request that begins with one of `imperatives`, or behind it. */
  leadIns: string[];
  trailers: string[];
  imperatives: string;
  slots: Record<string, string[]>;
  intents: Record<string, string[]>;
}

/** Share of the imperative requests that are framed by a lead-in. */
const framedShare = 0.3;

export interface Row {
  text: string;
  intent: string;
}

/**
 * Expands templates into different requests, at most `each` a template, always the same ones. "(a|b)" is a choice, "[a|b]" a choice
 * that may be left out, "{name}" a word of a slot.
 */
export function expandTemplates(file: TemplateFile, each: number): Row[] {
  const { slots, intents } = file;
  const next = generator(11);
  const imperatives = new Set(file.imperatives.split(' '));
  const framed = (text: string) => {
    if (!imperatives.has(text.split(' ', 1)[0] ?? '')) return text;
    const leadIn = next() < framedShare ? pick(file.leadIns, next) : '';
    const trailer = next() < framedShare / 2 ? pick(file.trailers, next) : '';
    return `${leadIn} ${text} ${trailer}`.trim();
  };
  return Object.entries(intents).flatMap(([intent, templates]) =>
    templates.flatMap((template) => {
      const texts = Array.from({ length: each * 2 }, () => framed(expand(template, slots, next)));
      return [...new Set(texts)].slice(0, each).map((text) => ({ text, intent }));
    }),
  );
}

function expand(template: string, slots: Record<string, string[]>, next: () => number): string {
  let text = template;
  for (;;) {
    const found = /[([]([^()[\]]*)[)\]]/.exec(text);
    if (!found) break;
    const [whole, inner = ''] = found;
    const choices = inner.split('|');
    const isLeftOut = whole.startsWith('[') && next() < 0.5;
    text = text.replace(whole, () => (isLeftOut ? '' : pick(choices, next)));
  }
  return text
    .replace(/\{(\w+)\}/g, (_, name: string) => pick(slots[name] ?? [], next))
    .replace(/\s+/g, ' ')
    .trim();
}

function pick(choices: string[], next: () => number): string {
  return choices[Math.floor(next() * choices.length)] ?? '';
}
