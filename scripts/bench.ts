import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { run } from './local-server';

// npm run bench: runs all scripts of bench/, or the named ones ("npm run bench -- first-load").
const withoutServer = ['claims', 'fan-out', 'full-account', 'growth', 'hostile-input', 'understanding'];
const files = globSync('bench/*.ts').sort();
const known = files.map((file) => basename(file, '.ts'));
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  process.exit(2);
}
const env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
const chosen = asked.length > 0 ? asked : known;
if (chosen.some((name) => !withoutServer.includes(name))) await run('next', ['build'], env);
for (const name of chosen) await run('tsx', [`bench/${name}.ts`], env);
