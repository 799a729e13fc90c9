import { jsonOf, read } from '@/lib/api-client';

/** One page of a list that grows, with what stands in its headers. */
export interface Page<T> {
  data: T;
  /** The address of the page behind it; null on the last one. */
  next: string | null;
  /** By this mark the server tells whether the page has changed since. */
  etag: string | null;
}

/** A page of a list. With the one that is `known`, an unchanged page costs no body, and that one is given back itself. */
export function getPage<T>(path: string, known?: Page<T>): Promise<Page<T>> {
  return read(path, known?.etag ? { 'If-None-Match': known.etag } : {}, async (response) => {
    if (response.status === 304 && known) return known;
    const { headers } = response;
    return { data: await jsonOf<T>(response), next: nextIn(headers.get('link')), etag: headers.get('etag') };
  });
}

/** `<address>; rel="next"` among the links of a page. */
function nextIn(links: string | null): string | null {
  return links?.match(/<([^>]*)>\s*;[^,<]*rel="?next"?/)?.[1] ?? null;
}
