export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Cookie read by the server, so that the first paint already has the chosen colors. */
export const themeCookie = 'theme';

/** Parses a cookie or attribute value; anything unknown follows the system. */
export function parseTheme(value: string | undefined): Theme {
  return themes.find((theme) => theme === value) ?? 'system';
}
