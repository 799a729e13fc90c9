import { defaultMaxTokens, defaultTemperature } from '@/lib/config/rules';
import type { ConfigInput, ConfigView } from '@/lib/config/schema';

export interface Draft {
  openaiApiKey: string | null;
  openaiModel: string;
  temperature: string;
  maxTokens: string;
  systemPrompt: string;
  dailyTokenBudget: string;
  instantAnswers: boolean;
}

export function draftOf(config: ConfigView): Draft {
  return {
    openaiApiKey: '',
    openaiModel: config.openaiModel,
    temperature: String(config.temperature),
    maxTokens: String(config.maxTokens),
    systemPrompt: config.systemPrompt,
    dailyTokenBudget: String(config.dailyTokenBudget),
    instantAnswers: config.instantAnswers,
  };
}

/** Returns only the changed fields, so that two admins do not overwrite each other's changes. */
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
