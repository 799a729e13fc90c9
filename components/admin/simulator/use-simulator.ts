'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '@/lib/api-client';
import type { PhoneConversation, SimulatedReply } from '@/lib/channels/schema';

const url = '/api/test-webhook';
const pollMs = 3000;
const key = (from: string) => ['phone', from] as const;

export function useSimulator(from: string) {
  const client = useQueryClient();
  const [draft, setDraft] = useState('');
  const conversation = useQuery({
    queryKey: key(from),
    queryFn: () => api.get<PhoneConversation>(`${url}?from=${encodeURIComponent(from)}`),
    enabled: from !== '',
    refetchInterval: pollMs,
  });
  const sending = useMutation({
    mutationFn: (message: string) => api.post<SimulatedReply>(url, { from, message }),
    onSuccess: ({ messages }, message) => {
      client.setQueryData<PhoneConversation>(key(from), { from, messages });
      setDraft((current) => (current.trim() === message ? '' : current));
    },
  });
  return { conversation, draft, setDraft, sending };
}
