import { maxAnswer } from '@/lib/journal/rules';

export const maxChatText = 4000;
/** The limit of the chat field: an answer to the journal may be longer than a request. */
export const maxMessage = maxAnswer;
