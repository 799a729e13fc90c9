/**
 * Background colors of both themes, for what style sheets do not reach, such as the browser's address bar.
 */
export const paper = { light: '#faf7f1', dark: '#1a1816' };
