const linesPerMinute = 10;
const minuteMs = 60_000;
const written = new Map<string, { since: number; count: number }>();

/**
 * Logs an unexpected error without its message, because the message may contain a user's words. For an
 * OperatorError, logs the message too.
 */
export function logUnexpected(error: unknown): void {
  const code = codeOf(error);
  const name = error instanceof Error ? error.name : typeof error;
  const place =
    error instanceof Error
      ? error.stack
          ?.split('\n')
          .filter((line) => /^\s+at /.test(line))
          .slice(0, 6)
      : undefined;
  const leftOut = countLine(`${name} ${code} ${place?.[0]}`);
  if (leftOut === null) return;
  // Compares by name, because Next.js loads the class more than once in one process.
  const message = error instanceof Error && name === 'OperatorError' ? error.message : undefined;
  console.error(
    JSON.stringify({ level: 'error', name, code, message, place, ...(leftOut > 0 ? { leftOut } : {}) }),
  );
}

function countLine(kind: string): number | null {
  const now = Date.now();
  const before = written.get(kind);
  if (before && now - before.since < minuteMs && now >= before.since) {
    before.count += 1;
    return before.count <= linesPerMinute ? 0 : null;
  }
  for (const [old, { since }] of written) if (now - since > 60 * minuteMs) written.delete(old);
  written.set(kind, { since: now, count: 1 });
  return Math.max(0, (before?.count ?? 0) - linesPerMinute);
}

export function logFailedModel(error: unknown): void {
  const name = error instanceof Error ? error.name : 'unknown';
  console.warn(JSON.stringify({ level: 'warn', event: 'model failed', name }));
}

function codeOf(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string') return cause.code;
  }
  return undefined;
}
