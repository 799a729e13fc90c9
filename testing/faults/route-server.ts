import { createServer, type IncomingMessage } from 'node:http';
import { boot } from '@/lib/http/boot';

type Handler = (request: Request) => Promise<Response>;

const paths = [
  '/api/webhook',
  '/api/webhook/status',
  '/api/jobs/wake',
  '/api/jobs/deliver',
  '/api/jobs/reply',
];
const handlers = new Map<string, Handler>();
for (const path of paths) {
  const route: { POST: Handler } = await import(`../../app${path}/route.ts`);
  handlers.set(path, route.POST);
}
const port = Number(process.env.PORT);
createServer(async (incoming, outgoing) => {
  const request = await requestOf(incoming);
  const handler = handlers.get(new URL(request.url).pathname);
  const response = handler ? await handler(request) : new Response(null, { status: 404 });
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(await response.text());
}).listen(port, '127.0.0.1', async () => {
  await boot();
  console.log('listening');
});

async function requestOf(incoming: IncomingMessage): Promise<Request> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const headers = Object.entries(incoming.headers).map(
    ([name, value]) => [name, String(value)] as [string, string],
  );
  const body = Buffer.concat(chunks).toString();
  return new Request(`http://127.0.0.1:${port}${incoming.url}`, { method: 'POST', headers, body });
}
