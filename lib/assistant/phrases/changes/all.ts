import { correctingPhrases } from '@/lib/assistant/phrases/changes/correcting';
import { finishedPhrases } from '@/lib/assistant/phrases/changes/finished';
import { finishingPhrases } from '@/lib/assistant/phrases/changes/finishing';
import { movingPhrases } from '@/lib/assistant/phrases/changes/moving';
import { removingPhrases } from '@/lib/assistant/phrases/changes/removing';
import { renamingPhrases } from '@/lib/assistant/phrases/changes/renaming';
import { undoingPhrases } from '@/lib/assistant/phrases/changes/undoing';
import { restPhrase, sparingPhrase, thatListPhrase } from '@/lib/assistant/phrases/changes/whole-list';
import { onlyNamedEntry } from '@/lib/assistant/phrases/changes/within';
import type { Phrase } from '@/lib/phrases/phrase';

export const changePhrases: Phrase[] = [
  sparingPhrase,
  restPhrase,
  thatListPhrase,
  ...removingPhrases,
  ...correctingPhrases,
  ...movingPhrases,
  ...undoingPhrases,
  ...finishedPhrases,
  ...finishingPhrases,
  ...renamingPhrases,
].map(onlyNamedEntry);
