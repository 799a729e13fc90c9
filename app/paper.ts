/** Background colors of both themes, for places that style sheets do not reach, such as the browser's address bar. */
export const paper = { light: '#faf7f1', dark: '#1a1816' };
