import { numberOf } from '@/lib/assistant/phrases/edits/words';
import { recall } from '@/lib/assistant/phrases/questions/answers';
import { choreIn, deedAsked } from '@/lib/assistant/phrases/questions/past';
import { leadDays, titleOf } from '@/lib/phrases/input';
import type { Heard, Phrase, Thing, World } from '@/lib/phrases/phrase';
import { addDays } from '@/lib/time/clock';
import { formatDay, localDate } from '@/lib/time/format';
import { quoted } from '@/lib/words/wording';

const letKnow = '(remind me|let me know|ping me|nudge me|tell me)';
const weLeave = '(we|i) (go|leave|fly|travel|fly out|set off|head off|go away)';

export const deedsToldPhrases: Phrase[] = [
  {
    // "Dog got her shots on 3 october" tells what is over.
    intent: 'done_set',
    when: 'must',
    strength: 'certain',
    say: ['{deed}'],
    fits: isDeedOfOthers,
    calls: (heard) => ({
      tool: 'track_done',
      input: { act: 'record', what: heard.text('deed'), when: heard.when },
    }),
    examples: ['the cat got her shots on 3 october'],
    counterExamples: ['Tom has got a match on 3 october'],
  },
  {
    // "How long since the boiler was serviced?"
    intent: 'done_query',
    isQuestion: true,
    when: 'never',
    strength: 'certain',
    say: [
      '[so|and] how long [is it|has it been|is it now] [ago] (since|was it that) {passive}',
      '[so|and] (when|how long ago) (was|were) {passive}',
    ],
    fits: (heard) => passiveDeed(heard) !== null,
    calls: (heard) => ({ tool: 'track_done', input: { act: 'ask', what: passiveDeed(heard) } }),
    examples: ['how long since the boiler was serviced'],
    counterExamples: ['how long since the party'],
  },
  {
    // "Bought a new kettle on 3 october", long ago.
    intent: 'done_set',
    when: 'must',
    strength: 'likely',
    say: ['[i|we] [have|just] {deed}'],
    fits: (heard) =>
      own.test(heard.text('deed')) &&
      isOver(heard) &&
      heard.text('deed').split(' ').length <= 8 &&
      heard.findWords(heard.text('deed'), ['todo']).length === 0,
    calls: (heard) => ({
      tool: 'track_done',
      input: { act: 'record', what: heard.text('deed'), when: heard.when },
    }),
    examples: ['bought a new kettle on 3 october'],
    counterExamples: ['buy a new kettle on 3 october'],
  },
  {
    // "Do it again in 3 months, let me know", after a deed was told or asked about.
    intent: 'calendar_set',
    when: 'must',
    strength: 'certain',
    isContent: true,
    say: [
      `[ok|okay|and|so|please] [i|we] [should|must|need to|have to|want to|will] (do|repeat) (it|that|this) [again] [and|so|please] [${letKnow}] [then]`,
      `[ok|okay|and|so|please] ${letKnow} [to] (do|repeat) (it|that|this) again`,
      `[ok|okay|and|so|please] ${letKnow} again`,
    ],
    fits: (heard) => !heard.hasQuestionMark && choreAgain(heard.world) !== null,
    calls: ({ world, when }) => ({ tool: 'set_reminder', input: { title: choreAgain(world), when } }),
    examples: [],
  },
  {
    // "Every 2 years they say so remind me", after a deed was told.
    intent: 'calendar_set',
    when: 'must',
    strength: 'certain',
    isContent: true,
    say: [
      `[ok|okay|and|so] [it is|its|that is|it should be|it has to be|it needs to be|it must be|should be|needs to be|has to be|must be|supposed to be] [done|due|changed|serviced|checked|repeated|good] [they say|they said|he said|she said|apparently|i think|supposedly|it says] [so|and|please|can you|could you] ${letKnow} [of it|about it|of that|then|again|please|next time]`,
    ],
    fits: (heard) => heard.sense === 'series' && !heard.hasQuestionMark && nextRound(heard) !== null,
    calls: (heard) => ({
      tool: 'set_reminder',
      input: { title: choreAgain(heard.world), when: nextRound(heard) },
    }),
    examples: [],
  },
  {
    // "When do we get back?", after a trip with two dates.
    intent: 'calendar_query',
    isQuestion: true,
    strength: 'certain',
    say: [
      '[so|and] (when|what day|which day|what date) (do|are|will|am) (we|i) [going to] (get|come|coming|fly|flying|be|travel|getting|go|head|heading) (back|home|back home) [again|from {trip}]',
      '[so|and] when does (our|my|the) (trip|holiday|vacation|stay) end',
    ],
    fits: (heard) => tripOf(heard) !== null,
    calls: (heard) => {
      const trip = tripOf(heard);
      return trip && recall(`${quoted(trip.thing.title)} ends ${trip.end}.`, [trip.thing]);
    },
    examples: [],
  },
  {
    // "Remind me 2 days before we go to do the online check-in", after a trip with two dates.
    intent: 'calendar_set',
    when: 'must',
    strength: 'certain',
    isContent: true,
    say: [
      `${letKnow} {lead:time} [before] ${weLeave} [to|about|of] {title}`,
      `${letKnow} (to|about|of) {title} {lead:time} [before] ${weLeave}`,
    ],
    fits: (heard) => dayBeforeTrip(heard) !== null,
    calls: (heard) => {
      const when = dayBeforeTrip(heard);
      return when && { tool: 'set_reminder', input: { title: titleOf(heard.text('title')), when } };
    },
    examples: [],
  },
];

// The series from the day of the deed on: "every 2 years starting 2028-03-01" for what was done in March 2026.
function nextRound({ when, world }: Heard): string | null {
  const [, said = '1', unit = ''] =
    /\bevery (?:(\d+|other|second|two|three|four|five|six|ten) )?(week|month|year)s?\b/i.exec(when) ?? [];
  if (!unit || choreAgain(world) === null) return null;
  const count = /^(?:other|second)$/i.test(said) ? 2 : (numberOf(said.toLowerCase()) ?? 1);
  const [, name, year] = /\((\p{Lu}\p{Ll}+) (\d{4})\)/u.exec(world.lastReply ?? '') ?? [];
  const month = name ? new Date(`${name} 1, ${year} 00:00Z`) : null;
  const start =
    month && !Number.isNaN(month.getTime()) ? month : new Date(`${localDate(world.now, world.zone)}T00:00Z`);
  if (unit === 'week') start.setUTCDate(start.getUTCDate() + 7 * count);
  else start.setUTCMonth(start.getUTCMonth() + count * (unit === 'year' ? 12 : 1));
  const day = start.toISOString().slice(0, 10);
  return day > localDate(world.now, world.zone) ? `${when} starting ${day}` : when;
}

const twoDays = /\b\d{4}-\d\d-\d\d to (\d{4}-\d\d-\d\d)\b/;

// The only trip ahead that was stored with its last day, or the one that is named.
function tripOf(heard: Heard): { thing: Thing; end: string } | null {
  const { now, zone } = heard.world;
  const today = localDate(now, zone);
  const trips = heard.world.things.flatMap((thing) => {
    const end = twoDays.exec(thing.details ?? '')?.[1];
    return end && end >= today && thing.kind === 'reminder' ? [{ thing, end }] : [];
  });
  const ids = heard.has('trip') ? heard.find('trip', ['reminder']).map(({ id }) => id) : null;
  const [only, another] = ids ? trips.filter(({ thing }) => ids.includes(thing.id)) : trips;
  return only && !another ? { thing: only.thing, end: formatDay(only.end) } : null;
}

function dayBeforeTrip(heard: Heard): string | null {
  const start = tripOf(heard)?.thing.at;
  const days = leadDays(heard.text('lead'));
  return start && days && heard.times.length === 1
    ? addDays(localDate(start, heard.world.zone), -days)
    : null;
}

const ofOthers =
  /^(?!(?:i|we|you|it|he|she|they|who|what|that|this|there|if|when)\b)(?:(?:the|my|our) )?\p{L}+ (?:(?:got|had|paid|lost|bought|sold|took|gave|passed) (?:the|his|her|its|their|a|an)\b|(?:was|were) \p{L}{2,}ed\b)|^(?!(?:i|we|you|it|he|she|they|who|what|that|this|there|if|when|is|was|are|did)\b)(?:\p{L}+ ){1,4}(?:was |were |got )?(?:booked|serviced|paid|cleaned|replaced|changed|repaired|fixed|delivered|renewed|refilled|filled|ordered|installed|checked|tested|vaccinated|dewormed|painted|done|started|bought)$/iu;

const own =
  /^(?:bought|ordered|started|joined|moved (?:in|out|house|to)|signed|planted|adopted|opened|registered|renewed|replaced|had (?:the|my|our|a|an)) (?!.*\b(?:until|till|for (?:\d|a|the)))/i;

function isDeedOfOthers(heard: Heard): boolean {
  return isOver(heard) && ofOthers.test(heard.text('deed')) && heard.text('deed').split(' ').length <= 8;
}

// "Dog had a walk on 3 december" may be meant for next week, so the next such day must be far away.
function isOver({ times, sense, hasQuestionMark, world }: Heard): boolean {
  const [time] = times;
  if (sense !== 'day' || time?.kind !== 'date' || times.length > 1 || hasQuestionMark) return false;
  const today = localDate(world.now, world.zone);
  const isDayOnly = /^(?:on )?the \d{1,2}(?:st|nd|rd|th)$/i.test(time.text);
  return time.date <= today || time.date > addDays(today, isDayOnly ? 7 : 60);
}

// Returns the chore that was just told or asked about: "change the filter".
function choreAgain({ lastMessage, lastReply }: World): string | null {
  const told = /^Noted: “(.+?)”/.exec(lastReply ?? '')?.[1];
  const asked = deedAsked(lastMessage);
  const [verb = '', ...rest] = (asked ?? told ?? '').split(' ');
  const chore = choreIn(verb.toLowerCase()) ?? (asked && verb);
  return chore && rest.length > 0 ? [chore, ...rest].join(' ').replace(/ \([^)]*\d{4}\)$/, '') : null;
}

// "The boiler serviced", for "since the boiler was last serviced" and "was the boiler last serviced".
function passiveDeed({ text, whole }: Heard): string | null {
  const words = text('passive')
    .split(' ')
    .filter((word) => !/^(?:was|were|got|last|ever)$/i.test(word));
  const verb = words.at(-1)?.toLowerCase() ?? '';
  const isDeed = verb === 'done' || choreIn(verb) !== null;
  return isDeed && words.length > 1 && words.length <= 6 && /\b(?:was|were|got)\b/i.test(whole)
    ? words.slice(0, verb === 'done' ? -1 : undefined).join(' ')
    : null;
}
