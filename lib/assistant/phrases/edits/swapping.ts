import { nameThing } from '@/lib/assistant/phrases/changes/shared';
import type { Heard, Phrase, PhraseCall, PhraseQuestion, Thing } from '@/lib/phrases/phrase';
import { localDate, localTime } from '@/lib/time/format';

export const swappingPhrases: Phrase[] = [
  {
    // "And the other one later" has no new time, so Sidekick asks for the time.
    intent: 'calendar_set',
    when: 'never',
    strength: 'likely',
    say: ['[and|also] {item} [a bit|a little|much] (later|earlier|sooner) [too|as well|please]'],
    fits: (heard) => !heard.hasQuestionMark && heard.find('item', ['reminder']).length === 1,
    calls: (heard) => {
      const [thing] = heard.find('item', ['reminder']);
      return {
        ask: `To when should I move “${thing?.title}”?`,
        ...{ tool: 'update_reminder', input: { item: thing?.id }, field: 'when' },
      };
    },
    examples: [],
  },
  {
    // "No, Katerina" means that Sidekick should have moved, completed or deleted Katerina's reminder instead.
    intent: 'calendar_set',
    when: 'never',
    strength: ({ first }) => (/^(?:no|nope|i|sorry|wrong|oops|not)$/.test(first) ? 'certain' : 'guess'),
    say: [
      '[no|nope|sorry|oops|not that one|wrong one|no no] [i meant|i mean|not that one|the one for] {item}',
      '[no|nope|sorry|oops|wait|wrong one|no no] [that was|it was|it is] {item} [that|which|what] (i|we) (meant|mean|did|finished|wanted)',
    ],
    fits: (heard) => meantInstead(heard) !== null,
    calls: (heard) => meantInstead(heard),
    offer: (heard) => `Shall I undo that and take “${namedIn(heard)?.title ?? ''}” instead?`,
    examples: [],
  },
  {
    // "Move Kofi to 8", after a call with Kofi and a lunch with Kofi.
    intent: 'calendar_set',
    strength: 'certain',
    say: [
      '[can you|please] (move|push|shift|put|change|reschedule|bring|postpone) {item} [back|forward|up] [to|for|at|until|on] [{n:number}] [please]',
    ],
    fits: (heard) => (heard.times.length === 1) !== heard.has('n') && sharing(heard).length > 1,
    calls: (heard) => ({
      ask: `Which one should I move: ${sharing(heard)
        .map((thing) => nameThing(thing, heard))
        .join('; or ')}?`,
      tool: 'update_reminder',
      input: { when: heard.when || `at ${heard.text('n')}` },
      field: 'item',
    }),
    examples: [],
  },
  {
    // "Swapped wed for thurs" moves what is on the first day.
    intent: 'calendar_set',
    when: 'must',
    strength: 'certain',
    say: [
      '[i|we|just|have|ok|okay|so] [have|just] (swapped|swap|traded|trade|switched|switch|exchanged) [my|the|our] {old:time} [shift|one|slot|class] [for|with|to] [the|a] {fresh:time} [shift|one|slot|class] [instead|now|please]',
    ],
    fits: (heard) => swappedDay(heard) !== null,
    calls: (heard) => swappedDay(heard),
    examples: [],
  },
  {
    // "Make it ten past", of something at quarter past seven.
    intent: 'calendar_set',
    when: 'never',
    strength: 'certain',
    say: [
      '[no|nope|actually|sorry|wait|better] [no|actually|sorry|wait] [make it|make that|say|move it|at|to] [to|at] [a] (half|quarter|five|ten|twenty|twenty five|{n:number}) [minutes] (past|to) [please|instead|then]',
    ],
    fits: (heard) => minutesMoved(heard) !== null,
    calls: (heard) => minutesMoved(heard),
    examples: [],
  },
  {
    // "Swap them" gives each of two reminders the time of the other.
    intent: 'calendar_set',
    when: 'never',
    say: [
      '[can you|could you|please|actually|ok] (swap|switch|exchange) (them|these|those|both|the two|these two|those two|the times|their times) [over|round|around|please]',
      '[can you|could you|please|actually|ok] (swap|switch|exchange) [the times of|the days of] {one} (and|with|for) {other} [over|round|around|please]',
    ],
    strength: ({ has }) => (has('one') ? 'certain' : 'sure'),
    fits: (heard) => swapped(heard).length === 2,
    calls: (heard) => swapped(heard),
    examples: [],
  },
];

function minutesMoved({ whole, text, has, last, hasQuestionMark, world }: Heard): PhraseCall | null {
  const thing = last(['reminder']);
  const [word = ''] = /\b(?:half|quarter|five|ten|twenty(?: five)?)\b/i.exec(whole) ?? [];
  const said = has('n') ? Number(text('n')) : (saidMinutes[word.toLowerCase()] ?? 0);
  if (hasQuestionMark || !thing?.at || !(said > 0 && said <= 30)) return null;
  const own = localTime(thing.at, world.zone);
  const minute = /\bto\b(?= *(?:please|instead|then)?$)/i.test(whole) ? 60 - said : said;
  const hour = Number(own.slice(0, 2));
  // "Ten to" of something at seven is ten to seven.
  const clock = minute > 30 && Number(own.slice(3, 5)) < 30 ? hour - 1 : hour;
  return clock < 0
    ? null
    : {
        tool: 'update_reminder',
        input: {
          item: thing.id,
          when: `at ${String(clock).padStart(2, '0')}:${String(minute).padStart(2, '0')}`,
        },
      };
}

const isWaking = /^(?:wake|alarm|get up)/i;

function swappedDay(heard: Heard): PhraseCall[] | PhraseQuestion | string | null {
  const [old, fresh, another] = heard.times;
  if (old?.kind !== 'date' || fresh?.kind !== 'date' || another || heard.hasQuestionMark) return null;
  const { world } = heard;
  const found = world.things.filter(
    ({ kind, at, rule }) =>
      kind === 'reminder' && at && at > world.now && !rule && localDate(at, world.zone) === old.date,
  );
  if (found.length === 0) return `You have nothing ${old.text} that I could move, so nothing was changed.`;
  const shifts = found.filter(({ title }) => /\b(?:shift|work|on call|duty)\b/i.test(title));
  // The alarm of a shift moves with it.
  const moved =
    shifts.length > 0 ? found.filter((one) => shifts.includes(one) || isWaking.test(one.title)) : found;
  const move = { tool: 'update_reminder', input: { when: `${fresh.date} same time` } };
  return moved.length > 1 && shifts.length === 0
    ? {
        ask: `Which one should I move: ${moved.map((thing) => nameThing(thing, heard)).join('; or ')}?`,
        ...move,
        field: 'item',
      }
    : moved.map(({ id }) => ({ ...move, input: { ...move.input, item: id } }));
}

const saidMinutes: Record<string, number> = {
  ...{ half: 30, quarter: 15, five: 5, ten: 10, twenty: 20, 'twenty five': 25 },
};

const longestName = 2;

// The reminders of the last two turns with this name, if there are several.
function sharing(heard: Heard): Thing[] {
  const { mentions, things, now } = heard.world;
  const words = heard
    .text('item')
    .toLowerCase()
    .split(' ')
    .filter((word) => !/^(?:the|my|our|with|one|to)$/.test(word));
  if (heard.hasQuestionMark || words.length === 0 || words.length > longestName) return [];
  const made = mentions.filter(({ how }) => how === 'made');
  const turns = [...new Set(made.map(({ turn }) => turn))].slice(0, 2);
  const ids = new Set(made.filter(({ turn }) => turns.includes(turn)).map(({ thing }) => thing.id));
  const found = things.filter(
    ({ id, at, rule, title }) =>
      ids.has(id) &&
      at &&
      at > now &&
      !rule &&
      words.every((word) =>
        title
          .toLowerCase()
          .split(/[^\p{L}\d]+/u)
          .includes(word),
      ),
  );
  const days = heard.findWords(heard.when || '-').filter(({ id }) => ids.has(id));
  return new Set(found.map(({ title }) => title)).size > 1 && days.length === 0 ? found : [];
}

const redirected = /^(?:complete|delete)_(?:todos|reminders)$/;

function meantInstead(heard: Heard): PhraseCall[] | null {
  const [change, another] = heard.world.lastChanges ?? [];
  if (!change || another || heard.text('item').split(' ').length > maxWords) return null;
  const thing = namedIn(heard);
  if (!thing) return null;
  const when = change.input.when;
  const isMove = change.tool === 'update_reminder' && typeof when === 'string';
  if (isMove && thing.kind === 'reminder')
    return [undo, { tool: 'update_reminder', input: { item: thing.id, when } }];
  const { items } = change.input;
  const isOne =
    corrects.test(heard.message) &&
    redirected.test(change.tool) &&
    Array.isArray(items) &&
    items.length === 1;
  return isOne
    ? [undo, { tool: `${change.tool.split('_')[0]}_${thing.kind}s`, input: { items: [thing.id] } }]
    : null;
}

const maxWords = 4;
const corrects =
  /^(?:no|nope|sorry|oops|wait)[,.!:–—-]|^(?:not that|wrong one|that was|it was)\b|\b(?:mean|meant)\b/i;
const undo: PhraseCall = { tool: 'undo', input: {} };

function onlyCalled(slot: string, heard: Heard): Thing | undefined {
  const [thing, another] = heard.find(slot, ['reminder']);
  return another ? undefined : thing;
}

const counted = /\b(first|second|third|fourth|fifth)(?: one)?\b/i;
const counts = ['first', 'second', 'third', 'fourth', 'fifth'];

// "Sorry, the third one", after "cancel the second one", counts what was there before.
function countedAgain({ text, world: { mentions, things, lastMessage } }: Heard): Thing | null {
  const [said, before] = [text('item'), lastMessage ?? ''].map((words) =>
    counts.indexOf(counted.exec(words)?.[1]?.toLowerCase() ?? ''),
  );
  const [deleted] = mentions;
  if (deleted?.how !== 'deleted' || said === undefined || before === undefined || said < 0 || before < 0)
    return null;
  const made = mentions.filter(({ how, thing }) => how === 'made' && thing.kind === deleted.thing.kind);
  const ids = [...new Set(made.map(({ thing }) => thing.id))].toReversed();
  const id = ids.indexOf(deleted.thing.id) === before ? ids[said] : undefined;
  return things.find((thing) => thing.id === id) ?? null;
}

function namedIn(heard: Heard): Thing | null {
  const again = counted.test(heard.text('item')) ? countedAgain(heard) : null;
  if (again) return again;
  const [thing, another] = heard.find('item', ['reminder', 'todo']);
  return thing && !another && thing.id !== heard.world.mentions[0]?.thing.id ? thing : null;
}

function swapped(heard: Heard): PhraseCall[] {
  const { world, has, hasQuestionMark } = heard;
  const recent = new Set(world.mentions.map(({ thing }) => thing.id));
  const [one, other] = has('one')
    ? ['one', 'other'].map((slot) => onlyCalled(slot, heard))
    : [...recent].flatMap((id) => world.things.find((thing) => thing.id === id && thing.at) ?? []);
  const isAsked = hasQuestionMark && !heard.isAskedOfUs;
  if (isAsked || !one?.at || !other?.at || one.rule || other.rule || one.id === other.id) return [];
  if (one.kind !== 'reminder' || other.kind !== 'reminder') return [];
  const when = (at: Date) => `${localDate(at, world.zone)} ${localTime(at, world.zone)}`;
  return [
    { tool: 'update_reminder', input: { item: one.id, when: when(other.at) } },
    { tool: 'update_reminder', input: { item: other.id, when: when(one.at) } },
  ];
}
