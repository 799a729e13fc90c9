import { z } from 'zod';
import type { UserCtx } from '@/lib/context';
import type { SearchKind } from '@/lib/feature';
import { recallTool } from '@/lib/search/recall-tool';
import { maxQuery } from '@/lib/search/rules';
import type { SearchResult } from '@/lib/search/schema';
import { asResult, rankedSearch } from '@/lib/search/search';
import { formatDay, formatWhen } from '@/lib/time/format';
import { userToday } from '@/lib/time/today';
import { defineTool, type Mention } from '@/lib/tool';
import { clip, quoted, wrapUntrusted } from '@/lib/words/wording';

const maxShown = 5;
const closeShare = 0.8;

const searchTool = defineTool({
  name: 'search',
  description: 'Find what they told you or noted.',
  input: z.object({
    query: z.string().trim().min(1).max(maxQuery),
  }),
  fromWords: (words) => ({ query: words }),
  run: async (ctx, { query }) => {
    const ranked = await rankedSearch(ctx, query);
    const best = ranked[0]?.explained ?? 0;
    const shown = ranked
      .filter(({ explained }) => explained >= best * closeShare)
      .slice(0, maxShown)
      .map(asResult);
    if (shown.length === 0)
      return {
        text: `I found nothing about ${quoted(query)} in what you have told me, and I can’t look anything up elsewhere.`,
      };
    const lines = shown.map((result) => formatResult(ctx, result));
    return {
      text: lines.length === 1 ? (lines[0] ?? '') : lines.map((line) => `• ${line}`).join('\n'),
      mentions: { act: 'listed', items: shown.map(mentionOf) },
    };
  },
});

export const searchTools = [searchTool, recallTool];

function formatResult(ctx: UserCtx, { kind, title, snippet, at }: SearchResult): string {
  const when = at
    ? `, ${at.includes('T') ? formatWhen(new Date(at), ctx.user, ctx.now()) : formatDay(at, userToday(ctx))}`
    : '';
  switch (kind) {
    case 'fact':
      return /^(?:what|where|when|how|who) /i.test(title)
        ? `${title.replace(/^\S+ /, '')} ${snippet}`
        : `${title}: ${snippet}`;
    case 'event':
      // Other people may have written an event's texts, so they are marked as untrusted.
      return `${wrapUntrusted(title)}${when}${snippet ? `, ${wrapUntrusted(snippet)}` : ''}`;
    case 'journal':
      // Replies are stored in several tables, so they do not quote the journal. Only the Journal tab shows
      // its texts.
      return `Your journal${when} (in the Journal tab)`;
    case 'todo':
      return `${clip(title, 200)}${snippet ? ` (${snippet})` : ' (todo)'}${when}`;
    default:
      return `${clip(title, 200)}${when}${snippet ? `, ${snippet}` : ''}`;
  }
}

const mentionKinds: Record<SearchKind, Mention['kind']> = {
  ...{ todo: 'todo', reminder: 'reminder', fact: 'fact', event: 'event' },
  ...{ birthday: 'social', anniversary: 'social', journal: 'entry' },
};

function mentionOf({ kind, id, title }: SearchResult): Mention {
  return { kind: mentionKinds[kind], id, title };
}
