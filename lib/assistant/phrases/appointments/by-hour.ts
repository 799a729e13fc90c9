import { nameThing } from '@/lib/assistant/phrases/changes/shared';
import type { Heard, Phrase, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { nearestHalf } from '@/lib/reminders/times/when';
import { readTime } from '@/lib/time/find-times';
import { localDate, localTime } from '@/lib/time/format';

const hour =
  "(?:half (?:past )?\\w+|quarter (?:past|to) \\w+|noon|\\d{1,2}(?:[:.]\\d\\d)?(?: ?[ap]\\.?m\\.?)?(?: ?o['’]?clock)?)";
const noun = '(?:one|meeting|appointment|appt|call|reminder|slot|thing|alarm)';
const opening = '^(?:(?:ok|so|and|oh|actually|sorry|wait|please|can you|could you),? )*';
const forms = [
  `${opening}(?:move|push|shift|change|reschedule|bring|put|make|bump|switch) (?:the|my|our|that) (?<old>${hour})(?: (?<noun>${noun}))?(?: back| forward| up| out)? (?:to|until|till|for|at) (?<fresh>.{1,30}?)(?: instead| please| now| then)*[.! ]*$`,
  `${opening}(?:the|my|our|that) (?<old>${hour})(?: (?<noun>${noun}))?(?: has| is|['’]s)?(?: now| actually| just)?(?: been| got)? ?(?:moved|pushed|pushed back|put back|brought forward|shifted|changed|needs to be|should be)?(?: to| at| on)+ (?<fresh>.{1,30}?)(?: instead| please| now)*[.! ]*$`,
].map((form) => new RegExp(form, 'iu'));
const onceOnly =
  /\b(?:this (?:once|time)|just (?:this|for)|only (?:this|for|today|tomorrow)|(?:today|tomorrow) only)\b/i;
const places = /^(?:a|an|the|my|our|zoom|teams|hold|leave|time)\b/i;
const isClock = /[:.]|m\.?$|clock|noon|half|quarter/i;

/** Phrases that name a thing by its hour, or leave its hour as it is. */
export const hourPhrases: Phrase[] = [
  {
    // "Push the 4 o'clock to 5", "the 2pm is now at 3".
    intent: 'calendar_set',
    strength: 'certain',
    isContent: true,
    say: ['{all}'],
    fits: (heard) => movedFrom(heard) !== null,
    calls: (heard) => movedFrom(heard),
    examples: [],
  },
  {
    // "Same time", after a second thing was set without an hour.
    intent: 'calendar_set',
    when: 'never',
    strength: 'certain',
    say: [
      '[and|also|ok|at] [the] same (time|hour) [as that|as the other|as the other one|as before|too|as well|please|again]',
    ],
    fits: (heard) => atSameHour(heard) !== null,
    calls: (heard) => atSameHour(heard),
    examples: [],
  },
  {
    // "And the other one at bedtime, say ten", after a daily dose was set.
    intent: 'calendar_set',
    when: 'must',
    strength: 'certain',
    isContent: true,
    say: ['{all}'],
    fits: (heard) => otherDose(heard) !== null,
    calls: (heard) => otherDose(heard),
    examples: [],
  },
];

const secondDose =
  /^(?:(?:and|also|then|plus|oh|please),? )*the (?:other|second) (?:one|dose|pill|tablet)(?: is| goes)?,? (?:at|before|around|in the|with|for|last thing at)(?: my)? (?:bed ?time|bed|night|evening|supper|dinner),? (?:(?:say|so|at|about|around|maybe|so say),? )*(?<hour>(?:(?:half|quarter) (?:past |to )?)?\p{L}{3,6}|\d{1,2}(?:[:.]\d\d)?)(?: ?pm| o['’]?clock)?(?:,? please)?[.! ]*$/iu;
const dose =
  /\b(?:tablet|pill|dose|capsule|drops?|inhaler|insulin|injection|medicine|medication|meds|cream)\b/i;

function otherDose({ message, world }: Heard): PhraseCall | null {
  const said = secondDose.exec(message.trim())?.groups?.hour;
  const [{ thing, how, turn } = {}] = said ? world.mentions : [];
  if (!said || !thing || how !== 'made' || turn !== world.lastTurn) return null;
  const doses = world.things.filter(({ kind, title }) => kind === 'reminder' && dose.test(title));
  if (!thing.rule?.startsWith('FREQ=DAILY') || !dose.test(thing.title) || doses.length > 1) return null;
  const time = readTime(`at ${said.replace('.', ':')}`, world);
  const isHour = time !== null && 'time' in time && time.time;
  const hour = isHour ? nearestHalf(isHour, said, '21:00').slice(0, 5) : null;
  return hour ? { tool: 'set_reminder', input: { title: thing.title, when: `every day at ${hour}` } } : null;
}

function movedFrom(heard: Heard): PhraseCall | string | null {
  const said = heard.message.trim();
  // "Push the 9am to 10 this once", of a series.
  if (
    !/\d|half|quarter|noon/i.test(said) ||
    onceOnly.test(said) ||
    (heard.hasQuestionMark && !heard.isAskedOfUs)
  )
    return null;
  const {
    old = '',
    noun: named,
    fresh = '',
  } = forms.map((form) => form.exec(said)?.groups).find(Boolean) ?? {};
  const { world } = heard;
  const isNumber = world.things.some(({ title, value }) =>
    `${title} ${value ?? ''}`.split(/\W/).includes(old),
  );
  if (!old || (!named && !isClock.test(old) && isNumber)) return null;
  const things = thingsAt(old, world);
  const recent = world.mentions.flatMap(({ thing }) => things.find(({ id }) => id === thing.id) ?? []);
  const [thing, another] = things.length > 1 ? recent : things;
  if (!thing?.at || places.test(fresh)) return null;
  if (
    another &&
    thing.id !== another.id &&
    localDate(thing.at, world.zone) !== localDate(another.at ?? thing.at, world.zone)
  )
    return `Which one do you mean: ${nameThing(thing, heard)} or ${nameThing(another, heard)}? Nothing was changed.`;
  const time = readTime(/^\d/.test(fresh) ? `at ${fresh}` : fresh, world);
  if (time?.kind === 'date' && !thing.rule)
    return {
      tool: 'update_reminder',
      input: { item: thing.id, when: `${time.date} ${localTime(thing.at, world.zone)}` },
    };
  if (time?.kind !== 'time') return null;
  const clock = nearestHalf(time.time, fresh, localTime(thing.at, world.zone)).slice(0, 5);
  const day = thing.rule ? 'at' : localDate(thing.at, world.zone);
  return { tool: 'update_reminder', input: { item: thing.id, when: `${day} ${clock}` } };
}

function thingsAt(old: string, { now, zone, things }: Heard['world']): Thing[] {
  const time = readTime(`at ${old.replace(/ ?o['’]?clock$/i, '')}`, { now, zone });
  const said = time && 'time' in time ? time.time : null;
  if (!said) return [];
  const found = things.filter(({ kind, at }) => kind === 'reminder' && at && at > now);
  return found.filter(({ at }) => {
    const own = at ? localTime(at, zone).slice(0, 5) : '';
    return own === nearestHalf(said, old, own).slice(0, 5);
  });
}

function atSameHour(heard: Heard): PhraseCall | string | null {
  const { mentions, things, zone, lastChanges: [change] = [] } = heard.world;
  const set = mentions.filter(({ how }) => how === 'made' || how === 'changed');
  const known = [...new Set(set.map(({ thing }) => thing.id))].flatMap(
    (id) => things.find((thing) => thing.id === id && thing.kind === 'reminder' && thing.at) ?? [],
  );
  const [newest, other] = known;
  // After "move the party to sunday", the hour stays as it is.
  if (newest && change?.tool === 'update_reminder' && change.input.item === newest.id && change.input.when)
    return `It keeps its time: ${nameThing(newest, heard)}.`;
  if (!newest?.at || !other?.at || localTime(newest.at, zone) === localTime(other.at, zone)) return null;
  return { tool: 'update_reminder', input: { item: newest.id, when: `at ${localTime(other.at, zone)}` } };
}
