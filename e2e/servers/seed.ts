import { sql } from 'drizzle-orm';
import { database } from '@/db/client';
import { seedDemo } from '@/db/seed';

await seedDemo();

// The demo's daily summary would come into any test that runs at half past seven in New York.
const { db, close } = await database();
await db.execute(
  sql`update schedules set next_run_at = next_run_at + interval '1 day' where kind <> 'reminder'`,
);
await close();
