import { occasionOf, ourselves, type SocialKind } from '@/lib/social/rules';
import type { SocialDate } from '@/lib/social/schema';
import { type ItemLabels, pickItems } from '@/lib/words/match';
import { clip } from '@/lib/words/wording';

export function pickSocialDates(
  dates: SocialDate[],
  asked: string[],
): { found: SocialDate[]; missed: string[] } {
  return pickItems(
    dates,
    asked.map((words) => asRelative(toStoredName(words), dates)),
    socialLabels,
  );
}

const relatives = [
  'mum mom mother mummy mama ma',
  'dad father daddy papa',
  'grandma gran nan nana granny grandmother',
  'grandpa grandad granddad grandfather',
].map((names) => names.split(' '));

// "Mum's birthday" is the one that was told as "mother's birthday".
function asRelative(words: string, dates: SocialDate[]): string {
  const said = /^\p{L}+(?![\p{L}-])/u.exec(words)?.[0] ?? '';
  const names = relatives.find((group) => group.includes(said.toLowerCase()));
  const owned = (name: string) => dates.find((date) => date.name.toLowerCase() === name);
  if (!names || owned(said.toLowerCase())) return words;
  const [other, another] = names.flatMap((name) => owned(name) ?? []);
  return other && !another ? `${other.name}${words.slice(said.length)}` : words;
}

export function toStoredName(words: string): string {
  const ours = isOurs.exec(words);
  return ours ? `your ${ours[1] ?? 'anniversary'}` : words.replace(/^(?:my|our)\s+/i, '');
}

/**
 * Returns the name under which an important date is looked up. The user's own dates are stored under "our", so
 * "me" with the kind "birthday" gives "our birthday". Other people's names are returned unchanged.
 */
export function ownOccasion(name: string, kind: SocialKind | null | undefined): string {
  return kind && isOwn.test(name) ? `our ${kind}` : name;
}

/**
 * Returns the name under which an important date is stored: "me" gives "us". Other people's names are
 * returned unchanged.
 */
export function storedOwner(name: string): string {
  return isOwn.test(name) ? ourselves : name;
}

const isOwn = /^(?:us|me|my|mine|myself)$/i;
const isOurs = /^(?:my|our|us)(?:\s+(?:wedding )?(anniversary|birthday))?$/i;

const socialLabels: ItemLabels<SocialDate> = {
  textOf: occasionOf,
  label: (date) => (date.name === ourselves ? occasionOf(date) : clip(occasionOf(date), 120)),
  nothing: 'no birthday or anniversary',
};
