import { clearTabStorage } from '@/components/data/clear-tab-storage';

/** The page load drops all loaded data. */
export function leaveSignedOut(): void {
  clearTabStorage();
  window.location.assign('/login');
}
