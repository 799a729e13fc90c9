let loadRest: () => Promise<unknown> = async () => {};

/** Sets how the rest of the page's style sheet is loaded, and loads it. A failure is found by `withStyles`. */
export async function loadStyles(load: () => Promise<unknown>): Promise<void> {
  loadRest = load;
  await load().catch(() => {});
}

/** Wraps the loading of code that is shown later, so that its styles are loaded, too. */
export function withStyles<Code>(load: () => Promise<Code>): () => Promise<Code> {
  return async () => {
    const [code] = await Promise.all([load(), loadRest()]);
    return code;
  };
}
