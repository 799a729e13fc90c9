import { randomBytes } from 'node:crypto';
import { database } from '@/db/client';
import { recordAudit } from '@/lib/admin/writes';
import { email, newPassword } from '@/lib/auth/schema';
import { grantAdmin } from '@/lib/auth/writes';
import { inTransaction } from '@/lib/context';
import { serverCtx } from '@/lib/http/wire';

// npm run admin:create -- email [password]: makes an account an admin. Creates it if it does not exist.
const [, , givenEmail, givenPassword] = process.argv;

try {
  const address = email.safeParse(givenEmail);
  if (!address.success) throw new Error('Usage: npm run admin:create -- email [password]');
  const password = newPassword.safeParse(givenPassword ?? randomBytes(12).toString('base64url'));
  if (!password.success) throw new Error(password.error.issues[0]?.message);
  await createAdmin(address.data, password.data);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function createAdmin(address: string, password: string): Promise<void> {
  const { close } = await database();
  try {
    const grant = await inTransaction(await serverCtx(), async (tx) => {
      const granted = await grantAdmin(tx, { email: address, password });
      await recordAudit(tx, {
        actorId: null,
        action: 'admin.create',
        subject: granted.userId,
        before: granted.created ? null : { isAdmin: granted.wasAdmin },
        after: { isAdmin: true },
      });
      return granted;
    });
    console.log(`${address} is an admin now.${grant.created ? '' : ' The password is unchanged.'}`);
    if (grant.created && !givenPassword) console.log(`Password (shown once): ${password}`);
  } finally {
    await close();
  }
}
