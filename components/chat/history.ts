'use client';

import { useSyncExternalStore } from 'react';
import type { ChatChoice } from '@/lib/assistant/schema';

export interface ChatMessage {
  id: string;
  content: string;
  isFromUser: boolean;
  createdAt: string;
  /** State of a message from the user. "unsure": the server did not respond, so the message may have arrived. */
  state?: 'sending' | 'failed' | 'unsure';
  undo?: boolean;
  choices?: ChatChoice[];
  /** Id of the reminder that the message is about; absent once the reminder is answered. */
  reminder?: string;
  turn?: string | undefined;
}

const maxMessages = 200;
const none: ChatMessage[] = [];
const conversations = new Map<string, ChatMessage[]>();
const watchers = new Set<() => void>();

export function useHistory(userId: string): ChatMessage[] {
  return useSyncExternalStore(
    watch,
    () => read(userId),
    () => none,
  );
}

export function updateHistory(userId: string, change: (messages: ChatMessage[]) => ChatMessage[]): void {
  const messages = change(read(userId)).slice(-maxMessages);
  conversations.set(userId, messages);
  save(userId, messages);
  for (const notify of watchers) notify();
}

export function newMessage(content: string, isFromUser: boolean): ChatMessage {
  return { id: newId(), content, isFromUser, createdAt: new Date().toISOString() };
}

// Without crypto.randomUUID, because browsers have it only over https.
function newId(): string {
  return `${Date.now()}-${crypto.getRandomValues(new Uint32Array(2)).join('-')}`;
}

function read(userId: string): ChatMessage[] {
  const known = conversations.get(userId);
  if (known) return known;
  const messages = load(userId);
  conversations.set(userId, messages);
  return messages;
}

function load(userId: string): ChatMessage[] {
  try {
    const messages: ChatMessage[] = JSON.parse(sessionStorage.getItem(storageKey(userId)) ?? '[]');
    return messages.map((message) =>
      message.state === 'sending' ? { ...message, state: 'unsure' } : message,
    );
  } catch {
    return none;
  }
}

function save(userId: string, messages: ChatMessage[]): void {
  try {
    if (messages.length === 0) sessionStorage.removeItem(storageKey(userId));
    else sessionStorage.setItem(storageKey(userId), JSON.stringify(messages));
  } catch {
    // Storage is full or forbidden. The history is then only in memory.
  }
}

function storageKey(userId: string): string {
  return `chat:${userId}`;
}

function watch(notify: () => void): () => void {
  watchers.add(notify);
  return () => watchers.delete(notify);
}
