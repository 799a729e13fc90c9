import { connect, createServer } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, rowsOf } from '@/db/client';
import { overTcp } from '@/testing/postgres/server';
import { sharedPostgres } from '@/testing/postgres/shared';
import { startWsProxy } from '@/testing/stand-ins/ws-proxy';

const postgres = sharedPostgres();
let cutter: Awaited<ReturnType<typeof startCutter>>;
let proxy: Awaited<ReturnType<typeof startWsProxy>>;

beforeAll(async () => {
  cutter = await startCutter(postgres.port);
  proxy = await startWsProxy(cutter.port);
});

afterAll(async () => {
  await proxy?.close();
  cutter?.close();
});

async function startCutter(port: number) {
  const cutter = { port: 0, word: '', cuts: 0, close: () => void server.close() };
  const server = createServer((socket) => {
    const there = connect(port, '127.0.0.1');
    socket.on('data', (chunk) => {
      if (cutter.word === '' || !chunk.includes(cutter.word)) return void there.write(chunk);
      cutter.cuts += 1;
      socket.destroy();
    });
    there.on('data', (chunk) => socket.write(chunk));
    for (const [one, other] of [
      [socket, there],
      [there, socket],
    ] as const) {
      one.on('error', () => {});
      one.on('close', () => other.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  cutter.port = typeof address === 'object' && address ? address.port : 0;
  return cutter;
}

test.each(['pg', 'neon'] as const)(
  '%s: connections that die in transactions leave the pool',
  async (driver) => {
    const url = overTcp(await postgres.create(`broken_${driver}`, 'empty'));
    url.port = String(cutter.port);
    const neonWsProxy = driver === 'neon' ? proxy.address : null;
    const { db, close } = await openDatabase({ url: url.href, dataDir: '', neonWsProxy });
    const add = () => db.transaction((tx) => rowsOf(tx, sql`select 1 + 1 as sum`));
    for (const word of ['begin', '1 + 1', 'commit']) {
      const before = cutter.cuts;
      cutter.word = word;
      for (let i = 0; i < 10; i += 1) await expect(add(), word).rejects.toThrow();
      cutter.word = '';
      expect(cutter.cuts - before).toBe(10);
      expect(await add(), word).toEqual([{ sum: 2 }]);
    }
    await expect(db.transaction((tx) => tx.execute(sql`select 1 / 0`))).rejects.toThrow();
    expect(await Promise.all(Array.from({ length: 20 }, add))).toHaveLength(20);
    await close();
  },
);
