import { Closing } from '@/components/landing/closing';
import { Difference } from '@/components/landing/difference';
import { People } from '@/components/landing/people';
import { Steps } from '@/components/landing/steps';

export function Sections() {
  return (
    <>
      <Steps />
      <People />
      <Difference />
      <Closing />
    </>
  );
}
