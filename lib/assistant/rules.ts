import { maxAnswer } from '@/lib/journal/rules';

/** Maximum length of a request. Telegram's longest messages have this length. */
export const maxChatText = 4096;
/** Maximum length of a message in the chat. Equals the limit of an answer to the journal, which may be longer than a request. */
export const maxMessage = maxAnswer;
