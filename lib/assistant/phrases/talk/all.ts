import { aboutUsPhrases } from '@/lib/assistant/phrases/talk/about-us';
import { askedChangePhrases } from '@/lib/assistant/phrases/talk/asked-changes';
import { beyondPhrases } from '@/lib/assistant/phrases/talk/beyond';
import { feelingPhrases } from '@/lib/assistant/phrases/talk/feelings';
import { greetingPhrases } from '@/lib/assistant/phrases/talk/greetings';
import { helpPhrases } from '@/lib/assistant/phrases/talk/help';
import { smallTalk } from '@/lib/assistant/phrases/talk/small-talk';
import type { Phrase } from '@/lib/phrases/phrase';

export const talkPhrases: Phrase[] = [
  ...askedChangePhrases,
  ...aboutUsPhrases,
  ...greetingPhrases,
  ...helpPhrases,
  ...smallTalk,
  ...feelingPhrases,
  ...beyondPhrases,
];
