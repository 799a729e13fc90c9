import { randomBytes } from 'node:crypto';
import { inputsWith } from '@/lib/assistant/conversation/choices/choice';
import { findChoice, insertChoices } from '@/lib/assistant/conversation/choices/choice-writes';
import { type OpenQuestion, questionExpiry } from '@/lib/assistant/conversation/question';
import { planWithoutModel, type Turn, type TurnPlan } from '@/lib/assistant/conversation/turn';
import type { ChoiceOffer } from '@/lib/assistant/run-calls';
import type { ChatChoice } from '@/lib/assistant/schema';
import type { UserCtx } from '@/lib/context';
import { clip } from '@/lib/words/wording';

const maxOffered = 5;
const maxLabel = 80;

export async function offerChoices(
  ctx: UserCtx,
  turnId: string,
  offers: ChoiceOffer[],
): Promise<ChatChoice[]> {
  const rows = offers.slice(0, maxOffered).map(({ label, calls, say }, position) => ({
    ...{ id: randomBytes(12).toString('base64url'), userId: ctx.user.id, turnId, position },
    ...{ label: clip(label, maxLabel), calls, say: say ?? null, expiresAt: questionExpiry(ctx.now()) },
  }));
  if (rows.length > 0) await insertChoices(ctx, rows);
  return rows.map(({ id, label }) => ({ id, label }));
}

export function offersOf(question: OpenQuestion | null): ChoiceOffer[] {
  switch (question?.kind) {
    case 'confirm':
      return [
        { label: 'Yes', calls: question.acts },
        { label: 'No', calls: [], say: 'All right, I left everything as it was.' },
      ];
    case 'which':
      return question.choices.map((choice) => ({
        label: choice.text,
        calls: inputsWith(question, [choice]).map((input) => ({ tool: question.tool, input })),
      }));
    default:
      return [];
  }
}

export function choiceIdIn({ choice, reference }: Pick<Turn, 'choice' | 'reference'>): string | null {
  return choice ?? /^choice:([\w-]{8,32})$/.exec(reference?.button ?? '')?.[1] ?? null;
}

export async function planForChoiceTaken(ctx: UserCtx, id: string): Promise<TurnPlan> {
  const choice = await findChoice(ctx, id);
  if (!choice) return planWithoutModel({ say: 'That is no longer on offer, so nothing was changed.' });
  return { ...planWithoutModel({ calls: choice.calls, say: choice.say }), choice: id };
}
