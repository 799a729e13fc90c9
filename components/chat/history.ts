'use client';

import { useSyncExternalStore } from 'react';
import type { ChatChoice } from '@/lib/assistant/schema';

export interface ChatMessage {
  id: string;
  content: string;
  isFromUser: boolean;
  /** ISO instant, UTC. */
  createdAt: string;
  /**
   * Only on the user's own messages. `failed`: the server refused it. `unsure`: no answer came, so the
   * message may have been handled.
   */
  state?: 'sending' | 'failed' | 'unsure';
  undo?: boolean;
  /** Answers to choose from; shown on the last message alone. */
  choices?: ChatChoice[];
  /** The reminder that came with it, until it is answered. */
  reminder?: string;
  /** Id of the turn that Undo reverses. */
  turn?: string | undefined;
}

const maxMessages = 200;
const none: ChatMessage[] = [];
const conversations = new Map<string, ChatMessage[]>();
const watchers = new Set<() => void>();

/** This user's messages in this tab: in memory, and in sessionStorage to survive a reload. Empty on the server. */
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

/**
 * Returns an id that is unique across users and tabs: the server handles each id once. Not crypto.randomUUID,
 * which browsers do not offer over http.
 */
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

/** A message that was being sent when the page was left may have been handled. */
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
    // Storage is full or forbidden; the history stays in memory only.
  }
}

function storageKey(userId: string): string {
  return `chat:${userId}`;
}

function watch(notify: () => void): () => void {
  watchers.add(notify);
  return () => watchers.delete(notify);
}
