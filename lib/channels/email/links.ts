import { type Topic, topics } from '@/lib/channels/rules';
import { mac, sameText } from '@/lib/crypto';
import { env } from '@/lib/env';

// An action runs only after the user confirms it on a page.
const mailActs = ['done', 'snooze'] as const;
export type MailAct = (typeof mailActs)[number];

const actDays = 14;

export interface ActLink {
  userId: string;
  deliveryId: string;
  act: MailAct;
}

export function actUrl({ userId, deliveryId, act }: ActLink, now: Date): string {
  const lastDay = Math.ceil(now.getTime() / dayMs) + actDays;
  return `${env().appUrl}/act/${sign('act', [userId, deliveryId, act, String(lastDay)])}`;
}

export function readAct(token: string, now: Date): ActLink | null {
  const [userId = '', deliveryId = '', act, lastDay] = unsign('act', token) ?? [];
  const known = mailActs.find((one) => one === act);
  return known && Number(lastDay) * dayMs > now.getTime() ? { userId, deliveryId, act: known } : null;
}

export function unsubscribeUrls(userId: string, ended: Topic[]): { page: string; post: string } {
  const token = sign('unsubscribe', [userId, ...ended]);
  return { page: `${env().appUrl}/unsubscribe/${token}`, post: `${env().appUrl}/api/unsubscribe/${token}` };
}

export function readUnsubscribe(token: string): { userId: string; topics: Topic[] } | null {
  const [userId, ...names] = unsign('unsubscribe', token) ?? [];
  const wanted = topics.filter((topic) => names.includes(topic));
  return userId && wanted.length > 0 ? { userId, topics: wanted } : null;
}

const dayMs = 86_400_000;

function sign(purpose: string, parts: string[]): string {
  const payload = Buffer.from(parts.join('|')).toString('base64url');
  return `${payload}.${mac(purpose, payload)}`;
}

function unsign(purpose: string, token: string): string[] | null {
  const [payload = '', proof = ''] = token.split('.');
  return sameText(proof, mac(purpose, payload))
    ? Buffer.from(payload, 'base64url').toString().split('|')
    : null;
}
