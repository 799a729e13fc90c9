import { capitalized } from '@/lib/words/wording';

export function sentenceOf({ key, value }: { key: string; value: string }): string {
  const [, said] = /^(?:what|where|when|how|who) (.+)$/i.exec(key) ?? [];
  if (value.toLowerCase().startsWith(key.toLowerCase())) return value;
  const [head = key] = key.split(/ (?:at|of|for|in|on|to|from|with|by) /);
  if (/^about | so far$/i.test(key)) return `${key}: ${value}`;
  if (predicate.test(value)) return `${key} ${value}`;
  return said ? `${said} ${value}` : `${key} ${linkOf(head)} ${value}`;
}

const predicate =
  /^(?:can|could|opens|closes|shuts|is (?:open|closed|valid|good)|are open|stays|can['’]?t|does|did|do|has|have|had|will|would|should|must|needs?|takes?|likes?|loves?|hates?|prefers?|wants?|works|lives?|eats|drinks|wears|uses|goes|ends?|begins?|starts?|opens?|closes?|costs?|weighs?|plays|speaks|sleeps|keeps|drives|belongs?|reacts|charges?|pays|earns|owns?|rents?|teaches|coaches|studies|owes?|runs?|reads|leaves|departs|arrives|lasts|holds|fits)(?:n?['’]?t|not)?\s/i;

function linkOf(key: string): string {
  if (/^(?:we|they|you)$/i.test(key)) return 'are';
  return /[^s'’]s$/i.test(key) &&
    !/(?:address|status|access|gas|bus|plus|us|is|(?:up|down)stairs|(?:in|out)doors|overseas)$/i.test(key)
    ? 'are'
    : 'is';
}

export function formatFact(fact: { key: string; value: string }): string {
  if (fact.value.toLowerCase().startsWith(fact.key.toLowerCase())) return `${capitalized(fact.value)}.`;
  if (/^(?:what|where|when|how|who)\s/i.test(fact.key))
    return `${capitalized(sentenceOf(fact)).replace(/^I owe /, 'You owe ')}.`;
  if (/^(?:about|your|my|the|his|her|their|our|its|spent|month|week)\b| so far$/i.test(fact.key))
    return `${capitalized(fact.key)}: ${fact.value}.`;
  const isName =
    (/^\p{Lu}\p{L}+$/u.test(fact.key) && predicate.test(fact.value)) ||
    /^(?:Mr|Mrs|Ms|Miss|Dr|Prof)\b/.test(fact.key);
  if (isName || /^(?:\S+|\p{Lu}\S*(?: \p{Lu}\S*)+)['’]s\s/u.test(fact.key))
    return `${capitalized(sentenceOf(fact))}.`;
  return `Your ${uncapitalized(sentenceOf(fact))}.`;
}

function uncapitalized(text: string): string {
  return /^\p{Lu}(\p{Ll}|\s|$)/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
