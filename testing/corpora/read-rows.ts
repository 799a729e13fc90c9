import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export function readRows<T>(file: string): T[] {
  const text = readFileSync(join(import.meta.dirname, file), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T);
}
