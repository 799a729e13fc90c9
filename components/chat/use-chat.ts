'use client';

import { useMutation } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { type ChatMessage, newMessage, updateHistory, useHistory } from '@/components/chat/history';
import { useOnce } from '@/components/hooks/use-once';
import { showToast } from '@/components/ui/toast';
import { ApiError, api, errorMessage } from '@/lib/api-client';
import type { ChatAnswer, ChatChoice } from '@/lib/assistant/schema';

const url = '/api/user/chat';
const noAnswer = 'No response message received from AI';
const refreshDelayMs = 100;
// Longer than the server's limit, so that the server's answer arrives in time.
const timeLimitMs = 90_000;

/**
 * Returns the chat's messages, the draft and functions that change them. A message that is sent again keeps
 * its id, so that the server handles the message only once.
 */
export function useChat(userId: string, onAnswered: () => void) {
  const messages = useHistory(userId);
  const [draft, setDraft] = useState('');
  // True from sending a draft until the next one is typed: Enter and a click at the same moment send it once.
  const isSent = useRef(false);
  const update = useCallback(
    (change: (messages: ChatMessage[]) => ChatMessage[]) => updateHistory(userId, change),
    [userId],
  );

  function showAnswer(answer: ChatAnswer, to?: string) {
    const { message, undo = false, turn, choices = [] } = answer;
    const reply: ChatMessage = { ...newMessage(message, false), undo, turn, choices };
    update((history) => {
      const place = history.findIndex(({ id }) => id === to);
      return history.map(withoutUndo).toSpliced(place < 0 ? history.length : place + 1, 0, reply);
    });
    showActions(answer);
    setTimeout(onAnswered, refreshDelayMs);
  }

  const asking = useMutation({
    // Messages that are sent before the answer are asked one after the other.
    scope: { id: `chat ${userId}` },
    mutationFn: ({ content, id }: ChatMessage) =>
      api.post<ChatAnswer>(url, { message: content, id }, { timeLimitMs }).then(withMessage),
    onSuccess: (answer, sent) => {
      update((history) =>
        history.map((message) => (message.id === sent.id ? withoutState(message) : message)),
      );
      showAnswer(answer, sent.id);
    },
    onError: (error, sent) => {
      const state = wasRefused(error) ? 'failed' : 'unsure';
      update((history) =>
        history.map((message) => (message.id === sent.id ? { ...message, state } : message)),
      );
      setDraft((current) => (current === '' ? sent.content : current));
      isSent.current = false;
      showChatError(error);
    },
  });
  const undoing = useMutation({
    mutationFn: ({ turn }: ChatMessage) =>
      api.post<ChatAnswer>(`${url}/undo`, { turn }, { timeLimitMs }).then(withMessage),
    onSuccess: (answer) => showAnswer(answer),
    onError: (error) => {
      // 409: something else has changed since, so the turn can no longer be undone.
      if (error instanceof ApiError && error.status === 409) update((history) => history.map(withoutUndo));
      showChatError(error);
    },
  });
  const choosing = useMutation({
    mutationFn: ({ id }: ChatChoice) =>
      api.post<ChatAnswer>(`${url}/choices/${id}`, {}, { timeLimitMs }).then(withMessage),
    onSuccess: (answer, { label }) => {
      update((history) => [...history, newMessage(label, true)]);
      showAnswer(answer);
    },
    onError: showChatError,
  });
  const busy = asking.isPending || undoing.isPending || choosing.isPending;
  const settleReminder = useCallback(
    (id: string) => update((history) => history.map((message) => withoutReminder(message, id))),
    [update],
  );
  const { mutate: ask } = asking;
  const { mutate: askUndo } = undoing;
  const { mutate: askChoice } = choosing;
  const once = useOnce(busy);

  const undo = useCallback((answer: ChatMessage) => once(() => askUndo(answer)), [once, askUndo]);

  const choose = useCallback((choice: ChatChoice) => once(() => askChoice(choice)), [once, askChoice]);

  const post = useCallback(
    (message: ChatMessage) => {
      const sent: ChatMessage = { ...message, createdAt: new Date().toISOString(), state: 'sending' };
      update((history) => [...history.filter(({ id }) => id !== sent.id), sent]);
      setDraft((current) => (current.trim() === sent.content ? '' : current));
      ask(sent);
    },
    [update, ask],
  );

  function send(text: string) {
    const content = text.trim();
    if (content === '' || isSent.current) return;
    isSent.current = true;
    const last = messages.at(-1);
    const isRetry = last?.state !== undefined && last.content === content;
    post(isRetry ? last : newMessage(content, true));
  }

  function type(text: string) {
    isSent.current = false;
    setDraft(text);
  }

  function clear() {
    const before = messages;
    update(() => []);
    showToast({
      title: 'Chat cleared',
      action: { label: 'Undo', run: () => update((history) => [...before, ...history]) },
    });
  }

  return { messages, draft, setDraft: type, busy, send, retry: post, clear, undo, choose, settleReminder };
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

function withoutReminder(message: ChatMessage, id: string): ChatMessage {
  if (message.reminder !== id) return message;
  const { reminder: _, ...rest } = message;
  return rest;
}

function withoutState({ state: _, ...message }: ChatMessage): ChatMessage {
  return message;
}

function wasRefused(error: Error): boolean {
  return error instanceof ApiError && error.serverMessage !== undefined;
}

function showChatError(error: Error): void {
  const title = error.message === noAnswer ? 'Chat Error' : 'Chat error';
  showToast({ tone: 'error', title, description: errorMessage(error, 'Failed to send message') });
}

function showActions({ actions }: ChatAnswer): void {
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
