/** Background colors of both themes for the browser's own interface, where style sheets do not apply. */
export const paper = { light: '#faf7f1', dark: '#1a1816' };
