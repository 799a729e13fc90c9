export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Name of the cookie with the theme. The server reads it, so that the first paint has the right colors. */
export const themeCookie = 'theme';

export function parseTheme(value: string | undefined): Theme {
  return themes.find((theme) => theme === value) ?? 'system';
}
