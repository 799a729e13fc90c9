import { readFileSync, writeFileSync } from 'node:fs';

// npm run eval -- <datetime|requests|sentiment> <file.jsonl> [--out predictions.jsonl]
const [task = '', file, flag, out] = process.argv.slice(2);
const evaluate = await evaluatorOf(task);
if (!evaluate || !file || (flag !== undefined && (flag !== '--out' || !out))) {
  console.error(
    'Usage: npm run eval -- <datetime|requests|sentiment> <file.jsonl> [--out predictions.jsonl]',
  );
  process.exit(2);
}
const rows: unknown[] = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => JSON.parse(line));
const { predictions, summary } = evaluate(rows);
if (out) writeFileSync(out, predictions.map((row) => `${JSON.stringify(row)}\n`).join(''));
console.log(JSON.stringify(summary));

async function evaluatorOf(name: string) {
  if (name === 'datetime') return (await import('./eval/datetime')).evalDatetime;
  if (name === 'requests') return (await import('./eval/requests')).evalRequests;
  if (name === 'sentiment') return (await import('./eval/sentiment')).evalSentiment;
  return null;
}
