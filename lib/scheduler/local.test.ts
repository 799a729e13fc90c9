import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { localQueue } from '@/lib/scheduler/local';

/** A server of our own that answers each job as the story says, and writes down what it was asked. */
async function serving(answer: (job: string, asked: string[], response: ServerResponse) => void) {
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const { job } = JSON.parse(body) as { job: string };
    asked.push(job);
    answer(job, asked, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const dial = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const queue = localQueue({ dial, audience: dial, signingKey: () => 'key' });
  const flow = { key: 'deliver', parallelism: 1 };
  const publish = (job: string) => queue.publish({ path: '/api/jobs/deliver', body: { job }, flow });
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { asked, publish, stop };
}

const end = (response: ServerResponse, status: number) => response.writeHead(status).end();

test('a job that failed comes again, and waits while another of its kind is still at work', async () => {
  const held: ServerResponse[] = [];
  const { asked, publish, stop } = await serving((job, all, response) => {
    if (job === 'slow') held.push(response);
    else end(response, all.filter((one) => one === job).length === 1 ? 500 : 200);
  });
  try {
    await publish('fails');
    await publish('slow');
    await vi.waitFor(() => expect(asked).toEqual(['fails', 'slow']));
    // Its pause of a second is long over.
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(asked).toEqual(['fails', 'slow']);
    for (const response of held) end(response, 200);
    await vi.waitFor(() => expect(asked).toEqual(['fails', 'slow', 'fails']));
  } finally {
    await stop();
  }
});
