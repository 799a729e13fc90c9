import { LandingSection } from '@/components/landing/landing-section';
import { MessageBubble } from '@/components/messages/message-bubble';

const people = [
  {
    name: 'Busy Professional',
    message: 'Move the board call to Thursday at 3pm',
    answer: '“Board call” moved: Thursday, 6\u00a0May, 3:00 PM.',
    text: 'Said between two meetings, done before the next.',
  },
  {
    name: 'Student',
    message: 'Add hand in the essay, due Friday',
    answer: 'Added to your list: “hand in the essay” (due Friday, 7\u00a0May).',
    text: 'Deadlines with their dates, and your locker code when you need it.',
  },
  {
    name: 'Wellness Seeker',
    message: 'Remind me to stretch every weekday at 3:30pm',
    answer: 'Reminder set: “Stretch”, every weekday at 3:30 PM, first Monday, 10\u00a0May, 3:30 PM.',
    text: 'Small habits on time, and quiet hours at night.',
  },
];

export function People() {
  return (
    <LandingSection id="people" title="Made For You">
      <ul className="mt-10 grid gap-y-12 lg:grid-cols-3 lg:divide-x lg:divide-border">
        {people.map(({ name, message, answer, text }) => (
          <li key={name} className="flex flex-col gap-6 lg:px-8 lg:first:pl-0 lg:last:pr-0">
            <div className="grid gap-3 max-lg:max-w-md lg:min-h-44 lg:content-start">
              <MessageBubble mine>{message}</MessageBubble>
              <MessageBubble mine={false}>{answer}</MessageBubble>
            </div>
            <div>
              <h3 className="text-xl font-semibold">{name}</h3>
              <p className="mt-1 max-w-line text-pretty text-muted-foreground">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </LandingSection>
  );
}
