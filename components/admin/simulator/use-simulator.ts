'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '@/lib/api-client';
import type { PhoneTalk, SimulatedReply } from '@/lib/channels/schema';

const url = '/api/test-webhook';
const pollMs = 3000;
const key = (from: string) => ['phone', from] as const;

/** A simulated phone: its talk, asked for every 3 seconds while the page is seen, and what is written on it. */
export function useSimulator(from: string) {
  const client = useQueryClient();
  const [draft, setDraft] = useState('');
  const talk = useQuery({
    queryKey: key(from),
    queryFn: () => api.get<PhoneTalk>(`${url}?from=${encodeURIComponent(from)}`),
    enabled: from !== '',
    refetchInterval: pollMs,
  });
  const sending = useMutation({
    mutationFn: (message: string) => api.post<SimulatedReply>(url, { from, message }),
    onSuccess: ({ messages }, message) => {
      client.setQueryData<PhoneTalk>(key(from), { from, messages });
      setDraft((current) => (current.trim() === message ? '' : current));
    },
  });
  return { talk, draft, setDraft, sending };
}
