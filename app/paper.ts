/** The background color of both themes, for the browser's own interface, which no style sheet reaches. */
export const paper = { light: '#faf7f1', dark: '#1a1816' };
