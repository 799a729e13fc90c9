const changed =
  'added|set|saved|stored|created|scheduled|deleted|removed|cancell?ed|completed|marked|updated|changed|moved|rescheduled|noted|remembered|recorded|booked|renamed|cleared|put|ticked|crossed|sent|logged|forgotten|undone';

const claims: RegExp[] = [
  new RegExp(
    `\\b(?:i|we)(?:'ve| have|'d| had)?\\s+(?:just |now |already |also |successfully )*(?:${changed})\\b`,
    'i',
  ),
  new RegExp(`\\b(?:has|have)\\s+(?:now |just |also |all |successfully )*been\\s+(?:${changed})\\b`, 'i'),
  new RegExp(`\\b(?:is|are)\\s+(?:now|all)\\s+(?:${changed})\\b`, 'i'),
  // Matches only claims about the user's data. "The tower was completed in 1889" must not match.
  new RegExp(
    `\\b(?:it|that|this|they|these|your [^.]{1,40}?)\\s+(?:is|are|was|were|'s|'re)\\s+(?:${changed})\\b`,
    'i',
  ),
  new RegExp(
    `^(?:ok(?:ay)?|sure|great|alright|perfect|absolutely|of course|all|everything|both|now)?[\\s-]*(?:${changed})\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:reminders?|todos?|tasks?|items?|alarms?|events?|notes?|list)\\s+(?:successfully )?(?:${changed})\\b`,
    'i',
  ),
  /\b(?:i'll|i will|i'm going to|i am going to)\s+(?:be sure to |make sure to )?(?:remind|remember|add|set|save|store|note|ping|notify|wake|alert|delete|remove|schedule|keep)\b/i,
  /\b(?:you'll|you will)\s+(?:get|receive|be reminded|hear)\b/i,
  /^(?:ok(?:ay)?[\s,.!]*)?(?:all )?(?:done|noted|got it)\b[\s.!✅]*$/i,
  /[✅✔☑]/u,
  /\b(?:he|hemos)\s+(?:añadido|agregado|guardado|creado|eliminado|borrado|programado)\b/i,
  /\b(?:hinzugefügt|gespeichert|erstellt|gelöscht|eingetragen|notiert)\b/i,
  /\bj'ai\s+(?:ajouté|enregistré|créé|supprimé|noté|programmé)\b/i,
];

const negated = /\b(?:nothing|not|never|no|cannot|unable|without)\b|n['’]t\b/i;

/**
 * Returns whether a model's text says that something was done, such as "I added it". Such a text must not be
 * sent, because only tools report actions.
 */
export function claimsAction(text: string): boolean {
  return text
    .slice(0, 4000)
    .split(/[.,;:!?\n]+|\bbut\b/i)
    .filter((clause) => !negated.test(clause))
    .some((clause) => claims.some((claim) => claim.test(clause.trim())));
}
