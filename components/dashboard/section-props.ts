import type { CurrentUser } from '@/lib/auth/schema';

export interface SectionProps {
  user: CurrentUser;
  /** What narrow windows show: Today or the chat. Wide windows show both. */
  isTodayOpen: boolean;
  isNewcomer: boolean;
  /** Whether the account may have stored messages. */
  hasMessages: boolean;
  onAnswered: () => void;
}
