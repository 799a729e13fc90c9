import { writeFileSync } from 'node:fs';
import { actWeightsFile, storedActWeights } from './intents/acts';
import { contentWeightsFile, storedContentWeights } from './intents/content';
import { crossValidate } from './intents/cross-validate';
import { storedWeights, weightsFile } from './intents/model';
import { ownRows, publicRows } from './intents/rows';

// npm run train:intents: writes the weights of the classifiers. With --folds, prints their accuracy on unseen
// rows instead.
const [flag] = process.argv.slice(2);
if (flag === '--folds') {
  for (const line of crossValidate(publicRows(), ownRows())) console.log(JSON.stringify(line));
} else {
  for (const [file, stored] of [
    [weightsFile, storedWeights()],
    [actWeightsFile, storedActWeights()],
    [contentWeightsFile, storedContentWeights()],
  ] as const) {
    writeFileSync(file, stored);
    console.log(`${file}: ${stored.length} bytes`);
  }
}
