'use client';

import { Download } from 'lucide-react';
import { AskToDelete } from '@/components/journal/entries/ask-to-delete';
import { entriesUrl, useDeleteAllEntries } from '@/components/journal/use-journal';
import { buttonLook } from '@/components/ui/button';

const formats = { json: 'Export JSON', markdown: 'Export Markdown' } as const;

/** The whole journal: to take along, or to take away. */
export function OwnEntries({ count }: { count: number }) {
  const remove = useDeleteAllEntries();
  return (
    <div className="mt-6 border-t border-line pt-3">
      <div className="-ml-4 flex flex-wrap">
        {Object.entries(formats).map(([format, label]) => (
          <a
            key={format}
            href={`${entriesUrl}/export?format=${format}`}
            download
            className={buttonLook({ variant: 'ghost', className: 'text-sm' })}
          >
            <Download aria-hidden className="size-4" />
            {label}
          </a>
        ))}
        <AskToDelete
          label="Delete all entries"
          question={`Delete your whole journal for good? ${count === 1 ? 'It has 1 entry' : `These are ${count} entries`}; export them first if you want to keep them.`}
          confirm="Delete all"
          failed="Your journal was not deleted."
          remove={remove}
        />
      </div>
    </div>
  );
}
