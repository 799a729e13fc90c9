export const maxInfoKey = 500;
export const maxInfoValue = 2000;
