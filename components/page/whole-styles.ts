let loadRest: () => Promise<unknown> = async () => {};

/**
 * Loads the page's whole style sheet by calling `load`, and keeps `load` for `withStyles`. Errors are ignored
 * here: `withStyles` loads the styles again and reports the failure.
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
