import type { Ctx } from '@/lib/context';
import { usersWithRecentCrisis } from '@/lib/journal/entries/entry-reads';
import { activePrompts } from '@/lib/journal/reads';
import { firstQuestion, journalDefaults } from '@/lib/journal/rules';
import { openPromptedEntries } from '@/lib/journal/state-writes';
import { markPrompted } from '@/lib/journal/writes';
import type { DeliveryKind, PendingDelivery } from '@/lib/outbox/kinds';
import { addDays, fromLocal } from '@/lib/time/clock';

/** The daily message that asks for a journal entry. Expires at local midnight. */
export const journalKind: DeliveryKind = {
  keyOf: ({ slot }) => ({ cause: 'user', occursOn: slot.slice(0, 10) }),
  expiresAt: ({ slot, zone }) => fromLocal(addDays(slot.slice(0, 10), 1), '00:00', zone),
  template: 'journal',
  render: renderPrompts,
  onSent: async (ctx, sent) => {
    await markPrompted(ctx, subjects(sent));
    await openPromptedEntries(
      ctx,
      sent.flatMap(({ userId, occursOn: date }) => (date ? [{ userId, date }] : [])),
    );
  },
};

export const journalNowKind: DeliveryKind = {
  keyOf: ({ at }) => ({ cause: 'user', occursAt: at }),
  expiresAt: ({ at }) => new Date(at.getTime() + dayMs),
  template: 'journal',
  render: async () => new Map(),
};

const dayMs = 24 * 3_600_000;

async function renderPrompts(ctx: Ctx, pending: PendingDelivery[]): Promise<Map<string, string>> {
  const [prompts, quiet] = await Promise.all([
    activePrompts(ctx, subjects(pending)),
    usersWithRecentCrisis(
      ctx,
      pending.map(({ userId }) => userId),
    ),
  ]);
  const byId = new Map(prompts.map((prompt) => [prompt.id, prompt]));
  const texts = pending.flatMap(({ id, userId, subjectId, occursOn }) => {
    const prompt = byId.get(subjectId ?? '');
    return prompt && occursOn && !quiet.has(userId) ? [[id, promptText(prompt, occursOn)] as const] : [];
  });
  return new Map(texts);
}

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

function motivationFor(date: string): string {
  const day = Math.floor(Date.parse(`${date}T00:00:00Z`) / 86_400_000);
  return motivations[day % motivations.length] ?? '';
}

function subjects(pending: PendingDelivery[]): string[] {
  return pending.flatMap(({ subjectId }) => subjectId ?? []);
}
