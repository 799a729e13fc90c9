import { demoAccounts, seedDemo } from '@/db/seed';
import { localEnv, serve } from './local-server';

// The demo's world with hot reload.
const env = localEnv('dev', 'development');
Object.assign(process.env, env);
await seedDemo();
await serve('next', ['dev', '-p', env.PORT ?? '3000'], env, () => {
  const { user, admin } = demoAccounts;
  console.log(`\n  ${user.email} / ${user.password}   ${admin.email} / ${admin.password}\n`);
});
