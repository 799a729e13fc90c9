import { spawn } from 'node:child_process';
import { join } from 'node:path';

// npm run check: runs all checks and the tests that need no database. With `all`, runs all tests except those
// in the browser.
interface Step {
  name: string;
  command: string;
  args: string[];
}

const step = (name: string, command: string, ...args: string[]): Step => ({ name, command, args });
const isAll = process.argv[2] === 'all';
const quickTests = ['--project', 'without database', '--project', 'browser side', '--maxWorkers', '1'];
const lanes = [
  [
    // The build of npm test checks the types, too.
    ...(isAll
      ? []
      : [
          step(
            'types',
            'tsc',
            '--noEmit',
            '--incremental',
            '--tsBuildInfoFile',
            'node_modules/.cache/tsbuildinfo',
          ),
        ]),
    step('format and lint', 'biome', 'ci', '--error-on-warnings', '.'),
    step('import rules', 'tsx', 'scripts/checks/import-rules.ts'),
    step('structure', 'tsx', 'scripts/checks/structure.ts'),
    step('dead code', 'knip', '--no-progress'),
  ],
  [step('tests', 'vitest', 'run', '--reporter=default', ...(isAll ? [] : quickTests))],
];
const results = await Promise.all(lanes.map(runLane));
// Exits after the output was written, which takes longer if it goes to a pipe.
process.stdout.write('', () => process.exit(results.every(Boolean) ? 0 : 1));

async function runLane(steps: Step[]): Promise<boolean> {
  let isGreen = true;
  for (const one of steps) isGreen = (await runStep(one)) && isGreen;
  return isGreen;
}

async function runStep({ name, command, args }: Step): Promise<boolean> {
  const started = Date.now();
  const child = spawn(join('node_modules', '.bin', command), args, { env: process.env });
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  const code = await new Promise<number>((resolve) => child.on('exit', (status) => resolve(status ?? 1)));
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  if (code !== 0 || name === 'tests') process.stdout.write(Buffer.concat(output));
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
  return code === 0;
}
