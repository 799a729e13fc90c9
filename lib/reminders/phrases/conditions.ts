import { leadDays, timeFrom, titleOf } from '@/lib/phrases/input';
import { newTodos } from '@/lib/phrases/new-todos';
import type { Heard, Phrase, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { readDays, spanOf } from '@/lib/phrases/several-days';
import { beforeTold } from '@/lib/reminders/phrases/announced';
import { isJourney } from '@/lib/reminders/phrases/event-names';
import { anchorOf, beforeCall, kindOf, ownerOf, remind, setCall } from '@/lib/reminders/phrases/shared';
import { nearestHalf } from '@/lib/reminders/times/when';
import { addDays } from '@/lib/time/clock';
import { readTime } from '@/lib/time/find-times';
import { localDate, localTime } from '@/lib/time/format';
import { taskVerbs } from '@/lib/words/verbs';

export const conditionPhrases: Phrase[] = [
  {
    intent: 'calendar_set',
    say: [
      `(if|when|whenever|unless|as soon as|once|in case) {condition} [then] [please] ${remind} [to|about|of|that] {title}`,
      `${remind} [to|about|of|that] {title} (if|when|whenever|unless|as soon as|once|in case) {condition}`,
      `${remind} (if|when|whenever|unless|as soon as|once|in case) {condition} (to|about|that) {title}`,
    ],
    fits: (heard) =>
      !/^(?:to|the time|it is time)\b/i.test(heard.text('condition')) &&
      heard.text('condition').split(' ').length <= 8,
    calls: (heard) => {
      // "When we close, at 5": the hour says when. "If he hasn't replied by thursday" is for that day.
      const isUnlessDone = notYet.test(heard.text('condition'));
      const ifNot = isUnlessDone ? `${titleOf(heard.text('title'))} if ${heard.text('condition')}` : null;
      if (heard.sense === 'hour' || (ifNot && heard.sense === 'day'))
        return setCall(heard, ifNot ?? titleOf(heard.text('title')));
      return {
        ask: `I can’t watch for “${heard.text('condition')}”, only for a time. When should I remind you ${/\bme (?:of|about)\b/i.test(heard.whole) ? 'of' : 'to'} ${titleOf(heard.text('title'))}?`,
        tool: 'set_reminder',
        input: { title: titleOf(heard.text('title')), when: heard.sense === 'day' ? heard.when : '' },
        field: 'when',
      };
    },
    examples: [
      'if it rains tomorrow remind me to take an umbrella',
      'remind me when i get home to feed the cat',
    ],
  },
  {
    intent: 'calendar_set',
    strength: 'likely',
    say: [
      '(another one|one more|another|and one|and another one|and another|also one|and one more) [to|for|about] {title}',
      '(another one|one more) [at|on|for] (to|for|about) {title}',
    ],
    when: 'must',
    fits: (heard) => heard.last(['reminder']) !== null,
    calls: (heard) => setCall(heard, anotherTitle(heard)),
    examples: [],
  },
  {
    // After "ping me in 15 minutes about the laundry": "and in 20 to take the cake out".
    intent: 'calendar_set',
    strength: 'certain',
    say: [
      '[and|also|plus|and also|and then] {at:time} to {title}',
      '[and|also|plus|and also|and then] in {n:number} to {title}',
    ],
    fits: (heard) =>
      heard.world.mentions[0]?.how === 'made' &&
      heard.last(['reminder']) !== null &&
      /^[a-z]+ [a-z]/i.test(heard.text('title')) &&
      !/\b(?:is|are|was|were|will)\b/i.test(heard.text('title')) &&
      taskVerbs.has(heard.text('title').split(' ')[0]?.toLowerCase() ?? ''),
    calls: (heard) => {
      const title = titleOf(heard.text('title'));
      return heard.has('n')
        ? { tool: 'set_reminder', input: { title, when: `in ${heard.text('n')} minutes` } }
        : setCall(heard, title);
    },
    examples: [],
  },
  {
    // "And the same for Brandt" makes the last todo or reminder for another person or place.
    intent: 'lists_createoradd',
    say: [
      '[and|also|plus|then] [the] same [thing] (for|with) {name} [but|only|just] [too|as well|please]',
      '(and|also|plus) the one (for|to|with|at|from) {name} [too|as well|please]',
    ],
    fits: (heard) => copyFor(heard) !== null,
    calls: (heard) => copyFor(heard),
    examples: [],
  },
  {
    // "Same on tuesday and wednesday" sets the last reminder for other days too.
    intent: 'calendar_set',
    when: 'must',
    say: [
      '(and again|and also again|again) [on] [at] [too|as well|please]',
      '[and|also|plus|then] [the] same [again|thing|reminder|one|hours|shift|for|on] [but] [at] [{n:number}] [too|as well|please]',
    ],
    fits: (heard) => copies(heard).length > 0,
    calls: (heard) => copies(heard),
    examples: [],
  },
  {
    intent: 'calendar_set',
    say: ['remind {who:name} to {title}', '(tell|ask) {who:name} to {title}'],
    fits: (heard) =>
      !/^(?:me|us)\b/i.test(heard.text('who')) &&
      heard.text('who').split(' ').length <= 2 &&
      (heard.first === 'remind' || heard.sense !== 'none'),
    calls: (heard) =>
      setCall(heard, `${heard.first} ${heard.text('who')} to ${titleOf(heard.text('title'))}`),
    examples: ['remind Ana to bring the cake tomorrow at 5'],
  },
  {
    intent: 'calendar_set',
    strength: 'guess',
    when: 'must',
    say: ['(call|ring|phone|text|message) me [up] [back]', 'give me a (call|ring|buzz|shout)'],
    fits: (heard) => heard.sense === 'hour' || heard.sense === 'hourly series',
    calls: (heard) => ({ tool: 'set_reminder', input: { title: 'Reminder', when: heard.when } }),
    offer: (heard) => `I can’t make calls. Shall I send you a message ${heard.when}?`,
    examples: ['call me at 8'],
  },
  {
    intent: 'calendar_set',
    say: [
      `${remind} [to|about|of|that|on] {title} {lead:time} [of] [before|prior to|ahead of] {anchor}`,
      `${remind} {lead:time} [before|prior to] {anchor} (to|about) {title}`,
    ],
    when: 'must',
    fits: (heard) => heard.world.things.length > 0,
    calls: (heard) => beforeCall(heard, 'lead') ?? unknownJourney(heard),
    examples: [],
  },
  {
    intent: 'calendar_set',
    say: [
      `${remind} [again|also] {lead:time} [of] [before|prior to|ahead of] {anchor}`,
      `(tell|warn) (me|us) {lead:time} [before|prior to] {anchor}`,
    ],
    when: 'must',
    calls: (heard) => {
      const call = beforeCall(heard, 'lead');
      if (call) return call;
      const days = leadDays(heard.text('lead'));
      const anchor = anchorOf(heard).replace(/['’]s$/, '');
      if (!/\b(?:before|prior|ahead)\b/i.test(heard.text('lead')) || /^to \p{L}/iu.test(anchor)) return null;
      const [date] = heard.findWords(anchor, ['date']);
      const said = date?.title ?? anchor.replace(/^(?:my|our)\s+/i, '');
      if (days && (date || /\b(?:birthday|anniversary)$/i.test(anchor)))
        return {
          tool: 'set_social_date',
          input: {
            name: ownerOf(said),
            kind: kindOf(said),
            leadDays: days,
          },
        };
      const told = beforeTold(heard, anchor);
      if (told) return told;
      return `I don’t know when ${anchor.replace(/^my\b/i, 'your')} is. Tell me its date, and I can remind you before it.`;
    },
    examples: ["remind me 3 days before paul's birthday"],
  },
];

// "Two hours before the train" counts from no other thing.
function unknownJourney(heard: Heard): string | null {
  const named = anchorOf(heard);
  const isBefore = /\b(?:before|prior|ahead)\b/i.test(heard.text('lead'));
  return isBefore && isJourney(named)
    ? `I don’t know when ${named.replace(/^my\b/i, 'your')} is. Tell me its day and time, and I can remind you before it.`
    : null;
}

const notYet = /\b(?:not|no|never|nothing|nobody|still)\b|n['’]?t\b/i;
const another = /^\W*(?:and |also )*(?:another|one)(?: one| more)? (with|for|at|from|about)\b/i;

function anotherTitle(heard: Heard): string {
  const said = heard.text('title').replace(/\s+(?:right|straight|directly|immediately|shortly|soon)$/i, '');
  const link = another.exec(heard.whole)?.[1];
  const [head, other] = link ? (heard.last(['reminder'])?.title.split(` ${link} `) ?? []) : [];
  const name = said.replace(new RegExp(`^${link}\\s+`), '');
  return titleOf(head && other ? `${head} ${link} ${name}` : said);
}

function copyFor(heard: Heard): PhraseCall | null {
  const { world } = heard;
  const thing = heard.last(['reminder', 'todo']);
  const [verb = '', ...rest] = thing?.title.split(' ') ?? [];
  const name = heard.text('name').replace(/^(?:the|my|our)\s+/i, '');
  if (!thing || name.split(' ').length > 3 || thing.rule) return null;
  const isTask = taskVerbs.has(verb.toLowerCase()) && rest.length > 0;
  // "The one to Ferri" replaces the words after "to".
  const link = /\bthe one (for|to|with|at|from) /i.exec(heard.whole)?.[1];
  const place = link ? thing.title.search(new RegExp(`\\b${link} `, 'i')) : -1;
  if (link && place < 0) return null;
  const title = link
    ? `${thing.title.slice(0, place)}${link} ${name}`
    : isTask
      ? `${verb} ${name}`
      : thing.title.replace(/\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*/u, name);
  if (title === thing.title) return null;
  const [said, another] = heard.times;
  if (another) return null;
  const own = thing.at ? localTime(thing.at, world.zone) : null;
  const date = said?.kind === 'date' ? said.date : thing.at ? localDate(thing.at, world.zone) : thing.date;
  const clock = said?.kind === 'time' ? clockNear(said, own) : own;
  if (said?.kind === 'instant') return { tool: 'set_reminder', input: { title, when: said.text } };
  if (said && said.kind !== 'date' && said.kind !== 'time') return null;
  if (clock) return { tool: 'set_reminder', input: { title, when: [date, clock].filter(Boolean).join(' ') } };
  return newTodos([{ text: title, due: date }]);
}

function clockNear({ time, text }: { time: string; text: string }, own: string | null): string {
  return (own ? nearestHalf(time, text.replace(/^at /i, ''), own) : time).slice(0, 5);
}

// "The week after", said of the last reminder.
function followingDay({ times: [time, other], world }: Heard, thing: Thing | null) {
  if (!time || other || !thing?.at || !/\b(?:after|following|later)\b/i.test(time.text)) return null;
  const words = timeFrom(thing.at, time.text.replace(/^the following (\w+)$/i, 'a $1 later'), world);
  const date = words?.slice(0, 10) ?? '';
  return date > localDate(thing.at, world.zone) ? { dates: [date], clock: '' } : null;
}

function copies(heard: Heard): PhraseCall[] {
  const { times, world } = heard;
  const thing = heard.last(['reminder']);
  const date = times.find(({ kind }) => kind === 'date');
  const hour = times.find(({ kind }) => kind === 'time');
  const said = (hour?.text ?? heard.text('n')).replace(/^at /i, '');
  const single = date?.kind === 'date' ? { dates: [date.date], clock: said && `at ${said}` } : null;
  const days = readDays(heard) ?? single ?? followingDay(heard, thing);
  if (!thing?.at || thing.rule || !days) return [];
  const own = localTime(thing.at, world.zone);
  const spoken = days.clock && readTime(days.clock.replace(/^at /i, ''), world);
  const clock =
    spoken && spoken.kind === 'time' ? nearestHalf(spoken.time, days.clock, own).slice(0, 5) : own;
  const day = localDate(thing.at, world.zone);
  // "Same again next friday", of something this Friday, is a week later.
  const isAgain = days.dates.length === 1 && days.dates[0] === day && clock === own;
  const dates = isAgain ? [addDays(day, 7)] : days.dates;
  // The hours of a shift are the same on the other day.
  return dates.map((date) => ({
    tool: 'set_reminder',
    input: {
      title: thing.title,
      when: `${date} ${clock}`,
      ...(clock === own ? spanOf(thing) : {}),
    },
  }));
}
