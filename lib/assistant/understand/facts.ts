import { calendarNoun, entryNoun, listNoun, rule } from './vocabulary';

/** Things that are kept to be looked up: codes, numbers, addresses. */
export const secret =
  'password|passcode|code|pin|pins|number|combination|combo|key|wifi|wi-fi|ssid|username|user name|login|licen[cs]e|plate|passport|id|iban|account|serial|vin|policy|e-?mail address|address|postcode|zip code|zip';

/** Words that make "my x is y" a fact about a person. */
export const attribute = `${secret}|name|nickname|size|birthday|birth date|bday|anniversary|allergy|allergies|blood (?:type|group)|favou?rite|height|weight|age|hometown|employer|job|doctor|dentist|boss|wife|husband|partner|girlfriend|boyfriend|son|daughter|mother|father|mom|mum|dad|brother|sister|dog|cat|pet|car|phone|e-?mail|school|bank|locker|seat|gate|room|parking spot|spot|insurance|shoe|language|diet|pronouns|landlord|neighbou?r|manager|vet|team|hobby|surname|colou?r`;

const ours = rule(
  `\\b(?:${listNoun}|${calendarNoun}|${entryNoun}|alarms?|meetings?|lights?|volume|music|flight|order|day)\\b`,
);

/** Whether words name something that another room keeps. */
export function isKeptElsewhere(words: string): boolean {
  return ours.test(words);
}

export function hasSecret(words: string): boolean {
  return rule(`\\b(?:${secret})\\b`).test(words);
}

/** What a sentence says of someone, and the noun it is kept under: "anna is allergic to nuts" is anna's allergy. */
export const predicates: [said: RegExp, noun: string][] = [
  [/\b(?:(?:is|am|are) |'m |'s )?allergic to\b/i, 'allergy'],
  [/\b(?:likes?|loves?|enjoys?|prefers?)\b/i, 'taste'],
  [/\b(?:hates?|dislikes?|can't stand)\b/i, 'dislikes'],
  [/\b(?:lives? (?:in|at|on)|living (?:in|at|on))\b/i, 'home'],
  [/\b(?:works? (?:at|for|in|as)|working (?:at|for))\b/i, 'work'],
  [/\b(?:is|am|'m|are) (?=vegetarian|vegan|pescatarian|lactose|gluten)/i, 'diet'],
  [/\b(?:was|were|is) born (?:on|in)?\b/i, 'birthday'],
  [/\bparked\b/i, 'parking'],
];

/** Whose it is: "" for the person who speaks, "anna's " for anna; null where the words are no one. */
export function ownerOf(words: string): string | null {
  const who = words
    .trim()
    .replace(/^(?:the fact )?that\s+/i, '')
    .replace(/^(?:my|our)\s+/i, '');
  if (/^(?:i|we|i'm|)$/i.test(who)) return '';
  return who.split(' ').length <= 3 ? `${who}'s ` : null;
}
