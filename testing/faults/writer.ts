import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { openDatabase, rowsOf } from '@/db/client';

const dataDir = process.argv[2] ?? '';
try {
  const { db } = await openDatabase({ url: null, dataDir, neonWsProxy: null });
  await db.execute(sql`create table if not exists written (number int primary key, filling text)`);
  const [last] = await rowsOf<{ most: number; count: number }>(
    db,
    sql`select coalesce(max(number), 0)::int as most, count(*)::int as count from written`,
  );
  console.log(`holds ${last?.count}`);
  // Random data, because PostgreSQL would compress anything else.
  const filling = randomBytes(Number(process.argv[3] ?? 100) / 2).toString('hex');
  for (let number = (last?.most ?? 0) + 1; ; number += 1) {
    await db.execute(sql`insert into written values (${number}, ${filling} || ${number}::text)`);
    console.log(`wrote ${number}`);
    await new Promise((resolve) => setImmediate(resolve));
  }
} catch (error) {
  console.log(`refused ${error instanceof Error ? error.message : 'for no reason'}`);
  process.exit(1);
}
