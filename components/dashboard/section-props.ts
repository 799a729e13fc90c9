import type { CurrentUser } from '@/lib/auth/schema';

/** The props of each section of the dashboard. */
export interface SectionProps {
  user: CurrentUser;
  isNewcomer: boolean;
  onAnswered: () => void;
}
