import type { Ctx } from '@/lib/context';
import type { Kind, Pending } from '@/lib/deliveries/kinds';
import { quietAmong } from '@/lib/journal/entry-reads';
import { activePrompts } from '@/lib/journal/reads';
import { firstQuestion, journalDefaults } from '@/lib/journal/rules';
import { openPrompted } from '@/lib/journal/talk-writes';
import { markPrompted } from '@/lib/journal/writes';
import { addDays, fromLocal } from '@/lib/time/clock';

/** The evening's question, once a local date; after midnight it would ask about another day. */
export const journalKind: Kind = {
  slotOf: ({ slot }) => slot.slice(0, 10),
  expiresAt: ({ slot, zone }) => fromLocal(addDays(slot.slice(0, 10), 1), '00:00', zone),
  template: 'journal',
  render: renderPrompts,
  onSent: async (ctx, sent) => {
    await markPrompted(ctx, subjects(sent));
    await openPrompted(
      ctx,
      sent.map(({ userId, slot }) => ({ userId, date: slot })),
    );
  },
};

/** The questions that somebody asked for now: worded when they are planned. */
export const journalNowKind: Kind = {
  slotOf: ({ slot }) => slot,
  expiresAt: ({ at }) => new Date(at.getTime() + dayMs),
  template: 'journal',
  render: async () => new Map(),
};

const dayMs = 24 * 3_600_000;

async function renderPrompts(ctx: Ctx, pending: Pending[]): Promise<Map<string, string>> {
  const [prompts, quiet] = await Promise.all([
    activePrompts(ctx, subjects(pending)),
    quietAmong(
      ctx,
      pending.map(({ userId }) => userId),
    ),
  ]);
  const byId = new Map(prompts.map((prompt) => [prompt.id, prompt]));
  const texts = pending.flatMap(({ id, userId, subjectId, slot }) => {
    const prompt = byId.get(subjectId ?? '');
    return prompt && !quiet.has(userId) ? [[id, promptText(prompt, slot)] as const] : [];
  });
  return new Map(texts);
}

/** What is asked on a date. */
function promptText(
  prompt: { includeMotivation: boolean; customMessage: string | null },
  date: string,
): string {
  const parts = [
    prompt.customMessage ?? journalDefaults.customMessage,
    prompt.includeMotivation ? motivationFor(date) : '',
    `${firstQuestion}\nJust answer here.`,
  ];
  return parts.filter(Boolean).join('\n\n');
}

const motivations = [
  'Two minutes are enough.',
  'What you write down, you need not carry.',
  'Small days count too.',
  'Nobody marks this. Write it as it was.',
  'You will be glad to read this in a year.',
  'Good or bad, it was your day.',
  'Start with one word. The rest follows.',
];

/** One line a day, the same all day. */
function motivationFor(date: string): string {
  const day = Math.floor(Date.parse(`${date}T00:00:00Z`) / 86_400_000);
  return motivations[day % motivations.length] ?? '';
}

function subjects(pending: Pending[]): string[] {
  return pending.flatMap(({ subjectId }) => subjectId ?? []);
}
