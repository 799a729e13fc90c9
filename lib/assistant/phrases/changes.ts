import { baseForms } from '@/lib/assistant/understand/word-lists';
import type { Heard, Phrase, PhraseCall, Thing } from '@/lib/phrase';
import { startOf, titleOf } from '@/lib/phrase-input';
import { formatDay, formatWhen, localDate, localTime } from '@/lib/time/format';
import { listName } from '@/lib/todos/phrases';
import { joinSome, quoted } from '@/lib/wording';

const removeVerb =
  '(remove|delete|erase|drop|cancel|scratch|take off|take|strike|get rid of|cross off|scrap|discard|call off|wipe|clear|dismiss|throw out|eliminate|abort|ditch|forget|forget about|unset|disable|deactivate|turn off|switch off|shut off|stop)';
const fromList =
  '[(off|from|on|in|out of) [<my>] (list|lists|todos|todo list|to do list|tasks|task list|calendar|schedule|reminders|agenda|diary|planner)]';

const every = /^(?:(?:all|every|everything|each)\b|the whole|my whole|the entire)|\ball of (?:my|the)\b/i;
const settings =
  /\b(?:quiet hours?|daily summary|summary|weekly recap|recap|journal prompts?|prompts?|account|data|music|lights?|tv|radio|song|playlist|contact|email|emails|photo|heating|wifi)\b/i;

/** Groups things by kind into the calls that remove them, by their ids. */
function removeById(things: Thing[]): PhraseCall[] {
  const ids = (kind: Thing['kind']) => things.filter((thing) => thing.kind === kind).map(({ id }) => id);
  const [todos, reminders, facts, dates, events] = (
    ['todo', 'reminder', 'fact', 'date', 'event'] as const
  ).map(ids);
  return [
    ...(todos?.length ? [{ tool: 'delete_todos', input: { items: todos } }] : []),
    ...(reminders?.length ? [{ tool: 'delete_reminders', input: { items: reminders } }] : []),
    ...(facts?.length ? [{ tool: 'forget_info', input: { keys: facts } }] : []),
    ...(dates?.length ? [{ tool: 'delete_social_date', input: { names: dates } }] : []),
    ...(events?.length ? [{ tool: 'use_calendar', input: { act: 'cancel', item: events[0] } }] : []),
  ];
}

/** What words about a thing say of its kind. */
function saidKind(words: string): Thing['kind'] | null {
  if (/\b(?:reminders?|alarms?|timers?|notifications?|alerts?)\b/i.test(words)) return 'reminder';
  if (/\b(?:events?|meetings?|appointments?|calendar)\b/i.test(words)) return 'event';
  if (/\b(?:todos?|to-?dos?|tasks?|lists?|items?)\b/i.test(words)) return 'todo';
  if (/\b(?:facts?|notes?|codes?|passwords?)\b/i.test(words)) return 'fact';
  return /\b(?:birthdays?|anniversar(?:y|ies))\b/i.test(words) ? 'date' : null;
}

const allKinds: Thing['kind'][] = ['todo', 'reminder', 'fact', 'date', 'event'];

function kindsFor(words: string): Thing['kind'][] {
  const kind = saidKind(words);
  if (kind === 'event') return ['event', 'reminder'];
  return kind === null || kind === 'todo' ? allKinds : [kind];
}

/** Narrows things to those at the times of the request, if it names any. */
function atTimes(things: Thing[], heard: Heard): Thing[] {
  if (heard.sense !== 'day' && heard.sense !== 'hour') return things;
  const timed = new Set(heard.findWords(heard.when).map(({ id }) => id));
  const narrowed = things.filter(({ id }) => timed.has(id));
  return narrowed.length > 0 ? narrowed : things;
}

/** Removing all of a kind, or of a day; the tools ask first. */
function removeAll(words: string, heard: Heard): PhraseCall[] | string | null {
  const kind =
    saidKind(words) ?? (/\b(?:from|off|on) (?:my|the) (?:\w+ )?list$/i.test(heard.whole) ? 'todo' : null);
  const { things } = heard.world;
  const has = (one: Thing['kind']) => things.some((thing) => thing.kind === one);
  if (heard.sense !== 'none') {
    const found = heard.findWords(heard.when, kind ? kindsFor(words) : ['todo', 'reminder', 'event']);
    if (found.length === 0) return `There is nothing ${heard.when} that I could delete.`;
    return removeById(found.filter((thing) => !kind || kindsFor(words).includes(thing.kind)));
  }
  if (kind === 'reminder' || kind === 'event') return [{ tool: 'delete_reminders', input: { all: true } }];
  if (kind === 'todo') return [{ tool: 'delete_todos', input: { all: true } }];
  if (kind === 'fact') return [{ tool: 'forget_info', input: { all: true } }];
  if (
    !/^(?:everything|all|all of it|it all|all of them|all my stuff|all my things|the lot|all things|everything here|everything i have|everything you have|all that)$/i.test(
      words,
    )
  )
    return null;
  const isForgetting = /\bforget\b/i.test(heard.whole);
  const calls: PhraseCall[] = [
    ...(!isForgetting && has('todo') ? [{ tool: 'delete_todos', input: { all: true } }] : []),
    ...(!isForgetting && has('reminder') ? [{ tool: 'delete_reminders', input: { all: true } }] : []),
    ...(has('fact') ? [{ tool: 'forget_info', input: { all: true } }] : []),
  ];
  if (calls.length > 0) return calls;
  return isForgetting
    ? 'There is nothing stored that I could forget.'
    : 'There is nothing to delete: no todos, no reminders, no facts.';
}

function removeCalls(heard: Heard): PhraseCall[] | string | null {
  const words = heard.text('item').replace(/^(?:my|the|that|this)\s+(?=all\b|everything)/i, '');
  const list = listName(heard.text('list'));
  if (every.test(words) && !/^all (?:three|two|four|of them|of those|of these|those|them)$/i.test(words))
    return removeAll(words, heard);
  if (
    /^(?:my |the )?(?:completed|done|finished|ticked|ticked off|old)\b(?:\b.*\b(?:todos?|tasks?|items?|ones|list))?$/i.test(
      words,
    )
  )
    return [{ tool: 'delete_todos', input: { completed: true } }];
  if (/^(?:my |the |this |that )?(?:todo |to-do |to do |task )?(?:list|todos|tasks|to-dos)$/i.test(words))
    return /^(?:clear|empty|wipe|delete|erase|remove)/i.test(heard.whole)
      ? [{ tool: 'delete_todos', input: { all: true } }]
      : null;
  if (/^(?:my |the |all )?(?:reminders|alarms|notifications)$/i.test(words))
    return heard.sense === 'none'
      ? [{ tool: 'delete_reminders', input: { all: true } }]
      : removeAll(words, heard);
  const named = heard.items('item').map((item) => atTimes(heard.findWords(item, kindsFor(item)), heard));
  if (named.length > 1 && named.every((things) => things.length > 0))
    return removeById(named.flatMap((things) => things.slice(0, 1)));
  const found = atTimes(heard.find('item', kindsFor(words)), heard);
  const isSeveral = /^(?:both|all|them|those|these)\b|s$/i.test(words);
  if (found.length === 1 || (found.length > 1 && isSeveral && isGroup(found, heard)))
    return removeById(found);
  if (found.length > 1) return ambiguous(found, words);
  const listed = /\blist$/i.test(words) ? listName(words) : undefined;
  if (listed) return [{ tool: 'delete_todos', input: { list: listed, wholeList: true } }];
  if (/^(?:it|that|this|them|those|these|both|both of them|all of them|that one)$/i.test(words))
    return /^(?:drop|stop|forget|undo|kill|cancel)/i.test(heard.whole) && heard.world.mentions.length === 0
      ? 'All right.'
      : 'Which one do you mean? I have nothing in mind that we just talked about.';
  if (settings.test(words)) return null;
  return missingCall(words, heard, list);
}

/** Things that the words name as a group, because they were mentioned together. */
function isGroup(found: Thing[], heard: Heard): boolean {
  const recent = heard.world.mentions.map(({ thing }) => thing.id);
  return found.every(({ id }) => recent.includes(id));
}

/** The tool of the kind that fits asks which one is meant. */
function ambiguous(found: Thing[], words: string): PhraseCall[] {
  const kind = found[0]?.kind;
  if (kind === 'todo') return [{ tool: 'delete_todos', input: { items: [words] } }];
  if (kind === 'reminder') return [{ tool: 'delete_reminders', input: { items: [words] } }];
  if (kind === 'fact') return [{ tool: 'forget_info', input: { keys: [words] } }];
  return kind === 'date'
    ? [{ tool: 'delete_social_date', input: { names: [words] } }]
    : removeById(found.slice(0, 1));
}

/** Nothing of that name is known: the tool says so. */
function missingCall(words: string, heard: Heard, list: string | undefined): PhraseCall[] | null {
  const kind = saidKind(words);
  const item = titleOf(words);
  if (heard.world.hasCalendar && (kind === 'event' || (kind === null && heard.times.length > 0)))
    return [
      { tool: 'use_calendar', input: { act: 'cancel', item, ...(heard.when ? { when: heard.when } : {}) } },
    ];
  if (kind === 'reminder' || kind === 'event' || heard.times.length > 0) {
    const isBare =
      /^(?:my|the|a|an|this|that|next|upcoming)?\s*(?:reminder|alarm|event|meeting|appointment|timer)s?$/i.test(
        words,
      );
    const times = heard.when ? { when: heard.when } : {};
    return [
      {
        tool: 'delete_reminders',
        input: isBare && heard.when ? { ...times } : { items: [item], ...times, isEvent: kind === 'event' },
      },
    ];
  }
  if (kind === 'fact') return [{ tool: 'forget_info', input: { keys: [item] } }];
  if (kind === 'date') return [{ tool: 'delete_social_date', input: { names: [item] } }];
  return [
    { tool: 'delete_todos', input: { items: heard.items('item').map(titleOf), ...(list ? { list } : {}) } },
  ];
}

function removeIntent(heard: Heard): string {
  const kind = saidKind(heard.whole);
  if (/\balarms?\b/i.test(heard.whole)) return 'alarm_remove';
  if (/\b(?:lists?|todos?)\b/i.test(heard.whole)) return 'lists_remove';
  if (kind === 'reminder' || kind === 'event' || heard.times.length > 0) return 'calendar_remove';
  return heard.find('item')[0]?.kind === 'reminder' ? 'calendar_remove' : 'lists_remove';
}

/** Changes when something is. A todo that gets an hour becomes a reminder. */
export function moveCalls(thing: Thing, when: string, heard: Heard): PhraseCall | PhraseCall[] | null {
  if (thing.kind === 'reminder') return { tool: 'update_reminder', input: { item: thing.id, when } };
  if (thing.kind === 'event')
    return { tool: 'use_calendar', input: { act: 'move', item: thing.title, when } };
  if (thing.kind !== 'todo') return null;
  if (heard.sense !== 'hour' && heard.sense !== 'hourly series' && heard.sense !== 'series')
    return { tool: 'update_todo', input: { item: thing.id, due: when } };
  const day = heard.times.every(({ kind }) => kind === 'time') && thing.date ? `${thing.date} ` : '';
  return [
    { tool: 'set_reminder', input: { title: thing.title, when: `${day}${when}` } },
    { tool: 'delete_todos', input: { items: [thing.id] } },
  ];
}

/** Takes back a deletion, if that was the last change; nothing else is taken back for it. */
function broughtBack(heard: Heard): PhraseCall | string | null {
  const [newest] = heard.world.mentions.filter(({ how }) => how !== 'shown');
  if (newest?.how === 'deleted' || newest?.how === 'done') return { tool: 'undo', input: {} };
  if (heard.has('item') && !heard.world.mentions.some(({ how }) => how === 'deleted')) return null;
  return heard.world.mentions.some(({ how }) => how === 'deleted')
    ? 'Something else was changed since it was deleted. “Undo” takes back the newest change first.'
    : 'Nothing was deleted, so everything is still there.';
}

/** What was spoken of last and is still open: all of it for "them" and "both". */
function lastOpen(heard: Heard): Thing[] {
  const words = /\b(?:them|those|both)\b/i.test(heard.whole) ? 'them' : 'it';
  return heard.findWords(words, ['todo', 'reminder']);
}

/** The reminders that are still to come today. */
function soon({ world }: Heard): Thing[] {
  const today = localDate(world.now, world.zone);
  return world.things
    .filter(
      ({ kind, at, rule }) =>
        kind === 'reminder' && !rule && at && at > world.now && localDate(at, world.zone) === today,
    )
    .slice(0, 10);
}

const movable: Thing['kind'][] = ['reminder', 'todo', 'event'];
const cue =
  '(no|nope|wait|actually|hmm|oh|i mean|i meant|rather|sorry|well|instead|not|oops|ah|no wait|no sorry|no actually|no i meant|no i mean|on second thought|better|maybe|let us say|say|make it|make that|make it for|change it to|change that to|change to|it should be|should be|that should be|it is|set it for|put it at|do|move it to|that is|it was|let us do|let us make it|how about|what about|could it be|can it be|can we do|can you do|can we make it|better make it|rather make it|no make it|or|lets do)';

/** The one thing that words mean among what can move; ambiguous words are left to the tool. */
function moveTarget(heard: Heard): Thing[] {
  return heard.find('item', movable);
}

export const changePhrases: Phrase[] = [
  {
    intent: removeIntent,
    say: [
      `${removeVerb} {item} ${fromList}`,
      `${removeVerb} {item} (off|from) [<my>] {list} (list|lists)`,
      `(take|cross|strike|scratch|leave|knock) {item} (off|out) ${fromList}`,
      `${removeVerb} [off|from] ${fromList} : {item}`,
      '(get|be) rid of {item}',
      '(i|we) (want|need|would like) to (delete|remove|cancel|drop|skip|scrap|erase) {item}',
      '{item} (is|was|has been|got) (cancelled|canceled|called off)',
      '(i|we) (do not|no longer) (want|need) {item} [any more|anymore] [on|off] [<my>] [list]',
      '(empty|clean out|wipe out|clear out) {item}',
    ],
    fits: (heard) =>
      !/\b(?:bins?|trash|garbage|dishes|laundry|dog|meds|medicine|pills?)\b/i.test(heard.text('item')) ||
      !/^(?:take|drop|clear|strike|throw|turn|switch|shut|stop|empty|clean)/i.test(heard.whole) ||
      heard.find('item').length > 0,
    calls: (heard) => {
      const isLoose =
        /^(?:take|drop|strike|clear|scratch|forget|turn|switch|shut|stop|dismiss|empty|clean|wipe|i|we|disable)$/i.test(
          heard.first,
        );
      if (
        isLoose &&
        heard.find('item').length === 0 &&
        !every.test(heard.text('item')) &&
        !saidKind(heard.whole) &&
        !/\b(?:off|from)\b/i.test(heard.whole.replace(/^\w+ off/i, ''))
      )
        return null;
      return removeCalls(heard);
    },
    examples: ['remove the bread', 'delete all my reminders', 'cancel everything on thursday'],
    counterExamples: ['turn off the lights', 'cancel culture is odd'],
  },
  {
    intent: 'calendar_remove',
    say: [
      '[completely|please] (clear|empty|wipe|clean|clean up|free|free up|erase|clear out) [all of] [<my>] (calendar|schedule|agenda|day|diary|week|morning|afternoon|evening) [completely|out] [for|of|on]',
      '(remove|delete|cancel|erase|clear) (everything|all events|all data|all meetings|all appointments|all) (from|on|in|off) [<my>] (calendar|schedule|agenda|diary) [for|on]',
    ],
    calls: (heard) => removeAll(heard.sense === 'none' ? 'all events' : 'everything', heard),
    examples: ['clear my schedule for today', 'completely clear my calendar'],
  },
  {
    intent: 'calendar_remove',
    when: 'never',
    say: ['(cancel|delete|remove|erase|scratch that|stop it|stop)'],
    calls: (heard) => {
      const [recent] = heard.world.mentions;
      return recent && recent.how === 'made' && !/^stop|^scratch/i.test(heard.whole)
        ? removeById([recent.thing])
        : recent
          ? 'Which one should I delete?'
          : 'There is nothing to cancel right now.';
    },
    examples: ['cancel'],
  },
  {
    intent: 'calendar_remove',
    say: [
      '(stop|quit|end) (reminding|pinging|nagging|nudging|notifying|bugging|alerting|telling) (me|us) [about|of|to|for|that] {item}',
      '(do not|never) (remind|ping|nag|nudge|notify|bug|alert) (me|us) (about|of|to|for) {item} [any more|anymore|again|ever again]',
    ],
    fits: (heard) => heard.sense === 'none' && heard.find('item', ['reminder']).length > 0,
    calls: (heard) => removeById(heard.find('item', ['reminder'])),
    examples: [],
  },
  {
    intent: 'calendar_set',
    strength: 'guess',
    say: [
      '(move|push|push back|shift|delay|postpone|bring forward|reschedule) (everything|all|all of it|all of them|all my reminders|everything today|all reminders|all my meetings|the rest|everything else) [back|forward|by|for|to|on|out|until]',
    ],
    when: 'must',
    fits: (heard) => soon(heard).length > 0,
    calls: (heard) =>
      soon(heard).map(({ id }) => ({
        tool: 'update_reminder',
        input: { item: id, when: durationAs(heard.when, heard) },
      })),
    offer: (heard) =>
      `Shall I move ${joinSome(soon(heard).map(({ title }) => quoted(title)))}: ${durationAs(heard.when, heard)}?`,
    examples: [],
  },
  {
    intent: 'calendar_set',
    when: 'never',
    say: [
      '[make it|make that|change it to|no|at|let us say] (half past|quarter past|a quarter past|quarter to|a quarter to|half) [the hour] [instead]',
    ],
    fits: (heard) => heard.last(['reminder'])?.at instanceof Date,
    calls: (heard) => {
      const thing = heard.last(['reminder']);
      if (!thing?.at) return null;
      const hour = Number(localTime(thing.at, heard.world.zone).slice(0, 2));
      const isBefore = /\bto\b(?! half)/i.test(heard.whole.replace(/change it to/i, ''));
      const time = isBefore ? `${hour - 1}:45` : `${hour}:${/half/i.test(heard.whole) ? '30' : '15'}`;
      return { tool: 'update_reminder', input: { item: thing.id, when: `at ${time}` } };
    },
    examples: [],
  },
  {
    intent: 'calendar_remove',
    when: 'never',
    say: ['(no|not that one|i meant|i mean|wrong one|oops|sorry|no no) [i meant|i mean|not that one] {item}'],
    fits: (heard) =>
      heard.world.mentions[0]?.how === 'deleted' &&
      heard.find('item', allKinds).length === 1 &&
      heard.text('item').split(' ').length <= 4,
    calls: (heard) => [{ tool: 'undo', input: {} }, ...removeById(heard.find('item', allKinds))],
    examples: [],
  },
  {
    intent: 'calendar_query',
    isQuestion: true,
    say: ['(what about|how about|and|and what about) {item}'],
    when: 'words',
    fits: (heard) =>
      /\?\s*$|^(?:what|how) about/i.test(heard.whole) &&
      heard.find('item').length > 0 &&
      heard.find('item').length < 5,
    calls: (heard) =>
      heard
        .find('item')
        .map((thing) => `${capital(nameThing(thing, heard))}.`)
        .join('\n'),
    examples: [],
  },
  {
    intent: 'alarm_remove',
    say: [
      '(turn off|switch off|disable|stop|cancel|delete|remove|deactivate|turn) [<my>] (alarm|alarms) [off] [for|at|on]',
      'no [more] (alarm|alarms) [for]',
    ],
    calls: (heard) => [
      {
        tool: 'delete_reminders',
        input: heard.sense === 'none' ? { items: ['alarm'] } : { when: heard.when },
      },
    ],
    examples: ['turn off my alarm for tomorrow at 7', 'cancel my alarms'],
  },
  {
    intent: 'calendar_set',
    say: [
      '(move|push back|push out|push|shift|reschedule|postpone|delay|bump|change|put off|bring forward|switch|set|adjust|update|make|slide|edit|modify|put) {item} [back|forward|up|out|by|over] [to|for|until|by|instead|at|on|till|from] [be|say] {t:time} [instead|please|then]',
    ],
    when: 'must',
    fits: (heard) =>
      heard.sense !== 'unclear' ||
      heard.times.some(({ text }) => /\b(?:later|earlier|before|after)\b/i.test(text)),
    calls: (heard) => {
      const words = heard.text('item').replace(/\s+(?:from|to|at|on)$/i, '');
      const when =
        heard.times.length > 1 && /\bto\b/i.test(heard.whole)
          ? (heard.times.at(-1)?.text ?? heard.when)
          : heard.when;
      const found = heard.findWords(words, movable);
      const isExplicit = /^(?:move|push|shift|reschedule|postpone|delay|bump|put off|bring)/i.test(
        heard.whole,
      );
      const [one] = found;
      if (one && found.length === 1) return moveCalls(one, durationAs(when, heard), heard);
      if (found.length > 1)
        return {
          tool: found.every(({ kind }) => kind === 'todo') ? 'update_todo' : 'update_reminder',
          input: { item: words, when, due: when },
        };
      if (/^(?:it|that|this|them)$/i.test(words))
        return isExplicit || /^(?:change|make)/i.test(heard.whole)
          ? 'What should I move? I have nothing in mind that we just talked about.'
          : null;
      if (!isExplicit) return null;
      return heard.world.hasCalendar
        ? { tool: 'use_calendar', input: { act: 'move', item: words, when } }
        : { tool: 'update_reminder', input: { item: titleOf(words), when } };
    },
    examples: ['move the dentist to 5', 'reschedule the call for tomorrow'],
  },
  {
    intent: 'calendar_set',
    say: [
      '{item} (should be|needs to be|must be|was supposed to be|has to be|is actually|is now|should be on|is really|should have been|actually is|is at|is on|is|got moved|has been moved|was moved|moved|is moved|has moved|is postponed|got pushed|was pushed|has changed|changed) [to|at|on|now|actually|until]',
    ],
    when: 'must',
    fits: (heard) => {
      const found = moveTarget(heard);
      const isGroupMeant =
        found.length > 1 && /^(?:both|all|they|them|those|these)\b/i.test(heard.text('item'));
      return heard.sense !== 'unclear' && (found.length === 1 || isGroupMeant);
    },
    calls: (heard) => moveTarget(heard).flatMap((thing) => moveCalls(thing, startOf(heard), heard) ?? []),
    examples: [],
  },
  {
    intent: 'calendar_set',
    say: [
      `[${cue}] [${cue}] [at|on|for|to|by] {t:time} [instead|i mean|i meant|rather|please|then|better|works better|is better|would be better|though|not {x:time}]`,
      `${cue} [${cue}] [at|on|for|to] {n:number} [instead|then|please]`,
    ],
    fits: (heard) => Boolean(heard.last(movable)) && (heard.sense !== 'none' || heard.has('n')),
    calls: (heard) => {
      const thing = heard.sense === 'unclear' ? heard.last(['reminder', 'event']) : heard.last(movable);
      const said = heard.has('x') ? (heard.times[0]?.text ?? '') : startOf(heard) || `at ${heard.text('n')}`;
      return thing && heard.world.mentions[0] ? moveCalls(thing, said, heard) : null;
    },
    examples: [],
  },
  {
    intent: 'calendar_set',
    say: [
      '[make it|move it|do it|push it|can you make it|can we make it|maybe|let us do|let us make it] (a bit|a little|a little bit|somewhat|slightly|a tad|a while|bit) (later|earlier|sooner)',
      '(make it|move it|push it) (later|earlier|sooner)',
    ],
    fits: (heard) => Boolean(heard.last(['reminder'])),
    calls: (heard) => {
      const thing = heard.last(['reminder']);
      const way = /later/i.test(heard.whole) ? 'later' : 'earlier';
      return thing ? { tool: 'update_reminder', input: { item: thing.id, when: `30 minutes ${way}` } } : null;
    },
    examples: [],
  },
  {
    intent: 'undo',
    when: 'never',
    say: [
      'undo [it|that|this|last|the last one|my last|last action|the last thing|the last change|please|everything you just did|what you did|what i did]',
      '(revert|reverse|take back|roll back) [it|that|this|the last change|the last one|what you did]',
      'take (it|that|this|them|those) back',
      '(that|this|it) (was|is) (a mistake|wrong|an accident|an error|not what i meant|not what i wanted|not right|not it)',
      '[no] (that|this) is not what i (meant|wanted|said|asked)',
      '(i|we) (did not|do not) (mean|want) (that|it|to do that|this)',
    ],
    fits: (heard) =>
      /^(?:undo|revert|reverse|roll|take)/i.test(heard.whole) || heard.world.mentions.length > 0,
    calls: () => ({ tool: 'undo', input: {} }),
    examples: ['undo', 'take that back'],
  },
  {
    intent: 'undo',
    when: 'never',
    say: [
      '(bring|get|give|put|restore|have|take) [me] (it|them|that|those|both|everything|these|that one|all of them|all of it) back [in|on|again]',
      '(bring|put|get) back (it|them|that|those|both|everything|these|that one|all of them)',
      '(bring|put|get|restore|recover|undelete) [back] {item} [back]',
      '(restore|recover|undelete) (it|them|that|those|both|everything|these|that one|all of them|all)',
      '[no] [no] (i|we) (want|need) (it|them|that|those|both|everything|these) back',
      '[no] [no] (do not|not) (delete|remove|cancel) (it|them|that|those|this) [after all]',
    ],
    fits: (heard) =>
      !heard.has('item') ||
      /\bback$|^(?:restore|recover|undelete|bring back|put back|get back)/i.test(heard.whole),
    calls: (heard) => broughtBack(heard),
    examples: ['bring it back', 'no i want them back'],
  },
  {
    intent: 'undo',
    when: 'never',
    say: [
      '[no] [actually] (nevermind|never mind|forget it|forget that|forget i said that|scratch that|ignore that|wait no|no wait|drop that|leave it|leave that|no) [actually] [keep|leave] [it|that|them|those|this|both] [then|after all|as it was|in|please|there]',
      '(keep|leave) (it|that|them|those|this|both) [then|after all|as it was|as is|in|please|on]',
    ],
    calls: (heard) => {
      const [recent] = heard.world.mentions;
      const keeps = /\b(?:keep|leave)\b/i.test(heard.whole);
      if (keeps && recent?.how === 'deleted') return { tool: 'undo', input: {} };
      if (/\b(?:scratch that|ignore that|forget i said)\b/i.test(heard.whole) && recent)
        return { tool: 'undo', input: {} };
      return recent && keeps ? `All right, ${quoted(recent.thing.title)} stays.` : 'All right.';
    },
    examples: ['never mind', 'never mind, keep it'],
  },
  {
    intent: 'lists_done',
    when: 'never',
    say: [
      '[i|we] [have] [just|already] (did|done|finished|completed|took|handled|took care of|sorted|paid|called|sent|bought|got) (it|that|them|those|this|both) [already|now|today|just now]',
      '(it|that|this) is (done|finished|complete|sorted|handled|taken care of) [already|now]',
      '[all] (done|finished) [with (it|that|them)]',
    ],
    fits: (heard) => lastOpen(heard).length > 0,
    calls: (heard) => {
      const things = lastOpen(heard);
      const kind = things[0]?.kind;
      return {
        tool: kind === 'todo' ? 'complete_todos' : 'complete_reminders',
        input: { items: things.filter((thing) => thing.kind === kind).map(({ id }) => id) },
      };
    },
    examples: [],
  },
  {
    intent: 'lists_done',
    say: [
      '(tick off|tick|check off|check|cross off|cross out|cross|complete|finish|close) {item} [off] [as done|as complete|as completed] [on|off|from|in] [<my>] [list|todos|todo list]',
      '(mark|set|check) {item} [off] [as|to|is] (done|complete|completed|finished|ticked|bought)',
      '(done|finished|completed) [with] {item}',
      '{item} (done|is done|are done|is finished|are finished|is complete|is completed|is bought|are bought|is sorted|is taken care of|was done|has been done|have been done|is handled|is ticked|is paid)',
      'done : {item}',
    ],
    fits: (heard) => heard.sense !== 'hour' && !/^(?:what|is|are|when|how|who|which)\b/i.test(heard.whole),
    calls: (heard) => doneCalls(heard, true),
    examples: ['done milk', 'tick off the bread', 'mark the report as done', 'everything is bought'],
    counterExamples: ['is the report done'],
  },
  {
    intent: 'lists_done',
    say: [
      '[i|we] [have|also] [just|already|finally|actually|also] [have] {item} [already|today|just now|now|earlier|this morning|too|as well]',
      '(i|we) have [already|just] {item}',
    ],
    strength: 'likely',
    fits: (heard) => heard.sense !== 'hour' && heard.text('item').split(' ').length <= 9,
    calls: (heard) => doneCalls(heard, false),
    examples: [],
  },
  {
    intent: 'lists_createoradd',
    say: [
      '(rename|retitle|change|edit|update|correct) {item} (to|into|as) {value}',
      '(call|name) {item} {value} instead',
      '(change|replace|swap) {item} (with|for|by) {value}',
      'make {item} {value} instead',
    ],
    when: 'words',
    fits: (heard) => heard.find('item', ['todo', 'reminder', 'fact']).length === 1,
    calls: (heard) => {
      const [thing] = heard.find('item', ['todo', 'reminder', 'fact']);
      const value = heard.text('value');
      if (thing?.kind === 'todo') return { tool: 'update_todo', input: { item: thing.id, text: value } };
      if (thing?.kind === 'reminder')
        return { tool: 'update_reminder', input: { item: thing.id, title: value } };
      return thing ? { tool: 'store_info', input: { key: thing.title, value } } : null;
    },
    examples: [],
  },
  {
    intent: 'calendar_query',
    isQuestion: true,
    say: [
      '(what|which one|what reminder|what todo) (did|have) (you|i|we) [just|last] (set|add|added|do|done|change|changed|save|saved|delete|deleted|create|created|make|made|say|put|write|note|noted|set up|tick off) [just now|last]',
      'what was (that|it|the last one|the last thing|the last reminder) [again]',
      '(did|have) you (get|got|set|save|saved|add|added|note|noted|do) (it|that) [right]',
    ],
    fits: (heard) => heard.world.mentions.length > 0 && heard.sense === 'none',
    calls: (heard) => {
      const [recent] = heard.world.mentions;
      const group = heard.world.mentions.filter(({ turn }) => turn === recent?.turn);
      return recent
        ? group
            .slice(0, 8)
            .map(({ thing, how }) => `${capital(verbs[how])}: ${nameThing(thing, heard)}.`)
            .join('\n')
        : null;
    },
    examples: [],
  },
];

const verbs = {
  made: 'added',
  changed: 'changed',
  done: 'ticked off',
  deleted: 'deleted',
  shown: 'shown',
  sent: 'sent',
};

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Names a thing with its time. */
export function nameThing(thing: Thing, { world }: Pick<Heard, 'world'>): string {
  const { now, zone } = world;
  if (thing.kind === 'fact') return `${quoted(thing.title)} is ${thing.value ?? ''}`;
  const when = thing.at
    ? formatWhen(thing.at, zone, now)
    : thing.date
      ? formatDay(thing.date, localDate(now, zone))
      : null;
  return when ? `${quoted(thing.title)}, ${when}` : quoted(thing.title);
}

function durationAs(when: string, { times, whole }: Heard): string {
  const [time] = times;
  if (time?.kind !== 'duration') return when;
  return `${time.text.replace(/^(?:by|for)\s+/i, '')} ${/\b(?:forward|up|earlier|ahead)\b/i.test(whole) && !/push/i.test(whole) ? 'earlier' : 'later'}`;
}

/** Ticks off what was named: by an explicit word for it, or as something that was on the list. */
function doneCalls(heard: Heard, isExplicit: boolean): PhraseCall[] | null {
  const words = heard.text('item');
  const exceptions =
    /^(?:all|everything|all of (?:it|them)|it all|the rest|the lot)(?: (?:of (?:it|them)|is|are|the .+|my .+|on .+))?(?: (?:but|except|except for|apart from|other than|besides) (.+))?$/i.exec(
      withoutVerb(words),
    );
  const todos = heard.world.things.filter(({ kind }) => kind === 'todo');
  if (exceptions && (isExplicit || /^(?:got|bought|did|done|have|finished|picked)/i.test(words))) {
    if (todos.length === 0) return null;
    const except = exceptions[1];
    const list = heard.world.mentions.find(({ thing }) => thing.kind === 'todo')?.thing.list;
    return [
      {
        tool: 'complete_todos',
        input: {
          all: true,
          ...(except
            ? {
                except: heard
                  .findWords(except, ['todo'])
                  .map(({ id }) => id)
                  .concat(heard.findWords(except, ['todo']).length ? [] : [except]),
              }
            : {}),
          ...(list ? { list } : {}),
        },
      },
    ];
  }
  const kinds: Thing['kind'][] = ['todo', 'reminder'];
  const said = isExplicit ? null : (heard.text('item').split(' ')[0] ?? '').toLowerCase();
  const base = said ? baseForms(said) : null;
  if (!isExplicit && !base) return null;
  const items = heard
    .items('item')
    .map((item, index) => (index === 0 && base ? item.replace(/^\S+\s*/, '') : item));
  const found = items.map((item) =>
    heard
      .findWords(item.replace(/^(?:my|the)\s+/i, ''), kinds)
      .filter((thing) => isExplicit || fitsVerb(thing, base ?? [])),
  );
  const things = found.flatMap((one) => one.slice(0, 1));
  if (things.length === 0) return isExplicit && isUnmistakable(heard) ? explicitDone(items) : null;
  const ids = (kind: Thing['kind']) => [
    ...new Set(things.filter((thing) => thing.kind === kind).map(({ id }) => id)),
  ];
  const missed = isExplicit ? items.filter((_, index) => found[index]?.length === 0) : [];
  const todoIds = [...ids('todo'), ...missed];
  return [
    ...(todoIds.length > 0 ? [{ tool: 'complete_todos', input: { items: todoIds } }] : []),
    ...(ids('reminder').length > 0
      ? [{ tool: 'complete_reminders', input: { items: ids('reminder') } }]
      : []),
  ];
}

function explicitDone(items: string[]): PhraseCall[] | null {
  return items.length > 0 && items.every((item) => item.split(' ').length <= 8)
    ? [{ tool: 'complete_todos', input: { items } }]
    : null;
}

/** "Check the oven" is a thing to do, "check off the oven" is done. */
function isUnmistakable({ whole }: Heard): boolean {
  return /^(?:tick|done|cross|mark|completed|finished)\b|\b(?:off|done|completed?|finished|bought)$/i.test(
    whole.replace(/[.!]+$/, ''),
  );
}

function withoutVerb(words: string): string {
  return words.replace(/^(?:got|bought|did|done|have|finished|picked up|picked)\s+/i, '');
}

const getting = new Set(
  'get buy do finish complete have grab pick take handle go see attend visit'.split(' '),
);

/** Whether a thing can be what was done: "called mom" is no "buy flowers for mom". */
function fitsVerb(thing: Thing, base: string[]): boolean {
  const first = thing.title.toLowerCase().split(/\s+/)[0] ?? '';
  return base.includes(first) || base.some((one) => getting.has(one));
}
