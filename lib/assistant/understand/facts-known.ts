import { findInfo } from '@/lib/info/find';
import { foreignTopic } from './foreign';
import { asks } from './vocabulary';
import { call, type Recogniser } from './wish';

/** Words of a question that say nothing about a fact's name. */
const frame =
  /\b(?:like|likes|take|takes|drink|have|has|got|wear|use|want|prefer|need|needs|can i spend|much|many|any|anything|something|again|find|give|look up|called|stored|kept|going|go|live|lives)\b/gi;
const personal =
  /\b(?:my|our|me)\b|\b(?:do|did|am|was|have|had) (?:i|we)\b|\b(?:i|we) (?:have|like|prefer|take|use|wear|drink)\b/i;
const asked =
  /^(?:tell me|give me|show me|read me|look up|i need|remind me of) (?:the|my|our)\b|^(?:number|name|code|date|size|address|password|pin)s? (?:of|for)\b/i;

/**
 * A question that nothing else took, where a stored fact fits: "how do i like my coffee" with "favourite coffee". A question that is
 * not about oneself must name the whole fact, in two words or more: "what is coffee" is the world's.
 */
export const factsKnown: Recogniser = (text, { facts = [] }) => {
  if (
    facts.length === 0 ||
    !(asks.test(text) || asked.test(text)) ||
    /\bhow (?:do|can|to) (?:i|you) (?!like|take|drink)/i.test(text)
  )
    return null;
  const words = text
    .replace(/[?.!\s]+$/, '')
    .replace(frame, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const found = findInfo(facts, words);
  const topic = foreignTopic(text);
  const fits = found.some(({ key }) => {
    const isWorlds = topic !== null && foreignTopic(key) === null;
    return !isWorlds && (personal.test(text) || isNamed(key, words));
  });
  return fits ? [call('facts_query', 'get_info', { query: words })] : null;
};

const namedForm =
  /^(?:what|where|when|who)(?:'s| is| was| are| were) (?:my|our|the)? ?(.+?)(?: again| called)?$/i;

/** A question that names a stored fact by its very name is about that fact, whatever else its words could mean. */
export const factsNamed: Recogniser = (text, { facts = [] }) => {
  const name = namedForm.exec(text.replace(/[?.!\s]+$/, ''))?.[1]?.toLowerCase();
  const isStored =
    name !== undefined && facts.some(({ key }) => key.toLowerCase().replace(/^my /, '') === name);
  return isStored ? [call('facts_query', 'get_info', { query: name })] : null;
};

function isNamed(key: string, words: string): boolean {
  const parts = key.split(/\s+/).filter((part) => findInfo([{ key: part, value: '' }], part).length > 0);
  return parts.length > 1 && parts.every((part) => findInfo([{ key: part, value: '' }], words).length > 0);
}
