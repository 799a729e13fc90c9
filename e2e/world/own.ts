import { statement } from '@/lib/testing/postgres';
import { places } from './places';
import { type RunningServer, runScript, startServer } from './server';

/** A server of a story's own, with a migrated database of its own: there is what nobody else may see changed. */
export async function startOwn(
  name: string,
  settings: Record<string, string> = {},
): Promise<RunningServer & { databaseUrl: string }> {
  const { databaseUrl: neighbour } = places().real;
  await statement(neighbour, `create database ${name} template template0`);
  const databaseUrl = Object.assign(new URL(neighbour), { pathname: `/${name}` }).href;
  const whole = { DATABASE_URL: databaseUrl, DATABASE_URL_UNPOOLED: databaseUrl, ...settings };
  await runScript('scripts/migrate.ts', whole);
  return { ...(await startServer(name, whole)), databaseUrl };
}
