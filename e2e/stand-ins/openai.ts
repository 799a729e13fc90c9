import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { places } from '../world/places';

/** How the stand-in behaves towards one person; without one it does what was asked. */
export type Mood =
  | 'ok'
  | 'rate-limited'
  | 'broken-server'
  | 'slow'
  | 'hangs'
  | 'broken-json'
  | 'says-nothing'
  | 'only-claims'
  | 'claims-first'
  | 'wrong-arguments-first'
  | 'unknown-tool-first';

/** A request as it came in: the body of POST /v1/chat/completions, and its key. */
export interface Asked {
  authorization: string;
  model: string;
  temperature: number;
  max_tokens: number;
  messages: { role: string; content: string }[];
  tools: { function: { name: string; description: string; parameters: { type: string } } }[];
}

/** A key that the stand-in refuses, as the provider does: with the key in its answer. */
export const wrongKey = 'sk-wrong-key';

type Call = { name: string; arguments: unknown };

/**
 * An OpenAI-compatible server on loopback with a small scripted mind. People are told apart by the first name in the prompt's
 * context, so that tests side by side do not meet: POST /people/<name> { mood } sets a mood, GET /people/<name> gives what was asked.
 */
export async function startOpenai(): Promise<{ url: string; close: () => Promise<void> }> {
  const moods = new Map<string, Mood>();
  const heard = new Map<string, Asked[]>();
  const hanging = new Set<ServerResponse>();

  const server = createServer(async (request, response) => {
    const body = await textOf(request);
    const name = /^\/people\/(\w+)$/.exec(request.url ?? '')?.[1];
    if (name && request.method === 'POST') {
      moods.set(name, JSON.parse(body).mood);
      return send(response, 200, {});
    }
    if (name) return send(response, 200, heard.get(name) ?? []);
    if (request.url !== '/v1/chat/completions' || request.method !== 'POST')
      return send(response, 404, { error: { message: 'Not found' } });
    const asked: Asked = { ...JSON.parse(body), authorization: request.headers.authorization ?? '' };
    const who = nameIn(asked);
    const before = heard.get(who)?.length ?? 0;
    heard.set(who, [...(heard.get(who) ?? []), asked]);
    if (asked.authorization.includes(wrongKey))
      return send(response, 401, { error: { message: `Incorrect API key provided: ${wrongKey}` } });
    const thought = completion(asked, readingOf(asked) ?? think(wordsIn(asked)));
    const first = before === 0;
    switch (moods.get(who) ?? 'ok') {
      case 'rate-limited':
        return send(response, 429, { error: { message: 'Rate limit reached', type: 'requests' } });
      case 'broken-server':
        return send(response, 500, { error: { message: 'The server had an error', type: 'server_error' } });
      case 'hangs':
        return void hanging.add(response);
      case 'slow':
        return void setTimeout(() => send(response, 200, thought), 2000);
      case 'broken-json':
        return sendText(response, 200, '{"choices":[{"message":{"content":"I have');
      case 'says-nothing':
        return send(response, 200, completion(asked, { text: '' }));
      case 'only-claims':
        return send(response, 200, completion(asked, { text: 'Done! I’ve added that to your list.' }));
      case 'claims-first':
        return send(
          response,
          200,
          first ? completion(asked, { text: 'I have saved that for you.' }) : thought,
        );
      case 'wrong-arguments-first':
        return send(response, 200, first ? completion(asked, calling('add_todos', { item: 3 })) : thought);
      case 'unknown-tool-first':
        return send(response, 200, first ? completion(asked, calling('launch_rocket', {})) : thought);
      case 'ok':
        return send(response, 200, thought);
    }
  });

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the stand-in has no address');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () => {
      for (const response of hanging) response.destroy();
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** Sets how the stand-in behaves towards somebody from now on. */
export async function setMood(who: { firstName: string }, mood: Mood): Promise<void> {
  const url = `${places().real.openai}/people/${who.firstName}`;
  await fetch(url, { method: 'POST', body: JSON.stringify({ mood }) });
}

/** What the stand-in was asked for somebody, oldest first. */
export async function askedFor(who: { firstName: string }): Promise<Asked[]> {
  const response = await fetch(`${places().real.openai}/people/${who.firstName}`);
  return (await response.json()) as Asked[];
}

/** The everyday requests of the tests as a capable model would call the tools. */
function think(words: string): { calls: Call[] } | { text: string } {
  const wishes: [RegExp, (found: string[]) => Call][] = [
    [
      /^remind me to (.+?) ((?:tomorrow|today|in|on|every|next) ?.*)$/i,
      ([title, when]) => ({ name: 'set_reminder', arguments: { title, when } }),
    ],
    [
      /^add (.+?)(?: to my list)?$/i,
      ([things = '']) => ({
        name: 'add_todos',
        arguments: { items: things.split(/, | and /).map((text) => ({ text })) },
      }),
    ],
    [/^show my todos/i, () => ({ name: 'list_todos', arguments: {} })],
    [/^done (.+)$/i, ([item]) => ({ name: 'complete_todos', arguments: { items: [item] } })],
    [
      /^remember (?:that )?my (.+?) is (.+)$/i,
      ([key, value]) => ({ name: 'store_info', arguments: { key, value } }),
    ],
    [/^what is my (.+?)\??$/i, ([query]) => ({ name: 'get_info', arguments: { query } })],
    [/^delete (?:the )?(.+)$/i, ([item]) => ({ name: 'delete_todos', arguments: { items: [item] } })],
    [/^undo$/i, () => ({ name: 'undo', arguments: {} })],
  ];
  for (const [pattern, call] of wishes) {
    const found = pattern.exec(words.trim());
    if (found) return { calls: [call(found.slice(1))] };
  }
  return { text: 'Good to hear from you. What can I do?' };
}

/** A journal is read: the first words of its first answer are quoted. Null for any other question. */
function readingOf(asked: Asked): { text: string } | null {
  const journal = asked.messages.at(-1)?.content.match(/<journal>\n\w+: ([^\n]{3,40})/);
  if (!journal) return null;
  const analysis = `“${journal[1]}”: that stayed with you.\n\nThe rest of the day was kind.`;
  return { text: JSON.stringify({ score: 4.1, analysis, crisis: false }) };
}

function completion(asked: Asked, said: { calls: Call[] } | { text: string }) {
  const isCalling = 'calls' in said;
  const toolCalls = isCalling
    ? said.calls.map((call, place) => ({
        id: `call_${place}`,
        type: 'function',
        function: { name: call.name, arguments: JSON.stringify(call.arguments) },
      }))
    : undefined;
  return {
    id: 'chatcmpl-stand-in',
    object: 'chat.completion',
    created: Math.floor(Date.now() / 1000),
    model: asked.model,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: isCalling ? null : said.text, tool_calls: toolCalls },
        finish_reason: isCalling ? 'tool_calls' : 'stop',
      },
    ],
    usage: { prompt_tokens: 900, completion_tokens: 30, total_tokens: 930 },
  };
}

/** The message that carries the context: a correction may stand behind it. */
function contextMessage(asked: Asked): string {
  return asked.messages.findLast(({ content }) => content?.startsWith('<context>'))?.content ?? '';
}

function nameIn(asked: Asked): string {
  return /^Name: (\w+)$/m.exec(contextMessage(asked))?.[1] ?? 'nobody';
}

function wordsIn(asked: Asked): string {
  return contextMessage(asked).split('</context>\n')[1] ?? '';
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

function calling(name: string, input: unknown): { calls: Call[] } {
  return { calls: [{ name, arguments: input }] };
}

function send(response: ServerResponse, status: number, value: unknown): void {
  sendText(response, status, JSON.stringify(value));
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(text);
}
