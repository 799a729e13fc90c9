import type { ReactNode } from 'react';
import { Bubble } from '@/components/common/bubble';

/** A day with Sidekick, in its own words. */
export function Exchange() {
  return (
    <figure className="rounded border border-line bg-paper p-4 shadow sm:p-6">
      <figcaption className="mb-4 flex items-baseline justify-between border-b border-line pb-3 text-sm">
        <span className="font-semibold">Sidekick on WhatsApp</span>
        <span className="text-muted">Monday to Tuesday</span>
      </figcaption>
      <div className="grid gap-4">
        <Said mine at="18:42">
          Remind me to call the dentist tomorrow at 9, and add milk and stamps to my list
        </Said>
        <Said at="18:42">
          {
            'Reminder set: Call the dentist\ntomorrow, Tuesday, 4 May, 09:00\n\nAdded to your todos:\n• milk\n• stamps'
          }
        </Said>
        <Said at="07:30">
          {'Good morning. Today, Tuesday, 4 May:\n'}
          <strong className="font-bold text-overdue">Overdue: send the invoice (Friday)</strong>
          {'\n09:00 Call the dentist\nTodos: milk, stamps'}
        </Said>
        <Said mine at="07:31">
          Done with the invoice
        </Said>
        <Said at="07:31">Marked as done: send the invoice.</Said>
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
