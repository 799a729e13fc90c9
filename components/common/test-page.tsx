import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach } from 'vitest';
import { ClockProvider } from '@/components/common/clock';
import { makeQueryClient } from '@/components/common/query-client';
import { Toaster } from '@/components/ui/toast';

// A busy machine is no failure.
configure({ asyncUtilTimeout: 10_000 });

// A page left standing would tick on after its window is gone.
afterEach(cleanup);

// jsdom knows no modal dialogs and does not scroll. As in browsers, the focus goes back where the dialog still stands.
const before = new WeakMap<HTMLDialogElement, Element | null>();
HTMLDialogElement.prototype.showModal = function showModal() {
  before.set(this, document.activeElement);
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  const opener = before.get(this);
  if (this.isConnected && opener instanceof HTMLElement) opener.focus();
};
Element.prototype.scrollIntoView = () => {};

/** For tests: parts of a page on a page, with a cache, the clock and the toasts. `fill` seeds the cache. */
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

export interface Call {
  method: string;
  path: string;
  body: unknown;
}

type Answer = { status?: number; body: unknown; headers?: Record<string, string> } | null;

/** For tests: a server that answers with what `reply` gives, and the calls it got. null is a lost connection. */
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
    return Response.json(answer.body, { status: answer.status ?? 200, headers: answer.headers ?? {} });
  };
  return calls;
}
