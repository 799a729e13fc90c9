import { isPronoun, itemBefore, itemOf, titleOf } from './naming';
import { presentOf } from './tenses';
import { takeExpectedWhen, takeWhen } from './times';
import { rule } from './vocabulary';
import { call, type Recogniser, say, type Talk, type Wish } from './wish';

const amount =
  '(?:an?|one|two|three|four|five|six|seven|ten|fifteen|twenty|thirty|forty-five|half an|a couple of|a few|the|\\d{1,3})';
const unit = '(?:min(?:ute)?s?|hours?|hrs?|days?|weeks?)';
const length = `${amount}[ -]${unit}`;
const lengths = `${length}(?:(?:,|,? and|,? or) ${length}){0,4}`;
const link = '(?:,? ?(?:and|plus|also|and also|as well as) )?';
const onTheDay =
  '(?:,? (?:and|as well as|plus)(?: also)? (?:on|at) (?:the|that) (?:day|time|date|hour)(?: itself)?)?';
const nothingElse = '(?=$|[,.;:]| (?:and|as well|also|too|to|about|of|that|plus)\\b)';

const headsUp = 'with an? heads[- ]?up(?: of)? ';
/** "two days before and on the day", "with a heads-up an hour in advance": how long before something it is to be announced. */
const before = rule(
  `${link}(?:${headsUp})?\\b(${lengths}) (?:before(?:hand)?|in advance|ahead(?: of time)?)${onTheDay}${nothingElse}(?: (?:as well|also|too))?`,
);
/** "with a heads-up 5 minutes early"; of a thing that is no deed also ", 5 minutes early": "leave at 4, an hour early" is what is to be done. */
const earlyWord = rule(`,? ${headsUp}(${lengths}) (?:early|earlier)${nothingElse}`);
const early = rule(`(?:,(?: and)? |,? ${headsUp})(${lengths}) (?:early|earlier)$`);
const ofThing = /\b(?:remind me|reminder) (?:of|about|for) /i;

const until = '(?: (?:until|till) (?:i|it|you)\\b[^,.;]*)?';
/** "and keep asking me until I did it", "and nag me". */
const asking = rule(
  `${link}(?:but |then |please )*\\b(?:keep (?:on )?(?:asking|reminding|nagging|bugging|pestering) me|nag me|(?:do not|don't) stop (?:asking|reminding|nagging)(?: me)?)(?: about it)?${until}$`,
);

/** The same without "me", where it cannot be the thing itself: ", keep nagging", "and keep asking". */
const askingOn = rule(
  `(?:,|,? and|,? but) (?:then |please )?keep (?:on )?(?:asking|reminding|nagging|bugging)(?: about it)?${until}$`,
);
/** "nag me to", "keep reminding me to … until I say done". */
const nagging =
  /^(?:nag|keep (?:on )?(?:asking|reminding|nagging|bugging)) me(?= (?:to|about|of|at|on|every|tomorrow|in)\b)/i;
const untilDone = rule(`${until.slice(0, -1)}$`);

/** Lets a recogniser read a wish for a reminder without what goes along with it, and adds that to what it sets. */
export function withCompany(recognise: Recogniser): Recogniser {
  return (text, talk) => {
    const asked = text.replace(asking, '').replace(askingOn, '');
    const nagless = nagging.test(asked) ? asked.replace(nagging, 'remind me').replace(untilDone, '') : asked;
    const { rest, leads } = takeLeads(nagless);
    const nag = nagless !== text;
    const wishes = rest === text ? null : recognise(rest, talk);
    const isSet = wishes?.every(({ tool, input }) => tool === 'set_reminder' && input.when !== '') ?? false;
    if (!wishes || !isSet) return recognise(text, talk);
    const company = { ...(leads.length > 0 ? { leads } : {}), ...(nag ? { nag } : {}) };
    return wishes.map((wish) => ({ ...wish, input: { ...wish.input, ...company } }));
  };
}

/** What goes along with a reminder that is set already: "nag me about the dentist", "remind me two days before the dentist". */
export const company: Recogniser = (text, talk) => {
  const said = text.replace(/[.!]+$/, '');
  const done = untilItIsDone(said, talk);
  if (done) return done;
  const stop =
    /^(?:do not|don't|stop|quit) (?:asking|nagging|bugging|nag|ask) me (?:about|to|of) (.+)$/i.exec(said);
  if (stop?.[1]) return [call('calendar_set', 'update_reminder', { item: itemOf(stop[1]), nag: false })];
  const nag =
    /^(?:nag|keep (?:on )?(?:asking|reminding|nagging|bugging)) me about (.+?)(?: (?:until|till) .+)?$/i.exec(
      said,
    );
  const item = nag?.[1] ?? (rule(`^${asking.source}`).test(said) ? itemBefore(talk) : null);
  if (item && takeWhen(item).when === '')
    return [
      call('calendar_set', 'update_reminder', { item: itemOf(item.replace(/^(?:the|my) /i, '')), nag: true }),
    ];
  const ahead = rule(
    `^(?:also )?remind me (?:also )?(${lengths}) (?:before|ahead of|in advance of) (?:the |my )?(\\S.{0,60}?)(?: (?:as well|also|too))?$`,
  ).exec(said);
  if (!ahead?.[1] || !ahead[2] || / to /i.test(ahead[2]) || takeWhen(ahead[2]).when !== '') return null;
  return [call('calendar_set', 'update_reminder', { item: itemOf(ahead[2]), leads: lengthsIn(ahead[1]) })];
};

const untilI =
  /^(?:please )?(?:nag|keep (?:on )?(?:asking|reminding|nagging|bugging)) me,? (?:until|till) i(?:'ve| have)? ([a-z]+) (.+)$/i;

/** "keep asking me until I called the bank, at 17:00 tomorrow": the task is what is to be done by then. */
function untilItIsDone(text: string, talk: Talk): Wish[] | null {
  const { when, rest } = takeExpectedWhen(text);
  const [, did = '', thing = ''] = untilI.exec(rest) ?? [];
  if (thing === '' || isPronoun(thing)) return null;
  const verb = presentOf(did);
  if (!verb)
    return [
      say(
        'calendar_set',
        'What should I keep asking you about? Say “remind me to call the bank tomorrow at 17:00 and keep asking”. Nothing was saved yet.',
      ),
    ];
  const title = titleOf(`${verb} ${thing}`);
  const isSet = itemBefore(talk)?.toLowerCase() === title.toLowerCase();
  if (isSet && when === '') return [call('calendar_set', 'update_reminder', { item: title, nag: true })];
  return [call('calendar_set', 'set_reminder', { title, when, nag: true })];
}

/** Cuts out how long before it is to be announced, as often as it is said. */
function takeLeads(text: string): { rest: string; leads: string[] } {
  const found = before.exec(text) ?? (ofThing.test(text) ? early : earlyWord).exec(text);
  if (!found) return { rest: text, leads: [] };
  const { rest, leads } = takeLeads(
    `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`.replace(/\s+/g, ' ').trim(),
  );
  return { rest, leads: [...lengthsIn(found[1] ?? ''), ...leads] };
}

/** "two days and an hour" is two announcements, and so is "two days or one". */
function lengthsIn(words: string): string[] {
  return words.split(/,? (?:and|or) |, /i).filter(Boolean);
}
