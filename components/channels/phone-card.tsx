import { PhoneBinding } from '@/components/channels/phone-binding';
import { Section } from '@/components/ui/section';

/** The person's WhatsApp number, among the tools. */
export function PhoneCard() {
  return (
    <Section title="WhatsApp">
      <PhoneBinding />
    </Section>
  );
}
