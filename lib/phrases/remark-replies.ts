import { scoreText } from '@/lib/journal/sentiment/sentiment';

const [sad, glad] = [2.6, 3.4];

// Hard and good moments that are told without a word of feeling, such as "the baby was up all night".
const hard =
  /\b(?:up all night|(?:no|hardly any|barely any|little) sleep|(?:can|could)(?:not|n['’]?t) sleep|nobody|no ?one|stuck|late again|running late|missed (?:the|my|our)|lost|broke(?:n)?|leak\w*|flooded|spilled|burnt|ruined|(?:a|the|this|bad) cold|flu|fever|headache|migraine|cough\w*|sick|ill|hurts?|hurting|pain\w*|sore|ach(?:es?|ing)|injur\w*|(?:in|to) (?:the )?(?:hospital|a&e|er)|had a (?:fall|stroke|crash|miscarriage)|collapsed|surgery|died|dying|funeral|divorc\w*|fired|laid off|fail\w*|cancel+ed on|argu\w*|fight|fought|cr(?:y|ies|ied|ying)|scream\w*|tantrums?|chaos|exhaust\w*|knackered|overtime|double shift|short[- ]staffed|raining again|freezing|power (?:cut|outage)|delayed|debt|(?:so|all|feel|feeling) alone|lonely|stressed|worried|afraid|scared|frightened|nervous|anxious|terrified|mean|rude|unfair|yelled|shouted|so annoying)\b/i;
const good =
  /\b(?:first (?:steps?|words?|tooth|day)|finally|passed|won|said yes|sold the (?:house|flat|car)|offer accepted|all clear|cancer[- ]free|in remission|pay ?rise|gold medal|came first|first place|made the team|top marks|straight as|got (?:the|a|my) (?:job|offer|raise|promotion|keys|visa|puppy|place)|engaged|pregnant|married|born|arrived safely|on the mend|(?:feeling|feels|doing|much) better|recovered|sun (?:is|has|came) out|day off|weekend off|bonus|graduat\w*|accepted|proud|celebrat\w*)\b/i;

const laughing = /(?:\b(?:lol|lmao|rofl|(?:ha){2,}h?|(?:he){2,})|[😂🤣😆])[\s.!]*$/iu;

/** Returns whether a message ends in a laugh: "if I burn it we're having pizza lol". */
export function endsInLaugh(message: string): boolean {
  return laughing.test(message);
}

/** Returns whether a message tells of a hard moment. */
export function isHardMoment(message: string): boolean {
  return scoreText(message).score <= sad || hard.test(message);
}

/** Returns whether `replyToRemark` offers to remember the message. */
export function isOffered(message: string): boolean {
  return replyToRemark(message).includes('“yes”');
}

/** Returns a human sentence for a message that only tells something. */
export function replyToRemark(message: string): string {
  const { score } = scoreText(message);
  if (score <= sad) return 'I’m sorry to hear that. If you want to write it down, your journal is open.';
  if (endsInLaugh(message)) return 'Ha! 😄 I have saved nothing of it.';
  const isGood = good.test(message) && !/\b(?:not|no|never|un\w+ly)\b|n['’]t\b/i.test(message);
  if (score >= glad || isGood) return 'That’s lovely to hear!';
  if (hard.test(message))
    return 'Oh dear, that sounds hard. I hope it gets easier soon. Is there anything I can take off your plate?';
  return 'All right. I have saved nothing of it; say “yes” if I should remember it.';
}
