import type { Understanding } from '@/lib/assistant/acts/understanding';

const must = `(?:(?:and |also |but |please )*(?:(?:i|we|you)(?:['’]ll| will)? )?(?:must|should|(?:have|need|got|want) to|has to|gotta) )`;
const opening = [
  // What to bring: "bring the blue folder", but not "bring the car to the garage".
  `(?:and |also |please |remember to |don['’]?t forget to |${must})*(?:bring|wear|take(?= [^.!?]* (?:with (?:me|us|him|her|them|you)|along)\\b))(?: \\p{L}+)?(?! (?:it|them|that|him|her)\\b) (?![^.!?]* (?:to|back|home|over|in|round) ?)\\S+`,
  // When to be there: "have to be there ten minutes early".
  `${must}?(?:be|get|arrive|show up|turn up|come|check in)(?: there| in| (?:at|to) (?:the |my |our )?\\p{L}+)? (?:[\\p{L}\\d]+ ){0,2}(?:minutes?|mins?|hours?|half an hour|an hour|a bit|a little)? ?(?:early|before(?:hand)?|ahead)\\b`,
  // Where and whom: "his number is 07700 900123", "it's at the town hall", "ask for Mrs Lee".
  `(?:his|her|their|its|the) (?:phone |mobile |cell |new )?(?:number|no\\.|nr|tel|phone|address|extension|room|postcode|code|reference|ref)(?: is|['’]s|:)? \\S*[\\d\\p{Lu}]`,
  `(?:it['’]?s|it is|they['’]?re) (?:at|in|on|near|next to|behind|opposite) (?!(?:the |my )?(?:morning|afternoon|evening|list|calendar|diary|january|february|march|april|may|june|july|august|september|october|november|december|week|month|noon|midnight|\\d|an? |half|two|three|me\\b|fire|sale|time))`,
  `ask for \\p{L}`,
].map((words) => `(?:${words})`);
const note = new RegExp(
  `^(?<plan>[^?]{6,200}?)(?:[.!;,]+|\\s[-–—]|,? and|\\n)\\s*(?<note>(?:${opening.join('|')})[^.!?;\\n]{0,80})[.!\\s]*$`,
  'iu',
);
const timed =
  /\b(?:tomorrow|today|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)day|at \d|\d ?[ap]m|remind|by \d)\b/i;

/**
 * "Vet thursday at 3, bring the blue folder" gives one new reminder with a description. Returns null for
 * other messages.
 */
export function readWithNote(
  message: string,
  read: (message: string) => Understanding,
): Understanding | null {
  const found = note.exec(message)?.groups;
  const words = found?.note?.trim() ?? '';
  if (!found?.plan || timed.test(words)) return null;
  const meant = read(found.plan);
  const [call, another] = meant.calls;
  if (!call || another || meant.question || meant.offer || call.tool !== 'set_reminder') return null;
  if (!call.input.when || !call.input.title || call.input.description) return null;
  return {
    ...meant,
    calls: [{ tool: call.tool, input: { ...call.input, description: words } }],
    says: [...meant.says, `I noted with it: “${words}”.`],
  };
}
