import { mac, sameText } from '@/lib/crypto';
import { env } from '@/lib/env';

/** What a link in a mail about a reminder does, once its page is confirmed. */
const mailActs = ['done', 'snooze'] as const;
export type MailAct = (typeof mailActs)[number];

const actDays = 14;

export interface ActLink {
  userId: string;
  deliveryId: string;
  act: MailAct;
}

/** Returns the address of the page on which the user can answer a reminder without signing in, for 14 days. */
export function actUrl({ userId, deliveryId, act }: ActLink, now: Date): string {
  const lastDay = Math.ceil(now.getTime() / dayMs) + actDays;
  return `${env().appUrl}/act/${sign('act', [userId, deliveryId, act, String(lastDay)])}`;
}

/** Reads a link of actUrl; null if it is not ours or its time is over. */
export function readAct(token: string, now: Date): ActLink | null {
  const [userId = '', deliveryId = '', act, lastDay] = unsign('act', token) ?? [];
  const known = mailActs.find((one) => one === act);
  return known && Number(lastDay) * dayMs > now.getTime() ? { userId, deliveryId, act: known } : null;
}

/** Returns the addresses that end mails about a topic: of a page for people, and for a POST of their mail program. */
export function unsubscribeUrls(userId: string, topic: string): { page: string; post: string } {
  const token = sign('unsubscribe', [userId, topic]);
  return { page: `${env().appUrl}/unsubscribe/${token}`, post: `${env().appUrl}/api/unsubscribe/${token}` };
}

export function readUnsubscribe(token: string): { userId: string; topic: string } | null {
  const [userId, topic] = unsign('unsubscribe', token) ?? [];
  return userId && topic ? { userId, topic } : null;
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
