'use client';

import { useMutation } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { type ChatMessage, changeHistory, newMessage, useHistory } from '@/components/chat/history';
import { useOnce } from '@/components/common/use-once';
import { showToast } from '@/components/ui/toast';
import { ApiError, api, wordsOf } from '@/lib/api-client';
import type { ChatAnswer } from '@/lib/assistant/schema';

const url = '/api/user/chat';
const noAnswer = 'No response message received from AI';
const refreshAfter = 100;
/** Longer than a turn may wait for an earlier one and for its model. */
const timeLimitMs = 90_000;

/**
 * The talk with the assistant. `onAnswered` runs 100 ms after each answer: lists may have changed by then.
 * The draft is let go only when it was answered; a message that was not stays in the talk and in the draft, and goes out again
 * under its id, which is answered once.
 */
export function useChat(userId: string, onAnswered: () => void) {
  const messages = useHistory(userId);
  const [draft, setDraft] = useState('');
  const change = useCallback(
    (how: (talk: ChatMessage[]) => ChatMessage[]) => changeHistory(userId, how),
    [userId],
  );

  function hear(answer: ChatAnswer) {
    const { message, undo = false, turn } = answer;
    const reply: ChatMessage = { ...newMessage(message, false), undo, turn };
    change((talk) => [...talk.map(withoutUndo), reply]);
    announceActions(answer);
    setTimeout(onAnswered, refreshAfter);
  }

  const asking = useMutation({
    mutationFn: ({ content, id }: ChatMessage) =>
      api.post<ChatAnswer>(url, { message: content, id }, { timeLimitMs }).then(withMessage),
    onSuccess: (answer, sent) => {
      change((talk) => talk.map((message) => (message.id === sent.id ? settled(message) : message)));
      setDraft((current) => (current.trim() === sent.content ? '' : current));
      hear(answer);
    },
    onError: (error, sent) => {
      const state = wasRefused(error) ? 'failed' : 'unsure';
      change((talk) => talk.map((message) => (message.id === sent.id ? { ...message, state } : message)));
      announceFailure(error);
    },
  });
  const undoing = useMutation({
    mutationFn: ({ turn }: ChatMessage) =>
      api.post<ChatAnswer>(`${url}/undo`, { turn }, { timeLimitMs }).then(withMessage),
    onSuccess: hear,
    onError: (error) => {
      // Something else was changed since: this will not be taken back any more.
      if (error instanceof ApiError && error.status === 409) change((talk) => talk.map(withoutUndo));
      announceFailure(error);
    },
  });
  const busy = asking.isPending || undoing.isPending;
  const { mutate: ask } = asking;
  const { mutate: askUndo } = undoing;
  const once = useOnce(busy);

  const undo = useCallback((answer: ChatMessage) => once(() => askUndo(answer)), [once, askUndo]);

  /** Sends a message for the first time or, under the same id, again. */
  const put = useCallback(
    (message: ChatMessage) =>
      once(() => {
        const sent: ChatMessage = { ...message, createdAt: new Date().toISOString(), state: 'sending' };
        change((talk) => [...talk.filter(({ id }) => id !== sent.id), sent]);
        ask(sent);
      }),
    [once, change, ask],
  );

  /** Sends a text. One that just got no answer is tried again in its place instead of standing there twice. */
  function send(text: string) {
    const content = text.trim();
    if (content === '') return;
    const last = messages.at(-1);
    const isAgain = last?.state !== undefined && last.content === content;
    put(isAgain ? last : newMessage(content, true));
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

  return { messages, draft, setDraft, busy, send, retry: put, clear, undo };
}

function withMessage(answer: ChatAnswer | null): ChatAnswer {
  if (!answer?.message) throw new Error(noAnswer);
  return answer;
}

function withoutUndo(message: ChatMessage): ChatMessage {
  if (!message.undo) return message;
  const { undo: _, turn: __, ...rest } = message;
  return rest;
}

function settled({ state: _, ...message }: ChatMessage): ChatMessage {
  return message;
}

/** In the server's own words: nothing was done. Any other silence may have come after the deed. */
function wasRefused(error: Error): boolean {
  return error instanceof ApiError && error.serverMessage !== undefined;
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
    actions.social && `Date: ${actions.social.action}`,
    actions.calendar && `Calendar: ${actions.calendar.action}`,
    actions.journal && `Journal: ${actions.journal.action}`,
  ].filter((line) => line !== undefined);
  if (lines.length > 0) showToast({ title: 'Actions completed', description: lines.join('\n') });
}
