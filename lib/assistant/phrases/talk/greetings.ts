import { pick, talk } from '@/lib/assistant/phrases/talk/shared';
import type { Heard, Phrase } from '@/lib/phrases/phrase';
import { agentVerbs } from '@/lib/words/verbs';
import { capitalized } from '@/lib/words/wording';

export const greetingPhrases: Phrase[] = [
  {
    ...talk,
    intent: 'greeting',
    when: 'words',
    strength: 'certain',
    say: ['(morning|mornin|evening|afternoon|gm) [all|you|sidekick|there]'],
    fits: (heard) => !heard.hasQuestionMark,
    calls: (heard) => named('Hi{name}! What can I do for you?', heard),
    examples: [],
  },
  {
    ...talk,
    intent: 'greeting',
    say: [
      '<greeting> [<you>] [<greeting>]',
      '(hi|hello|hey) [there] <you>',
      '(howdy|greetings|yo)',
      'anyone (there|home|here)',
      '(are you|you|is this thing|is this) (there|awake|here|up|online|on|alive)',
    ],
    calls: (heard) =>
      pick(
        [
          'Hi{name}! What can I do for you?',
          'Hello{name}! What’s on your mind?',
          'Hi{name}! I’m listening.',
        ].map((text) => named(text, heard)),
        heard,
      ),
    examples: ['hi', 'good morning', 'hello there'],
  },
  {
    ...talk,
    when: 'words',
    say: [
      '[<greeting>] [dear|<you>] (i am|this is) {name:name}',
      'the name is {name:name}',
      '[<greeting>] [dear|<you>] [it is|this is|its] {name:word} here',
    ],
    fits: isName,
    calls: (heard) => ({
      tool: 'store_info',
      input: { key: 'name', value: capitalized(heard.text('name')) },
    }),
    examples: ["Hi, I'm Sarah"],
    counterExamples: ["I'm tired"],
  },
  {
    intent: 'facts_set',
    when: 'words',
    say: [
      '[<greeting>] (my name is|call me|i am called|people call me|my friends call me|you can call me|just call me) {name:name}',
      '[just] call me {name:word} [please]',
    ],
    fits: (heard) => isName(heard) || isNickname(heard),
    calls: (heard) => ({
      tool: 'store_info',
      input: { key: 'name', value: capitalized(heard.text('name')) },
    }),
    examples: ['my name is Tom', 'call me Teddy'],
  },
  {
    intent: 'facts_query',
    isQuestion: true,
    when: 'never',
    say: [
      '(what is|what was|do you know|do you remember|tell me|say) my [first] name [again]',
      '(who am i|do you know who i am|do you know me)',
    ],
    fits: (heard) => heard.world.firstName !== null,
    calls: (heard) => `You are ${heard.world.firstName}.`,
    examples: [],
  },
  {
    ...talk,
    intent: 'greeting',
    when: 'words',
    say: [
      '[<okay>] [<okay>] <thanks> [<you>] [for everything|that is all|that is it|for now|so much|again|a lot|you are the best|great job|i appreciate it] [<thanks>]',
      '(great|perfect|awesome|that is great|excellent|lovely) <thanks>',
      '[<okay>] <thanks> [<you>] {kind}',
      '[<thanks>] you are [so|very|really|such|too] [a|an|the] (kind|sweet|great|helpful|lifesaver|star|legend|angel|gem|best|awesome|amazing|wonderful|treasure|hero|genius|darling|dear|godsend) [honestly|really|you know|to me]',
      '[<okay>] (that is|that was) (all|everything|it) [for] [today|now|the moment] [<thanks>]',
      '(that is all|that will be all|that is it|nothing else|no that is all|i am good|all good|we are good) [for now|thanks|thank you|<thanks>]',
    ],
    fits: (heard) =>
      !heard.has('kind') ||
      heard.text('kind').split(' ').length <= 2 ||
      /^(?:you|u|that|this|so|my|for|dear|sweet|kind|very|much|ever|love|darling|both|it)\b/i.test(
        heard.text('kind'),
      ),
    calls: (heard) => pick(['You’re welcome!', 'Any time!', 'Happy to help!', 'My pleasure.'], heard),
    examples: ['thanks', 'thank you so much', 'thanks thats all'],
  },
  {
    // Matches "splendid, thank you my dear", "merci!" and "much obliged".
    ...talk,
    intent: 'greeting',
    strength: 'likely',
    when: 'never',
    say: ['{all}'],
    fits: (heard) =>
      heard.parts.length <= longestThanks &&
      !heard.hasQuestionMark &&
      thanking.test(heard.whole) &&
      !/^(?:how|what|can|do|does)\b/i.test(heard.whole) &&
      !heard.parts.some(({ word }) => agentVerbs.has(word) || word === 'remind' || word === 'for'),
    calls: (heard) => pick(['You’re welcome!', 'Any time!', 'Happy to help!', 'My pleasure.'], heard),
    examples: ['merci beaucoup', 'splendid, thank you my dear'],
  },
  {
    ...talk,
    say: [
      '[<okay>] (bye|goodbye|bye bye|brb|be right back|gtg|got to go|cheerio|see you|see you later|see ya|good night|goodnight|night night|nighty night|off to bed|i am off to bed|i am going to bed|going to bed now|heading to bed|bedtime for me|time for bed|talk to you later|talk later|later|cya|ttyl|gn|night|take care|have a good day|have a nice day|have a good one|until tomorrow|see you tomorrow|sleep well|ciao|farewell|so long|peace out|catch you later|that will be all|that is all for now|that is all for today) [<you>]',
      'see (you|ya) [on|this|next|over the] (soon|then|tonight|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|week) [then]',
    ],
    when: 'words',
    calls: (heard) =>
      /\bnight|sleep|\bbed|\bgn\b/i.test(heard.whole)
        ? 'Good night! Sleep well.'
        : pick(['Bye! I’m here when you need me.', 'See you!', 'Take care!'], heard),
    examples: ['bye', 'good night'],
  },
  {
    ...talk,
    say: [
      '[oh|ah|haha] <okay> [<okay>] [then|thanks|so|now|got it|cool|noted|understood|makes sense]',
      '[ah|ok|oh] [that is|much] (better|more like it)',
      '(cool|nice|wow|neat|oh|ah|i see|got it|understood|noted|makes sense|fair enough|good to know|interesting|alright then|that works|works for me|sounds good|sounds great|good|great job|very good|very well|jolly good|splendid|grand|lovely|brilliant|well done|good job|good bot|nice one|nice work|you rock|you are (great|awesome|amazing|the best|a lifesaver|so helpful|wonderful|fantastic)|i love (it|this|you)|love it|love you|that is [really|very|so|just|quite|pretty|mighty|too] (great|good|perfect|awesome|fine|cool|nice|okay|right|correct|amazing|handy|neat|clever|smart|useful|helpful|lovely|wonderful|excellent|brilliant|swell|grand|impressive|kind|sweet))',
      '(yes|yep|yeah|yup|sure|right|correct|exactly|true|of course|definitely|absolutely|indeed)',
    ],
    calls: (heard) => pick(['👍', 'Good!', 'Great.'], heard),
    examples: ['cool', 'ok', 'sounds good'],
  },
  {
    ...talk,
    say: [
      '[<okay>] [grand|great|cool|good|lovely] [i am|we are|time] [off|going|heading|go] (to bed|to sleep|for a nap) [now|then] [<thanks>]',
      '[<okay>] (off|time|gone|going) (to bed|to sleep|for a nap) [now|then]',
    ],
    when: 'words',
    calls: () => 'Good night! Sleep well.',
    examples: ['grand, off to sleep then'],
  },
  {
    ...talk,
    when: 'words',
    say: [
      'how (is|was) your (day|morning|afternoon|evening|night|week|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday) [going|been] [so far|today]',
    ],
    calls: () => 'Quiet so far, thank you. I’m here for your todos, reminders and notes.',
    examples: ["how's your sunday going"],
  },
  {
    ...talk,
    when: 'words',
    say: [
      '(wrong|not the right) (app|chat|window|person|number|thread|group) [sorry]',
      '[just] (hang|hold) on [a (sec|second|minute|moment|bit)]',
    ],
    calls: (heard) => pick(['No problem.', 'No worries at all.'], heard),
    examples: ['wrong app', 'hang on a sec'],
  },
  {
    ...talk,
    say: [
      'wish (me|us|him|her|them) [good|all the|the best of] luck [please]',
      'fingers crossed [for me|for us]',
    ],
    calls: () => 'Good luck! 🍀',
    examples: ['wish me luck'],
  },
  {
    ...talk,
    say: [
      '(lol|haha|hahaha|hehe|lmao|rofl|hihi|xd|ha|hahahaha|lolol|lmfao|haha nice|that is funny|funny|you are funny|ha ha|hah|very funny) [lol|haha]',
    ],
    calls: (heard) => pick(['😄', '😄 Glad you’re amused.', 'Ha!'], heard),
    examples: ['lol', 'haha'],
  },
  {
    ...talk,
    say: [
      '(no|nope|nah|neither|none|none of (them|those|these)|not really|no thanks|no thank you|no thank|not now|nothing|no i am good|no problem|no worries|nothing really|not today|it is nothing|do not worry|do not worry about it|all right)',
      '[no|nah|nope|oh|yeah|yes] [no] (it is|its|that is|thats) [all|totally|perfectly|really|quite] (okay|fine|good|cool|nothing|no problem|no worries|all right) [really|then|now|for now]',
    ],
    calls: () => 'All right.',
    examples: ['no thanks'],
  },
  {
    ...talk,
    say: [
      '(what is|whats) (new|good|happening|cooking|going on) with you',
      '(how are you|how are you doing|how is it going|how do you do|how is your day|how are things|what is up|how have you been|are you okay|how are you feeling|you okay|how is life|what are you doing|what are you up to|how was your day|wassup|whats up) [today|doing|going|doing today|so far]',
    ],
    when: 'words',
    calls: (heard) => pick(['Doing well, thanks! How are you?', 'All good here. And you?'], heard),
    examples: ['how are you'],
  },
  {
    ...talk,
    say: [
      '(who|what) are you',
      '(what is|tell me) your name',
      '(are you|is this) (a|an) (bot|robot|human|person|real person|ai|machine|chatbot|real human|computer|real)',
      '(are you|is this) (real|human|chatgpt|siri|alexa)',
      'tell me about yourself',
      'who (made|built|created) you',
      'what is sidekick',
    ],
    calls: () =>
      'I’m Sidekick, an assistant for your todos, reminders, dates and everything you’d like remembered. No human, but reliable.',
    examples: ['who are you'],
  },
];

const longestThanks = 9;
const thanking =
  /\b(?:thanks?|thank you|thx|ty|tysm|ta|cheers|merci|gracias|danke|grazie|obrigad[oa]|arigato|salamat|shukran|tack|kiitos|dzięki|much obliged|obliged to you|appreciate (?:it|that|you)|grateful)\b/i;

function named(text: string, { world }: Heard): string {
  return world.firstName ? text.replace('{name}', ` ${world.firstName}`) : text.replace('{name}', '');
}

export function isName(heard: Heard): boolean {
  return (
    /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u.test(heard.text('name')) &&
    !/\b(?:never|do not|don['’]t)\b/i.test(heard.whole) &&
    !/^(?:\w+day|Tomorrow|Today|Tonight|Later|Back|Now|Mom|Mum|January|February|March|April|May|June|July|August|September|October|November|December)$/.test(
      heard.text('name'),
    )
  );
}

function isNickname({ text, whole, times }: Heard): boolean {
  return (
    /^(?:just )?call me \p{L}{3,}(?: please)?$/iu.test(whole) &&
    times.length === 0 &&
    !/^(?:back|later|again|when|maybe|crazy|now|soon|asap|tomorrow|tonight|today|first|instead|up|out|please|never|not)$/i.test(
      text('name'),
    )
  );
}
