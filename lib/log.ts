/**
 * Logs an error's name, SQLSTATE and place. Its message may be a user's words and is left out, unless it is meant for the operator
 * (OperatorError).
 */
export function logUnexpected(error: unknown): void {
  const code = codeOf(error);
  // By its name: Next loads the class more than once in one process.
  const message = error instanceof Error && error.name === 'OperatorError' ? error.message : undefined;
  const place =
    error instanceof Error
      ? error.stack
          ?.split('\n')
          .filter((line) => /^\s+at /.test(line))
          .slice(0, 6)
      : undefined;
  console.error(
    JSON.stringify({
      level: 'error',
      name: error instanceof Error ? error.name : typeof error,
      code,
      message,
      place,
    }),
  );
}

/** Logs that a model request failed. Only the error's name is logged, because its message may contain what users wrote. */
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
