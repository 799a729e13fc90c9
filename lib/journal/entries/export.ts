import type { UserCtx } from '@/lib/context';
import { listEntries } from '@/lib/journal/entries/entry-reads';
import { questionText, steps } from '@/lib/journal/questions';
import { moodOf } from '@/lib/journal/rules';
import type { JournalEntry } from '@/lib/journal/schema';
import { formatDay } from '@/lib/time/format';

export async function exportJournal(ctx: UserCtx, format: 'json' | 'markdown'): Promise<Response> {
  const entries = (await listEntries(ctx)).reverse();
  const [body, type, extension] =
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
      'Content-Disposition': `attachment; filename="sidekick-journal.${extension}"`,
      'Cache-Control': 'no-store',
    },
  });
}

function asMarkdown(entries: JournalEntry[]): string {
  return [`# Journal`, ...entries.map(entryMarkdown)].join('\n\n').concat('\n');
}

function entryMarkdown({ entryDate, sentimentScore, responses, entryText }: JournalEntry): string {
  const answers = steps.flatMap((step) =>
    responses[step] ? [`**${questionText(step)}**\n\n${quotedLines(responses[step])}`] : [],
  );
  return [
    `## ${formatDay(entryDate)} (${entryDate})`,
    `Score: ${sentimentScore.toFixed(1)} of 5, ${moodOf(sentimentScore).label}`,
    ...answers,
    entryText,
  ].join('\n\n');
}

function quotedLines(text: string): string {
  return text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
}
