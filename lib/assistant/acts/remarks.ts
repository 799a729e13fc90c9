import { scoreText } from '@/lib/journal/sentiment/sentiment';

/** A score from 1 to 5; 3 is neutral. */
const [sad, glad] = [2.6, 3.4];

/** Returns a human sentence about something that the user told and that asks for nothing: "I barely slept". */
export function replyToRemark(message: string): string {
  const { score } = scoreText(message);
  if (score <= sad) return 'I’m sorry to hear that. If you want to write it down, your journal is open.';
  if (score >= glad) return 'That’s lovely to hear!';
  return 'I’m listening. If I should note that, or remind you of something, just say so.';
}
