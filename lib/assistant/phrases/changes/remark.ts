import { every } from '@/lib/assistant/phrases/changes/shared';
import type { Heard, Thing } from '@/lib/phrases/phrase';

/** Returns the things named before a remark: "the keys" in "cancel the keys, the depot has a box now". */
export function beforeRemark(heard: Heard): Thing[] {
  const [name = '', remark = ''] = heard.text('item').split(/,\s+/);
  if (
    !/^(?:the|my|our|he|she|they|it|we|i|there)\b/i.test(remark) ||
    heard.find('item').length > 0 ||
    every.test(name)
  )
    return [];
  const found = heard.findWords(name);
  return found.length === 1 ? found : [];
}

/**
 * Returns whether words are a reason and not another entry of a list: "we still have plenty" in "take the second one
 * off, we still have plenty".
 */
export function isRemark(words: string, heard: Heard): boolean {
  return /^(?:i|we|he|she|they|it|you)\b/i.test(words) && heard.findWords(words).length === 0;
}
