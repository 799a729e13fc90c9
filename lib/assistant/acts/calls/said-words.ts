import type { Understanding } from '@/lib/assistant/acts/understanding';
import { numberOf } from '@/lib/assistant/phrases/edits/words';
import type { PhraseCall } from '@/lib/phrases/phrase';

const withCapital = /(?<!^)\p{Lu}(?:\p{Ll}+|(?!\p{L}))|^\p{Lu}\p{Ll}+(?=['’]s\b)/gu;

/** The names with a capital letter in the title or first item of a new thing. */
export function namesIn({ title, items }: PhraseCall['input']): string[] {
  return String(title ?? (Array.isArray(items) ? items[0]?.text : '')).match(withCapital) ?? [];
}

/** The amounts in the title or items of a new thing, in lower case. */
export function amountsIn(input: PhraseCall['input']): string[] {
  const texts = Array.isArray(input.items)
    ? input.items.map(({ text }) => String(text))
    : [String(input.title ?? '')];
  return texts.flatMap((text) =>
    text
      .toLowerCase()
      .split(' ')
      .filter((word) => numberOf(word.replace(/^[£$€₹]/, '')) !== null),
  );
}

/** The title or first item of a new thing, in lower case. */
export function wordsIn({ title, items }: PhraseCall['input']): string {
  const text = title ?? (Array.isArray(items) ? items[0]?.text : '');
  return String(text).toLowerCase();
}

/** Puts the sign of a sum back before the value of a fact: "£38 a week". */
export function withSigns(meant: Understanding, said: string): Understanding {
  if (!/[£$€₹] ?\d/.test(said)) return meant;
  const calls = meant.calls.map((call) => {
    const value = String(call.input.value);
    const sign = call.tool === 'store_info' && /^\d/.test(value) ? signBefore(value, said) : '';
    return sign ? { ...call, input: { ...call.input, value: `${sign}${value}` } } : call;
  });
  return { ...meant, calls };
}

function signBefore(value: string, said: string): string {
  const places = [...said.matchAll(/([£$€₹]) ?(?=\d)/g)];
  const place = places.find(({ index, 0: sign }) => said.startsWith(value, index + sign.length));
  return place?.[1] ?? '';
}
