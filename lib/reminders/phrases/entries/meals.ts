import { titleOf } from '@/lib/phrases/input';
import type { PhraseCall } from '@/lib/phrases/phrase';
import { readMeals } from '@/lib/time/clock-list';
import { baseForms, taskVerbs } from '@/lib/words/verbs';

const meal = '(?:breakfast|lunch|dinner|supper|tea|bedtime|bed)';
const piece = new RegExp(
  `^(?:(?:(?:take|and|then) )*(?:(?:the|a|an|my) )?(?<what>(?!(?:one|two|half|\\d)\\b).{2,30}?) )?(?:(?:at|with|before|after) )?(?:my |the )?(?<meal>${meal})(?: ?time)?$`,
  'i',
);
const breaks = /\s*[,;&]\s*(?:(?:and|then) )?|\s+(?:and|then) /i;
const noName =
  /^(?:cancel|delete|remove|stop|skip|pause|drop|forget|move|change|did|do|does|have|has|is|are|was|were|what|when|how|why|which|if|no|not|never|he|she|they|you|i|we|it|his|her|their)$/i;

/**
 * Returns the daily reminders for a sentence that names medicines and their meals: "white pill at breakfast
 * and the pink one at supper" gives two. `medicine` matches names of medicines. Null for other sentences.
 */
export function eachAtItsMeal(sentence: string, medicine: RegExp): PhraseCall[] | null {
  const said = sentence.replace(/^(?:i |we )(?=take )/i, '').replace(/(?<![.!])[.!]+$/, '');
  const found: { name: string; meal: string }[] = [];
  for (const part of said.split(breaks)) {
    const groups = piece.exec(part.trim())?.groups;
    const name = groups?.what ?? found.at(-1)?.name;
    if (!groups?.meal || !name) return null;
    found.push({ name, meal: groups.meal });
  }
  const names = [...new Set(found.map(({ name }) => name))];
  const kind = names.flatMap((name) => medicine.exec(name)?.[0] ?? [])[0];
  if (names.length < 2 || !(kind || /^take /i.test(said))) return null;
  if (names.some((name) => isDeed(name))) return null;
  const meals = readMeals(
    found.map((one) => one.meal.replace(/^bed$/i, 'bedtime').replace(/^tea$/i, 'supper')).join(' and '),
  );
  if (meals?.length !== found.length) return null;
  return found.map(({ name }, place) => ({
    tool: 'set_reminder',
    input: {
      title: titleOf(kind ? name.replace(/\bone$/i, kind) : name),
      description: meals[place]?.name,
      when: `every day at ${meals[place]?.clock}`,
    },
  }));
}

function isDeed(name: string): boolean {
  const [first = '', ...others] = name.toLowerCase().split(' ');
  return noName.test(first) || baseForms(first) !== null || (others.length > 0 && taskVerbs.has(first));
}
