import type { CurrentUser } from '@/lib/auth/schema';

/** The props of each section of the dashboard. */
export interface SectionProps {
  user: CurrentUser;
  /** Whether to show the first steps. */
  isNewcomer: boolean;
  /** Called after the assistant has answered, because lists may have changed. */
  onAnswered: () => void;
}
