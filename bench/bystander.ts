import { startProduct } from '@/bench/world/product';
import { median, report } from '@/bench/world/report';
import { demoAccounts } from '@/db/seed';
import { readsAsCrisis } from '@/lib/journal/crisis/reads-as-crisis';
import { readRows } from '@/testing/corpora/read-rows';
import { findWorstInput } from '@/testing/hostile/worst-input';

// Measures how one user is affected while others cause as much load as they can.
const crowd = 32;
const quietSamples = 200;
const attackSeconds = 40;
const guessers = 3;

const product = await startProduct();
try {
  const { user, admin } = demoAccounts;
  const bystander = await signIn(user.email, user.password);
  const talker = await signIn(admin.email, admin.password);
  await sendMessage(talker, 'hello');
  const quiet: number[] = [];
  for (let sample = 0; sample < quietSamples; sample += 1) quiet.push(await askWhoAmI(bystander));
  const busy: number[] = [];
  const load = startLoad(talker);
  while (!load.isOver()) busy.push(await askWhoAmI(bystander));
  const statuses = await load.statuses;
  console.log(`answers during the load: ${JSON.stringify(Object.fromEntries(statuses))}`);
  const rightMs = await rightPasswordUnderAttack();
  report('A bystander', [
    {
      metric: `/api/auth/me, median of ${busy.length} during the load`,
      ...{ unit: 'ms', ours: median(busy), baseline: median(quiet), budget: { times: 10 } },
    },
    {
      metric: '/api/auth/me, 95 of 100 during the load',
      ...{ unit: 'ms', ours: quantile(busy, 0.95), baseline: median(quiet), budget: { times: 10 } },
    },
    { metric: '/api/auth/me, the slowest', unit: 'ms', ours: Math.max(...busy), budget: { most: 1000 } },
    {
      metric: 'the right password from a new browser while strangers guess',
      ...{ unit: 'ms', ours: rightMs, budget: { most: 30_000 } },
    },
  ]);
} finally {
  await product.stop();
}

function startLoad(talker: string): { isOver: () => boolean; statuses: Promise<Map<number, number>> } {
  const sentences = readRows<{ text: string }>('crisis.jsonl').map(({ text }) => text);
  const costOf = (text: string) => {
    const began = performance.now();
    readsAsCrisis(text);
    return performance.now() - began;
  };
  const worst = findWorstInput({ length: 20_000, pieces: sentences, costOf, generations: 5, seed: 1 });
  const people = Array.from({ length: crowd }, (_, number) => number);
  const registrations = people.map((number) =>
    post('/api/auth/register', {
      email: `crowd-${number}@example.com`,
      password: 'a password of the crowd',
      phoneNumber: `+1555019${1000 + number}`,
    }),
  );
  const guesses = people.map((number) =>
    post('/api/auth/login', { email: `nobody-${number}@example.com`, password: 'wrong password' }),
  );
  let isOver = false;
  const talk = (async () => {
    const answers: Response[] = [];
    while (!isOver) answers.push(await sendMessage(talker, worst.text));
    return answers;
  })();
  const statuses = Promise.all([...registrations, ...guesses]).then(async (answers) => {
    isOver = true;
    const counts = new Map<number, number>();
    for (const { status } of [...answers, ...(await talk)]) counts.set(status, (counts.get(status) ?? 0) + 1);
    return counts;
  });
  return { isOver: () => isOver, statuses };
}

async function rightPasswordUnderAttack(): Promise<number> {
  const { email, password } = demoAccounts.user;
  const until = Date.now() + attackSeconds * 1000;
  const strangers = Array.from({ length: guessers }, async (_, number) => {
    while (Date.now() < until)
      await post('/api/auth/login', { email, password: 'a guess' }, `10.66.0.${number}`);
  });
  await new Promise((resolve) => setTimeout(resolve, 5000));
  const began = Date.now();
  for (;;) {
    const answer = await post('/api/auth/login', { email, password }, '10.77.0.1');
    if (answer.ok) break;
    if (Date.now() > until) return Number.POSITIVE_INFINITY;
    await new Promise((resolve) =>
      setTimeout(resolve, 1000 * Number(answer.headers.get('retry-after') ?? 1)),
    );
  }
  const took = Date.now() - began;
  await Promise.all(strangers);
  return took;
}

async function askWhoAmI(cookie: string): Promise<number> {
  const began = performance.now();
  const answer = await fetch(`${product.url}/api/auth/me`, { headers: { cookie } });
  await answer.text();
  if (!answer.ok) throw new Error(`the bystander got ${answer.status}`);
  return performance.now() - began;
}

async function signIn(email: string, password: string): Promise<string> {
  const answer = await post('/api/auth/login', { email, password }, '10.55.0.1');
  if (!answer.ok) throw new Error(`signing in gave ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

function sendMessage(cookie: string, message: string): Promise<Response> {
  return post('/api/user/chat', { message }, '10.55.0.2', { cookie });
}

async function post(
  path: string,
  body: object,
  address?: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  const answer = await fetch(`${product.url}${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      ...(address ? { 'x-forwarded-for': address } : {}),
      ...headers,
    },
  });
  await answer.arrayBuffer();
  return answer;
}

function quantile(values: number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN;
}
