'use client';

import { useSyncExternalStore } from 'react';

export interface ChatMessage {
  id: string;
  content: string;
  isFromUser: boolean;
  /** ISO instant, UTC. */
  createdAt: string;
  /** Only of the user's own messages: on its way, refused, or without an answer, so that it may have arrived. */
  state?: 'sending' | 'failed' | 'unsure';
  /** This answer can be taken back. */
  undo?: boolean;
  /** What would be taken back then. */
  turn?: string | undefined;
}

const kept = 200;
const none: ChatMessage[] = [];
const talks = new Map<string, ChatMessage[]>();
const watchers = new Set<() => void>();

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
  return { id: newId(), content, isFromUser, createdAt: new Date().toISOString() };
}

/** Nobody else's, in no other tab: the server does nothing twice under one id. Not randomUUID, which http does not have. */
function newId(): string {
  return `${Date.now()}-${crypto.getRandomValues(new Uint32Array(2)).join('-')}`;
}

function read(userId: string): ChatMessage[] {
  const known = talks.get(userId);
  if (known) return known;
  const talk = stored(userId);
  talks.set(userId, talk);
  return talk;
}

/** What was on its way when the page went may have arrived. */
function stored(userId: string): ChatMessage[] {
  try {
    const talk: ChatMessage[] = JSON.parse(sessionStorage.getItem(place(userId)) ?? '[]');
    return talk.map((message) => (message.state === 'sending' ? { ...message, state: 'unsure' } : message));
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
