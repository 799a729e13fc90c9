import type { ReactNode } from 'react';
import { MessageBubble } from '@/components/messages/message-bubble';
import { formatClock } from '@/lib/time/format';

export function SampleConversation() {
  return (
    <figure className="w-full max-w-xl rounded-lg border border-border bg-background p-4 shadow sm:p-6">
      <figcaption className="mb-4 flex items-baseline justify-between gap-3 border-b border-border pb-3 text-sm">
        <span className="font-semibold">Sidekick on WhatsApp</span>
        <span className="text-muted-foreground">Monday to Tuesday</span>
      </figcaption>
      <div className="grid gap-4">
        <Line mine at="18:42">
          Remind me to call the dentist tomorrow at 9, and add milk and stamps to my list
        </Line>
        <Line at="18:42">
          {
            'Reminder set: “Call the dentist”, tomorrow, Tuesday, 4\u00a0May, 9:00\u00a0AM.\n\nAdded to your list: “milk” and “stamps”.'
          }
        </Line>
        <Line at="09:00">Reminder: Call the dentist</Line>
        <Line mine at="09:06">
          Done with the dentist, and remind me to pay the invoice tomorrow at 4pm
        </Line>
        <Line at="09:06">
          {
            'Done: “Call the dentist”.\n\nReminder set: “Pay the invoice”, tomorrow, Wednesday, 5\u00a0May, 4:00\u00a0PM.'
          }
        </Line>
      </div>
    </figure>
  );
}

function Line({ mine = false, at, children }: { mine?: boolean; at: string; children: ReactNode }) {
  return (
    <MessageBubble mine={mine} meta={<time dateTime={at}>{formatClock(at, 'America/New_York')}</time>}>
      {children}
    </MessageBubble>
  );
}
