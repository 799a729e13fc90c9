import type { CurrentUser } from '@/lib/auth/schema';

export interface SectionProps {
  user: CurrentUser;
  isNewcomer: boolean;
  /** Whether the account may have stored messages. */
  hasMessages: boolean;
  onAnswered: () => void;
}
