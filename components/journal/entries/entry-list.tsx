'use client';

import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { EntryRow } from '@/components/journal/entries/entry-row';
import { Pager } from '@/components/journal/entries/pager';
import { useEntrySearch } from '@/components/journal/entries/use-entry-search';
import type { Journal } from '@/components/journal/use-journal';
import { useToday } from '@/components/page/clock';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import type { JournalEntry } from '@/lib/journal/schema';

export function EntryList({ entries, journal }: { entries: JournalEntry[]; journal: Journal }) {
  const { query, isSearch, search, found, visible, page, pages, setPage } = useEntrySearch(entries);
  const today = useToday();
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
      <Input
        ref={searchInput}
        type="search"
        dir="auto"
        aria-label="Search your entries"
        value={query}
        placeholder={`Search words or a date, like ${today.slice(0, 7)}`}
        onChange={(event) => search(event.target.value)}
      />
      <div className="mt-1 flex min-h-11 items-center justify-between gap-3 text-sm text-muted-foreground">
        <p role="status" className="flex min-w-0 flex-wrap items-center gap-x-3 wrap-anywhere">
          {isSearch ? resultText(found.length, entries.length, query) : loadedText(entries.length)}
          {isSearch && (
            <Button variant="link" size="inline" onClick={clear}>
              Clear search
            </Button>
          )}
        </p>
        <Button
          variant="ghost"
          size="sm"
          className="-mr-3"
          pending={journal.isFetching}
          onClick={journal.refresh}
        >
          {journal.isFetching ? 'Refreshing...' : 'Refresh'}
        </Button>
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

function loadedText(count: number): string {
  return `Successfully loaded ${count} journal ${count === 1 ? 'entry' : 'entries'}`;
}

function resultText(found: number, all: number, query: string): string {
  if (found === 0) return `No entries match your search for "${query.trim()}".`;
  return `Found ${found} of ${all} ${all === 1 ? 'entry' : 'entries'} for "${query.trim()}".`;
}
