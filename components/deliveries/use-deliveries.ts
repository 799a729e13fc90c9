'use client';

import { type QueryClient, useQuery } from '@tanstack/react-query';
import { api } from '@/lib/api-client';
import type { Delivery } from '@/lib/outbox/schema';

const key = ['deliveries'] as const;
const url = '/api/user/deliveries';

export function useDeliveries() {
  return useQuery({ queryKey: key, queryFn: () => api.get<Delivery[]>(url) });
}

export function refreshDeliveries(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: key });
}
