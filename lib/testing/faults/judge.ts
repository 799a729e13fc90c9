import { inArray } from 'drizzle-orm';
import { openDatabase } from '@/db/client';
import { deliveries } from '@/db/schema/deliveries';
import type { Wanted } from '@/lib/testing/faults/people';
import type { Taken } from '@/lib/testing/virtual/provider';

export interface Verdict {
  messages: number;
  lost: string[];
  doubled: string[];
  /** Ended in no outcome, or in one that the provider's ledger does not bear out. */
  wrong: string[];
  /** Summaries that the provider does not have and that do not come again: nobody could say whether they left, or it was midnight. */
  givenUp: number;
  latestMs: number;
}

/** How everything must stand in the end: what the provider has, and what it never takes (null where it takes all). */
export interface Ends {
  taken: string;
  refused: string | null;
}

/** Holds the provider's ledger and what the product says of its deliveries against what had to come. */
export async function judge(url: string, wanted: Wanted[], ledger: Taken[], ends: Ends): Promise<Verdict> {
  const byUser = await endsByUser(url);
  const lines = ledger.flatMap(({ text, at }) =>
    text.split('\n').map((line) => ({ line, at: at.getTime() })),
  );
  const verdict: Verdict = {
    ...{ messages: ledger.length, lost: [], doubled: [], wrong: [], givenUp: 0, latestMs: 0 },
  };
  for (const one of wanted) {
    const found = lines.filter(({ line }) => (one.isSummary ? line.startsWith(one.line) : line === one.line));
    const states = (byUser.get(one.userId) ?? []).flatMap(({ isSummary, end }) =>
      isSummary === one.isSummary ? [end] : [],
    );
    const isIn = (...allowed: (string | null)[]) =>
      states.length > 0 && states.every((end) => allowed.includes(end));
    const what = `${one.line} (${states.join(', ')})`;
    if (found.length > 1) verdict.doubled.push(what);
    if (found.length === 1 && !isIn(ends.taken)) verdict.wrong.push(what);
    verdict.latestMs = Math.max(verdict.latestMs, ...found.map(({ at }) => at - one.due));
    if (found.length > 0 || isIn(ends.refused)) continue;
    if (one.isSummary && isIn('unknown whatsapp', 'expired null')) verdict.givenUp += 1;
    else verdict.lost.push(what);
  }
  return verdict;
}

async function endsByUser(url: string): Promise<Map<string | null, { isSummary: boolean; end: string }[]>> {
  const database = await openDatabase({ url, dataDir: '', neonWsProxy: null });
  const rows = await database.db
    .select()
    .from(deliveries)
    .where(inArray(deliveries.kind, ['reminder', 'daily']));
  await database.close();
  const ends = rows.map(({ userId, kind, state, channel }) => ({
    userId,
    isSummary: kind === 'daily',
    end: `${state} ${channel}`,
  }));
  return Map.groupBy(ends, ({ userId }) => userId);
}
