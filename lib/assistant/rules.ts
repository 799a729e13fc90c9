import { maxAnswer } from '@/lib/journal/rules';

/** Longest message from the chat, in characters. Telegram has the same limit. */
export const maxChatText = 4096;
export const maxMessage = maxAnswer;
