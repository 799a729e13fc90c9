export const defaultModel = 'gpt-4o';
export const defaultTemperature = 0.7;
export const defaultMaxTokens = 150;

/** The choices of the settings form; a model that the environment names joins them. */
export const modelChoices = ['gpt-4o', 'gpt-4o-mini', 'gpt-4-turbo', 'gpt-3.5-turbo'];

/** A secret as a form shows it: enough to tell which one it is. */
export function mask(secret: string): string {
  return `••••${secret.length > 8 ? secret.slice(-4) : ''}`;
}

export function isMask(text: string): boolean {
  return text.startsWith('••••');
}
