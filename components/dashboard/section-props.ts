import type { CurrentUser } from '@/lib/auth/schema';

/** What every section of the dashboard is given. */
export interface SectionProps {
  user: CurrentUser;
  /** Shows the first steps. */
  isNewcomer: boolean;
  /** The assistant has answered, so its lists may have changed. */
  onAnswered: () => void;
}
