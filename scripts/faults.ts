import { parseArgs } from 'node:util';
import { faults, suffer } from '@/lib/testing/faults/run';
import { startPostgres } from '@/lib/testing/postgres';

// npm run faults: a provider that fails and a process that dies, on a virtual clock; the provider's ledger is the judge.
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    fault: { type: 'string' },
  },
});
const shown = 10;
const began = Date.now();
const postgres = await startPostgres();
let isGreen = true;
try {
  for (const [place, fault] of faults.entries()) {
    if (values.fault && !fault.includes(values.fault)) continue;
    const { lost, doubled, wrong, errors, ...figures } = await suffer({
      url: await postgres.create(`faults_${place}`, 'migrated'),
      fault,
      rounds: Number(values.rounds),
      seed: Number(values.seed) + place,
    });
    isGreen = isGreen && lost.length + doubled.length + wrong.length + errors.length === 0;
    const counts = `lost ${lost.length}, doubled ${doubled.length}, wrong ${wrong.length}`;
    const latest = `latest ${(figures.latestMs / 60_000).toFixed(1)} min`;
    console.log(
      `${fault}: ${figures.rounds} rounds, met ${figures.met} times, ${figures.messages} messages: ${counts}, given up ${figures.givenUp}, with an answer ${figures.followed}, ${latest}`,
    );
    for (const line of [...lost, ...doubled, ...wrong, ...errors].slice(0, shown)) console.log(`  ${line}`);
  }
  console.log(`${Math.round((Date.now() - began) / 1000)} s`);
  process.exitCode = isGreen ? 0 : 1;
} finally {
  await postgres.stop();
}
