import { readFileSync } from 'node:fs';
import { understand } from '@/lib/assistant/understand/understand';
import type { World } from '@/lib/phrases/phrase';
import { seededRandom } from '@/testing/virtual/random';

// Measures the processor time for interpreting a message without a language model. A random search finds the
// most expensive messages.
const limits = { usualMs: 5, hostileMs: 40, growth: 2.6 };
const searchRounds = 120;
const usualLength = 200;
const longest = 4000;

const random = seededRandom(7);
const pieces = readFileSync('testing/corpora/intent-templates.json', 'utf8').match(/[a-z']{2,}/g) ?? [];
const marks = [
  ' and ',
  ', ',
  '. ',
  ' to my list ',
  ' remind me ',
  ' tomorrow at 5 ',
  ' at 9 ',
  ' no wait ',
  '“',
  ':',
  ' is ',
];

const things = Array.from({ length: 200 }, (_, index) => ({
  ...{ kind: 'todo' as const, id: String(index), title: `${piece()} ${piece()} ${piece()}` },
}));
const world: World = {
  now: new Date('2027-03-10T15:00:00Z'),
  zone: 'Europe/Berlin',
  things,
  mentions: things.slice(0, 20).map((thing) => ({ thing, how: 'made', turn: '1' })),
  hasCalendar: true,
  firstName: 'Ada',
};

const requests = readFileSync('testing/corpora/requests-en.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => (JSON.parse(line) as { text: string }).text);
const usual = Array.from({ length: 200 }, (_, index) => {
  let text = '';
  for (let next = index * 7; text.length < usualLength; next += 1)
    text += `${requests[next % requests.length]}. `;
  return text.slice(0, usualLength);
});
let usualMs = 0;
for (let round = 0; round < 4; round += 1)
  usualMs = usual.reduce((sum, text) => sum + time(text), 0) / usual.length;

let worst = sentence(longest);
let worstMs = time(worst);
for (let round = 0; round < searchRounds; round += 1) {
  const changed = mutate(worst);
  const ms = Math.min(time(changed), time(changed));
  if (ms > worstMs) [worst, worstMs] = [changed, ms];
}
const [fullMs, halfMs] = [best(worst), best(worst.slice(0, longest / 2))];
const growth = fullMs / Math.max(halfMs, 0.1);
console.log(
  JSON.stringify({
    usualMs: rounded(usualMs),
    hostileMs: rounded(fullMs),
    growth: rounded(growth),
    worst: worst.slice(0, 160),
  }),
);
if (usualMs > limits.usualMs || fullMs > limits.hostileMs || growth > limits.growth) process.exitCode = 1;

function piece(): string {
  return pieces[Math.floor(random.next() * pieces.length)] ?? 'a';
}

function sentence(length: number): string {
  let text = '';
  while (text.length < length)
    text += random.chance(0.3) ? marks[Math.floor(random.next() * marks.length)] : ` ${piece()}`;
  return text.slice(0, length);
}

function mutate(text: string): string {
  const start = Math.floor(random.next() * text.length);
  const part = random.chance(0.5) ? text.slice(start, start + Math.ceil(random.next() * 40)) : sentence(20);
  const times = Math.ceil(random.next() * 60);
  return (text.slice(0, start) + part.repeat(times) + text.slice(start)).slice(0, longest);
}

function time(text: string): number {
  const { user, system } = process.cpuUsage();
  understand(text, world);
  const used = process.cpuUsage({ user, system });
  return (used.user + used.system) / 1000;
}

function best(text: string): number {
  return Math.min(...Array.from({ length: 5 }, () => time(text)));
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
