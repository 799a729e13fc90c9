import { z } from 'zod';
import { email } from '@/lib/auth/schema';
import { maxInvitedEmails, registrationModes } from '@/lib/config/rules';

export interface AssistantSettings {
  /** API key of the model's provider. If it is null, only the offline assistant answers. */
  apiKey: string | null;
  model: string;
  temperature: number;
  maxTokens: number;
  systemPrompt: string;
  /** Maximum number of model tokens per user and UTC day. */
  dailyTokenBudget: number;
  /** Whether the offline assistant answers when the meaning of a message is certain. */
  instantAnswers: boolean;
}

const temperature = 'The temperature is a number from 0 to 1, in steps of 0.1.';
const dailyTokens = 'The daily token budget is a whole number from 0 to 100,000,000.';
const environmentOnly =
  'WhatsApp credentials come only from the environment: set TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN there.';
const maxTokens = 'Max tokens is a whole number from 1 to 4000.';

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

function isWholeTenth(value: number | undefined): boolean {
  return value === undefined || Math.abs(value * 10 - Math.round(value * 10)) < 1e-9;
}

/**
 * The settings to change. A missing field leaves the setting unchanged, and an API key of null deletes the
 * stored key.
 */
export const configInput = z.strictObject({
  openaiApiKey: z
    .string('The API key is a text.')
    .trim()
    .max(500)
    .regex(/^[\x21-\x7e•]*$/, 'An API key has no spaces and only plain letters, digits and signs.')
    .nullish(),
  openaiModel: z.string('Choose a model.').trim().min(1, 'Choose a model.').max(100).optional(),
  temperature: numeric(z.number(temperature).min(0, temperature).max(1, temperature), temperature).refine(
    isWholeTenth,
    temperature,
  ),
  maxTokens: numeric(whole(1, 4000, maxTokens), maxTokens),
  systemPrompt: z.string().max(4000, 'The system prompt holds at most 4000 characters.').optional(),
  dailyTokenBudget: numeric(whole(0, 100_000_000, dailyTokens), dailyTokens),
  instantAnswers: z.boolean('Choose whether plain requests are answered at once.').optional(),
  twilioAccountSid: z.undefined(environmentOnly).optional(),
  twilioAuthToken: z.undefined(environmentOnly).optional(),
});

export type ConfigInput = z.infer<typeof configInput>;

export interface ConfigView {
  openaiApiKey: string;
  openaiModel: string;
  temperature: number;
  maxTokens: number;
  systemPrompt: string;
  dailyTokenBudget: number;
  instantAnswers: boolean;
  models: string[];
}

export const registrationInput = z.strictObject({
  mode: z.enum(registrationModes, 'Choose who may register.'),
  invitedEmails: z
    .array(email)
    .max(maxInvitedEmails, `At most ${maxInvitedEmails} addresses can be invited.`)
    .transform((emails) => [...new Set(emails)]),
  refuseWeakPasswords: z.boolean(),
});

export type Registration = z.infer<typeof registrationInput>;
