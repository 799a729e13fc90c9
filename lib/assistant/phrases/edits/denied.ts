import { moveCalls } from '@/lib/assistant/phrases/changes/shared';
import { onRejectedDay } from '@/lib/assistant/phrases/edits/focus';
import { numberOf } from '@/lib/assistant/phrases/edits/words';
import { leadDays, leadText, timeFrom } from '@/lib/phrases/input';
import { isPlainName } from '@/lib/phrases/names';
import type { Heard, Phrase, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { fromLocal } from '@/lib/time/clock';
import { readMinutes } from '@/lib/time/durations';
import { localDate, localTime } from '@/lib/time/format';
import { dayMs } from '@/lib/time/units';
import { taskVerbs } from '@/lib/words/verbs';

const maxParts = 14;
const planned: Thing['kind'][] = ['reminder', 'todo', 'event'];

/**
 * Phrases that correct a number or a day. After "5 days before the birthday", the correction "not 5, a week"
 * gives 7 days.
 */
export const deniedPhrases: Phrase[] = [
  {
    intent: 'calendar_set',
    strength: 'certain',
    isContent: true,
    say: ['{all}'],
    fits: (heard) => replaced(heard) !== null,
    calls: (heard) => replaced(heard),
    examples: [],
  },
  {
    // "Scratch the band", of "call the florist and the band".
    intent: 'lists_remove',
    when: 'never',
    strength: 'certain',
    isContent: true,
    say: [
      '[no|actually|ok|oh|and] (scratch|drop|remove|cancel|forget|skip|scrap) [that|about] {item} [(they|he|she|it|that) {reason}]',
      '[no|actually|ok|oh] (scratch that|never mind|forget that|cancel that) {item} is [already|now] {reason}',
    ],
    fits: (heard) => withoutHalf(heard) !== null,
    calls: (heard) => withoutHalf(heard),
    examples: [],
  },
  {
    // "Done the lids, not the cups", of "order more cups and lids".
    intent: 'lists_done',
    when: 'never',
    strength: 'certain',
    isContent: true,
    say: [
      '[i|we] [have] [just] (done|did|got|bought|ordered|finished|sorted) {item} [but] not {rest} [yet]',
      '{item} (is|are) (done|sorted|ordered|bought) [but] not {rest} [yet]',
    ],
    fits: (heard) => !heard.hasQuestionMark && withoutHalf(heard) !== null && keptHalf(heard),
    calls: (heard) => withoutHalf(heard),
    examples: [],
  },
  {
    // "It's thursday, not wednesday", while nothing that was spoken of is on Wednesday.
    intent: 'calendar_set',
    when: 'must',
    strength: 'likely',
    say: ['{all}'],
    fits: (heard) => !heard.hasQuestionMark && onRejectedDay(heard, planned) === null,
    calls: ({ message }) => {
      const day = /\bnot (?:on )?([\p{L}\d ]+?)[.!]*$/iu.exec(message)?.[1] ?? 'that day';
      return `Nothing that we talked about is on ${day}, so I moved nothing. Which one do you mean?`;
    },
    examples: [],
  },
  {
    // "No feta, goats cheese", of a list that was just spoken of.
    intent: 'lists_createoradd',
    when: 'never',
    strength: 'certain',
    isContent: true,
    say: ['{all}'],
    fits: (heard) => !heard.hasQuestionMark && otherGoods(heard) !== null,
    calls: (heard) => otherGoods(heard),
    examples: [],
  },
  {
    // "Not morning, afternoon" and "not tuesday, thursday".
    intent: 'calendar_set',
    when: 'words',
    strength: 'certain',
    say: ['{all}'],
    fits: (heard) => !heard.hasQuestionMark && partInstead(heard) !== null,
    calls: (heard) => partInstead(heard),
    examples: [],
  },
];

const article = /^(?:the|my|our|that|also|a|an) /i;

function keptHalf(heard: Heard): boolean {
  const rest = heard.text('rest').replace(article, '').toLowerCase();
  return String(withoutHalf(heard)?.input.text ?? '')
    .toLowerCase()
    .endsWith(rest);
}

// Only a todo that was spoken of lately, and only if its verb and its other half stay.
function withoutHalf({ text, world: { mentions, things } }: Heard): PhraseCall | null {
  const item = text('item').replace(article, '').toLowerCase();
  const recent = new Set(mentions.slice(0, 6).map(({ thing }) => thing.id));
  for (const { id, kind, title, isDone } of item.length > 2 ? things : []) {
    if (kind !== 'todo' || isDone || !recent.has(id)) continue;
    const { verb = '', first = '', second = '' } = halves.exec(title)?.groups ?? {};
    const [one, other] = [first, second].map((half) =>
      half
        .replace(article, '')
        .replace(/^more /i, '')
        .toLowerCase(),
    );
    if (!taskVerbs.has(verb.toLowerCase()) || one === other || (item !== one && item !== other)) continue;
    const kept = (item === one ? second : first).replace(/^also /i, '');
    return { tool: 'update_todo', input: { item: id, text: `${verb} ${kept}` } };
  }
  return null;
}

const goods =
  /^(?:(?:sorry|oh|wait|actually|hm+)\W+)*(?:no|not) (?:the )?(?<old>\p{L}[\p{L}’' ]{1,30}), (?:but |just |make it |get )?(?:the |some )?(?<fresh>\p{L}[\p{L}’' ]{1,40}?)(?: instead| please)?[.! ]*$/iu;

// "No milk, thanks", "no feta, allergic".
const noGoods =
  /^(?:thanks?\b|thank you|cheers|ta$|all good|never ?mind|ok\b|okay|please|sorry|allerg\w+|lactose$|vegan$|(?:gluten|dairy|sugar) free$|instead|again|too|yet|today|tomorrow|no\b|not\b|just\b)|\b(?:is|are|was|were|has|have|had|will|can|enough)\b|['’](?:s|re|ve|ll)\b/i;

function otherGoods({ message, findWords, world: { mentions, lastTurn, things } }: Heard): PhraseCall | null {
  const { old, fresh = '' } = goods.exec(message.trim())?.groups ?? {};
  if (
    !old ||
    !isPlainName(fresh) ||
    noGoods.test(fresh) ||
    taskVerbs.has(fresh.split(' ')[0]?.toLowerCase() ?? '')
  )
    return null;
  const recent = new Set(mentions.flatMap(({ thing, turn }) => (turn === lastTurn ? [thing.id] : [])));
  const [item, another] = findWords(old, ['todo']).filter(({ id, isDone }) => recent.has(id) && !isDone);
  const isThere = things.some(
    ({ kind, title, isDone }) => kind === 'todo' && !isDone && title.toLowerCase() === fresh.toLowerCase(),
  );
  return item?.list && !another && !isThere
    ? { tool: 'update_todo', input: { item: item.id, text: fresh } }
    : null;
}

const halves = /^(?<verb>\p{L}+) (?<first>(?:\p{L}+ ){0,3}\p{L}+),? and (?<second>(?:\p{L}+ ){0,3}\p{L}+)$/u;

const dayPart = '(?:morning|afternoon|evening|night|noon)';
const instead = new RegExp(
  `^(?:(?:no|sorry|wait|actually|oops|oh|please)\\W+)*not (?:in the |at |the |this )?${dayPart}\\W+(?:but |rather |make it |i mean(?:t)? |(?:in )?the |in |at )*(?<part>${dayPart})(?: please| instead)?$`,
  'i',
);

function partInstead(heard: Heard): PhraseCall | PhraseCall[] | null {
  const part = instead.exec(heard.whole)?.groups?.part?.toLowerCase();
  const thing = heard.last(['reminder']);
  const words = part && /^(?:night|noon)$/.test(part) ? `at ${part}` : `in the ${part}`;
  return part && thing ? moveCalls(thing, words, heard) : null;
}

function replaced(heard: Heard): PhraseCall | PhraseCall[] | null {
  const { parts, hasQuestionMark, world } = heard;
  const start = parts.findIndex(({ word }) => word === 'not');
  const old = numberOf(parts[start + 1]?.word ?? '');
  const rest = parts.slice(start + 2);
  const [recent] = world.mentions;
  const isSet = recent?.how === 'made' || recent?.how === 'changed';
  if (start < 0 || start > 2 || old === null || rest.length === 0 || parts.length > maxParts) return null;
  if (hasQuestionMark || !isSet || !parts.slice(0, start).every(({ word }) => openers.has(word))) return null;
  const length = rest.find(({ time }) => time?.kind === 'duration')?.text;
  return length ? leadInstead(old, length, heard) : hourInstead(old, rest, heard);
}

const openers = new Set(['no', 'sorry', 'wait', 'actually', 'oops', 'oh']);

function hourInstead(old: number, rest: Heard['parts'], heard: Heard): PhraseCall | PhraseCall[] | null {
  const thing = heard.last(['reminder', 'event']);
  const clock = thing?.at ? localTime(thing.at, heard.world.zone) : '';
  const hours = rest.flatMap(({ time, word }) => {
    const said = time && 'time' in time ? time.time?.slice(0, 5) : null;
    return said ?? (!time && (numberOf(word) ?? 24) < 24 ? `${numberOf(word)}:00` : []);
  });
  const [hour, other] = hours;
  if (!thing || !hour || other || Number(clock.slice(0, 2)) % 12 !== old % 12) return null;
  return moveCalls(thing, `at ${hour.replace(/^0/, '')}`, { ...heard, times: [] });
}

function leadInstead(old: number, length: string, heard: Heard): PhraseCall | null {
  const { world, last } = heard;
  const [change] = world.lastChanges ?? [];
  const days = leadDays(length);
  if (change?.tool === 'set_social_date' && change.input.leadDays === old && days)
    return { ...change, input: { ...change.input, leadDays: days } };
  const thing = last(['reminder', 'todo']);
  const minutes = readMinutes(length.replace(/^(?:by|for|in)\s+/i, ''));
  const leads = thing?.leads ?? [];
  const wrong = leads.find((lead) => [old, old * 60, old * 24 * 60, old * 7 * 24 * 60].includes(lead));
  if (thing?.kind === 'reminder' && wrong && minutes)
    return {
      tool: 'update_reminder',
      input: { item: thing.id, leads: leads.map((lead) => leadText(lead === wrong ? minutes : lead)) },
    };
  const when = thing && countedAgain(thing, old, length, heard);
  if (!when) return null;
  return thing.kind === 'todo'
    ? { tool: 'update_todo', input: { item: thing.id, due: when.slice(0, 10) } }
    : { tool: 'update_reminder', input: { item: thing.id, when } };
}

function countedAgain({ id, at, date }: Thing, old: number, length: string, { world }: Heard): string | null {
  const { zone, mentions, things } = world;
  const own = at ? localDate(at, zone) : date;
  const anchor = mentions
    .flatMap(({ thing }) => things.find((one) => one.id === thing.id && one.id !== id) ?? [])
    .map((thing) => (thing.at ? localDate(thing.at, zone) : thing.date))
    .find((day) => own && day && (Date.parse(day) - Date.parse(own)) / dayMs === old);
  const clock = at ? localTime(at, zone) : '09:00';
  const moment = anchor && timeFrom(fromLocal(anchor, clock, zone), `${length} before`, world);
  return moment ? `${moment.slice(0, 10)} ${clock}` : null;
}
