import { isAfterQuestion } from '@/lib/phrases/earlier/asked-day';
import type { Heard, Phrase, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { nearestHalf } from '@/lib/reminders/times/when';
import { localDate, localTime } from '@/lib/time/format';

export const otherPlanPhrases: Phrase[] = [
  {
    // "Move everything on thursday to friday" keeps the hours.
    intent: 'calendar_set',
    when: 'must',
    strength: 'certain',
    isContent: true,
    say: [
      '[please|can you|could you|ok] [please] (move|push|shift|reschedule|postpone) (everything|all|all of it|the lot|it all|all my plans|all my appointments|all my reminders) [from|on|for|of] [over] [to|onto|until|till] [instead|please]',
    ],
    fits: (heard) =>
      (!heard.hasQuestionMark || heard.isAskedOfUs) &&
      daysMoved(heard) !== null &&
      heard.world.things.length > 0,
    calls: (heard) => movedDay(heard),
    examples: [],
  },
  {
    // "Football finishes half 5", of a match that is already there.
    intent: 'calendar_set',
    when: 'must',
    strength: 'certain',
    say: [
      '[and|oh|so|btw] [the|my|our] {item} [class|lesson|practice] (finishes|ends|is over|is done|should finish|should end|will finish|will end|will be over) [at|around|about|by]',
    ],
    fits: (heard) => !heard.hasQuestionMark && endingAt(heard) !== null,
    calls: (heard) => endingAt(heard),
    examples: [],
  },
  {
    // "Swap wednesday's gym for a swim" renames what is on that day.
    intent: 'calendar_set',
    when: 'must',
    strength: 'certain',
    say: ["(swap|change|replace|switch) [the|my] {day:time} ['s] {item} (for|with|to|into) [a|an] {value}"],
    fits: (heard) => onItsDay(heard) !== null,
    calls: (heard) => ({
      tool: 'update_reminder',
      input: { item: onItsDay(heard)?.id, title: heard.text('value') },
    }),
    examples: [],
  },
  {
    intent: 'calendar_set',
    strength: 'certain',
    isContent: true,
    say: ['{all}', '(change|make|move|push|shift|set|switch|book) [it|that|this] [to] [from] {all}'],
    fits: (heard) => withHours(heard) !== null,
    calls: (heard) => withHours(heard),
    examples: [],
  },
  {
    // "Make it for 6 people", after a dinner was set.
    intent: 'calendar_set',
    when: 'words',
    strength: 'certain',
    say: [
      '[and|ok|actually|oh] [make it|make that|book it|book|a table|table] for {n:number} (people|persons|guests|adults) [please|now|in total|altogether]',
      '[and|ok|actually|oh] (we are|we will be|there are|there will be|it is|it will be) {n:number} (people|persons|guests|adults|of us) [now|in total|altogether]',
    ],
    fits: (heard) => !heard.hasQuestionMark && shared(heard) !== null,
    calls: (heard) => {
      const plan = shared(heard);
      const title = plan?.title.replace(/ for \d+$/, '');
      return { tool: 'update_reminder', input: { item: plan?.id, title: `${title} for ${heard.text('n')}` } };
    },
    examples: [],
  },
];

// "On thursday to friday" is read as a range. "Move everything to tomorrow" is about what is left of today.
function daysMoved({
  times: [from, to, other],
  world,
}: Heard): { from: string; to: string; said: string } | null {
  // Right after "what's on thursday?", everything is what is on Thursday.
  const asked = isAfterQuestion(world) && world.lastDay ? world.lastDay : null;
  const today = asked ?? localDate(world.now, world.zone);
  if (from?.kind === 'range' && !to && !from.from.time && !from.to.time)
    return { from: from.from.date, to: from.to.date, said: 'then' };
  if (from?.kind === 'date' && !to && from.date > today)
    return { from: today, to: from.date, said: asked ? 'on that day' : 'today' };
  return from?.kind === 'date' && to?.kind === 'date' && !other
    ? { from: from.date, to: to.date, said: from.text }
    : null;
}

function movedDay(heard: Heard): PhraseCall[] | string | null {
  const days = daysMoved(heard);
  const { world } = heard;
  if (!days) return null;
  const found = world.things.filter(
    ({ kind, at, date, rule, isDone }) =>
      (kind === 'reminder' && at && !rule && at > world.now && localDate(at, world.zone) === days.from) ||
      (kind === 'todo' && !isDone && date === days.from),
  );
  if (found.length === 0) return `You have nothing ${days.said} that I could move, so nothing was changed.`;
  return found.map(({ id, kind, at }) =>
    kind === 'todo'
      ? { tool: 'update_todo', input: { item: id, due: days.to } }
      : {
          tool: 'update_reminder',
          input: { item: id, when: `${days.to} ${at ? localTime(at, world.zone) : ''}`.trim() },
        },
  );
}

function endingAt({ find, times: [time, other], world }: Heard): PhraseCall | null {
  const [plan, another] = time?.kind === 'time' && !other ? find('item', ['reminder']) : [];
  if (!plan?.at || another || plan.rule || time?.kind !== 'time' || plan.at < world.now) return null;
  const from = localTime(plan.at, world.zone).slice(0, 5);
  const usual = `${String((Number(from.slice(0, 2)) + 2) % 24).padStart(2, '0')}:00`;
  const to = nearestHalf(time.time, time.text, usual).slice(0, 5);
  const when = `${localDate(plan.at, world.zone)} ${from} to ${to}`;
  return to > from ? { tool: 'update_reminder', input: { item: plan.id, when } } : null;
}

const hoursSaid =
  /^(?:(?:no|actually|ok|okay|please|sorry|wait|and|so)[, ]+)*(?:(?:change|move|make|push|shift|set|switch|book) (?:(?:it|that|this)|(?<name>\p{L}[\p{L}'’ ]{2,30}?))(?: to)?|change to|(?:it['’]?s|it is|it will be|should be)(?: now)?) (?:from )?(?<start>\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?) ?(?<joint>-|–|to|till?|until) ?(?<end>\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?)(?: (?:instead|now|please|then))*[.! ]*$/iu;

// "Change it to 10 to 2", of something with a beginning and an end.
function withHours(heard: Heard): PhraseCall | null {
  const { name, start = '', joint, end = '' } = hoursSaid.exec(heard.message.trim())?.groups ?? {};
  if (!start || heard.hasQuestionMark) return null;
  const { world } = heard;
  const [named, other] = name ? heard.findWords(name, ['reminder']) : [];
  const recent = world.mentions.find(({ how }) => how === 'made' || how === 'changed')?.thing.id;
  const plan = name ? named : world.things.find(({ id, kind }) => id === recent && kind === 'reminder');
  const hasHours = / to \d\d:\d\d$/.test(plan?.details ?? '');
  if (other || !plan?.at || (joint === 'to' && !hasHours && !/m$/i.test(start))) return null;
  const from = nearestHalf(clockOf(start), start, localTime(plan.at, world.zone)).slice(0, 5);
  const to = nearestHalf(
    clockOf(end),
    end,
    `${String((Number(from.slice(0, 2)) + 6) % 24).padStart(2, '0')}:00`,
  );
  const day = plan.rule ? '' : `${localDate(plan.at, world.zone)} `;
  return { tool: 'update_reminder', input: { item: plan.id, when: `${day}${from} to ${to.slice(0, 5)}` } };
}

function clockOf(words: string): string {
  const [, hours = '', minutes = '00', half = ''] = /^(\d{1,2})(?:[:.](\d\d))? ?([ap])?/i.exec(words) ?? [];
  const hour = (Number(hours) % (half ? 12 : 24)) + (/p/i.test(half) ? 12 : 0);
  return `${String(hour).padStart(2, '0')}:${minutes}:00`;
}

const withGuests =
  /\b(?:dinner|lunch|brunch|breakfast|table|party|bbq|barbecue|picnic|drinks|tea|restaurant|cottage|boat|booking|reservation|meal|supper)\b/i;

function shared({ world: { mentions } }: Heard): Thing | null {
  const last = mentions.find(({ how }) => how === 'made' || how === 'changed')?.thing;
  return last?.kind === 'reminder' && withGuests.test(last.title) ? last : null;
}

function onItsDay({ find, times, world }: Heard): Thing | null {
  const [day, another] = times.flatMap((time) => ('date' in time && time.date ? [time.date] : []));
  if (!day || another) return null;
  const [found, other] = find('item', ['reminder']).filter(
    ({ at, rule }) => at && !rule && localDate(at, world.zone) === day,
  );
  return found && !other ? found : null;
}
