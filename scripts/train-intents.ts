import { readFileSync, writeFileSync } from 'node:fs';
import { actWeightsFile, storedActWeights } from './intents/acts';
import { contentWeightsFile, storedContentWeights } from './intents/content';
import { crossValidate } from './intents/cross-validate';
import { hashTraining, trainingFile } from './intents/inputs';
import { storedWeights, weightsFile } from './intents/model';
import { ownRows, publicRows } from './intents/rows';

// npm run train:intents: writes the weights of the classifiers. With --check, fails if training gives other weights
// than the stored ones. With --folds, prints the accuracy on unseen rows.
const [flag] = process.argv.slice(2);
if (flag === '--folds') {
  for (const line of crossValidate(publicRows(), ownRows())) console.log(JSON.stringify(line));
} else {
  for (const [file, stored] of [
    [weightsFile, storedWeights()],
    [actWeightsFile, storedActWeights()],
    [contentWeightsFile, storedContentWeights()],
  ] as const) {
    const isSame = readFileSync(file, 'utf8') === stored;
    console.log(`${file}: ${stored.length} bytes, ${isSame ? 'as stored' : 'different'}`);
    if (flag !== '--check') writeFileSync(file, stored);
    else if (!isSame) process.exitCode = 1;
  }
  if (flag !== '--check') writeFileSync(trainingFile, `${JSON.stringify(hashTraining(), null, 2)}\n`);
}
