import { writeFileSync } from 'node:fs';
import { crossValidate } from './intents/cross-validate';
import { storedWeights, weightsFile } from './intents/model';
import { ownRows, publicRows } from './intents/rows';

// npm run train:intents [-- --folds]: writes the weights of the intent classifier. With --folds, prints its
// accuracy on unseen rows instead.
const [flag] = process.argv.slice(2);
if (flag === '--folds') {
  for (const line of crossValidate(publicRows(), ownRows())) console.log(JSON.stringify(line));
} else {
  const stored = storedWeights();
  writeFileSync(weightsFile, stored);
  console.log(`${weightsFile}: ${stored.length} bytes`);
}
