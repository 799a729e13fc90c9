/** The longest line that is read. */
export const maxLine = 500;
