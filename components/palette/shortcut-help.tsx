'use client';

import { Modal } from '@/components/common/modal';
import { shortcutKeys } from '@/components/palette/use-shortcuts';

export function ShortcutHelp({ onClose }: { onClose: () => void }) {
  return (
    <Modal title="Keyboard shortcuts" onClose={onClose}>
      <dl className="divide-y divide-border">
        {shortcutKeys.map(({ keys, what }) => (
          <div key={keys} className="flex items-baseline justify-between gap-4 py-2.5">
            <dt>{what}</dt>
            <dd className="flex shrink-0 gap-1">
              {keys.split(' ').map((key) => (
                <kbd key={key} className="rounded-sm border border-border bg-card px-1.5 font-sans text-sm">
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
