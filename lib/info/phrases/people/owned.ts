import type { World } from '@/lib/phrases/phrase';

/**
 * Matches sentences such as "his doctor is Dr Patel". Group 1 is the pronoun ("his"), and group 2 the name
 * ("Dr Patel").
 */
export const ownedName =
  /\b([Hh]is|[Hh]er) [\p{L} -]{2,25}?(?:['’]s name)?(?: is|['’]s| was)(?: called| named)? ((?:(?:Dr|Mr|Mrs|Ms|Miss|Prof)\.? )?\p{Lu}[\p{L}-]+)/u;

const contact =
  /^(?:his|her) (?:\p{L}+ )?(?:number|phone|mobile|email|e-mail|address|office|clinic|surgery|practice|room|extension|hours)\b/iu;

/**
 * Returns the person whom the pronoun at the beginning of `words` means. After "his teacher is Mrs Brown",
 * "her room" gives "Mrs Brown". Null if no recent message named a teacher, doctor or the like in this way.
 */
export function ownedPerson(words: string, { lastMessage, told = [] }: World): string | null {
  const pronoun = /^(?:he|his|him|she|her|hers)\b/i.exec(words)?.[0].toLowerCase();
  if (!pronoun) return null;
  const isOther = /^h[ei]/.test(pronoun) && !pronoun.startsWith('her') ? /her/i : /his/i;
  const owned = [...told.slice(-maxBack), lastMessage ?? ''].map((message) => ownedName.exec(message));
  const other = owned.findLast((found) => isOther.test(found?.[1] ?? ''))?.[2];
  const name = owned.at(-1)?.[2] ?? '';
  return other ?? (contact.test(words) && name.includes(' ') ? name.replace('.', '') : null);
}

const maxBack = 3;

/**
 * Returns the owner of the fact that was mentioned last. After "Zoe's teacher is Mr Hannigan", "she" is Zoe.
 */
export function ownerOfLast({ mentions }: World): string | null {
  return /^(\p{Lu}\p{L}+)['’]s\b/u.exec(mentions[0]?.thing.title ?? '')?.[1] ?? null;
}
