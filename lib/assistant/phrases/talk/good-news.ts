import { pick, talk } from '@/lib/assistant/phrases/talk/shared';
import type { Heard, Phrase } from '@/lib/phrases/phrase';
import { formatDistance } from '@/lib/social/wording';
import type { TimeExpression } from '@/lib/time/find-times';
import { localDate } from '@/lib/time/format';
import { isHoliday } from '@/lib/time/phrases/holidays/words';

const whoever =
  '[omg|wow|yes|oh|and|so|guess what|finally] [i|we|he|she|they|my {who}|our {who}|{who:name}] [just|finally|actually|have|has]';
const won =
  /^(?:job|role|promotion|(?:pay )?rais?e|bonus|scholarship|prize|award|competition|race|match|game|cup|league|final|medal|exams?|finals|tests?|driving test|theory test|interview|visa|contract|deal|house|flat|apartment|mortgage|place|keys|offer|lottery|lead role|part|citizenship|licen[cs]e|degree|a ?levels|gcses)(?: (?:offer|place|today|yesterday|finally|at last|this (?:morning|week|time)|at .{2,30}|in .{2,30}|with .{2,30}|first time))*$/i;
// "I've got an interview with Deloitte on the 3rd at 2" is a plan.
const comes =
  /\bgot (?:an? |the |my |our |his |her )?(?:\w+ )?(?:interview|test|exam|exams|tests|match|race|game|final|competition)\b.* (?:(?:on|at|next|this) .*(?:\d|day|week|month)|tomorrow|tonight)/i;
const noSchool =
  /^(?:an? |the |my |our |some |his |her )?(?:\w+ )?(?:fight|argument|accident|crash|trouble|debt|bed|shower|car|bath|habit|mess|row|work|office|town|it|this|that|bus|train|taxi)\b/i;

const schooling =
  /\b(?:school|uni\w*|college|academy|med|law|course|program\w*|team|squad|choir|finals?|oxford|cambridge|yale|harvard|trinity|\p{Lu}{2,})\b/u;

export const goodNewsPhrases: Phrase[] = [
  {
    ...talk,
    when: 'words',
    say: [
      `${whoever} (got|landed|won|passed|aced|nailed|was offered|were offered|got offered|has been offered|signed) [the|a|an|my|our|his|her|their|that|first] [new|dream|driving|big] {noun}`,
      `${whoever} (got|made it|was accepted|were accepted|been accepted|got accepted|is|am|are) into {school}`,
      `${whoever} (graduated|made the team|came first|got promoted|got engaged|got the all clear|got top marks|got straight as) [today|yesterday|{rest}]`,
      '[omg|wow|yes|guess what] [my|our] {who} (is|are) [also] (having|expecting) (a girl|a boy|a baby|twins|another baby|another one)',
      `[omg|wow|yes] (she|he|they) said yes`,
      '[omg|wow|yes|guess what] (i|we|he|she|they) [just|finally|have|has|actually] (passed|won|did it|made it|got in|got it)',
      `[omg|wow|yes|finally] (i|we|they) [just|finally|have] (sold|bought) (the|our|a|their) (house|flat|apartment)`,
      `[my|our] {who} (is|am|are) (cancer free|in remission|home safe|on the mend|out of hospital|out of the woods)`,
      `[the|my|her|his|our] {result} (came back|is|are|was|were) [all] (clear|negative|benign)`,
    ],
    fits: (heard) =>
      !heard.hasQuestionMark &&
      // "I got it" may be about a thing of the list.
      (!/\b(?:did|got|made) it\b/i.test(heard.whole) || heard.world.mentions.length === 0) &&
      heard.text('who').split(' ').length <= 3 &&
      (!heard.has('noun') || won.test(heard.text('noun'))) &&
      !comes.test(heard.whole) &&
      (!heard.has('school') || !noSchool.test(heard.text('school'))) &&
      // "He's into fishing" tells what he likes.
      (!/\b(?:is|am|are) into\b|['’]?s into\b/i.test(heard.whole) || schooling.test(heard.text('school'))) &&
      (!heard.has('result') ||
        /\b(?:results?|scans?|tests?|biops\w+|bloods?|x-?rays?)\b/i.test(heard.text('result'))) &&
      (!heard.has('noun') || heard.find('noun', ['todo', 'reminder']).length === 0),
    calls: (heard) =>
      pick(
        ['That’s wonderful, congratulations! 🎉', 'How lovely! I’m so glad. 🎉', 'What great news! 🎉'],
        heard,
      ),
    examples: [
      'got the job!!!',
      'my daughter got into med school',
      'she said yes!',
      'my scan came back clear',
    ],
    counterExamples: ['got the milk', 'we got into a fight'],
  },
  {
    // "Hosting Thanksgiving this year, 11 people" tells a plan, and asks for nothing.
    ...talk,
    strength: 'certain',
    when: 'must',
    say: [
      '[i am|we are|i will be|we will be|am|are] [all|also] (hosting|doing|spending|celebrating|throwing|skipping|having|making|cooking) [a|the|our|my|for] {day:time} [{what}]',
      '[i am|we are|i will be|we will be|am|are] [all|also] (hosting|cooking|having|feeding) [for] {what} (on|at|for|this) {day:time} [{rest}]',
    ],
    fits: (heard) => {
      const [day, another] = heard.times.filter(({ kind }) => kind !== 'range');
      return (
        isOfHoliday(day) &&
        !another &&
        !heard.hasQuestionMark &&
        !/\b(?:remind|add|note|remember|list|need|please)\b/i.test(heard.message)
      );
    },
    calls: (heard) =>
      `${aheadIn(heard)}Nothing is saved; tell me what I should remind you of or put on a list for it.`,
    examples: ['hosting thanksgiving this year, 11 people', "we're doing christmas at my sister's"],
    counterExamples: ['flying home on christmas eve', 'having surgery on friday'],
  },
  {
    // "My sister's operation went well".
    ...talk,
    when: 'words',
    strength: 'certain',
    say: [
      '[oh|and|well|hey] {what} went [really|very|so|pretty|quite|surprisingly|ok|not] (well|great|fine|okay|brilliantly|perfectly|smoothly|better than expected|[way|much|so much|a lot|loads] better than {thought}|badly|terribly|awfully|wrong|horribly) [today|yesterday|this morning|last night|in the end|though|thank god|after all]',
    ],
    fits: (heard) =>
      !heard.hasQuestionMark &&
      heard.text('what').split(' ').length <= 6 &&
      !/^(?:i|we|if|when|what|how|that|what)\b/i.test(heard.text('what')) &&
      heard.text('thought').split(' ').length <= 6 &&
      !/\b(?:remind|add|note|remember|please)\b/i.test(heard.message),
    calls: (heard) =>
      /\b(?:badly|terribly|awfully|wrong|horribly|not)\b/i.test(heard.whole)
        ? 'I’m sorry to hear that. If you want to write it down, your journal is open.'
        : pick(['I’m so glad to hear that!', 'That’s good news!'], heard),
    examples: ["my sister's operation went well", 'the interview went terribly'],
    counterExamples: ['how did it go', 'remember that the test went well'],
  },
  {
    ...talk,
    strength: 'certain',
    when: 'never',
    say: [
      '[haha|ha|lol|hehe|oh|okay|that is|that was|not] [a|very|really|so|quite|pretty] (good one|nice one|great one|bad one|terrible|awful|funny|hilarious|old one|cheesy|lame)',
    ],
    fits: ({ world, hasQuestionMark, message }) =>
      !hasQuestionMark &&
      (/^\W*(?:(?:ha)+|lol|hehe)\b/i.test(message) ||
        /\b(?:joke|jokes|funny|laugh|riddle|pun)\b|\banother\b/i.test(world.lastMessage ?? '')),
    calls: (heard) =>
      pick(['😄 Say “tell me a joke” if you want one more.', 'Ha! I have a few more of those.'], heard),
    examples: ['haha good one'],
  },
];

// "For 12 on Christmas Day" is read as an hour, but counts people.
function isOfHoliday(time: TimeExpression | undefined): boolean {
  if (time?.kind === 'date') return isHoliday(time.text.replace(/ this year$/i, ''));
  return time?.kind === 'instant' && forSome.test(time.text) && isHoliday(time.text.replace(forSome, ''));
}

const forSome = /^for \d{1,2} (?=(?:on|at|this)\b)/i;

function aheadIn({ times, world }: Heard): string {
  const today = localDate(world.now, world.zone);
  const date = times
    .map((time) => (time.kind !== 'range' && 'date' in time ? time.date : null))
    .find(Boolean);
  return date && date > today ? `How nice! That is ${formatDistance(date, today)}. ` : 'How nice! ';
}
