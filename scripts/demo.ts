import { demoAccounts, seedDemo } from '@/db/seed';
import { localEnv, run, serve } from './local-server';

// Runs the whole product in production mode on this machine, without external accounts or keys.
const env = localEnv('demo', 'production');
Object.assign(process.env, env);
await run('next', ['build'], env);
await seedDemo();
await serve('next', ['start', '-p', env.PORT ?? '3000'], env, () => {
  console.log(`
  Sidekick is ready: ${env.APP_URL}

  ${demoAccounts.user.email} / ${demoAccounts.user.password}    the dashboard (phone ${demoAccounts.user.phone})
  ${demoAccounts.admin.email} / ${demoAccounts.admin.password}  the admin area with the simulated phone: ${env.APP_URL}/admin
`);
});
