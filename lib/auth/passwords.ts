import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { type HashLane, inHashQueue } from '@/lib/auth/hash-queue';

const argon = promisify(argon2);

// OWASP's minimum parameters for argon2id. A hash takes about 30 ms of one core.
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;

/**
 * Returns the hash of a password in PHC form: $argon2id$v=19$m=19456,t=2,p=1$salt$hash. Throws `busy` if too
 * many hashes are waiting.
 */
export async function hashPassword(password: string, lane: HashLane = ''): Promise<string> {
  const salt = randomBytes(16);
  const tag = await derive(lane, { message: message(password), nonce: salt, tagLength, ...cost });
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(salt)}$${unpadded(tag)}`;
}

/**
 * Returns whether `password` has the hash `hash`. If `hash` is null, returns false after the usual time, so
 * that the time does not reveal that there is no account.
 */
export async function isPassword(
  password: string,
  hash: string | null,
  lane: HashLane = '',
): Promise<boolean> {
  const known = hash === null ? null : parse(hash);
  const { salt, tag, ...costs } = known ?? { salt: Buffer.alloc(16), tag: Buffer.alloc(tagLength), ...cost };
  const found = await derive(lane, {
    message: message(password),
    nonce: salt,
    tagLength: tag.length,
    ...costs,
  });
  return timingSafeEqual(found, tag) && known !== null;
}

function derive(lane: HashLane, parameters: Parameters<typeof argon>[1]): Promise<Buffer> {
  return inHashQueue(lane, () => argon('argon2id', parameters));
}

// The text is normalized, because keyboards encode accented letters differently.
function message(password: string): Buffer {
  return Buffer.from(password.normalize('NFKC'), 'utf8');
}

function parse(hash: string) {
  const parts = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d)\$([\w+/]{11,})\$([\w+/]{16,})$/.exec(hash);
  if (!parts) return null;
  const [, memory, passes, parallelism, salt = '', tag = ''] = parts;
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
