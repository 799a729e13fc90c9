import { titleOf } from '@/lib/phrases/input';
import type { Heard, Phrase } from '@/lib/phrases/phrase';
import { occasion } from '@/lib/reminders/phrases/event-names';
import { nearestHalf } from '@/lib/reminders/times/when';
import { localDate, localTime } from '@/lib/time/format';

/** Phrases for what is done at an hour of the day of a meal or a party that was just talked about. */
export const onTheDayPhrases: Phrase[] = [
  {
    // "Oven on at half 11", after "the in-laws are here on saturday for lunch".
    intent: 'calendar_set',
    when: 'must',
    strength: 'certain',
    isContent: true,
    say: ['[please] [remind me] [to|that] {title}'],
    fits: (heard) => momentOf(heard) !== null,
    calls: (heard) => ({
      tool: 'set_reminder',
      input: { title: nameOf(heard), when: momentOf(heard) },
    }),
    examples: [],
  },
];

const preparing =
  /\b(?:oven|hob|grill|beef|joint|lamb|ham|gammon|turkey|goose|chicken|roast|meat|spuds|potatoes|roasties|veg|gravy|pudding|trifle|starters?|barbecue|bbq)\b/i;
const getting = /^(?:get|buy|book|order|check|collect|pick up|call|ring)\b/i;
const noTask =
  /^(?:what|whats|when|how|why|who|where|which|is|are|did|do|does|can|could|actually|no|not|move|change|make|cancel|delete|remove|stop|push|skip|wake|took|was|were|had|got|done|add)\b/i;

function momentOf(heard: Heard): string | null {
  const { times, world, first, hasQuestionMark } = heard;
  const [time, another] = times;
  const title = heard.text('title');
  if (
    time?.kind !== 'time' ||
    another ||
    hasQuestionMark ||
    noTask.test(first) ||
    getting.test(title) ||
    !preparing.test(title)
  )
    return null;
  const newest = world.mentions.find(
    ({ thing, how, turn }) => thing.at && how !== 'deleted' && turn === world.mentions[0]?.turn,
  )?.thing.at;
  const day = newest && localDate(newest, world.zone);
  if (!day || day <= localDate(world.now, world.zone)) return null;
  const event = world.things.find(
    (thing) =>
      thing.at &&
      !thing.rule &&
      localDate(thing.at, world.zone) === day &&
      (occasion.test(thing.title) || meals.test(thing.title)),
  );
  if (!event?.at) return null;
  const start = localTime(event.at, world.zone).slice(0, 5);
  const usual = /\b(?:dinner|supper|drinks|tea|evening|party)\b/i.test(event.title) ? '15:00' : '11:00';
  const clock = nearestHalf(time.time, time.text, start === '09:00' ? usual : start).slice(0, 5);
  return start === '09:00' || clock < start ? `${day} ${clock}` : null;
}

const meals = /\b(?:lunch|dinner|brunch|supper|roast|buffet|birthday|christmas|\d0th)\b/i;

// In "oven on at 11" the "on" belongs to the oven.
function nameOf({ text, times: [time] }: Heard): string {
  const title = titleOf(text('title'));
  return time && /^(?:on|out|in) at\b/i.test(time.text) ? `${title} ${time.text.split(' ')[0]}` : title;
}
