import { z } from 'zod';

/** The assistant's settings as they rule the next turn. */
export interface AssistantSettings {
  /** null: no key anywhere, the offline assistant answers. */
  apiKey: string | null;
  model: string;
  temperature: number;
  maxTokens: number;
  systemPrompt: string;
  /** Model tokens a person may use on a UTC day, where nothing was set for them alone. */
  dailyTokenBudget: number;
}

const temperature = 'The temperature is a number from 0 to 1.';
const dailyTokens = 'The daily token budget is a whole number from 0 to 100,000,000.';
const elsewhere =
  'WhatsApp credentials come from the environment alone: set TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN there.';
const maxTokens = 'Max tokens is a whole number from 1 to 4000.';

/** What an operator saves: absent fields stay, numbers may come as text, null clears the key, its mask or nothing keeps it. */
export const configInput = z.strictObject({
  openaiApiKey: z.string('The API key is a text.').trim().max(500).nullish(),
  openaiModel: z.string('Choose a model.').trim().min(1, 'Choose a model.').max(100).optional(),
  temperature: z.coerce.number(temperature).min(0, temperature).max(1, temperature).optional(),
  maxTokens: z.coerce.number(maxTokens).int(maxTokens).min(1, maxTokens).max(4000, maxTokens).optional(),
  systemPrompt: z.string().max(4000, 'The system prompt holds at most 4000 characters.').optional(),
  dailyTokenBudget: z.coerce
    .number(dailyTokens)
    .int(dailyTokens)
    .min(0, dailyTokens)
    .max(100_000_000, dailyTokens)
    .optional(),
  twilioAccountSid: z.undefined(elsewhere).optional(),
  twilioAuthToken: z.undefined(elsewhere).optional(),
});

export type ConfigInput = z.infer<typeof configInput>;

/** The settings as an operator reads them: the key is a mask, or empty where there is none. */
export interface ConfigView {
  openaiApiKey: string;
  openaiModel: string;
  temperature: number;
  maxTokens: number;
  systemPrompt: string;
  dailyTokenBudget: number;
  /** The choices: the usual ones and those that the environment names. */
  models: string[];
}
