import { targetOf } from '@/lib/assistant/acts/calls/target';
import { isAboutLast } from '@/lib/assistant/acts/classify-act';
import type { Heard, World } from '@/lib/phrases/phrase';
import { clockRange } from '@/lib/preferences/clock-range';
import { dayAlone } from '@/lib/preferences/quiet-corrections';
import { placeIn } from '@/lib/time/places';
import { lastList } from '@/lib/todos/phrases/shared';

const everything = /\b(?:everything|it all|all of it)\b/i;
const sentences: Record<string, string | ((heard: Heard) => string | null)> = {
  greet: (heard) => (heard.parts.length <= 6 && !unkind.test(heard.whole) ? 'hello' : null),
  bye: 'bye',
  // "You're not much help" and "you're kidding" are no thanks.
  thanks: ({ whole, hasQuestionMark }) => (hasQuestionMark || unkind.test(whole) ? null : 'thanks'),
  joke: ({ whole }) => (amusing.test(whole) ? 'tell me a joke' : null),
  who: 'who are you',
  help: 'help',
  help_undo: ({ whole }) => (/^when\b|\b(?:turn|switch)\b/i.test(whole) ? null : 'how do i undo a reminder'),
  help_add: 'how do i set a reminder',
  help_export: 'export my data',
  help_account: (heard) =>
    /\b(?:delete|close|remove|cancel|quit|leave|rid|deactivate|erase)\b/i.test(heard.whole)
      ? 'delete my account'
      : 'change my password',
  help_privacy: 'who can read this',
  help_channels: 'which channels do you work with',
  help_calendar: 'can you read my google calendar',
  wipe: 'wipe all my data',
  name_ask: 'what is my name',
  name_tell: (heard) => filled('my name is', nameIn(heard)),
  zone_ask: 'what is my timezone',
  zone_set: (heard) =>
    filled('set my timezone to', placeIn(heard.whole) ?? placeIn(capitalized(heard.whole))),
  clock_set: (heard) => filled('use the', /\b(?:12|24)\b/.exec(heard.whole)?.[0] ?? null, 'hour clock'),
  quiet_ask: 'what are my quiet hours',
  // "Switch everything off" names no single setting.
  quiet_off: (heard) =>
    everything.test(heard.whole) ? null : `turn off the quiet hours ${daysIn(heard)}`.trim(),
  quiet_set: (heard) =>
    filled('quiet hours from', clockRange(heard.whole)?.text ?? null, dayAlone(heard)) ??
    oneBound(heard) ??
    (namesQuiet.test(heard.whole) && !isQuietHere.test(heard.whole) ? 'turn on quiet hours' : null),
  summary_ask: 'when is my daily summary',
  summary_off: ({ whole, times: [at] }) => (!at && ending.test(whole) ? 'turn off my daily summary' : null),
  summary_set: (heard) =>
    heard.sense === 'hour'
      ? `send me a summary every day at ${heard.when.replace(/^at /i, '')}`
      : heard.sense === 'hourly series'
        ? `send me a summary ${heard.when}`
        : null,
  // "Not on Sundays" moves the recap rather than ends it.
  recap_off: (heard) =>
    heard.times.length > 0 || !ending.test(heard.whole) ? null : 'turn off the weekly recap',
  recap_set: (heard) => filled('send my recap', heard.when) ?? 'turn on the weekly recap',
  journal_start: 'start my journal',
  journal_ask: (heard) => `show me my journal ${daysIn(heard)}`.trim(),
  journal_remove: ({ whole }) =>
    namesEntry.test(whole) ? 'delete the journal entry about that' : 'delete that journal entry',
  journal_add: (heard) => filled('add to my journal:', entryIn(heard)),
  mood_ask: (heard) => `how was my mood ${daysIn(heard) || 'lately'}`,
  // A deadline, or the next of one thing, is not what comes next in the day.
  ask_next: ({ sense, whole, findWords }) =>
    sense === 'none' &&
    findWords(/\bnext (\p{L}{3,})/iu.exec(whole)?.[1] ?? '-').length === 0 &&
    !/\b(?:(?:after|before) (?:that|this|it)|due|deadlines?|hand in|submit|turn in)\b/i.test(whole)
      ? 'what is next'
      : null,
  ask_birthdays: ({ whole }) =>
    /\b(?:birth ?days?|bdays?|born|turns?|turning)\b/i.test(whole)
      ? 'whose birthday is next'
      : 'which important dates are coming up',
  birthday: (heard) => {
    const [day, another] = heard.times;
    const isNamed = day?.kind === 'date' && !another && !/^due\b/i.test(day.text);
    const name = isNamed ? celebratedIn(heard) : null;
    return filled(`${name}'s birthday is on`, name && dayIn(day?.text ?? ''));
  },
  ask_age: (heard) => filled('how old is', personIn(heard)),
  list_clear: (heard) => filled('delete the', listIn(heard), 'list'),
};

const daysIn = ({ sense, when }: Heard) => (sense === 'day' || sense === 'range' ? when : '');

export const harmless =
  /^(?:who|help\w*|wipe|name_ask|zone_ask|quiet_ask|summary_ask|journal_ask|mood_ask|ask_next|ask_birthdays|ask_age)$/;
export const smallTalk = /^(?:greet|bye|thanks|joke)$/;

// Acts that begin with the key need one of these words in the message.
const topics: Record<string, RegExp> = {
  who: /\b(?:you|u|ur|your|yourself|sidekick|this|it|bot|app|human|robot|ai|program|machine)\b/i,
  quiet:
    /\b(?:quiet|silen\w*|disturb\w*|dnd|mut(?:e|ed|ing)|peace|hush|bother|buzz\w*|ping\w*|nights?|(?<!\b(?:office|opening|visiting|working|school) )hours?|sleep\w*|wake)\b/i,
  summary:
    /\b(?:summar\w*|brief\w*|digest|overview|run ?down|round ?up|mornings?|evenings?|daily|day['’]?s?|agenda|plan|update|report|lineup|schedule)\b/i,
  zone_set: /^(?!.*\b(?:from|between) .*\b(?:to|till|until|and) |.*\bnext (?:week|month)\b)/i,
  recap: /\b(?:recap\w*|weeks?|week['’]s|weekly|sundays?|review)\b/i,
  journal_ask:
    /\b(?:journal\w*|diar\w*|entr\w*|wr[io]te\w*|writ\w*|log|logged|noted|pages?|feel\w*|felt|mood|days?|week)\b/i,
  help_channels:
    /\b(?:whats ?app|telegram|signal|mail|e-?mails?|gmail|sms|texts?|voice|audio|phone|apps?|messenger|channels?|watch|desktop|laptop|computer|browser|website|photos?|pictures?|links?)\b/i,
  help_privacy:
    /\b(?:who|see|sees|read|reads|reading|private|privacy|secret|safe|secure|security|share|shared|sell|data|others|anyone|anybody|spy|spying|store|stored|encrypt\w*|confidential|server|wife|husband|boss|mum|mom|parents)\b/i,
  help_export:
    /\b(?:export\w*|downloads?|copy|copies|back ?up|file|csv|excel|spreadsheet|pdf|print|data|save|take)\b/i,
  ask_birthdays:
    /^(?!.*\bwho(?:['’]?s| is| are) (?!turn|celebrat|having|coming)\w+ing\b).*\b(?:b(?:irth)?[- ]?days?|born|turn\w*|anniversar\w*|dates?|celebrat\w*|old|who|coming)\b/i,
  // "Forget what I said about the locker" is about a fact.
  journal_remove: /\b(?:journal\w*|diar\w*|entr\w*|wr[io]te\w*|written|log|logged|pages?|line)\b/i,
  // "Add the meeting to my calendar" asks for an event, not how to connect a calendar.
  help_calendar:
    /\b(?:google|gmail|outlook|apple|icloud|ical|exchange|caldav|connect\w*|link\w*|sync\w*|integrat\w*|hook\w*|import\w*|subscrib\w*|feed)\b/i,
};

// Words for a certain entry. Sidekick can take back only the entry just saved.
const namesEntry = /\b(?:about|where|when|with|first|earlier|older|other|bit|part|line|sentence)\b/i;

const amusing =
  /\b(?:jokes?|joking|funn\w+|fun|laugh\w*|riddles?|puns?|another|cheer\w*|smiles?|amus\w+|entertain\w*|bored|hilarious|giggles?|humou?r\w*|comedy|witty|silly)\b/i;
const unkind =
  /\b(?:boring|dull|lame|nobody|not|no|never|nothing|kidding|joking|wrong|useless|hopeless|hardly|stupid|dumb|annoying|terrible|liar|lying)\b|n['’]?t\b/i;
const ending =
  /\b(?:off|stop|stops|stopping|no|not|never|without|end|cancel|quit|pause|disable|unsubscribe|remove|delete|drop|skip|scrap|bin|ditch|kill|enough|less|fewer|rid|mute|silence|leave|spare|lose|out)\b|n['’]?t\b/i;

// "It is rather quiet here" tells how it is.
const isQuietHere =
  /\b(?:is|was|are|were|been|it['’]?s|its|that['’]?s|gone|went|feels?|felt|seems?|so|too|very|rather|pretty|quite|really|awfully|nice and|a bit|how|all|always|still|house|street) (?:\p{L}+ )?(?:quiet|silent|peaceful)(?! (?:hours?|time|mode))/iu;

// Does not match "hours" alone: "hand in my hours on Friday" must turn nothing on.
const namesQuiet = /\b(?:quiet|silen\w*|disturb\w*|dnd|mute[ds]?|hush|peace)\b/i;

function oneBound({ whole, sense, when, times }: Heard): string | null {
  const side = /\b(?:end|ends|finish|until|till|til|stop|stops|over|up to)\b/i.test(whole)
    ? 'end'
    : /\b(?:start|starts|begin|begins|from|after)\b/i.test(whole)
      ? 'start'
      : null;
  const hour =
    sense === 'hour'
      ? when.replace(/^(?:at|from|until|till|by) /i, '')
      : /(?<![\d:.])\d{1,2}(?![\d:.])/.exec(whole)?.[0];
  return side && hour ? `${side} quiet hours at ${hour} ${dayAlone({ whole, times })}`.trim() : null;
}

export function canonicalSentence(act: string, heard: Heard): string | null {
  const topic = topics[act] ?? topics[act.split('_')[0] ?? ''];
  if (topic && !topic.test(heard.whole) && !isAboutLast(act, heard.world.lastChanges ?? [])) return null;
  if (answering.test(act) && tellsOnly(heard)) return null;
  if (/^(?:name_tell|zone_set|summary_set|recap_set)$/.test(act) && noSetting.test(heard.whole)) return null;
  // "Best on Tuesday around ten" is no goodbye.
  if (heard.times.length > 0 && (smallTalk.test(act) || act === 'journal_start')) return null;
  const sentence = sentences[act];
  return typeof sentence === 'function' ? sentence(heard) : (sentence ?? null);
}

const answering = /^(?:(?:name|zone|quiet|summary|journal|mood)_ask|help_privacy|ask_birthdays)$/;
const told =
  /\b(?:is|was|are|were|am|felt|feel|feeling|had|has|have|kept|been|passed|went|got|said|says|told)\b/i;
const wondering =
  /\?|\b(?:what|when|where|who|whom|whose|which|why|how|whether|if|any|anyone|show|tell|read|give|see|know|want|need|would|check|list|print|look|find|remember|forgot|forget|idea|wonder\w*|can you|could you)\b|^(?:do|does|did|is|are|was|were|am|has|have|will)\b/i;

// "She always kept the diary, you see" and "felt really low this week" ask nothing.
function tellsOnly({ whole, hasQuestionMark }: Heard): boolean {
  const said = whole.replace(/,? you (?:see|know)\W*$|\b(?:do not|don['’]?t|no) (?:know|idea) wh?\w+/gi, '');
  return !hasQuestionMark && told.test(said) && !wondering.test(said);
}

const noSetting = /\b(?:don['’]?t|never|stop|not|due|deadline|submit|(?:flying|off) to .* on \w+day)\b/i;

function filled(before: string, words: string | null, after = ''): string | null {
  return words ? `${before} ${words} ${after}`.trim() : null;
}

function capitalized(words: string): string {
  return words.replace(/\b(?!nice|split)\p{Ll}(?=\p{L}{3})/gu, (letter) => letter.toUpperCase());
}

const calling = /\b(?:calls? me|known as|goes by|go by) (\p{L}[\p{L}’'-]*)/iu;
const naming =
  /\b(?:call me|name['’]?s|name is|names|i am|i['’]?m|im|it['’]?s|goes by|go by|known as|by)\s+(?:actually |really |just )?(\p{L}[\p{L}’'-]*(?: (?!(?:from|now|please|instead|ok|okay|today|and|not|thanks|then|lol|by|but|so|if|when|with)\b)\p{Lu}[\p{L}’'-]*)?)/iu;

function nameIn({ whole }: Heard): string | null {
  const name = (calling.exec(whole) ?? naming.exec(whole))?.[1];
  // "I am liking this app" tells no name.
  if (name && /^\p{Ll}+(?:ing|ed)\b/u.test(name)) return null;
  if (name && says.test(whole) && !/^\p{Lu}/u.test(name) && !/\bhere\b/i.test(whole)) return null;
  return name ? name.charAt(0).toUpperCase() + name.slice(1) : null;
}

// "It's fine" says how something is; "it's Tom" and "it's tom here" tell a name.
const says = /^(?:(?:no|nah|oh|ok|okay|yeah|yes|well|hey|but|and)\W+)*it(?:['’]?s| is)\b/i;

const entryBefore =
  /^.{0,60}?\b(?:diary|journal)\b(?:[^:,.!?]{0,25}[:,]|(?: (?:please|for (?:today|tonight|me)|now|entry))*(?: that| how)?)\s+(?=\S)/i;
const oneMore =
  /^(?:(?:and|also|oh|ok|okay),? )?(?:one|another|a) (?:more )?(?:line|entry|thing|note|bit)(?: (?:for|about) (?:today|tonight|my day))?\s*[-:–—,]+\s*/i;
const entryAfter =
  /[\s,.;!–—-]+(?:(?:can|could) you |please |and )?(?:put|note|write|add|stick|pop|save|log|jot|keep|enter|record)\b.{0,40}\b(?:diary|journal)\b.{0,12}$/i;

function entryIn({ message }: Heard): string | null {
  const text = message.replace(entryAfter, '').replace(entryBefore, '').replace(oneMore, '').trim();
  return text.split(' ').length > 1 ? text : null;
}

function personIn(heard: Heard): string | null {
  const title = targetOf(heard, ['date'])?.things[0]?.title;
  return title?.replace(/['’]s? (?:birthday|anniversary)$/i, '') ?? heard.world.lastPerson ?? null;
}

function dayIn(text: string): string {
  return text.replace(/^(?:on|is|for) /i, '');
}

const aboutBirthday =
  /\b(?:and|also|plus|please|pls|then|oh|so|yes|hey|note|save|add|store|keep|remember|that|it|is|its|was|will be|be|on|the|my|our|for|too|born|turns?|celebrates?|has|birthday|bday|['’]s)(?![\p{L}'’])/giu;

const pronoun = /^(?:his|her|their|hers|he|she)$/i;
function celebratedIn({ parts, world }: Heard): string | null {
  const said = parts.filter(({ time }) => !time).map(({ text }) => text);
  const day = parts.findIndex(({ time }) => time);
  // "Meera didi 2nd December, she will turn 40" names her before the day.
  const before = said.slice(0, Math.max(0, day)).join(' ');
  if (/^\p{Lu}\p{Ll}+(?: \p{L}+)?$/u.test(before) && said.length > before.split(' ').length) return before;
  const name = said.join(' ').replace(aboutBirthday, ' ').replace(/\s+/g, ' ').trim();
  // "Dad takes her on the 1st" tells of no birthday.
  if (said.some((word) => pronoun.test(word)))
    return name.split(' ').every((word) => pronoun.test(word)) ? (world.lastPerson ?? null) : null;
  return /^\p{L}+(?: \p{L}+){0,2}$/u.test(name) && /\p{Lu}/u.test(name) ? name : null;
}

function listIn(heard: Heard): string | null {
  const named = listNamed(heard.parts, heard.world);
  const other = /\b(?!(?:the|that|this|my|our|whole|entire|a|of|its|todo)\b)[\p{L}’']+ list\b/iu.test(
    heard.whole,
  );
  return named ?? (other ? null : lastList(heard));
}

export function listNamed(parts: Heard['parts'], { things }: World): string | null {
  const said = new Set(parts.map(({ word }) => word));
  const lists = [
    ...new Set(things.flatMap(({ kind, title, list }) => (kind === 'list' ? title : (list ?? [])))),
  ];
  const named = lists.filter((title) =>
    title
      .toLowerCase()
      .split(' ')
      .some((word) => word.length > 2 && said.has(word)),
  );
  return named.length === 1 ? (named[0] ?? null) : null;
}
