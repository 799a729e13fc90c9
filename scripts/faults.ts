import { parseArgs } from 'node:util';
import { faults } from '@/testing/faults/catalog';
import { hasNamespaces } from '@/testing/faults/containers';
import { diskFaults, runDiskFault } from '@/testing/faults/disk';
import { answeredWithinMs, killFault, runKills } from '@/testing/faults/kills';
import { runFault } from '@/testing/faults/run';
import { startPostgres } from '@/testing/postgres/server';

// npm run faults -- --rounds 200 [--fault 429]: simulates crashing processes and a failing provider.
process.env.AUTH_SECRET ??= 'a secret of virtual processes only';
const { values } = parseArgs({
  options: {
    help: { type: 'boolean', short: 'h' },
    rounds: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    fault: { type: 'string' },
  },
});
if (values.help) {
  console.log(`npm run faults -- [options]
  --rounds 200  rounds of each fault; a twentieth of them for faults that need real processes
  --seed 1      the same seed gives the same random numbers
  --fault 429   only faults with this in their names:${[...faults.map(({ name }) => name), ...Object.keys(diskFaults), killFault].map((name) => `\n    ${name}`).join('')}`);
  process.exit(0);
}
const diskFaultNames = hasNamespaces ? (Object.keys(diskFaults) as (keyof typeof diskFaults)[]) : [];
if (!hasNamespaces) console.log('No namespaces here: the faults of the data folder are left out.');
const shownViolations = 10;
const startedAt = Date.now();
const postgres = await startPostgres();
let isGreen = true;
try {
  for (const [index, fault] of faults.entries()) {
    if (values.fault && !fault.name.includes(values.fault)) continue;
    const { lost, doubled, wrongState, errors, ...figures } = await runFault({
      url: await postgres.create(`faults_${index}`, 'migrated'),
      fault,
      rounds: Number(values.rounds),
      seed: Number(values.seed) + index,
    });
    const violations = [...lost, ...doubled, ...wrongState, ...errors];
    isGreen = isGreen && violations.length === 0;
    const counts = `lost ${lost.length}, doubled ${doubled.length}, wrong state ${wrongState.length}`;
    const latest = `latest ${(figures.latestMs / 60_000).toFixed(1)} min`;
    console.log(
      `${fault.name}: ${figures.rounds} rounds, met ${figures.met} times, ${figures.messages} messages: ${counts}, given up ${figures.givenUp}, followed with a reply ${figures.followed}, ${latest}`,
    );
    for (const line of violations.slice(0, shownViolations)) console.log(`  ${line}`);
  }
  for (const name of diskFaultNames) {
    if (values.fault && !name.includes(values.fault)) continue;
    // Fewer rounds, because each starts three real processes.
    const { rounds, met, acknowledged, lost, doubled } = await runDiskFault(
      name,
      Math.ceil(Number(values.rounds) / 20),
    );
    isGreen = isGreen && lost + doubled === 0 && met === rounds;
    console.log(
      `${name}: ${rounds} rounds, met ${met} times, ${acknowledged} acknowledged: lost ${lost}, doubled ${doubled}`,
    );
  }
  if (!values.fault || killFault.includes(values.fault)) {
    const url = await postgres.create('kills', 'migrated');
    // Fewer rounds, because each starts a real process.
    const killed = await runKills(url, Math.ceil(Number(values.rounds) / 20), Number(values.seed));
    const { lost, doubled, latestMs } = killed;
    isGreen = isGreen && lost.length + doubled.length === 0 && latestMs <= answeredWithinMs;
    console.log(
      `${killFault}: ${killed.rounds} rounds, met ${killed.met} times, ${killed.acknowledged} acknowledged: lost ${lost.length}, doubled ${doubled.length}, all answered ${(latestMs / 1000).toFixed(1)} s after the restart at the latest`,
    );
    for (const line of [...lost, ...doubled].slice(0, shownViolations)) console.log(`  ${line}`);
  }
  console.log(`${Math.round((Date.now() - startedAt) / 1000)} s`);
  process.exitCode = isGreen ? 0 : 1;
} finally {
  await postgres.stop();
}
