import { useState } from 'react';
import { entriesPerPage, matchesSearch } from '@/lib/journal/rules';
import type { JournalEntry } from '@/lib/journal/schema';

export function useEntrySearch(entries: JournalEntry[]) {
  const [query, setQuery] = useState('');
  const [requestedPage, setPage] = useState(1);
  const isSearch = query.trim() !== '';
  const found = isSearch ? entries.filter((entry) => matchesSearch(entry, query)) : entries;
  const pages = Math.max(1, Math.ceil(found.length / entriesPerPage));
  const page = Math.min(requestedPage, pages);

  function search(next: string) {
    setQuery(next);
    setPage(1);
  }

  return {
    query,
    isSearch,
    search,
    found,
    visible: found.slice((page - 1) * entriesPerPage, page * entriesPerPage),
    page,
    pages,
    setPage,
  };
}
