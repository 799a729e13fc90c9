export const defaultModel = 'gpt-4o';
export const defaultTemperature = 0.7;
export const defaultMaxTokens = 150;
