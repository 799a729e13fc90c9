import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

// npm run eval -- <datetime|requests|sentiment> <file.jsonl> [--out predictions.jsonl]
// npm run eval -- dialogues <file.jsonl> [--out predictions.jsonl] [--now 2026-11-22T11:00] [--model scripted|<name>]
//   [--always-ask]
const { values, positionals } = readArguments();
const [task = '', file, ...others] = positionals;
const evaluate = await evaluatorOf(task);
if (!evaluate || !file || others.length > 0) {
  console.error(
    'Usage: npm run eval -- <datetime|requests|sentiment|dialogues> <file.jsonl> [--out predictions.jsonl]\n' +
      'dialogues also takes --now 2026-11-22T11:00 (local time of the first message), --model scripted|<name> and\n' +
      '--always-ask (no answers without the model)',
  );
  process.exit(2);
}
const rows: unknown[] = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => JSON.parse(line));
const { predictions, summary } = await evaluate(rows);
if (values.out) writeFileSync(values.out, predictions.map((row) => `${JSON.stringify(row)}\n`).join(''));
console.log(JSON.stringify(summary));

function readArguments() {
  const text = { type: 'string' } as const;
  const options = { out: text, now: text, model: text, 'always-ask': { type: 'boolean' } } as const;
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch {
    return { values: {}, positionals: [] };
  }
}

async function evaluatorOf(
  name: string,
): Promise<((rows: unknown[]) => Promise<Evaluation> | Evaluation) | null> {
  if (name === 'datetime') return (await import('./eval/datetime')).evalDatetime;
  if (name === 'requests') return (await import('./eval/requests')).evalRequests;
  if (name === 'sentiment') return (await import('./eval/sentiment')).evalSentiment;
  if (name === 'dialogues') {
    const { evalDialogues } = await import('./eval/dialogues');
    return (rows) =>
      evalDialogues(rows, {
        ...{ now: values.now, model: values.model, alwaysAsks: values['always-ask'] },
      });
  }
  return null;
}

interface Evaluation {
  predictions: object[];
  summary: object;
}
