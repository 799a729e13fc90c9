import { aboutPhrases } from '@/lib/info/phrases/about';
import { askedFirst } from '@/lib/info/phrases/askable';
import { changedPhrases } from '@/lib/info/phrases/changed';
import { debtPhrases } from '@/lib/info/phrases/debts';
import { followingFacts } from '@/lib/info/phrases/following';
import { likePhrases } from '@/lib/info/phrases/likes';
import { passingPhrases } from '@/lib/info/phrases/passing';
import { questionPhrases } from '@/lib/info/phrases/questions';
import { severalFacts } from '@/lib/info/phrases/several';
import { statementPhrases } from '@/lib/info/phrases/statements';
import { stayingPhrases } from '@/lib/info/phrases/staying';
import { unknownPhrases } from '@/lib/info/phrases/unknown';
import type { Phrase } from '@/lib/phrases/phrase';

export const infoPhrases: Phrase[] = [
  ...aboutPhrases,
  ...debtPhrases,
  ...stayingPhrases,
  ...[...severalFacts, ...followingFacts, ...changedPhrases, ...statementPhrases, ...likePhrases].map(
    askedFirst,
  ),
  ...unknownPhrases,
  ...questionPhrases,
  ...passingPhrases.map(askedFirst),
];
