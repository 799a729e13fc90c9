import { MessageBubble } from '@/components/messages/message-bubble';

export function Briefing() {
  return (
    <MessageBubble mine={false} meta={<time dateTime="07:30">{'7:30\u00a0AM'}</time>}>
      {'Good morning, Maya.\nToday is Tuesday, 4\u00a0May.\n\n'}
      <strong className="font-bold text-overdue">Overdue since Friday: send the invoice</strong>
      {'\nToday: buy milk and stamps\n\n'}
      <time dateTime="09:00">{'9:00\u00a0AM'}</time>
      {' Call the dentist\n'}
      <time dateTime="18:00">{'6:00\u00a0PM'}</time>
      {' Take out the recycling\n\nTomorrow: the board call at '}
      <time dateTime="15:00">{'3:00\u00a0PM'}</time>.
    </MessageBubble>
  );
}
