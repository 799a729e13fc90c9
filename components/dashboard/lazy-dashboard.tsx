'use client';

import dynamic from 'next/dynamic';

/** A chunk of its own, because most visitors of / see the landing page. */
export const LazyDashboard = dynamic(() =>
  import('@/components/dashboard/dashboard').then((file) => file.Dashboard),
);
