import { pick, talk } from '@/lib/assistant/phrases/talk/shared';
import type { Phrase } from '@/lib/phrases/phrase';
import { namesAct } from '@/lib/words/mood';

const hardState =
  '(terrible|awful|horrible|bad|sad|down|low|flat|blue|numb|drained|empty|lonely|exhausted|tired|so tired|stressed|stressed out|anxious|overwhelmed|burned out|burnt out|depressed|heartbroken|upset|miserable|sick|ill|not well|unwell|not okay|not good|not great|worried|scared|lost|rough|tough|hard|a mess|a nightmare|the worst|rubbish|shit|crap|frustrating|frustrated|angry|annoyed|exhausting|hell|ruined|not so good|not my day)';

const goodState =
  '(great|good|amazing|awesome|wonderful|happy|so happy|excited|so excited|fantastic|thrilled|over the moon|proud|brilliant|perfect|lovely|nice|fun|the best|relieved|blessed|grateful|super happy|really happy|really good|so good|fine|well)';

const bodyPart =
  /^(?:head|back|neck|shoulders?|arms?|elbows?|wrists?|hands?|fingers?|thumbs?|hips?|legs?|knees?|calf|calves|thighs?|ankles?|foot|feet|toes?|heels?|eyes?|ears?|nose|throat|tooth|teeth|jaw|gums|chest|stomach|tummy|belly|skin|muscles|joints|body|brain)$/i;
const noComplaint =
  /\d|\b(?:blue|brown|green|gr[ae]y|hazel|black|red|dry|oily|sensitive|size|small|big|long|short|wide|narrow|fine|better|good|great|okay|ok|full|healed|clean|pierced|free)\b/i;

export const feelingPhrases: Phrase[] = [
  {
    // "My back is in bits" is a complaint, whatever its words, and no fact.
    ...talk,
    when: 'words',
    strength: 'certain',
    say: [
      '[oh|and|ugh|but] my [left|right|lower|upper|poor|whole] {part:word} (is|are|feels|feel|has been|have been) {state}',
    ],
    fits: (heard) =>
      bodyPart.test(heard.text('part')) && !noComplaint.test(heard.text('state')) && !heard.hasQuestionMark,
    calls: (heard) =>
      pick(['Ouch, I hope it gets better soon.', 'I’m sorry to hear that. I hope it eases soon.'], heard),
    examples: ['my back is in bits from the garden', 'my left knee is swollen'],
    counterExamples: ['my eyes are blue', 'my feet are size 42'],
  },
  {
    // A plan that may come to nothing is not stored.
    ...talk,
    when: 'must',
    strength: 'certain',
    say: [
      '[so|and|but|well] [i|we] [also] (might|may|am thinking of|am thinking about|are thinking of|are thinking about|thinking of|thinking about) {what}',
      '[i|we] {what} (not sure yet|not decided yet|have not decided [yet]|undecided|do not know yet|dunno yet|not certain yet|still deciding) [though]',
    ],
    fits: (heard) =>
      (heard.sense === 'day' || heard.sense === 'range' || heard.sense === 'hour') &&
      !heard.hasQuestionMark &&
      !/^(?:need|want|remind|add|set|put|note|remember|as well|be (?:an? )?(?:good|nice|best|better)|rain|snow)\b/i.test(
        heard.text('what'),
      ) &&
      (!/\bthinking\b/i.test(heard.whole) || /^\p{L}+ing\b/iu.test(heard.text('what'))) &&
      !namesAct(heard.text('what')) &&
      heard.findWords(heard.text('what'), ['reminder', 'todo', 'event']).length === 0,
    calls: () => 'All right, I save nothing while it is open. Tell me once it is sure.',
    examples: ['I might go to the match saturday, not sure yet', 'we may be away next weekend'],
    counterExamples: ['I might move the dentist to friday'],
  },
  {
    ...talk,
    when: 'words',
    say: [
      '[i am|we are|he is|she is] [still|just] in (a|such a) [really|very|so] (bad|foul|terrible|rotten|awful|weird|funny|strange|grumpy) mood [today|again|right now]',
      '(can not|could not) (sleep|fall asleep|focus|concentrate) [tonight|at all|again]',
      '(i|we) (am|feel|am feeling|have been|have been feeling) [so|really|very|just|a bit|pretty|quite|super|feeling|a little|such|kind of] <hard> [today|tonight|lately|right now|these days|about it|about everything|at the moment|again|and {x}]',
      '[i am|we are|been|i have been] (feeling|felt) [so|really|very|just|a bit|pretty|quite|super|a little|kind of] <hard> [{remark}]',
      '[my|the|this|what a|today was|today is|today has been|it was|it is|it has been] [my] [day|week|morning|night|weekend|life|month|year|today|mood|job|work|boss|meeting|exam] [was|is|has been|sucks|sucked] [so|really|very|just|a|such a|such|pretty|quite|absolutely] <hard> [day|week|today|lately|right now|night|morning|so far]',
      '(my|the) {thing} (is|are) (killing me|hurting|hurting me|driving me crazy|driving me insane|a nightmare|a disaster|the worst|broken|dead|late|delayed|sick|ill|down|not working|acting up|gone|lost|annoying|a mess|leaking|full|empty|stuck|sore|aching) [again|today|so much|right now]',
      '(i have|i got|i have got) (a|an|such a|the|the worst) [bad|terrible|awful|splitting|huge] (headache|cold|flu|migraine|stomach ache|stomachache|bad day|rough day|hard day|hangover|fever|toothache|awful day|long day|terrible day)',
      '(my) {who} (hurts|aches|hurt|is killing me|kills me|left me|dumped me|broke up with me) [so much|again|today|like hell]',
      '(i hate) (mondays|my job|my life|this|today|everything|it here|my boss|work)',
      '(i can not|i could not|i did not) (sleep|sleep well|fall asleep|stand it|take it anymore|concentrate|focus) [last night|at all|tonight|today|well]',
      '[just|feeling|still] [a] (bit|little|little bit|tad|kinda|pretty|quite|rather|really|super) <hard> [today|tonight|lately|right now|again|at the moment]',
      '[so|too|very|really|just] (tired|exhausted|sleepy|stressed|drained|knackered|overwhelmed) [already|again|today|now]',
      '[i am|we are|been|still|just] [just] feeling [a bit|a little|so|really|very|pretty|quite|rather|kind of|super] <hard> [today|tonight|lately|again|right now]',
      '[honestly|to be honest|truth is|oh] [i|we] (really|so|still|just|do) miss (my|our|him|her|them|home) [{who}] [so much|a lot|terribly|so badly] [today|every day|these days|lately|right now|at the moment]',
      '[honestly|to be honest|truth is|oh] (i|we) miss (my|our|him|her|them|home) [{who}] [so much|a lot|terribly|so badly] [today|every day|these days|lately|right now|at the moment]',
      '[it is|its|that is|just] [just] (everything|a lot|too much|so much|all too much|work|money|the kids|family|life) [really|at the moment|right now|at work|at home|with work|lately|these days|going on]',
      '(ugh|meh|argh|sigh|i am done|what a day|what a week|worst day ever|i give up|fml|life sucks|this sucks|it sucks)',
    ].map((template) => template.replaceAll('<hard>', hardState)),
    fits: (heard) =>
      !heard.hasQuestionMark &&
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
      '[oh|sad news|so|and] [my|our|the] {who} [has|just|has just|sadly|suddenly|finally] (died|passed away|passed on|is dead|is dying|got hurt|had an accident|is in the hospital|is in hospital|was in an accident|has cancer|had a stroke|had a heart attack|had a miscarriage) [today|yesterday|last night|last week|this morning|(on|last|this|in|at) {x}]',
      '(my|our) {who} [has|just] passed [today|yesterday|recently|last night|last week|last month|last year|this week|this month|this morning]',
      '[oh|today] [my|our] {who} would have (been|turned) {age:number} [years old] [today|tomorrow|this week|this year|on {x}]',
      '(i|we) lost (my|our) (job|mom|mum|mother|dad|father|dog|cat|baby|grandma|grandpa|grandmother|grandfather|wife|husband|friend|brother|sister|son|daughter|pet|best friend) [today|yesterday|last night|last week]',
      '(i|we) (got fired|got laid off|broke up|got divorced|are getting divorced|was fired|was laid off|failed|did not get it|did not get the job|failed my {x}) [today|yesterday]',
      '(my|our) (wife|husband|girlfriend|boyfriend|partner) (left|left me|broke up with me|cheated on me) [today|yesterday]',
    ],
    fits: (heard) =>
      !/\b(?:phone|laptop|battery|car|computer|tablet|wifi|internet|plant|tv|mouse|keyboard|i|we|you|it|that|this|plan|deal|idea|bill|law|time|date|deadline)\b/i.test(
        heard.text('who'),
      ) && heard.text('who').split(' ').length <= 4,
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
      '[i am|we are] [still|just] in (a|such a) [really|very|so] (good|great|lovely|happy|fantastic|brilliant) mood [today|again|right now]',
      '[a] (pretty|really|quite|rather) (good|nice|great|lovely|fun|chill) (day|morning|evening|weekend|week) [today|so far]',
      '[finally|at last] [a] (day|weekend|morning|evening|night) [off] with (nothing planned|no plans|nothing to do)',
      '[today|it|my day|this|today was|my day was|it was|this was|the day] [was|is|has been] [so|really|very|just|a|such a|pretty|absolutely] <good> [day|today|week|so far|weekend]',
      '(passed|aced|nailed|won) (the|a|my|our|it|an) [driving|final|last] [exam|test|driving test|race|game|interview|match|competition|finals] [today|finally|yesterday]',
      '[i am|we are|been|still|just] [just] feeling [so|really|very|just|super|pretty|quite|much] <good> [today|tonight|again|right now|about it]',
      '(it is|today is) my [{age:word}] birthday [today]',
      '(hbd|happy birthday|happy bday) to (me|myself) [today]',
      '(i am|i turn|i turned|i have turned) {age:number} today [and {x}]',
      '(best day ever|yay|woohoo|yippee|hooray|hurray|yes yes yes|we did it|i did it|finally|great news|good news|i made it)',
    ].map((template) => template.replaceAll('<good>', goodState)),
    fits: (heard) =>
      !heard.hasQuestionMark &&
      heard.whole.split(' ').length > 1 &&
      !/^(?:very|so|really|just) (?:good|well|fine|nice)$/i.test(heard.whole) &&
      !(heard.last() && /^(?:i did it|we did it)$/i.test(heard.whole)),
    calls: (heard) =>
      /\b(?:birthday|bday|hbd)\b|\b(?:am|i['’]?m|turn(?:ed)?) \d+ today\b/i.test(heard.whole)
        ? 'Happy birthday! 🎉 I hope it’s a lovely day.'
        : pick(
            ['That’s wonderful, congratulations! 🎉', 'How lovely! I’m happy for you. 🎉', 'Great news! 🎉'],
            heard,
          ),
    examples: ['i got the job', 'we are getting married'],
  },
  {
    ...talk,
    strength: 'certain',
    when: 'words',
    say: [
      '[no|nah] [i|we] [really] (do not|did not|would rather not|rather not|can not) [want to|wanna|feel like] (talk|talking|think|thinking|speak|speaking) [about (it|that|this|him|her|them)] [now|right now|today|anymore]',
    ],
    calls: () => 'That’s all right, you don’t have to. I’m here.',
    examples: ["don't want to talk about it"],
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
      !heard.hasQuestionMark,
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
    when: 'words',
    say: [
      '(useless|pointless|hopeless|rubbish|no use) [bot|app|thing]',
      'why (are|were) you [always|such|being] [so|such a|a bit] (stupid|dumb|slow|useless|annoying|bad|wrong|difficult|rude|silly)',
      '(you are|you) (stupid|dumb|useless|an idiot|annoying|bad|terrible|the worst|not helpful|so dumb|so stupid|slow|so slow|wrong|hopeless) [today|again|lately]',
      '(i hate you|shut up|fuck you|fuck off|go away|screw you|you suck|piss off|bad bot|stupid bot|dumb bot)',
      '(that is|this is) (stupid|useless|wrong|bad|not helpful|nonsense|bullshit)',
      '(that is|it is|this is) not what i (said|meant|asked|asked for|wanted|wrote|told you)',
    ],
    calls: () =>
      'I’m sorry I wasn’t of help. “Undo” takes the last change back; tell me what you need and I’ll try again.',
    examples: ['you are useless'],
  },
];
