import { createServer, type ServerResponse } from 'node:http';
import { addresses } from '../../e2e/servers/addresses';
import { bodyOf, listen } from './http';

export type Behavior =
  | 'ok'
  | 'rate-limited'
  | 'broken-server'
  | 'slow'
  | 'broken-json'
  | 'says-nothing'
  | 'only-claims'
  | 'claims-first'
  | 'wrong-arguments-first'
  | 'unknown-tool-first';

export interface CompletionRequest {
  authorization: string;
  model: string;
  temperature: number;
  max_tokens: number;
  messages: { role: string; content: string }[];
  tools: { function: { name: string; description: string; parameters: { type: string } } }[];
}

export const wrongKey = 'sk-wrong-key';

interface ToolCall {
  name: string;
  arguments: unknown;
}

type Completion = { calls: ToolCall[] } | { text: string };

export async function startOpenai(): Promise<{ url: string; close: () => Promise<void> }> {
  const behaviors = new Map<string, Behavior>();
  const requests = new Map<string, CompletionRequest[]>();

  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    const name = /^\/users\/(\w+)$/.exec(request.url ?? '')?.[1];
    if (name && request.method === 'POST') {
      behaviors.set(name, JSON.parse(body).behavior);
      return send(response, 200, {});
    }
    if (name) return send(response, 200, requests.get(name) ?? []);
    if (request.url !== '/v1/chat/completions' || request.method !== 'POST')
      return send(response, 404, { error: { message: 'Not found' } });
    const asked: CompletionRequest = {
      ...JSON.parse(body),
      authorization: request.headers.authorization ?? '',
    };
    const user = nameIn(asked);
    const earlier = requests.get(user) ?? [];
    requests.set(user, [...earlier, asked]);
    if (asked.authorization.includes(wrongKey))
      return send(response, 401, { error: { message: `Incorrect API key provided: ${wrongKey}` } });
    const behavior = behaviors.get(user) ?? 'ok';
    const { status, body: answer } = answerTo(asked, behavior, earlier.length === 0);
    if (behavior === 'slow') return void setTimeout(() => send(response, status, answer), 2000);
    send(response, status, answer);
  });
  return listen(server);
}

export async function setBehavior(user: { firstName: string }, behavior: Behavior): Promise<void> {
  const url = `${addresses().production.openai}/users/${user.firstName}`;
  await fetch(url, { method: 'POST', body: JSON.stringify({ behavior }) });
}

export async function requestsFor(
  user: { firstName: string },
  openaiUrl = addresses().production.openai,
): Promise<CompletionRequest[]> {
  const response = await fetch(`${openaiUrl}/users/${user.firstName}`);
  return (await response.json()) as CompletionRequest[];
}

interface Answer {
  status: number;
  body: unknown;
}

function answerTo(asked: CompletionRequest, behavior: Behavior, isFirst: boolean): Answer {
  const ok = (completion: Completion): Answer => ({ status: 200, body: completionOf(asked, completion) });
  const error = (status: number, message: string): Answer => ({ status, body: { error: { message } } });
  const right = journalScore(asked) ?? toolCallsFor(messageIn(asked));
  const firstWrong = (wrong: Completion) => ok(isFirst ? wrong : right);
  switch (behavior) {
    case 'rate-limited':
      return error(429, 'Rate limit reached');
    case 'broken-server':
      return error(500, 'The server had an error');
    case 'broken-json':
      return { status: 200, body: '{"choices":[{"message":{"content":"I have' };
    case 'says-nothing':
      return ok({ text: '' });
    case 'only-claims':
      return ok({ text: 'Done! I’ve added that to your list.' });
    case 'claims-first':
      return firstWrong({ text: 'I have saved that for you.' });
    case 'wrong-arguments-first':
      return firstWrong({ calls: [{ name: 'add_todos', arguments: { item: 3 } }] });
    case 'unknown-tool-first':
      return firstWrong({ calls: [{ name: 'launch_rocket', arguments: {} }] });
    default:
      return ok(right);
  }
}

function toolCallsFor(message: string): Completion {
  const patterns: [RegExp, (groups: string[]) => ToolCall][] = [
    [
      /^remind me to (.+?) ((?:tomorrow|today|in|on|every|next) ?.*)$/i,
      ([title, when]) => ({ name: 'set_reminder', arguments: { title, when } }),
    ],
    [
      /^add (.+?)(?: to my list)?$/i,
      ([items = '']) => ({
        name: 'add_todos',
        arguments: { items: items.split(/, | and /).map((text) => ({ text })) },
      }),
    ],
    [/^show my todos/i, () => ({ name: 'list_todos', arguments: {} })],
    [/^done (.+)$/i, ([item]) => ({ name: 'complete_todos', arguments: { items: [item] } })],
    [
      /^remember (?:that )?my (.+?) is (.+)$/i,
      ([key, value]) => ({ name: 'store_info', arguments: { key, value } }),
    ],
    [/^what is my (.+?)\??$/i, ([query]) => ({ name: 'search', arguments: { query } })],
    [/^delete (?:the )?(.+)$/i, ([item]) => ({ name: 'delete_todos', arguments: { items: [item] } })],
    [/^undo$/i, () => ({ name: 'undo', arguments: {} })],
  ];
  for (const [pattern, call] of patterns) {
    const match = pattern.exec(message.trim());
    if (match) return { calls: [call(match.slice(1))] };
  }
  return { text: 'Good to hear from you. What can I do?' };
}

function journalScore(asked: CompletionRequest): Completion | null {
  const journal = asked.messages.at(-1)?.content.match(/<journal>\n\w+: ([^\n]{3,40})/);
  if (!journal) return null;
  const analysis = `“${journal[1]}”: that stayed with you.\n\nThe rest of the day was kind.`;
  return { text: JSON.stringify({ score: 4.1, analysis, crisis: false }) };
}

function contextMessage(asked: CompletionRequest): string {
  return asked.messages.findLast(({ content }) => content?.startsWith('<context>'))?.content ?? '';
}

function nameIn(asked: CompletionRequest): string {
  return /^Name: (\w+)$/m.exec(contextMessage(asked))?.[1] ?? 'nobody';
}

function messageIn(asked: CompletionRequest): string {
  return contextMessage(asked).split('</context>\n')[1] ?? '';
}

function completionOf({ model }: CompletionRequest, completion: Completion) {
  const isCalling = 'calls' in completion;
  const toolCalls = isCalling
    ? completion.calls.map((call, index) => ({
        id: `call_${index}`,
        type: 'function',
        function: { name: call.name, arguments: JSON.stringify(call.arguments) },
      }))
    : undefined;
  const content = isCalling ? null : completion.text;
  return {
    id: 'chatcmpl-stand-in',
    object: 'chat.completion',
    created: Math.floor(Date.now() / 1000),
    model,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content, tool_calls: toolCalls },
        finish_reason: isCalling ? 'tool_calls' : 'stop',
      },
    ],
    usage: { prompt_tokens: 900, completion_tokens: 30, total_tokens: 930 },
  };
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}
