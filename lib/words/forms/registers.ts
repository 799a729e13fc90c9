import { type Rewrite, shortDay } from '@/lib/words/short-forms';

const day = `(?:${shortDay}|today|tonight|tomorrow)`;
const count = '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)';
const spokenHour = `(?:(?:half|quarter|ten|twenty|five)(?: past| to)? ${count}|${count}(?: (?:thirty|fifteen|forty[- ]five))?)`;
// Words by which a speaker takes the last word back.
const back =
  '(?:,|\\.{2,}|…)? (?:(?:oh|no|sorry|wait|nope|actually|rather|i mean(?:t)?|make (?:it|that)|scratch that|correction|or rather),? )+';
const opening =
  '(?:(?:right|ok(?:ay)?|so|and|also|oh|well|hi|hey|hello|yeah|please|just|now|um+|uh+|er+m*|then),? )*';
const polite = '(?:(?:can|could|would|will) you (?:please |just |also )?|please )?';

/** Forms of people who dictate, who write formally, or who are learning English. */
export const registerForms: Rewrite[] = [
  // "Monday no tuesday morning", "on tuesday no sorry wednesday".
  [
    new RegExp(`(?<!\\b(?:not|no|is it|was it|or) (?:on )?)\\b${day}${back}(?:on )?(?=${day}\\b)`, 'gi'),
    '',
  ],
  // "Four no five bags", "at seven no half seven".
  [new RegExp(`\\b(?<!\\b(?:not|no|and|or) )${spokenHour}${back}(?=${spokenHour}\\b)`, 'gi'), ''],
  // "Can you put in for tuesday morning I need to be at the Hendersons".
  [
    new RegExp(
      `^(${opening})${polite}(?:put|pop|stick|get|write|note)(?: me)? (?:in|down) (?:that )?for ((?:next |this )?${day}(?: (?:morning|afternoon|evening|night))?),? (?:that )?(?=(?:i|we|there|my|our|the|he|she|they)\\b)`,
      'iu',
    ),
    '$1on $2 ',
  ],
  // "Add a job for monday Mr Khan, replace the tap".
  [
    new RegExp(
      `^(${opening})${polite}(?:add|put(?: in| down)?|note(?: down)?|log) (?:a |another |one more )(?:new )?(job|appointment|visit|delivery|order|client|customer|lesson|booking) (?:for|on) ((?:next |this )?${day})[,:]? (?!(?:at|in|to|for)\\b)(?=\\p{L})`,
      'iu',
    ),
    '$1$3 $2: ',
  ],
  // "They're closed mondays make it tuesday": the reason is left out.
  [
    new RegExp(
      `^(?:(?:oh|no|wait|actually|sorry|hmm|ah|hang on|but),? )*(?:(?:they|he|she|we|i|it|that|the \\p{L}+|my \\p{L}+)(?:['’]?(?:re|s|m)| is| are| am| have| has)? )?(?:(?:closed|busy|away|shut|working|full|booked|off|out|(?:can['’]?t|cannot|not|don['’]?t|doesn['’]?t|won['’]?t|isn['’]?t)\\b)[^.!?]{0,40}?)(?:,| so| then)* (?:so )?(?:please |can you )?(?:make|let['’]?s (?:make|say|do)) (?:it |that )?(?=(?:on |at |for )?(?:the |next |this )?(?:${day}|\\d)[^.!?]{0,20}[.!]*$)`,
      'iu',
    ),
    'make it ',
  ],
  // "In the 10 of the morning", as learners say.
  [
    /\b(?:in|at) (?:the )?(\d{1,2}(?:[:.]\d\d)?) (?:of|in) the (morning|afternoon|evening|night)\b/gi,
    'at $1 in the $2',
  ],
  // "At monday 30".
  [
    new RegExp(`\\b(?:at|in) (?=(?:the )?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: the)? \\d{1,2}\\b)`, 'gi'),
    'on ',
  ],
  // "I shall be needing", "we shall be requiring".
  [/\b(i|we)(?: (?:shall|will)|['’]ll) (?:be (?:needing|requiring|wanting)|require) /gi, '$1 need '],
  [/\b(?:i|we) (?:fear|regret|am afraid|are afraid)(?: to say)?(?: that)? (?=(?:i|we|the|my)\b)/gi, ''],
  [/\b(i|we) (?:shall|will) not be able to (?=\p{L})/giu, '$1 can not '],
  // "Would it be possible to be reminded of my pills", "may I have a reminder".
  [
    /(?:\b(?:would|is|will) it (?:be )?(?:possible|all right|okay|ok)|\bit is possible) (?:for me )?(?:to (?:be reminded|have a reminder|get a reminder|receive a reminder))(?: (?:of|about|for))?/gi,
    'remind me about',
  ],
  [
    /\b(?:may|might|can|could) (?:i|we) (?:please |kindly |also )?(?:be reminded|(?:have|get|receive) (?:a|another) reminder)(?: (?:of|about|for))?(?= \S)/gi,
    'remind me about',
  ],
  [/\bremind me about (?=(?:to|at|on|tomorrow|every|the (?:day|evening|night|morning|week) before)\b)/gi, 'remind me '],
  // "It is possible you send me every evening to repeat the words?"
  [
    /^((?:hello|hi|please|and|also|so),? )*(?:it is|is it|is) possible (?:that )?you (?:can )?(?:send|write|give|tell|say|remember|remind)(?: to)? me (?:a (?:message|reminder|notice) )?/i,
    'remind me ',
  ],
  // "You can say me one hour before?"
  [
    /(?<=^|[.!?] )(?:and |also |please )?(?:can you|you can|could you|you could)(?: please)? (?:say|tell|warn|remember|write)(?: to)? me (?=(?:an?|one|two|three|half an|\d{1,2}|the) (?:hours?|days?|minutes?|evening|night|week)s? before\b)/gi,
    'remind me ',
  ],
  // "At 8 and at 20, daily".
  [
    /\b((?:at )?\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?(?:,? and (?:at )?\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?)*), (?:daily|every day|each day)(?=[.!?]*$)/gi,
    '$1 every day',
  ],
  [/^for ((?:\d{1,2}|\p{L}+) (?:days|weeks|months)) only\b(?:, until [^.!?]{3,50})?/iu, 'only for $1'],
  // "Note that the notary expects me on Monday the 30th at 11:45" tells of an appointment.
  [
    new RegExp(
      `\\bnote (?:down )?that (?=(?:the|my|our|mr|mrs|ms|dr|i|we)\\b[^.!?]{2,60}\\b(?:expects?|awaits?|am expected|are expected|am to|are to|have an? (?:appointment|meeting|visit)|appointment (?:is|will be)|meeting (?:is|will be)|will (?:come|call|visit|arrive))\\b[^.!?]*\\b(?:${day}|\\d{1,2}(?:st|nd|rd|th))\\b[^.!?]*\\d)`,
      'giu',
    ),
    '',
  ],
  [/(?<=^(?:good (?:morning|day|evening|afternoon)|hello|hi|hey)) (?:my )?(?:dear|darling|lovely)(?=[.,! ]|$)/i, ''],
  // "So I'd better know that too", after what is told.
  [
    /(?<=\S \S+),? (?:so |and )?(?:i|we)(?:['’]?d| had)? (?:better|ought to|should|want to|must|need to) (?:know|remember|note|write|keep|not forget)(?: (?:that|it|this))?(?: down)?(?: too| as well)?[.!]*$/i,
    '',
  ],
  // "So can you make sure I don't forget", after what is told.
  [
    /(?<=\S \S+),? (?:so |and )?(?:can|could|will|would) you (?:please |just )?(?:make sure (?:that )?|see that )(?:i|we) (?:don['’]?t|do not|won['’]?t) (?:forget|miss (?:it|that))(?: (?:it|that))?(?=[.!?]|$)/gi,
    '',
  ],
];
