import { parseArgs } from 'node:util';
import { startPostgres } from '@/lib/testing/postgres';
import { simulate } from '@/lib/testing/simulation/run';

// npm run simulate: people in sixteen zones on a virtual clock and a real PostgreSQL, through an unreliable queue.
const { values } = parseArgs({
  options: {
    users: { type: 'string', default: '1000' },
    // Both changes of March and those of the south in April fall into thirty days from here; 2027-10-25 has those of autumn.
    start: { type: 'string', default: '2027-03-08' },
    days: { type: 'string', default: '30' },
    seed: { type: 'string', default: '1' },
    // Without, what finds WhatsApp's window closed stands on the dashboard.
    templates: { type: 'boolean', default: true },
  },
  allowNegative: true,
});
const shown = 20;
const began = Date.now();
const postgres = await startPostgres();
try {
  const { doubled, missed, wrongInstant, failures, ...figures } = await simulate({
    url: await postgres.create('simulation', 'migrated'),
    users: Number(values.users),
    start: new Date(`${values.start}T00:00:00Z`),
    days: Number(values.days),
    seed: Number(values.seed),
    hasTemplates: values.templates,
  });
  console.log(`${values.users} people, ${values.days} days from ${values.start}, seed ${values.seed}`);
  console.log({ ...figures, latestMs: undefined, latest: `${Math.round(figures.latestMs / 60_000)} min` });
  for (const [name, all] of Object.entries({ doubled, missed, 'wrong instant': wrongInstant })) {
    console.log(`${name}: ${all.length}`);
    for (const line of all.slice(0, shown)) console.log(`  ${line}`);
  }
  console.log('failed and came again (must be nothing):', failures);
  console.log(`${Math.round((Date.now() - began) / 1000)} s`);
  const troubles = [...doubled, ...missed, ...wrongInstant, ...Object.keys(failures)];
  process.exitCode = troubles.length === 0 ? 0 : 1;
} finally {
  await postgres.stop();
}
