import { feedParams } from '@/lib/calendar-feed/schema';
import { serveFeed } from '@/lib/calendar-feed/serve-feed';
import { publicRoute } from '@/lib/http/route';

export const GET = publicRoute({ params: feedParams }, async (ctx, { params, request }) => {
  const { body, etag } = await serveFeed(ctx, params.token);
  const headers = { ETag: etag, 'Cache-Control': 'private, no-cache', 'X-Robots-Tag': 'noindex' };
  if (request.headers.get('if-none-match')?.includes(etag))
    return new Response(null, { status: 304, headers });
  return new Response(body, {
    headers: {
      ...headers,
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'inline; filename="sidekick.ics"',
    },
  });
});
