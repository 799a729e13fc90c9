'use client';

import { useMutation } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { type ChatMessage, changeHistory, newMessage, useHistory } from '@/components/chat/history';
import { showToast } from '@/components/ui/toast';
import { api, wordsOf } from '@/lib/api-client';
import type { ChatAnswer } from '@/lib/assistant/schema';

const url = '/api/user/chat';
const noAnswer = 'No response message received from AI';
const refreshAfter = 100;
/** Longer than a turn may wait for an earlier one and for its model. */
const timeLimitMs = 90_000;

/**
 * The talk with the assistant. `onAnswered` runs 100 ms after each answer: lists may have changed by then.
 * The draft is let go only when it was answered; a message that failed stays in the talk and in the draft.
 */
export function useChat(userId: string, onAnswered: () => void) {
  const messages = useHistory(userId);
  const [draft, setDraft] = useState('');
  const change = useCallback(
    (how: (talk: ChatMessage[]) => ChatMessage[]) => changeHistory(userId, how),
    [userId],
  );

  function hear(answer: ChatAnswer) {
    const reply: ChatMessage = { ...newMessage(answer.message, false), undo: answer.undo === true };
    change((talk) => [...talk.map(withoutUndo), reply]);
    announceActions(answer);
    setTimeout(onAnswered, refreshAfter);
  }

  const asking = useMutation({
    mutationFn: ({ content }: ChatMessage) =>
      api.post<ChatAnswer>(url, { message: content }, { timeLimitMs }).then(withMessage),
    onSuccess: (answer, sent) => {
      change((talk) => talk.map((message) => (message.id === sent.id ? settled(message) : message)));
      setDraft((current) => (current.trim() === sent.content ? '' : current));
      hear(answer);
    },
    onError: (error, sent) => {
      change((talk) =>
        talk.map((message) => (message.id === sent.id ? { ...message, state: 'failed' } : message)),
      );
      announceFailure(error);
    },
  });
  const undoing = useMutation({
    mutationFn: () => api.post<ChatAnswer>(`${url}/undo`, undefined, { timeLimitMs }).then(withMessage),
    onSuccess: hear,
    onError: announceFailure,
  });
  const busy = asking.isPending || undoing.isPending;
  const { mutate: ask } = asking;
  const { mutate: askUndo } = undoing;
  const undo = useCallback(() => askUndo(), [askUndo]);

  const retry = useCallback(
    (failed: ChatMessage) => {
      const message: ChatMessage = { ...failed, createdAt: new Date().toISOString(), state: 'sending' };
      change((talk) => [...talk.filter(({ id }) => id !== failed.id), message]);
      ask(message);
    },
    [change, ask],
  );

  /** Sends a text. One that just failed is tried again in its place instead of standing there twice. */
  function send(text: string) {
    const content = text.trim();
    if (content === '' || busy) return;
    const last = messages.at(-1);
    if (last?.state === 'failed' && last.content === content) return retry(last);
    const message: ChatMessage = { ...newMessage(content, true), state: 'sending' };
    change((talk) => [...talk, message]);
    ask(message);
  }

  /** Empties the talk; for as long as the toast stands it can be had back. */
  function clear() {
    const before = messages;
    change(() => []);
    showToast({
      title: 'Chat cleared',
      action: { label: 'Undo', run: () => change((talk) => [...before, ...talk]) },
    });
  }

  return { messages, draft, setDraft, busy, send, retry, clear, undo };
}

function withMessage(answer: ChatAnswer | null): ChatAnswer {
  if (!answer?.message) throw new Error(noAnswer);
  return answer;
}

function withoutUndo(message: ChatMessage): ChatMessage {
  if (!message.undo) return message;
  const { undo: _, ...rest } = message;
  return rest;
}

function settled({ state: _, ...message }: ChatMessage): ChatMessage {
  return message;
}

function announceFailure(error: Error): void {
  const title = error.message === noAnswer ? 'Chat Error' : 'Chat error';
  showToast({ tone: 'error', title, description: wordsOf(error, 'Failed to send message') });
}

function announceActions({ actions }: ChatAnswer): void {
  if (!actions) return;
  const lines = [
    actions.todo && `Todo: ${actions.todo.action}`,
    actions.info && `Info: ${actions.info.action}`,
    actions.reminder && `Reminder: ${actions.reminder.action}`,
  ].filter((line) => line !== undefined);
  if (lines.length > 0) showToast({ title: 'Actions completed', description: lines.join('\n') });
}
