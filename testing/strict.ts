import { afterEach, beforeEach, expect, vi } from 'vitest';

// Errors that the current test has written to the console. The test fails if any remain; `takeConsoleErrors`
// removes them.
const printed: unknown[][] = [];
const realFetch = globalThis.fetch;

beforeEach(() => {
  printed.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...line: unknown[]) => {
    printed.push(line);
  });
  globalThis.fetch = (input, init) => {
    const { hostname } = new URL(input instanceof Request ? input.url : String(input), 'http://localhost');
    if (!['127.0.0.1', 'localhost', '[::1]'].includes(hostname)) throw new Error(`A test called ${hostname}`);
    return realFetch(input, init);
  };
});

afterEach(() => {
  globalThis.fetch = realFetch;
  expect(printed, 'unexpected console.error').toEqual([]);
});

export function takeConsoleErrors(): unknown[][] {
  return printed.splice(0);
}
