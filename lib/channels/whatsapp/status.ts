import { mac, sameText } from '@/lib/crypto';
import { env } from '@/lib/env';
import type { SentMessage } from '@/lib/ports';

const path = '/api/webhook/status';

/** Where Twilio reports what became of a try: our own id of it and a proof that we made the address. */
export function statusAddress(sendId: string): string {
  return `${env().appUrl}${path}?send=${sendId}&proof=${proofOf(sendId)}`;
}

/** Whether an address for status reports is one of ours. */
export function isOurStatus(sendId: string, proof: string): boolean {
  return sameText(proof, proofOf(sendId));
}

/** Twilio's word for a message's state in ours (twilio.com/docs/messaging/api/message-resource, "status"). "sent" is not delivered. */
export function stateOf(status: string): SentMessage['state'] {
  if (status === 'read' || status === 'delivered') return status;
  return status === 'failed' || status === 'undelivered' || status === 'canceled' ? 'failed' : 'accepted';
}

function proofOf(sendId: string): string {
  return mac('status', sendId);
}
