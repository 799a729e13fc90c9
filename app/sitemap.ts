import type { MetadataRoute } from 'next';
import { env } from '@/lib/env';

// The public URL is a setting of the running server, not of the build.
export const dynamic = 'force-dynamic';

export default function sitemap(): MetadataRoute.Sitemap {
  const { appUrl } = env();
  return ['/', '/login', '/register'].map((path) => ({ url: `${appUrl}${path}` }));
}
