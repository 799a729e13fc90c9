'use client';

import { Failure } from '@/components/common/failure';
import { useExport } from '@/components/profile/use-profile';
import { Button } from '@/components/ui/button';

export function ExportData({ onClose }: { onClose: () => void }) {
  const exporting = useExport();
  const run = () => exporting.mutate(undefined, { onSuccess: onClose });
  return (
    <div className="grid gap-3">
      <p className="text-muted-foreground">
        Download one JSON file with everything stored about you, including your journal and messages. Keep it
        private.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button pending={exporting.isPending} onClick={run}>
          {exporting.isPending ? 'Preparing...' : 'Download file'}
        </Button>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
      </div>
      {exporting.isError && (
        <Failure what="Your data was not exported." error={exporting.error} onRetry={run} />
      )}
    </div>
  );
}
