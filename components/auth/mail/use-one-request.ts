'use client';

import { useState } from 'react';
import { api, errorMessage } from '@/lib/api-client';

export function useOneRequest(path: string) {
  const [pending, setPending] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function send(body: Record<string, unknown>) {
    if (pending) return;
    setPending(true);
    setProblem(null);
    try {
      setMessage((await api.post<{ message: string }>(path, body)).message);
    } catch (error) {
      setProblem(errorMessage(error, 'That did not work. Please try again.'));
    }
    setPending(false);
  }

  return { pending, message, problem, setProblem, send };
}
