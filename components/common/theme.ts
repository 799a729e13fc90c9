export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Read by the server, so that the first paint already has the chosen colours. */
export const themeCookie = 'theme';

/** A cookie's or attribute's value as a theme; anything else follows the system. */
export function themeOf(value: string | undefined): Theme {
  return themes.find((theme) => theme === value) ?? 'system';
}
