'use client';

import { Bell, BookMarked, Cake, ListTodo, type LucideIcon, Send, Sunrise } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { openSection } from '@/components/page/section-tabs';

export const tools = {
  todos: { label: 'Todos', icon: ListTodo },
  reminders: { label: 'Reminders', icon: Bell },
  info: { label: 'Info', icon: BookMarked },
  daily: { label: 'Daily', icon: Sunrise },
  social: { label: 'Dates', icon: Cake },
  sent: { label: 'Sent', icon: Send },
} satisfies Record<string, { label: string; icon: LucideIcon }>;
export type ToolName = keyof typeof tools;

const watchers = new Set<() => void>();
let chosen: ToolName | undefined;

export function useChosenTool(): ToolName {
  return useSyncExternalStore(watch, chosenTool, () => 'todos');
}

export function chooseTool(name: ToolName): void {
  chosen = name;
  for (const notify of watchers) notify();
}

export function openTool(name: ToolName): void {
  chooseTool(name);
  openSection('tools');
}

export function isTool(name: string): name is ToolName {
  return Object.hasOwn(tools, name);
}

function chosenTool(): ToolName {
  chosen ??= toolInAddress() ?? 'todos';
  return chosen;
}

function toolInAddress(): ToolName | null {
  const name = window.location.hash.replace('#tools-', '');
  return isTool(name) ? name : null;
}

function watch(notify: () => void): () => void {
  const follow = () => {
    const name = toolInAddress();
    if (name) chooseTool(name);
  };
  watchers.add(notify);
  window.addEventListener('hashchange', follow);
  return () => {
    watchers.delete(notify);
    window.removeEventListener('hashchange', follow);
  };
}
