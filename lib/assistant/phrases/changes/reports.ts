import { completed } from '@/lib/assistant/phrases/changes/finished';
import { hadThings, lastDone, stateThings } from '@/lib/assistant/phrases/changes/reported';
import { nameThing } from '@/lib/assistant/phrases/changes/shared';
import type { Heard, Phrase, Thing } from '@/lib/phrases/phrase';
import { localDate, localTime } from '@/lib/time/format';
import { listName } from '@/lib/todos/phrases/shared';
import { matchWords } from '@/lib/words/match-words';
import { quoted } from '@/lib/words/wording';

const container =
  '(bag|bags|suitcase|case|backpack|rucksack|car|boot|trunk|trolley|cart|basket|box|van|luggage|hand luggage|fridge|freezer|pantry|cupboard)';

export const reportPhrases: Phrase[] = [
  {
    // "Saw 12 Angry Men last night, loved it" ticks the film.
    intent: 'lists_done',
    strength: 'certain',
    when: 'may',
    say: [
      '[i|we] [have] [just|finally|already|also] (saw|watched|seen|read|finished|played|heard|listened to) {title}',
    ],
    fits: (heard) => !heard.hasQuestionMark && workIn(heard) !== null,
    calls: (heard) => {
      const work = workIn(heard);
      return work && completed([work], heard);
    },
    examples: [],
  },
  {
    // "Gave the 2pm one early", of a dose of today.
    intent: 'lists_done',
    strength: 'certain',
    when: 'must',
    isContent: true,
    say: [
      '[i|we] [have] [just|already|also] (gave|took|did|had|fed|given|taken|done) [him|her|them|{who:word}] [the|todays|that] (one|dose|pill|tablet|meds|medicine|feed|reminder) [early|already|now|late|just now|too|a bit early|a bit late]',
    ],
    fits: (heard) => !heard.hasQuestionMark && dueThen(heard) !== null,
    calls: (heard) => {
      const thing = dueThen(heard);
      return thing && completed([thing], heard);
    },
    examples: [],
  },
  {
    // "Never mind, found them in the car", right after a reminder for them was set.
    intent: 'lists_done',
    strength: 'certain',
    when: 'never',
    isContent: true,
    say: [
      '(never mind|nevermind|no need|forget it|forget that|scratch that|scrap that|no it is fine) [i|we] [have|just|already] (found|remembered|sorted) (it|them|that|one|some|mine) [{where}]',
    ],
    fits: ({ world: { mentions, lastTurn }, hasQuestionMark }) =>
      mentions[0]?.turn === lastTurn && mentions[0]?.how === 'made' && !hasQuestionMark,
    calls: () => ({ tool: 'undo', input: {} }),
    examples: [],
  },
  {
    // "Costco run done", of everything on the list "Costco".
    intent: 'lists_done',
    strength: 'certain',
    when: 'words',
    say: [
      '[ok|right|yay|so] [the|my|our] {list} (run|shop|trip|haul|list) [is|all|is all] (done|finished|complete|completed) [now|today]',
    ],
    fits: (heard) => openList(heard) !== null && !heard.hasQuestionMark,
    calls: (heard) => ({ tool: 'complete_todos', input: { all: true, list: openList(heard) } }),
    examples: [],
  },
  {
    // Matches "passport and charger are in the bag" if both are on a list.
    intent: 'lists_done',
    strength: 'certain',
    when: 'never',
    say: [
      `{item} (is|are|went|go) [already|now|all|both] (in|into) [the|my|our] ${container} [already|now]`,
      `{item} (i|we) [have] [already] (put|packed|have) [already] (in|into) [the|my|our] ${container} [already|now]`,
      `(i|we) [have] [already|just] (put|packed) {item} [already] (in|into) [the|my|our] ${container} [already|now]`,
    ],
    fits: (heard) => !heard.hasQuestionMark && listed(heard).length > 0,
    calls: (heard) => completed(listed(heard), heard),
    examples: [],
  },
  {
    // "They had no razors": they are still to get.
    intent: 'lists_query',
    strength: 'certain',
    when: 'never',
    say: [
      '[but|and|sadly|annoyingly] (they|the shop|the store|the market|the supermarket|it) (had no|had none of|did not have|have no|do not have|had run out of|were out of|are out of|ran out of|was out of) [any|the|more] {item} [left|there|in stock|at all]',
      '[but|and] {item} (sold out|was sold out|were sold out|is sold out|are sold out|was out of stock|were out of stock|is out of stock|are out of stock)',
      '[but|and] could not (find|get) [any|the] {item} [there|anywhere]',
      '[no|but|and|sorry|oh|nah|sadly] (i|we) (did not|could not|have not) (get|find|buy|see|manage to get) [any|the] {item} [there|anywhere|after all] [because|as|cos|but|since] [(they|the shop|it) (had none|had no more|were out|was out|ran out|had run out|had sold out|were sold out|did not have any|had nothing left|none left)]',
    ],
    fits: (heard) => heard.find('item', ['todo']).length === 1 && !heard.hasQuestionMark,
    calls: (heard) => `All right, ${quoted(heard.find('item', ['todo'])[0]?.title ?? '')} stays on the list.`,
    examples: [],
  },
  {
    // "Iron is off", of "switch off the iron".
    intent: 'lists_done',
    strength: 'certain',
    when: 'never',
    say: [
      '[yes|yep|ok] [the|my|our] {item} (is|are) [now|already|all|finally] (off|on|out|down|in|up) [now|already]',
    ],
    fits: (heard) => !heard.hasQuestionMark && switched(heard) !== null,
    calls: (heard) => {
      const thing = switched(heard);
      return thing && completed([thing], heard);
    },
    examples: [],
  },
  {
    // "Turkey's out of the freezer", of "turkey needs to come out of the freezer".
    intent: 'lists_done',
    strength: 'certain',
    when: 'never',
    say: [
      '[the|my|our] {item} (is|are) [now|already|finally|all] (out of|in|on|off|at|up|down|back in) {where} [now|already]',
    ],
    fits: (heard) => !heard.hasQuestionMark && broughtThere(heard) !== null,
    calls: (heard) => {
      const thing = broughtThere(heard);
      return thing && completed([thing], heard);
    },
    examples: [],
  },
  {
    // In "picked up and paid", both verbs are about the thing mentioned last.
    intent: 'lists_done',
    strongest: 'sure',
    strength: (heard) => (stateThings(heard).length > 0 ? 'sure' : 'guess'),
    when: 'never',
    say: [
      '[okay|it is|they are|all|now|both|just] {deed:word} [up|off|in|out] and {other:word} [up|off|in|out] [now|already]',
      '[okay|it is|they are] [now|but now|this time|finally] (really|actually|truly|definitely) {deed:word} [now|this time]',
    ],
    fits: (heard) => !heard.hasQuestionMark && reportedNow(heard) !== null,
    calls: (heard) => {
      const thing = reportedNow(heard);
      return thing && completed([thing], heard);
    },
    offer: (heard) => {
      const thing = reportedNow(heard);
      return thing ? `Shall I mark as done: ${nameThing(thing, heard)}?` : '';
    },
    examples: [],
  },
  {
    // Matches "open it again" after something was reported as done.
    intent: 'lists_done',
    strength: 'certain',
    when: 'never',
    say: [
      '[no|ah no|oh no|wait|sorry|actually] (open|reopen|untick|uncheck|unmark) (it|that|this|that one) [again|up again|after all|please]',
      '[no|ah no|oh no|wait|sorry|actually] (it|that|this) is (not done|still open|not finished|open again) [yet|after all|actually]',
      '[no|ah no|oh no|wait|sorry|actually] (open|reopen|untick|uncheck) {item} [again]',
      '(put|add|bring) back {item} [please|again|on the list]',
      '[no|oh|actually|sorry] (put|add|pop|stick) {item} back [on|in] [the list|the shopping list|there|again|please] [{reason}]',
      `[no|ah no|oh no|wait|sorry|actually|oops] (i|we) (have not|did not) [actually|really] (done|finished|completed|do|finish|complete|did|got|get|bought|buy|paid|pay|sent|send|called|call) {item} (yet|after all|actually)`,
      `[no|ah no|oh no|wait|sorry|actually|oops] {item} (is|are) (not done|not finished|not ready|not|still open|still to do) [yet|after all|actually] [{reason}]`,
    ],
    fits: (heard) => lastDone(heard) !== null && !heard.hasQuestionMark,
    calls: (heard) => {
      const done = lastDone(heard);
      if (done?.kind === 'todo')
        return { tool: 'complete_todos', input: { items: [done.title], completed: false } };
      return done && { tool: 'undo', input: {} };
    },
    examples: [],
  },
];

// The only reminder of today at the hour that is told.
function dueThen({ times, world: { now, zone, things } }: Heard): Thing | null {
  const [time, another] = times;
  if (another || (time?.kind !== 'time' && time?.kind !== 'instant')) return null;
  const today = localDate(now, zone);
  const found = things.filter(
    ({ kind, at, isDone }) =>
      kind === 'reminder' &&
      !isDone &&
      at &&
      localDate(at, zone) === today &&
      localTime(at, zone) === time.time.slice(0, 5),
  );
  return found.length === 1 ? (found[0] ?? null) : null;
}

function openList({ text, world }: Heard): string | null {
  const name = listName(text('list'));
  return (name && world.things.find(({ list }) => list?.toLowerCase() === name)?.list) || null;
}

const seeing =
  /^(?:i |we )?(?:['’]ve |have )?(?:just |finally |already |also )?(?:saw|watched|seen|read|finished|played|heard|listened to) (?:the )?/i;

function workIn({ whole, world }: Heard): Thing | null {
  const said = whole.replace(seeing, '').toLowerCase();
  const found = world.things.filter(({ kind, list, title, isDone }) => {
    const work = title.toLowerCase().replace(/^the /, '');
    const isNamed = said.startsWith(work) && !/^[\p{L}\p{N}]/u.test(said.slice(work.length));
    return kind === 'todo' && list && !isDone && isNamed;
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

// The todo or reminder that says where something must come.
function switched(heard: Heard): Thing | null {
  const [thing, another] = heard.find('item', ['reminder', 'todo']);
  const state =
    /\b(off|on|out|down|in|up)\b(?!.*\b(?:off|on|out|down|in|up)\b)/i.exec(heard.whole)?.[1] ?? '';
  const bringsThere = new RegExp(
    `^(?:turn|switch|shut|put|take|bring|get|hang|plug)\\b.*\\b${state}\\b`,
    'i',
  );
  return thing && !another && bringsThere.test(thing.title) ? thing : null;
}

function broughtThere(heard: Heard): Thing | null {
  const [thing, another] = heard.find('item', ['todo', 'reminder']);
  const words = matchWords(heard.text('where'));
  const own = matchWords(thing?.title ?? '');
  const isThere = words.length > 0 && words.every((word) => own.includes(word));
  return thing && !another && !thing.rule && isThere ? thing : null;
}

function listed(heard: Heard): Thing[] {
  return hadThings(heard).filter(({ list }) => list);
}

function reportedNow(heard: Heard): Thing | null {
  const [named] = stateThings(heard);
  if (named) return named;
  const last = heard.world.mentions.find(({ how }) => how !== 'deleted')?.thing;
  const deeds = [heard.text('deed'), heard.text('other')].filter(Boolean);
  const recent = heard.world.mentions.flatMap(
    ({ thing }) => heard.world.things.find(({ id, isDone }) => id === thing.id && !isDone) ?? [],
  );
  const open = recent.find(({ kind }) => kind === 'todo' || kind === 'reminder');
  const isRecent = last !== undefined && (last.id === open?.id || last.kind === 'fact');
  return isRecent && open && deeds.every((deed) => /(?:ed|id|ght|ent|ade|one)$/i.test(deed)) ? open : null;
}
