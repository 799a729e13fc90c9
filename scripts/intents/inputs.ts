import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { actWeightsFile } from './acts';
import { contentWeightsFile } from './content';
import { weightsFile } from './model';

export const weightFiles = [weightsFile, actWeightsFile, contentWeightsFile];
/** File with the hashes of the last training, see `hashTraining`. */
export const trainingFile = 'scripts/intents/training.json';
const trainers = ['model', 'acts', 'content'].map((name) => `scripts/intents/${name}.ts`);

/**
 * Returns two hashes. `weights` is the hash of the stored weights. `inputs` is the hash of everything that
 * the training of the weights uses.
 */
export function hashTraining(): { inputs: string; weights: string } {
  const weights = createHash('sha256');
  for (const file of weightFiles) weights.update(readFileSync(file));
  return { inputs: hashInputs(), weights: weights.digest('hex') };
}

// The training reads its rows, its code and the code that this imports, and packages. Comments do not matter.
function hashInputs(): string {
  const hash = createHash('sha256');
  for (const file of filesRead().sort()) {
    const text = file === 'package.json' ? dependenciesIn(file) : readFileSync(file, 'utf8');
    hash.update(`${file}\n${file.endsWith('.ts') ? withoutComments(text) : text}\n`);
  }
  return hash.digest('hex');
}

function filesRead(): string[] {
  const found = new Set(['package.json', ...trainers]);
  for (const file of found) {
    if (!file.endsWith('.ts')) continue;
    const text = readFileSync(file, 'utf8');
    for (const { fileName } of ts.preProcessFile(text).importedFiles) {
      const path = fileName.startsWith('@/') ? fileName.slice(2) : join(dirname(file), fileName);
      const imported = [`${path}.ts`, path].find((name) => /\.(ts|json)$/.test(name) && existsSync(name));
      if (imported) found.add(imported);
    }
    for (const [, rows] of text.matchAll(/readRows<[^(]*\('([^']+)'\)/g))
      found.add(`testing/corpora/${rows}`);
  }
  return [...found].filter((file) => !weightFiles.includes(file));
}

function withoutComments(text: string): string {
  return ts.transpileModule(text, {
    compilerOptions: { removeComments: true, target: ts.ScriptTarget.ESNext },
  }).outputText;
}

function dependenciesIn(file: string): string {
  const { dependencies, engines } = JSON.parse(readFileSync(file, 'utf8'));
  return JSON.stringify({ dependencies, engines });
}
