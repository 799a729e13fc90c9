import { globSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob, normalize } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

for (const group of ['visitors', 'user', 'admin']) {
  test(`the style sheet of the group ${group} covers every component that its pages import`, () => {
    const sources = sourcesOf(`app/styles/${group}.css`);
    const files = importsOf(
      [
        'app/layout.tsx',
        ...globSync(`app/(${group})/**/*.tsx`.replace(/[()]/g, '[$&]'), { exclude: ['**/*.test.tsx'] }),
      ],
      group,
    );
    expect(files.length).toBeGreaterThan(20);
    expect(files.filter((file) => !sources(file))).toEqual([]);
  });
}

function sourcesOf(sheet: string): (file: string) => boolean {
  const lines = [...readFileSync(sheet, 'utf8').matchAll(/^@source (not )?"([^"]+)";$/gm)];
  const patterns = lines.map(([, not, path = '']) => ({
    isIncluded: !not,
    glob: normalize(join(dirname(sheet), path)).replace(/[()]/g, '[$&]'),
  }));
  const matching = (file: string, isIncluded: boolean) =>
    patterns.some(
      (pattern) =>
        pattern.isIncluded === isIncluded &&
        (matchesGlob(file, pattern.glob) || matchesGlob(file, `${pattern.glob}/**`)),
    );
  return (file) => matching(file, true) && !matching(file, false);
}

// Another group's page is shown inside of that group's template, which writes the style sheet.
function bringsOwnStyles(file: string, group: string): boolean {
  return /^app\/\(\w+\)\/(.*\/)?(page|template)\.tsx$/.test(file) && !file.startsWith(`app/(${group})/`);
}

// Returns the components and pages that the files import, directly or not, including those loaded on demand.
function importsOf(entries: string[], group: string): string[] {
  const found = new Set(entries);
  for (const file of found) {
    if (bringsOwnStyles(file, group)) {
      found.delete(file);
      continue;
    }
    const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'));
    for (const { fileName } of importedFiles) {
      const name = fileName.replace(/^@\//, '').replace(/[()]/g, '[$&]');
      for (const path of globSync(name.endsWith('-variants') ? `${name}.ts` : `${name}.tsx`)) found.add(path);
    }
  }
  return [...found].sort();
}
