import { match } from '@/lib/assistant/understand/match';
import { compile, type Program } from '@/lib/assistant/understand/template';
import { tokenize } from '@/lib/assistant/understand/tokens';

const filler =
  '(please|thanks|thank you|then|now|sidekick|mate|lol|haha|all|it|them|that|both|everything|go for it|do it|do that|delete it|delete them|add it|save it|keep it|remember it|set it|sounds good|that is right|that is fine|i do|i am sure|of course|actually|just|for sure|why not|absolutely)';
const yesWord =
  '(yes|y|yep|yeah|yup|yea|sure|okay|alright|all right|do it|do that|go ahead|go for it|confirm|confirmed|please do|correct|right|exactly|absolutely|definitely|of course|fine|sounds good|affirmative|i do|i am sure|positive|why not|please|good|great|perfect|sure thing|make it so|that is right|that is fine|that works|works for me|delete it|delete them|delete all|add it|save it|keep it|remember it|set it|yes i do|ja|sí|si|oui|sim)';
const noWord =
  '(no|n|nope|nah|cancel|stop|do not|never|nevermind|never mind|nein|non|não|nao|not now|not really|no way|wait|leave it|leave them|keep it|keep them|forget it|abort|rather not|better not|i do not|hell no|please do not|do not do it|do not do that|no thanks|no thank you|not yet|nothing|negative|hold on|i changed my mind)';
const yes = new Set('👍 👌 ✅ ☑ 💯 🙏'.split(' '));
const no = new Set('👎 ❌ 🚫 ✋'.split(' '));

let compiled: { yes: Program; no: Program } | undefined;

/** Reads an answer to a question of ours that takes a yes or a no; null if the message says more. */
export function yesOrNo(text: string): 'yes' | 'no' | null {
  if (text.length > 80 || text.includes('?')) return null;
  const tokens = tokenize(text);
  const words = tokens.filter(({ kind }) => kind !== 'emoji');
  if (words.length === 0) {
    const emojis = tokens.map(({ norm }) => norm.replace(/[\u{1f3fb}-\u{1f3ff}\ufe0f]/gu, ''));
    if (emojis.some((one) => yes.has(one))) return 'yes';
    return emojis.some((one) => no.has(one)) ? 'no' : null;
  }
  compiled ??= {
    yes: compile(`[oh|uh|um|well|hmm|ah] ${yesWord} [${yesWord}] [${filler}] [${filler}]`),
    no: compile(
      `[oh|uh|um|well|hmm|ah|actually|please|okay] ${noWord} [${noWord}] [${filler}] [${noWord}] [${filler}]`,
    ),
  };
  if (match(compiled.no, words)) return 'no';
  return match(compiled.yes, words) ? 'yes' : null;
}
