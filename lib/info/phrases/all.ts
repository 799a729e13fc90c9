import { aboutPhrases } from '@/lib/info/phrases/about';
import { askedFirst } from '@/lib/info/phrases/askable';
import { changedPhrases } from '@/lib/info/phrases/changed';
import { followingFacts } from '@/lib/info/phrases/following';
import { forgettingPhrases } from '@/lib/info/phrases/forgetting';
import { likePhrases } from '@/lib/info/phrases/likes';
import { movedPhrases } from '@/lib/info/phrases/moved';
import { passingPhrases } from '@/lib/info/phrases/passing';
import { correctedPhrases } from '@/lib/info/phrases/people/corrected';
import { debtPhrases } from '@/lib/info/phrases/people/debts';
import { dietPhrases } from '@/lib/info/phrases/people/diets';
import { giftPhrases } from '@/lib/info/phrases/people/gifts';
import { guestPhrases } from '@/lib/info/phrases/people/guests';
import { lendingPhrases } from '@/lib/info/phrases/people/lending';
import { measurePhrases } from '@/lib/info/phrases/people/measures';
import { owedPhrases } from '@/lib/info/phrases/people/owed';
import { pricePhrases } from '@/lib/info/phrases/people/prices';
import { stayingPhrases } from '@/lib/info/phrases/people/staying';
import { tallyPhrases } from '@/lib/info/phrases/people/tallies';
import { toldPhrases } from '@/lib/info/phrases/people/told';
import { workPhrases } from '@/lib/info/phrases/people/works';
import { documentPhrases } from '@/lib/info/phrases/places/documents';
import { hourPhrases } from '@/lib/info/phrases/places/hours';
import { unitPhrases } from '@/lib/info/phrases/places/units';
import { questionPhrases } from '@/lib/info/phrases/questions';
import { severalFacts } from '@/lib/info/phrases/several';
import { statementPhrases } from '@/lib/info/phrases/statements';
import { tradePhrases } from '@/lib/info/phrases/trades';
import { unknownPhrases } from '@/lib/info/phrases/unknown';
import type { Phrase } from '@/lib/phrases/phrase';

export const infoPhrases: Phrase[] = [
  ...aboutPhrases,
  ...documentPhrases,
  ...forgettingPhrases,
  ...tradePhrases,
  ...correctedPhrases,
  ...measurePhrases,
  ...pricePhrases,
  ...workPhrases,
  ...debtPhrases,
  ...owedPhrases,
  ...guestPhrases,
  ...tallyPhrases,
  ...lendingPhrases,
  ...giftPhrases,
  ...stayingPhrases,
  ...toldPhrases,
  ...[
    ...hourPhrases,
    ...unitPhrases,
    ...severalFacts,
    ...followingFacts,
    ...changedPhrases,
    ...movedPhrases,
    ...statementPhrases,
    ...likePhrases,
    ...dietPhrases,
  ].map(askedFirst),
  ...unknownPhrases,
  ...questionPhrases,
  ...passingPhrases.map(askedFirst),
];
