import { taskVerbs } from '@/lib/assistant/understand/word-lists';

/** Past forms that do not end in -ed. */
const irregular = new Map(
  `got get|bought buy|paid pay|sent send|wrote write|did do|done do|made make|took take|taken take|gave give|brought bring|went go|gone go|had have|read read|ran run|swam swim|sold sell|told tell|met meet|found find|spoke speak|spoken speak|saw see|put put|cut cut|fed feed|left leave|kept keep|built build|drove drive|rode ride|ate eat|eaten eat|drank drink|slept sleep|woke wake|won win|lost lose|began begin|chose choose|drew draw|flew fly|hung hang|hid hide|rang ring|set set|shut shut|swept sweep|taught teach|threw throw|wore wear|bred breed|dealt deal|hit hit|lent lend|let let|quit quit|rsvped rsvp|sewed sew|shook shake|spent spend|stood stand|stuck stick|understood understand|wound wind|written write|given give|seen see|begun begin|picked pick|grabbed grab|finished finish`
    .split('|')
    .map((pair): [string, string] => {
      const [past = '', base = ''] = pair.split(' ');
      return [past, base];
    }),
);

/** Returns the base forms that a past form may have ("called": call), null if the word is no past form of a verb of things to do. */
export function baseForms(word: string): string[] | null {
  const known = irregular.get(word);
  if (known) return [known];
  if (!word.endsWith('ed')) return null;
  const stem = word.slice(0, -2);
  const candidates = [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1'), stem.replace(/i$/, 'y')];
  const bases = candidates.filter((base) => taskVerbs.has(base));
  return bases.length > 0 ? bases : null;
}
