import { afterEach, expect, test, vi } from 'vitest';
import { getPage } from '@/components/admin/list/get-page';

afterEach(() => vi.unstubAllGlobals());

const json = { 'Content-Type': 'application/json' };

function answer(body: string | null, init: ResponseInit): ReturnType<typeof vi.fn> {
  const fetched = vi.fn(async (_path: string, _init: RequestInit) => new Response(body, init));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

test('a page names the next page, and an unchanged page is not sent again', async () => {
  const link = '</api/admin/users?after=abc>; rel="next"';
  const fetched = answer('[1]', { status: 200, headers: { ...json, Link: link, ETag: '"one"' } });
  const first = await getPage<number[]>('/api/admin/users');
  expect(first).toEqual({ data: [1], next: '/api/admin/users?after=abc', etag: '"one"' });
  expect(fetched.mock.calls[0]?.[1].headers).not.toHaveProperty('If-None-Match');

  const again = answer(null, { status: 304 });
  expect(await getPage('/api/admin/users', first)).toBe(first);
  expect(again.mock.calls[0]?.[1].headers).toMatchObject({ 'If-None-Match': '"one"' });

  answer('[2]', { status: 200, headers: json });
  expect(await getPage('/api/admin/users', first)).toEqual({ data: [2], next: null, etag: null });
  answer('{"message":"Admin access required"}', { status: 403, headers: json });
  await expect(getPage('/api/admin/users', first)).rejects.toMatchObject({ status: 403 });
});
