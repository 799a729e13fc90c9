import { maxAnswer } from '@/lib/journal/rules';

/** In characters, the length of Telegram's longest message. */
export const maxChatText = 4096;
export const maxMessage = maxAnswer;
