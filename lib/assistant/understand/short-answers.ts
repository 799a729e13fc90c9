import { withoutCourtesy } from '@/lib/assistant/understand/courtesy';
import { senseOf } from '@/lib/assistant/understand/heard';
import { match } from '@/lib/assistant/understand/match';
import { withoutSlips } from '@/lib/assistant/understand/slips';
import { compile, type Program } from '@/lib/assistant/understand/template';
import { tokenize, withTimes } from '@/lib/assistant/understand/tokens';

export interface ShortAnswer {
  answer: 'done' | 'snooze' | 'quiet' | 'resume';
  /** The user's words for the time to snooze. An empty string if there are none. */
  when: string;
}

const pronoun = '(it|that|this|them|that one|this one|both)';
const templates: [ShortAnswer['answer'], string][] = [
  [
    'done',
    `[i|we|it|that|all|just|already|am|is|have|okay|yes|yep] [am|is|have|are] [all|just|already] (done|finished|completed|complete|sorted|handled) [with] [${pronoun}] [already|now|today]`,
  ],
  [
    'done',
    `[i|we|have|yes] [have] [just|already|actually] (did|done|finished|completed|handled) ${pronoun} [already|now|today|just now|earlier]`,
  ],
  ['done', `(mark|tick|check) [off] [${pronoun}] [off] [as] [done|complete|completed]`],
  [
    'done',
    '(got it done|taken care of|it is taken care of|all done|all sorted|that is done|it is done|already did|just did|did already)',
  ],
  ['quiet', `(stop|quit|enough) [asking|nagging|reminding|bugging] [me] [about|of] [${pronoun}]`],
  ['resume', `(resume|keep (asking|reminding|nagging) [me]|(ask|remind|nag) [me] again)`],
  ['snooze', `(snooze|postpone) [me] [${pronoun}] [for|by|until|till|to] [a bit|a while|a moment|later]`],
  [
    'snooze',
    '[maybe|a bit|in a bit|in a while|in a moment] [a bit] (later|not now|not yet|in a bit|in a while|in a moment)',
  ],
  ['snooze', `(remind|ask|tell|ping|nag) me [again] [about|of] [${pronoun}] [again] [later]`],
  ['snooze', '(give me|in|another|for|until|till|to|at|by|make it)'],
];
const thumbs = new Set('👍 ✅ ✔ ✔️ ☑ ☑️ 👌 💪'.split(' '));
const snoozing = new Set(['snooze', 'postpone']);

let compiled: { answer: ShortAnswer['answer']; program: Program }[] | undefined;

export function shortAnswer(text: string, at: { now: Date; zone: string }): ShortAnswer | null {
  if (text.length > 120 || text.includes('?')) return null;
  const plain = tokenize(text);
  if (plain.length > 0 && plain.every(({ norm, kind }) => kind === 'emoji' && thumbs.has(bare(norm))))
    return { answer: 'done', when: '' };
  const tokens = withoutCourtesy(withoutSlips(withTimes(text, plain, at)));
  const times = tokens.flatMap(({ time }) => (time ? [time] : []));
  const sense = senseOf(times);
  if (sense === 'series' || sense === 'hourly series') return null;
  const when = times.map((time) => time.text).join(' ');
  if (tokens.length > 0 && tokens.length === times.length && sense !== 'range')
    return { answer: 'snooze', when };
  compiled ??= templates.map(([answer, template]) => ({ answer, program: compile(template) }));
  const found = compiled.find(
    ({ answer, program }) =>
      (answer === 'snooze' || answer === 'done' || times.length === 0) && match(program, tokens),
  );
  if (!found) return readSnoozeNumber(tokens, text);
  const fits =
    found.answer === 'snooze' || times.length === 0 || (found.answer === 'done' && sense === 'day');
  return fits ? { answer: found.answer, when: found.answer === 'snooze' ? when : '' } : null;
}

function readSnoozeNumber(tokens: { norm: string; start: number }[], text: string): ShortAnswer | null {
  if (!snoozing.has(tokens[0]?.norm ?? '') || tokens.length > 5) return null;
  const rest = tokens.slice(1).filter(({ norm }) => norm !== 'it' && norm !== 'that' && norm !== 'this');
  const first = rest[0];
  const isLength = rest.some(({ norm }) => /^\d/.test(norm) || norm === 'no' || norm === 'zero');
  return first && isLength ? { answer: 'snooze', when: text.slice(first.start).trim() } : null;
}

function bare(emoji: string): string {
  return emoji.replace(/[\u{1f3fb}-\u{1f3ff}\ufe0f]/gu, '');
}

const doIt =
  '[then|so|do] (do|put|add|save|set|keep|remember|note|write|store|book|log) (it|that|them|this) [in|down|on|up|there] [(in|into|on|to) (my|the) (journal|diary|list)] [for me]';
const hedge = '(maybe|perhaps|probably|i suppose|i guess|i think)';
const shouldDo = `[${hedge}] [i|we|you|we'd|you'd|i would] [${hedge}] (better|best|had better|had best|might as well|may as well|should|could) [${hedge}] (do|had|${doIt}|(do|put|add|save|set|note|delete|remove) (it|that|them|this) [in|down|on|up|off] [there] [then])`;
const remindMe = '[please] remind me [(of|about) (it|that|them|this)] [then]';
const remindThen =
  '[please] (remind me|ping me|set [me] (a|the|an) (reminder|alarm)) [for|at] (then|that time)';
const filler = `(${doIt}|${remindMe}|please|thanks|thank you|then|now|sidekick|mate|lol|haha|all|it|them|that|both|everything|go for it|do it|do that|delete it|delete them|add it|save it|keep it|remember it|set it|sounds good|that is right|that is fine|that is (it|the one|correct|what i (mean|meant|want|said))|i do|i am sure|of course|actually|just|for sure|why not|absolutely)`;
const yesWord = `(${doIt}|${remindThen}|yes|y|yep|yeah|yup|yea|sure|okay|alright|all right|do it|do that|go ahead|go for it|confirm|confirmed|please do|correct|right|exactly|absolutely|definitely|of course|fine|sounds good|affirmative|i do|i am sure|positive|why not|please|good|great|perfect|sure thing|make it so|that is right|that is fine|that is (it|the one|correct)|that works|works for me|delete it|delete them|delete all|add it|save it|keep it|remember it|set it|yes i do|aye|mhm|mm|uh huh|take (it|that)|(take|accept) (that|the) (one|slot|offer)|go on|go on then|sounds right|${shouldDo}|${hedge} (i|we|you) (should|better)|ja|sí|si|oui|sim)`;
const noWord =
  '(no|n|nope|nah|cancel|stop|do not|never|nevermind|never mind|nein|non|não|nao|not now|not really|no way|wait|leave it|leave them|keep it|keep them|forget it|abort|rather not|better not|i do not|hell no|please do not|do not do it|do not do that|no thanks|no thank you|not yet|nothing|negative|hold on|i changed my mind|just kidding|kidding|jk|take (it|that|them) off|scrap (it|that)|scratch that|drop (it|that)|forget that|skip it|skip that|wrong (one|list|thing)|not that (one|list)|bring it back|bring them back)';
const yes = new Set('👍 👌 ✅ ☑ 💯 🙏'.split(' '));
const no = new Set('👎 ❌ 🚫 ✋'.split(' '));

let answers: { yes: Program; no: Program } | undefined;

export function yesOrNo(text: string): 'yes' | 'no' | null {
  if (text.length > 80 || text.includes('?')) return null;
  const tokens = tokenize(text);
  const words = tokens.filter(({ kind }) => kind !== 'emoji');
  if (words.length === 0) {
    const emojis = tokens.map(({ norm }) => norm.replace(/[\u{1f3fb}-\u{1f3ff}\ufe0f]/gu, ''));
    if (emojis.some((one) => yes.has(one))) return 'yes';
    return emojis.some((one) => no.has(one)) ? 'no' : null;
  }
  answers ??= {
    yes: compile(`[oh|uh|um|well|hmm|ah] ${yesWord} [${yesWord}] [${filler}] [${filler}]`),
    no: compile(
      `[oh|uh|um|well|hmm|ah|actually|please|okay|haha|lol] ${noWord} [${noWord}] [${filler}] [${noWord}] [${filler}]`,
    ),
  };
  if (match(answers.no, words)) return 'no';
  return match(answers.yes, words) ? 'yes' : null;
}
