import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import ts from 'typescript';

// Fails if a folder has too many files, a file has too many lines, or the same lines occur in two places.
const mostFilesPerFolder = 15;
const understanding = { folder: 'lib/assistant/understand', mostFiles: 20, mostRegExps: 150 };
const mostLinesPerFile = 250;
const fewestDuplicateLines = 6;
const fewestDuplicateWords = 16;

const sources = globSync([
  '{app,bench,components,db,e2e,lib,scripts,testing}/**/*.{ts,tsx}',
  '*.{ts,tsx,mjs}',
  '.dependency-cruiser.cjs',
])
  .filter((file) => !/\.(test|spec)\.tsx?$|\.d\.ts$/.test(file))
  .sort();

const problems = [...fullFolders(), ...longFiles(), ...duplicates(), ...tooManyRegExps()];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log(`structure: ${sources.length} files, no problem`);

function fullFolders(): string[] {
  const exempt = ['db/schema', 'components/ui', '.'];
  const folders = Map.groupBy(sources, (file) => dirname(file));
  return [...folders]
    .filter(([folder, files]) => files.length > limitOf(folder) && !exempt.includes(folder))
    .map(([folder, files]) => `${folder}: ${files.length} source files, at most ${limitOf(folder)}`);
}

function limitOf(folder: string): number {
  return folder === understanding.folder ? understanding.mostFiles : mostFilesPerFolder;
}

function tooManyRegExps(): string[] {
  const files = sources.filter(
    (file) => dirname(file) === understanding.folder && !file.endsWith('/tokens.ts'),
  );
  const count = files.reduce((sum, file) => sum + countRegExps(file), 0);
  return count > understanding.mostRegExps
    ? [`${understanding.folder}: ${count} regular expressions, at most ${understanding.mostRegExps}`]
    : [];
}

function countRegExps(file: string): number {
  let count = 0;
  const visit = (node: ts.Node): void => {
    const isCall =
      (ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp';
    if (ts.isRegularExpressionLiteral(node) || isCall) count += 1;
    node.forEachChild(visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
  return count;
}

function longFiles(): string[] {
  return sources
    .map((file) => ({ file, lines: readFileSync(file, 'utf8').trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > mostLinesPerFile)
    .map(({ file, lines }) => `${file}: ${lines} lines, at most ${mostLinesPerFile}`);
}

interface Line {
  place: string;
  text: string;
}

function duplicates(): string[] {
  const firstPlaces = new Map<string, Line[]>();
  const found: string[] = [];
  for (const file of sources.filter((one) => !/^(?:lib\/assistant\/understand|components\/ui)\//.test(one))) {
    const lines = codeLines(file);
    let start = 0;
    while (start + fewestDuplicateLines <= lines.length) {
      const rest = lines.slice(start);
      const key = textOf(rest.slice(0, fewestDuplicateLines));
      const earlier = firstPlaces.get(key);
      const repeated = earlier ? commonStart(earlier, rest) : [];
      if (!earlier) firstPlaces.set(key, rest);
      const isLong = textOf(repeated).split(/\W+/).length >= fewestDuplicateWords;
      if (isLong) found.push(`${rest[0]?.place} repeats ${repeated.length} lines of ${earlier?.[0]?.place}`);
      start += isLong ? repeated.length : 1;
    }
  }
  return found;
}

function commonStart(one: Line[], other: Line[]): Line[] {
  const end = other.findIndex(
    ({ text, place }, index) => text !== one[index]?.text || place === one[0]?.place,
  );
  return other.slice(0, end === -1 ? undefined : end);
}

function textOf(lines: Line[]): string {
  return lines.map(({ text }) => text).join('\n');
}

function codeLines(file: string): Line[] {
  const blank = (text: string) => text.replaceAll(/[^\n]/g, '');
  return readFileSync(file, 'utf8')
    .replaceAll(/^import [^;]*;$|^ *\/\*\*[\s\S]*?\*\/$|^ *\/\/.*$/gm, blank)
    .split('\n')
    .map((text, index) => ({ place: `${file}:${index + 1}`, text: text.trim() }))
    .filter(({ text }) => text !== '' && !/^\w+: \w+\.\w+,$/.test(text));
}
