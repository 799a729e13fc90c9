import { MessageBubble } from '@/components/messages/message-bubble';
import { Wordmark } from '@/components/page/wordmark';

export function SharePicture() {
  return (
    <div className="grid h-[315px] w-[600px] grid-cols-[1fr_262px] items-center gap-8 bg-background px-10 text-foreground">
      <div>
        <Wordmark />
        <p className="mt-5 text-3xl leading-8 font-semibold tracking-tight">
          Meet your proactive ai sidekick
        </p>
        <p className="mt-3 text-sm whitespace-pre-line text-muted-foreground">
          {'Told once, it keeps its word.\nOn WhatsApp and the web.'}
        </p>
      </div>
      <div className="grid gap-3 text-sm">
        <MessageBubble mine>Remind me to call the dentist tomorrow at 9</MessageBubble>
        <MessageBubble mine={false}>
          Reminder set: “Call the dentist”, tomorrow, Tuesday, 4&nbsp;May, 9:00 AM.
        </MessageBubble>
        <MessageBubble mine={false}>Reminder: Call the dentist</MessageBubble>
        <MessageBubble mine>Done</MessageBubble>
      </div>
    </div>
  );
}
