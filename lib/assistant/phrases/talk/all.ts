import { aboutUsPhrases } from '@/lib/assistant/phrases/talk/about-us';
import { askedBackPhrases } from '@/lib/assistant/phrases/talk/asked-back';
import { askedChangePhrases } from '@/lib/assistant/phrases/talk/asked-changes';
import { beyondPhrases } from '@/lib/assistant/phrases/talk/beyond';
import { feelingPhrases } from '@/lib/assistant/phrases/talk/feelings';
import { goodNewsPhrases } from '@/lib/assistant/phrases/talk/good-news';
import { greetingPhrases } from '@/lib/assistant/phrases/talk/greetings';
import { helpPhrases } from '@/lib/assistant/phrases/talk/help';
import { smallTalk } from '@/lib/assistant/phrases/talk/small-talk';
import { ventingPhrases } from '@/lib/assistant/phrases/talk/venting';
import type { Phrase } from '@/lib/phrases/phrase';

export const talkPhrases: Phrase[] = [
  ...askedChangePhrases,
  ...askedBackPhrases,
  ...aboutUsPhrases,
  ...greetingPhrases,
  ...helpPhrases,
  ...smallTalk,
  ...goodNewsPhrases,
  ...ventingPhrases,
  ...feelingPhrases,
  ...beyondPhrases,
];
