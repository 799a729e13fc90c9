import { foreignTopic } from './foreign';
import { namesSetting } from './switches';
import { alarmNoun, calendarNoun, entryNoun, listNoun, rule, taskVerb } from './vocabulary';

/** How many wishes of one message are read. */
export const mostWishes = 20;

/** How a request of ours begins, whatever stands before it. */
const firm = rule(
  "^(?:please |can you |could you |also |then |to )*(?:remind me|wake me|don't (?:let me )?forget|add|append|tick off|check off|mark .{1,80}? (?:as )?(?:done|complete|completed|finished)\\b|undo|what|what'?s|when|when'?s|where|where'?s|who|which|do i have|am i (?:busy|free)|is there|are there|how many|show|tell me (?:what|what'?s|when|the|my)|remember (?:that |my |i )|note (?:that|down that)|forget my|todo:|reminder:|i need to (?:buy|call|pay)|set (?:an?|my|the) (?:\\w+ )?(?:alarm|reminder|timer)|schedule an?|create an? (?:todo|task|reminder|event|list)|rename|reschedule|new (?:todo|task|reminder)|(?:(?:remember|save|note|store) )?(?:my|our|the) [\\w' ]{0,30}(?:password|passcode|code|pin|combination|number) is)\\b",
);
/** Verbs that are ours only with one of our nouns: "clear gutters" is a task, "clear my list" is not. */
const loose =
  /^(?:please |can you |could you |also |then )*(?:put|set|delete|remove|cancel|clear|move|push|change|make|create|complete|finish|list|read|schedule|book|save|store|erase|take|cross|postpone|done|mark|check|turn off|get rid of|postpone|snooze)\b/i;
const ours = rule(`\\b(?:${listNoun}|${alarmNoun}|${calendarNoun}|${entryNoun}|meetings?)\\b`);
/** Heads whose own words may go on with any verb: "remind me to clean up and move the sofa". */
const carriesTask =
  /^(?:.{0,60}\b(?:remind me|don't (?:let me )?forget|remember to|i need to|i have to|note to self|todo)\b|add\b|new (?:todo|task)\b|put\b)/i;
const begins =
  /^(?:add|delete|remove|cancel|complete|mark|move|set|done|clear|push|rename|show|list|tick|check off|put|finish)\b/i;

const lacks =
  /^(?:(?:we|i)(?:'re|'m|'ve| are| am| have)? (?:(?:almost|nearly|all|also|just|still|running|run|really) )*(?:out of|ran out of|low on|need|don't have any|have no)|(?:running|almost|nearly) (?:out of|low on))\s+((?:(?!\b(?:add|put)\b).){1,80}?)(?:\s*[,;.!–-]+\s*(?:so |and |then )*|\s+(?:so|and)\s+)(?:please |can you |could you )*(?:add|put) (?:that|those|these|them|it|this|both|all (?:of )?(?:that|those|them))\b/i;

/** "we are out of milk, add that": the things of the same sentence are what is to be added. */
export function withOwnThings(text: string): string {
  return text.replace(lacks, 'add $1');
}

/** What stands in quotes is one thing: its spaces and commas are covered while the message is split. */
const quotes = /(?<=^|\s)"[^"\n]{1,200}"/g;
const inside = ' ,;';
const covers = '\uE000\uE001\uE002';

/** The wishes of a message, each in its own words; one more than are read shows that there were more. A list of things stays with its verb. */
export function splitWishes(text: string): string[] {
  if (isItemised(text)) return [text];
  return text
    .replace(quotes, (quote) => quote.replace(/[ ,;]/g, (mark) => covers[inside.indexOf(mark)] ?? mark))
    .split(/\n+|(?<=[!?])\s+|(?<=[^\s.]{2,}\.)(?<!\b(?:mr|mrs|ms|dr|st|prof|jr|sr|no|vs|approx)\.)\s+(?=\S)/i)
    .flatMap((sentence) => splitJoined(sentence))
    .map((piece) =>
      piece.replace(/[\uE000-\uE002]/g, (cover) => inside[covers.indexOf(cover)] ?? cover).trim(),
    )
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece))
    .reduce<string[]>(withAfterthought, [])
    .slice(0, mostWishes + 1);
}

// "Add milk. And eggs.": the second sentence goes on with the first.
function withAfterthought(pieces: string[], piece: string): string[] {
  const last = pieces.at(-1) ?? '';
  const more = /^(?:oh |and |also |plus )+((?:[\p{L}'-]+ ?){1,4})[.!]*$/iu.exec(piece)?.[1];
  if (
    !more ||
    !/^(?:please |can you )?(?:add|put|delete|remove|done)\b/i.test(last) ||
    knownStart(more) ||
    wordsOnly.test(more)
  )
    pieces.push(piece);
  else pieces[pieces.length - 1] = `${last.replace(/[\s.!,]+$/, '')}, ${more.trim()}`;
  return pieces;
}

const wordsOnly =
  /^(?:thanks|thank you|please|yes|no|ok|okay|well|bye|help|undo|hello|hi|sorry|cheers|ta)\b/i;

function splitJoined(sentence: string): string[] {
  const pieces: string[] = [];
  let start = 0;
  for (const joint of sentence.matchAll(
    /(?:\s*[,;])?\s+(?:and then|and also|and please|and|then|also|plus|but|oh and)\s+|,\s+(?:then\s+)?(?!\d)|\s*;\s+/gi,
  )) {
    if (pieces.length > mostWishes) break;
    const left = sentence.slice(start, joint.index);
    const right = sentence.slice(joint.index + joint[0].length);
    if (!opensWish(left, right) && !goesAbroad(left, joint[0], right)) continue;
    pieces.push(left);
    start = joint.index + joint[0].length;
  }
  return [...pieces, sentence.slice(start)];
}

/** "..., don't forget that" is said of what stands before it. */
const tailOfFact =
  /^(?:please )?(?:keep|don't forget|do not forget|remember|note|save|store) (?:that|this|it)(?: (?:in mind|down|please|for me|for later))*[.!]*$/i;

function opensWish(left: string, right: string): boolean {
  const next = right.slice(0, 160);
  if (namesSetting.test(left) && namesSetting.test(next)) return !carriesTask.test(left);
  if (
    tailOfFact.test(next) ||
    /^(?:it|then it|reschedule it|move it|set it|remind me(?: about it| of it)?$)/i.test(next) ||
    isMoveOfSame(left, next)
  )
    return false;
  if (
    /^(?:i have|i've got|i am|i'm|there is|we have|on|at|tomorrow|in|every|if|when)\b/i.test(left) &&
    /^remind me\b/i.test(next)
  )
    return false;
  if (/\b(?:go ahead|go|try|come)$/i.test(left)) return false;
  if (toldCode.test(next) && remindsOf.test(left)) return false;
  if (left.trim().split(' ').length < 2 && !/^(?:undo|help|done)$/i.test(left.trim())) return false;
  if (!knownStart(left))
    return firm.test(next) && !/^(?:what|when|where|who|which)\b/i.test(next) && left.length < 400;
  if (firm.test(next))
    return (
      !/^(?:who|which|when|where|what)\b/i.test(next) ||
      !carriesTask.test(left) ||
      /^what(?:'?s| is| are| do| time| day| date)\b|^when(?:'?s| is)\b/i.test(next)
    );
  if (!loose.test(next)) return false;
  if (addsThings(left) && orders.test(clause(next).trim())) return true;
  return carriesTask.test(left)
    ? ours.test(clause(next))
    : begins.test(left) || ours.test(clause(next)) || firm.test(left);
}

const toldCode = /^(?:my|our|the) [\w' ]{0,30}(?:password|passcode|code|pin|combination|number) is\b/i;

/** "add milk", whose things are no tasks, may be followed by another order about the list; "add wash the car" may not. */
function addsThings(left: string): boolean {
  const things = /^(?:please |can you |could you |also |then )*(?:add|put)\s+(.+)$/i.exec(left)?.[1];
  return things !== undefined && !rule(`\\b(?:${taskVerb})\\s+\\S`).test(things);
}

const orders =
  /^(?:please |also |then )*(?:delete|remove|complete|finish|tick off|check off|cancel|mark)(?: \S+){1,4}$/i;

const abroad =
  /^(?:please |also |then )*(?:(?:turn|switch) (?:on|off|up|down)|dim|play|pause|resume|skip|mute|order|book|text|message|e-?mail|send|call|ring|tweet|post|translate|navigate|open|search|google|start)\s+\S/i;
const remindsOf =
  /\b(?:remind|forget|remember to|need to|have to|note to self|todos?|tasks?)\b|^(?:make sure|.{0,40}:\s)/i;

/** What another assistant would do is a wish of its own, unless it may be part of a task or of what is to be kept. */
function goesAbroad(left: string, joint: string, right: string): boolean {
  const words = right.slice(0, 160);
  if (!(knownStart(left) || keptFact.test(left)) || remindsOf.test(left) || !abroad.test(words)) return false;
  if (keptFact.test(left)) return foreignTopic(words) !== null && (/[,;]/.test(joint) || /\d/.test(left));
  if (/^(?:please |also )*(?:add|put)\b/i.test(left) && !addsThings(left)) return false;
  return foreignTopic(words) !== null || /\bthen\b/i.test(joint) || holdsNoList.test(left);
}

/** Requests that end before an "and": no list of things can follow. */
const holdsNoList =
  /^(?:please |also )*(?:(?:move|push|reschedule|postpone|rename|change) .+ (?:to|by|until) |(?:show|list|read|undo|what|when)\b)/i;

const keptFact = /^(?:please |also )*(?:remember|note|save|store|keep|my|our|the)\b/i;

function knownStart(left: string): boolean {
  return firm.test(left) || loose.test(left) || carriesTask.test(left) || begins.test(left);
}

// "cancel the meeting and reschedule it for friday" is one wish.
function isMoveOfSame(left: string, right: string): boolean {
  return (
    /\b(?:cancel|delete|remove)\b/i.test(left) &&
    /^(?:reschedule|move|set|put|schedule|make) (?:it|that|one)\b/i.test(right)
  );
}

function clause(words: string): string {
  return words.split(/\s+and\s+|,/i)[0] ?? words;
}

// "add:\n- milk\n- eggs": the lines are the things.
function isItemised(text: string): boolean {
  const [head = '', ...lines] = text.split('\n');
  if (lines.length === 0) return false;
  const listHead =
    /^(?:.{0,60}\b(?:add|todos?|lists?|tasks?|buy|shopping|groceries|to do)\b.{0,40}):?\s*$/i.test(head);
  const bullets = lines.every((line) => /^\s*(?:[-*•·]|\[ ?\]|\d{1,2}[.)])\s+/.test(line));
  return listHead && (head.trim().endsWith(':') || bullets);
}
