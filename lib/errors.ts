export type ErrorCode =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'too_large'
  | 'unsupported'
  | 'too_many'
  | 'busy'
  | 'unavailable';

/** An expected error. Its message is shown to the user unchanged. */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
    this.name = 'AppError';
  }
}

/**
 * A failure that the operator of the server can fix. Its message says how, contains no user data, and is
 * logged unchanged.
 */
export class OperatorError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'OperatorError';
  }
}

/**
 * Checks whether an error, or one of its causes, is a PostgreSQL error with this SQLSTATE. Works with every
 * driver.
 */
export function isDatabaseError(error: unknown, sqlState: string): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === sqlState) return true;
  }
  return false;
}
