'use client';

import { formatDuration } from '@/components/admin/format-numbers';
import { useTestConfig } from '@/components/admin/settings/use-config';
import { Failure } from '@/components/common/failure';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import type { ModelTest } from '@/lib/admin/schema';

export function ConnectionTest() {
  const test = useTestConfig();
  return (
    <Section title="Connection">
      <div className="grid justify-items-start gap-3">
        <p className="text-muted-foreground">Sends one small request with the saved settings.</p>
        <Button variant="outline" pending={test.isPending} onClick={() => test.mutate()}>
          {test.isPending ? 'Testing...' : 'Test connection'}
        </Button>
        <div role="status" className="min-h-12">
          {test.data && !test.isPending && <Result result={test.data} />}
        </div>
        {test.isError && (
          <Failure what="The test could not be run." error={test.error} onRetry={() => test.mutate()} />
        )}
      </div>
    </Section>
  );
}

function Result({ result: { ok, message, ms, model } }: { result: ModelTest }) {
  return (
    <>
      <Badge variant={ok ? 'done' : 'overdue'}>{ok ? 'It works' : 'It does not work'}</Badge>
      <p className="mt-1 wrap-anywhere">{message}</p>
      <p className="text-sm text-muted-foreground">
        {model}, {formatDuration(ms)}
      </p>
    </>
  );
}
