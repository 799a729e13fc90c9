export const pauses = [
  'what was it oh yeah',
  'what was it',
  'oh yeah',
  'oh yes',
  'let me think',
  'what else',
  'how do you say',
  'what is it called',
  'what do you call it',
  'let me see',
  'by the way',
  'btw',
].map((words) => words.split(' '));

/**
 * Templates of sentences that ask to store what the user said before, such as "I need a reminder for that".
 */
export const keepers: string[] = [
  '(please|so|and|so please|and please) remind (me|us) [please]',
  '[please|so|and] (remind|ping|nudge) (me|us) [please] [of|about|for|before|on] (each|all|both|each one|every one|all of them|both of them) [please]',
  '[please] (save|remember) [please]',
  // "Sign the note" ends with a note.
  '(please note|note please)',
  '[please|so|and] add (it|that|this|them) [(to|with) (it|that|this|them|those)] [please|too|as well]',
  '(i|we) (must not|should not|do not want to) forget (it|that|this)',
  '[so|and|just] [please|can you|could you|kindly|just] [please|just] (keep|hold|save|store|put|note|remember) (it|that|this|them|these|those) (somewhere safe|somewhere|safe|on file|for later|handy|in memory) [please]',
  '[so|and] [please|can you|could you|will you|would you|kindly] [please] (keep|hold|save|store|note|remember|record|track|log|mark|put|write) (it|that|this|both|them|these|those|everything|all of it|all of them|both of them|(the|both|these|those) (date|dates)|(his|her|their|the) (birthday|day|birth date)) [down|in|on|safe|in mind] [for me|for us] [please]',
  '[so|and] (i|we) [will|would|do|also] (need|want|like|love|appreciate|be grateful for|be glad of|be happy about) (a reminder|reminders|an alarm|a ping|to be reminded) [for|about|of] [it|that|this|them|both|each|all of them] [please]',
  '(so|and|please|can you|could you|can you please|could you please|so please|and please) (set|make|create|give me|add|put) (a reminder|reminders|an alarm|alarms) [for|about|of] [it|that|this|them|both|each|all of them] [for me] [please]',
  '(set|make|create|give me|add|put) (a reminder|reminders|an alarm|alarms) (for|about|of) (it|that|this|them|both|each|all of them) [for me] [please]',
  '[so|and] [please|can you|could you|kindly] [please] (remind|ping|nudge|alert) (me|us) (about|of|for) (it|that|this|them|both|these|those) [please|each time|every time|then]',
];

/** Words that cannot begin a remark, such as "if" in "if it rains". */
export const noRemark = new Set(
  'if when whenever unless once until till because since as while after before what where who which how why whose is are do does did can could will would should'.split(
    ' ',
  ),
);

export const telling = new Set(
  'am is are was were been be has have had got feel feels felt know knows says said will can already just found'.split(
    ' ',
  ),
);

export const speakers = new Set(['i', 'we', 'he', 'she', 'they']);

const longestOpening = 8;
const noOpening = new Set(
  "not never stop don't didn't did do does if when unless what who why how".split(' '),
);

/**
 * Returns the index of "remind me" or "remember me" if only an opening such as "heyy so can you" comes
 * before. Otherwise returns -1.
 */
export function orderPlace(tokens: { norm: string; kind: string }[]): number {
  const place = tokens.findIndex(
    ({ norm }, index) => (norm === 'remind' || norm === 'remember') && tokens[index + 1]?.norm === 'me',
  );
  const before = tokens.slice(0, Math.max(0, place));
  const isOpening = before.every(({ kind, norm }) => kind === 'word' && !noOpening.has(norm));
  return place <= longestOpening && isOpening ? place : -1;
}

const wanting = new Set(['need', 'have', 'must', 'should', 'ought', 'want', 'got']);
const politeWords = new Set('please can could will would you also just really then now still to'.split(' '));
// Words that mean something of the reason: "we ran out of toner, so I need to order some".
const pointing = new Set(
  'it them some one ones more that this there those these another any too same'.split(' '),
);

/**
 * Returns the index of the order after "so": the index of "remind" in "Ana is away, so remind me on Friday".
 * Returns -1 if there is no such order.
 */
export function placeAfterReason(tokens: { norm: string; kind: string }[]): number {
  if (noRemark.has(tokens[0]?.norm ?? '') || tokens[0]?.norm === 'remind') return -1;
  const so = tokens.findIndex(
    ({ norm }, index) => index > 1 && norm === 'so' && isOrderAt(tokens, index + 1),
  );
  const after = tokens.slice(so + 1);
  if (so < 0 || after.some(({ norm }) => pointing.has(norm))) return -1;
  const isTimed = after.some(({ kind }) => kind === 'time');
  const isReason = tokens.slice(0, so).some(({ norm, kind }) => kind === 'time' || clauseWords.has(norm));
  return isTimed && isReason ? so + 1 : -1;
}

const clauseWords = new Set([...telling, ...speakers, 'not', 'it', 'there']);

function isOrderAt(tokens: { norm: string }[], start: number): boolean {
  const first = tokens.slice(start).findIndex(({ norm }) => !politeWords.has(norm));
  const place = start + first;
  if (first < 0) return false;
  if (tokens[place]?.norm === 'remind') return tokens[place + 1]?.norm === 'me';
  const isOwn = tokens[place]?.norm === 'i' || tokens[place]?.norm === 'we';
  const verb = tokens.slice(place + 1).find(({ norm }) => !politeWords.has(norm));
  return isOwn && wanting.has(verb?.norm ?? '') && verb === tokens[place + 1];
}

/**
 * Words that take back earlier words, such as "no wait". A single word counts only between commas ("Ana,
 * wait, Tom"), or between two times or numbers ("5 wait 6").
 */
export const corrections: string[] = [
  'no wait',
  'wait no',
  'no sorry',
  'sorry no',
  'i mean',
  'i meant',
  'or rather',
  'make that',
  'scratch that',
  'no actually',
  'actually no',
  'no make it',
  'no make that',
  'oh wait',
  'oops',
  'sorry i mean',
  'sorry i meant',
  'wait i mean',
  'no i mean',
  'no i meant',
  'correction',
  'wait',
  'sorry',
  'actually',
  'rather',
  'no',
];

export const hedges = new Set(['like', 'say', 'maybe', 'probably']);
export const betweenTimes = new Set(
  'no nope not wait sorry actually rather make that it i mean meant or is was oh oops scratch correction let us say hang hold on of course um its be'.split(
    ' ',
  ),
);
export const turning = new Set(
  'no nope wait sorry actually rather mean meant oops scratch correction'.split(' '),
);

/** Words before a repeated time, such as "yes" in "tuesday, yes, tuesday at 11". */
export const affirming = new Set('yes yeah yep yup ok okay right exactly definitely correct sure'.split(' '));
/** Matches an order to tell or write something to another person, such as "send Ana a mail that I got it". */
export const isForOthers =
  /^\W*(?:(?:please|can you|could you|and|also|then|ok|so)\W+)*(?:send|tell|text|e-?mail|mail|message|whatsapp|dm|write|let|inform|reply to)\s+(?!(?:me|us|it|that|them|this|off|up|down|out)\b)\p{L}\S*(?:\s+\S+){0,3}?\s+(?:that|saying|know|i|we|(?:an? )?(?:text|mail|message|note|e-?mail|sms|whatsapp|dm))\b/iu;

const saidToThem = /\b(?:that|saying)\b/i;
// "Tell Jess dinner's at 7", "text Kofi the meeting moved to friday".
const toldToThem =
  /^\W*(?:please )?(?:tell|text|message|whatsapp|dm|inform|let) (?!(?:me|us|it|them all|you)\b)\p{L}[\p{L}’'-]*(?: know)? (?:the |our |my |his |her )?(?:\p{L}+ ){0,2}?\p{L}+(?:['’](?:s|re|ll)| (?:is|are|was|moved|will|starts?|begins?|got moved|has moved|changed))(?= )/iu;

/**
 * Returns whether all times of a message belong to a text for another person, as in "text Tilly that I'm late
 * on thursday". `starts` are the positions of the times in `message`.
 */
export function tellsTimeToOthers(message: string, starts: number[]): boolean {
  const told = toldToThem.exec(message);
  const place = told ? told[0].length - 1 : isForOthers.test(message) ? message.search(saidToThem) : -1;
  return place > 0 && starts.length > 0 && starts.every((start) => start > place);
}

export const limits = new Set(['only', 'just']);
export const reasons = new Set(['because', 'since', 'so', 'cause', 'listen', 'otherwise']);

export const joints = new Set(['and', 'then', 'also', 'plus', 'but', 'afterwards', '&']);

const orders = new Set(['remind', 'cancel', 'delete', 'move', 'add', 'put', 'buy', 'call', 'take', 'skip']);

/**
 * Returns whether a command follows "and" or a similar word, as in "because we have none, and cancel the
 * gym".
 */
export function hasOrder(tokens: { norm: string }[]): boolean {
  return tokens.some(({ norm }, place) => joints.has(norm) && orders.has(tokens[place + 1]?.norm ?? ''));
}

/** Verbs of tasks that Sidekick cannot do itself, although the user may expect it: "order 40 hinges". */
export const ordering = new Set('order book reserve rent hire'.split(' '));

/** Matches words that only fill a pause, such as "well, let's see". They do not ask to see anything. */
export const isPause =
  /^(?:well|ok|so|right|now|[,\s])*(?:let us|let['’]?s|let me|we['’]?ll) (?:see|think)$/i;

/**
 * Matches a report about the day, such as "long day, the interview went well". A report does not ask for the
 * agenda.
 */
export const tellsOfDay =
  /^(?!(?:what|when|where|which|how|any|is|are|do|am)\b).*\b(?:went|was|were|had|got|felt|feels|feel)\b/i;

/** Matches the words of a request for the time or the date. Does not match "third time lucky". */
export const asksClock =
  /\?$|\b(?:what|whats|when|which|how|tell|give|say|show|check|know|current|now|today|date|clock|calendar|day|days|here|there|in)\b|^(?:the |local )?time\b(?: please)?$/i;

/** Matches news about another person, such as "my sister isn't talking to me". Such news is no task. */
export const tellsOfOthers =
  /^(?:my|our|his|her|the) \p{L}+ (?:is|are|was|were|has|have|does|did|wo|ca)(?:n['’]?t| not)\b/iu;

const taking = new Set(
  'cancel delete remove drop scrap move push shift reschedule postpone skip clear tick complete'.split(' '),
);
const wishing = /^(?:wants|wanted|asks|asked|tells|told|begs|begged|expects|expected|reminded)$/;

/**
 * Returns whether the order that begins with `verb` is only asked about or another person's wish, as the second one
 * in "did I cancel the gym and move the vet?" and in "Mum wants me to cancel the gym and move the vet".
 */
export function onlyTells(before: { norm: string }[], verb: string): boolean {
  if (!taking.has(verb) && !taking.has(verb.replace(/(?:l?led|p?ped|ed|d)$/, ''))) return false;
  const at = (index: number) => before[index]?.norm ?? '';
  const start = /^(?:why|when|how|so|and)$/.test(at(0)) ? 1 : 0;
  if (/^(?:did|have|has|had|should|shall)$/.test(at(start)))
    return /^(?:i|we|you|he|she|they)$/.test(at(start + 1));
  const wish = before.findIndex(({ norm }, index) => index < longestOpening && wishing.test(norm));
  return wish > 0 && at(0) !== 'i' && /^(?:me|us)$/.test(at(wish + 1));
}

/** Returns whether an order is to tell another person something: "tell Bo about it", but not "let me know". */
export function tellsSomebody([first, second]: { norm: string }[]): boolean {
  return /^(?:tell|inform|notify|let)$/.test(first?.norm ?? '') && !/^(?:me|us)$/.test(second?.norm ?? 'me');
}
