import { arrangementPhrases } from '@/lib/assistant/phrases/appointments/arrangements';
import { besideEachPhrases } from '@/lib/assistant/phrases/appointments/beside-each';
import { hourPhrases } from '@/lib/assistant/phrases/appointments/by-hour';
import { offeredPhrases } from '@/lib/assistant/phrases/appointments/offered';
import { renewalPhrases } from '@/lib/assistant/phrases/appointments/renewals';
import { againPhrases } from '@/lib/assistant/phrases/series/again';
import { bothTimesPhrases } from '@/lib/assistant/phrases/series/both-times';
import { deedsToldPhrases } from '@/lib/assistant/phrases/series/deeds-told';
import { intervalPhrases } from '@/lib/assistant/phrases/series/intervals';
import { kindPhrases } from '@/lib/assistant/phrases/series/kinds';
import { resumingPhrases } from '@/lib/assistant/phrases/series/resuming';
import { seriesQuestionPhrases } from '@/lib/assistant/phrases/series/series-questions';
import { tripPhrases } from '@/lib/assistant/phrases/series/trips';
import { vagueTimePhrases } from '@/lib/assistant/phrases/series/vague-times';
import type { Phrase } from '@/lib/phrases/phrase';

export const seriesTalkPhrases: Phrase[] = [
  ...kindPhrases,
  ...againPhrases,
  ...arrangementPhrases,
  ...besideEachPhrases,
  ...bothTimesPhrases,
  ...deedsToldPhrases,
  ...hourPhrases,
  ...intervalPhrases,
  ...offeredPhrases,
  ...renewalPhrases,
  ...resumingPhrases,
  ...seriesQuestionPhrases,
  ...tripPhrases,
  ...vagueTimePhrases,
];
