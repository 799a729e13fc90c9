import { features } from '@/components/connectors/features';
import { Section } from '@/components/ui/section';

export function ChatFeatures() {
  return (
    <Section title="In the chat">
      <p className="mb-3 text-muted">
        With a calendar connected, just write. What clashes is said before it is booked, with times that are
        free; events also stand in your daily summary.
      </p>
      <ul className="divide-y divide-line">
        {features.map(({ what, say }) => (
          <li key={what} className="py-2">
            <p className="text-sm font-medium">{what}</p>
            <p className="text-sm text-muted">“{say}”</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
