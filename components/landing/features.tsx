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
import { MoodLine } from '@/components/landing/mood-line';
import { Part } from '@/components/landing/part';

const features = [
  {
    icon: CalendarClock,
    name: 'Smart Scheduling',
    text: '“Every other Tuesday at six” is enough. Reminders come at your minute, in your time zone, also after the clocks change.',
  },
  {
    icon: NotebookPen,
    name: 'Daily Journaling',
    text: 'Four short questions in the evening, one at a time. You get a score for the day, which you may correct, and a few honest sentences about it.',
    shown: <MoodLine />,
  },
  {
    icon: Sunrise,
    name: 'Morning Briefings',
    text: 'One message at the time you choose: what is overdue, what is due today and what comes next.',
    shown: <Briefing />,
  },
  {
    icon: MessagesSquare,
    name: 'WhatsApp / Telegram',
    text: 'The whole product in an app you already have open: WhatsApp today, Telegram next. The web dashboard shows the same lists.',
  },
  {
    icon: ChartNoAxesColumn,
    name: 'Weekly Recaps',
    text: 'On Sunday: what you finished, what slipped, and how your mood went through the week.',
  },
  {
    icon: HeartHandshake,
    name: 'Social Touch',
    text: 'Birthdays and anniversaries, early enough to do something, with the first words of a wish.',
  },
];

/** Like the index of a notebook: a name, a few words, and the thing itself where it can be shown. */
export function Features() {
  return (
    <Part id="features" title="Core Features">
      <ul className="mt-8 border-b border-line sm:mt-10">
        {features.map(({ icon: Icon, name, text, shown }) => (
          <li
            key={name}
            className={clsx(
              'grid gap-x-12 gap-y-3 border-t border-line py-6 md:grid-cols-[14rem_1fr]',
              shown && 'md:py-10 lg:grid-cols-[14rem_1fr_26rem]',
            )}
          >
            <h3 className="flex items-center gap-3 self-start font-semibold">
              <Icon aria-hidden className="size-5 shrink-0 text-accent" />
              {name}
            </h3>
            <p className="max-w-line text-pretty text-muted">{text}</p>
            {shown && <div className="mt-3 max-w-[26rem] md:col-start-2 lg:col-start-3 lg:mt-0">{shown}</div>}
          </li>
        ))}
      </ul>
    </Part>
  );
}
