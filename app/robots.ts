import type { MetadataRoute } from 'next';
import { env } from '@/lib/env';

// The public address is a setting of the running server, not of the build.
export const dynamic = 'force-dynamic';

/** Keeps signed-in areas and the API out of search results, and everything if this is a preview deployment. */
export default function robots(): MetadataRoute.Robots {
  const { appUrl, preview } = env();
  if (preview) return { rules: { userAgent: '*', disallow: '/' } };
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/dashboard', '/admin', '/api/'] },
    sitemap: `${appUrl}/sitemap.xml`,
  };
}
