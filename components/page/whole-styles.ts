let loadRest: () => Promise<unknown> = async () => {};

/**
 * Loads style sheets by `load`. Ignores errors, because `withStyles` loads the sheets again and reports a
 * failure.
 */
export async function loadStyles(load: () => Promise<unknown>): Promise<void> {
  loadRest = load;
  await load().catch(() => {});
}

/**
 * Returns a function that loads both the code (by `load`) and the page's whole style sheet. The function throws
 * if either fails.
 */
export function withStyles<Code>(load: () => Promise<Code>): () => Promise<Code> {
  return async () => {
    const [code] = await Promise.all([load(), loadRest()]);
    return code;
  };
}
