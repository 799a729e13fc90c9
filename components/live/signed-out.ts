import { clearTabStorage } from '@/components/data/clear-tab-storage';

export function leaveSignedOut(): void {
  clearTabStorage();
  window.location.assign('/login');
}
