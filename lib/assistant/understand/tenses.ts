import { rule, taskVerb } from './vocabulary';

const irregular: Record<string, string> = {
  ate: 'eat',
  bought: 'buy',
  brought: 'bring',
  built: 'build',
  did: 'do',
  done: 'do',
  drank: 'drink',
  fed: 'feed',
  found: 'find',
  gave: 'give',
  given: 'give',
  got: 'get',
  hung: 'hang',
  made: 'make',
  met: 'meet',
  paid: 'pay',
  put: 'put',
  rang: 'ring',
  read: 'read',
  sent: 'send',
  sold: 'sell',
  spoke: 'speak',
  spoken: 'speak',
  swept: 'sweep',
  taken: 'take',
  talked: 'talk',
  threw: 'throw',
  told: 'tell',
  took: 'take',
  went: 'go',
  written: 'write',
  wrote: 'write',
};

/** The verb of a task from what was done ("called", "paid", "tidied"); null where it is none that we know. */
export function presentOf(past: string): string | null {
  const said = past.toLowerCase();
  const known = irregular[said];
  if (known) return known;
  if (!said.endsWith('ed')) return null;
  const stem = said.slice(0, -2);
  const forms = [stem, `${stem}e`, stem.replace(/i$/, 'y'), stem.replace(/([a-z])\1$/, '$1')];
  return forms.find((form) => rule(`^(?:${taskVerb})$`).test(form)) ?? null;
}
