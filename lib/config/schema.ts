/** The assistant's settings as they rule the next turn. */
export interface AssistantSettings {
  /** null: no key anywhere, the offline assistant answers. */
  apiKey: string | null;
  model: string;
  temperature: number;
  maxTokens: number;
  systemPrompt: string;
}
