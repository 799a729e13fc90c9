import { Fact, Facts } from '@/components/admin/facts';
import { Section } from '@/components/ui/section';

const common = {
  '/todo': 'list todos',
  '/add': 'add todo',
  '/done': 'mark complete',
  '/help': 'show help',
  '/remind': 'set reminder',
  '/info': 'store information',
  '/status': 'show status',
  '/clear': 'clear completed',
};

export function CommonCommands() {
  return (
    <Section title="Common commands">
      <Facts>
        {Object.entries(common).map(([command, description]) => (
          <Fact key={command} name={command}>
            {description}
          </Fact>
        ))}
      </Facts>
    </Section>
  );
}
