import { adjustedSeriesPhrases } from '@/lib/assistant/phrases/plans/adjusted-series';
import { askedPlanPhrases } from '@/lib/assistant/phrases/plans/asked-plans';
import { besideEventPhrases } from '@/lib/assistant/phrases/plans/beside-events';
import { fewerLeadPhrases } from '@/lib/assistant/phrases/plans/fewer-leads';
import { freeHourPhrases } from '@/lib/assistant/phrases/plans/free-hours';
import { otherPlanPhrases } from '@/lib/assistant/phrases/plans/other-plan';
import { sharedTaskPhrases } from '@/lib/assistant/phrases/plans/shared-tasks';
import { unaskedPhrases } from '@/lib/assistant/phrases/plans/unasked';
import type { Phrase } from '@/lib/phrases/phrase';

/** Phrases that place a plan beside other plans, or that correct a part of the last plan. */
export const planPhrases: Phrase[] = [
  ...fewerLeadPhrases,
  ...adjustedSeriesPhrases,
  ...besideEventPhrases,
  ...freeHourPhrases,
  ...otherPlanPhrases,
  ...sharedTaskPhrases,
  ...askedPlanPhrases,
  ...unaskedPhrases,
];
