import { scoreText } from '@/lib/journal/sentiment/sentiment';

/** Bounds of a mood score from 1 (bad) to 5 (good); 3 is neutral. */
const [sad, glad] = [2.6, 3.4];

/** Returns a friendly reply to a remark such as "I barely slept". */
export function replyToRemark(message: string): string {
  const { score } = scoreText(message);
  if (score <= sad) return 'I’m sorry to hear that. If you want to write it down, your journal is open.';
  if (score >= glad) return 'That’s lovely to hear!';
  return 'I’m listening. If I should note that, or remind you of something, just say so.';
}
