import type { MetadataRoute } from 'next';
import { env } from '@/lib/env';

// The address is a setting of the running server, not of the build.
export const dynamic = 'force-dynamic';

/** The signed-in areas and answers are no search results, and of a preview nothing is. */
export default function robots(): MetadataRoute.Robots {
  const { appUrl, preview } = env();
  if (preview) return { rules: { userAgent: '*', disallow: '/' } };
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/dashboard', '/admin', '/api/'] },
    sitemap: `${appUrl}/sitemap.xml`,
  };
}
