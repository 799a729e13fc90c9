import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { messages, turnSteps, turns, usageDays } from '@/db/schema/assistant';
import { users } from '@/db/schema/auth';
import { type RecentMention, recentMentions } from '@/lib/assistant/conversation/mention-writes';
import { privatePreview } from '@/lib/channels/rules';
import { readSettings } from '@/lib/config/reads';
import type { AssistantSettings } from '@/lib/config/schema';
import { activeConnector } from '@/lib/connectors/reads';
import type { Ctx, UserCtx } from '@/lib/context';
import { listInfo } from '@/lib/info/reads';
import type { Info } from '@/lib/info/schema';
import type { Feature, Undo } from '@/lib/tool';

export interface Receipt {
  tool: string;
  input: unknown;
  feature: Feature;
  action: string;
  undo: Undo;
}

export interface ModelUsage {
  calls: number;
  tokensIn: number;
  tokensOut: number;
}

interface PastMessage {
  content: string;
  isFromUser: boolean;
  turnId: string | null;
}

export interface TurnContext {
  settings: AssistantSettings;
  history: PastMessage[];
  facts: Info[];
  tokensToday: number;
  hasCalendar: boolean;
  dailyTokens: number;
  mentions: RecentMention[];
  answered: { turnId: string; message: string; receipts: Receipt[]; isPrivate: boolean } | null;
}

const historyLength = 24;
const undoHours = 24;

export async function readTurnContext(ctx: UserCtx, source: string): Promise<TurnContext> {
  const [settings, history, facts, { tokens, ownBudget }, connector, answered, mentions] = await Promise.all([
    readSettings(ctx),
    lastMessages(ctx),
    listInfo(ctx),
    tokensToday(ctx),
    activeConnector(ctx),
    earlierAnswer(ctx, source),
    recentMentions(ctx),
  ]);
  return {
    settings,
    history,
    facts,
    answered,
    mentions,
    tokensToday: tokens,
    dailyTokens: ownBudget ?? settings.dailyTokenBudget,
    hasCalendar: connector !== null,
  };
}

export async function lastUndoable(
  ctx: UserCtx,
): Promise<{ id: string; receipts: Receipt[]; at: Date } | null> {
  const since = new Date(ctx.now().getTime() - undoHours * 3_600_000);
  const [turn] = await ctx.db
    .select({ id: turns.id, at: turns.createdAt })
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
  return turn ? { ...turn, receipts: await receiptsOf(ctx, turn.id) } : null;
}

/**
 * Returns the turn that was undone last. Null if something was changed since, or if the turn is older than a
 * day.
 */
export async function lastUndone(ctx: UserCtx): Promise<{ id: string; receipts: Receipt[] } | null> {
  const since = new Date(ctx.now().getTime() - undoHours * 3_600_000);
  const [turn] = await ctx.db
    .select({ id: turns.id, undoneAt: turns.undoneAt })
    .from(turns)
    .where(and(eq(turns.userId, ctx.user.id), isNotNull(turns.undoneAt), gt(turns.createdAt, since)))
    .orderBy(desc(turns.undoneAt))
    .limit(1);
  const newest = await lastUndoable(ctx);
  const isNewest = turn?.undoneAt && (!newest || newest.at <= turn.undoneAt);
  return isNewest ? { id: turn.id, receipts: await receiptsOf(ctx, turn.id) } : null;
}

export async function isUndone(ctx: UserCtx, turnId: string): Promise<boolean> {
  const own = and(eq(turns.id, turnId), eq(turns.userId, ctx.user.id), isNotNull(turns.undoneAt));
  return (await ctx.db.$count(turns, own)) > 0;
}

async function earlierAnswer(ctx: Ctx, source: string): Promise<TurnContext['answered']> {
  const rows = await ctx.db
    .select({ turnId: turns.id, content: messages.content, isFromUser: messages.isFromUser })
    .from(turns)
    .innerJoin(messages, eq(messages.turnId, turns.id))
    .where(and(eq(turns.source, source), eq(turns.state, 'done')));
  const reply = rows.find(({ isFromUser }) => !isFromUser);
  if (!reply) return null;
  const { turnId, content: message } = reply;
  const isPrivate = rows.some((row) => row.isFromUser && row.content === privatePreview);
  return { turnId, message, isPrivate, receipts: await receiptsOf(ctx, turnId) };
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
    .select({ content: messages.content, isFromUser: messages.isFromUser, turnId: messages.turnId })
    .from(messages)
    .where(eq(messages.userId, ctx.user.id))
    .orderBy(desc(messages.createdAt))
    .limit(historyLength);
  return rows.reverse();
}

async function tokensToday(ctx: UserCtx): Promise<{ tokens: number; ownBudget: number | null }> {
  const today = ctx.now().toISOString().slice(0, 10);
  const [row] = await ctx.db
    .select({ tokens: usageDays.tokens, ownBudget: users.dailyTokens })
    .from(users)
    .leftJoin(usageDays, and(eq(usageDays.userId, users.id), eq(usageDays.day, today)))
    .where(eq(users.id, ctx.user.id));
  return { tokens: row?.tokens ?? 0, ownBudget: row?.ownBudget ?? null };
}

export function isBudgetSpent(context: TurnContext, usage: ModelUsage): boolean {
  return context.tokensToday + usage.tokensIn + usage.tokensOut >= context.dailyTokens;
}

export async function isBudgetSpentToday(ctx: UserCtx, settings: AssistantSettings): Promise<boolean> {
  const { tokens, ownBudget } = await tokensToday(ctx);
  return tokens >= (ownBudget ?? settings.dailyTokenBudget);
}

export async function userMessagesOf(ctx: Ctx, sources: string[]): Promise<Map<string, string>> {
  if (sources.length === 0) return new Map();
  const rows = await ctx.db
    .select({ source: turns.source, content: messages.content })
    .from(turns)
    .innerJoin(messages, and(eq(messages.turnId, turns.id), eq(messages.isFromUser, true)))
    .where(inArray(turns.source, sources));
  return new Map(rows.map((row) => [row.source, row.content]));
}

export async function lastProviderOutcome(ctx: Ctx): Promise<{ at: Date; outcome: string } | null> {
  const [row] = await ctx.db
    .select({ at: turns.createdAt, outcome: turns.asked })
    .from(turns)
    .where(isNotNull(turns.asked))
    .orderBy(sql`${turns.createdAt} desc nulls last`)
    .limit(1);
  return row?.outcome ? { at: row.at, outcome: row.outcome } : null;
}
