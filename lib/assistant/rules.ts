import { maxAnswer } from '@/lib/journal/rules';

export const maxChatText = 4000;
/** Maximum length of a message in the chat. Equals the limit of an answer to the journal, which may be longer than a request. */
export const maxMessage = maxAnswer;
