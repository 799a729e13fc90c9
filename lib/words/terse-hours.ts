/** A form of words, and what it is replaced by. */
export type Rewrite = [RegExp, string | ((...groups: string[]) => string)];

export const shortDay = '(?:mon|tues?|weds?|thurs?|thu|fri|sat|sun)(?:day|nesday|rday|urday|sday)?';

/** Writes out hours that are written without a colon, or named without "at". */
export const hourRewrites: Rewrite[] = [
  // "Doctor mon 915".
  [
    new RegExp(
      `\\b(${shortDay}|tomorrow|today|tonight) ([1-9])([0-5][05])(?=\\s*(?:$|[,.!?;]|\\p{L}))(?!\\s*(?:%|kg|km|g|ml|eur|usd|dollars|euros|pounds))`,
      'giu',
    ),
    '$1 $2:$3',
  ],
  [
    /\b(snooze|move|push|shift|remind me|wake me)\b([^.!?]{0,40}) (to|at|till|until) ([1-9])([0-5][05])(?=\s*(?:$|[,.!?;]))/gi,
    '$1$2 $3 $4:$5',
  ],
  // "At ten, no wait make it eleven".
  [
    /(?<=\b(?:at|@) .{1,60}\b(?:no wait|wait no|no sorry|sorry no|actually|i mean|no),? (?:make (?:it|that) )?)(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?=\s*[.!]?$)/gi,
    'at $1',
  ],
  // "The card one to 8:30" is no range of hours.
  [
    /\b(the (?!first|second|third|fourth|last|next|other|same|new|old|morning|afternoon|evening|early|late|\p{L}*day)\p{L}+) one (?=to \d)/giu,
    '$1 ',
  ],
];
