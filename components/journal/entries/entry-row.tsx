'use client';

import { clsx } from 'clsx';
import { useEditing } from '@/components/hooks/use-editing';
import { Answers } from '@/components/journal/entries/answers';
import { DeleteButton } from '@/components/journal/entries/delete-button';
import { ScoreForm } from '@/components/journal/entries/score-form';
import { useDeleteEntry } from '@/components/journal/use-journal';
import { useToday } from '@/components/page/clock';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { moodOf, paragraphsOf, quotedLead, reasonLead } from '@/lib/journal/rules';
import type { JournalEntry } from '@/lib/journal/schema';
import { formatDate } from '@/lib/time/format';

export function EntryRow({ entry }: { entry: JournalEntry }) {
  const { editing, row, open, close } = useEditing();
  const remove = useDeleteEntry(entry.id);
  const day = dayLabel(entry.entryDate, useToday());

  const paragraphs = paragraphsOf(entry.entryText);
  const reasons = paragraphs.filter((text) => text.startsWith(reasonLead));
  const shown = paragraphs.filter((text) => !reasons.includes(text));

  if (remove.isPending || remove.isSuccess) return null;
  return (
    <li ref={row} className="group/entry py-5">
      <div className="flex flex-col gap-y-0.5 sm:flex-row sm:items-baseline sm:justify-between sm:gap-x-4">
        {/* Gets the focus after the deletion of the entry before it, whose button may be folded here. */}
        <h3 data-delete tabIndex={-1} className="font-semibold first-letter:uppercase">
          <time dateTime={entry.entryDate}>{day}</time>
        </h3>
        <Score entry={entry} />
      </div>
      <div className="mt-2 grid max-w-line gap-2">
        {withKeys(shown).map(({ key, text }) => (
          <p
            key={key}
            dir="auto"
            // If the answers below are open, the entry does not quote them too.
            className={clsx(
              'wrap-anywhere',
              text.startsWith(quotedLead) && 'group-has-[[data-answers][open]]/entry:hidden',
            )}
          >
            {text}
          </p>
        ))}
      </div>
      <Answers responses={entry.responses} reasons={reasons}>
        {editing && <ScoreForm entry={entry} onClose={close} />}
        <div className={clsx('-ml-4 flex flex-wrap items-center', editing && 'hidden')}>
          <Button variant="ghost" className="text-sm" data-edit aria-expanded={editing} onClick={open}>
            Correct score <span className="sr-only">of {day}</span>
          </Button>
          <DeleteButton
            label={
              <>
                Delete <span className="sr-only">the entry of {day}</span>
              </>
            }
            question="Delete this entry permanently, with its answers and score?"
            confirm="Delete entry"
            failed="The entry was not deleted."
            remove={remove}
          />
        </div>
      </Answers>
    </li>
  );
}

function Score({ entry: { sentimentScore, scoreSource, isPending, isCrisis } }: { entry: JournalEntry }) {
  const { label, emoji } = moodOf(sentimentScore);
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted-foreground">
      {!isCrisis && (
        <span className="font-medium text-foreground tabular-nums">
          <span aria-hidden className="[font-variant-emoji:emoji]">
            {emoji}{' '}
          </span>
          {sentimentScore.toFixed(1)} {label}
        </span>
      )}
      {scoreSource === 'person' && <Badge variant="info">Your score</Badge>}
      {scoreSource === 'offline' && !isCrisis && <span>Estimated</span>}
      {isPending && <Badge variant="today">Analysis pending</Badge>}
    </p>
  );
}

function dayLabel(date: string, today: string): string {
  return /^\d{4}-\d\d-\d\d$/.test(date) ? formatDate(date, today) : date;
}

function withKeys(paragraphs: string[]) {
  return paragraphs.map((text, index) => ({ key: `${index}`, text }));
}
