/** The token "paper" of both themes, for what the browser paints outside our style sheet. */
export const paper = { light: '#faf7f1', dark: '#1a1816' };
