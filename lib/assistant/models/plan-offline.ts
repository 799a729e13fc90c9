import type { Understanding } from '@/lib/assistant/acts/understanding';
import { questionExpiry } from '@/lib/assistant/conversation/question';
import { planWithoutModel, type TurnPlan } from '@/lib/assistant/conversation/turn';
import { detectLanguage, replyInLanguage } from '@/lib/assistant/understand/language';
import { understand } from '@/lib/assistant/understand/understand';
import type { UserCtx } from '@/lib/context';
import type { PhraseCall, World } from '@/lib/phrases/phrase';

const certain = 0.87;

export interface OfflinePlan {
  plan: TurnPlan;
  isCertain: boolean;
}

export function planOffline(ctx: UserCtx, world: World, text: string): OfflinePlan {
  const meant = understand(text, world);
  return { plan: planFor(ctx, text, meant), isCertain: isCertain(meant) };
}

function isCertain({ certainty, offer, question, isRequest }: Understanding): boolean {
  return isRequest && certainty >= certain && !offer && !question;
}

function planFor(ctx: UserCtx, text: string, meant: Understanding): TurnPlan {
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

// The text of a journal entry must not be stored anywhere else.
function isJournalText({ tool, input }: PhraseCall): boolean {
  return tool === 'journal' && typeof input.feeling === 'string';
}
