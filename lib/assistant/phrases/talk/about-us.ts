import { isName } from '@/lib/assistant/phrases/talk/greetings';
import { pick, talk } from '@/lib/assistant/phrases/talk/shared';
import type { Phrase } from '@/lib/phrases/phrase';
import { capitalized } from '@/lib/words/wording';

const easy =
  '(hard|difficult|easy|simple|complicated|tricky|complex|confusing|straightforward|user friendly|a lot to learn)';
const goodbye =
  /^(?:(?:ok(?:ay)?|gut|na|also|alright|so|bon|bueno|va)\W+)*(?:(?:schönen?|schoenen?) )?(?:feierabend|tschüss?|tschüß|tschuss|tschues|adi[oó]s|hasta (?:luego|mañana|pronto)|au revoir|à demain|a demain|bonne (?:nuit|soirée|journée)|gute nacht|buenas noches|buona notte|boa noite|bis (?:morgen|dann|bald|später|nachher)|arrivederci|doei|hej ?då|do widzenia|dobranoc|auf wiedersehen|servus)\W*$/iu;

const introducing =
  /^\W*(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening|day))\b|\b(?:here|speaking|writing)\W*$/i;
const seasons = /^(?:Christmas|Easter|Ramadan|Diwali|Eid|Spring|Summer|Autumn|Winter)$/;

const learning =
  /^(?:(?:hi|hello|hey|dear \p{L}+|good \p{L}+)\W+)?(?:but |and |so |sorry,? |because )*(?:i am|i['’]?m|im|i|my|am)(?: \p{L}+){0,3} (?:learn\w*|study\w*|practi[cs]\w*|speak|english is|foreigner|beginner)\b.*\benglish\b|\benglish is (?:not|my (?:second|third))\b|\b(?:not|no|n['’]t) (?:speak |know |write )?(?:so |very |a )?(?:good|well|much|perfect)(?: in)? english\b|\bspeak english (?:so |very )?(?:badly|well|good)\b/iu;
const excusing =
  /\b(?:sorry|excuse|forgive|pardon|apologi[sz]e)\b.{0,20}\bmy (?:\p{L}+ )?(?:english|mistakes?|spelling|grammar|typing|typos?|writing)\b|\b(?:bad|broken|poor|weak) english\b|\bsorry for (?:the )?(?:mistakes|errors|typos|spelling)\b/iu;
const ordering =
  /\d|\b(?:remind|add|list|note that|call|set|put|remember that|class|lesson|course|exam|test|book|tomorrow|today|buy)\b/i;

const introduced =
  /\b(?:this is|i am|i['’]?m|my name is|my name['’]?s) \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?(?:[,.;–-]| and) *(?:and )?(?:i|we|my)\b/iu;

const tellsName =
  /^(?:(?:hi|hey|hello)\W+)?(?:i['’]?m|i am|my name(?:['’]s| is)|(?:just )?call me|this is|it['’]?s|the name is) \p{L}+\W*$/iu;

export const aboutUsPhrases: Phrase[] = [
  {
    ...talk,
    when: 'words',
    say: ['(do|would|did) you [also|really|even] (like|love|enjoy|hate) {thing}'],
    fits: (heard) =>
      heard.text('thing').split(' ').length <= 4 && !/^(?:me to|to|it if)\b/i.test(heard.text('thing')),
    calls: () => 'I have no tastes of my own. Yours I can remember: tell me what you like.',
    examples: ['do you like cats'],
    counterExamples: ['would you like me to go'],
  },
  {
    ...talk,
    strength: 'certain',
    when: 'never',
    say: ['{all}'],
    fits: (heard) => heard.parts.length <= 5 && goodbye.test(heard.message.trim()),
    calls: (heard) =>
      /nacht|noches|notte|noite|nuit|dobranoc/i.test(heard.whole)
        ? 'Good night! Sleep well.'
        : pick(['Bye! I’m here when you need me.', 'See you!', 'Take care!'], heard),
    examples: ['ok gut, feierabend', 'hasta luego'],
  },
  {
    ...talk,
    strength: 'certain',
    when: 'never',
    say: ['<greeting> [<you>] (what is up|whats up|wassup|sup)', '[so] (what is up|whats up|wassup) [<you>]'],
    calls: (heard) => pick(['All good here! What can I do for you?', 'All well, thanks! And you?'], heard),
    examples: ['hey whats up', "what's up"],
    counterExamples: ["what's up tomorrow"],
  },
  {
    // "Good morning. It is Margaret here." The word "here" at the end is left out of the request.
    ...talk,
    strength: 'certain',
    when: 'never',
    say: ['[<greeting>] [dear|<you>] it is {name:name} [here|speaking|writing]'],
    fits: (heard) => isName(heard) && introducing.test(heard.message) && !seasons.test(heard.text('name')),
    calls: (heard) => ({
      tool: 'store_info',
      input: { key: 'name', value: capitalized(heard.text('name')) },
    }),
    examples: ['It is Margaret here'],
    counterExamples: ['It is Margaret'],
  },
  {
    // "This is Harold, I am 78 and not very clever with phones".
    ...talk,
    strength: 'certain',
    when: 'words',
    say: [
      '[<greeting>] [dear|<you>] (this is|i am|my name is) {name:name} [and] (i am|im|my|we are|i have|i live) {rest}',
    ],
    fits: (heard) =>
      isName(heard) && introduced.test(heard.whole) && !ordering.test(heard.text('rest').replace(/\d+/, '')),
    calls: (heard) => ({
      tool: 'store_info',
      input: { key: 'name', value: capitalized(heard.text('name')) },
    }),
    examples: ['This is Harold, I am 78 and not very clever with phones'],
    counterExamples: ['This is Harold my brother'],
  },
  {
    // "No it's Daniel", right after a name.
    intent: 'facts_set',
    strength: 'certain',
    when: 'never',
    say: [
      '(no|nope|actually|sorry) [it is|its|my name is|i am|the name is|that is] {name:word} [actually|sorry|not {old:word}]',
    ],
    fits: ({ text, world }) => /^\p{L}{2,}$/u.test(text('name')) && tellsName.test(world.lastMessage ?? ''),
    calls: (heard) => ({
      tool: 'store_info',
      input: { key: 'name', value: capitalized(heard.text('name')) },
    }),
    examples: [],
  },
  {
    intent: 'help',
    strength: 'certain',
    when: 'never',
    say: [
      `[and|so] (is|was) (it|this|that|sidekick|everything|all this) [very|really|too|quite|so|that] ${easy} [to use|to learn|to work|to handle|to understand|to get used to|for me|for beginners|for old people|for an old (man|woman|lady|person)]`,
      `[and|so] how ${easy} (is|are) (it|this|you) [to use|to learn|for me]`,
      '[but] (i am|we are) (not good with|not very good with|no good with|bad with|bad at|useless with|hopeless with|new to|not used to|too old for) (computers|computer|technology|tech|phones|apps|this|all this|these things|this stuff|it|this kind of thing|machines)',
      '[but] (i|we) (do not|never) [really|quite] (understand|get|know how to use) (computers|technology|this|all this|these things|this thing|apps|how to use this)',
      '[and] (will|can|could) i [really|even] (manage|learn|handle|do) (it|this|that) [too|at my age]',
      '[and] (do|must) i have to (learn|know|remember|say) [any|special] (commands|words|codes|anything special)',
      '[and|so] (do|must|should) i [have to|need to] (say|tell you|do|write|confirm|reply|answer|let you know) [anything|something|it|that] (when|if|after|once|each time|every time) {deed}',
    ],
    calls: () =>
      'It’s easy: write as you would to a friend, and I keep it. For example “call Ann tomorrow at 9”, “add milk to my list” or “what do I have today”. If something is wrong, “undo” takes it back.',
    examples: ['is it difficult to use?', "i'm not good with computers", 'how hard is it to use'],
    counterExamples: ['is it hard'],
    fits: (heard) => heard.parts.length > 3,
  },
  {
    intent: 'help',
    strength: 'certain',
    when: 'never',
    say: [
      '[but|so|and] (can|could|should|may) (i|we|people|one) [really|actually|even|always] (trust|rely on|count on|depend on|believe) (you|this|sidekick|it|your reminders|that) [with {what}]',
      '[but|so|and] are you [really|actually|always|even] (reliable|trustworthy|dependable|accurate|any good|sure you will remember|good at this)',
      '[but|so|and] do you [ever|sometimes|really|also] (make mistakes|get things wrong|get it wrong|forget|forget things|mess up|lose things)',
      '(how|why) (do|can|should) i [know i can] (trust|rely on|count on) you',
      '[but] (what if|what happens if|and if) you (forget|make a mistake|get it wrong|fail|miss one)',
    ],
    calls: () =>
      'What you tell me is kept until you delete it, and reminders come on time. I can misread a sentence, so have a look at what I answer: it says what I kept, and “undo” takes it back.',
    examples: ['can I trust you', 'do you ever forget things', 'are you reliable?'],
  },
  {
    intent: 'help',
    strength: 'certain',
    when: 'never',
    say: [
      '[and|so|but] (will|do|can) you [really|also|always|still|even] (remember|keep|save|store) [all|everything|all of] (what i tell you|what i say|what i write|everything i tell you|everything|everything i say|it all|all this|all that|things)',
      '[and|so] how long (do|will) you (remember|keep|save|store) (it|things|this|everything|what i tell you|all this|my notes|my data)',
      '[and|so|but] (do|will|can) you [ever|also] (delete|erase|lose|throw away|drop) (stuff|things|it|my stuff|my things|anything|everything|old things|my notes|my data) [after a while|after some time|ever|automatically|by yourself|one day]',
      '[and|so] how (many|much) (things|stuff|reminders|notes|facts|lists|todos|can|do) [can|do|could] you (remember|keep|store|hold|save) [for me]',
    ],
    fits: (heard) => heard.hasQuestionMark || /^(?:(?:and|so|but) )?(?:do|will|how)\b/i.test(heard.whole),
    calls: () =>
      'What you ask me to note stays until you delete it, as much as you need. Ask “what do you know about me” to see it.',
    examples: ['do you remember what i tell you', 'how long do you keep it'],
  },
  {
    intent: 'help',
    strength: 'certain',
    when: 'never',
    say: [
      '[and|so|but] (how|where) (do|can|could|would|will) (i|we) [actually|then] (see|find|look at|view|get to|check|open|read) (everything|it all|all of it|all of them|all this|my stuff|all my stuff|my things|all my things|what i have told you|what i told you|what i have saved|what you have|what you have saved|what is saved|all that|the whole lot)',
      '[and|so] (where|how) is (everything|it all|all this|all that|my stuff) (kept|saved|stored|shown|listed)',
    ],
    calls: () =>
      'Ask “what do I have this week” for dates and reminders, “my list” for todos, or “what do you know about me” for notes. Your dashboard shows everything in one place.',
    examples: ['how do I see everything', 'where can i find all my stuff'],
  },
  {
    ...talk,
    strength: 'certain',
    when: 'never',
    say: [
      '[but] (my|our) {who} [has|have|just] (set|installed|put|downloaded|gave|recommended|showed|suggested|told) [me|us] (this|you|it|sidekick|me about you|me about this|about you) [up] [for me|for us|on my phone|to me] [today|yesterday]',
      '[hello|hi|so] (i am|we are) new [here|to this|at this]',
    ],
    fits: (heard) => heard.text('who').split(' ').length <= 3,
    calls: () =>
      'Lovely, welcome! Tell me anything you’d like to remember, for example “doctor on Thursday at 10” or “buy stamps”.',
    examples: ['my grandson set this up for me', "i'm new here"],
  },
  {
    // "My granddaughter put you on my phone and I am told you can remember things for me".
    ...talk,
    strength: 'certain',
    when: 'never',
    say: [
      '[{remark}] (i am told|i was told|i have been told|i hear|i heard|i have heard|they say|they tell me|they told me|she says|he says|she said|he said|my {who} says|my {who} said|my {who} told me|apparently) [that] you (can|could|will|are able to|would) {help}',
      '[but|and] (my|our) {who} [has|have|just] (set|installed|put|downloaded|gave|recommended|showed|suggested|got) [me|us] (this|you|it|sidekick) [up|on] [on|for|onto] (my|our|me|us) [phone|mobile|computer|tablet] [{rest}]',
    ],
    fits: (heard) =>
      heard.text('who').split(' ').length <= 3 &&
      (!heard.has('help') ||
        /\b(?:remember\w*|remind\w*|keep|help\w*|organi[sz]e|note|take care|look after|manage|track|lists?)\b/i.test(
          heard.text('help'),
        )),
    calls: () =>
      'Welcome! Yes, I remember things for you. Just write as you would to a friend, for example “doctor on Thursday at 10”, “buy stamps” or “the spare key is with Joan”, and ask me for them later.',
    examples: ['my granddaughter put you on my phone and I am told you can remember things for me'],
    counterExamples: ['can you remember things'],
  },
  {
    ...talk,
    strength: 'certain',
    when: 'never',
    say: ['{all}'],
    fits: ({ whole, parts }) =>
      parts.length <= 24 && (learning.test(whole) || excusing.test(whole)) && !ordering.test(whole),
    calls: (heard) =>
      pick(
        [
          'No need to be sorry, I understand you well! Write as it comes. What can I keep for you?',
          'Your English is good, I understand you! What can I do for you?',
        ],
        heard,
      ),
    examples: ['I learn English so sorry for mistakes', 'excuse my bad english please'],
    counterExamples: ['sorry for my english, remind me to call Ann'],
  },
  {
    ...talk,
    strength: 'certain',
    when: 'never',
    say: [
      '[and|so] who is your (boss|owner|maker|creator|master|family|mother|father|friend)',
      '[and|so] (what is|whats) (the meaning of life|the meaning of it all|the secret of life)',
      '[and|so] (are|do) you (married|have a girlfriend|have a boyfriend|have kids|have children|have a wife|have a husband)',
      '[and|so] (where|when) (do you live|are you from|were you born|is your birthday|are you|do you come from|do you work)',
      '[and|so] how old are you',
    ],
    calls: (heard) =>
      /\bmeaning|secret\b/i.test(heard.whole)
        ? 'Some say 42. I only keep the small things in order, so that there is time for the big ones.'
        : 'Nobody and nothing like that: I am a program that keeps your todos, dates and notes. And you are the boss.',
    examples: ['whos your boss', 'whats the meaning of life', 'where do you live'],
  },
  {
    ...talk,
    strength: 'certain',
    when: 'never',
    say: [
      '(yes|yeah|yep|sure|yup) please [do]',
      '(please do|go ahead|yes go ahead|do it|yes do it|yes do that|yes do)',
    ],
    calls: () => 'Gladly, but I have asked nothing that is still open. What shall I do?',
    examples: ['yes please', 'go ahead'],
  },
];
