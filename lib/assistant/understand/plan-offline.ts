import { questionExpiry } from '@/lib/assistant/conversation/question';
import { planWithoutModel, type TurnPlan } from '@/lib/assistant/conversation/turn';
import type { TurnContext } from '@/lib/assistant/conversation/turn-reads';
import { detectLanguage, replyInLanguage } from '@/lib/assistant/understand/language';
import { understand } from '@/lib/assistant/understand/understand';
import { readWorld } from '@/lib/assistant/understand/world';
import type { UserCtx } from '@/lib/context';
import type { PhraseCall } from '@/lib/phrases/phrase';

/** A message that is understood this well is English, whatever its words look like. */
const certain = 0.87;

/** Plans the answer to a message without a language model. Changes nothing. */
export async function planOffline(ctx: UserCtx, context: TurnContext, text: string): Promise<TurnPlan> {
  const meant = understand(text, await readWorld(ctx, context));
  const language = meant.certainty < certain ? detectLanguage(text) : 'en';
  if (language !== 'en') return { ...planWithoutModel({ say: replyInLanguage(language) }), model: 'offline' };
  const plan = planWithoutModel({
    calls: meant.calls,
    say: meant.says.join('\n') || null,
    isPrivate: meant.calls.some(isJournalText),
  });
  const expiresAt = questionExpiry(ctx.now());
  if (meant.question) {
    const { ask, tool, input, field } = meant.question;
    const say = [plan.say, ask].filter(Boolean).join('\n');
    return { ...plan, model: 'offline', say, question: { kind: 'missing', tool, input, field, expiresAt } };
  }
  if (meant.offer) {
    const say = [plan.say, meant.offer.question].filter(Boolean).join('\n');
    const { calls } = meant.offer;
    const choices = [
      { label: 'Yes', calls },
      { label: 'No', calls: [], say: 'All right.' },
    ];
    return { ...plan, model: 'offline', say, choices, question: { kind: 'offer', calls, expiresAt } };
  }
  return { ...plan, model: 'offline' };
}

/** What goes into the journal is stored there alone. */
function isJournalText({ tool, input }: PhraseCall): boolean {
  return tool === 'journal' && typeof input.feeling === 'string';
}
