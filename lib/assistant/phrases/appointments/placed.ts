import { focusOf } from '@/lib/assistant/phrases/edits/focus';
import type { Heard, Phrase, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { localTime } from '@/lib/time/format';
import { taskVerbs } from '@/lib/words/verbs';

type Calls = PhraseCall | PhraseCall[] | null;

export const placedPhrases: Phrase[] = [
  {
    // "It's at the town hall" adds the place to the event mentioned last.
    intent: 'calendar_set',
    when: 'may',
    strength: (heard) => (placedAtHour(heard) || isNow(heard) ? 'certain' : 'sure'),
    say: [
      '[and|so|oh|actually] [the] [{item}] [one] (is|its|it is) [now|actually] (at|in) {place} [now|instead]',
      '[and|so|oh|actually] (it is|its|that is) [now|actually] (at|in) {place} [now|instead]',
    ],
    fits: (heard) => placed(heard) !== null && !heard.hasQuestionMark,
    calls: (heard) => placed(heard),
    examples: [],
  },
  {
    // "Change the place to Chin Chin".
    intent: 'calendar_set',
    when: 'never',
    strength: 'certain',
    say: [
      '[no|actually|please] (change|move|switch|set) the (place|location|venue|restaurant) [of (it|that|{item})] to {place}',
      '[and|actually|oh] the [new] (place|location|venue|restaurant) [of (it|that|{item})] (is|has changed to|changed to|is changed to) [now] {place}',
    ],
    fits: (heard) => otherPlace(heard) !== null && !heard.hasQuestionMark,
    calls: (heard) => otherPlace(heard),
    examples: [],
  },
  {
    // "With Mrs Okafor", after "who's the meeting with?" found nobody.
    intent: 'calendar_set',
    when: 'never',
    strength: 'certain',
    say: ['[it is|its|oh|ah] (with|at|in) {place}'],
    fits: (heard) => answered(heard) !== null && !heard.hasQuestionMark,
    calls: (heard) => answered(heard),
    examples: [],
  },
];

function retitled({ kind, id }: Thing, title: string): PhraseCall {
  return kind === 'todo'
    ? { tool: 'update_todo', input: { item: id, text: title } }
    : { tool: 'update_reminder', input: { item: id, title } };
}

function otherPlace(heard: Heard): PhraseCall | null {
  const named = heard.has('item') ? heard.find('item', ['reminder']) : [heard.last(['reminder'])];
  const [target, another] = named;
  const place = heard.text('place').replace(/^(?:at|in) /i, '');
  if (!target?.at || another || place.split(' ').length > 6) return null;
  const own = / (?:at|in) (?:the )?[^,]+$/i.exec(target.title);
  return retitled(target, `${own ? target.title.slice(0, own.index) : target.title} at ${place}`);
}

const companion =
  /^(?:(?:oh|and|it['’]?s|it is),? )*with (?!(?:me|you|us|it|that|them|him|her|pleasure|love|all|no|any)\b)(?:my |the |our )?\p{L}[\p{L}.'’]*(?: \p{L}[\p{L}'’]*){0,2}[.! ]*$/iu;
const whoOrWhere = /^\W*(?:(?:and|so) )?(?:who|whom|where|which (?:room|place))\b/i;

function answered({ world, whole, text }: Heard): PhraseCall | null {
  const { lastMessage, lastReply, mentions } = world;
  const thing = world.things.find(({ id }) => id === mentions[0]?.thing.id);
  // "With Dr Lee", right after the appointment.
  const isNew =
    mentions[0]?.how === 'made' &&
    mentions[0].turn === world.lastTurn &&
    mentions[1]?.turn !== world.lastTurn;
  if (
    isNew &&
    thing?.kind === 'reminder' &&
    thing.at &&
    companion.test(whole) &&
    !/ with /i.test(thing.title)
  )
    return retitled(thing, `${thing.title} with ${text('place')}`);
  const isOpen = /^That I don’t know;/.test(lastReply ?? '') || !/ (?:at|in|with) /i.test(thing?.title ?? '');
  if (!whoOrWhere.test(lastMessage ?? '') || !lastReply?.includes(`“${thing?.title}”`) || !isOpen)
    return null;
  const link = /\b(with|at|in) /i.exec(whole)?.[1]?.toLowerCase();
  if (!thing?.at || !link || text('place').split(' ').length > 5) return null;
  return retitled(thing, `${thing.title} ${link} ${text('place')}`);
}

const isNow = ({ whole }: Heard): boolean => /\bnow\b|\binstead$/i.test(whole);

// Another place replaces the one in the title: "lunch at Nando's" is now "lunch at Leon".
function withPlace(title: string, place: string, heard: Heard): string {
  const own = / (at|in) (?:the )?[^,]+$/i.exec(title);
  const isOther = own && (isNow(heard) || own[1]?.toLowerCase() === place.slice(0, 2).toLowerCase());
  return `${isOther ? title.slice(0, own.index) : title} ${place}`;
}

const hourBehind =
  /^(?<place>.+?)(?: this time| now| instead)?(?:,|;| -| at| from)+ (?<clock>(?:half |quarter (?:past|to) )?\d{1,2}(?:[:.][0-5]\d)?(?: ?[ap]m)?)$/i;

// "It's at the town hall, 6.30": a place and an hour.
function placedAtHour(heard: Heard): Calls {
  const [, said = ''] =
    /^(?:it|that)(?:['’]?s| is) (?:now )?((?:at|in) .+?)[.! ]*$/i.exec(heard.message) ?? [];
  const { place = '', clock = '' } = hourBehind.exec(said)?.groups ?? {};
  const target = place ? focusOf(heard, ['reminder']) : null;
  const isRecent = heard.world.mentions[0]?.thing.id === target?.id;
  if (
    !target?.at ||
    target.rule ||
    !isRecent ||
    place.split(' ').length > 6 ||
    !/\p{L}/u.test(place.slice(3))
  )
    return null;
  const title = withPlace(target.title, place, heard);
  return [
    { tool: 'update_reminder', input: { item: target.id, title, when: `at ${clock.replace('.', ':')}` } },
  ];
}

function placed(heard: Heard): Calls {
  const atHour = placedAtHour(heard);
  if (atHour) return atHour;
  const times = heard.times.filter(({ text }) => !/^(?:right )?now$/i.test(text));
  const isHour = times.some(({ kind }) => kind === 'time' || kind === 'instant' || kind === 'recurrence');
  const words = heard.text('item').replace(/^(?:it|that|the|this)$/i, '');
  const isPointing = words === '' && times.length === 0;
  const found = isPointing ? [] : heard.findWords(words || heard.when, ['reminder']);
  const target = isPointing ? placeable(heard) : found.length === 1 ? found[0] : null;
  const recent = heard.world.mentions.some(({ thing }) => thing.id === target?.id);
  // "It's in the oven now" is of no task such as "take the chicken out".
  const isTask = taskVerbs.has(target?.title.split(' ')[0]?.toLowerCase() ?? '');
  if (
    isHour ||
    !target ||
    !recent ||
    (isNow(heard) && isTask) ||
    heard.text('place').split(' ').length > 10 ||
    // "Pause it, it's at the dentist being fixed" gives a reason.
    /\b(?:being|getting) \p{L}+(?:ed|en|t)\b|\bfor repairs?\b/iu.test(heard.text('place')) ||
    /\b(?:not|rather)\b/i.test(heard.text('place')) ||
    /^\W*\d+\W*$/.test(heard.text('place'))
  )
    return null;
  const link = /\b(at|in) /i.exec(heard.whole)?.[1] ?? 'at';
  const title = withPlace(target.title, `${link} ${heard.text('place')}`, heard);
  const [day] = times;
  // "This tuesday it's at Phyllis's", of a series, is about that day only.
  if (target.rule && target.at && day?.kind === 'date')
    return [
      { tool: 'update_reminder', input: { item: target.id, skip: day.date } },
      {
        tool: 'set_reminder',
        input: { title, when: `${day.date} ${localTime(target.at, heard.world.zone)}` },
      },
    ];
  return retitled(target, title);
}

// A dated todo that is an event, such as "Kim's wedding", has a place, too.
function placeable(heard: Heard): Thing | null {
  const [recent] = heard.world.mentions;
  const todo = recent?.thing.kind === 'todo' && recent.turn === heard.world.lastTurn ? recent.thing : null;
  const [verb = ''] = todo?.title.toLowerCase().split(' ') ?? [];
  return todo?.date && !taskVerbs.has(verb) ? focusOf(heard, ['todo']) : focusOf(heard, ['reminder']);
}
