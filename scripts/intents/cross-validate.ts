import { featuresOf } from '@/lib/assistant/understand/intent-features';
import { trainIntents } from './model';
import { predict } from './regression';
import { familyOf, type Row } from './rows';

const folds = 5;
const thresholds = [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8];

interface Judged {
  family: string;
  best: string;
  probability: number;
}

export function crossValidate(publicRows: Row[], ownRows: Row[]): object[] {
  const judged = Array.from({ length: folds }, (_, fold) => {
    const { model, intents } = trainIntents(
      publicRows.filter((_row, place) => place % folds !== fold),
      ownRows,
    );
    const unseen = publicRows.filter((_row, place) => place % folds === fold);
    return unseen.map((row) => judge(row, intents, predict(model, featuresOf(row.text))));
  }).flat();
  return thresholds.map((threshold) => ({ threshold, ...figuresOf(judged, threshold) }));
}

function judge({ intent }: Row, intents: string[], probabilities: Float64Array): Judged {
  const sums = new Map<string, number>();
  intents.forEach((name, place) => {
    const family = familyOf(name);
    sums.set(family, (sums.get(family) ?? 0) + (probabilities[place] ?? 0));
  });
  sums.delete('other');
  const [best = 'other', probability = 0] = [...sums].reduce((a, b) => (b[1] > a[1] ? b : a));
  return { family: familyOf(intent), best, probability };
}

function figuresOf(judged: Judged[], threshold: number): object {
  const got = judged.map((row) => ({ ...row, got: row.probability >= threshold ? row.best : 'other' }));
  const ours = got.filter(({ family }) => family !== 'other');
  const foreign = got.filter(({ family }) => family === 'other');
  const perFamily = Map.groupBy(ours, ({ family }) => family);
  const shares = [...perFamily.values()].map((rows) => share(rows, ({ family, got }) => family === got));
  return {
    micro: share(ours, (row) => row.family === row.got),
    macro: Math.round((shares.reduce((sum, one) => sum + one, 0) / shares.length) * 1000) / 1000,
    foreign: share(foreign, (row) => row.got !== 'other'),
  };
}

function share<T>(rows: T[], test: (row: T) => boolean): number {
  return Math.round((rows.filter(test).length / rows.length) * 10_000) / 10_000;
}
