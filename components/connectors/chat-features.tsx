import { features } from '@/components/connectors/features';
import { Section } from '@/components/ui/section';

export function ChatFeatures() {
  return (
    <Section title="In the chat">
      <p className="mb-3 text-muted-foreground">
        With a calendar connected, just ask. Sidekick warns you about conflicts before it books anything and
        suggests free times. Events also appear in your daily summary.
      </p>
      <ul className="divide-y divide-border">
        {features.map(({ feature, example }) => (
          <li key={feature} className="py-2">
            <p className="text-sm font-medium">{feature}</p>
            <p className="text-sm text-muted-foreground">“{example}”</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
