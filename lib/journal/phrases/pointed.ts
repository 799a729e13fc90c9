import { privatePreview } from '@/lib/channels/rules';
import { scaleFor } from '@/lib/journal/rating';
import type { Heard, Phrase, PhraseCall } from '@/lib/phrases/phrase';
import { isHardMoment } from '@/lib/phrases/remark-replies';
import { matchWords } from '@/lib/words/match-words';
import { baseForms } from '@/lib/words/verbs';

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
    calls: keepLast,
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
    offer: offerToKeep,
    examples: ['slept awful, 4 hours maybe', 'rough night, the baby cried'],
    counterExamples: ['slept?'],
  },
  {
    // "Mood 4 out of 10".
    intent: 'journal_set',
    when: 'words',
    strength: 'certain',
    isContent: true,
    say: [
      '[log|note|record|track|save|put|add] [<my>] mood [today|tonight|now|right now|this morning|so far] [is|was|at|of|:] [today|about|around|like|only] [a|an] {score}',
      '(today|my day|the day|this day|this week) (is|was|gets|got|has been) [only|about|maybe] [a|an] {score}',
      '(i would give|i give|give) (today|my day|the day|it|this day) [a|an] {score}',
      '(feeling|i feel|i am feeling) [like|about] [a|an] {score} [today|tonight|right now]',
      '[i] [would] give (today|my day|the day|this day|it) [a|an] {n:number} [only|really|i think|out of 10]',
    ],
    fits: (heard) =>
      !heard.hasQuestionMark &&
      !/^today is [\d/]+$/i.test(heard.whole) &&
      (isScore.test(heard.text('score')) || /\bgive (?!it).* \d{1,2}\b/i.test(heard.whole)),
    calls: (heard) => ({
      tool: 'journal',
      input: {
        do: 'keep',
        feeling: /(?:\/|of) ?(?:10|5|ten|five)\b/i.test(heard.whole)
          ? heard.whole.replace(/^(?:log|note|record|track|save|put|add) /i, '')
          : `${heard.whole} out of 10`,
      },
    }),
    examples: ['mood 4 out of 10', 'my mood today is 7 out of 10', 'today was a 6 out of 10'],
    counterExamples: ['my mood is good', 'today is 4/10'],
  },
  {
    // "Mood 4" has no scale.
    intent: 'journal_set',
    when: 'words',
    strength: 'certain',
    say: [
      '[log|note|record|track|save|put|add] [<my>] mood [today|tonight|now|right now|this morning|so far] [is|was|at|of|:] [today|about|around|like|only|a solid] [a|an] {n:number} [today|tonight|now|so far|i think|maybe]',
      '(i would|i will|i) (rate|give|call|score) (today|my day|the day|my mood|this week) [a|an|as|at] {n:number} [today|i think|maybe|really]',
    ],
    fits: (heard) => !heard.hasQuestionMark && isOnScale(heard.text('n')),
    calls: (heard) => {
      const number = heard.text('n');
      return {
        tool: 'journal',
        input: { do: 'keep', feeling: `mood ${number} out of ${scaleFor(Number(number))}` },
      };
    },
    examples: ['mood 4', 'my mood today is a 7'],
    counterExamples: ['mood on the 4th', 'mood 4?'],
  },
  {
    // "8/10", after telling how it is.
    intent: 'journal_set',
    when: 'words',
    strength: 'certain',
    say: ['[like|about|maybe|so|a|an|solid] [a|an|solid] {score} [i would say|today|really|for me]'],
    fits: (heard) =>
      isScore.test(heard.text('score')) &&
      /\b(?:feel\w*|mood|day|night|sad|happy|great|good|bad|tired|passed|won)\b/i.test(
        heard.world.lastMessage ?? '',
      ) &&
      heard.world.mentions[0]?.turn !== heard.world.lastTurn,
    calls: (heard) => ({
      tool: 'journal',
      input: { do: 'keep', feeling: `${heard.world.lastMessage}, ${heard.whole}` },
    }),
    examples: [],
  },
  {
    intent: 'journal_set',
    when: 'words',
    strength: 'guess',
    say: ['[solid|about|maybe] [a|an] [solid] {score}'],
    fits: (heard) => /(?:\/|of) ?10$/.test(heard.text('score')) && isScore.test(heard.text('score')),
    calls: (heard) => ({ tool: 'journal', input: { do: 'keep', feeling: `mood ${heard.whole}` } }),
    offer: (heard) => `Shall I note ${heard.text('score')} in your journal, as how today is?`,
    examples: ['8/10'],
  },
  {
    // "Add the lasagne bit too", after telling about lasagne.
    intent: 'journal_set',
    when: 'words',
    strength: 'certain',
    say: [
      '[and|oh|also] (add|put|include|write|keep|note|save) (the|that) {words} (bit|part|thing|story|sentence|line) [in] [too|as well|also|there|in there]',
      '[and|oh|also] (add|put|include|write|keep|note|save) (the|that) (bit|part|thing|story|sentence|line) (about|with) {words} [in] [too|as well|also|there|in there]',
    ],
    fits: ({ text, world: { lastChanges = [], lastMessage } }) =>
      lastChanges.some(({ tool }) => tool === 'journal') &&
      matchWords(text('words')).some((word) => matchWords(lastMessage ?? '').includes(word)),
    calls: keepLast,
    examples: [],
  },
  {
    // "Make it a 7", after "mood 6/10": the entry gets one more line.
    intent: 'journal_set',
    when: 'words',
    strength: 'certain',
    say: [
      '[no|actually|sorry|wait|hm] [i] [would] (make|call|change|set|put|give|rate|score) (it|that|this|the mood|my mood|today|the day) [to|at|as] [a|an] {n:number} [out of 10|out of 5] [actually|instead|rather|i think|maybe]',
      '[no|actually|sorry|wait|hm] (make|call|change|set|put) (it|that|this|the mood|my mood) [to|at] [a|an] {n:number} {reason}',
      '[no|actually|sorry|wait|hm] [it is|it was|that is|i would say|i would call it|i think|let us say|say|maybe|today is] [really|actually] (more like|more of|rather|closer to|i would say|id say|let us say|call it|really|just|only|actually) [a|an] {n:number} [out of 10|out of 5|actually|really|i think|today]',
      '[no|actually|sorry|wait|hm] {reason} so (make|call|change|set|put) (it|that|this|the mood|my mood) [to|at] [a|an] {n:number} [out of 10|out of 5|now|instead]',
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
        feeling: heard.whole
          .replace(/^(?:no|actually|sorry|wait|hm)\W+/i, '')
          .replace(
            /^(?:i(?:['’]?d| would)? )?\b(?:make|call|change|set|put|give|rate|score) (?:it|that|this|today|the day|(?:the|my) mood) (?:(?:to|at|as) )?/i,
            'rather ',
          )
          .replace(
            /^[^\d]*\b(?:more like|more of|closer to|rather|i would say|i['’]d say|id say|let['’]?s say|call it|really|just|only|actually) (?=(?:an? )?\d)/i,
            'rather ',
          ),
      },
    }),
    examples: [],
  },
];

const isScore = /^\d{1,2}(?:[.,]\d)? ?(?:\/|out of|of) ?(?:10|5|ten|five)$/i;
const leastWords = 3;

function isOnScale(number: string): boolean {
  return /^\d{1,2}(?:[.,]\d)?$/.test(number) && Number(number.replace(',', '.')) <= 10;
}

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

function keepLast({ world }: Heard): PhraseCall {
  return { tool: 'journal', input: { do: 'keep', feeling: world.lastMessage } };
}

export function offerToKeep({ whole }: Heard): string {
  return `${isHardMoment(whole) ? 'I’m sorry to hear that.' : 'Thanks for telling me.'} Shall I keep that in your journal?`;
}

/** Returns the words of an entry without the "can you" of "… can you put that in my journal". */
export function withoutAsking(words: string): string {
  return words.replace(/[,.]? (?:and |so )?(?:can|could|will|would) you(?: please)?$/i, '');
}

/** Returns whether a change is about a journal entry, by its words or by the last change. */
export function isOfEntry(heard: Heard): boolean {
  const { lastChanges = [], lastMessage, mentions } = heard.world;
  const isLast = lastChanges.some(({ tool }) => tool === 'journal') && mentions.length === 0;
  const isNamed = /\b(?:journal|diary|entry)\b/i.test(`${lastMessage ?? ''} ${heard.whole}`);
  return (isLast || isNamed) && heard.findWords(heard.text('x') || '-').length === 0;
}

/** Returns whether words go on with an entry: "and we made up" after one was kept. */
export function continues(text: string): boolean {
  const [first = ''] = text.toLowerCase().split(' ', 1);
  return /^(?:that|i|we|he|she|they|my|our)$/.test(first) || baseForms(first) !== null;
}
