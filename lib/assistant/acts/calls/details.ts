import type { World } from '@/lib/phrases/phrase';
import { findTimes } from '@/lib/time/find-times';

const it =
  "(?:it['’]?s|it is|it['’]?ll be|it will be|that['’]?s|(?:he|she)['’]?s|(?:he|she) is|they['’]?re|they are)";
const there =
  "there(?:['’]?s| is| are|['’]?ll be| will be) (?:\\d+|two|three|four|five|six|seven|eight|nine|ten|free|plenty|parking)";
const openings = [
  `${it} (?!(?:it|all|everything|my|her|his|our|not|off|on again|now|been|moved|cancelled|postponed|every|coming|going|leaving|back|away|\\p{L}+['’]s (?:birthday|anniversary))\\b)`,
  there,
  'with (?:an?|the|some|someone|my|our) ',
  'under (?:the name|my name|\\p{Lu})',
  '(?:tickets?|entry|parking|it|admission|they)(?: are| is| costs?) (?:about |around |only )?(?:[€£$]|\\d|free)',
  "(?:fast|fasting|no food|nothing to eat|don[’']?t eat)\\b",
  "\\p{Lu}[\\p{L}’']+ (?:is|can[’']?t) (?:an? |the |not |vegetarian|vegan|allergic|eat|have)",
];
const aboutPlan = new RegExp(`^(?:(?:and|also|but) )?(?:${openings.join('|')})`, 'iu');
const fasting = /^(?:(?:and|also|but) )?(?:fast|fasting|no food|nothing to eat|don[’']?t eat)\b/i;
// "It's a costume day so buy wings" also orders something.
const orders =
  /\b(?:so|and|then|please) (?:(?:i|we) )?(?:(?:must|should|need to|have to) )?(?:buy|get|bring|ask|ring|call|book|pay|remind|add|order|fix|pick)\b|\bremind me\b/i;
// A sentence or "and" ends the plan only before such a clause.
const split = new RegExp(
  `,\\s+|(?:\\s+[-–—]|(?<=[\\p{L}\\d])\\.)\\s+(?=(?:${openings.join('|')}))|\\s+and\\s+(?=(?:${it}|${there}) )`,
  'iu',
);

/** The clauses of a message about one plan: "vet friday at 3, it's the new one, room 4" has three. */
export function clausesOf(message: string): string[] {
  return message.replace(/(?<![.!\s])[.!\s]+$/, '').split(split);
}

/** True for a clause that only tells more about the plan before it, such as "it's on Teams". */
export function isAboutPlan(clause: string, world: World): boolean {
  return (
    aboutPlan.test(clause) &&
    !orders.test(clause) &&
    (fasting.test(clause) || findTimes(clause, world).length === 0)
  );
}
