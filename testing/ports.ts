import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Returns a port of 127.0.0.1 that is free now. It lies below those that the operating system gives to servers and connections that name
 * none (from 32768 on Linux), so that none of these takes it before it is used.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
