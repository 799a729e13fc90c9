import { Expandable } from '@/components/common/expandable';
import { features } from '@/components/connectors/features';
import { Section } from '@/components/ui/section';

export function ChatFeatures() {
  return (
    <Section title="In the chat">
      <p className="mb-3 text-muted-foreground">
        With a calendar connected, just ask. Sidekick warns you about conflicts before it books anything and
        suggests free times. Events also appear in your daily summary.
      </p>
      <Examples shown={features.slice(0, 3)} />
      <Expandable label="More">
        <Examples shown={features.slice(3)} />
      </Expandable>
    </Section>
  );
}

function Examples({ shown }: { shown: typeof features }) {
  return (
    <ul className="divide-y divide-border">
      {shown.map(({ feature, example }) => (
        <li key={feature} className="py-2">
          <p className="text-sm font-medium">{feature}</p>
          <p className="text-sm text-muted-foreground">“{example}”</p>
        </li>
      ))}
    </ul>
  );
}
