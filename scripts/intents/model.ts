import { featuresOf } from '@/lib/assistant/understand/intent-features';
import { type Regression, type Sample, train } from './regression';
import { ownRows, publicRows, type Row } from './rows';
import { packWeights } from './weights';

export const weightsFile = 'lib/assistant/understand/intent-weights.json';

const options = { epochs: 15, rate: 0.2, penalty: 0.0001, minRows: 2 };
// Rows from our templates have a low weight, because the rows are similar.
const ownWeight = 0.3;
const keptFeatures = 13_000;

export function storedWeights(): string {
  const { model, intents } = trainIntents(publicRows(), ownRows());
  return `${JSON.stringify(packWeights(model, intents, keptFeatures), null, 2)}\n`;
}

export function trainIntents(publicRows: Row[], ownRows: Row[]): { model: Regression; intents: string[] } {
  const intents = [...new Set([...publicRows, ...ownRows].map(({ intent }) => intent))].sort();
  const sampleOf = ({ text, intent }: Row, weight: number): Sample => ({
    features: featuresOf(text),
    label: intents.indexOf(intent),
    weight,
  });
  const samples = [
    ...publicRows.map((row) => sampleOf(row, 1)),
    ...ownRows.map((row) => sampleOf(row, ownWeight)),
  ];
  return { model: train(samples, intents.length, options), intents };
}
