import { isTimeAnswer } from '@/lib/assistant/conversation/question';
import { isDuration } from '@/lib/reminders/when';

/** What a short message says to a reminder that came. */
export interface ShortAnswer {
  answer: 'done' | 'snooze' | 'quiet' | 'resume';
  /** Until when, in the words of the person; '' where they do not say. */
  when: string;
}

const opening =
  "(?:(?:ok(?:ay)?|yes|yep|yeah|thanks|great|cool|all|just|already|it's|it is|i'm|i am)[,!.]? )*";
const closing = '(?:[,!.]? (?:it|that|with (?:it|that)|thanks|thank you|now|already|today|👍|✅))*';
const done = new RegExp(
  `^${opening}(?:done|did (?:it|that)|i(?:'ve| have)? (?:just |already )?(?:did|done|finished|completed)|finished|complete(?:d)?|(?:👍|✅|✔|☑|👌)+|(?:mark|tick|check)(?: (?:it|that|this))? (?:off|(?:as )?done))${closing}$`,
);
const quiet =
  /^(?:please )?(?:stop|quit|enough)(?: (?:asking|nagging|reminding|bugging))(?: me)?(?: (?:about|of) (?:it|that|this))?(?: please)?$/;
const resume =
  /^(?:please )?(?:resume|(?:ask|remind|nag) (?:me )?again|keep (?:asking|reminding|nagging)(?: me)?)$/;
const snooze = /^(?:please )?snooze(?: (?:it|this|that|me))?(?:[, ]+(.*))?$/;
/** "25:00", "99999 days", "until yesterday": that there is no such time ahead is the answer to it. */
const noTime =
  /^(?:(?:for|by|to|at|until|till) )?(?:yesterday|(?:\d{1,5}(?:[:.]\d{1,2})?|no|zero) ?(?:am|pm|m|mins?|minutes?|h|hrs?|hours?|d|days?|weeks?|months?|years?)?)$/;
const later =
  /^(?:(?:maybe |a bit )?later|not (?:now|yet)|in a (?:bit|while|moment)|(?:remind|ask|tell|ping) me(?: again)? later)$/;
const again =
  /^(?:remind|ask|tell|ping|nag) me(?: again)?(?: (?:about|of) (?:it|this|that))?(?: again)? (.+)$/;

/**
 * Reads a message as the answer to a reminder: "done", a thumbs-up, "snooze 1h", "later", "tomorrow morning". Null where it says
 * more than that. A question is none.
 */
export function shortAnswer(text: string): ShortAnswer | null {
  if (text.length > 120 || text.includes('?')) return null;
  const said = text
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    // The colour of a thumb, and the mark that asks for a picture of it.
    .replace(/[\u{1f3fb}-\u{1f3ff}\ufe0f]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/[\s.!]+$/, '')
    .trim();
  if (done.test(said)) return { answer: 'done', when: '' };
  if (quiet.test(said)) return { answer: 'quiet', when: '' };
  if (resume.test(said)) return { answer: 'resume', when: '' };
  if (later.test(said)) return { answer: 'snooze', when: '' };
  const words = snooze.exec(said) ? (snooze.exec(said)?.[1] ?? '') : (again.exec(said)?.[1] ?? said);
  const isSnooze = snooze.test(said) && (words === '' || noTime.test(words));
  return isSnooze || isUntil(words) ? { answer: 'snooze', when: words } : null;
}

/** A length or a time and nothing else; what repeats is a wish of its own. */
function isUntil(words: string): boolean {
  if (isDuration(words.replace(/^(?:for|by|another) /, ''))) return true;
  return isTimeAnswer(words) && !/\b(?:every|each|daily|weekly|monthly|yearly|\w+days)\b/.test(words);
}
