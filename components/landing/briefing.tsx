import { MessageBubble } from '@/components/messages/message-bubble';

export function Briefing() {
  return (
    <MessageBubble mine={false} meta={<time dateTime="07:30">07:30</time>}>
      {'Good morning, Maya.\nToday is Tuesday, 4\u00a0May.\n\n'}
      <strong className="font-bold text-overdue">Overdue since Friday: send the invoice</strong>
      {'\nToday: buy milk and stamps\n\n'}
      <time dateTime="09:00">09:00</time>
      {' Call the dentist\n'}
      <time dateTime="18:00">18:00</time>
      {' Take out the recycling\n\nTomorrow: the board call at '}
      <time dateTime="15:00">15:00</time>.
    </MessageBubble>
  );
}
