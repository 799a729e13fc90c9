import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { z } from 'zod';
import { bodyOf, listen } from './http';

export interface QuickReplyMessage {
  sid: string;
  to: string;
  text: string;
  buttons: { title: string; id: string }[];
}

const template = z.object({
  friendly_name: z.string(),
  language: z.string(),
  variables: z.record(z.string(), z.string()),
  types: z.object({
    'twilio/quick-reply': z.object({
      body: z.string(),
      actions: z
        .array(z.object({ type: z.literal('QUICK_REPLY'), title: z.string(), id: z.string() }))
        .min(1),
    }),
  }),
});
type Template = z.infer<typeof template> & { sid: string };

export interface TwilioContent {
  url: string;
  close: () => Promise<void>;
  templates: Template[];
  messages: QuickReplyMessage[];
  refusals: string[];
  /**
   * Makes messages with buttons to this number fail with error 63016: more than 24 hours since the user's
   * last message.
   */
  closeWindow: (number: string) => void;
}

export async function startTwilioContent(upstream: string): Promise<TwilioContent> {
  const templates: Template[] = [];
  const messages: QuickReplyMessage[] = [];
  const refusals: string[] = [];
  const closed = new Set<string>();
  const pending = new Set<Promise<void>>();

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand-in');
    const body = await bodyOf(request);
    if (pathname === '/v1/Content') return contentApi(request, response, body, searchParams);
    if (pathname === '/control/quick-replies') {
      await Promise.allSettled(pending);
      const to = `whatsapp:${searchParams.get('number')}`;
      return send(
        response,
        200,
        messages.filter((message) => message.to === to),
      );
    }
    const form = new URLSearchParams(body);
    const isNew = request.method === 'POST' && pathname.endsWith('/Messages.json');
    if (!isNew || !form.has('ContentSid')) return handOn(request, response, body);
    const made = quickReply(form);
    if ('code' in made) {
      refusals.push(`${made.code} ${made.message}`);
      return send(response, 400, { ...made, status: 400 });
    }
    form.delete('ContentSid');
    form.delete('ContentVariables');
    form.set('Body', made.text);
    const sending = handOn(request, response, form.toString()).then((answer) => {
      const { sid } = z.object({ sid: z.string() }).parse(JSON.parse(answer));
      messages.push({ sid, to: form.get('To') ?? '', ...made });
    });
    pending.add(sending);
    await sending.finally(() => pending.delete(sending));
  });

  function contentApi(
    request: IncomingMessage,
    response: ServerResponse,
    body: string,
    query: URLSearchParams,
  ): void {
    const isNamed = request.headers.authorization?.startsWith('Basic ');
    if (!isNamed) send(response, 401, { code: 20003, message: 'Authenticate' });
    else if (request.method === 'POST') {
      const made = { ...template.parse(JSON.parse(body)), sid: `HX${randomUUID().replaceAll('-', '')}` };
      templates.push(made);
      send(response, 201, made);
    } else {
      // Pages of two entries, so that the product has to read several.
      const first = Number(query.get('Page') ?? 0);
      const hasMore = templates.length > first + 2;
      const next = hasMore ? `http://${request.headers.host}/v1/Content?Page=${first + 2}` : null;
      send(response, 200, { contents: templates.slice(first, first + 2), meta: { next_page_url: next } });
    }
  }

  function quickReply(form: URLSearchParams): Omit<QuickReplyMessage, 'sid' | 'to'> | Refusal {
    const found = templates.find(({ sid }) => sid === form.get('ContentSid'));
    if (!found) return { code: 21655, message: 'The ContentSid is invalid' };
    if (closed.has(form.get('To')?.replace('whatsapp:', '') ?? ''))
      return { code: 63016, message: 'outside the allowed window' };
    const values: Record<string, string> = JSON.parse(form.get('ContentVariables') ?? '{}');
    const wrong = Object.values(values).find((value) => value.trim() === '' || /[\n\r\t]| {5}/.test(value));
    if (wrong !== undefined) return { code: 21656, message: `a variable ${JSON.stringify(wrong)}` };
    const fill = (text: string) => text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
    const { body, actions } = found.types['twilio/quick-reply'];
    const text = fill(body);
    const buttons = actions.map(({ title, id }) => ({ title: fill(title), id: fill(id) }));
    const problem = problemOf(text, buttons);
    return problem ? { code: 63013, message: problem } : { text, buttons };
  }

  async function handOn(request: IncomingMessage, response: ServerResponse, body: string): Promise<string> {
    const { host: _host, 'content-length': _length, connection: _connection, ...headers } = request.headers;
    const answer = await fetch(`${upstream}${request.url}`, {
      method: request.method ?? 'GET',
      headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
      ...(body === '' ? {} : { body }),
    });
    const text = await answer.text();
    response
      .writeHead(answer.status, { 'Content-Type': answer.headers.get('content-type') ?? 'text/plain' })
      .end(text);
    return text;
  }

  const { url, close } = await listen(server);
  return { url, close, templates, messages, refusals, closeWindow: (number) => void closed.add(number) };
}

interface Refusal {
  code: number;
  message: string;
}

function problemOf(text: string, buttons: QuickReplyMessage['buttons']): string | null {
  if (text.length > 1024) return `a text of ${text.length} characters`;
  if (buttons.length > 3) return `${buttons.length} buttons`;
  if (new Set(buttons.map(({ title }) => title)).size < buttons.length) return 'two buttons of one title';
  const wrong = buttons.find(({ title, id }) => title === '' || title.length > 20 || id.length > 200);
  return wrong ? `a button “${wrong.title}” with the id ${wrong.id}` : null;
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}
