import { toldOfLastTurn } from '@/lib/assistant/phrases/talk/asked-changes';
import { pick, talk } from '@/lib/assistant/phrases/talk/shared';
import type { Phrase } from '@/lib/phrases/phrase';

const meantAsJoke =
  /^\W*(?!(?:(?:haha|lol|ha|hehe|no|oh|sorry|i|i['’]?m|was|am|only|just)\W+)*(?:jk|joking|kidding)\b)\p{L}+ [^\n]{4,160}?[\s,.!…]+(?:(?:haha|lol|ha|hehe)\W+)?(?:jk|j\/k|jks|(?:just|only|i['’]?m|im) (?:kidding|joking)|(?<!\b(?:i|no|not) )kidding)\W*$/iu;

/** Phrases for teasing, compliments, relief and worries. */
export const banterPhrases: Phrase[] = [
  {
    intent: 'help',
    strength: 'certain',
    when: 'never',
    say: [
      '[please] (can|could|may) i (talk|speak|chat) (to|with) (a|an|some|any) [real|actual] (human|person|agent|someone|somebody|human being) [please]',
    ],
    calls: () =>
      'There is no human here, only me. Whoever runs this Sidekick can help with your account; anything else you can tell me.',
    examples: ['can I talk to a human'],
  },
  {
    // "Can you write the draft for me jk": what is meant as a joke is not done.
    ...talk,
    when: 'words',
    strength: 'certain',
    isContent: true,
    say: ['{all}', '{all} (jk|joking|kidding)'],
    fits: ({ message }) => meantAsJoke.test(message),
    calls: (heard) => pick(['Ha! 😄 Then nothing was done.', '😄 Nice try. I changed nothing.'], heard),
    examples: ['can you write the draft for me jk', 'delete all my todos lol just kidding'],
    counterExamples: ['jk', 'just kidding'],
  },
  {
    // "Just keep that somewhere", after it was stored.
    ...talk,
    when: 'never',
    strength: 'certain',
    say: [
      '[just|please|and|so] (keep|save|store|note|hold|hold on to) (that|it|this) (down|safe|on file|somewhere|somewhere safe|handy) [for me|for later|please]',
    ],
    fits: (heard) => !heard.hasQuestionMark,
    calls: (heard) => {
      const last = toldOfLastTurn(heard);
      return last
        ? `It is kept:\n${last}`
        : 'What shall I keep? Tell me, for example “the locker code is 4821”.';
    },
    examples: ['just keep that somewhere'],
  },
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
    // "Do you know, when I was at the mill we never needed any of this!"
    ...talk,
    when: 'words',
    strength: 'certain',
    isContent: true,
    say: [
      '[do you know|you know|mind you|ah|oh|well|and] (when i was {where}|in my day|back in my day|back then|years ago|in the old days) [i|we|people] (never|did not|got by without|managed without|had no|no one ever|ever) [needed|need|had|have|use|used|bothered with] [any of|all|such] (this|it|these|those|that|things|a thing|phones|computers|mobiles|gadgets|apps|reminders|these things) [stuff|nonsense|business|fuss] [at all]',
    ],
    fits: ({ message }) => !/\?\s*$/.test(message),
    calls: (heard) => pick(['Times change! And it worked all the same.', 'And it worked, too. 😄'], heard),
    examples: ['in my day we never needed any of this'],
  },
  {
    // "Well, let's see" begins what follows.
    ...talk,
    when: 'never',
    strength: 'certain',
    say: [
      '[well|so|okay|hm|now|right] (let us see|let me see|let me think|where was i|where were we) [now|then]',
    ],
    fits: (heard) => !heard.hasQuestionMark || heard.first === 'where',
    calls: (heard) => pick(['Take your time.', 'No hurry.'], heard),
    examples: ["let's see"],
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
  {
    // Nobody here can judge that.
    ...talk,
    when: 'never',
    strength: 'certain',
    say: [
      '[so|but|and] (do you think|would you say) [that] i am (depressed|ill|sick|crazy|mad|burnt out|burned out|an alcoholic|a bad {who}|a terrible {who}|lazy|stupid)',
      '[so|but|and] (am i|could i be|might i be) (depressed|crazy|mad|burnt out|burned out|an alcoholic|a bad {who}|a terrible {who})',
    ],
    calls: () =>
      'That I can’t judge. If it weighs on you for more than a few days, please talk to a doctor or to someone you trust. I can keep a note of how your days are: “mood 4 out of 10”.',
    examples: ['do you think im depressed', 'am I a bad mother'],
  },
  {
    // "Is that high?", after a reading.
    ...talk,
    when: 'never',
    strength: 'certain',
    say: [
      '[so|but|and|hm] (is|was|are) (that|it|this|those) [too|very|really|still|a bit|quite] (high|low|normal|dangerous|healthy|unhealthy|serious) [now|then|or not|for me|for my age|or low|or normal]',
      '[so|but|and|hm] (is|was) {reading} [too|very|really|still|a bit|quite] (high|low|normal|dangerous|healthy|unhealthy) [now|then|or not|for me|for my age|or low|or normal]',
      '[so|but|and] should i (worry|be worried|be concerned|be scared|panic|see a doctor) [now|then|about that|about it]',
    ],
    fits: ({ has, text, whole, world: { lastMessage } }) =>
      has('reading')
        ? /^(?:a |my )?(?:[\d./]+|\d[\d./]* (?:over|by|on) \d+|(?:blood )?(?:pressure|sugar|pulse|temperature)\b.*)$/i.test(
            text('reading'),
          )
        : /\bshould i\b/i.test(whole) || /\d/.test(lastMessage ?? ''),
    calls: () =>
      'That I can’t judge: a doctor or a pharmacist can. What you measure, I can keep for you to show them.',
    examples: [],
  },
  {
    ...talk,
    when: 'never',
    strength: 'certain',
    say: [
      '(can|could|may) (we|i|you) [just] (chat|talk|talk to you|chat with you|have a chat|chat with me|talk with me) [a bit|for a bit|a little|please|now]',
      'what (can|do) you (talk|chat) about',
      '(talk|chat) (to|with) me',
      '[so|and] is it (ok|okay|alright|fine|weird|strange|allowed) (if|when) i [just|only] (talk|chat|write|vent) [to|with] [you] [sometimes|now and then|a bit|for a bit|at night|too|about my day]',
    ],
    calls: () =>
      'Gladly, though I listen better than I talk. Tell me about your day; what matters I keep in your journal if you say “write that down”.',
    examples: ['can we just chat', 'talk to me'],
  },
  {
    ...talk,
    when: 'never',
    strength: 'certain',
    say: [
      '[but|so|haha|ha] you (do not|did not) [even|really] know [that|it|this|me] [do you|did you|right]',
    ],
    calls: () => 'No, I don’t: I only know what you have told me. Tell me, and I keep it.',
    examples: ["You don't know do you"],
  },
  {
    ...talk,
    when: 'never',
    strength: 'certain',
    say: [
      '(do|can|will) you keep (a secret|secrets|my secrets|my secret|it secret|things to yourself|it to yourself|this between us|quiet about it)',
      '[shh|shhh|psst|but] (do not|never) tell (anyone|anybody|my {who}|him|her|them|people) [about (it|that|this)]',
      '[this|that|it] [is|stays] (between us|just between us|our secret|a secret)',
    ],
    calls: () => 'I tell nobody: what you write here is shown to your account alone.',
    examples: ['do you keep secrets', "don't tell my wife"],
    counterExamples: ["don't tell me the score"],
  },
  {
    ...talk,
    when: 'never',
    strength: 'likely',
    say: [
      '(do not|never) (remember|save|note|keep|store|write down) (that|it|this|any of it|any of that) [down|please]',
    ],
    fits: ({ world: { mentions, lastTurn } }) => mentions.length === 0 || mentions[0]?.turn !== lastTurn,
    calls: () => 'All right, nothing of it is kept.',
    examples: ["don't remember that"],
  },
  {
    ...talk,
    when: 'never',
    say: ['(phew|whew|woah|whoa|gosh|blimey|jeez|yikes|ouch|aww|aw|hooray|boo|bah|tsk|sheesh|crikey)'],
    calls: (heard) => pick(['🙂', 'Quite.'], heard),
    examples: ['phew'],
  },
];
