/** Misspellings and chat shorthand that are cheap to mend. Whole words, lower case. */
const spellings: Record<string, string> = {
  tommorow: 'tomorrow',
  tommorrow: 'tomorrow',
  tomorow: 'tomorrow',
  tomorrw: 'tomorrow',
  tommorw: 'tomorrow',
  tmrw: 'tomorrow',
  tmr: 'tomorrow',
  tmrow: 'tomorrow',
  '2moro': 'tomorrow',
  '2morrow': 'tomorrow',
  tonite: 'tonight',
  remeber: 'remember',
  rember: 'remember',
  remmember: 'remember',
  rememeber: 'remember',
  remnd: 'remind',
  rmd: 'remind',
  rmnd: 'remind',
  remid: 'remind',
  reminde: 'remind',
  remaind: 'remind',
  remindme: 'remind me',
  remider: 'reminder',
  reminer: 'reminder',
  remindr: 'reminder',
  remiders: 'reminders',
  calender: 'calendar',
  calandar: 'calendar',
  calander: 'calendar',
  shedule: 'schedule',
  scedule: 'schedule',
  schedual: 'schedule',
  apointment: 'appointment',
  appointement: 'appointment',
  appt: 'appointment',
  appts: 'appointments',
  meetting: 'meeting',
  meating: 'meeting',
  delet: 'delete',
  delte: 'delete',
  cancle: 'cancel',
  cancell: 'cancel',
  alram: 'alarm',
  alarn: 'alarm',
  todoo: 'todo',
  shoping: 'shopping',
  grocerys: 'groceries',
  wensday: 'wednesday',
  wednsday: 'wednesday',
  wendsday: 'wednesday',
  wednessday: 'wednesday',
  thrusday: 'thursday',
  thurday: 'thursday',
  tuseday: 'tuesday',
  saterday: 'saturday',
  satuday: 'saturday',
  firday: 'friday',
  minuts: 'minutes',
  mintues: 'minutes',
  minuets: 'minutes',
  evry: 'every',
  evryday: 'every day',
  wat: 'what',
  wats: "what's",
  whats: "what's",
  whens: "when's",
  wheres: "where's",
  whos: "who's",
  dont: "don't",
  doesnt: "doesn't",
  didnt: "didn't",
  havent: "haven't",
  hasnt: "hasn't",
  isnt: "isn't",
  cant: "can't",
  im: "i'm",
  ive: "i've",
  u: 'you',
  ur: 'your',
  wanna: 'want to',
  gonna: 'going to',
  gotta: 'have to',
  lemme: 'let me',
  gimme: 'give me',
  pls: 'please',
  plz: 'please',
};

const assistants = 'sidekick|siri|alexa|google|cortana|bixby|olly|assistant|computer';
const greeting = 'hey|hi|hello|ok|okay|yo|dear';

/** Said before the request and no part of it; each is taken off as often as it comes. */
const openings = [
  `(?:${greeting})[,!]?\\s+(?:there\\b|(?:${assistants})\\b)`,
  `(?:${greeting})[,!]\\s`,
  `(?:${greeting})(?=\\s+\\S+\\s+\\S)`,
  `(?:${assistants})\\b(?=[,:!]|\\s)(?!\\s+(?:is|was|are|maps|translate|home|stock)\\b)`,
  'please|pls|plz|kindly|quickly|just|also|then|so|and|well|um|uh|oh|alright|right|now|maybe|great',
  '(?:do you think |i was wondering if |i wonder if )?(?:can|could|would|will|might) (?:you|u)(?: (?:please|kindly|just|maybe|also|possibly|go ahead and|help me(?: to)?|be able to|like to))*',
  '(?:do you think |i was wondering if |i wonder if )you (?:can|could|would)',
  "(?:i want|i need|i would like|i'd like|i wish|i would love|i'd love|i'll need) (?:you|u) to",
  "(?:i want|i need|i would like|i'd like|i wish|let's|let us|it's time)(?: to)?(?=\\s+(?:set|add|put|create|make|delete|remove|cancel|clear|change|check|schedule|reschedule|rename|move|mark|see|know|erase|undo)\\b)",
  'would you mind|do me a favou?r and|be so kind (?:as )?to|is it possible to|is there (?:a|any) way to|are there ways? to|how (?:can|do) i(?=\\s+(?:remove|delete|cancel|add|clear)\\b)',
  'go ahead and|go and|try to|help me(?: to)?(?=\\s+(?:set|add|create|make|delete|remove|cancel|schedule|move)\\b)',
  '(?:please )?(?:make sure|be sure|see to it) (?:to|and)',
].map((opening) => new RegExp(`^(?:${opening})(?:[,:!]|\\.{1,3})?(?:\\s+|$)`, 'i'));

const closings = new RegExp(
  `(?:[\\s,]+(?:please|pls|plz|kindly|thanks|thank you|thx|ta|cheers|ok|okay|will you|can you|would you|could you|for me|asap|${assistants}))+[\\s.!?]*$`,
  'i',
);

// Line ends separate items; joiners hold emoji and letters of some scripts together.
const kept = new Set(['\n', '\u200c', '\u200d']);

/** Straight quotes, single spaces, no control characters; line ends stay, they separate items. */
export function clean(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, (mark) => (kept.has(mark) ? mark : ''))
    .replace(/ *\n\s*/g, '\n')
    .trim();
}

/** The request without its courtesies: "hey sidekick, could you please add milk thanks" is "add milk". */
export function withoutCourtesy(text: string): string {
  const isRequest = requests.test(text.trim());
  const rest = withoutOpening(text);
  const core = rest.replace(closings, '').trim();
  const request = isRequest
    ? core
        .replace(/\s*\?+$/, '')
        .replace(closings, '')
        .trim()
    : core;
  return request === '' ? rest.trim() : request;
}

const requests = /^.{0,40}?\b(?:can|could|would|will) (?:you|u)\b/i;

/** The request without the courtesies before it; its end stays letter by letter, but for the mark of "can you ...?". */
export function withoutOpening(text: string): string {
  let rest = text.trim();
  for (let round = 0; round < 6; round += 1) {
    const before = rest;
    for (const opening of openings) rest = rest.replace(opening, '');
    if (rest === before) break;
  }
  return requests.test(text.trim()) ? rest.replace(/\s*\?+$/, '') : rest;
}

/** Words of a cleaned text as they were typed: the quotes and the spaces that clean() evened out. */
export function asTyped(words: string, typed: string): string {
  const form = words
    .replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
    .replace(/'/g, "['‘’ʼ`´]")
    .replace(/"/g, '["“”„]')
    .replace(/ /g, '[^\\S\\n]+');
  return [...typed.matchAll(new RegExp(form, 'g'))].at(-1)?.[0] ?? words;
}

/** Mends common misspellings and shorthand, word by word. Never used on a value to be remembered. */
export function mendSpelling(text: string): string {
  return text
    .replace(/[a-z0-9]+/gi, (word) => spellings[word.toLowerCase()] ?? word)
    .replace(/\bto[- ]do(?=s\b|'s\b|[- ]lists?\b)/gi, 'todo')
    .replace(/\bto[- ]do[- ](?=items?\b|tasks?\b)/gi, 'todo ')
    .replace(/\b(set|create|add|make|new|a) remainder\b/gi, '$1 reminder')
    .replace(/\b(what|when|where|who|how) s\b/gi, "$1's");
}
