import { askedChangePhrases } from '@/lib/assistant/phrases/talk/asked-changes';
import { feelingPhrases } from '@/lib/assistant/phrases/talk/feelings';
import { greetingPhrases } from '@/lib/assistant/phrases/talk/greetings';
import { helpPhrases } from '@/lib/assistant/phrases/talk/help';
import { smallTalk } from '@/lib/assistant/phrases/talk/small-talk';
import type { Phrase } from '@/lib/phrases/phrase';

export const talkPhrases: Phrase[] = [
  ...askedChangePhrases,
  ...greetingPhrases,
  ...helpPhrases,
  ...smallTalk,
  ...feelingPhrases,
];
