import { pick, talk } from '@/lib/assistant/phrases/talk/shared';
import type { Heard, Phrase } from '@/lib/phrases/phrase';
import { joints } from '@/lib/words/remarks';
import { taskVerbs } from '@/lib/words/verbs';

const sound = '[ugh|omg|argh|oh|oh god|god|man|honestly|seriously|wow|jeez|gosh|well|right|sigh]';
const lately =
  '[today|again|tonight|this week|this morning|lately|already|right now|at the moment|lol|haha|for real|all day|all morning|{rest}]';
const so = '[so|just|really|totally|seriously|absolutely|completely|kind of|slowly|all]';

/** Phrases for complaints. Sidekick answers with sympathy and stores nothing. */
export const ventingPhrases: Phrase[] = [
  {
    intent: 'help',
    strength: 'certain',
    when: 'never',
    say: [
      '[please|ok] (stop|quit) (sending|messaging|texting|bothering|spamming|pestering) me [messages|texts|any messages|so many messages|all the time|so much|so often] [please]',
    ],
    calls: () =>
      'I write only at the times that you set: “my reminders” shows them, “delete all my reminders” ends them, “turn off my daily summary” ends the summary, and “quiet hours 22 to 8” keeps the nights free. Nothing was changed.',
    examples: ['stop sending me messages'],
  },
  {
    intent: 'help',
    strength: 'certain',
    when: 'never',
    say: [
      '[and|so|but] (how|where) (do|can) i (change|set|update|switch) [my|the] (time zone|timezone|zone)',
    ],
    calls: () => 'Write for example “set my time zone to Berlin”.',
    examples: ['how do I change my timezone'],
  },
  {
    // "Dunno why", after telling a mood.
    ...talk,
    when: 'never',
    strength: 'certain',
    say: [
      '[i] (do not know|dunno|no idea|not sure|can not say|could not tell you) why [though|really|tbh|honestly]',
      'for no [real|good|particular] reason [really|at all]',
    ],
    fits: (heard) => !heard.hasQuestionMark,
    calls: (heard) =>
      pick(
        [
          'It needs no reason. If writing helps, your journal is open.',
          'Some days are like that. Be kind to yourself.',
        ],
        heard,
      ),
    examples: ['dunno why'],
  },
  {
    // "The wifi's rubbish today".
    ...talk,
    when: 'may',
    strength: 'certain',
    say: [
      `${sound} [the|my|our|this] (wifi|wi-fi|internet|network|signal|reception|connection|computer|laptop|phone|printer|tv|telly|weather|traffic|app|website|coffee) (is|has been|was) ${so} (rubbish|useless|awful|terrible|slow|patchy|flaky|dodgy|shocking|crap|playing up|acting up|a joke|a nightmare) ${lately}`,
    ],
    fits: (heard) => !heard.hasQuestionMark && !/\d/.test(heard.whole),
    calls: (heard) => pick(['How annoying! I hope it gets better soon.', 'Oh no, that is tiresome.'], heard),
    examples: ["the wifi's rubbish today", 'our internet is so slow again'],
    counterExamples: ['the wifi is bluebell7'],
  },
  {
    // "It's a lot, honestly".
    ...talk,
    when: 'never',
    strength: 'certain',
    say: [
      `${sound} [and] (it is|this is|it is all|that is|things are) ${so} (a lot|a bit much|too much|a lot to handle|a lot to take in|a lot to carry|a lot to deal with|overwhelming) [honestly|tbh|really|to be honest|right now|at the moment|lately|some days|sometimes|for me|for one person]`,
    ],
    fits: (heard) =>
      !heard.hasQuestionMark &&
      (!/\bmuch\b/i.test(heard.whole) ||
        /\b(?:for me|honestly|tbh|really|right now|lately)\b/i.test(heard.whole)),
    calls: (heard) =>
      pick(
        [
          'That is a lot to carry. I’m here if I can take something off your plate.',
          'I hear you. Be kind to yourself today.',
        ],
        heard,
      ),
    examples: ["it's a lot honestly"],
    counterExamples: ['it is a lot of milk', 'that is too much'],
  },
  {
    // "Omg I have so much due".
    ...talk,
    when: 'words',
    strength: 'certain',
    say: [
      `${sound} [i] (i|we) (have|have got|got) (so much|too much|way too much|so many things|a million things|a ton of stuff|loads) (due|to do|going on|on|on my plate|on my mind|to get done) [right now|lately|this week|today|at the moment]`,
    ],
    fits: (heard) => !heard.hasQuestionMark,
    calls: (heard) =>
      pick(
        [
          'That sounds like a lot. Tell me what is due and when, one line each, and I keep it in order.',
          'One thing at a time. Write me what there is and by when, and I will remind you.',
        ],
        heard,
      ),
    examples: ['omg i have so much due'],
    counterExamples: ['do i have much to do today'],
  },
  {
    // "Not bad", after "how are you?"
    ...talk,
    when: 'never',
    strength: 'certain',
    say: [
      '[i am|we are|it is|its|oh|well|yeah|yes|doing|feeling|just] (not bad|not too bad|not so bad|not bad at all|could be worse|can not complain|must not grumble|same old|same old same old|same as always|same as ever|so so|surviving|hanging in there|getting there|getting by|could be better|been better|have been better|still alive|still standing|fine i guess|okay i guess) [thanks|thank you|thx|ta|today|really|actually|i guess|i suppose|and you|how about you|yourself|you]',
    ],
    fits: (heard) => !heard.hasQuestionMark || /\byou(?:rself)?$/i.test(heard.whole),
    calls: (heard) =>
      /\b(?:worse|better|so so|surviving|hanging|alive|getting|guess)\b/i.test(heard.whole)
        ? pick(
            [
              'I hope the day gets lighter. I’m here if I can take something off your plate.',
              'One step at a time. Tell me if I can keep something for you.',
            ],
            heard,
          )
        : pick(['Glad to hear it!', 'Good to hear.'], heard),
    examples: ['not bad', "can't complain"],
  },
  {
    ...talk,
    strength: 'certain',
    when: 'words',
    say: [
      `${sound} {thing} (is|are|was|were|has been|have been|keeps|keep) ${so} driving (me|us) ${so} (mad|crazy|insane|nuts|bonkers|bananas|batty|potty|up the wall|round the bend|around the bend|to drink|to despair) ${lately}`,
      `${sound} {thing} (is|are|was|were|has been|have been|keeps|keep) ${so} getting (on my nerves|on my last nerve|on my wick|to me|me down) ${lately}`,
      `${sound} {thing} (makes|make|is making|are making) (me|us) (mad|crazy|angry|furious|cry|want to scream|want to cry|sick) ${lately}`,
      `${sound} {thing} (is|are|keeps|keep|has been) ${so} (doing my head in|doing my nut in|wearing me out|wearing me down|stressing me out|testing my patience|giving me a headache|draining me|killing me|annoying me|winding me up) ${lately}`,
      `${sound} (everything|nothing|it all|my life|life|all of it|the day) (is|has|are|keeps|seems to be|has been|just) ${so} (going|gone|go|goes|falling) [so|all|to] (wrong|badly|apart|pear shaped|downhill|sideways|right|to plan|plan|to pieces|pieces) ${lately}`,
      `${sound} [i am|i|we] (can not be bothered|could not be bothered|can not be arsed) [with {thing}] ${lately}`,
      `${sound} [i am|we are] ${so} (fed up|sick to death|sick and tired) (with|of|by|from) {thing}`,
      `${sound} (honestly|so|just|totally|completely|i am just|i am totally) done with (this|today|everything|everyone|people|it all) [week|day|year|month|job|house]`,
      `${sound} [my|our|the|this] {who} keeps {doing}`,
      `${sound} (my|our|the|this|that|he|she) [{who}] (is|was|can be) [being] (such|always such) (a|an) (pig|pain|idiot|nightmare|jerk|bully|nuisance|bore|cow|snob|mess|hassle|joke|moron|liar|diva|misery|drag|letdown|{noun:word}) ${lately}`,
      `(ugh|urgh|argh|oh no|omg|damn|gah|oh god|shit|crap) i [just|totally|completely|nearly|almost] (forgot|missed|messed up|screwed up|ruined|burnt|burned|lost|broke|dropped|overslept) [{thing}]`,
      `${sound} (i am|we are) ${so} (sick|tired|bored|exhausted) (with|of|by|from) {thing}`,
      `${sound} (i am|we are) so (done|over it) [with {thing}]`,
      `${sound} (i|we) [have|had] ${so} had (enough|it|it up to here) [with|of] [{thing}]`,
      `${sound} [i|we] never [ever] want to (see|hear|hear about|look at|smell|touch|speak to|talk to|think about|go to|go through|do) {thing} [again]`,
      `${sound} (i|we) can not (stand|bear|cope with|deal with|face|take|handle) {thing} (anymore|any more|any longer|today|right now|again|tonight)`,
      `${sound} (i|we) (can not cope|can not even|can not deal) ${lately}`,
      `${sound} (i am|we are) at (my|our) wits end ${lately}`,
      `${sound} (i am|we are) [slowly|going to|about to] (losing|lose) (my|our) (mind|marbles|patience|temper|will to live) ${lately}`,
      `${sound} (i|we) ${so} (could|want to|feel like|might) (scream|cry|screaming|crying|run away|running away|hide|explode) ${lately}`,
      `${sound} [it is|it has been|just|today is|today has been] [just] (one of those (days|mornings|weeks)|not my (day|week|year)|a [bit of a|complete|total] nightmare) ${lately}`,
      `${sound} (when it rains it pours|just my luck|if it is not one thing it is another|it never ends|never a dull moment|what else can go wrong)`,
      '(ugh|argh|oh no|noo|bah|gah|yuck) [not] [already|its|it is|a|another] (monday|mondays|rain|snow|winter|work|exams|homework|laundry|ironing|meetings|early shift|late shift|night shift) [tomorrow|again|already|today|tonight|so soon]',
      `${sound} why (does|do|did|is|are) (nobody|no one|everyone|everybody|it always|he always|she always|they always|people) {thing}`,
    ],
    fits: (heard) =>
      heard.whole.split(' ').length <= longest &&
      !ordering.test(heard.message) &&
      !hasTask(heard) &&
      (/^why\b/i.test(heard.whole) || !heard.hasQuestionMark) &&
      (!heard.has('noun') || !lovely.test(heard.text('noun'))) &&
      (!heard.has('doing') || (/^\p{L}+ing\b/iu.test(heard.text('doing')) && heard.times.length === 0)),
    calls: (heard) =>
      pick(
        [
          'That sounds exhausting. I hope it calms down soon.',
          'Oh dear. Some days ask a lot; I hope the rest of it is kinder.',
          'I hear you. If it helps to write it down, your journal is open.',
        ],
        heard,
      ),
    examples: [
      'kids are driving me mad today',
      'i never want to see another spreadsheet',
      "i'm sick of this rain",
      'just one of those days',
    ],
    counterExamples: ['I am done with the laundry', 'a day', 'remind me i am sick of waiting at 5'],
  },
];

const lovely =
  /^(?:star|angel|sweetheart|darling|legend|gem|treasure|joy|delight|hero|help|relief|lovely|good|great|nice|kind|sweet|beautiful|cutie|love|blessing|clever|lifesaver|dear|bargain|success|treat)$/i;
const longest = 18;
const ordering =
  /\b(?:remind|reminder|add|note|list|todo|remember|cancel|move|delete|remove|need to|have to|must|can you|could you|please)\b/i;

// "The kids are driving me mad, order pizza" has a task behind the complaint.
function hasTask({ parts }: Heard): boolean {
  return parts.some(
    ({ word, gap }, place) =>
      place > 0 && taskVerbs.has(word) && (/[,;–-]/.test(gap) || joints.has(parts[place - 1]?.word ?? '')),
  );
}
