import { scoreText } from '@/lib/journal/sentiment/sentiment';
import { taskVerbs } from '@/lib/words/verbs';

const [sad, glad] = [2.6, 3.4];

// Hard and good moments that are told without a word of feeling, such as "the baby was up all night".
const hard =
  /\b(?:up (?:all|half the) night|(?:was|were|been) up (?:at \d|since \d|(?:\w+ )?times|twice|again)|(?:no|hardly any|barely any|little) sleep|(?:can|could)(?:not|n['’]?t) sleep|nobody|no ?one|stuck|late again|running late|missed (?:the|my|our)|lost|broke(?:n)?|leak\w*|flooded|spilled|burnt|ruined|(?:a|the|this|bad) cold|flu|fever|headache|migraine|cough\w*|sick|ill|hurts?|hurting|pain\w*|sore|ach(?:es?|ing)|injur\w*|(?:in|to) (?:the )?(?:hospital|a&e|er)|fell (?:again|over|down|off)|broke (?:his|her|my|an?) (?:leg|arm|hip|wrist|ankle|foot|toe|nose)|had a (?:fall|stroke|crash|miscarriage)|collapsed|surgery|died|dying|funeral|divorc\w*|fired|laid off|fail\w*|cancel+ed on|argu\w*|fight|fought|cr(?:y|ies|ied|ying)|scream\w*|tantrums?|chaos|exhaust\w*|knackered|overtime|double shift|short[- ]staffed|no friends|raining again|freezing|power (?:cut|outage)|delayed|debt|(?:so|all|feel|feeling) alone|lonely|stressed|worried|afraid|scared|frightened|nervous|anxious|terrified|mean|rude|unfair|yelled|shouted|so annoying|stole|stolen|robbed|mugged|burgled|broke into|broken into|scammed|not (?:thrilled|happy|pleased|impressed|ideal|amused|good news)|gutted|said no to|turned (?:me|us|it) down|rejected|waiting for (?:the )?results|at the (?:vet|hospital))\b/i;
// "Mad about orchids" and "dying for a coffee" are no distress.
const idioms =
  /\blost (?:his|her|their|a|another) (?:\w+ )?(?:milk |baby )?tooth\b|\b(?:mad|crazy|nuts) about (?!it\b|that\b|this\b|him\b|her\b|them\b|how\b|what\b|my\b|the\b)(?=\p{L})|\b(?:dying|gagging|gasping) (?:for (?:an?|some) (?!reason\b)|to (?=(?:see|try|go|know|hear|eat|visit)\b))|\b(?:could|would) (?:murder|kill for) (?:an?|some) /giu;
// "I cried in the car lol" is no joke, "cried laughing" is one.
const tears =
  /\b(?:cried|crying|sobb(?:ed|ing)|wept|in tears)\b(?! (?:from |with )?laugh| (?:at|during|over|watching) (?:the|an?|that|this) (?:film|movie|ad|advert|show|series|episode|video|book|ending)\b)/i;
const good =
  /\b(?:first (?:steps?|words?|tooth|day)|finally|passed|won|said yes|sold the (?:house|flat|car)|offer accepted|all clear|cancer[- ]free|in remission|pay ?rise|gold medal|came first|first place|made the team|top marks|straight as|got (?:the|a|my) (?:job|offer|raise|promotion|keys|visa|puppy|place)|engaged|pregnant|(?:having|expecting) (?:a (?:girl|boy|baby|little (?:girl|boy))|twins)|married|born|arrived safely|on the mend|(?:feeling|feels|doing|much) better|recovered|sun (?:is|has|came) out|day off|weekend off|bonus|graduat\w*|accepted|proud|celebrat\w*)\b/i;

// "My wife passed in the spring" tells of a death, "my son passed his test" of luck.
const grief =
  /\b(?:passed (?:away|on)|died|has died|funeral|widow(?:ed|er)?|miscarriage|stillborn|(?:wife|husband|mother|father|mum|mom|dad|gran\w*|nan|nana|grand(?:ma|pa|mother|father)|aunt\w*|uncle|sister|brother|son|daughter|friend|partner|dog|cat|he|she) (?:has |had |sadly |just )*passed(?! (?:(?:his|her|the|a|an|it|them|my|our|all|every|with|first|both|\d)\b|by|out|me)))\b/i;

// Words that the list of moods counts and that alone tell no mood, and words that only turn others round.
const toneless =
  /\b(?:sorry|excuse|please|thanks?|thank you|ok(?:ay)?|sure|yes|yeah|well|stop(?:ped|s)?|full stop|scratch|scrap|recommend|friends?|mistakes?|help(?:ful|s)?|free|no|not|cannot|without|lemons?)\b|n['’]t\b|[💪👍🙏👋]/giu;
const courtesy =
  /\b(?:(?:if i['’]?m|to be|being) (?:honest|fair)|honestly|sorry|please|ok(?:ay)?|sure|yes|yeah|well|scratch|recommend|friends?|lemons?)\b/gi;
const asked =
  /^(?:\p{L}+ )?(?:(?:what|which|how (?:many|much|old|long|often|far))(?! an? )(?: \p{L}+){0,3}|when|where|who) (?:is|are|was|were|do|does|did|will|can|has|have)\b[^!,]*$/iu;

// "Day 4 no cigarettes" lowers nothing, and "can't come but brings a friend" lifts nothing.
function toneOf(message: string): number {
  if (!scoreText(message.replace(toneless, ' ')).isClear) return 3;
  return scoreText(message.replace(courtesy, ' ')).score;
}

// "Day 4 no cigarettes", "two weeks sober".
const achieved =
  /\b(?:day|week|month) (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)\b.{0,20}\b(?:no|without|off|sober|clean|dry|smoke[- ]?free|alcohol[- ]?free)\b|\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|a|an) (?:days?|weeks?|months?|years?) (?:sober|clean|dry|smoke[- ]?free|alcohol[- ]?free|without (?:a )?(?:smok\w*|cigarettes?|drink\w*|alcohol|sugar)|no (?:smok\w*|cigarettes?|drink\w*|alcohol|sugar|sweets|meat))\b/i;
const craving = /\b(?:craving|cravings|tempted|withdrawal|dying for a (?:smoke|cigarette|drink))\b/i;

const laughing = /(?:\b(?:lol|lmao|rofl|(?:ha){2,}h?|(?:he){2,})|[😂🤣😆])[\s.!]*$/iu;

/**
 * Returns whether a message tells of a habit that the user is giving up: true for "day 12 without sugar" and
 * "craving one".
 */
export function tellsOfHabit(message: string): boolean {
  return achieved.test(message) || craving.test(message);
}

/** Returns whether a message ends in a laugh: "if I burn it we're having pizza lol". */
export function endsInLaugh(message: string): boolean {
  return laughing.test(message);
}

// "Up at 5 again with the baby" sets no alarm.
const wakeful =
  /\b(?:barely|hardly|scarcely|didn['’]?t|couldn['’]?t|not) (?:slept|sleep|sleeping)\b|(?:^|[,.!] ?|\b(?:i|we|me|was|were|been)\b ?)up (?:at|since|from|till|until) [^,.!?]{1,20}?(?:again\b|with (?:the|a|my|our) (?:baby|little one|newborn|bab(?:y|ies)|kids?|twins|dog|pup\p{L}*|toddler|cough|cold|fever|teeth)\b)/iu;

/** Whether a message tells of a bad night. */
export function tellsOfNight(message: string): boolean {
  const [, ...clauses] = message.split(/[,.;!] (?:(?:so|and|please|can you) )*/);
  // "Didn't sleep, call the doctor at 9" orders something.
  const isOrder = clauses.some((clause) => taskVerbs.has(/^\p{L}+/u.exec(clause)?.[0].toLowerCase() ?? ''));
  return (
    wakeful.test(message) &&
    !isOrder &&
    !/\b(?:remind|wake|alarm|tomorrow|tonight|every|need|have to|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i.test(
      message,
    )
  );
}

/** Returns whether the user tells of something sad or difficult. */
export function isHardMoment(message: string): boolean {
  return toneOf(message) <= sad || hard.test(message) || tellsOfNight(message);
}

/** Returns whether `replyToRemark` offers to remember the message. */
export function isOffered(message: string): boolean {
  return replyToRemark(message).includes('“yes”');
}

const hour = '(?:at|by|from|around|until) \\d{1,2}(?:[:.]\\d\\d)?|\\d{1,2}(?:[:.]\\d\\d| ?[ap]m\\b)';
const ahead =
  'tomorrow|tonight|(?:on |next |this )(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|week|weekend|month)|the \\d{1,2}(?:st|nd|rd|th)';
const plan = new RegExp(`\\b(?:${hour}|${ahead})`, 'i');
const coming =
  /\b(?:is|are|am|will|going to|gonna|comes?|coming|starts?|leaves?|arrives?|picks?|collects?|meets?|opens?|due|has to|have to|needs?|must|should|better)\b|['’](?:ll|s|re|m)\b/i;
const past =
  /\b(?:was|were|did|had|got|went|woke|slept|came|yesterday|last|ago|\p{L}{3,}ed|since|already)\b|n['’]t\b/iu;

// "Beryl is picking me up at 9.30 this week" tells a plan, however cheerful it sounds.
function tellsPlan(message: string): boolean {
  return plan.test(message) && coming.test(message) && !past.test(message);
}

const unsaved =
  'Nothing of it is saved yet: say “yes” if I should keep it as it stands, or tell me the day and the time to remind you.';

/** Returns a friendly reply to a message that only tells something. */
export function replyToRemark(said: string): string {
  const message = said.replace(idioms, '');
  const score = toneOf(message);
  // "Except on public holidays" wants a change, and is no news.
  if (/^(?:(?:and|but|oh),? )*(?:except|apart from|unless|only (?:on|at|if|when))\b/i.test(message))
    return 'Nothing was changed, because I am not sure what that is about. Name the thing, and I change it.';
  if (grief.test(message) && !endsInLaugh(message))
    return 'I’m so sorry. That must be hard. I’m here if you want to write about it, or if I can take something off your shoulders.';
  if (asked.test(message) && !endsInLaugh(message))
    return 'That I can’t tell from what you have told me. Tell me, and I remember it.';
  if (achieved.test(message) && !hard.test(message))
    return 'Well done, that takes some doing! I have saved nothing of it; say “yes” if I should remember it.';
  if (craving.test(message))
    return 'That sounds hard. Hang in there; if writing helps, your journal is open. I have saved nothing of it.';
  if (tellsPlan(message)) return score <= sad ? `Oh dear. ${unsaved}` : unsaved;
  if (score <= sad) return 'I’m sorry to hear that. If you want to write it down, your journal is open.';
  if (endsInLaugh(message) && !tears.test(message)) return 'Ha! 😄 I have saved nothing of it.';
  const isGood = good.test(message) && !/\b(?:not|no|never|un\w+ly)\b|n['’]t\b/i.test(message);
  if (score >= glad || isGood) return 'That’s lovely to hear!';
  if (hard.test(message) || tellsOfNight(message))
    return 'Oh dear, that sounds hard. I hope it gets easier soon. Is there anything I can take off your plate?';
  return 'All right. I have saved nothing of it; say “yes” if I should remember it.';
}
