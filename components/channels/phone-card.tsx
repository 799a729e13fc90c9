import { PhoneConnection } from '@/components/channels/phone-connection';
import { Section } from '@/components/ui/section';

export function PhoneCard() {
  return (
    <Section title="WhatsApp">
      <PhoneConnection />
    </Section>
  );
}
