'use client';

import dynamic from 'next/dynamic';

/** The dashboard in a chunk of its own, for a page that most visitors see without it. */
export const LazyDashboard = dynamic(() =>
  import('@/components/dashboard/dashboard').then((file) => file.Dashboard),
);
