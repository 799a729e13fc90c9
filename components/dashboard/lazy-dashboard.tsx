'use client';

import dynamic from 'next/dynamic';

/** Loads the dashboard's code on demand, because most visitors of / see the landing page. */
export const LazyDashboard = dynamic(() =>
  import('@/components/dashboard/dashboard').then((file) => file.Dashboard),
);
