import { maxAnswer } from '@/lib/journal/rules';

export const maxChatText = 4000;
/** What the field takes: an answer to the journal may be longer than any request. */
export const maxMessage = maxAnswer;
