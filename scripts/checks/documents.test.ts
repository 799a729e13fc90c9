import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

// The documents name files, commands and identifiers in backticks. Each of them must exist.

const documents = globSync(['*.md', 'docs/**/*.md']).sort();
const folders = 'app|bench|components|db|docs|drizzle|e2e|lib|public|scripts|testing';
const sources = globSync([
  `{${folders.replaceAll('|', ',')}}/**/*.{ts,tsx,css,json,py}`,
  '*.{ts,json,mjs}',
  '.dependency-cruiser.cjs',
  '.env.example',
]);
const files = globSync([`{${folders.replaceAll('|', ',')}}/**`, '*', '.*', '.ci/*', '.github/**']);
const knownWords = new Set(
  sources.flatMap((file) => readFileSync(file, 'utf8').match(/[A-Za-z_$][\w$]*/g) ?? []),
);
const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));

const exempt = new Set([
  // Files that the documents forbid, and files of their examples.
  ...['utils.ts', 'helpers.ts', 'types.ts', 'service.ts', 'index.ts', 'proxy.ts', 'x.ts', 'x.test.ts'],
  // Files and programs of other projects.
  ...['vader_lexicon.txt', 'pg_dump', 'TRUNCATE'],
  // Endings of TWILIO_CONTENT_SID_REMINDER.
  ...['_SUMMARY', '_JOURNAL', '_RECAP'],
  // A tool that a decision replaced.
  'clear_completed',
]);

test.each(documents)('%s names only what exists', (document) => {
  const text = readFileSync(document, 'utf8').replaceAll(/^```[\s\S]*?^```$/gm, '');
  const spans = [...text.matchAll(/`([^`\n]+)`/g)]
    .map(([, span = '']) => span)
    .filter((span) => !exempt.has(span));
  const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)[^)]*\)/g)].map(([, link = '']) => link);
  expect({
    commands: spans.flatMap(commandsIn).filter((command) => !(command in scripts)),
    files: spans.filter((span) => isPath(span) && !isFile(span)),
    names: spans
      .filter((span) => !isPath(span))
      .flatMap(namesIn)
      .filter((name) => !knownWords.has(name)),
    links: links.filter((link) => !existsSync(join(dirname(document), link))),
  }).toEqual({ commands: [], files: [], names: [], links: [] });
});

function commandsIn(span: string): string[] {
  return [...span.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => name);
}

function isPath(span: string): boolean {
  return new RegExp(`^(${folders})/\\S*$|^[^\\s:()]+\\.(tsx?|json|cjs|mjs|md|css|sql|png|txt)$`).test(span);
}

/**
 * Returns whether a span in backticks names an existing file. Placeholders such as <feature>, * and … match any part of a path. The
 * extension and the leading folders may be missing.
 */
function isFile(span: string): boolean {
  const pattern = span
    .replace(/\/$/, '')
    .replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll(/<[^>]*>|\*+|…|NNN-title/g, '.+');
  const isMatch = new RegExp(`(^|/)${pattern}(\\.tsx?|\\.json)?$`);
  return files.some((file) => isMatch.test(file));
}

/**
 * Returns the words in a span that can only be identifiers: the whole span if it is one name or path of names, otherwise its words in
 * camel or snake case.
 */
function namesIn(span: string): string[] {
  const isWhole = /^[A-Za-z_$][\w$]*(\.[A-Za-z_$][\w$]*)*(\(\))?$/.test(span);
  const words = span.match(/[A-Za-z_$][\w$]*/g) ?? [];
  return isWhole ? words : words.filter((word) => /[a-z][A-Z]|\w_\w/.test(word));
}
