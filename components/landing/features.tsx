import {
  CalendarClock,
  ChartNoAxesColumn,
  HeartHandshake,
  MessagesSquare,
  NotebookPen,
  Sunrise,
} from 'lucide-react';

const features = [
  {
    icon: CalendarClock,
    name: 'Smart Scheduling',
    text: '"Every other Tuesday at six" is enough. Reminders come at your minute, in your time zone, also after the clocks change.',
  },
  {
    icon: NotebookPen,
    name: 'Daily Journaling',
    text: 'Four short questions in the evening, one at a time. You get a score for the day and a few honest sentences about it.',
  },
  {
    icon: Sunrise,
    name: 'Morning Briefings',
    text: 'One message at the time you choose: what is overdue, what is due today and what comes next.',
  },
  {
    icon: MessagesSquare,
    name: 'WhatsApp / Telegram',
    text: 'The whole product in the app you already have open. The web dashboard shows the same lists.',
  },
  {
    icon: ChartNoAxesColumn,
    name: 'Weekly Recaps',
    text: 'On Sunday: what you finished, what slipped, and how your mood went through the week.',
  },
  {
    icon: HeartHandshake,
    name: 'Social Touch',
    text: 'Birthdays and anniversaries, early enough to do something about them, with the first words of a wish.',
  },
];

export function Features() {
  return (
    <section id="features" aria-labelledby="features-title" className="border-t border-line py-16 sm:py-24">
      <h2 id="features-title" className="text-xl font-semibold">
        Core Features
      </h2>
      <ul className="mt-10 grid gap-x-12 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {features.map(({ icon: Icon, name, text }) => (
          <li key={name}>
            <Icon aria-hidden className="size-6 text-accent" />
            <h3 className="mt-3 text-base font-semibold">{name}</h3>
            <p className="mt-1 text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
