/**
 * Returns what went wrong, in Sidekick's own words. Does not quote the provider, because its text may contain
 * parts of the API key.
 */
export function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return 'It failed for an unknown reason.';
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'It did not answer in time.';
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : null;
  if (status === null)
    return causes[error.name] ?? 'It could not be reached, or its answer could not be read.';
  if (status === 401 || status === 403) return `It refused the API key (${status}).`;
  if (status === 404) return 'It does not know this model (404).';
  if (status === 429) return 'Its limit is reached, or the account has no credit left (429).';
  return status >= 500
    ? `It reported an error of its own (${status}).`
    : `It refused the request (${status}).`;
}

const causes: Record<string, string> = {
  AI_JSONParseError: 'Its answer could not be read.',
  AI_TypeValidationError: 'Its answer could not be read.',
};
