import { maxAnswer } from '@/lib/journal/rules';

/** Maximum length of a request, in characters. It is the length of Telegram's longest message. */
export const maxChatText = 4096;
/** Maximum length of any message, in characters. An answer to the journal may be longer than a request. */
export const maxMessage = maxAnswer;
