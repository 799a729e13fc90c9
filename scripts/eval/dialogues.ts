import { randomBytes } from 'node:crypto';
import type { Db } from '@/db/database';
import { chat } from '@/lib/assistant/chat';
import { openaiModels } from '@/lib/assistant/models/openai';
import { apiKeyPlace } from '@/lib/config/reads';
import { saveSetting } from '@/lib/config/writes';
import { seal } from '@/lib/crypto';
import type { Models } from '@/lib/ports';
import { fromLocal } from '@/lib/time/clock';
import { scriptedModel } from '@/testing/scripted-model';
import { changesBetween, readRows, tablesOfUsers } from './dialogues/changes';
import { asks, isFallback, type TurnRow, turnSchema } from './dialogues/checks';
import { judge, type Verdict } from './dialogues/judge';
import { judgedRows } from './dialogues/judged-rows';
import { modelCost } from './dialogues/model-cost';
import { type Account, openAccount, openMemory } from './dialogues/open-account';

const defaultNow = '2026-11-22T11:00';
const scriptedLines = 5000;

export interface DialogueOptions {
  now?: string | undefined;
  /**
   * Name of the language model that answers. With 'scripted', a fake model answers every message with "Fine.".
   * Without `model`, the offline assistant answers.
   */
  model?: string | undefined;
  alwaysAsks?: boolean | undefined;
  db?: Db | undefined;
}

export async function evalDialogues(
  rows: unknown[],
  { now = defaultNow, model, alwaysAsks, db }: DialogueOptions,
) {
  const turns = rows.map((row) => turnSchema.parse(row));
  const scripted = scriptedModel(Array.from({ length: scriptedLines }, () => 'Fine.'));
  const models: Models = model === 'scripted' ? { online: async () => scripted.model } : openaiModels;
  if (!model) delete process.env.OPENAI_API_KEY;
  process.env.ENCRYPTION_KEYS ??= `eval:${randomBytes(32).toString('base64')}`;
  const memory = db ? { db, close: async () => {} } : await openMemory();
  const results: Awaited<ReturnType<typeof answerTurn>>[] = [];
  for (const story of Map.groupBy(turns, (turn) => turn.story).values()) {
    const start = startOf(now, story[0]?.zone ?? 'UTC');
    const account = await openAccount(memory.db, models, story[0]?.zone ?? 'UTC', start);
    await chooseModel(account, model);
    if (alwaysAsks) await saveSetting(account.ctx, 'instant_answers', 'false');
    const tables = await tablesOfUsers(account.ctx);
    for (const turn of story) results.push(await answerTurn(account, turn, tables));
    await account.remove();
  }
  await memory.close();
  const cost = model === 'scripted' ? { model: await modelCost(scripted.asked, turns.length) } : {};
  return { predictions: results, summary: { ...summaryOf(results), ...cost } };
}

async function answerTurn({ ctx, advance }: Account, turn: TurnRow, tables: string[]) {
  await advance((turn.after ?? 1) * 60_000);
  const before = await readRows(ctx, tables);
  const startedAt = process.cpuUsage();
  const reply = await chat(ctx, turn.text).then(
    ({ message }) => message,
    (error: unknown) => `(error: ${error instanceof Error ? error.message : String(error)})`,
  );
  const { user, system } = process.cpuUsage(startedAt);
  const after = await readRows(ctx, tables);
  const changes = changesBetween(before, after);
  const at = { now: ctx.now(), zone: turn.zone };
  const rows = { before: judgedRows(before, at), after: judgedRows(after, at) };
  const judgement = turn.check ? judge(turn.check, { reply, changes, ...rows }) : {};
  return {
    ...turn,
    reply,
    changes,
    ...(judgement as Partial<ReturnType<typeof judge>>),
    ms: Math.round((user + system) / 1000),
  };
}

function summaryOf(results: Awaited<ReturnType<typeof answerTurn>>[]) {
  const checked = results.filter(({ verdict }) => verdict !== undefined);
  const count = (test: (result: (typeof results)[number]) => boolean) => results.filter(test).length;
  const judged = (...verdicts: Verdict[]) => count(({ verdict }) => verdicts.includes(verdict ?? 'right'));
  return {
    task: 'dialogues',
    stories: new Set(results.map(({ story }) => story)).size,
    turns: results.length,
    changed: count(({ changes }) => changes.length > 0),
    // Does not count a reply that Sidekick cannot do something, if the check expects such a reply.
    fallbacks: count(({ reply, check }) => isFallback(reply) && !check?.cannot),
    questions: count(({ reply }) => asks(reply)),
    errors: count(({ reply }) => reply.startsWith('(error')),
    checked: checked.length,
    ...(checked.length > 0
      ? {
          right: checked.filter(({ verdict }) => verdict === 'right').length,
          asked: judged('asked'),
          notUnderstood: judged('not understood'),
          silentlyWrong: judged('silently wrong'),
          askedNeedlessly: judged('asked needlessly'),
          otherWrong: judged('wrong'),
        }
      : {}),
  };
}

async function chooseModel({ ctx }: Account, model: string | undefined): Promise<void> {
  if (model) await saveSetting(ctx, 'openai_model', model);
  if (model === 'scripted') await saveSetting(ctx, 'openai_api_key', seal('scripted', apiKeyPlace));
}

function startOf(now: string, zone: string): Date {
  const [date = '', time = ''] = now.split(/[T ]/);
  // One minute earlier, because the clock advances before the first message.
  return new Date(fromLocal(date, time.slice(0, 5), zone).getTime() - 60_000);
}
