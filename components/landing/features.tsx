import { clsx } from 'clsx';
import {
  CalendarClock,
  ChartNoAxesColumn,
  HeartHandshake,
  MessagesSquare,
  NotebookPen,
  Sunrise,
} from 'lucide-react';
import { Briefing } from '@/components/landing/briefing';
import { LandingSection } from '@/components/landing/landing-section';
import { MoodLine } from '@/components/landing/mood-line';

const features = [
  {
    icon: CalendarClock,
    name: 'Smart Scheduling',
    text: 'Just say “every other Tuesday at six”. Reminders come right on time, in your timezone, even after the clocks change.',
  },
  {
    icon: NotebookPen,
    name: 'Daily Journaling',
    text: 'Four short questions in the evening, one at a time. You get a score for the day, which you can correct, and a few honest sentences about it.',
    example: <MoodLine />,
  },
  {
    icon: Sunrise,
    name: 'Morning Briefings',
    text: 'One message at the time you choose: what is overdue, what is due today and what comes next.',
    example: <Briefing />,
  },
  {
    icon: MessagesSquare,
    name: 'WhatsApp / Telegram',
    text: 'The whole product in an app you already have open. E-mail brings reminders and summaries, with links to answer them.',
  },
  {
    icon: ChartNoAxesColumn,
    name: 'Weekly Recaps',
    text: 'On Sunday: what you finished, what slipped, and how your mood went through the week.',
  },
  {
    icon: HeartHandshake,
    name: 'Social Touch',
    text: 'Birthdays and anniversaries, early enough to plan something, with a first line for your card.',
  },
];

export function Features() {
  return (
    <LandingSection id="features" title="Core Features">
      <ul className="mt-8 border-b border-border sm:mt-10">
        {features.map(({ icon: Icon, name, text, example }) => (
          <li
            key={name}
            className={clsx(
              'grid gap-x-12 gap-y-3 border-t border-border py-6 md:grid-cols-[14rem_1fr]',
              example && 'md:py-10 lg:grid-cols-[14rem_1fr_26rem]',
            )}
          >
            <h3 className="flex items-center gap-3 self-start font-semibold">
              <Icon aria-hidden className="size-5 shrink-0 text-primary" />
              {name}
            </h3>
            <p className="max-w-line text-pretty text-muted-foreground">{text}</p>
            {example && (
              <div className="mt-3 max-w-[26rem] md:col-start-2 lg:col-start-3 lg:mt-0">{example}</div>
            )}
          </li>
        ))}
      </ul>
    </LandingSection>
  );
}
