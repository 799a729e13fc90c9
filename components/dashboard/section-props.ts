import type { CurrentUser } from '@/lib/auth/schema';

export interface SectionProps {
  user: CurrentUser;
  /** Narrow windows show either Today or the chat. Wide windows show both. */
  isTodayOpen: boolean;
  isNewcomer: boolean;
  hasMessages: boolean;
  onAnswered: () => void;
}
