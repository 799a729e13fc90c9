import { adjustedSeriesPhrases } from '@/lib/assistant/phrases/plans/adjusted-series';
import { askedPlanPhrases } from '@/lib/assistant/phrases/plans/asked-plans';
import { besideEventPhrases } from '@/lib/assistant/phrases/plans/beside-events';
import { bookedPhrases } from '@/lib/assistant/phrases/plans/booked';
import { fewerLeadPhrases } from '@/lib/assistant/phrases/plans/fewer-leads';
import { forOtherPhrases } from '@/lib/assistant/phrases/plans/for-others';
import { freeHourPhrases } from '@/lib/assistant/phrases/plans/free-hours';
import { moreNoticePhrases } from '@/lib/assistant/phrases/plans/more-notices';
import { notePhrases } from '@/lib/assistant/phrases/plans/notes';
import { oncePhrases } from '@/lib/assistant/phrases/plans/once';
import { otherPlanPhrases } from '@/lib/assistant/phrases/plans/other-plan';
import { settledPhrases } from '@/lib/assistant/phrases/plans/settled';
import { sharedTaskPhrases } from '@/lib/assistant/phrases/plans/shared-tasks';
import { unaskedPhrases } from '@/lib/assistant/phrases/plans/unasked';
import { dueAmountPhrases } from '@/lib/assistant/phrases/series/due-amounts';
import { onePeriodPhrases } from '@/lib/assistant/phrases/series/one-period';
import type { Phrase } from '@/lib/phrases/phrase';

/** Phrases that place a plan beside other plans, or that correct a part of the last plan. */
export const planPhrases: Phrase[] = [
  ...onePeriodPhrases,
  ...dueAmountPhrases,
  ...bookedPhrases,
  ...fewerLeadPhrases,
  ...adjustedSeriesPhrases,
  ...besideEventPhrases,
  ...forOtherPhrases,
  ...freeHourPhrases,
  ...notePhrases,
  ...moreNoticePhrases,
  ...oncePhrases,
  ...otherPlanPhrases,
  ...settledPhrases,
  ...sharedTaskPhrases,
  ...askedPlanPhrases,
  ...unaskedPhrases,
];
