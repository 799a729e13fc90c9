import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { browserMissing, ensureBrowser } from './browser';

// npm test: runs the check and the browser tests. npm run test:e2e runs only the latter.
const results = 'test-results/results.json';
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
const counted = { passed: 0, failed: 0 };
const started = Date.now();

const isGreen = await everyStep();
process.exitCode = isGreen && counted.failed === 0 ? 0 : 1;
console.log(`\n${counted.passed} passed, ${counted.failed} failed (${seconds(started)} s)`);

async function everyStep(): Promise<boolean> {
  const checked = process.argv[2] === 'e2e' || (await check());
  const built = await step('build', 'next', ['build'], { ...env, NODE_ENV: 'production' });
  return built.isGreen && (await browserTests()) && checked;
}

async function check(): Promise<boolean> {
  const { isGreen, output } = await step('check', 'tsx', ['scripts/check.ts', 'all'], env);
  const summary = /^\s*Tests\s.*$/m.exec(withoutColours(output))?.[0] ?? '';
  count(Number(/(\d+) passed/.exec(summary)?.[1] ?? 0), Number(/(\d+) failed/.exec(summary)?.[1] ?? 0));
  return isGreen;
}

async function browserTests(): Promise<boolean> {
  const browser = ensureBrowser();
  if (!browser) {
    console.error(browserMissing);
    return false;
  }
  rmSync(results, { force: true });
  const run = await step('browser tests', 'playwright', ['test', ...process.argv.slice(3)], {
    ...env,
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: results,
  });
  const { expected, flaky, unexpected, skipped } = statsIn(results);
  count(expected + flaky, unexpected);
  // A skipped test proves nothing, so it counts as a failure.
  if (skipped > 0) console.error(`${skipped} browser tests were not run.`);
  return run.isGreen && skipped === 0 && expected > 0;
}

async function step(name: string, command: string, args: string[], environment: NodeJS.ProcessEnv) {
  const began = Date.now();
  const child = spawn(join('node_modules', '.bin', command), args, {
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => {
    said.push(chunk);
    process.stdout.write(chunk);
  });
  const isGreen = await new Promise<boolean>((resolve) => child.on('close', (code) => resolve(code === 0)));
  console.log(`${isGreen ? 'ok    ' : 'FAILED'} ${name} (${seconds(began)} s)\n`);
  return { isGreen, output: Buffer.concat(said).toString() };
}

function statsIn(file: string): { expected: number; flaky: number; unexpected: number; skipped: number } {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).stats;
  } catch {
    return { expected: 0, flaky: 0, unexpected: 0, skipped: 0 };
  }
}

function count(passed: number, failed: number): void {
  counted.passed += passed;
  counted.failed += failed;
}

function withoutColours(text: string): string {
  return text.replaceAll(new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g'), '');
}

function seconds(since: number): string {
  return ((Date.now() - since) / 1000).toFixed(0);
}
