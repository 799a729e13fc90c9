'use client';

import { Download, Trash2 } from 'lucide-react';
import { DeleteButton } from '@/components/journal/entries/delete-button';
import { entriesUrl, useDeleteAllEntries } from '@/components/journal/use-journal';
import { buttonVariants } from '@/components/ui/button-variants';

const formats = { json: 'Export JSON', markdown: 'Export Markdown' } as const;

export function ExportAndDelete({ count }: { count: number }) {
  const remove = useDeleteAllEntries();
  return (
    <div className="mt-6 border-t border-border pt-3">
      <div className="-ml-4 flex flex-wrap">
        {Object.entries(formats).map(([format, label]) => (
          <a
            key={format}
            href={`${entriesUrl}/export?format=${format}`}
            download
            className={buttonVariants({ variant: 'ghost', className: 'text-sm' })}
          >
            <Download aria-hidden className="size-4" />
            {label}
          </a>
        ))}
        <DeleteButton
          label={
            <>
              <Trash2 aria-hidden />
              <span className="text-overdue">Delete all entries</span>
            </>
          }
          question={`Delete your whole journal permanently? It has ${count === 1 ? '1 entry' : `${count} entries`}. Export it first if you want to keep a copy.`}
          confirm="Delete all"
          failed="Your journal was not deleted."
          remove={remove}
        />
      </div>
    </div>
  );
}
