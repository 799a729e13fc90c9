'use client';

import { useSyncExternalStore } from 'react';

export interface ChatMessage {
  id: string;
  content: string;
  isFromUser: boolean;
  /** ISO instant, UTC. */
  createdAt: string;
  /** Only of the user's own messages: on its way, or never answered. */
  state?: 'sending' | 'failed';
  /** This answer can be taken back. */
  undo?: boolean;
}

const kept = 200;
const none: ChatMessage[] = [];
const talks = new Map<string, ChatMessage[]>();
const watchers = new Set<() => void>();
let made = 0;

/** The talk of this person in this tab: in memory, and in sessionStorage across reloads. Empty on the server. */
export function useHistory(userId: string): ChatMessage[] {
  return useSyncExternalStore(
    watch,
    () => read(userId),
    () => none,
  );
}

export function changeHistory(userId: string, change: (talk: ChatMessage[]) => ChatMessage[]): void {
  const talk = change(read(userId)).slice(-kept);
  talks.set(userId, talk);
  store(userId, talk);
  for (const changed of watchers) changed();
}

export function newMessage(content: string, isFromUser: boolean): ChatMessage {
  made += 1;
  return { id: `${Date.now()}-${made}`, content, isFromUser, createdAt: new Date().toISOString() };
}

function read(userId: string): ChatMessage[] {
  const known = talks.get(userId);
  if (known) return known;
  const talk = stored(userId);
  talks.set(userId, talk);
  return talk;
}

/** What was on its way when the page went is not known to have arrived. */
function stored(userId: string): ChatMessage[] {
  try {
    const talk: ChatMessage[] = JSON.parse(sessionStorage.getItem(place(userId)) ?? '[]');
    return talk.map((message) => (message.state === 'sending' ? { ...message, state: 'failed' } : message));
  } catch {
    return none;
  }
}

function store(userId: string, talk: ChatMessage[]): void {
  try {
    if (talk.length === 0) sessionStorage.removeItem(place(userId));
    else sessionStorage.setItem(place(userId), JSON.stringify(talk));
  } catch {
    // Storage is full or forbidden: the talk lives in memory alone.
  }
}

function place(userId: string): string {
  return `chat:${userId}`;
}

function watch(changed: () => void): () => void {
  watchers.add(changed);
  return () => watchers.delete(changed);
}
