import { aboutUsPhrases } from '@/lib/assistant/phrases/talk/about-us';
import { askedBackPhrases } from '@/lib/assistant/phrases/talk/asked-back';
import { askedChangePhrases } from '@/lib/assistant/phrases/talk/asked-changes';
import { banterPhrases } from '@/lib/assistant/phrases/talk/banter';
import { beyondPhrases } from '@/lib/assistant/phrases/talk/beyond';
import { feelingPhrases } from '@/lib/assistant/phrases/talk/feelings';
import { goodNewsPhrases } from '@/lib/assistant/phrases/talk/good-news';
import { greetingPhrases } from '@/lib/assistant/phrases/talk/greetings';
import { helpPhrases } from '@/lib/assistant/phrases/talk/help';
import { howItWorksPhrases } from '@/lib/assistant/phrases/talk/how-it-works';
import { reactionPhrases } from '@/lib/assistant/phrases/talk/reactions';
import { smallTalk } from '@/lib/assistant/phrases/talk/small-talk';
import { ventingPhrases } from '@/lib/assistant/phrases/talk/venting';
import type { Phrase } from '@/lib/phrases/phrase';

export const talkPhrases: Phrase[] = [
  ...askedChangePhrases,
  ...askedBackPhrases,
  ...aboutUsPhrases,
  ...howItWorksPhrases,
  ...greetingPhrases,
  ...helpPhrases,
  ...smallTalk,
  ...reactionPhrases,
  ...banterPhrases,
  ...goodNewsPhrases,
  ...ventingPhrases,
  ...feelingPhrases,
  ...beyondPhrases,
];
