import { connect } from 'node:net';
import { WebSocketServer } from 'ws';

export async function startWsProxy(port: number): Promise<{ address: string; close: () => Promise<void> }> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  await new Promise((resolve) => server.once('listening', resolve));
  server.on('connection', (socket) => {
    const tcp = connect(port, '127.0.0.1');
    tcp.on('data', (chunk) => socket.send(chunk));
    tcp.on('error', () => socket.terminate());
    tcp.on('close', () => socket.close());
    socket.on('message', (data: Buffer) => tcp.write(data));
    socket.on('error', () => tcp.destroy());
    socket.on('close', () => tcp.destroy());
  });
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the proxy has no address');
  return {
    address: `127.0.0.1:${address.port}`,
    close: () => {
      for (const socket of server.clients) socket.terminate();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
