/** Maximum length of a line. */
export const maxLine = 500;
