import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { env } from '@/lib/env';

/** The table, column and row in which an encrypted value is stored. Decryption works only with the same place. */
export interface Place {
  table: string;
  column: string;
  row: string;
}

/** Encrypts a text with AES-256-GCM, in the format v1.<key id>.<nonce>.<tag>.<ciphertext>. */
export function seal(plain: string, place: Place): string {
  const [key] = keys();
  if (!key) throw new Error('ENCRYPTION_KEYS is empty');
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key.secret, nonce).setAAD(associated(place));
  const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return [
    'v1',
    key.id,
    ...[nonce, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url')),
  ].join('.');
}

/**
 * Decrypts a value from `seal`. Throws if the key is not in ENCRYPTION_KEYS, or if the value was changed or
 * was encrypted for another place.
 */
export function open(sealed: string, place: Place): string {
  const [version, keyId, nonce, tag, body] = sealed.split('.');
  const key = keys().find((candidate) => candidate.id === keyId);
  if (version !== 'v1' || !key || !nonce || !tag || body === undefined)
    throw new Error('Not a value sealed by a live key');
  const decipher = createDecipheriv('aes-256-gcm', key.secret, Buffer.from(nonce, 'base64url'), {
    authTagLength: 16,
  })
    .setAAD(associated(place))
    .setAuthTag(Buffer.from(tag, 'base64url'));
  return Buffer.concat([decipher.update(Buffer.from(body, 'base64url')), decipher.final()]).toString('utf8');
}

/**
 * Returns the HMAC-SHA256 of `value` in base64url. Each `purpose` gives a different HMAC. Throws if AUTH_SECRET
 * is not set.
 */
export function mac(purpose: string, value: string): string {
  const secret = env().authSecret;
  if (!secret) throw new Error('AUTH_SECRET is not set');
  return createHmac('sha256', secret).update(`${purpose}\n${value}`).digest('base64url');
}

export function sameText(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}

function associated(place: Place): Buffer {
  return Buffer.from(JSON.stringify([place.table, place.column, place.row]));
}

function keys(): { id: string; secret: Buffer }[] {
  return (env().encryptionKeys ?? '')
    .split(',')
    .filter(Boolean)
    .map((entry) => {
      const [id = '', base64 = ''] = entry.trim().split(':');
      const secret = Buffer.from(base64, 'base64');
      if (!id || secret.length !== 32)
        throw new Error('ENCRYPTION_KEYS must be "id:<32 bytes in base64>", separated by commas');
      return { id, secret };
    });
}
