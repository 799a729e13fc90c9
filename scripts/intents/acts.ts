import { maskedText } from '@/lib/assistant/acts/act-text';
import { type ActContext, actFeatures } from '@/lib/assistant/acts/classify-act';
import type { Features } from '@/lib/assistant/understand/intent-features';
import { readRows } from '@/testing/corpora/read-rows';
import { trainCompact } from './regression';
import { packWeights } from './weights';

export const actWeightsFile = 'lib/assistant/acts/act-weights.json';

interface ActRow {
  act: string;
  context: ActContext;
  things: string[];
  text: string;
}

const options = { epochs: 20, rate: 0.2, penalty: 0.0003, minRows: 2 };
// Requests that the assistant cannot fulfill have a low weight, because there are many such requests.
const foreignWeight = 0.3;
const keptFeatures = 9000;
const now = new Date('2026-11-22T11:00:00Z');

export function storedActWeights(): string {
  const rows = readRows<ActRow>('acts-en.jsonl');
  const acts = [...new Set(rows.map(({ act }) => act))].sort();
  const foreign = readRows<{ text: string; intent: string }>('requests-en.jsonl')
    .filter(({ intent }) => intent === 'other')
    .map(({ text }): ActRow => ({ act: 'foreign', context: 'none', things: [], text }));
  const samples = [
    ...rows.map((row) => ({ features: featuresOfRow(row), label: acts.indexOf(row.act), weight: 1 })),
    ...foreign.map((row) => ({
      features: featuresOfRow(row),
      label: acts.indexOf('foreign'),
      weight: foreignWeight,
    })),
  ];
  const model = trainCompact(samples, acts.length, options, keptFeatures);
  return `${JSON.stringify(packWeights(model, acts, keptFeatures), null, 2)}\n`;
}

function featuresOfRow({ text, things, context }: ActRow): Features {
  const known = things.map((title, place) => ({ kind: 'reminder' as const, id: String(place), title }));
  return actFeatures(maskedText(text, { now, zone: 'UTC', things: known }), context);
}
