import { Badge } from '@/components/ui/badge';
import { Section } from '@/components/ui/section';
import { Skeleton } from '@/components/ui/skeleton';
import type { MessagingState, SystemState } from '@/lib/admin/schema';

type Tone = 'done' | 'today' | 'overdue';

interface Status {
  label: string;
  tone: Tone;
  answer: string;
  detail: string;
}

const messagingAnswers: Record<MessagingState['state'], { tone: Tone; answer: string }> = {
  active: { tone: 'done', answer: 'Yes' },
  simulated: { tone: 'today', answer: 'No, simulated' },
  off: { tone: 'overdue', answer: 'No, switched off' },
  failing: { tone: 'overdue', answer: 'No, failing' },
  not_configured: { tone: 'today', answer: 'No, not configured' },
};

const aiAnswers: Record<SystemState['ai']['state'], { tone: Tone; answer: string }> = {
  ready: { tone: 'done', answer: 'Yes' },
  offline: { tone: 'today', answer: 'No, offline' },
  failing: { tone: 'overdue', answer: 'No, failing' },
};

export function StatusBadges({ system }: { system: SystemState | undefined }) {
  return (
    <Section title="System status">
      <ul className="divide-y divide-border">
        {system ? (
          statusesOf(system).map((status) => <StatusLine key={status.label} status={status} />)
        ) : (
          <Loading />
        )}
      </ul>
    </Section>
  );
}

function statusesOf({ database, messaging, ai, telegram, email }: SystemState): Status[] {
  return [
    {
      label: 'Database Connected',
      tone: database.ok ? 'done' : 'overdue',
      answer: database.ok ? 'Yes' : 'No',
      detail: database.ok ? `Responded in ${Math.round(database.ms)} ms.` : 'No response.',
    },
    { label: 'WhatsApp API Active', ...messagingAnswers[messaging.state], detail: messaging.detail },
    { label: 'AI Service Ready', ...aiAnswers[ai.state], detail: ai.detail },
    { label: 'Telegram Active', ...messagingAnswers[telegram.state], detail: telegram.detail },
    { label: 'E-mail Active', ...messagingAnswers[email.state], detail: email.detail },
  ];
}

function StatusLine({ status: { label, tone, answer, detail } }: { status: Status }) {
  return (
    <li className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 py-2 wrap-anywhere">
      <Badge variant={tone}>{tone === 'done' ? label : `${label}: ${answer}`}</Badge>
      <span className="text-sm text-muted-foreground">{detail}</span>
    </li>
  );
}

function Loading() {
  return ['w-40', 'w-44', 'w-36', 'w-32', 'w-28'].map((width) => (
    <li key={width} className="flex h-12 items-center">
      <Skeleton className={`h-5 ${width}`} />
    </li>
  ));
}
