import { clearTabStorage } from '@/components/data/clear-tab-storage';

/** Empties this tab after the user has signed out in another one. The page load drops everything that was loaded. */
export function leaveSignedOut(): void {
  clearTabStorage();
  window.location.assign('/login');
}
