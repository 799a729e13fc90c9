import type { Heard, Phrase } from '@/lib/phrase';

/** One of several texts, chosen by the message, so that the same message gets the same answer. */
function pick(texts: string[], { whole, world }: Heard): string {
  const sum = [...whole].reduce(
    (total, character) => total + (character.codePointAt(0) ?? 0),
    world.now.getUTCMinutes(),
  );
  return texts[sum % texts.length] ?? '';
}

function named(text: string, { world }: Heard): string {
  return world.firstName ? text.replace('{name}', ` ${world.firstName}`) : text.replace('{name}', '');
}

const talk = { isTalk: true, intent: 'talk', examples: [] } as const;

const hardState =
  '(terrible|awful|horrible|bad|sad|down|lonely|exhausted|tired|so tired|stressed|stressed out|anxious|overwhelmed|burned out|burnt out|depressed|heartbroken|upset|miserable|sick|ill|not well|unwell|not okay|not good|not great|worried|scared|lost|rough|tough|hard|a mess|a nightmare|the worst|rubbish|shit|crap|frustrating|frustrated|angry|annoyed|exhausting|hell|ruined|not so good|not my day)';
const goodState =
  '(great|good|amazing|awesome|wonderful|happy|so happy|excited|so excited|fantastic|thrilled|over the moon|proud|brilliant|perfect|lovely|nice|fun|the best|relieved|blessed|grateful|super happy|really happy|really good|so good|fine|well)';

export const talkPhrases: Phrase[] = [
  {
    ...talk,
    intent: 'greeting',
    say: [
      '<greeting> [<you>] [<greeting>]',
      '(hi|hello|hey) [there] <you>',
      '(howdy|greetings|yo)',
      'anyone (there|home|here)',
      '(are you|you) (there|awake|here|up|online)',
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
      '[<greeting>] (i am|my name is|this is|call me|i am called|people call me|my friends call me) {name:name}',
      'the name is {name:name}',
    ],
    fits: (heard) =>
      /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u.test(heard.text('name')) &&
      !/\b(?:never|do not|don['’]t)\b/i.test(heard.whole),
    calls: (heard) =>
      `Nice to meet you, ${heard.text('name')}! Tell me what to remember or when to remind you.`,
    examples: ["Hi, I'm Sarah", 'my name is Tom'],
    counterExamples: ["I'm tired"],
  },
  {
    ...talk,
    intent: 'greeting',
    say: [
      '[<okay>] [<okay>] <thanks> [<you>] [for everything|that is all|that is it|for now|so much|again|a lot|you are the best|great job|i appreciate it] [<thanks>]',
      '(great|perfect|awesome|that is great|excellent) <thanks>',
      '(that is all|that will be all|that is it|nothing else|no that is all|i am good|all good|we are good) [for now|thanks|thank you|<thanks>]',
    ],
    calls: (heard) => pick(['You’re welcome!', 'Any time!', 'Happy to help!', 'My pleasure.'], heard),
    examples: ['thanks', 'thank you so much', 'thanks thats all'],
  },
  {
    ...talk,
    say: [
      '[<okay>] (bye|goodbye|bye bye|see you|see you later|see ya|good night|goodnight|talk to you later|talk later|later|cya|ttyl|gn|night|take care|have a good day|have a nice day|have a good one|until tomorrow|see you tomorrow|sleep well|ciao|farewell|so long|peace out|catch you later) [<you>]',
    ],
    when: 'words',
    calls: (heard) =>
      /\bnight|sleep|\bgn\b/i.test(heard.whole)
        ? 'Good night! Sleep well.'
        : pick(['Bye! I’m here when you need me.', 'See you!', 'Take care!'], heard),
    examples: ['bye', 'good night'],
  },
  {
    ...talk,
    say: [
      '[oh|ah|haha] <okay> [<okay>] [then|thanks|so|now|got it|cool|noted|understood|makes sense]',
      '(cool|nice|wow|neat|oh|ah|i see|got it|understood|noted|makes sense|fair enough|good to know|interesting|alright then|that works|works for me|sounds good|sounds great|good|great job|well done|good job|good bot|nice one|nice work|you rock|you are (great|awesome|amazing|the best|a lifesaver|so helpful|wonderful|fantastic)|i love (it|this|you)|love it|love you|that is (great|good|perfect|awesome|fine|cool|nice|okay|right|correct|amazing))',
      '(yes|yep|yeah|yup|sure|right|correct|exactly|true|of course|definitely|absolutely|indeed)',
    ],
    calls: (heard) => pick(['👍', 'Good!', 'Great.'], heard),
    examples: ['cool', 'ok', 'sounds good'],
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
      '(no|nope|nah|not really|no thanks|no thank you|no thank|not now|nothing|no i am good|no problem|no worries|nothing really|not today|it is okay|it is fine|it is nothing|do not worry|do not worry about it|all right)',
    ],
    calls: () => 'All right.',
    examples: ['no thanks'],
  },
  {
    ...talk,
    say: [
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
  {
    intent: 'help',
    say: [
      '(help|help me|help please|i need help|commands|menu|options|instructions|usage|how to use this|i am lost|i am confused|what now|tutorial|guide|manual|info)',
      '(what|what all|what else) (can|could|do|should|may|will) (you|i) (do|do for me|help with|help me with|ask|ask you|say|say to you|tell you|offer|use you for|ask for|know) [for me|here|to do|exactly]',
      '[so|and] how (does|do|can|should|would) (this|it|that|you|i|sidekick|we) (work|use this|use you|use it|start|get started|begin|go) [exactly|here|then]',
      '(show|tell|explain) [me|to me] (how this works|how it works|what you can do|your features|what i can do|how to use this|all commands|the commands|your commands|how you work|the features)',
      '(what are|list) (your features|your commands|the commands|the features|your skills|your capabilities|my options|you good at|you for|you good for|you able to do|you capable of)',
      '(how can|what can) (you help|you help me|you assist me|i do here)',
      '(can you help me|could you help me|can you help|i need your help|help me out|i could use some help|i need some help)',
      'how do i use (this|you|it|sidekick)',
      'what is this',
      'what do (you|you guys) do',
    ],
    calls: () => ({ tool: 'help', input: {} }),
    examples: ['help', 'what can you do', 'so how does this work', 'what can i ask you'],
  },
  {
    intent: 'help',
    say: [
      'with [<my>] (shopping|groceries|grocery shopping|shopping list|lists|list|errands)',
      '(help|help me|help me out|assist me|i need help|i need some help|i need a hand) [with] [<my>] (shopping|groceries|grocery shopping|shopping list|lists|list|errands)',
      '(keep|manage|do|make|start|track) [<my>] (shopping|groceries|shopping list)',
      '(do you do|can you do|do you have|can i have|can you keep|do you keep) (lists|shopping lists|shopping|a shopping list)',
    ],
    calls: () =>
      'Sure. Tell me what you need, for example “milk, eggs and bread”, and I keep the list. “Got the milk” ticks it off.',
    examples: ['help me with my shopping'],
  },
  {
    intent: 'help',
    when: 'words',
    say: [
      'how (do|can|would) (i|you) (set|add|make|create|use|delete|remove|change|edit|cancel|undo|complete|write|get) [a|an|the|my|to|up] {thing}',
    ],
    fits: (heard) =>
      /\b(?:reminders?|todos?|tasks?|lists?|journal|summary|birthdays?|facts?|notes?|quiet hours|recap|calendar|events?|alarms?)\b/i.test(
        heard.text('thing'),
      ),
    calls: (heard) => howTo(heard.text('thing')),
    examples: ['how do i set a reminder'],
  },
  {
    intent: 'help',
    when: 'words',
    say: [
      '(speak|talk|write|answer|reply|respond) [to me|with me|me] [in] (german|spanish|french|portuguese|italian|dutch|polish|turkish|russian|arabic|chinese|japanese|hindi|deutsch|espanol|english) [with me|to me|please|from now on]',
      '(do|can|could) you (speak|understand|talk|know|write|read) [in] (german|spanish|french|portuguese|italian|dutch|polish|turkish|russian|arabic|chinese|japanese|hindi|other languages|english)',
      '(change|set|switch) [my|the|your] language [to] [{x}]',
      'what languages do you (speak|understand|know)',
    ],
    calls: () => 'I only speak English so far, sorry. I keep your words as you write them, in any language.',
    examples: ['speak german with me'],
  },
  {
    intent: 'settings',
    when: 'words',
    say: [
      '(export|download|back up|backup|save|get|give me|send me|i want) [a copy of] [all] [of] (my|all my|the|all) (data|information|account data|stuff|everything|account)',
      '(can|how can|how do) i (export|download|get|back up) [a copy of] [all] [of] my (data|information|stuff)',
    ],
    calls: () => 'You can download everything under Settings on your dashboard: “Export my data”.',
    examples: ['export my data'],
  },
  {
    intent: 'settings',
    when: 'words',
    say: [
      '(delete|close|remove|cancel|deactivate|erase|wipe) (my|this|the) (account|profile|user|sidekick account)',
      '(wipe|erase|delete|remove|clear) (all|all of) (my|the) (data|information|personal data|stuff|account data) [from here|you have]',
      '(how can|how do|can) i (delete|close|remove) my (account|data)',
      '(wipe|erase|delete) (my|all|the) data',
    ],
    calls: () =>
      'Deleting your account and all its data is a step only you can take, under Settings on your dashboard. I have deleted nothing.',
    examples: ['delete my account', 'wipe all my data'],
  },
  {
    intent: 'settings',
    when: 'words',
    say: [
      '(change|update|set|edit|correct|reset|how do i change|how can i change|can i change|i want to change|i need to change|i forgot|add|remove|verify) (my|the) (email|e mail|email address|e mail address|phone number|phone|password|login|username|name|profile|first name|last name|profile picture|account|number|mail address) [to {x}]',
      '(sign|log) (out|me out|off)',
    ],
    calls: (heard) =>
      /\b(?:sign|log)\b/i.test(heard.whole)
        ? 'You can sign out on your dashboard, in the menu at the top.'
        : 'That lives under Settings on your dashboard: name, e-mail, phone and password.',
    examples: ['change my email address'],
  },
  {
    ...talk,
    when: 'words',
    say: [
      '(can not|could not) (sleep|fall asleep|focus|concentrate) [tonight|at all|again]',
      '(i|we) (am|feel|am feeling|have been|have been feeling) [so|really|very|just|a bit|pretty|quite|super|feeling|a little|such|kind of] <hard> [today|tonight|lately|right now|these days|about it|about everything|at the moment|again|and {x}]',
      '[my|the|this|what a|today was|today is|today has been|it was|it is|it has been] [my] [day|week|morning|night|weekend|life|month|year|today|mood|job|work|boss|meeting|exam] [was|is|has been|sucks|sucked] [so|really|very|just|a|such a|such|pretty|quite|absolutely] <hard> [day|week|today|lately|right now|night|morning|so far]',
      '(my|the) {thing} (is|are) (killing me|hurting|hurting me|driving me crazy|driving me insane|a nightmare|a disaster|the worst|broken|dead|late|delayed|sick|ill|down|not working|acting up|gone|lost|annoying|a mess|leaking|full|empty|stuck|sore|aching) [again|today|so much|right now]',
      '(i have|i got|i have got) (a|an|such a|the|the worst) [bad|terrible|awful|splitting|huge] (headache|cold|flu|migraine|stomach ache|stomachache|bad day|rough day|hard day|hangover|fever|toothache|awful day|long day|terrible day)',
      '(my) {who} (hurts|aches|hurt|is killing me|kills me|left me|dumped me|broke up with me) [so much|again|today|like hell]',
      '(i hate) (mondays|my job|my life|this|today|everything|it here|my boss|work)',
      '(i can not|i could not|i did not) (sleep|sleep well|fall asleep|stand it|take it anymore|concentrate|focus) [last night|at all|tonight|today|well]',
      '(ugh|meh|argh|sigh|i am done|what a day|what a week|worst day ever|i give up|fml|life sucks|this sucks|it sucks)',
    ].map((template) => template.replaceAll('<hard>', hardState)),
    fits: (heard) =>
      !/\?\s*$/.test(heard.whole) &&
      !/^(?:what|how|who|is|are)\b(?! a\b)/i.test(heard.whole) &&
      !/^(?:my|the)\s+.*\b(?:is|are) (?:full|empty)\b/i.test(heard.whole),
    calls: (heard) =>
      pick(
        [
          'I’m sorry to hear that. Anything I can take off your plate?',
          'That sounds rough, I’m sorry. If you want to write it down, your journal is open.',
          'Sorry about that. I hope it gets better soon.',
        ],
        heard,
      ),
    examples: [
      'my head is killing me',
      'my day was terrible',
      'my phone is dead',
      'the train is late',
      "I'm so tired",
    ],
  },
  {
    ...talk,
    when: 'words',
    say: [
      '(my|our|the) {who} (died|passed away|has died|has passed away|is dead|passed|is dying|got hurt|had an accident|is in the hospital|is in hospital|was in an accident|has cancer) [today|yesterday|last night|last week|this morning]',
      '(i|we) lost (my|our) (job|mom|mum|mother|dad|father|dog|cat|baby|grandma|grandpa|grandmother|grandfather|wife|husband|friend|brother|sister|son|daughter|pet|best friend) [today|yesterday|last night|last week]',
      '(i|we) (got fired|got laid off|broke up|got divorced|are getting divorced|was fired|was laid off|failed|did not get it|did not get the job|failed my {x}) [today|yesterday]',
      '(my|our) (wife|husband|girlfriend|boyfriend|partner) (left|left me|broke up with me|cheated on me) [today|yesterday]',
    ],
    fits: (heard) =>
      !/\b(?:phone|laptop|battery|car|computer|tablet|wifi|internet|plant|tv|mouse|keyboard)\b/i.test(
        heard.text('who'),
      ),
    calls: () =>
      'I’m so sorry. That must be very hard. I’m here if you want to write it down, or if I can take something off your shoulders.',
    examples: ['my dog died'],
  },
  {
    ...talk,
    when: 'words',
    say: [
      '(i|we) (got|won|passed|made|did|nailed|aced|finally got|finally passed|just got|just won|was offered|got offered) (the|a|my|our|it|an) [new] [job|promotion|raise|exam|test|driving test|race|game|prize|house|apartment|offer|interview|first place|marathon|visa|contract|deal|scholarship|baby] [today|yesterday|and {x}]',
      '(i|we) (am|are) (pregnant|engaged|getting married|having a baby|going to be a dad|going to be a mom|in love|a father|a mother|a dad|a mom|parents)',
      '(i|we) (got|just got) (engaged|married|promoted|hired|accepted|a puppy|a dog|a kitten|a baby) [today|yesterday|to {x}]',
      '(i|we) (am|feel|am feeling) [so|really|very|just|super] <good> [today|tonight|right now|about it|about {x}]',
      '[today|it|my day|this|today was|my day was|it was|this was|the day] [was|is|has been] [so|really|very|just|a|such a|pretty|absolutely] <good> [day|today|week|so far|weekend]',
      '(it is|today is) my birthday [today]',
      '(best day ever|yay|woohoo|yippee|hooray|hurray|yes yes yes|we did it|i did it|finally|great news|good news|i made it)',
    ].map((template) => template.replaceAll('<good>', goodState)),
    fits: (heard) =>
      !/\?\s*$/.test(heard.whole) &&
      heard.whole.split(' ').length > 1 &&
      !(heard.last() && /^(?:i did it|we did it)$/i.test(heard.whole)),
    calls: (heard) =>
      /\bbirthday\b/i.test(heard.whole)
        ? 'Happy birthday! 🎉 I hope it’s a lovely day.'
        : pick(
            ['That’s wonderful, congratulations! 🎉', 'How lovely! I’m happy for you. 🎉', 'Great news! 🎉'],
            heard,
          ),
    examples: ['i got the job', 'we are getting married'],
  },
  {
    ...talk,
    when: 'words',
    say: [
      '(i|we) do not (have to|need to|need|have) {thing}',
      '(do not|never) (call|name) me {name}',
      '(i|we) (will|am going to|are going to) not {thing}',
      'no need to {thing}',
      '(i|we) (do not|did not) (want to|want) {thing}',
    ],
    fits: (heard) =>
      heard.findWords(heard.text('thing') || '-', ['todo', 'reminder']).length === 0 &&
      !/\?\s*$/.test(heard.whole),
    calls: (heard) =>
      /^(?:do not|don['’]t|never)/i.test(heard.whole)
        ? 'All right, I won’t.'
        : 'All right, I’ll leave it out. Nothing was changed.',
    examples: ["I don't have to call anyone today", 'never call me robin'],
  },
  {
    ...talk,
    say: ['no [more] {thing}', '(do not|never|no) (schedule|book|plan|put|set|give me) [any|me] {thing}'],
    when: 'must',
    fits: (heard) =>
      heard.find('thing', ['reminder', 'event']).length === 0 &&
      (heard.times.some(({ bound }) => bound !== null) || heard.sense === 'series'),
    calls: (heard) =>
      `I can’t keep ${heard.when} free as a rule, so I changed nothing. Quiet hours stop my own messages: “quiet hours from 22 to 7”.`,
    examples: ['no meetings after 5pm'],
  },
  {
    ...talk,
    say: [
      '(sorry|my bad|oops|my mistake|apologies|i am sorry|sorry about that|sorry for that|oh sorry|whoops) [about that]',
      '(nothing|just testing|test|testing|this is a test|just checking)',
    ],
    calls: (heard) => pick(['No problem.', 'No worries at all.'], heard),
    examples: ['sorry', 'test'],
  },
  {
    ...talk,
    say: [
      '(you are|you) (stupid|dumb|useless|an idiot|annoying|bad|terrible|the worst|not helpful|so dumb|so stupid|slow|wrong|hopeless)',
      '(i hate you|shut up|fuck you|fuck off|go away|screw you|you suck|piss off|bad bot|stupid bot|dumb bot)',
      '(that is|this is) (stupid|useless|wrong|bad|not helpful|nonsense|bullshit)',
    ],
    calls: () =>
      'I’m sorry I wasn’t of help. “Undo” takes the last change back; tell me what you need and I’ll try again.',
    examples: ['you are useless'],
  },
];

const howTos: [RegExp, string][] = [
  [
    /reminder|alarm/i,
    'Just write it: “remind me to call the bank tomorrow at 9”, “every friday at 4 send the report”. “Make it 5” moves it, “cancel it” deletes it.',
  ],
  [
    /todo|task|list/i,
    'Just write it: “add milk and eggs”, “buy stamps by friday”, “what’s on my list”. “Got the milk” ticks it off.',
  ],
  [/journal/i, 'Write “journal”, and I ask you four short questions. Or “add to my journal: …”.'],
  [/summary/i, 'Write “send me a summary every day at 7:30”.'],
  [/birthday/i, 'Write “mom’s birthday is 3 May”. I tell you each year.'],
  [/fact|note/i, 'Tell me: “my locker code is 4821”. Later ask “what’s my locker code?”'],
  [/quiet/i, 'Write “quiet hours from 22 to 7”.'],
  [/recap/i, 'Write “send my recap on monday at 8”.'],
  [/./, 'Tell me what and when: “dinner with Sam on friday at 7”.'],
];

function howTo(thing: string): string {
  return howTos.find(([pattern]) => pattern.test(thing))?.[1] ?? '';
}
