import { timeFrom, titleOf } from '@/lib/phrases/input';
import { keepable } from '@/lib/phrases/names';
import type { Heard, Phrase, Thing } from '@/lib/phrases/phrase';
import { medicine } from '@/lib/reminders/phrases/medicines';
import { twinsOf } from '@/lib/reminders/phrases/running/beside';
import { timesADay } from '@/lib/reminders/times-a-day';
import { fromLocal } from '@/lib/time/clock';
import { readClocks } from '@/lib/time/clock-list';
import { localDate } from '@/lib/time/format';
import { matchWords } from '@/lib/words/match-words';
import { taskVerbs } from '@/lib/words/verbs';
import { baseForm } from '@/lib/words/word-forms';
import { quoted } from '@/lib/words/wording';

const more =
  '{n:number} (more min|more mins|more minute|more minutes|minutes more|mins more|min more|more hour|more hours|extra minutes|extra min|extra mins|minutes longer|mins longer|more days|extra days)';

export const longerPhrases: Phrase[] = [
  {
    // "I keep forgetting my pills" asks for a reminder, and only its time is missing.
    intent: 'calendar_set',
    when: 'may',
    strength: 'certain',
    say: [
      '[well|so|and|but|ugh|oh] (i|we) (keep|keep on|am always|are always) forgetting [to] {what}',
      '[well|so|and|but|ugh|oh] (i|we) (always|often|constantly|regularly|usually|sometimes|tend to) forget [to] {what}',
      '[well|so|and|but|ugh|oh] (i|we) never remember to {what}',
    ],
    fits: (heard) =>
      !heard.hasQuestionMark &&
      heard.text('what').split(' ').length <= 6 &&
      (heard.sense === 'none' || heard.sense === 'series') &&
      // "My locker code, it's 4421" tells what is forgotten.
      !/\d|\b(?:its|it['’]s|is)\b/i.test(heard.text('what')) &&
      isForgotten(heard),
    calls: (heard) => {
      const { when, text } = heard;
      const title = titleOf(text('what').replace(/^(?:my|our|the) /i, ''));
      const daily = !when && medicine.test(title) ? timesADay(`${title} once a day`) : null;
      return daily
        ? { ...daily, ask: `I can remind you of ${quoted(title)} every day. At which times?` }
        : {
            ask: `I can remind you of ${quoted(title)}${when ? ` ${when}. At what time` : '. At what time, and on which days'}?`,
            ...{ tool: 'set_reminder', input: { title, ...(when ? { when } : {}) }, field: 'when' },
          };
    },
    examples: ['I keep forgetting my blood pressure pills', 'we always forget to water the plants'],
    counterExamples: ['I keep forgetting my password', 'I keep forgetting my code its 4421'],
  },
  {
    intent: 'calendar_set',
    when: 'words',
    strength: 'certain',
    say: [
      `[okay|no|wait|please] [give|can you give|could you give|let us give|i need|we need|make it|add|just] [me|us|it] [another] ${more} (for|on|with|to|until) [the|my|our] {item} [please|then]`,
      `[the|my|our] {item} (needs|need|wants|takes) [another|about] ${more} [please|then]`,
      `[give|can you give|could you give] [the|my|our] {item} [another] ${more} [please|then]`,
    ],
    fits: (heard) => !heard.hasQuestionMark || heard.isAskedOfUs,
    calls: (heard) => {
      const [thing, other] = lengthened(heard);
      const unit = /\bhours?\b/i.test(heard.whole)
        ? 'hours'
        : /\bdays?\b/i.test(heard.whole)
          ? 'days'
          : 'minutes';
      if (!thing || other) return null;
      const length = `${heard.text('n')} ${unit}`;
      // A reminder that has come is put off from now.
      return thing.at && thing.at <= heard.world.now && !thing.rule
        ? { tool: 'answer_reminder', input: { answer: 'snooze', item: thing.id, when: length } }
        : { tool: 'update_reminder', input: { item: thing.id, when: `${length} later` } };
    },
    examples: [],
  },
  {
    // "5 more minutes" right after two timers does not say for which.
    intent: 'calendar_set',
    when: 'words',
    strength: 'certain',
    say: [
      `[okay|no|wait|please] [give|can you give|could you give|let us give|i need|we need|make it|add|just|needs] [me|us|it] [another] ${more} [please|then]`,
      '[give me|give it|i need|add] another {n:number} (minutes|mins|min) [please]',
    ],
    fits: (heard) => timersJustSet(heard).length > 1 && !/\b(?:hours?|days?)\b/i.test(heard.whole),
    calls: (heard) => ({
      ask: `Which one should get ${heard.text('n')} more minutes: ${timersJustSet(heard)
        .map(({ title }) => quoted(title))
        .join(' or ')}?`,
      ...{ tool: 'update_reminder', input: { when: `${heard.text('n')} minutes later` }, field: 'item' },
    }),
    examples: [],
  },
  {
    // "Chase the builder if nothing by tuesday" is looked at on that day.
    intent: 'calendar_set',
    when: 'must',
    strength: 'certain',
    say: [
      '{title} if (nothing|no reply|no answer|no news|no response|no word|still nothing|i hear nothing|we hear nothing|there is nothing|there is no reply) [comes|came|has come|happens|back|arrives|from them|from him|from her] [by]',
      '{title} if (i|we) (have not|do not|did not) (heard|hear|had an answer|get an answer|got an answer|get a reply|had a reply) [anything] [back] [from {who}] [by]',
      '{title} if (they|he|she|it) (have not|has not|do not|does not|did not) (replied|reply|answered|answer|come|arrived|arrive|called|call|paid|pay|come back|got back|get back) [to me|to us|back] [by]',
    ],
    fits: ({ first, sense, hasQuestionMark, text }) =>
      taskVerbs.has(first) &&
      !hasQuestionMark &&
      (sense === 'day' || sense === 'hour' || sense === 'length' || sense === 'unclear') &&
      text('title').split(' ').length <= 8,
    calls: (heard) => {
      const { text, when, whole, world } = heard;
      // "Chase them", of someone in the message before.
      const title = titleOf(text('title')).replace(/ (?:them|him|her)$/i, (who) =>
        world.lastPerson ? ` ${world.lastPerson}` : who,
      );
      const condition = /\bif [^,]*?(?= by\b|$)/i.exec(whole.replace(when, ''))?.[0].trim() ?? 'if needed';
      const moment = momentFor(heard);
      return moment
        ? { tool: 'set_reminder', input: { title: `${title} ${condition}`, when: moment } }
        : null;
    },
    examples: ['chase the builder if nothing by tuesday', 'call Sam if he has not replied by friday'],
    counterExamples: ['what if nothing comes by tuesday'],
  },
  {
    // "Add 5 more minutes", of the reminder that was just set.
    intent: 'calendar_set',
    when: 'words',
    strength: 'certain',
    say: [
      `[okay|no|wait|please|can you] (add|give me|give it|i need|we need|put) [another|an extra] ${more} [please|to it|to that]`,
    ],
    fits: (heard) => !heard.hasQuestionMark && lastTimed(heard) !== null,
    calls: (heard) => {
      const unit = /\bhours?\b/i.test(heard.whole)
        ? 'hours'
        : /\bdays?\b/i.test(heard.whole)
          ? 'days'
          : 'minutes';
      return {
        tool: 'update_reminder',
        input: { item: lastTimed(heard)?.id, when: `${heard.text('n')} ${unit} later` },
      };
    },
    examples: [],
  },
  {
    // "0700 1900" gives a daily series two hours.
    intent: 'calendar_set',
    when: 'must',
    strength: 'certain',
    say: ['[no|okay|just|only|now|make it|actually] {t:time} [now|only|instead|please|every day|daily]'],
    fits: (heard) => dailySeries(heard) !== null && twoHours(heard) !== null,
    calls: (heard) => {
      const [thing, hours] = [dailySeries(heard), twoHours(heard)];
      if (!thing || !hours) return null;
      const end = /UNTIL=(\d{4})(\d\d)(\d\d)/.exec(thing.rule ?? '');
      const until = end ? ` until ${end.slice(1).join('-')}` : '';
      const twins = twinsOf(thing, heard);
      if (twins.length === 2)
        return twins.map(({ id }, place) => ({
          tool: 'update_reminder',
          input: { item: id, when: `every day at ${hours[place]}${until}` },
        }));
      return [
        { tool: 'update_reminder', input: { item: thing.id, when: `every day at ${hours[0]}${until}` } },
        { tool: 'set_reminder', input: { title: thing.title, when: `every day at ${hours[1]}${until}` } },
      ];
    },
    examples: [],
  },
];

// "Two weeks later" counts from the day that was spoken of, or from today.
function momentFor({ times: [time], when, world }: Heard): string | null {
  if (time?.kind === 'date') return time.date;
  if (time?.kind !== 'duration' && time?.kind !== 'unclear') return when.replace(/^by /i, '');
  const today = localDate(world.now, world.zone);
  const from = world.lastDay && world.lastDay > today ? world.lastDay : today;
  const length = time.text.replace(/^(?:in|after|for) | (?:later|after(?:wards)?)$/gi, '');
  return timeFrom(fromLocal(from, '09:00', world.zone), `${length} later`, world);
}

function lastTimed({ world, last }: Heard): Thing | null {
  const thing = last(['reminder']);
  const [newest] = world.mentions;
  return thing?.at && thing.at > world.now && !thing.rule && newest?.thing.id === thing.id ? thing : null;
}

// Empty unless the last things that the user did were to set timers.
function timersJustSet({ world: { mentions, now } }: Heard): Thing[] {
  const end = mentions.findIndex(({ how }) => how !== 'made');
  const made = mentions.slice(0, end < 0 ? 4 : Math.min(end, 4)).map(({ thing }) => thing);
  return made
    .filter(
      ({ kind, at, rule }) =>
        kind === 'reminder' && at && !rule && at > now && at.getTime() - now.getTime() < soonMs,
    )
    .toReversed();
}

const soonMs = 60 * 60_000;

function lengthened(heard: Heard): Thing[] {
  const found = heard.find('item', ['reminder']);
  if (found.length > 0) return found;
  // "The icing" is the reminder "ice them".
  const words = matchWords(heard.text('item'));
  return heard.world.things.filter(
    ({ kind, title }) =>
      kind === 'reminder' &&
      matchWords(title).some((word) => word.length > 2 && words.some((one) => isSameVerb(one, word))),
  );
}

const unclear =
  /\b(?:things?|stuff|everything|anything|names?|words?|birthdays?|how|what|where|when|who|whom|why|which|that|about|it|them|him|her|you|people|faces|ask|mention|say|tell)\b/i;

function isForgotten({ text, whole }: Heard): boolean {
  const what = text('what');
  if (unclear.test(what)) return false;
  return (
    isDeed.test(whole) ||
    (/^(?:my|our|the)\b/i.test(what) && (medicine.test(what) || !keepable.test(bare(what))))
  );
}

const isDeed = /\b(?:forgetting|forget|remember) to\b/i;

// "Blood" is the name of a fact, but "blood pressure pills" are taken.
function bare(what: string): string {
  return what.split(' ').at(-1) ?? what;
}

function isSameVerb(one: string, other: string): boolean {
  const base = (word: string) => baseForm(word).replace(/(?:e|ing|ed)$/, '');
  return base(one) === base(other);
}

function dailySeries({ last }: Heard): Thing | null {
  const thing = last(['reminder']);
  return thing && /FREQ=(?:DAILY|HOURLY)/.test(thing.rule ?? '') ? thing : null;
}

function twoHours({ times }: Heard): string[] | null {
  const clocks = readClocks(times.map(({ text }) => text.replace(/^at /i, '')).join(' and '));
  return clocks?.length === 2 && clocks[0] !== clocks[1] ? clocks : null;
}
