import { privatePreview } from '@/lib/channels/rules';
import { scoreText } from '@/lib/journal/sentiment/sentiment';
import type { Heard, Phrase } from '@/lib/phrases/phrase';

export const journal = '(journal|diary|journal entry|diary entry|logbook)';
export const myJournal = `[my|the|a|todays|new] ${journal}`;

export const pointedPhrases: Phrase[] = [
  {
    intent: 'journal_set',
    say: [
      `[i would like to|i want to|let me|can i|could i|please] (put|add|write|save|note|keep|log) (that|this|it) [all|down] (in|into|to) ${myJournal} [please]`,
    ],
    fits: (heard) => pointedText(heard) !== '',
    calls: (heard) => ({ tool: 'journal', input: { do: 'keep', feeling: pointedText(heard) } }),
    examples: [],
  },
  {
    // "Yeah write that down", after a message that Sidekick only listened to.
    intent: 'journal_set',
    when: 'never',
    strength: 'likely',
    say: [
      '(write|jot|note|keep|log|record|put) (that|it|this) down [then|please|for me]',
      '(log|record|note) (that|it|this) [then|please|for me]',
    ],
    fits: ({ world: { lastChanges = [], lastMessage } }) =>
      lastChanges.length === 0 &&
      !/\?\s*$|^(?:what|when|where|who|which|why|how|is|are|do|does|did|can|could|will|would)\b/i.test(
        lastMessage ?? '',
      ) &&
      (lastMessage ?? '').split(' ').length >= leastWords,
    calls: ({ world }) => ({ tool: 'journal', input: { do: 'keep', feeling: world.lastMessage } }),
    examples: [],
  },
  {
    // "Slept awful, 4 hours maybe" tells how someone is, and no fact.
    intent: 'journal_set',
    when: 'words',
    strength: 'guess',
    say: [
      '[i|we] [only|barely|hardly|just|again|finally] (slept|dozed|woke up|woke) {text}',
      '[i|we|i am|i have|we are] [just] (got back|got home|came back|came home|am back|are back|back) from {text}',
      '[had] [a|an|another|such a] [very|really|so|pretty|quite] (bad|awful|terrible|rough|short|good|great|sleepless|restless|horrible) (night|sleep) {text}',
    ],
    fits: (heard) => heard.whole.split(' ').length >= 3 && !heard.hasQuestionMark,
    calls: (heard) => ({ tool: 'journal', input: { do: 'keep', feeling: heard.whole } }),
    offer: (heard) =>
      `${scoreText(heard.whole).score < sad ? 'I’m sorry to hear that.' : 'Thanks for telling me.'} Shall I keep that in your journal?`,
    examples: ['slept awful, 4 hours maybe', 'rough night, the baby cried'],
    counterExamples: ['slept?'],
  },
  {
    // "Make it a 7", after "mood 6/10": the entry gets one more line.
    intent: 'journal_set',
    when: 'words',
    strength: 'certain',
    say: [
      '[no|actually|sorry|wait|hm] (make|call|change|set|put) (it|that|this|the mood|my mood) [to|at] [a|an] {n:number} [out of 10|out of 5] [actually|instead|rather]',
      '[no|actually|sorry|wait|hm] (make|call|change|set|put) (it|that|this|the mood|my mood) [to|at] [a|an] {n:number} {reason}',
    ],
    // The text of a journal message is not kept in the conversation.
    fits: ({ world: { lastChanges = [], lastMessage }, hasQuestionMark }) =>
      lastChanges.some(({ tool }) => tool === 'journal') &&
      lastMessage === privatePreview &&
      !hasQuestionMark,
    calls: (heard) => ({
      tool: 'journal',
      input: {
        do: 'keep',
        feeling: heard.whole.replace(/^.*?\b(?:it|that|this|mood) (?:(?:to|at) )?/i, 'rather '),
      },
    }),
    examples: [],
  },
];

const sad = 2.6;
const leastWords = 3;

function pointedText(heard: Heard): string {
  const before = textBefore(heard);
  if (!before) return heard.world.lastMessage ?? '';
  const after = heard.message.slice(heard.message.indexOf(heard.whole) + heard.whole.length);
  return [before, after.replace(/^[\s,.;!]+/, '')].filter(Boolean).join(' ');
}

export function textBefore({ message, whole }: Heard): string {
  const before = message
    .slice(0, Math.max(0, message.indexOf(whole)))
    .trim()
    .replace(/(?:i would like to|i['’]d like to|please|and|so|can you|could you),?$/i, '')
    .trim();
  return before.split(' ').length < 3 ? '' : before;
}
