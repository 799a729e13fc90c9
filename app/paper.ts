/** Background colors of both themes, for the browser's address bar and other places without style sheets. */
export const paper = { light: '#faf7f1', dark: '#1a1816' };
