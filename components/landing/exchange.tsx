import type { ReactNode } from 'react';
import { Bubble } from '@/components/common/bubble';

/** A day with Sidekick, in its own words. */
export function Exchange() {
  return (
    <figure className="w-full max-w-xl rounded border border-line bg-paper p-4 shadow sm:p-6">
      <figcaption className="mb-4 flex items-baseline justify-between gap-3 border-b border-line pb-3 text-sm">
        <span className="font-semibold">Sidekick on WhatsApp</span>
        <span className="text-muted">Monday to Tuesday</span>
      </figcaption>
      <div className="grid gap-4">
        <Said mine at="18:42">
          Remind me to call the dentist tomorrow at 9, and add milk and stamps to my list
        </Said>
        <Said at="18:42">
          {
            'Reminder set: “Call the dentist”, tomorrow, Tuesday, 4\u00a0May, 09:00.\n\nAdded to your list: “milk” and “stamps”.'
          }
        </Said>
        <Said at="09:00">Reminder: Call the dentist</Said>
        <Said mine at="09:06">
          Done with the dentist, and remind me to pay the invoice tomorrow at 4pm
        </Said>
        <Said at="09:06">
          {
            'Done: “Call the dentist”.\n\nReminder set: “Pay the invoice”, tomorrow, Wednesday, 5\u00a0May, 16:00.'
          }
        </Said>
      </div>
    </figure>
  );
}

function Said({ mine = false, at, children }: { mine?: boolean; at: string; children: ReactNode }) {
  return (
    <Bubble mine={mine} meta={<time dateTime={at}>{at}</time>}>
      {children}
    </Bubble>
  );
}
