import type { MetadataRoute } from 'next';
import { env } from '@/lib/env';

export const dynamic = 'force-dynamic';

export default function sitemap(): MetadataRoute.Sitemap {
  const { appUrl } = env();
  return ['/', '/login', '/register'].map((path) => ({ url: `${appUrl}${path}` }));
}
