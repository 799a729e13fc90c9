import { read, readJson } from '@/lib/api-client';

export interface Page<T> {
  data: T;
  next: string | null;
  etag: string | null;
}

export function getPage<T>(path: string, known?: Page<T>): Promise<Page<T>> {
  return read(path, known?.etag ? { 'If-None-Match': known.etag } : {}, async (response) => {
    if (response.status === 304 && known) return known;
    const { headers } = response;
    return {
      data: await readJson<T>(response),
      next: nextIn(headers.get('link')),
      etag: headers.get('etag'),
    };
  });
}

function nextIn(links: string | null): string | null {
  return links?.match(/<([^>]*)>\s*;[^,<]*rel="?next"?/)?.[1] ?? null;
}
