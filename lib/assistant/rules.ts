import { maxAnswer } from '@/lib/journal/rules';

/** Number of characters that a message outside the journal may have. Telegram has this limit too. */
export const maxChatText = 4096;
export const maxMessage = maxAnswer;
