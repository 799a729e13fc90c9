'use client';

import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { EntryRow } from '@/components/journal/entries/entry-row';
import { Pager } from '@/components/journal/entries/pager';
import { useEntrySearch } from '@/components/journal/entries/use-entry-search';
import type { Journal } from '@/components/journal/use-journal';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { JournalEntry } from '@/lib/journal/schema';

export function EntryList({ entries, journal }: { entries: JournalEntry[]; journal: Journal }) {
  const { query, isSearch, search, found, visible, page, pages, setPage } = useEntrySearch(entries);
  const searchInput = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);

  function clear() {
    search('');
    searchInput.current?.focus();
  }

  function goToPage(next: number) {
    flushSync(() => setPage(next));
    list.current?.scrollIntoView({ block: 'nearest' });
    list.current?.focus({ preventScroll: true });
  }

  return (
    <>
      <div className="flex flex-wrap items-end gap-2">
        <Field label="Search your entries" className="min-w-0 grow">
          {(control) => (
            <Input
              {...control}
              ref={searchInput}
              type="search"
              dir="auto"
              value={query}
              placeholder="Words or a date, like 2027-03"
              onChange={(event) => search(event.target.value)}
            />
          )}
        </Field>
        <Button variant="outline" pending={journal.isFetching} onClick={journal.refresh}>
          {journal.isFetching ? 'Refreshing...' : 'Refresh'}
        </Button>
      </div>
      <div role="status">
        {isSearch && (
          <p className="mt-2 flex flex-wrap items-center gap-x-3 text-sm text-muted-foreground wrap-anywhere">
            <span>{resultText(found.length, entries.length, query)}</span>
            <Button variant="link" className="-mx-4 text-sm" onClick={clear}>
              Clear search
            </Button>
          </p>
        )}
      </div>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={`Journal entries, page ${page} of ${pages}`}
        className="mt-2 scroll-mt-4 divide-y divide-border outline-none"
      >
        {visible.map((entry) => (
          <EntryRow key={entry.id} entry={entry} />
        ))}
      </ul>
      {pages > 1 && <Pager page={page} pages={pages} onSelect={goToPage} />}
      {found.length > 0 && (
        <p className="mt-3 text-center text-sm text-muted-foreground tabular-nums">
          Showing {visible.length} of {found.length} {isSearch && 'filtered '}
          {found.length === 1 ? 'entry' : 'entries'} (Page {page} of {pages})
        </p>
      )}
    </>
  );
}

function resultText(found: number, all: number, query: string): string {
  if (found === 0) return `No entries match your search for "${query.trim()}".`;
  return `Found ${found} of ${all} ${all === 1 ? 'entry' : 'entries'} for "${query.trim()}".`;
}
