import { z } from 'zod';
import type { UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { idsOf } from '@/lib/ids';
import { findInfo } from '@/lib/info/find';
import { listInfo } from '@/lib/info/reads';
import { infoKey, infoValue } from '@/lib/info/schema';
import { formatFact, sentenceOf } from '@/lib/info/wording';
import { deleteInfoRows, findInfoRow, storeInfo } from '@/lib/info/writes';
import { defineTool, mentionsOf, rowChanges, type ToolResult } from '@/lib/tool';
import { clip, counted, joinSome, joinWords, quoted } from '@/lib/words/wording';

const maxListed = 50;
const words = z.string().trim().min(1).max(500);

const storeInfoTool = defineTool({
  name: 'store_info',
  keepsText: true,
  description: 'Remember a fact; key: e.g. locker code.',
  input: z.object({ key: infoKey, value: infoValue }),
  fromWords: (text) => {
    const [key = '', ...rest] = text.split(/\s*(?:=|:)\s*|\s+is\s+/i);
    return { key, value: rest.join(' ') };
  },
  run: async (ctx, { key, value }) => {
    const before = (await findInfoRow(ctx, key)) ?? (await findNamed(ctx, key));
    const fact = await storeInfo(ctx, { key: before?.key ?? key, value });
    const replaced = before && before.value !== value ? ` It was ${quoted(before.value)}.` : '';
    return {
      text:
        fact.key === 'name'
          ? `Nice to meet you, ${fact.value}! I’ll remember your name.`
          : `I'll remember: ${sentenceOf(fact)}.${replaced}`,
      receipt: {
        feature: 'info',
        action: `stored ${clip(fact.key, 100)}`,
        undo: { rows: rowChanges('user_info', before ? [before] : [], [fact]) },
      },
      mentions: mentionsOf(before ? 'changed' : 'made', 'fact', [titled(fact)]),
    };
  },
});

// Example: "landlord’s name" gives the fact "landlord" if its value is a person's name.
async function findNamed(ctx: UserCtx, key: string) {
  const owner = /^(.+?)(?:['’]s)? name$|^name of (?:the |my |our )?(.+)$/i.exec(key);
  const noun = owner?.[1] ?? owner?.[2];
  const row = noun ? await findInfoRow(ctx, noun) : null;
  return row && personName.test(row.value) ? row : null;
}

const personName = /^(?:(?:Mr|Mrs|Ms|Dr|Prof)\.? )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*$/u;

const getInfoTool = defineTool({
  name: 'get_info',
  description: 'Look up a fact the person asked to be remembered; without a query, all of them.',
  input: z.object({ query: z.string().max(500).nullish().describe('the words of the question') }),
  fromWords: (text) => (text ? { query: text } : {}),
  run: async (ctx, { query }) => {
    const facts = await listInfo(ctx);
    const found = query?.trim() ? findInfo(facts, query) : facts;
    if (facts.length === 0 && !query?.trim()) return { text: 'I have nothing stored about you yet.' };
    if (found.length === 0) return { text: `I have nothing stored about ${quoted(query ?? '')}.` };
    const mentions = mentionsOf('listed', 'fact', found.map(titled));
    if (found.length === 1 && found[0]) return { text: formatFact(found[0]), mentions };
    const lines = found.slice(0, maxListed).map((fact) => `• ${fact.key}: ${fact.value}`);
    return { text: ['What I know:', ...lines].join('\n'), mentions };
  },
});

const forgetInfoTool = defineTool({
  name: 'forget_info',
  description: 'Forget stored facts.',
  input: z.object({
    keys: z.array(words).max(20).nullish().describe("the person's words for each fact"),
    all: z.boolean().nullish().describe('every stored fact'),
  }),
  fromWords: (text) => ({ keys: [text] }),
  run: async (ctx, { keys, all }) => {
    const found = await factsToForget(ctx, { keys, all });
    if (found.length === 0) {
      const about = keys?.length ? ` about ${joinWords(keys.map(quoted))}` : '';
      throw new AppError('not_found', `I have nothing stored${about}. Nothing was changed.`);
    }
    return forgetByIds(ctx, idsOf(found));
  },
  confirmation: {
    act: z.object({ ids: z.array(z.uuid()) }),
    ask: async (ctx, { keys, all }) => {
      const found = await factsToForget(ctx, { keys, all });
      return {
        question: `That forgets ${counted(found.length, 'fact')}: ${joinSome(found.map((fact) => quoted(fact.key)))}. Shall I? (yes / no)`,
        act: { ids: idsOf(found) },
        count: found.length,
        isBroad: all === true && found.length > 0,
      };
    },
    run: (ctx, act) => forgetByIds(ctx, act.ids),
  },
});

export const infoTools = [storeInfoTool, getInfoTool, forgetInfoTool];

async function factsToForget(
  ctx: UserCtx,
  { keys, all }: { keys?: string[] | null | undefined; all?: boolean | null | undefined },
) {
  const facts = await listInfo(ctx);
  return all ? facts : pickFacts(facts, keys ?? []);
}

async function forgetByIds(ctx: UserCtx, ids: string[]): Promise<ToolResult> {
  const rows = await deleteInfoRows(ctx, ids);
  const names = joinWords(rows.map((row) => quoted(row.key)));
  return {
    text: `Forgotten: ${names}.`,
    receipt: {
      feature: 'info',
      action: `forgot ${clip(names, 100)}`,
      undo: { rows: rowChanges('user_info', rows, []) },
    },
    mentions: mentionsOf('deleted', 'fact', rows.map(titled)),
  };
}

// Values are not searched, because only a named fact may be deleted.
function findByName<T extends { key: string; value: string }>(facts: T[], key: string): T[] {
  return findInfo(
    facts.map((fact) => ({ fact, key: fact.key, value: '' })),
    key,
  ).map(({ fact }) => fact);
}

function pickFacts<T extends { id: string; key: string; value: string }>(facts: T[], keys: string[]): T[] {
  return keys.flatMap((key) => {
    const exact = facts.filter((fact) => fact.id === key || fact.key.toLowerCase() === key.toLowerCase());
    const found = exact.length > 0 ? exact : findByName(facts, key);
    if (found.length < 2) return found;
    const names = joinWords(found.map((fact) => quoted(fact.key)));
    throw new AppError('conflict', `Which one do you mean by ${quoted(key)}: ${names}? Nothing was changed.`);
  });
}

function titled({ id, key }: { id: string; key: string }) {
  return { id, title: key };
}
