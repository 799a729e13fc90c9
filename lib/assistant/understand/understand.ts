import { agenda } from './agenda';
import { quietHours, weeklyRecap } from './attention';
import { eventsIn, invitation } from './calendar-events';
import { calendarQuery } from './calendar-query';
import { calendarRemove } from './calendar-remove';
import { calendarSet } from './calendar-set';
import { freeTime } from './calendar-slots';
import { change } from './changes';
import { company } from './company';
import { contact } from './contact';
import { dates } from './dates';
import { done } from './done';
import { factsForget, factsQuery } from './facts-find';
import { factsSet } from './facts-keep';
import { factsKnown, factsNamed } from './facts-known';
import { foreignTopic, notMine } from './foreign';
import { journal } from './journal';
import { listsAdd, listsMarked, listsNamed, needTo } from './lists-add';
import { listsQuery } from './lists-query';
import { listsRemove } from './lists-remove';
import { asTyped, clean, mendSpelling, withoutCourtesy, withoutOpening } from './normalise';
import { alarm, dontForget, reminderNoun, remindMe, tellMeAt } from './reminders';
import { specialDayQuery, specialDaySet, withLead } from './special-days';
import { mostWishes, splitWishes, withOwnThings } from './split';
import { namesAlarm, namesEntry, namesOccasion } from './subject';
import { dailySummary } from './summary';
import { refusal, smallTalk } from './talk';
import { takeWhen } from './times';
import { rule, taskVerb } from './vocabulary';
import { type Recogniser, say, type Talk, type Wish } from './wish';

const longest = 4000;
const tooMany = `I read the first ${mostWishes} wishes of that message. Please send the others again.`;

/** Read in this order: what is said most plainly first, questions before changes, guesses never. */
const recognisers: Recogniser[] = [
  smallTalk,
  quietHours,
  weeklyRecap,
  dailySummary,
  journal,
  refusal,
  listsMarked,
  company,
  remindMe,
  reminderNoun,
  dontForget,
  alarm,
  tellMeAt,
  change,
  contact,
  done,
  factsForget,
  calendarRemove,
  listsRemove,
  factsNamed,
  specialDayQuery,
  freeTime,
  agenda,
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
  const pieces = splitWishes(withLead(withOwnThings(message)));
  const read: { piece: string; wishes: Wish[] }[] = [];
  for (const [place, words] of pieces.slice(0, mostWishes).entries()) {
    // A full stop before another sentence is no part of what is kept.
    const piece = place + 1 < pieces.length ? words.replace(/(?<=[^.])\.$/, '') : words;
    const wishes = readPiece(piece, withEarlier(talk, piece, read.at(-1)?.wishes));
    read.push({ piece, wishes: wishes.map((wish) => exactly(wish, text)) });
  }
  const meant = read.filter(({ piece, wishes }) => !isChatter(piece, wishes)).flatMap(({ wishes }) => wishes);
  if (pieces.length > mostWishes) meant.push(say('other', tooMany));
  return meant.length > 0
    ? meant
    : (read.find(({ wishes }) => wishes.length > 0)?.wishes ?? [say('other', notMine(message))]);
}

// "It" in a later part of a message is what the part before it named; "add that" is never of an earlier answer there.
function withEarlier(talk: Talk, piece: string, before?: Wish[]): Talk {
  const named = (before ?? []).flatMap(namesIn);
  const names = /\bremind\b/i.test(piece) ? [named.join(' and ')].filter(Boolean) : named;
  if (names.length > 0) {
    const kind = before?.some(({ tool }) => tool === 'set_reminder') ? 'Reminder: ' : '';
    return { ...talk, lastReply: kind + names.map((name) => `“${name}”`).join(' ') };
  }
  const isOwnRemark =
    before?.some(({ intent }) => intent === 'other') && /^\W*(?:\w+ ){0,3}?(?:add|put)\b/i.test(piece);
  return isOwnRemark ? { ...talk, lastReply: '' } : talk;
}

function namesIn({ tool, input }: Wish): string[] {
  if (tool === 'add_todos' && Array.isArray(input.items))
    return input.items.flatMap(({ text }: { text?: unknown }) => (typeof text === 'string' ? [text] : []));
  return tool === 'set_reminder' && typeof input.title === 'string' ? [input.title] : [];
}

// What is kept is kept as it was typed.
function exactly(wish: Wish, typed: string): Wish {
  const { value } = wish.input;
  if (wish.tool !== 'store_info' || typeof value !== 'string') return wish;
  return { ...wish, input: { ...wish.input, value: asTyped(value, typed) } };
}

function readPiece(piece: string, talk: Talk): Wish[] {
  // Facts are kept letter by letter, so they are read before any spelling is mended.
  const plain = withoutCourtesy(piece);
  const fact =
    specialDaySet(plain, talk) ?? factsSet(withoutOpening(piece), talk) ?? factsSet(piece.trim(), talk);
  if (fact) return fact;
  const text = withoutCourtesy(mendSpelling(plain));
  const read = (words: string) => recognised(words, talk);
  return invitation(text, read) ?? eventsIn(text, talk, read) ?? read(text) ?? [unclear(text)];
}

function recognised(text: string, talk: Talk): Wish[] | null {
  for (const recognise of recognisers) {
    const found = recognise(text, talk);
    if (found) return found;
  }
  return null;
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

/** What cannot be put on hold, where it is one's own thing and no music: what can be done instead. */
function onHold(text: string): string | null {
  const [, verb = '', thing = ''] =
    /^(pause|unpause|resume|skip|suspend)\s+(?:the |my )?(\S.*?)[.!?]*$/i.exec(text) ?? [];
  const { when, rest } = takeWhen(thing);
  const isOwn =
    when !== '' ||
    namesAlarm.test(thing) ||
    namesEntry.test(thing) ||
    namesOccasion.test(thing) ||
    rule(`^(?:${taskVerb})\\s+\\S`).test(thing);
  if (thing === '' || !isOwn || foreignTopic(thing) === 'play music or other media') return null;
  const item = rest.replace(/\s+(?:reminder|alarm)$/i, '') || 'the gym';
  return `I can’t ${verb.toLowerCase()} a reminder. I can move or delete it: say “move ${item} to friday at 5” or “delete the ${item.replace(/^the /, '')} reminder”. Nothing was changed.`;
}

/** One hint for each thing that has its own time, or how to say it where they cannot be told apart. */
function eachHint(text: string): string {
  const parts = text.replace(/[.!]+$/, '').split(/\s+and\s+|,\s*/i);
  const isEach =
    parts.length === 2 && parts.every((part) => takeWhen(part).when !== '' && takeWhen(part).rest !== '');
  const how = isEach ? parts.map((part) => `“add ${part}”`).join(' and then ') : '“add milk by friday”';
  return `Nothing was saved. There is more than one time in that, so please send one thing at a time: say ${how}.`;
}

/** A todo-like line that says neither list nor reminder: nothing is saved, and how to say it is shown. */
function unclear(text: string): Wish {
  const held = onHold(text);
  if (held) return say('other', held);
  const { when, rest, spans } = takeWhen(text.replace(missing, ''));
  const task = rule(`^(?:${taskVerb})\\s+\\S`).test(rest);
  if (
    foreignTopic(text) ||
    /^(?:tell|give|find|read|watch|turn|ask|help|do|go|change|check|update|get me)\b/i.test(text) ||
    text.length > 80 ||
    (!task && !missing.test(text) && !looksLikeThings(text))
  )
    return say('other', notMine(text));
  if (spans.length > 1) return say('other', eachHint(text));
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
