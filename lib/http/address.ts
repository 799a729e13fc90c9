import { isIPv6 } from 'node:net';
import { env } from '@/lib/env';

/**
 * Returns the client's IP address for throttling, or 'unknown'. For IPv6, returns only the /64 network, because
 * one customer owns this whole network.
 */
export function clientAddress(headers: Headers): string {
  const hops = (headers.get('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim());
  const address = env().onVercel ? (headers.get('x-real-ip') ?? hops[0]) : hops.at(-1);
  return address ? network(address) : 'unknown';
}

function network(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!isIPv6(address)) return address.slice(0, 64);
  const [head = '', tail] = address.split('::');
  const front = head.split(':').filter(Boolean);
  const back = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0');
  return [...front, ...(tail === undefined ? [] : zeros), ...back]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;

/**
 * Returns the origin for a redirect. On a local machine, the origin has the browser's host name, because
 * localhost and 127.0.0.1 do not share cookies.
 */
export function originSeen(headers: Headers, { appUrl } = env()): string {
  const { protocol, host: own } = new URL(appUrl);
  const host = headers.get('host') ?? '';
  return loopback.test(own) && loopback.test(host) ? `${protocol}//${host}` : appUrl;
}
