export const maxLine = 500;
