import { pick, talk } from '@/lib/assistant/phrases/talk/shared';
import type { Phrase } from '@/lib/phrases/phrase';

const jokes = [
  'A reminder walks into a bar. Fifteen minutes later, it walks in again.',
  'I told my calendar a joke. It said it would laugh on Thursday at three.',
  'My favorite exercise is pushing things to tomorrow. Luckily, you tick yours off.',
  'Two todos meet. “How are you?” – “Overdue.”',
];

const wishes =
  /(?:^|[.,!] ?)(?:(?:and|oh|also|a|one more thing),? )*(?:(?:happy|merry|blessed) (?:christmas|xmas|new year|diwali|deepavali|easter|eid|hanukk?ah|thanksgiving|halloween|holidays|holi|ramadan|weekend|friday)|(?:eid|ramadan) (?:mubarak|kareem))(?: (?:to you(?: too)?|sidekick|and a happy new year))?[\s!.🎄🎉]*$/iu;

export const smallTalk: Phrase[] = [
  {
    ...talk,
    when: 'words',
    say: [
      '[i am|we are|im] [so|very|really|a bit|pretty|getting|just|still] (hungry|starving|thirsty|bored|freezing|sleepy|running late|home|awake|ready|on my way|at work|on the bus|on the train|at home)',
    ],
    fits: (heard) => !heard.hasQuestionMark,
    calls: (heard) =>
      pick(['All right. I’m here when you need me.', 'Got it. I’m here if you need anything.'], heard),
    examples: ['im hungry', 'i am on my way'],
  },
  {
    ...talk,
    when: 'words',
    strength: 'likely',
    say: [
      '[ugh|wow|god|man|phew|and|but|oh] (it is|its) [so|too|really|very|way too|bloody|absolutely|still|getting|pretty|quite] (hot|cold|freezing|boiling|roasting|baking|humid|muggy|windy|chilly|foggy|grey|gloomy|icy|miserable|wet|sticky) [out|outside|in here|here|out there|over here] [today|again|tonight|this morning|right now|now|already|lately|this week]',
    ],
    fits: (heard) => !heard.hasQuestionMark,
    calls: (heard) =>
      pick(['I hope you are somewhere nice in that weather.', 'Look after yourself in that weather!'], heard),
    examples: ["it's so hot", "ugh it's freezing out today"],
    counterExamples: ['it is cold brew'],
  },
  {
    ...talk,
    when: 'words',
    strength: 'likely',
    say: [
      '[so|well|ok|no|nah] (i am|we are|im) [just|probably|definitely] (not going anywhere|not going out|not doing anything|not doing much|staying in|having a quiet one|having a lazy day|having a night in) [today|tonight|this evening|this weekend|tomorrow|now|then]',
    ],
    fits: (heard) => !heard.hasQuestionMark,
    calls: (heard) => pick(['Sounds good. Have a nice time!', 'Enjoy it!'], heard),
    examples: ["I'm not going anywhere tonight", 'we are staying in this weekend'],
  },
  {
    ...talk,
    when: 'never',
    say: [
      '(tell|say|give|send) [me|us] (something|anything) (funny|fun|silly)',
      '[do you] (tell|say|give|know|got|have|crack) [me|us] [any|a|an|another|some|one more|your best] [good|bad|dad|new] (joke|jokes|riddle|riddles|pun|puns)',
      'make (me|us) (laugh|smile|giggle)',
      '[i|we] (need|could use|want) a (laugh|joke|giggle)',
    ],
    calls: (heard) => pick(jokes, heard),
    examples: ['tell me a joke', 'tell me something funny', 'make me laugh'],
  },
  {
    ...talk,
    when: 'never',
    say: [
      '[haha|lol|ha|okay|good one|nice] [okay] (another|another one|one more|more|again|next|tell me another|tell me another one) [please]',
    ],
    fits: ({ world }) =>
      /\b(?:joke|jokes|funny|laugh|riddle|pun)\b|^(?:ha|lol).*\banother\b/i.test(world.lastMessage ?? ''),
    calls: (heard) => pick(jokes, heard),
    examples: [],
  },
  {
    ...talk,
    when: 'words',
    say: [
      '(do|did|can|will) you [ever|even|really|actually|also] (judge me|get offended|hate me|miss me|learn|think|sleep|rest|eat|dream|get tired|get bored|get lonely|get sad|get angry|get happy|get annoyed|get hungry|get excited|get scared|cry|laugh|worry|get sick|feel anything|feel things|feel sad|feel lonely|feel happy|have feelings|have emotions|have a heart|have a soul|have a family|have a name|have a life|take breaks|take a break|go on holiday|have friends|have hobbies|like me|love me|like your job|like this|celebrate anything|celebrate christmas|celebrate) [at night|sometimes|too|much]',
      '(are|do) you [ever|really|also|feeling] (tired|bored|lonely|happy|sad|angry|mad at me|okay|alive|conscious|asleep|hungry|feel tired|feel lonely) [today|sometimes|too|right now]',
    ],
    calls: (heard) =>
      /\b(?:sleep|rest|eat|tired|asleep|hungry|breaks?|snacks?|holiday)\b/i.test(heard.whole)
        ? 'No sleep and no snacks for me. I’m here at any hour, and quiet only in your quiet hours.'
        : 'I’m a program, so no. But I’m glad you ask! And how are you?',
    examples: ['do you ever sleep', 'do you get bored'],
  },
  {
    ...talk,
    when: 'words',
    say: [
      '(why|how come|how) is (everything|life|it|this|that|all this|it all) [all] [always|so|such|this|that] {state}',
      '(does|will|can) (it|this|things|life) (ever|even) (get better|get easier|end|stop|improve|work out)',
      '(why) (me|is it always me|does it always have to be me|does this always happen [to me]|do i [even] bother|can nothing be easy|do people do that|are people like that|is my life like this)',
      '(what is|what would be) the point [of it all|anyway|anymore]',
      '(can|could) (this|the) (day|week|year) get [any] (worse|better)',
    ],
    fits: (heard) => heard.text('state').split(' ').length <= 4 && !/\d/.test(heard.whole),
    calls: (heard) =>
      pick(
        [
          'I wish I had an answer to that. I hope it gets lighter soon.',
          'Some days are like that. If writing it down helps, your journal is open.',
        ],
        heard,
      ),
    examples: ['why is everything so expensive', 'does it ever get better'],
    counterExamples: ['why is my reminder late'],
  },
  {
    ...talk,
    when: 'never',
    say: [
      '[you] (can not|do not|could not) (do much|do a lot|do anything|know much|help much) [can you|do you|right now|yet]',
      'you are (so|pretty|really|kind of|a bit|rather|quite) (limited|useless|basic|simple|clueless|unhelpful)',
      'you are (not|no|of no) [much|a lot of|very|really|any|so|that|too] (help|helpful|use|good|useful|smart|clever|bright) [are you|at all|today|at this|right now|to me]',
    ],
    calls: () =>
      'Fair point. I keep what you tell me and remind you on time: “call Ann tomorrow at 9”, “add milk to my list”, “mom’s birthday is 3 May”.',
    examples: ['you can’t do much can you'],
  },
  {
    ...talk,
    when: 'words',
    say: [
      '[i|we] [do] hope (you are|you are doing|you are keeping|all is|everything is|you had|your day is) [a] (well|okay|good|fine|great|good day|good weekend|nice weekend|going well)',
    ],
    calls: () => 'All well here, thank you!',
    examples: ["hope you're well"],
  },
  {
    ...talk,
    when: 'may',
    say: [
      '(wish me luck|fingers crossed|keep your fingers crossed|pray for me) [for|on|with] [{what}]',
      '(wish|wishing) (me|us) luck',
    ],
    calls: () => 'Good luck!',
    examples: ['wish me luck'],
  },
  {
    ...talk,
    when: 'never',
    say: [
      '(i am|we are) off [to {place}] [now|then]',
      '[okay|right|and] (back|off) to (work|bed|sleep|school|it) [now|then|i go]',
    ],
    fits: (heard) => heard.text('place').split(' ').length <= 3,
    calls: (heard) =>
      /\b(?:work|school|it)\b/i.test(heard.whole) ? 'All right, go well!' : 'Have a good time!',
    examples: ["i'm off to the beach then", 'back to work'],
  },
  {
    ...talk,
    when: 'never',
    say: [
      '(prove it|try me|go on then|come on|for real|fair|fair point|fair enough|makes sense|good to know|i see|interesting|typical|if you say so)',
    ],
    calls: () => 'All right.',
    examples: ['prove it'],
  },
  {
    ...talk,
    when: 'may',
    strength: 'certain',
    say: [
      '[and|oh|also|a] (happy|merry) (christmas|xmas|new year|diwali|deepavali|easter|eid|hanukkah|thanksgiving|halloween|holidays|holi|ramadan|weekend|friday|day) [<you>]',
      '(happy|merry|eid|ramadan) [mubarak|kareem] [to|and] [you|a happy new year] [too]',
    ],
    fits: ({ message, hasQuestionMark }) => !hasQuestionMark && wishes.test(message),
    calls: () => 'Thank you, the same to you!',
    examples: ['happy diwali!', 'merry christmas'],
  },
  {
    ...talk,
    when: 'may',
    strength: 'certain',
    say: [
      '[<okay>] [<thanks>] (that is|that will be|that was|that is about) (it|all|everything|me|me done|us) [then] [for|from me|from us] [<thanks>] [<you>]',
    ],
    fits: ({ times: [time, another] }) =>
      !another && (!time || /^(?:for |from )?(?:today|tonight|now)$/i.test(time.text)),
    calls: (heard) => pick(['All right, see you!', 'Okay. I’m here when you need me.'], heard),
    examples: ["mahalo, that's it for today", "that's me done for now"],
    counterExamples: ["that's it for tuesday, cancel the rest"],
  },
  {
    // "That's everything for now, have a lovely Sunday".
    ...talk,
    when: 'words',
    strength: 'certain',
    say: [
      '[<okay>] [<thanks>] [that is|that will be|that was] [all|everything|it] [for now|for today|from me] [<thanks>] [<you>] (have|enjoy) [yourself] (a|your|the|the rest of your|the rest of the) [very|really] [lovely|nice|good|great|wonderful|happy|pleasant|relaxing|beautiful|restful|fun|fantastic|super] {day:word} [<you>] [<thanks>]',
      '(i|we) (wish|hope) you [all] (have) [a|the] [lovely|nice|good|great|wonderful|happy|pleasant|relaxing] {day:word}',
    ],
    fits: (heard) =>
      /^(?:day|one|evening|night|morning|afternoon|weekend|week|time|rest|break|holiday|christmas|easter|lunch|\p{L}+day)$/iu.test(
        heard.text('day'),
      ) &&
      /\b(?:have|wish|hope)\b.*\b(?:lovely|nice|good|great|wonderful|happy|pleasant|relaxing|beautiful|restful|fun|fantastic|super)\b|\benjoy\b/i.test(
        heard.whole,
      ),
    calls: (heard) => pick(['Thank you, you too!', 'Thanks, the same to you!'], heard),
    examples: ["that's all for now, have a lovely sunday", 'enjoy your weekend', 'have a nice evening'],
    counterExamples: ['have a meeting friday'],
  },
  {
    ...talk,
    when: 'never',
    say: [
      'you (are|were|have been) [so|very|really|always|such] [a] [big|great] (patient|helpful|kind|sweet|good|nice|lovely|thoughtful|help|understanding|quick|brilliant|clever) [with me|to me|today|again|with us|to us]',
    ],
    calls: (heard) => pick(['That’s kind of you, thank you!', 'Thank you! I’m glad to help.'], heard),
    examples: ["You've been very patient with me."],
  },
  {
    intent: 'help',
    when: 'words',
    say: [
      '(how far|how long) [ahead|in advance|into the future] (can|could|may|do) (i|we|you) [ahead] (set|plan|schedule|go|put|book|add|remind|remember) [{what}] [ahead|in advance]',
      '(what is|is there) (a|the) (limit|maximum|furthest|latest date) [for|on|of|to] {what}',
    ],
    fits: ({ whole }) => /\b(?:ahead|advance|future|far|furthest|latest|limit)\b/i.test(whole),
    calls: () => 'Years ahead: “1 March 2035: open the time capsule” works like tomorrow does.',
    examples: ['how far ahead can i set stuff'],
  },
  {
    intent: 'help',
    when: 'words',
    strength: 'certain',
    say: [
      '[{remark}] (will|do|would|are) [all] (my|the) (reminders|alarms|reminder times|times) [still] (be|come|arrive|ring|go off|work|correct|right|change|move|stay) [right|correct|okay|fine|there|on time|at the right time|the same] [then|there|abroad|when i travel|when i am there]',
      '[and|so|but] (will|do|would|are) [all] (my|the) (reminders|alarms|reminder times|times) [all] [still] [be|come|arrive|ring|go off|run|stay|work] (on|in) {where} (time|time zone|timezone) [then|there|abroad|when i travel|when i am there|while i am away]',
      '[{remark}] (does|will|would|is) (that|it|this) [going to] (mess up|mess with|mess|change|affect|break|shift|screw up|confuse|influence|alter|be a problem for|matter for|move) [all] [of] (my|the|your) (reminders|alarms|reminder times|times|schedule|summary)',
      '[{remark}] what (happens|will happen|would happen) (to|with) [all] (my|the) (reminders|alarms|reminder times|times) [then|there|abroad|when i travel|when i am there|(if|when|once) (i|we) (change|switch|move|am in|are in|fly to|get to) {where}]',
      '[{remark}] (do|will) (my|the) (reminders|alarms|times) (change|shift|move|adapt|adjust|follow|follow me|change with me) [then|there|automatically|with me|by themselves|(if|when|once) (i|we) (change|switch) [my|the] (time zone|timezone|zone)]',
    ],
    fits: (heard) => heard.hasQuestionMark || /^(?:will|do|does|would|are|what)\b/i.test(heard.whole),
    calls: (heard) =>
      `What is set keeps its time in ${heard.world.zone}. New reminders and your summary follow your time zone: once you are there, say for example “set my time zone to Toronto”.`,
    examples: ['will my reminders still be right?'],
  },
];
