import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { localQueue } from '@/lib/outbox/queue/local';

async function startQueue(answer: (job: string, asked: string[], response: ServerResponse) => void) {
  const asked: string[] = [];
  const pauses: { seconds: number; end: () => void }[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const { job } = JSON.parse(body) as { job: string };
    asked.push(job);
    answer(job, asked, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const dial = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const after = (seconds: number, run: () => void) => {
    if (seconds === 0) run();
    else pauses.push({ seconds, end: run });
  };
  const queue = localQueue({ dial, audience: dial, signingKey: () => 'key', after });
  const publish = (job: string, flow: string) =>
    queue.publish({ path: '/api/jobs/deliver', body: { job }, flow: { key: flow, parallelism: 1 } });
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { asked, pauses, publish, stop };
}

const end = (response: ServerResponse, status: number) => response.writeHead(status).end();

test('a failed job is retried after a second, but not while another job of its flow is running', async () => {
  const slow: ServerResponse[] = [];
  const { asked, pauses, publish, stop } = await startQueue((job, all, response) => {
    if (job === 'slow') slow.push(response);
    else end(response, job === 'fails' && all.filter((one) => one === job).length === 1 ? 500 : 200);
  });
  try {
    await publish('fails', 'deliver');
    await publish('slow', 'deliver');
    await vi.waitFor(() => expect(asked).toEqual(['fails', 'slow']));
    expect(pauses).toMatchObject([{ seconds: 1 }]);
    pauses[0]?.end();
    await publish('elsewhere', 'another');
    await vi.waitFor(() => expect(asked).toEqual(['fails', 'slow', 'elsewhere']));
    for (const response of slow) end(response, 200);
    await vi.waitFor(() => expect(asked).toEqual(['fails', 'slow', 'elsewhere', 'fails']));
  } finally {
    await stop();
  }
});
