import { isPlain } from '@/lib/assistant/acts/calls/in-turn';
import type { Understanding } from '@/lib/assistant/acts/understanding';
import type { World } from '@/lib/phrases/phrase';
import { shortDay } from '@/lib/words/short-forms';

const opening =
  /^(?:(?:hi|hey|hello|right|ok|okay|so|well|um|er|sure|yes|busy week|the week ahead|my week|our week|week ahead|plan for the week|this week|(?<next>next week))(?: is| looks like)?[,:;.!–-]*\s+)+/i;
const day = `(?:${shortDay}|today|tomorrow|tonight|the \\d{1,2}(?:st|nd|rd|th))(?! (?:and|or|to|till|until|&)\\b|['’]s|[-–/&])(?: (?:morning|afternoon|evening|night|lunchtime))?`;
const clauseStart = new RegExp(
  `(?:^|[,;.\\n]\\s*(?:(?:and|then|but) )*|\\s(?:and|then|but)(?: then)? )(?:on )?(?<day>${day})(?:[,:]|\\s-)?\\s+(?=\\p{L})`,
  'giu',
);
// "My name's Gwen and I've a busy week: tuesday hospital at 11".
const introduced = new RegExp(
  `^(?<before>[^:?]{8,80}):\\s+(?<week>(?:on )?(?:${shortDay}|today|tomorrow)\\b.+)$`,
  'isu',
);
// "Mum is busy: monday …" and "email Bob: monday …" are of others.
const ownWeek =
  /^(?:(?:hi|hello|hey|ok|right|so)[,. ]+)*(?:my name['’]?s? |i['’]?m |i am |i['’]?ve |i have |we['’]?ve |we have |(?:my|our|the|this|next) (?:\p{L}+ )?(?:week|days|schedule|diary|plan|plans)\b|(?:busy|mad|full) )/iu;
const menu = /\b(?:menus?|meals?|meal plan|dinners|lunches|suppers|teas|food|cooking|chores|rota)\b/i;
const busy =
  /[,;.]? ?(?:and |but )?(?:it['’]?s|(?:i|we)(?:['’]?ve| have)(?: got)?) (?:going to be )?(?:an? |quite a |such a )?(?:very |really )?(?:busy|mad|full|hectic|crazy|packed) (?:week|few days|one)(?: ahead| coming up)?$/i;
const nothing =
  /^(?:(?:is|i['’]?m|i am|we['’]?re|has|have|got|i['’]?ve got) )*(?:nothing|nowt|free|off|clear|empty|no plans)(?: (?:on|at all|planned|happening|that day|yet))*$/i;
// "Tuesday suits me, thursday doesn't", "today I ran 5k, tomorrow I rest".
const noPlan =
  /^(?:suits?|works?|(?:is|['’]?s|would be|will be|are) (?:fine|good|great|better|best|ok|okay|bad|out|grand|perfect|awful|terrible|hard|tough|mad|busy|easier)|(?:does|do|did|is|will|wo|ca|can|would|could)(?: not|n['’]?t)|was|were|felt|went|would|could|might)\b|^(?:i|we|he|she|they|it|the \p{L}+) (?:was|were|had|went|ran|got|did|saw|made|took|ate|slept|felt|came|left|woke|wrote|bought|met|\p{L}+ed)\b/iu;
const filler = /^(?:it['’]?s|it is|is|there is|i['’]?ve got|i have got|we['’]?ve got|got|we have got) /i;
// "Dentist 10".
const bareHour = /(?<=\p{L}) (?=\d{1,2}(?:[:.]\d\d)?$)/u;
const [fewest, most] = [2, 10];
const makes = new Set(['set_reminder', 'add_todos']);

/**
 * Interprets a week told day by day, such as "Monday I've got the dentist at 10, Tuesday nothing, Wednesday
 * parents evening at 6". What is not understood of a day is said. Null for other messages.
 */
export function readDayByDay(
  said: string,
  world: World,
  read: (message: string, world: World) => Understanding,
): Understanding | null {
  if (said.includes('?') || said.length > 500) return null;
  const { before, week: listed } = introduced.exec(said)?.groups ?? {};
  if (before && (menu.test(before) || !ownWeek.test(before))) return null;
  const intro = before ? read(before.replace(busy, ''), world) : null;
  // "My name is Gwen" is kept, but "this week" as a heading asks for no agenda.
  const isKept = intro?.calls.some(({ tool }) => tool === 'store_info') ?? false;
  if (intro && isKept && !isPlain(intro)) return null;
  const heading = opening.exec(listed ?? said);
  const message = (listed ?? said).slice(heading?.[0].length ?? 0).trim();
  const stated = onDays.exec(message)?.groups;
  if (stated) return readStated(stated, world, read);
  const full = fullDay.exec(said)?.groups;
  if (full) return readEach(full, world, read);
  const each = oneEach.exec(message)?.groups;
  if (each) return readEach(each, world, read);
  const starts = [...message.matchAll(clauseStart)];
  if (starts[0]?.index !== 0 || starts.length < fewest || starts.length > most) return null;
  const plans = starts
    .map(({ index, 0: start, groups }, place) => ({
      day: `${groups?.day}${heading?.groups?.next ? ' next week' : ''}`,
      plan: message
        .slice(index + start.length, starts[place + 1]?.index)
        .replace(/(?<![\s.,;!])[\s.,;!]+$/, ''),
    }))
    .filter(({ plan }) => !nothing.test(plan));
  if (plans.some(({ plan }) => noPlan.test(plan))) return null;
  const all = plans.map(({ day: on, plan }) => ({
    on,
    plan,
    meant: read(
      `${plan.replace(filler, '').replace(bareHour, ' at ')} ${/^to/i.test(on) ? on : `on ${on}`}`,
      world,
    ),
  }));
  const known = all.filter(({ meant }) => isPlain(meant) && meant.calls.every(({ tool }) => makes.has(tool)));
  if (known.length < fewest || known.length < all.length - 1) return null;
  const lost = all.filter((one) => !known.includes(one));
  const told = intro && isKept ? [intro] : [];
  const meant = joined([...told, ...known.map((one) => one.meant)]);
  if (lost.length === 0) return meant;
  const says = lost.map(({ on, plan }) => `I did nothing about “${on} ${plan}”.`);
  return { ...meant, says: [...meant.says, ...says], certainty: 0 };
}

function joined(parts: Understanding[]): Understanding {
  return {
    calls: parts.flatMap(({ calls }) => calls),
    says: parts.flatMap(({ says }) => says),
    intents: parts.flatMap(({ intents }) => intents),
    ...{ offer: null, question: null, isUnknown: false },
    isRequest: parts.every(({ isRequest }) => isRequest),
    certainty: Math.min(...parts.map(({ certainty }) => certainty)),
  };
}

// Each part of a plan of several days must be clear.
function allPlain(parts: Understanding[]): Understanding | null {
  const areClear = parts.every((part) => isPlain(part) && part.calls.every(({ tool }) => makes.has(tool)));
  return parts.length >= fewest && areClear ? joined(parts) : null;
}

const onDays = new RegExp(
  `^(?<what>(?:i['’]?m|i am|we['’]?re|we are) (?!every|always|usually)[^\\d,.!?]{3,40}?) (?:on )?(?<days>${shortDay}(?:(?:,? and|,| &)? (?:on )?${shortDay}){1,5})(?<week> this week| next week)?[.! ]*$`,
  'i',
);

// "I'm working from home tues and thurs" is a plan of two days.
function readStated(
  { what = '', days = '', week = '' }: Record<string, string>,
  world: World,
  read: (message: string, world: World) => Understanding,
): Understanding | null {
  const names = days.match(new RegExp(`\\b${shortDay}\\b`, 'gi')) ?? [];
  return allPlain(names.map((name) => read(`${what} on ${name}${week}`, world)));
}

// "Three parcels coming: one tomorrow, one wednesday between 10 and 2, and one friday".
const oneEach =
  /^(?:(?:i['’]?ve|i have|we['’]?ve|we have|there are)(?: got)? )?(?:two|three|four|five|[2-5]|a few|several) (?<what>(?:\p{L}+ ){0,2}?\p{L}+s)(?: (?:coming|booked|due|on|arriving|this week|next week))*[:,–-]\s*(?<rest>one .+)$/iu;

// "Tomorrow is mad: dentist at 9, meeting at 11".
const fullDay = new RegExp(
  `^(?<day>(?:on )?(?:${shortDay}|today|tomorrow))(?: (?:will be|is going to be|is|looks)|['’]s) (?:quite |very |so |really |pretty |a bit )?(?:a )?(?:mad|busy|full|packed|hectic|crazy|mental|manic|nuts)(?: (?:day|one))?[:,–-]\\s*(?<rest>[^:]+)$`,
  'iu',
);

function readEach(
  { what = '', day = '', rest = '' }: Record<string, string>,
  world: World,
  read: (message: string, world: World) => Understanding,
): Understanding | null {
  const one = what.replace(/(?<=\p{L}{3})s$/u, '');
  const clauses = rest
    .replace(/(?<![.!\s])[.!\s]+$/, '')
    .split(day ? /,? and (?:then )?|[,;] (?:then )?/i : /,? and (?=one\b)|[,;] (?=one\b)/i);
  return allPlain(
    clauses.map((clause) => read(day ? `${clause} ${day}` : clause.replace(/^one\b/i, one), world)),
  );
}
