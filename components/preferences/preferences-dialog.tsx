'use client';

import { ListState } from '@/components/common/list-state';
import { Modal } from '@/components/common/modal';
import { PreferencesForm } from '@/components/preferences/preferences-form';
import { usePreferences } from '@/components/preferences/use-preferences';

export function PreferencesDialog({ onClose }: { onClose: () => void }) {
  const preferences = usePreferences();
  return (
    <Modal title="Preferences" onClose={onClose}>
      <ListState query={preferences} name="Your quiet hours" isEmpty={() => false} empty={null}>
        {(stored) => <PreferencesForm stored={stored} onClose={onClose} />}
      </ListState>
    </Modal>
  );
}
