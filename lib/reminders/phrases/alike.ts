import { leadText, titleOf } from '@/lib/phrases/input';
import type { Heard, Phrase, PhraseCall } from '@/lib/phrases/phrase';
import { justSet } from '@/lib/reminders/phrases/continuing';
import { nearestHalf } from '@/lib/reminders/times/when';
import { addDays } from '@/lib/time/clock';
import { localDate, localTime } from '@/lib/time/format';
import { resolveWhen } from '@/lib/time/phrases';
import { baseForms, taskVerbs } from '@/lib/words/verbs';

/**
 * Phrases that add another item like the one that was just set: after a viewing, "another one at 12.15, Mill
 * Lane" adds a viewing on the same day.
 */
export const alikePhrases: Phrase[] = [
  {
    // "And another at supper", after a reminder of every day: the hour is asked for.
    intent: 'calendar_set',
    when: 'words',
    strength: 'certain',
    isContent: true,
    say: [
      '[and|also|plus|then] [also|then] [i need|i take|add] (another|another one|one more|a second one|one|the same|same) [pill|tablet|dose|again] (at|with|before|after) [<my>] {meal:word} [too|as well|time]',
    ],
    fits: (heard) => dailyBefore(heard) !== null,
    calls: (heard) => {
      const title = dailyBefore(heard);
      const meal = heard.text('meal').toLowerCase();
      const way = meal.startsWith('bed') ? 'at bedtime' : `with ${meal}`;
      return (
        title && {
          ask: `At what time is that?`,
          tool: 'set_reminder',
          input: { title: `${title} ${way}`, when: 'every day at' },
          field: 'when',
        }
      );
    },
    examples: [],
  },
  {
    // "Remind me about the permit the evening before as well": one more message for it.
    intent: 'calendar_set',
    when: 'words',
    strength: 'certain',
    isContent: true,
    say: [
      '[and|also|please|then] [also] (remind|tell|nudge|ping|warn) me [also|again] (about|of|for) {item} [on|in] the {part:word} before [as well|too|also|again] [please]',
    ],
    fits: (heard) => earlierToo(heard) !== null,
    calls: (heard) => earlierToo(heard),
    examples: [],
  },
  {
    // "Another one at 12.15, Mill Lane", after a viewing; "and Jonah at 4", after "pick up Mia"; "Jake's is 5.40".
    intent: 'calendar_set',
    when: 'must',
    strength: 'certain',
    isContent: true,
    say: [
      '[and|then] (another|another one|one more) [at|on] {at:time} [at|in|on|for|with] {rest}',
      '[and|then|plus] {who:name} [at]',
      '[and|then|plus] [one|another] [at] {at:time} for {who:name} [too|as well]',
      '[and|then] (off|on) [again] [at]',
      "[and|but] {owner:word} 's [one] (is|starts) [at]",
    ],
    fits: (heard) =>
      (!heard.has('who') || /^\W*(?:and|then|plus|also)\b/i.test(heard.message)) && alikeAt(heard) !== null,
    calls: (heard) => alikeAt(heard),
    examples: [],
  },
  {
    // "And one for saturday at 8", "set one for sunday too", after an alarm.
    intent: 'calendar_set',
    when: 'must',
    strength: 'certain',
    say: [
      '[and|also|plus|then] (set|add|make|create|put in) (one|another|another one|one more) [for|on|at] [too|also|as well|please]',
      '(and|also|plus) (one|another|another one|one more) [for|on|at] [too|also|as well|please]',
      '(another|another one|one more) [for|on|at] [too|also|as well|please]',
    ],
    fits: (heard) => oneMore(heard) !== null,
    calls: (heard) => oneMore(heard),
    examples: [],
  },
  {
    // "Set another one 10 minutes after that", right after a reminder.
    intent: 'calendar_set',
    when: 'words',
    isContent: true,
    strength: 'certain',
    say: [
      '[and|also|then] [set|add|make|create] [me] (another|another one|one more|another reminder|another alarm|another timer) [for] {gap} (after|later) [that|it|this] [one]',
      '[and|also|then] remind me again [for] {gap} (after|later) [that|it|this]',
    ],
    fits: (heard) => laterToo.test(heard.whole) && justSet(heard) !== null,
    calls: (heard) => {
      const { amount = '', unit = '' } = laterToo.exec(heard.whole)?.groups ?? {};
      const [thing, { zone }] = [justSet(heard), heard.world];
      const minutes = (/^an?$/i.test(amount) ? 1 : Number(amount)) * (/^h/i.test(unit) ? 60 : 1);
      const at = thing && new Date(thing.at.getTime() + minutes * 60_000);
      const when = at && `${localDate(at, zone)} ${localTime(at, zone)}`;
      return when ? { tool: 'set_reminder', input: { title: thing.title, when } } : null;
    },
    examples: [],
  },
];

const laterToo =
  /^(?:(?:and|also|then|ok|please|can you|could you),? )*(?:(?:(?:set|add|make|create) )?(?:me )?(?:another|one more)(?: one| reminder| alarm| timer)?|remind me again) (?:for )?(?<amount>\d{1,3}|an?) ?(?<unit>minutes?|mins?|hours?|hrs?) (?:later|after)(?: that| it| this)?(?: one)?[?.! ]*$/i;

function oneMore(heard: Heard): PhraseCall | null {
  const { sense, when, times, world, hasQuestionMark } = heard;
  const thing = justSet(heard);
  const isOtherDay = times.some(
    (time) => 'date' in time && time.date && thing && time.date !== localDate(thing.at, world.zone),
  );
  if (!thing || hasQuestionMark || !isOtherDay || (sense !== 'hour' && sense !== 'day')) return null;
  const hour = sense === 'day' ? ` at ${localTime(thing.at, world.zone)}` : '';
  // "Another one weds", after a shift from 07:00 to 19:30, ends at 19:30 too.
  const isShift = hour !== '' && /^\d\d:\d\d to \d\d:\d\d$/.test(thing.details ?? '');
  const hours = isShift ? { description: thing.details } : {};
  return { tool: 'set_reminder', input: { title: thing.title, when: `${when}${hour}`, ...hours } };
}

const partHours: Record<string, string> = {
  morning: '09:00',
  afternoon: '15:00',
  evening: '18:00',
  night: '20:00',
};

function earlierToo(heard: Heard): PhraseCall | null {
  const [thing, other] = heard.find('item', ['reminder']);
  const part = heard.text('part').toLowerCase();
  const isMore = heard.isAlso || /\b(?:as well|too|also)\b/i.test(heard.message);
  if (!thing?.at || other || !isMore || heard.hasQuestionMark) return null;
  const { zone, now } = heard.world;
  const day = addDays(localDate(thing.at, zone), -1);
  const at = part === 'day' ? null : resolveWhen(`${day} ${partHours[part] ?? ''}`, { now, zone })?.at;
  if (part !== 'day' && (!partHours[part] || !at)) return null;
  const minutes = at ? Math.round((thing.at.getTime() - at.getTime()) / 60_000) : 24 * 60;
  const leads = [...new Set([...(thing.leads ?? []), minutes])];
  return { tool: 'update_reminder', input: { item: thing.id, leads: leads.map(leadText) } };
}

const meals = /^(?:breakfast|lunch|dinner|supper|bed(?:time)?)$/i;

// The title of the reminder of every day that the user's last message set, if a meal is named.
function dailyBefore(heard: Heard): string | null {
  const [recent] = heard.world.mentions;
  const thing = recent?.how === 'made' && recent.thing.kind === 'reminder' ? recent.thing : null;
  const isDaily = /^FREQ=DAILY/.test(thing?.rule ?? '');
  return thing && isDaily && meals.test(heard.text('meal')) && !heard.hasQuestionMark ? thing.title : null;
}

function alikeAt(heard: Heard): PhraseCall | null {
  const { hasQuestionMark, times, world, text, has } = heard;
  const thing = justSet(heard);
  const [time, other] = times;
  if (!thing || hasQuestionMark || other || !time) return null;
  if (time.kind !== 'time' && time.kind !== 'instant') return null;
  const clock = nearestHalf(time.time, time.text, localTime(thing.at, world.zone)).slice(0, 5);
  const day =
    time.kind === 'instant' && time.date !== localDate(world.now, world.zone)
      ? time.date
      : localDate(thing.at, world.zone);
  const way = /\b(?:off|on)\b/i.exec(heard.whole)?.[0].toLowerCase();
  const old = /\b(?:off|on)$/i.exec(thing.title)?.[0].toLowerCase();
  // "Turn the oven on at 4" is stored without its "on".
  const isSwitch = /^(?:turn|switch) /i.test(thing.title) && way === 'off';
  if (!has('rest') && !has('owner') && !has('who'))
    return way && way !== old && (old || isSwitch)
      ? {
          tool: 'set_reminder',
          input: { title: `${thing.title.replace(/ (?:on|off)$/i, '')} ${way}`, when: `${day} ${clock}` },
        }
      : null;
  const isTask = taskVerbs.has(firstOf(text('rest')));
  const title = has('rest')
    ? isTask
      ? titleOf(text('rest'))
      : `${thing.title}, ${text('rest')}`
    : has('owner')
      ? ownedTitle(text('owner'), thing.title)
      : withObject(thing.title, text('who'));
  return title ? { tool: 'set_reminder', input: { title, when: `${day} ${clock}` } } : null;
}

function firstOf(words: string): string {
  return words.split(' ')[0]?.toLowerCase() ?? '';
}

const meetings =
  /\b(?:evening|meeting|appointment|lesson|class|practice|training|match|game|party|check-?up|dentist|doctor|optician|swimming|concert|exam|test|interview|session|slot)\b/i;

function ownedTitle(owner: string, title: string): string | null {
  const rest = title.replace(/^\p{L}+['’]s /u, '');
  const [first = '', , third] = rest.toLowerCase().split(' ');
  return (meetings.test(rest) || (!taskVerbs.has(first) && third === undefined)) &&
    !/^(?:it|that|he|she|there|what|who|here|let|where|dinner|lunch|breakfast|school|work|church|choir|swimming)$/i.test(
      owner,
    )
    ? `${owner}'s ${rest}`
    : null;
}

// "Pick up mia" and "jonah" give "pick up jonah", if what is left of the old title is a single name.
function withObject(title: string, name: string): string | null {
  const [, verb] =
    /^((?:pick up|drop off|collect|fetch|call|ring|phone|text|email|meet|feed|walk|visit)) \p{L}+$/iu.exec(
      title,
    ) ?? [];
  const isName =
    /^\p{L}+$/u.test(name) && baseForms(name.toLowerCase()) === null && !taskVerbs.has(name.toLowerCase());
  if (!isName || meetings.test(name) || noName.test(name)) return null;
  // "Parent evening for Cian" and "Aoife" give "parent evening for Aoife".
  const event =
    forOne.test(title) && !taskVerbs.has(firstOf(title)) ? title.replace(forOne, `$1${name}`) : null;
  return verb ? `${verb} ${name}` : event;
}

const forOne = /( for )(?:my |our )?\p{L}+$/iu;

const noName =
  /^(?:me|us|it|him|her|them|again|another|one|lunch|dinner|breakfast|gym|yoga|bed|home|school|work|football|soccer|choir|shopping)$/i;
