import type { UserCtx } from '@/lib/context';
import { listEntries } from '@/lib/journal/entry-reads';
import { moodOf } from '@/lib/journal/rules';
import type { JournalEntry } from '@/lib/journal/schema';
import { questionWords, steps } from '@/lib/journal/talk';
import { formatDay } from '@/lib/time/format';

/** The whole journal as a file, the oldest day first. */
export async function exportJournal(ctx: UserCtx, format: 'json' | 'markdown'): Promise<Response> {
  const entries = (await listEntries(ctx)).reverse();
  const [body, type, ending] =
    format === 'json'
      ? [
          JSON.stringify({ exportedAt: ctx.now().toISOString(), entries }, null, 2),
          'application/json',
          'json',
        ]
      : [asMarkdown(entries), 'text/markdown; charset=utf-8', 'md'];
  return new Response(body, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="sidekick-journal.${ending}"`,
      'Cache-Control': 'no-store',
    },
  });
}

function asMarkdown(entries: JournalEntry[]): string {
  return [`# Journal`, ...entries.map(entryText)].join('\n\n').concat('\n');
}

function entryText({ entryDate, sentimentScore, responses, entryText }: JournalEntry): string {
  const answers = steps.flatMap((step) =>
    responses[step] ? [`**${questionWords(step)}**\n\n${quotedLines(responses[step])}`] : [],
  );
  return [
    `## ${formatDay(entryDate)} (${entryDate})`,
    `Score: ${sentimentScore.toFixed(1)} of 5, ${moodOf(sentimentScore).label}`,
    ...answers,
    entryText,
  ].join('\n\n');
}

/** What somebody wrote stays a quotation, whatever signs it holds. */
function quotedLines(text: string): string {
  return text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
}
