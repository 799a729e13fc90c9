import { parseArgs } from 'node:util';
import { messengerChannelNames } from '@/lib/channels/rules';
import { startPostgres } from '@/testing/postgres/server';
import { simulate } from '@/testing/simulation/run';

// npm run simulate -- --users 1000 --days 30: simulates days of many users on a virtual clock.
process.env.AUTH_SECRET ??= 'a secret of virtual processes only';
const { values } = parseArgs({
  options: {
    help: { type: 'boolean', short: 'h' },
    users: { type: 'string', default: '1000' },
    // These thirty days include the clock changes of spring. Use 2027-10-25 for those of autumn.
    start: { type: 'string', default: '2027-03-08' },
    days: { type: 'string', default: '30' },
    seed: { type: 'string', default: '1' },
    // --no-templates: outside of the answering window, all messages are shown on the dashboard.
    templates: { type: 'boolean', default: true },
    channels: { type: 'string', default: 'whatsapp' },
  },
  allowNegative: true,
});
if (values.help) {
  console.log(`npm run simulate -- [options]
  --users 1000        number of users
  --start 2027-03-08  first day, YYYY-MM-DD (UTC); 2027-10-25 includes the clock changes of autumn
  --days 30           number of days
  --seed 1            the same seed gives the same users and actions
  --no-templates      without message templates of WhatsApp
  --channels all      WhatsApp, Telegram and email instead of WhatsApp alone`);
  process.exit(0);
}
const shownViolations = 20;
const startedAt = Date.now();
const postgres = await startPostgres();
try {
  const { lost, doubled, wrongInstant, failures, ...figures } = await simulate({
    url: await postgres.create('simulation', 'migrated'),
    users: Number(values.users),
    start: new Date(`${values.start}T00:00:00Z`),
    days: Number(values.days),
    seed: Number(values.seed),
    hasTemplates: values.templates,
    channels: values.channels === 'all' ? messengerChannelNames : ['whatsapp'],
  });
  console.log(`${values.users} users, ${values.days} days from ${values.start}, seed ${values.seed}`);
  console.log({ ...figures, latestMs: undefined, latest: `${Math.round(figures.latestMs / 60_000)} min` });
  for (const [name, all] of Object.entries({ lost, doubled, 'wrong instant': wrongInstant })) {
    console.log(`${name}: ${all.length}`);
    for (const line of all.slice(0, shownViolations)) console.log(`  ${line}`);
  }
  console.log('failed jobs and requests (there must be none):', failures);
  console.log(`${Math.round((Date.now() - startedAt) / 1000)} s`);
  const violations = [...lost, ...doubled, ...wrongInstant, ...Object.keys(failures)];
  process.exitCode = violations.length === 0 ? 0 : 1;
} finally {
  await postgres.stop();
}
