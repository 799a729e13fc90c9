import { clearTabStorage } from '@/components/data/clear-tab-storage';

/** Clears this tab after the user has signed out in another one. The page load drops all loaded data. */
export function leaveSignedOut(): void {
  clearTabStorage();
  window.location.assign('/login');
}
