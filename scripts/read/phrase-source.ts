import { globSync, readFileSync } from 'node:fs';
import { Hearing } from '@/lib/assistant/understand/heard';
import type { Request } from '@/lib/assistant/understand/learned';
import { compile } from '@/lib/assistant/understand/template';
import type { Phrase, World } from '@/lib/phrases/phrase';

export function templateOf({ say, when }: Phrase, request: Request, world: World): string | undefined {
  const hearing = new Hearing(request, world);
  const matches = say.flatMap((template) => {
    const found = hearing.match(compile(template), when === 'words');
    return found ? [{ template, literals: found.literals }] : [];
  });
  return matches.toSorted((a, b) => b.literals - a.literals)[0]?.template;
}

export function placeOf({ say, examples }: Phrase): string | undefined {
  const texts = [...say, ...examples].map((text) => [`'${text}'`, `"${text}"`, `\`${text}\``]);
  const places = [...phraseFiles()].flatMap(([file, lines]) => {
    const found = texts.flatMap((forms) => {
      const index = lines.findIndex(
        (line) => !line.includes('counterExamples') && forms.some((form) => line.includes(form)),
      );
      return index < 0 ? [] : [index + 1];
    });
    return found[0] ? [{ place: `${file}:${found[0]}`, count: found.length }] : [];
  });
  const [best, second] = places.toSorted((a, b) => b.count - a.count);
  return best && best.count > (second?.count ?? 0) ? best.place : undefined;
}

let files: Map<string, string[]> | undefined;

function phraseFiles(): Map<string, string[]> {
  files ??= new Map(
    globSync(['lib/**/phrases/**/*.ts', 'lib/*/phrases.ts']).map((file) => [
      file,
      readFileSync(file, 'utf8').split('\n'),
    ]),
  );
  return files;
}
