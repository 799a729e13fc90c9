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

/** Gives a fact back what was said of it and lost: the sign of a sum, and the clauses behind it. */
export function withSaidWords(meant: Understanding, said: string): Understanding {
  return withRestOfFact(withSigns(meant, said), said);
}

// "£38 a week".
function withSigns(meant: Understanding, said: string): Understanding {
  if (!/[£$€₹] ?\d/.test(said)) return meant;
  const calls = meant.calls.map((call) => {
    const value = String(call.input.value);
    const sign = call.tool === 'store_info' && /^\d/.test(value) ? signBefore(value, said) : '';
    return sign ? { ...call, input: { ...call.input, value: `${sign}${value}` } } : call;
  });
  return { ...meant, calls };
}

const telling =
  /\d|^(?:he|she|they|it|its|his|her|their|that)\b|\b(?:says|reads|called|named|reachable|speaks?)\b/iu;
const ordering =
  /[?!]|\b(?:remind|save|keep|store|note|remember|write|cancel\p{L}*|moved?|changed?|add|put|ask|tell|call|ring|delete|book|need to|have to|must|should|can you|could you|please|thanks|lol|not|no|coming|tomorrow|tonight|today|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b|n['’]t\b/iu;
const mostTold = 90;

// "Our vet is Dr Boone, they close at 5".
function withRestOfFact(meant: Understanding, said: string): Understanding {
  const [call, another] = meant.calls;
  const isFact = call?.tool === 'store_info' && !another && !meant.question && !meant.offer;
  const value = String(call?.input.value ?? '');
  const place = isFact ? said.lastIndexOf(value) : -1;
  if (!call || place < 0) return meant;
  const rest = /^,? ?[,;.–-]\s+(?:and |but )?(?<rest>\S.*?)[.\s]*$/su.exec(said.slice(place + value.length))
    ?.groups?.rest;
  if (!rest || rest.length > mostTold || !telling.test(rest) || ordering.test(rest)) return meant;
  // "I did nothing about …" is no longer true then.
  if (!meant.says.every((one) => one.includes(rest))) return meant;
  return { ...meant, says: [], calls: [{ ...call, input: { ...call.input, value: `${value}, ${rest}` } }] };
}

function signBefore(value: string, said: string): string {
  const places = [...said.matchAll(/([£$€₹]) ?(?=\d)/g)];
  const place = places.find(({ index, 0: sign }) => said.startsWith(value, index + sign.length));
  return place?.[1] ?? '';
}
