import { Check } from 'lucide-react';
import { LandingSection } from '@/components/landing/landing-section';

const others = [
  {
    name: 'Todo apps',
    theirs: 'keep your list and wait until you open them.',
    sidekick: 'Messages you when something is due, and takes “done” or “tomorrow morning” for an answer.',
  },
  {
    name: 'Journaling apps',
    theirs: 'show you an empty page and a streak to lose.',
    sidekick: 'Asks you, waits for the answer, and charts how your days are going.',
  },
  {
    name: 'Chatbots',
    theirs: 'talk well, but leave the work to you.',
    sidekick: 'Says “done” only when something was saved, and shows you the list to prove it.',
  },
];

export function Difference() {
  return (
    <LandingSection id="difference" title="Why It's Different" className="pt-0 sm:pt-0">
      <ul className="mt-8 grid gap-10 md:gap-0">
        {others.map(({ name, theirs, sidekick }) => (
          <li
            key={name}
            className="grid gap-3 md:grid-cols-2 md:gap-x-12 md:border-t md:border-border md:py-8 md:last:border-b"
          >
            <p className="text-xl text-pretty text-muted-foreground">
              <span className="sr-only">Versus </span>
              <strong className="font-semibold text-foreground">{name}</strong> {theirs}
            </p>
            <p className="flex gap-3 text-xl text-pretty">
              <Check aria-hidden strokeWidth={3} className="mt-1 size-5 shrink-0 text-done" />
              <span>
                <span className="sr-only">Sidekick: </span>
                {sidekick}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </LandingSection>
  );
}
