import { maxAnswer } from '@/lib/journal/rules';

/** In characters, the same limit as in Telegram. */
export const maxChatText = 4096;
export const maxMessage = maxAnswer;
