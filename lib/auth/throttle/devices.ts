import { randomBytes } from 'node:crypto';
import { mac, sameText } from '@/lib/crypto';

interface Claim {
  email: string;
  device: string | null;
}

const idLength = 22;

/**
 * Returns the value of a cookie that marks a browser as known (OWASP's device-cookie protocol). Set the
 * cookie after a sign-in. It is valid until the password changes.
 */
export function newDevice(email: string, passwordHash: string): string {
  const id = randomBytes(16).toString('base64url');
  const nonce = `${id}${stampOf(email, id)}`;
  return `${nonce}.${proofOf(email, nonce, passwordHash)}`;
}

export function knownDevice({ email, device }: Claim, passwordHash: string | null): string | null {
  const [nonce = '', proof = ''] = device?.split('.') ?? [];
  return passwordHash !== null && sameText(proof, proofOf(email, nonce, passwordHash)) ? nonce : null;
}

export function isIssuedDevice({ email, device }: Claim): boolean {
  const [nonce = ''] = device?.split('.') ?? [];
  return sameText(nonce.slice(idLength), stampOf(email, nonce.slice(0, idLength)));
}

function proofOf(email: string, nonce: string, passwordHash: string): string {
  return mac('device', `${email}\n${nonce}\n${passwordHash}`);
}

function stampOf(email: string, id: string): string {
  return mac('device stamp', `${email}\n${id}`);
}
