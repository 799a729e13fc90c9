import { pick, talk } from '@/lib/assistant/phrases/talk/shared';
import type { Phrase } from '@/lib/phrases/phrase';

/** Teasing, compliments, relief and worries. */
export const banterPhrases: Phrase[] = [
  {
    // "What if I hate it?"
    ...talk,
    when: 'never',
    strength: 'sure',
    say: ['[but|and|ugh|oh no|also] what if (i|it|he|she|they|we|nobody|no one|everyone|something) {worry}'],
    fits: (heard) =>
      heard.text('worry').split(' ').length <= 6 &&
      !/\b(?:remind\w*|forget|miss|phone|list|time zone|want|need|change|move|add|delete|travel|you)\b/i.test(
        heard.whole,
      ),
    calls: (heard) =>
      pick(
        [
          'That worry is natural. One step at a time; I keep the dates, so that your head is free.',
          'Then you’ll find a way, as before. I’m here to keep track of the rest.',
        ],
        heard,
      ),
    examples: ['what if i hate it'],
    counterExamples: ['what if i miss it'],
  },
  {
    ...talk,
    when: 'never',
    strength: 'certain',
    say: [
      '[please] (stop being|do not be) (so|such) [a] {manner}',
      '(okay|ok) (boomer|boss|captain|sir|dear)',
      'you (sound|talk|write) like (my|a|an) {who}',
    ],
    fits: (heard) => heard.whole.split(' ').length <= 7,
    calls: (heard) => pick(['Understood, I’ll keep it plain.', 'Fair enough. 😄'], heard),
    examples: ['stop being so cheerful', 'you sound like my mother'],
  },
  {
    ...talk,
    when: 'words',
    strength: 'certain',
    say: ['(thank god|thank goodness|yay|woohoo|finally|hooray|yes|tgif) [it is|its] {day:word}', 'tgif'],
    fits: (heard) =>
      !heard.has('day') ||
      /^(?:\p{L}+day|weekend|summer|spring|holidays?|over|done|payday|home time|bedtime)$/iu.test(
        heard.text('day'),
      ),
    calls: (heard) => pick(['Enjoy it!', 'You’ve earned it. Enjoy!'], heard),
    examples: ['thank god its friday'],
  },
  {
    ...talk,
    when: 'never',
    strength: 'certain',
    say: [
      '[<greeting>] (nice|pleased|good|lovely|great) to meet you [too|sidekick]',
      '[aw|oh|haha] i [really|already] (love|like|adore) (you|this|this app|this thing|it here|using you) [so much|too|sidekick|already]',
      '[aw|oh|haha] (i am|we are) [really|already] (liking|loving|enjoying) (you|this|this app|this thing|it) [so far|already|so much]',
      '(say|tell me) (something|anything) (nice|kind|positive|encouraging|sweet)',
      '[lol|haha|oh|sorry|ugh] i am (so|really|terrible|useless|hopeless|very|just) [bad|useless|hopeless|terrible|slow] at (this|these things|it|computers|remembering things)',
    ],
    calls: (heard) =>
      /\bmeet\b/i.test(heard.whole)
        ? 'Nice to meet you, too! Tell me anything you’d like remembered.'
        : /\b(?:lov|lik|ador|enjoy)\p{L}+/iu.test(heard.whole)
          ? 'That’s sweet, thank you. I’m glad to be of use.'
          : 'You keep more in your head than most people see. That deserves some credit, and I’ll hold the rest.',
    examples: ['nice to meet you', 'i love you', 'say something nice', "lol i'm so bad at this"],
    counterExamples: ['i would love you to call Ann'],
  },
];
