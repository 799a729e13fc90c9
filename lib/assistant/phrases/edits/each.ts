import { moveCalls } from '@/lib/assistant/phrases/changes/shared';
import { beforeFocus } from '@/lib/assistant/phrases/edits/focus';
import { readEdit } from '@/lib/assistant/phrases/edits/read-edit';
import { leadMinutes } from '@/lib/assistant/phrases/edits/timing';
import { leadDays, leadText, timeFrom, titleOf } from '@/lib/phrases/input';
import type { Heard, Phrase, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { kindOf, ownerOf } from '@/lib/reminders/phrases/shared';
import { formatRule } from '@/lib/reminders/rules';
import { fromLocal } from '@/lib/time/clock';
import { readTime } from '@/lib/time/find-times';
import { localDate, localTime } from '@/lib/time/format';
import { minuteMs } from '@/lib/time/units';

const each =
  '(each|each one|each of them|each time|every one|every shift|every one of them|all of them|them|them all|both|both of them)';

const tell = '((remind|ping|nudge|alert|notify|warn|tell|buzz|inform|message|text) me|let me know)';

export const eachPhrases: Phrase[] = [
  {
    intent: 'calendar_set',
    when: 'must',
    say: [
      `[and|also] [can you|please] ${tell} [the] [evening|night|morning|day] [about] [ahead|in advance] [of] [before] ${each} [{noun:word}] [at|to {title}]`,
      `[and|also] (a reminder|a ping|heads up|an alert) [before] [for] ${each}`,
      `[and|also] [can you|please] ${tell} [before|beforehand|ahead|in advance] (for|of|about|on) ${each}`,
    ],
    fits: (heard) => /\b(?:before|ahead|prior)\b/i.test(heard.whole) && announced(heard).length > 0,
    calls: (heard) => announced(heard),
    examples: [],
  },
  {
    // "Remind me to pack lunch an hour before each": one reminder for each of the last ones.
    intent: 'calendar_set',
    when: 'must',
    strength: 'certain',
    isContent: true,
    say: [
      `[and|also] [can you|could you|please] ${tell} to {act} {lead:time} [before] ${each} [{noun:word}] [please|too|as well]`,
    ],
    fits: (heard) => preparing(heard).length > 0,
    calls: (heard) => preparing(heard),
    examples: [],
  },
  {
    // "An hour before would be best, I have to catch the bus", of the event that was just told.
    intent: 'calendar_set',
    when: 'must',
    strength: 'certain',
    isContent: true,
    say: [
      '[and|ok|oh|actually|maybe|please] {lead:time} [before|beforehand|ahead|in advance] (would be|is|will be|works|would work|should be) [probably] (best|better|good|great|ideal|perfect|fine|enough|plenty|nice|helpful|okay|right|more useful) [for me|for us|please|thanks] [(so|because|as|since|i|we) {reason}]',
    ],
    fits: (heard) => noticeFor(heard) !== null,
    calls: (heard) => noticeFor(heard),
    examples: [],
  },
  {
    // "Every week" repeats all reminders that one message set. Each keeps its own weekday.
    intent: 'calendar_set',
    when: 'must',
    strength: 'certain',
    say: [
      '[and|make|set|repeat|do] [it|that|this|them|both|these|those|all|all of them|they are|it is] [both|all] [please|then]',
    ],
    fits: (heard) => repeated(heard).length > 1,
    calls: (heard) => repeated(heard),
    examples: [],
  },
  {
    // "Wait, it's saturday not friday" moves all that the last message set for Friday.
    intent: 'calendar_set',
    when: 'must',
    isContent: true,
    strength: 'certain',
    say: ['{all}', '[no|wait|sorry|actually|oops]'],
    fits: (heard) => movedTogether(heard).length > 1,
    calls: (heard) => movedTogether(heard),
    examples: [],
  },
  {
    intent: 'calendar_set',
    when: 'must',
    isContent: true,
    say: [
      `[and|also|better] [can you|please|could you] ${tell} [before] [hers|his|theirs|it|that|that one|this one] [so|because] (i|we) (must|have to|need to|should|got to|gotta|can) [to] {act}`,
    ],
    fits: (heard) =>
      /\bbefore\b/i.test(heard.whole) &&
      heard.text('act').split(' ').length <= 8 &&
      beforeFocus(heard) !== null,
    calls: (heard) => ({
      tool: 'set_reminder',
      input: { title: titleOf(heard.text('act')), when: beforeFocus(heard) ?? '' },
    }),
    examples: [],
  },
  {
    // Matches "remind me two days before hers" after a birthday was mentioned.
    intent: 'birthday_set',
    when: 'must',
    say: [
      `[and|also|better] [can you|could you|please] ${tell} [again] [of|about] [before|ahead|in advance|beforehand|early] [hers|his|theirs|it|that|that one|this one] [please|too|as well] [(so|so that|because|as) {reason}]`,
      '[and|also|better|make it|just] [again|another] [before|ahead|in advance|beforehand|early] [hers|his|theirs|it|that] [please|too|as well|would be good|is fine|is enough] [(so|so that|because|as) {reason}]',
    ],
    fits: (heard) => isLeadOfDate(heard),
    calls: (heard) => leadOfDate(heard),
    examples: [],
  },
];

// A series gets a series of its own on the same days, if the earlier hour is on these days too.
function preparing(heard: Heard): PhraseCall[] {
  const { world, when, times, whole, has, text } = heard;
  if (!/\bbefore\b/i.test(whole) || times.length !== 1 || !has('act')) return [];
  const group = together(heard, 'reminder');
  const [recent] = world.mentions;
  const newest = world.things.find(({ id, kind }) => id === recent?.thing.id && kind === 'reminder');
  const all = group.length > 0 ? group : newest?.rule ? [newest] : [];
  const things = all.filter(({ title }) => title.toLowerCase() !== text('act').toLowerCase());
  const words = /\bbefore\b/i.test(when) ? when : `${when} before`;
  const calls = things.flatMap((thing): PhraseCall[] => {
    const lead = leadMinutes(words, thing, heard);
    if (!lead || !thing.at) return [];
    const at = new Date(thing.at.getTime() - lead * minuteMs);
    const [day, clock] = [localDate(at, world.zone), localTime(at, world.zone).slice(0, 5)];
    if (thing.rule && day !== localDate(thing.at, world.zone)) return [];
    const said = thing.rule ? `${formatRule(thing.rule)} at ${clock}` : `${day} ${clock}`;
    return [{ tool: 'set_reminder', input: { title: titleOf(text('act')), when: said } }];
  });
  return calls.length === things.length ? calls : [];
}

function noticeFor(heard: Heard): PhraseCall | null {
  const { times, when, whole, world, hasQuestionMark } = heard;
  const isBefore = /\b(?:before|beforehand|ahead|in advance)\b/i.test(whole);
  const [recent] = world.mentions;
  const thing = world.things.find(({ id }) => id === recent?.thing.id);
  // "The day before would be better" may move the event itself.
  if (/\bbetter\b/i.test(whole) && times[0]?.kind !== 'duration') return null;
  if (!isBefore || hasQuestionMark || times.length !== 1 || thing?.kind !== 'reminder') return null;
  if (recent?.how !== 'made' && recent?.how !== 'changed') return null;
  const lead = leadMinutes(/\bbefore\b/i.test(when) ? when : `${when} before`, thing, heard);
  const leads = lead ? [...new Set([...(thing.leads ?? []), lead])] : [];
  return lead ? { tool: 'update_reminder', input: { item: thing.id, leads: leads.map(leadText) } } : null;
}

const deniedDay = /\bnot (?:on |for )?(?:the )?(?<day>\S+)(?: \S+)?[.!]*$/i;

function movedTogether(heard: Heard): PhraseCall[] {
  const { message, times, world } = heard;
  const said = deniedDay.exec(message)?.groups?.day;
  const old = said ? readTime(`on ${said}`, world) : null;
  const fresh = times.find(
    (time) => time.kind === 'date' && !(old?.kind === 'date' && time.date === old.date),
  );
  if (old?.kind !== 'date' || fresh?.kind !== 'date' || world.mentions[0]?.how !== 'made') return [];
  const edit = readEdit(heard);
  if (!edit || edit.isNamed) return [];
  const group = together(heard, 'reminder').filter(
    ({ at, rule }) => at && !rule && localDate(at, world.zone) === old.date,
  );
  return group.flatMap(
    (thing) => moveCalls(thing, `${fresh.text} same time`, { ...heard, times: [fresh] }) ?? [],
  );
}

function isLeadOfDate({ world, when, whole, times, hasQuestionMark }: Heard): boolean {
  return (
    world.mentions[0]?.thing.kind === 'date' &&
    leadDays(when) !== null &&
    times.length === 1 &&
    /\b(?:before|beforehand|ahead|in advance|early)\b/i.test(whole) &&
    !hasQuestionMark
  );
}

// A birthday is announced once, so "and again 3 days before" is a reminder.
function leadOfDate(heard: Heard): PhraseCall | null {
  const { world, when, message } = heard;
  const [recent] = world.mentions;
  if (!recent) return null;
  const { title, date } = recent.thing;
  const isAgain =
    /\b(?:again|another|also|too|as well)\b/i.test(message) &&
    world.lastChanges?.some(({ input }) => input.leadDays);
  const [, length = ''] =
    /^(?:by|for|in)?\s*(.*?)\s*(?:before|ahead|in advance|beforehand|early)?$/i.exec(when) ?? [];
  const at =
    isAgain && date ? timeFrom(fromLocal(date, '09:00', world.zone), `${length} before`, world) : null;
  return at
    ? { tool: 'set_reminder', input: { title, when: at } }
    : {
        tool: 'set_social_date',
        input: { name: ownerOf(title), kind: kindOf(title), leadDays: leadDays(when) },
      };
}

function repeated(heard: Heard): PhraseCall[] {
  const [time, other] = heard.times;
  const [recent] = heard.world.mentions;
  const group = together(heard, 'reminder');
  const isOpen = time?.kind === 'recurrence' && !time.time && !/BYDAY|BYMONTHDAY/.test(time.rule);
  if (!isOpen || other || recent?.how !== 'made' || group.every(({ id }) => id !== recent.thing.id))
    return [];
  return group.flatMap((thing) => moveCalls(thing, time.text, heard) ?? []);
}

function announced(heard: Heard): PhraseCall[] {
  const dates = together(heard, 'date');
  const days = leadDays(heard.when);
  if (dates.length > 1 && days)
    return dates.map(({ title }) => ({
      tool: 'set_social_date',
      input: { name: ownerOf(title), kind: kindOf(title), leadDays: days },
    }));
  const group = together(heard, 'reminder');
  const day = /\b(?:evening|night|morning|day) before\b/i.exec(heard.whole)?.[0];
  const said = heard.when.replace(/\b(?:ahead|in advance|beforehand)\b.*$/i, '').trim();
  const isLength = heard.times.every(({ kind }) => kind === 'duration') || said !== heard.when;
  const words =
    day && !heard.when.includes(day) ? `the ${day} ${heard.when}` : isLength ? `${said} before` : heard.when;
  const calls = group.flatMap((thing): PhraseCall[] => {
    const lead = leadMinutes(words, thing, heard);
    return lead ? [{ tool: 'update_reminder', input: { item: thing.id, leads: [leadText(lead)] } }] : [];
  });
  return calls.length === group.length ? calls : [];
}

function together({ world, whole }: Heard, kind: Thing['kind']): Thing[] {
  const own = world.mentions.filter(
    ({ thing, how }) => thing.kind === kind && (how === 'made' || how === 'changed'),
  );
  const known = new Map(world.things.map((thing) => [thing.id, thing]));
  const turns = [...new Set(own.map(({ turn }) => turn))];
  const groups = turns.map((turn) =>
    [...new Set(own.filter((mention) => mention.turn === turn).map(({ thing }) => thing.id))].flatMap(
      (id) => known.get(id) ?? [],
    ),
  );
  const singles = groups.findIndex((group) => group.length > 1);
  const series = groups.slice(0, singles < 0 ? undefined : singles).flat();
  if (/\beach\b|\bevery one\b/i.test(whole) && series.length > 1)
    return series.filter(({ at }, place) => at && series.indexOf(series[place] as Thing) === place);
  if (kind === 'date' && /\b(?:each|every one|all)\b/i.test(whole) && groups.length > 1)
    return [...new Set(groups.flat())];
  const pair = /\bboth\b/i.test(whole) || kind === 'date' ? groups.flat().slice(0, 2) : [];
  return groups[singles] ?? pair;
}
