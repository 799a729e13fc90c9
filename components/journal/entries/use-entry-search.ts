import { useState } from 'react';
import { entriesPerPage, matchesSearch } from '@/lib/journal/rules';
import type { JournalEntry } from '@/lib/journal/schema';

/** The entries that hold the searched words, a page at a time. Another search begins on page 1; a page that went is the last one. */
export function useEntrySearch(entries: JournalEntry[]) {
  const [words, setWords] = useState('');
  const [asked, setPage] = useState(1);
  const isSearch = words.trim() !== '';
  const found = isSearch ? entries.filter((entry) => matchesSearch(entry, words)) : entries;
  const pages = Math.max(1, Math.ceil(found.length / entriesPerPage));
  const page = Math.min(asked, pages);

  function search(next: string) {
    setWords(next);
    setPage(1);
  }

  return {
    words,
    isSearch,
    search,
    found,
    shown: found.slice((page - 1) * entriesPerPage, page * entriesPerPage),
    page,
    pages,
    setPage,
  };
}
