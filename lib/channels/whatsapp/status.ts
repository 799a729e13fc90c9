import { mac, sameText } from '@/lib/crypto';
import { env } from '@/lib/env';
import type { SentMessage } from '@/lib/ports';

const path = '/api/webhook/status';

export function statusCallbackUrl(sendId: string): string {
  return `${env().appUrl}${path}?send=${sendId}&proof=${proofOf(sendId)}`;
}

export function isOurStatusCallback(sendId: string, proof: string): boolean {
  return sameText(proof, proofOf(sendId));
}

/**
 * Returns our state for a status from Twilio (twilio.com/docs/messaging/api/message-resource). Twilio's "sent"
 * means accepted, not delivered.
 */
export function stateFromTwilio(status: string): SentMessage['state'] {
  if (status === 'read' || status === 'delivered') return status;
  return status === 'failed' || status === 'undelivered' || status === 'canceled' ? 'failed' : 'accepted';
}

function proofOf(sendId: string): string {
  return mac('status', sendId);
}
