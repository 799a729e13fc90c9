import { Badge } from '@/components/ui/badge';
import { Section } from '@/components/ui/section';
import { Skeleton } from '@/components/ui/skeleton';
import type { SystemState } from '@/lib/admin/schema';

type Tone = 'done' | 'today' | 'overdue';

interface Mark {
  label: string;
  tone: Tone;
  /** What is so, where the label alone would not be the truth. */
  truth: string;
  detail: string;
}

const messagingTruths: Record<SystemState['messaging']['state'], { tone: Tone; truth: string }> = {
  active: { tone: 'done', truth: 'Yes' },
  simulated: { tone: 'today', truth: 'No, simulated' },
  off: { tone: 'overdue', truth: 'No, switched off' },
  failing: { tone: 'overdue', truth: 'No, failing' },
  not_configured: { tone: 'today', truth: 'No, not configured' },
};

const aiTruths: Record<SystemState['ai']['state'], { tone: Tone; truth: string }> = {
  ready: { tone: 'done', truth: 'Yes' },
  offline: { tone: 'today', truth: 'No, offline' },
  failing: { tone: 'overdue', truth: 'No, failing' },
};

/** The three things everything else stands on, as last measured. */
export function StatusBadges({ system }: { system: SystemState | undefined }) {
  return (
    <Section title="System Status">
      <ul className="divide-y divide-line">
        {system ? marksOf(system).map((mark) => <Line key={mark.label} mark={mark} />) : <Loading />}
      </ul>
    </Section>
  );
}

function marksOf({ database, messaging, ai }: SystemState): Mark[] {
  return [
    {
      label: 'Database Connected',
      tone: database.ok ? 'done' : 'overdue',
      truth: database.ok ? 'Yes' : 'No',
      detail: database.ok ? `Answered in ${Math.round(database.ms)} ms.` : 'It does not answer.',
    },
    { label: 'WhatsApp API Active', ...messagingTruths[messaging.state], detail: messaging.detail },
    { label: 'AI Service Ready', ...aiTruths[ai.state], detail: ai.detail },
  ];
}

function Line({ mark: { label, tone, truth, detail } }: { mark: Mark }) {
  return (
    <li className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 py-2 wrap-anywhere">
      <Badge tone={tone}>{tone === 'done' ? label : `${label}: ${truth}`}</Badge>
      <span className="text-sm text-muted">{detail}</span>
    </li>
  );
}

function Loading() {
  return ['w-40', 'w-44', 'w-36'].map((width) => (
    <li key={width} className="flex h-12 items-center">
      <Skeleton className={`h-5 ${width}`} />
    </li>
  ));
}
