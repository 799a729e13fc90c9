import { commandsFor } from '@/components/chat/commands';

export function CommandHints({ draft, onChoose }: { draft: string; onChoose: (text: string) => void }) {
  const matching = commandsFor(draft);
  if (matching.length === 0) return null;
  return (
    <ul aria-label="Commands" className="flex gap-2 overflow-x-auto pb-2 sm:flex-wrap">
      {matching.map(({ command, description }) => (
        <li key={command} className="shrink-0">
          <button
            type="button"
            onClick={() => onChoose(`${command} `)}
            className="min-h-9 pointer-coarse:min-h-11 rounded-lg border border-border bg-card px-3 text-sm hover:border-input"
          >
            <span className="font-semibold">{command}</span>{' '}
            <span className="text-muted-foreground">{description}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
