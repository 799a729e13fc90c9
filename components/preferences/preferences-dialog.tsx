'use client';

import { ListState } from '@/components/common/list-state';
import { PreferencesForm } from '@/components/preferences/preferences-form';
import { usePreferences } from '@/components/preferences/use-preferences';
import { Dialog } from '@/components/ui/dialog';

export function PreferencesDialog({ onClose }: { onClose: () => void }) {
  const preferences = usePreferences();
  return (
    <Dialog open title="Quiet hours and recap" onClose={onClose}>
      <ListState query={preferences} name="Your quiet hours" isEmpty={() => false} empty={null}>
        {(stored) => <PreferencesForm stored={stored} onClose={onClose} />}
      </ListState>
    </Dialog>
  );
}
