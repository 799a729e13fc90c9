import { parseArgs } from 'node:util';
import { chat } from '@/lib/assistant/chat';
import { openaiModels } from '@/lib/assistant/models/openai';
import { fromLocal } from '@/lib/time/clock';
import { changesBetween, readRows, tablesOfUsers } from './eval/dialogues/changes';
import { type Account, openAccount, openMemory } from './eval/dialogues/open-account';
import { readingLines } from './read/reading-lines';

// npm run read -- "pay rent friday" ["next message" ...] [--now 2026-11-22T11:00] [--zone Europe/London]
// Prints how the offline assistant reads the messages of one conversation with a new account.
const { values, positionals: messages } = parseArgs({
  options: {
    now: { type: 'string' },
    zone: { type: 'string', default: Intl.DateTimeFormat().resolvedOptions().timeZone },
  },
  allowPositionals: true,
});
if (messages.length === 0) {
  console.error(
    'Usage: npm run read -- "pay rent friday" ["next message" ...] [--now 2026-11-22T11:00] [--zone Europe/London]',
  );
  process.exit(2);
}
delete process.env.OPENAI_API_KEY;
const memory = await openMemory();
const account = await openAccount(memory.db, openaiModels, values.zone, startOf(values.now));
const tables = await tablesOfUsers(account.ctx);
for (const message of messages) console.log((await linesOf(account, message)).join('\n'));
await memory.close();

function startOf(now: string | undefined): Date {
  const [date = '', time = ''] = now?.split('T') ?? [];
  return now ? fromLocal(date, time, values.zone) : new Date();
}

async function linesOf({ ctx, advance }: Account, message: string): Promise<string[]> {
  const before = await readRows(ctx, tables);
  const readings = await readingLines(ctx, message);
  const { message: reply } = await chat(ctx, message);
  const changes = changesBetween(before, await readRows(ctx, tables));
  await advance(60_000);
  return [
    `\n> ${message}`,
    ...readings,
    `  reply    ${reply.replaceAll('\n', '\n           ')}`,
    ...changes.map(
      (change) =>
        `  changed  ${change.table} ${JSON.stringify(change.before)} -> ${JSON.stringify(change.after)}`,
    ),
  ];
}
