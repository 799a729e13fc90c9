import { env } from '@/lib/env';
import type { Models } from '@/lib/ports';

export const openaiModels: Models = {
  online: async ({ apiKey, model }) => {
    const { createOpenAI } = await import('@ai-sdk/openai');
    const { baseUrl } = env().openai;
    return createOpenAI({ apiKey, ...(baseUrl ? { baseURL: baseUrl } : {}) }).chat(model);
  },
};
