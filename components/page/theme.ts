export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The cookie that stores the chosen theme. The server reads it, so that the first paint has the right colors. */
export const themeCookie = 'theme';

/** Parses a cookie or attribute value. Any unknown value means "system". */
export function parseTheme(value: string | undefined): Theme {
  return themes.find((theme) => theme === value) ?? 'system';
}
