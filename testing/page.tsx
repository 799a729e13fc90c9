import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { makeQueryClient } from '@/components/data/query-client';
import { ClockProvider } from '@/components/page/clock';
import { Toaster } from '@/components/ui/toast';
import type { Todo } from '@/lib/todos/schema';

export function renderOnPage(
  ui: ReactNode,
  options: { zone?: string; fill?: (client: QueryClient) => void } = {},
) {
  cleanup();
  const client = makeQueryClient();
  options.fill?.(client);
  return render(
    <QueryClientProvider client={client}>
      <ClockProvider start={new Date().toISOString()} zone={options.zone ?? 'UTC'}>
        {ui}
      </ClockProvider>
      <Toaster />
    </QueryClientProvider>,
  );
}

export async function pressRowCommand(command: string, name: string): Promise<void> {
  fireEvent.keyDown(rowMenu(name), { key: 'Enter' });
  fireEvent.click(rowMenu(name));
  fireEvent.click(await screen.findByRole('menuitem', { name: `${command} ${name}` }));
}

export function rowMenu(name: string): HTMLElement {
  return screen.getByRole('button', { name: `Actions for ${name}` });
}

export function isOn(control: HTMLElement): boolean {
  return control.getAttribute('aria-checked') === 'true';
}

export interface Call {
  method: string;
  path: string;
  body: unknown;
}

type Answer = {
  status?: number;
  statusText?: string;
  body?: unknown;
  headers?: Record<string, string>;
} | null;

/**
 * Replaces `fetch` by `reply`, and returns the list of received calls. If `reply` returns null, the
 * connection counts as lost.
 */
export function serve(reply: (call: Call) => Answer | Promise<Answer>): Call[] {
  const calls: Call[] = [];
  globalThis.fetch = async (input, init) => {
    const call = {
      method: init?.method ?? 'GET',
      path: String(input),
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
    };
    calls.push(call);
    const answer = await reply(call);
    if (!answer) throw new TypeError('Failed to fetch');
    const { body, status = 200, statusText = '', headers = {} } = answer;
    const options = { status, statusText, headers };
    return body === undefined ? new Response(null, options) : Response.json(body, options);
  };
  return calls;
}

export function todoRow(overrides: Partial<Todo> = {}): Todo {
  return { id: '1', text: 'milk', completed: false, dueDate: null, listId: 'l', ...overrides };
}
