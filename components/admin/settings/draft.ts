import { defaultMaxTokens, defaultTemperature } from '@/lib/config/rules';
import type { ConfigInput, ConfigView } from '@/lib/config/schema';

/** The form as it is typed; null for the key: it is to be cleared. */
export interface Draft {
  openaiApiKey: string | null;
  openaiModel: string;
  temperature: string;
  maxTokens: string;
  systemPrompt: string;
  dailyTokenBudget: string;
}

/** What the form shows before anybody types. The key itself never comes here. */
export function draftOf(config: ConfigView): Draft {
  return {
    openaiApiKey: '',
    openaiModel: config.openaiModel,
    temperature: String(config.temperature),
    maxTokens: String(config.maxTokens),
    systemPrompt: config.systemPrompt,
    dailyTokenBudget: String(config.dailyTokenBudget),
  };
}

/** What is sent: only what was typed, so that two admins do not undo each other; an emptied number is its default. */
export function inputOf(typed: Partial<Draft>): ConfigInput {
  const { temperature, maxTokens, dailyTokenBudget, ...texts } = typed;
  return {
    ...texts,
    ...(temperature === undefined ? {} : { temperature: numberOr(temperature, defaultTemperature) }),
    ...(maxTokens === undefined ? {} : { maxTokens: numberOr(maxTokens, defaultMaxTokens) }),
    ...(dailyTokenBudget ? { dailyTokenBudget: Number(dailyTokenBudget) } : {}),
  };
}

function numberOr(text: string, fallback: number): number {
  return text.trim() === '' ? fallback : Number(text);
}
