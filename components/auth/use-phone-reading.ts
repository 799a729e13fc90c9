'use client';

import { useEffect, useRef, useState } from 'react';
import { whereabouts } from '@/components/auth/whereabouts';
import { ApiError, api } from '@/lib/api-client';
import type { ReadPhone } from '@/lib/auth/schema';

const pauseMs = 600;
const unread = { reading: null, problem: null };

/**
 * How the server reads a number that is being typed. `follow` hears every change and asks after a pause; `read` asks at once, for
 * when the field is left. What is wrong is said only then: half a number is no mistake. Without an answer nothing is said;
 * the server checks again when the form is sent.
 */
export function usePhoneReading() {
  const [answer, setAnswer] = useState<{ reading: ReadPhone | null; problem: string | null }>(unread);
  const [wasLeft, setWasLeft] = useState(false);
  const newest = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function follow(text: string): void {
    clearTimeout(timer.current);
    newest.current = '';
    setAnswer(unread);
    setWasLeft(false);
    timer.current = setTimeout(() => ask(text), pauseMs);
  }

  function read(text: string): void {
    clearTimeout(timer.current);
    setWasLeft(true);
    void ask(text);
  }

  async function ask(typed: string): Promise<void> {
    const text = typed.trim();
    if (text === '' || text === newest.current) return;
    newest.current = text;
    const found = await readingOf(text);
    if (newest.current !== text) return;
    if (found) setAnswer(found);
    else newest.current = '';
  }

  return { reading: answer.reading, problem: wasLeft ? answer.problem : null, follow, read };
}

/** What the server makes of it; null where it gave no answer. */
async function readingOf(text: string) {
  const { country } = whereabouts();
  try {
    return { reading: await api.post<ReadPhone>('/api/auth/phone', { text, country }), problem: null };
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status === 400;
    return isRefused ? { reading: null, problem: error.serverMessage ?? null } : null;
  }
}
