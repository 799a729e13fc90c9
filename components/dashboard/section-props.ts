import type { CurrentUser } from '@/lib/auth/schema';

export interface SectionProps {
  user: CurrentUser;
  isNewcomer: boolean;
  onAnswered: () => void;
}
