import { calendarQuery, calendarRemove, calendarSet } from './calendar';
import { change } from './changes';
import { dates } from './dates';
import { done } from './done';
import { factsForget, factsQuery, factsSet } from './facts';
import { foreignTopic, notMine } from './foreign';
import { listsAdd, listsQuery, listsRemove, needTo } from './lists';
import { clean, mendSpelling, withoutCourtesy } from './normalise';
import { alarm, dontForget, remindMe, reminderNoun, tellMeAt } from './reminders';
import { splitWishes } from './split';
import { refusal, smallTalk } from './talk';
import { takeWhen } from './times';
import { taskVerb, rule } from './vocabulary';
import { type Recogniser, say, type Talk, type Wish } from './wish';

const longest = 4000;

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
  listsQuery,
  dates,
  calendarQuery,
  factsQuery,
  listsAddWithList,
  calendarRemove,
  listsRemove,
  calendarSet,
  listsAdd,
  needTo,
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
  const wishes = pieces.flatMap((piece) => readPiece(piece, talk));
  const worth = wishes.filter((wish, place) => wish.tool !== null || !isChatter(wish, pieces[place] ?? ''));
  return worth.length > 0 ? worth : [say('other', notMine(message))];
}

function readPiece(piece: string, talk: Talk): Wish[] {
  // Facts are kept letter by letter, so they are read before any spelling is mended.
  const plain = withoutCourtesy(piece);
  const fact = factsSet(plain, talk);
  if (fact) return fact;
  const text = withoutCourtesy(mendSpelling(plain));
  for (const recognise of recognisers) {
    const found = recognise(text, talk);
    if (found) return found;
  }
  return [unclear(text)];
}
