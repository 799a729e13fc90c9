import { baseForms } from '@/lib/words/verbs';
import { baseForm, stem } from '@/lib/words/word-forms';

// Each line has verbs for one action: "spoke to Omar" completes the todo "call Omar".
const kin = [
  'call phone ring talk speak chat contact reach dial',
  'pay settle transfer clear',
  'buy get grab pick collect fetch order purchase cop score',
  'send mail email post submit hand turn file forward deliver ship upload',
  'text message write email mail ping reply answer',
  'clean wash tidy scrub wipe sweep hoover vacuum',
  'return bring give take hand',
  'book reserve schedule arrange organise organize',
  'fix repair mend service',
  'visit see meet attend',
  'sign approve authorise authorize',
  'pack prepare prep',
  'check inspect test review',
  'drop deliver take bring',
  'finish complete write do wrap',
  'switch turn unplug shut',
  'take have swallow give',
  'fill refill top',
  'water feed',
  'move carry',
].map((line) => new Set(line.split(' ')));

const endings = new Set(
  'did done finished completed sorted handled settled out over ready gone dealt ticked dusted complete'.split(
    ' ',
  ),
);

// These verbs complete a todo without a verb: "bread bought" completes "bread".
const accomplished = new Set(
  'buy get pay pack book send deliver collect order fix clean wash post submit return pick charge feed settle arrange confirm hand turn file mail print sign renew pass write inspect bring find grab fetch empty score cop renew upload cancel'.split(
    ' ',
  ),
);

/**
 * Returns the possible base forms of a past form: "called" gives ["call"]. Null if `word` is no past form.
 */
export function deedOf(word: string): string[] | null {
  if (endings.has(word) || word === 'off') return [word];
  const known = baseForms(word);
  if (known) return known;
  const other = word.endsWith('ed') && word.length > 4 ? baseForm(word) : null;
  return other ? [other, `${other}e`] : null;
}

export function endsAny(deed: string[]): boolean {
  return deed.some((one) => endings.has(one));
}

export function accomplishes(deed: string[]): boolean {
  return deed.some((one) => accomplished.has(one) || endings.has(one));
}

/**
 * Returns whether `title` names a medicine and `deed` means taking one: true for "vitamin pills" and
 * ["take"]. `deed` contains the possible base forms of one verb.
 */
export function isDose(title: string, deed: string[]): boolean {
  return deed.some((one) => /^(?:take|give|have|drink|swallow)$/.test(one)) && medicine.test(title);
}

const medicine =
  /\b(?:tablets?|pills?|meds?|medication|medicines?|drugs?|drops|doses?|insulin|vitamins?|antibiotics?|inhaler|syrup|injection)\b/i;

/** Returns the medicine that is taken: "take my pill" gives "pill". Null for other deeds. */
export function takenMedicine(deed: string): string | null {
  const what = /^(?:take|have|do|give) (?:my |the |his |her |our )?(?<what>.+)$/i.exec(deed)?.groups?.what;
  return what && medicine.test(what) ? what : null;
}

export function isSameDeed(one: string, other: string): boolean {
  return stem(one) === stem(other) || kin.some((group) => group.has(one) && group.has(other));
}

/** Matches "had my hair cut", "got the boiler serviced". */
export const hadDone =
  /^(?:had|got) (?:my|the|our|his|her) (?:\p{L}+ ){1,3}(?:cut|done|fixed|checked|tested|serviced|cleaned|repaired|washed|replaced|changed|removed|trimmed|painted|sharpened|renewed)$/iu;

/** Matches "was at the dentist", "had my flu shot". */
export const visited =
  /^(?:(?:was|went|been) (?:at|to) (?:the|my|our) (?:\p{L}+ )?(?:dentist|orthodontist|hygienist|doctor|gp|vet|hairdresser|barber|optician|physio|chiropractor|osteopath|therapist|gyn\p{L}*|dermatologist|p(?:a)?ediatrician|hospital|clinic|garage|mechanic|gym|nail salon|salon)(?:['’]?s)?|had (?:(?:my|the|a|an|another|our|his|her) )?(?:\p{L}+ ){0,2}(?:shots?|jabs?|vaccine|vaccination|booster|check-?up|haircut|blood test|scan|x-?ray|mammogram|eye test|smear(?: test)?|physical|massage|facial|filling|transfusion|injection|oil change)(?: at [\d.,]+k? ?(?:miles|kms?|kilomet(?:er|re)s))?)$/iu;

/** Matches "got my flu shot": "got my flu shot on friday" tells, "I\'ve got my scan on friday" does not. */
export const gotDone =
  /^got (?:(?:my|the|a|an|another|our|his|her) )?(?:\p{L}+ ){0,2}(?:shots?|jabs?|vaccine|vaccination|booster|haircut|oil change)(?: at [\d.,]+k? ?(?:miles|kms?|kilomet(?:er|re)s))?$/iu;
