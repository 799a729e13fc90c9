import { maxAnswer } from '@/lib/journal/rules';

/** In characters. Telegram's messages are not longer. */
export const maxChatText = 4096;
export const maxMessage = maxAnswer;
