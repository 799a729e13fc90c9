export const defaultModel = 'gpt-4o';
export const defaultTemperature = 0.7;
export const defaultMaxTokens = 150;

export const modelChoices = ['gpt-4o', 'gpt-4o-mini', 'gpt-4-turbo', 'gpt-3.5-turbo'];

export function maskSecret(secret: string): string {
  return `••••${secret.length > 8 ? secret.slice(-4) : ''}`;
}

export function isMask(text: string): boolean {
  return text.startsWith('••••');
}

export const registrationModes = ['open', 'invited', 'closed'] as const;
export type RegistrationMode = (typeof registrationModes)[number];
export const maxInvitedEmails = 1000;
