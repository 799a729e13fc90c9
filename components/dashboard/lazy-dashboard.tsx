'use client';

import dynamic from 'next/dynamic';

/** The dashboard, loaded as a chunk of its own, because most visitors of / see the landing page. */
export const LazyDashboard = dynamic(() =>
  import('@/components/dashboard/dashboard').then((file) => file.Dashboard),
);
