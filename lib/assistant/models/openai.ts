import { env } from '@/lib/env';
import type { Models } from '@/lib/ports';

/** Chat models of OpenAI or of any server that speaks /chat/completions; the SDK is loaded with the first question. */
export const openaiModels: Models = {
  online: async ({ apiKey, model }) => {
    const { createOpenAI } = await import('@ai-sdk/openai');
    const { baseUrl } = env().openai;
    return createOpenAI({ apiKey, ...(baseUrl ? { baseURL: baseUrl } : {}) }).chat(model);
  },
};
