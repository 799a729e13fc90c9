'use client';

import { useEffect, useRef, useState } from 'react';
import { browserRegion } from '@/components/auth/browser-region';
import { ApiError, api } from '@/lib/api-client';
import type { ReadPhone } from '@/lib/auth/schema';

const pauseMs = 600;
const unchecked = { phone: null, problem: null };

export function usePhoneCheck() {
  const [result, setResult] = useState<{ phone: ReadPhone | null; problem: string | null }>(unchecked);
  const [wasLeft, setWasLeft] = useState(false);
  const lastChecked = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function onType(text: string): void {
    clearTimeout(timer.current);
    lastChecked.current = '';
    setResult(unchecked);
    setWasLeft(false);
    timer.current = setTimeout(() => check(text), pauseMs);
  }

  function onLeave(text: string): void {
    clearTimeout(timer.current);
    setWasLeft(true);
    void check(text);
  }

  async function check(typed: string): Promise<void> {
    const text = typed.trim();
    if (text === '' || text === lastChecked.current) return;
    lastChecked.current = text;
    const found = await readPhone(text);
    if (lastChecked.current !== text) return;
    if (found) setResult(found);
    else lastChecked.current = '';
  }

  return { phone: result.phone, problem: wasLeft ? result.problem : null, onType, onLeave };
}

async function readPhone(text: string) {
  const { country } = browserRegion();
  try {
    return { phone: await api.post<ReadPhone>('/api/auth/phone', { text, country }), problem: null };
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status === 400;
    return isRefused ? { phone: null, problem: error.serverMessage ?? null } : null;
  }
}
