import type { CurrentUser } from '@/lib/auth/schema';

export interface SectionProps {
  user: CurrentUser;
  /** Whether narrow windows show Today instead of the chat; wide windows show both. */
  isTodayOpen: boolean;
  isNewcomer: boolean;
  hasMessages: boolean;
  onAnswered: () => void;
}
