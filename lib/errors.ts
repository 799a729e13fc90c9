/** The closed list of what can go wrong in a way the caller should hear about; lib/http/respond.ts maps them to statuses. */
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

/** An expected failure; its message is shown to the person as it stands. */
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

/** A failure that the operator can mend: its message says how, holds nothing of a user, and is logged as it is. */
export class OperatorError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'OperatorError';
  }
}

/** Whether an error is a PostgreSQL error with this SQLSTATE, whichever driver threw it. */
export function isDatabaseError(error: unknown, sqlState: string): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === sqlState) return true;
  }
  return false;
}
