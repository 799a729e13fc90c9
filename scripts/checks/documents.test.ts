import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const documents = globSync(['*.md', 'docs/**/*.md']).sort();
const folders = 'app|bench|components|db|docs|drizzle|e2e|lib|public|scripts|testing';
const sources = globSync([
  `{${folders.replaceAll('|', ',')}}/**/*.{ts,tsx,css,json,py,sql}`,
  '*.{ts,json,mjs}',
  '.dependency-cruiser.cjs',
  '.env.example',
]);
const files = globSync([`{${folders.replaceAll('|', ',')}}/**`, '*', '.*', '.ci/*', '.github/**']);
const knownWords = new Set(
  sources.flatMap((file) => readFileSync(file, 'utf8').match(/[A-Za-z_$][\w$]*/g) ?? []),
);
const features = [
  ...(
    /^const features = \[([^\]]*)\]/m.exec(readFileSync('.dependency-cruiser.cjs', 'utf8'))?.[1] ?? ''
  ).matchAll(/'([\w-]+)'/g),
].map(([, name = '']) => name);
const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));

const exempt = new Set([
  // Files that the documents forbid, and files of their examples.
  ...['utils.ts', 'helpers.ts', 'types.ts', 'service.ts', 'index.ts', 'proxy.ts', 'x.ts', 'x.test.ts'],
  // Files and programs of other projects.
  ...['vader_lexicon.txt', 'pg_dump', 'TRUNCATE'],
  // Endings of TWILIO_CONTENT_SID_REMINDER.
  ...['_SUMMARY', '_JOURNAL', '_RECAP'],
  // A decision has replaced this tool.
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
    routes: spans.filter((span) => span.startsWith('/api/') && !isRoute(span)),
    names: spans
      .filter((span) => !isPath(span))
      .flatMap(namesIn)
      .filter((name) => !knownWords.has(name)),
    links: links.filter((link) => !existsSync(join(dirname(document), link))),
  }).toEqual({ commands: [], files: [], routes: [], names: [], links: [] });
});

test('CONTRIBUTING has the order of the features', () => {
  const order = /\n *auth · .*/.exec(readFileSync('CONTRIBUTING.md', 'utf8'))?.[0] ?? '';
  expect(order.trim().split(' · ')).toEqual(features);
});

test('the architecture page lists every feature', () => {
  const listed = firstColumns('docs/architecture.md');
  expect(features.filter((feature) => !listed.has(feature))).toEqual([]);
});

test('CONTRIBUTING explains every file name that three features share', () => {
  const names = features.flatMap((feature) =>
    globSync('*.ts', { cwd: `lib/${feature}`, exclude: ['*.test.ts'] }),
  );
  const shared = [...Map.groupBy(names, (name) => name)].flatMap(([name, uses]) =>
    uses.length >= 3 ? name : [],
  );
  const explained = firstColumns('CONTRIBUTING.md');
  expect(shared.filter((name) => !explained.has(name))).toEqual([]);
});

test('the decision about libraries lists the packages of package.json', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const packages = Object.keys({ ...dependencies, ...devDependencies });
  const rows = [...readFileSync('docs/decisions/002-libraries.md', 'utf8').matchAll(/^\| ([^|]+?) +\|/gm)];
  const listed = rows
    .flatMap(([, cell = '']) => cell.split(', '))
    .filter((name) => !/^(package|-+)$/.test(name));
  expect(listed.sort()).toEqual(packages.sort());
});

test('README has the settings of .env.example', () => {
  const given = readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=/gm);
  const readme = firstColumns('README.md');
  // A row of the table names further templates only by their endings.
  const isListed = (name: string) => readme.has(name) || readme.has(name.replace('TWILIO_CONTENT_SID', ''));
  expect([...given].flatMap(([, name = '']) => (isListed(name) ? [] : name))).toEqual([]);
});

test('every decision has a number of its own', () => {
  const numbers = globSync('*.md', { cwd: 'docs/decisions' }).map((file) => file.slice(0, 3));
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});

test('the glossary has at most 25 entries', () => {
  const rows = readFileSync('docs/glossary.md', 'utf8').match(/^\| /gm) ?? [];
  expect(rows.length - 2).toBeLessThanOrEqual(25);
});

function firstColumns(document: string): Set<string> {
  const cells = readFileSync(document, 'utf8').matchAll(/^\|([^|]*)\|/gm);
  return new Set([...cells].flatMap(([, cell = '']) => cell.match(/(?<=`)[^`,\s]+(?=`)/g) ?? []));
}

function commandsIn(span: string): string[] {
  return [...span.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => name);
}

function isPath(span: string): boolean {
  return new RegExp(`^(${folders})/\\S*$|^[^\\s:()]+\\.(tsx?|json|cjs|mjs|md|css|sql|png|txt)$`).test(span);
}

function isFile(span: string): boolean {
  const pattern = span
    .replace(/\/$/, '')
    .replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll(/<[^>]*>|\*+|…|NNN-title/g, '.+');
  const isMatch = new RegExp(`(^|/)${pattern}(\\.tsx?|\\.json)?$`);
  return files.some((file) => isMatch.test(file));
}

function isRoute(span: string): boolean {
  const [url = ''] = span.replace(/\/$/, '').split(/[?#]/);
  const routes = files.filter((file) => /^app\/api\/.*route\.ts$/.test(file));
  return routes.some((file) => {
    const route = file.slice('app'.length, -'/route.ts'.length);
    const pattern = route.replaceAll(/\[\.{3}[^\]]+\]/g, '.+').replaceAll(/\[[^\]]+\]/g, '[^/]+');
    return `${route}/`.startsWith(`${url}/`) || new RegExp(`^${pattern}$`).test(url);
  });
}

function namesIn(span: string): string[] {
  const isWhole = /^[A-Za-z_$][\w$]*(\.[A-Za-z_$][\w$]*)*(\(\))?$/.test(span);
  const words = span.match(/[A-Za-z_$][\w$]*/g) ?? [];
  return isWhole ? words : words.filter((word) => /[a-z][A-Z]|\w_\w/.test(word));
}
