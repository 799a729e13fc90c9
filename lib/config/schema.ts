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

const temperature = 'The temperature is a number from 0 to 1, in steps of 0.1.';
const dailyTokens = 'The daily token budget is a whole number from 0 to 100,000,000.';
const elsewhere =
  'WhatsApp credentials come from the environment alone: set TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN there.';
const maxTokens = 'Max tokens is a whole number from 1 to 4000.';

/** A number, or the same as text; nothing else becomes one. */
function numeric(rule: z.ZodNumber, message: string) {
  const text = z
    .string(message)
    .trim()
    .regex(/^\d+(?:\.\d+)?$/, message)
    .transform(Number);
  return z
    .union([z.number(message), text], message)
    .pipe(rule)
    .optional();
}

function whole(from: number, to: number, message: string): z.ZodNumber {
  return z.number(message).int(message).min(from, message).max(to, message);
}

/** The form goes by tenths. */
function isStep(value: number | undefined): boolean {
  return value === undefined || Math.abs(value * 10 - Math.round(value * 10)) < 1e-9;
}

/** What an operator saves: absent fields stay, numbers may come as text, null clears the key, its mask or nothing keeps it. */
export const configInput = z.strictObject({
  openaiApiKey: z
    .string('The API key is a text.')
    .trim()
    .max(500)
    .regex(/^[\x21-\x7e•]*$/, 'An API key has no spaces and only plain letters, digits and signs.')
    .nullish(),
  openaiModel: z.string('Choose a model.').trim().min(1, 'Choose a model.').max(100).optional(),
  temperature: numeric(z.number(temperature).min(0, temperature).max(1, temperature), temperature).refine(
    isStep,
    temperature,
  ),
  maxTokens: numeric(whole(1, 4000, maxTokens), maxTokens),
  systemPrompt: z.string().max(4000, 'The system prompt holds at most 4000 characters.').optional(),
  dailyTokenBudget: numeric(whole(0, 100_000_000, dailyTokens), dailyTokens),
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
