import { env } from '@/lib/env';
import type { Models } from '@/lib/ports';

/** Chat models of OpenAI, or of any server with the same API. The SDK is loaded with the first request. */
export const openaiModels: Models = {
  online: async ({ apiKey, model }) => {
    const { createOpenAI } = await import('@ai-sdk/openai');
    const { baseUrl } = env().openai;
    return createOpenAI({ apiKey, ...(baseUrl ? { baseURL: baseUrl } : {}) }).chat(model);
  },
};
