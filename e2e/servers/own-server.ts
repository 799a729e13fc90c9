import { statement } from '@/testing/postgres/server';
import { addresses } from './addresses';
import { type RunningServer, startServer } from './server';

export const template = 'migrated';

export async function startOwnServer(
  name: string,
  settings: Record<string, string> = {},
): Promise<RunningServer & { databaseUrl: string }> {
  const { databaseUrl: mainUrl } = addresses().production;
  await statement(mainUrl, `create database ${name} template ${template}`);
  const databaseUrl = Object.assign(new URL(mainUrl), { pathname: `/${name}` }).href;
  return { ...(await startServer(name, { DATABASE_URL: databaseUrl, ...settings })), databaseUrl };
}

export async function allowConnections(databaseUrl: string, isAllowed: boolean): Promise<void> {
  const name = new URL(databaseUrl).pathname.slice(1);
  const maintenanceUrl = Object.assign(new URL(databaseUrl), { pathname: '/postgres' }).href;
  await statement(maintenanceUrl, `alter database ${name} with allow_connections ${isAllowed}`);
  if (!isAllowed)
    await statement(
      maintenanceUrl,
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
      [name],
    );
}
