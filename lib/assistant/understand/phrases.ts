import { reminderPhrases } from '@/lib/reminders/phrases';
import { todoPhrases } from '@/lib/todos/phrases';
import type { Phrase } from '@/lib/phrase';

/** The phrases of all features. The first of two equally good rows counts. */
export const allPhrases: readonly Phrase[] = [...todoPhrases, ...reminderPhrases];
