import { createRequire } from 'node:module';
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';

// Fails on an import that the house forbids, and where so few files were read that the check means nothing.
const fewest = 150;
const folders = ['app', 'components', 'lib', 'db', 'scripts', 'middleware.ts', 'instrumentation.ts'];
const { forbidden, options } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs');

const withTypes = await read({ tsPreCompilationDeps: 'specify' }, forbidden);
// What the browser loads is what is left when types are gone; that must not reach the database, over however many files.
const atRunTime = await read({ tsPreCompilationDeps: false }, [
  {
    name: 'components-never-reach-db',
    severity: 'error',
    from: { path: '^components/', pathNot: '\\.test\\.tsx?$' },
    to: { path: '^db/', reachable: true },
  },
]);

const violations = [withTypes, atRunTime].flatMap((result) => result.summary.violations);
for (const { rule, from, to } of violations) console.error(`${rule.name}: ${from} -> ${to}`);
const count = withTypes.modules.filter((module) => !module.source.startsWith('node_modules')).length;
if (count < fewest) console.error(`Only ${count} files were read; at least ${fewest} are expected.`);
if (violations.length > 0 || count < fewest) process.exit(1);
console.log(`import rules: ${count} files, no violation`);

async function read(extra: Partial<ICruiseOptions>, rules: unknown[]): Promise<ICruiseResult> {
  const settings = { ...options, ...extra, validate: true, ruleSet: { forbidden: rules } };
  const { output } = await cruise(folders, settings as ICruiseOptions, undefined, {
    tsConfig: extractTSConfig('tsconfig.json'),
  });
  if (typeof output === 'string') throw new Error(output);
  return output;
}
