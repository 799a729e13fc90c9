/** Name, SQLSTATE and place of an error; never its message's values, which may be somebody's words. */
export function logUnexpected(error: unknown): void {
  const code = codeOf(error);
  const place =
    error instanceof Error
      ? error.stack
          ?.split('\n')
          .filter((line) => /^\s+at /.test(line))
          .slice(0, 6)
      : undefined;
  console.error(
    JSON.stringify({ level: 'error', name: error instanceof Error ? error.name : typeof error, code, place }),
  );
}

/** A model that could not be asked: its error's name says enough (a status, a time-out, a parse error) and holds nobody's words. */
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
