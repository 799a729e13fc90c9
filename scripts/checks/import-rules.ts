import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cruise, type ICruiseOptions, type IModule } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { tablesOfOthers } from './table-owners';

// Minimum number of files. If there are fewer, the check has not read the code, so it fails.
const fewest = 150;
const folders = [
  'app',
  'components',
  'lib',
  'db',
  'scripts',
  'testing',
  'middleware.ts',
  'instrumentation.ts',
];
const { forbidden, options } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs');

const settings = { ...options, tsPreCompilationDeps: true, validate: true, ruleSet: { forbidden } };
const { output } = await cruise(folders, settings as ICruiseOptions, undefined, {
  tsConfig: extractTSConfig('tsconfig.json'),
});
if (typeof output === 'string') throw new Error(output);

const own = output.modules.filter((module) => !module.source.startsWith('node_modules'));
const problems = [
  ...output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`),
  ...componentsReachingDatabase(own),
  ...own.flatMap(({ source }) => usesOfOthersTables(source)),
];
if (own.length < fewest)
  problems.push(`Only ${own.length} files were read; at least ${fewest} are expected.`);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log(`import rules: ${own.length} files, no violation`);

function usesOfOthersTables(file: string): string[] {
  if (!file.startsWith('lib/') || file.endsWith('.test.ts')) return [];
  return tablesOfOthers(file, readFileSync(file, 'utf8'));
}

function componentsReachingDatabase(modules: IModule[]): string[] {
  const importsOf = new Map(
    modules.map(({ source, dependencies }) => [
      source,
      dependencies
        .filter(({ dependencyTypes }) => !dependencyTypes.includes('type-only'))
        .map(({ resolved }) => resolved),
    ]),
  );
  const origins = new Map(
    [...importsOf.keys()]
      .filter((source) => source.startsWith('components/') && !/\.test\.tsx?$/.test(source))
      .map((source) => [source, source]),
  );
  for (const [source, origin] of origins) {
    for (const target of importsOf.get(source) ?? []) if (!origins.has(target)) origins.set(target, origin);
  }
  return [...origins]
    .filter(([source]) => source.startsWith('db/'))
    .map(([source, origin]) => `components-never-reach-db: ${origin} -> ${source}`);
}
