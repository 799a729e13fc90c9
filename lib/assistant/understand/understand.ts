import { calendarQuery } from './calendar-query';
import { calendarRemove } from './calendar-remove';
import { calendarSet } from './calendar-set';
import { change } from './changes';
import { dates } from './dates';
import { done } from './done';
import { factsForget, factsQuery } from './facts-find';
import { factsSet } from './facts-keep';
import { factsKnown } from './facts-known';
import { foreignTopic, notMine } from './foreign';
import { listsAdd, listsNamed, needTo } from './lists-add';
import { listsQuery } from './lists-query';
import { listsRemove } from './lists-remove';
import { clean, mendSpelling, withoutCourtesy } from './normalise';
import { alarm, dontForget, reminderNoun, remindMe, tellMeAt } from './reminders';
import { mostWishes, splitWishes } from './split';
import { refusal, smallTalk } from './talk';
import { takeWhen } from './times';
import { rule, taskVerb } from './vocabulary';
import { type Recogniser, say, type Talk, type Wish } from './wish';

const longest = 4000;
const tooMany = `I read the first ${mostWishes} wishes of that message. Please send the others again.`;

/** Read in this order: what is said most plainly first, questions before changes, guesses never. */
const recognisers: Recogniser[] = [
  smallTalk,
  refusal,
  remindMe,
  reminderNoun,
  dontForget,
  alarm,
  tellMeAt,
  change,
  done,
  factsForget,
  calendarRemove,
  listsRemove,
  listsQuery,
  dates,
  calendarQuery,
  factsQuery,
  listsNamed,
  calendarSet,
  listsAdd,
  needTo,
  factsKnown,
];

/**
 * What a message asks for, in the order it was said: never empty. Times stay the person's words. What no tool serves,
 * and what is not clear, has tool null and a reply; a message of more than 4,000 characters is not read.
 */
export function understand(text: string, talk: Talk = {}): Wish[] {
  const message = clean(text);
  if (message.length > longest || !/[\p{L}\p{N}]/u.test(message)) return [say('other', notMine(''))];
  const whole = smallTalk(mendSpelling(message), talk);
  if (whole) return whole;
  const pieces = splitWishes(message);
  const read = pieces.slice(0, mostWishes).map((piece) => ({ piece, wishes: readPiece(piece, talk) }));
  const meant = read.filter(({ piece, wishes }) => !isChatter(piece, wishes)).flatMap(({ wishes }) => wishes);
  if (pieces.length > mostWishes) meant.push(say('other', tooMany));
  return meant.length > 0
    ? meant
    : (read.find(({ wishes }) => wishes.length > 0)?.wishes ?? [say('other', notMine(message))]);
}

function readPiece(piece: string, talk: Talk): Wish[] {
  // Facts are kept letter by letter, so they are read before any spelling is mended.
  const plain = withoutCourtesy(piece);
  const fact = factsSet(plain, talk) ?? factsSet(piece.trim(), talk);
  if (fact) return fact;
  const text = withoutCourtesy(mendSpelling(plain));
  for (const recognise of recognisers) {
    const found = recognise(text, talk);
    if (found) return found;
  }
  return [unclear(text)];
}

// Beside a request, a greeting or a remark needs no answer; what was asked and cannot be done does.
function isChatter(piece: string, wishes: Wish[]): boolean {
  return (
    wishes.every(({ tool, intent }) => tool === null && (intent === 'talk' || intent === 'other')) &&
    !wants(piece)
  );
}

function wants(piece: string): boolean {
  const text = withoutCourtesy(piece);
  return (
    foreignTopic(text) !== null ||
    /\?\s*$/.test(text) ||
    rule(`^(?:${taskVerb}|play|what|how|who|where|do not|don't)\\b`).test(text)
  );
}

/** A todo-like line that says neither list nor reminder: nothing is saved, and how to say it is shown. */
function unclear(text: string): Wish {
  const { when, rest } = takeWhen(text.replace(missing, ''));
  const task = rule(`^(?:${taskVerb})\\s+\\S`).test(rest);
  if (
    foreignTopic(text) ||
    /^(?:tell|give|find|read|watch|turn|ask|help|do|go|change|check|update|get me)\b/i.test(text) ||
    text.length > 80 ||
    (!task && !missing.test(text) && !looksLikeThings(text))
  )
    return say('other', notMine(text));
  const how = when ? `“remind me to ${rest} ${when}”` : `“add ${rest}”`;
  return say('other', `Nothing was saved. If you want me to keep that, say ${how}.`);
}

/** "we need milk", "we're out of milk", "remember the milk". */
const missing =
  /^(?:(?:i|we) (?:also |still )?need|(?:i'm|i am|we're|we are|we've run|ran|running) (?:out of|low on)|remember|don't forget)\s+(?:some |more |the |my )?(?=\S+(?: \S+){0,3}[.!]?$)/i;

function looksLikeThings(text: string): boolean {
  return (
    /^[\p{L}' -]{2,40}(?:(?:,| and | & )[\p{L}' -]{2,30}){1,6}$/u.test(text) && text.split(' ').length <= 8
  );
}
