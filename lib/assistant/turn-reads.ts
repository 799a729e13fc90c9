import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { messages, turnSteps, turns, usageDays } from '@/db/schema/assistant';
import { users } from '@/db/schema/auth';
import { readSettings } from '@/lib/config/reads';
import type { AssistantSettings } from '@/lib/config/schema';
import { activeConnector } from '@/lib/connectors/reads';
import type { Ctx, UserCtx } from '@/lib/context';
import { listInfo } from '@/lib/info/reads';
import type { Info } from '@/lib/info/schema';
import type { ActionRoom, Undo } from '@/lib/tool';

/** What a tool did, as it is kept: enough to say it and to take it back. */
export interface Receipt {
  tool: string;
  input: unknown;
  room: ActionRoom;
  action: string;
  undo: Undo;
}

interface PastMessage {
  content: string;
  isFromUser: boolean;
}

/** Everything a turn reads before it answers, in one wave of statements. */
export interface TurnContext {
  settings: AssistantSettings;
  history: PastMessage[];
  facts: Info[];
  tokensToday: number;
  /** Whether a calendar is connected. */
  hasCalendar: boolean;
  /** How many tokens this person may use a day: their own number, else everyone's. */
  dailyTokens: number;
  /** The answer given before, where this very message was already answered. */
  answered: { turnId: string; message: string; receipts: Receipt[] } | null;
}

const historyLength = 12;
const undoHours = 24;

export async function readTurnContext(ctx: UserCtx, source: string): Promise<TurnContext> {
  const [settings, history, facts, { tokens, own }, connector, answered] = await Promise.all([
    readSettings(ctx),
    lastMessages(ctx),
    listInfo(ctx),
    tokensOf(ctx),
    activeConnector(ctx),
    answerTo(ctx, source),
  ]);
  return {
    ...{ settings, history, facts, answered },
    ...{
      tokensToday: tokens,
      dailyTokens: own ?? settings.dailyTokenBudget,
      hasCalendar: connector !== null,
    },
  };
}

/** The last turn that changed something and was not taken back, with what it did. */
export async function lastUndoable(ctx: UserCtx): Promise<{ id: string; receipts: Receipt[] } | null> {
  const since = new Date(ctx.now().getTime() - undoHours * 3_600_000);
  const [turn] = await ctx.db
    .select({ id: turns.id })
    .from(turns)
    .where(
      and(
        eq(turns.userId, ctx.user.id),
        eq(turns.state, 'done'),
        isNull(turns.undoneAt),
        gt(turns.createdAt, since),
        sql`exists (select 1 from turn_steps s where s.turn_id = ${turns.id} and jsonb_array_length(s.receipts) > 0)`,
      ),
    )
    .orderBy(desc(turns.createdAt), desc(turns.id))
    .limit(1);
  return turn ? { id: turn.id, receipts: await receiptsOf(ctx, turn.id) } : null;
}

async function answerTo(ctx: Ctx, source: string): Promise<TurnContext['answered']> {
  const [answer] = await ctx.db
    .select({ turnId: turns.id, message: messages.content })
    .from(turns)
    .innerJoin(messages, and(eq(messages.turnId, turns.id), eq(messages.isFromUser, false)))
    .where(and(eq(turns.source, source), eq(turns.state, 'done')));
  return answer ? { ...answer, receipts: await receiptsOf(ctx, answer.turnId) } : null;
}

async function receiptsOf(ctx: Ctx, turnId: string): Promise<Receipt[]> {
  const steps = await ctx.db
    .select({ receipts: turnSteps.receipts })
    .from(turnSteps)
    .where(eq(turnSteps.turnId, turnId))
    .orderBy(asc(turnSteps.step));
  return steps.flatMap((step) => step.receipts as Receipt[]);
}

async function lastMessages(ctx: UserCtx): Promise<PastMessage[]> {
  const rows = await ctx.db
    .select({ content: messages.content, isFromUser: messages.isFromUser })
    .from(messages)
    .where(eq(messages.userId, ctx.user.id))
    .orderBy(desc(messages.createdAt))
    .limit(historyLength);
  return rows.reverse();
}

/** What was spent on this UTC day, and what was set for this person alone. */
async function tokensOf(ctx: UserCtx): Promise<{ tokens: number; own: number | null }> {
  const today = ctx.now().toISOString().slice(0, 10);
  const [row] = await ctx.db
    .select({ tokens: usageDays.tokens, own: users.dailyTokens })
    .from(users)
    .leftJoin(usageDays, and(eq(usageDays.userId, users.id), eq(usageDays.day, today)))
    .where(eq(users.id, ctx.user.id));
  return { tokens: row?.tokens ?? 0, own: row?.own ?? null };
}

/** Whether the person's share of the day is used up before a model was asked. */
export async function isSpentToday(ctx: UserCtx, settings: AssistantSettings): Promise<boolean> {
  const { tokens, own } = await tokensOf(ctx);
  return tokens >= (own ?? settings.dailyTokenBudget);
}

/** What people wrote in these turns, by the turn's source. */
export async function wordsOf(ctx: Ctx, sources: string[]): Promise<Map<string, string>> {
  if (sources.length === 0) return new Map();
  const rows = await ctx.db
    .select({ source: turns.source, content: messages.content })
    .from(turns)
    .innerJoin(messages, and(eq(messages.turnId, turns.id), eq(messages.isFromUser, true)))
    .where(inArray(turns.source, sources));
  return new Map(rows.map((row) => [row.source, row.content]));
}

/** How the provider answered when it was asked last, whoever asked; null where it never was. */
export async function lastAsked(ctx: Ctx): Promise<{ at: Date; outcome: string } | null> {
  const [row] = await ctx.db
    .select({ at: turns.createdAt, outcome: turns.asked })
    .from(turns)
    .where(isNotNull(turns.asked))
    .orderBy(sql`${turns.createdAt} desc nulls last`)
    .limit(1);
  return row?.outcome ? { at: row.at, outcome: row.outcome } : null;
}
