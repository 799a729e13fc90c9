import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { run } from './local-world';

// npm run bench: builds the product once, then runs every script of bench/, or those that are named ("npm run bench -- first-load").
const files = globSync('bench/*.ts').sort();
const known = files.map((file) => basename(file, '.ts'));
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  process.exit(2);
}
const env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
await run('next', ['build'], env);
for (const name of asked.length > 0 ? asked : known) await run('tsx', [`bench/${name}.ts`], env);
