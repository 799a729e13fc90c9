import { LandingSection } from '@/components/landing/landing-section';

const steps = [
  {
    name: 'Connect',
    text: 'Create an account and send one code from your phone, which proves that the number is yours.',
  },
  {
    name: 'Engage',
    text: 'Write as you would to a person, several requests at once if you like. “Undo” works for 24 hours.',
  },
  {
    name: 'Grow',
    text: 'Your journal and your weeks show what was good for you.',
  },
];

export function Steps() {
  return (
    <LandingSection
      id="how"
      title="How It Works"
      lead="No app to install, no system to learn."
      band
      className="grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_34rem]"
    >
      <ol>
        {steps.map(({ name, text }, index) => (
          <li key={name} className="group relative grid grid-cols-[2.75rem_1fr] gap-x-5 pb-10 last:pb-0">
            <span
              aria-hidden
              className="absolute top-11 bottom-0 left-5.5 border-l border-border group-last:hidden"
            />
            <span
              aria-hidden
              className="grid size-11 place-items-center rounded-full border border-input text-xl font-semibold text-primary tabular-nums"
            >
              {index + 1}
            </span>
            <div className="pt-2">
              <h3 className="text-xl font-semibold">{name}</h3>
              <p className="mt-1 text-pretty text-muted-foreground">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </LandingSection>
  );
}
