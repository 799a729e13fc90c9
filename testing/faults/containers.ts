import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline';

export const hasNamespaces =
  spawnSync('unshare', ['--pid', '--mount', '--fork', '--mount-proc', 'true']).status === 0;

export interface Container {
  held: number | null;
  refusal: string | null;
  written: () => number;
  wrote: (count: number) => Promise<void>;
  kill: () => Promise<void>;
}

export async function startContainer(
  dataDir: string,
  { prepare = 'true', rowSize = 100 }: { prepare?: string; rowSize?: number } = {},
): Promise<Container> {
  const command = `${prepare} && exec "$0" --import tsx testing/faults/writer.ts "$1" "$2"`;
  const child = spawn(
    'unshare',
    [
      ...['--pid', '--mount', '--fork', '--mount-proc', '--kill-child'],
      ...['sh', '-c', command, process.execPath, dataDir, String(rowSize)],
    ],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  let last = 0;
  let begun: number | null = null;
  let isEnded = false;
  const waiting: { count: number; done: () => void }[] = [];
  const wake = () => {
    const reached = waiting.filter(({ count }) => isEnded || (begun !== null && last - begun >= count));
    for (const one of reached) one.done();
  };
  const opened = new Promise<Pick<Container, 'held' | 'refusal'>>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [word = '', ...rest] = line.split(' ');
      if (word === 'holds') resolve({ held: Number(rest[0]), refusal: null });
      if (word === 'refused') resolve({ held: null, refusal: rest.join(' ') });
      if (word !== 'wrote') return;
      last = Number(rest[0]);
      begun ??= last - 1;
      wake();
    });
    child.once('close', () => {
      isEnded = true;
      wake();
      resolve({ held: null, refusal: 'it ended without a word' });
    });
  });
  return {
    ...(await opened),
    written: () => last,
    wrote: (count) =>
      new Promise((done) => {
        waiting.push({ count, done });
        wake();
      }),
    kill: () => killed(child),
  };
}

async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGKILL');
  await closed;
}
