import { Check } from 'lucide-react';
import { Part } from '@/components/landing/part';

const others = [
  {
    name: 'Todo apps',
    they: 'keep your list and wait until you open them.',
    sidekick: 'Writes to you when it is due, and takes “done” or “tomorrow morning” for an answer.',
  },
  {
    name: 'Journaling apps',
    they: 'show you an empty page and a streak to lose.',
    sidekick: 'Asks four short questions, one at a time, and draws the line your days make.',
  },
  {
    name: 'Chatbots',
    they: 'talk well, and leave the doing to you.',
    sidekick: 'Says “done” only where something was saved, and shows you the list to prove it.',
  },
];

/** Each comparison is a sentence against a sentence: side by side on a desk, one below the other on a phone. */
export function Difference() {
  return (
    <Part id="difference" title="Why It's Different" className="pt-0 sm:pt-0">
      <ul className="mt-8 grid gap-10 md:gap-0">
        {others.map(({ name, they, sidekick }) => (
          <li
            key={name}
            className="grid gap-3 md:grid-cols-2 md:gap-x-12 md:border-t md:border-line md:py-8 md:last:border-b"
          >
            <p className="text-lg text-pretty text-muted">
              <span className="sr-only">Versus </span>
              <strong className="font-semibold text-ink">{name}</strong> {they}
            </p>
            <p className="flex gap-3 text-lg text-pretty">
              <Check aria-hidden strokeWidth={3} className="mt-1 size-5 shrink-0 text-done" />
              <span>
                <span className="sr-only">Sidekick: </span>
                {sidekick}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </Part>
  );
}
