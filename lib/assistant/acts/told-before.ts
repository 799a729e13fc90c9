import type { Understanding } from '@/lib/assistant/acts/understanding';
import { askingWords, softWords } from '@/lib/assistant/phrases/questions/words';
import type { PhraseCall, World } from '@/lib/phrases/phrase';
import { explainedShare, readQuestion } from '@/lib/search/explain';
import { stopWords } from '@/lib/search/vocabulary';
import { matchWords } from '@/lib/words/match-words';
import { quoted } from '@/lib/words/wording';

const asking =
  /\?\s*$|^(?:(?:and|so|but|ok|okay|hey|sorry|remind me|tell me|do you (?:know|remember))\W+)*(?:what|whats|which|who|whos|whom|whose|where|wheres|when|whens|how|is|are|was|were|does|did)\b/i;
const [leastShare, leastOfOne, shortestWord] = [0.6, 0.9, 3];
const maxRead = 300;

/** Returns whether a message reads as a question. */
export function asks(message: string): boolean {
  return asking.test(message.slice(0, maxRead).trim());
}

/** Answers a question that nothing stored answers with what the user wrote before. */
export function withToldBefore(read: Understanding, message: string, world: World): Understanding {
  const { calls, question, offer, isUnknown } = read;
  const [call] = calls;
  const isVague =
    call?.tool === 'agenda' && /^\W*(?:(?:so|and) )?(?:when|what time|who|where)\b/i.test(message);
  const isOpen =
    question?.tool === 'store_info' || (isUnknown && calls.length === 0) || answersNothing(calls) || isVague;
  const told = isOpen && !offer ? toldBefore(message, world) : null;
  return told
    ? { ...read, calls: [], question: null, says: [`Earlier you wrote: ${quoted(told)}.`], isUnknown: false }
    : read;
}

// Returns the user's last message of the last minutes that has the words of the question `said`, or null.
function toldBefore(said: string, { told = [] }: World): string | null {
  if (!asks(said) || told.length === 0) return null;
  const words = matchWords(said.slice(0, maxRead)).filter(
    (word) => !softWords.has(word) && !stopWords.has(word) && !askingWords.has(word.replace(/'?s$/, '')),
  );
  const terms =
    words.length > 0 ? readQuestion(`x ${words.join(' ')}`).filter(({ base }) => base !== 'x') : [];
  const [only, another] = terms;
  if (!only || (!another && only.base.length < shortestWord)) return null;
  const least = another ? leastShare : leastOfOne;
  const scored = told.map((message) => ({
    message,
    share: explainedShare(terms, message.slice(0, maxRead)),
  }));
  const best = Math.max(...scored.map(({ share }) => share));
  return best < least ? null : (scored.findLast(({ share }) => share === best)?.message ?? null);
}

/** Returns whether the only call is the answer that nothing stored fits the question. */
export function answersNothing([call, another]: PhraseCall[]): boolean {
  const items = call?.tool === 'recall' && !another ? call.input.items : null;
  return Array.isArray(items) && items.length === 0;
}
