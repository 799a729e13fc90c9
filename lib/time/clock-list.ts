const clock =
  /^(?:at\s+)?(?:(\d{1,2})(?:[:.h](\d{2}))?\s*(a\.?m\.?|p\.?m\.?|in the morning|(?:in the )?(?:afternoon|evening)|(?:at|in the|in) night)?|(?:in the |at )?(noon|midday|midnight|morning|afternoon|evening|night|bedtime))$/i;
const hourOf: Record<string, number> = {
  ...{ midnight: 0, morning: 8, noon: 12, midday: 12, afternoon: 15, evening: 20, night: 20, bedtime: 22 },
};

const hours = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const closing =
  / (?:please|thanks|thank you|(?:would|will|should) (?:do|be|work)(?: (?:nicely|fine|good|great|well|perfect))?|is (?:fine|good))[.! ]*$/i;

// "Half past seven and ten o'clock would do" gives "7:30 and 10".
function inDigits(words: string): string {
  return words
    .replace(closing, '')
    .replace(/\b[a-z]+\b/gi, (word) => {
      const hour = hours.indexOf(word.toLowerCase()) + 1;
      return hour > 0 ? String(hour) : word;
    })
    .replace(/\bhalf past (\d{1,2})\b/gi, '$1:30')
    .replace(/\b(?:a )?quarter past (\d{1,2})\b/gi, '$1:15')
    .replace(/ o['’]?clock\b/gi, '')
    .replace(beforeHour, (_, part: string, hour: string) => `${hour} ${halves[part.toLowerCase()] ?? ''}`);
}

// "Morning 7 and evening 19".
const beforeHour =
  /\b(?:in the |at )?(mornings?|afternoons?|evenings?|nights?)(?: at)? (\d{1,2}(?:[:.]\d\d)?)(?! ?[ap]\.?m)(?![\d:])/gi;
const halves: Record<string, string> = {
  ...{ morning: 'am', afternoon: 'pm', evening: 'pm', night: 'pm' },
  ...{ mornings: 'am', afternoons: 'pm', evenings: 'pm', nights: 'pm' },
};

const vague = /^(?:(?:more like|something like|let['’]?s say|say|maybe|about|around|probably|at) )+/i;
const usualHours: Record<string, string> = {
  ...{ morning: '8am', midday: 'noon', lunchtime: '12:30', afternoon: '3pm', evening: '6pm', night: '10pm' },
  bedtime: '10pm',
};

function usualHour(part: string): string {
  return (
    usualHours[
      part
        .toLowerCase()
        .replace(/^(?:in |at )?(?:the )?/, '')
        .replace(/s$/, '')
    ] ?? part
  );
}

/**
 * Returns the times (HH:MM) in a list of hours. Without "am" or "pm", the hours ascend if possible: "8, 2 and
 * 10" gives "08:00", "14:00" and "22:00". Null for other words.
 */
export function readClocks(words: string): string[] | null {
  const said = inDigits(words.replace(vague, ''))
    .trim()
    .replace(/(?<![.!])[.!]+$/, '')
    .split(/\s*(?:,|;|&|\band\b|\bthen\b)\s*|(?<=\d|[ap]m|morning|noon|midday)\s+(?=\d|noon|midday)/i)
    .filter(Boolean);
  // "Morning, noon and 6pm". A single part of the day is no list of hours.
  const parts = said.length > 1 ? said.map(usualHour) : said;
  const times: number[] = [];
  for (const part of parts) {
    const found = clock.exec(part);
    if (!found) return null;
    const minutes = minutesOf(found, times.at(-1) ?? -1);
    if (minutes === null) return null;
    times.push(minutes);
  }
  if (times.length === 0) return null;
  return times.map((time) => `${two(Math.floor(time / 60))}:${two(time % 60)}`);
}

const usualMeals: Record<string, string> = {
  breakfast: '08:00',
  lunch: '12:30',
  dinner: '18:00',
  supper: '18:00',
  bedtime: '22:00',
};
const mealsThenHours = /^(?<meals>[a-z ,&]+?),? (?:so |at |that is |that['’]s )?(?<hours>\d.*)$/i;
const meal =
  /^(?:(?:one|two|half|an?)(?: (?:tablets?|pills?|puffs?|spoons?))? )?(?:(?:at|with|before|after|for|around) )?(?:my |the )?(?<name>breakfast|lunch|dinner|supper|bed(?:time)?)(?: ?time)?(?:(?:'s|’s| is)?(?: at)? (?<hour>\d.*))?$/i;

/**
 * Returns the meals in a text with their hours (HH:MM). "One with breakfast and one with supper" gives 08:00
 * and 18:00, the usual hours. "Breakfast and bedtime, so 7:30 and 10:30" gives 07:30 and 22:30. Null for
 * other words.
 */
export function readMeals(words: string): { name: string; clock: string }[] | null {
  const { meals, hours: own = '' } = mealsThenHours.exec(words.trim())?.groups ?? {};
  const named = meals ? readMeals(meals) : null;
  const stated = named && (named.length === 1 || /\band\b|[,&]/i.test(own)) ? readClocks(own) : null;
  // "With breakfast, 7:30".
  if (named && stated?.length === named.length)
    return named.map(({ name }, place) => ({ name, clock: inItsHalf(name, stated[place] ?? '') }));
  const parts = words
    .trim()
    .replace(/(?<![.!])[.!]+$/, '')
    .split(/\s*(?:,|;|&|\band\b|\bthen\b)\s*/i)
    .filter(Boolean)
    .map((part) => meal.exec(part)?.groups);
  const said = parts.map((part) => part?.hour ?? usualMeals[nameOf(part?.name)] ?? '');
  const clocks = said.length > 0 && said.every(Boolean) ? readClocks(said.join(', ')) : null;
  return (
    clocks?.map((clock, place) => {
      const name = nameOf(parts[place]?.name);
      return { name, clock: inItsHalf(name, clock) };
    }) ?? null
  );
}

function nameOf(said = ''): string {
  return said.toLowerCase().replace(/^bed$/, 'bedtime');
}

function inItsHalf(name: string, clock: string): string {
  // Nobody has lunch at 1 in the night.
  const latest = /^(?:dinner|supper|bedtime)$/.test(name) ? '12' : name === 'lunch' ? '07' : '00';
  return clock < latest ? `${Number(clock.slice(0, 2)) + 12}${clock.slice(2)}` : clock;
}

function minutesOf(
  [, hours = '', minutes = '0', half, named]: RegExpExecArray,
  after: number,
): number | null {
  if (named) return (hourOf[named.toLowerCase()] ?? 0) * 60;
  const hour = Number(hours);
  const rest = Number(minutes);
  if (hour > 24 || rest > 59) return null;
  if (half) return ((hour % 12) + (/^a|morning/i.test(half) && !/night/i.test(half) ? 0 : 12)) * 60 + rest;
  const time = (hour % 24) * 60 + rest;
  return hour < 12 && time <= after ? time + 720 : time;
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
