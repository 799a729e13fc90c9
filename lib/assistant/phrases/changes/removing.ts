import {
  ambiguous,
  atTimes,
  beforeRemark,
  errands,
  holdsOrder,
  isDatedOne,
  isGroup,
  isPointing,
  isRemark,
  kindsFor,
  looseVerb,
  mayBeOff,
  namedBefore,
  notKnown,
  planned,
  saidKind,
  tellsOfUnknown,
  timeOff,
} from '@/lib/assistant/phrases/changes/named';
import { allKinds, every, namesDuty, removeById } from '@/lib/assistant/phrases/changes/shared';
import { readEdit } from '@/lib/assistant/phrases/edits/read-edit';
import { leftOutCalls } from '@/lib/assistant/phrases/edits/series';
import { titleOf } from '@/lib/phrases/input';
import type { Heard, Phrase, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { lastList, listName } from '@/lib/todos/phrases/shared';

const removeVerb =
  '(remove|delete|erase|drop|kill|axe|cancel|scratch|take off|take|strike|get rid of|scrap|discard|call off|wipe|clear|dismiss|throw out|eliminate|abort|ditch|bin|chuck|lose|forget|forget about|unset|disable|deactivate|turn off|switch off|shut off|stop)';

const fromList =
  '[(off|from|on|in|out of) [<my>] (list|lists|todos|todo list|to do list|tasks|task list|calendar|schedule|reminders|agenda|diary|planner)]';

const settings =
  /\b(?:quiet hours?|daily summary|summary|weekly recap|recap|journal prompts?|prompts?|account|data|music|lights?|tv|radio|song|playlist|contact|email|emails|photo|heating|wifi)\b/i;

export const removingPhrases: Phrase[] = [
  {
    intent: removeIntent,
    say: [
      `${removeVerb} {item} ${fromList}`,
      `${removeVerb} {item} (off|from) [<my>] {list} (list|lists)`,
      '(turn|switch|shut) (it|that|that one|the alarm|the reminder) off',
      `(take|strike|scratch|leave|knock) {item} (off|out) ${fromList} [again|then|after all]`,
      `${removeVerb} [off|from] ${fromList} : {item}`,
      '(get|be) rid of {item}',
      '(i|we) (want|need|would like) to (delete|remove|cancel|drop|skip|scrap|erase) {item}',
      '{item} [is|was|has|has been|got|just|gets] (cancelled|canceled|called off|rained off|rained out|snowed off|snowed out|scrapped|pulled out|bailed) [on me|on us|today|again|by {who}]',
      '{item} is [now] (off|called off|not happening|no longer happening|not going ahead)',
      '(i|we) (do not|no longer) (want|need) {item} [any more|anymore|after all|then|now] [on|off] [<my>] [list]',
      '(empty|clean out|wipe out|clear out) {item}',
    ],
    fits: (heard) =>
      !timeOff.test(heard.whole) &&
      !/^(?:anything|any|much|a lot|to)\b/i.test(heard.text('item')) &&
      !/^(?:mistake|accident|error)\b/i.test(heard.text('who')) &&
      !namesDuty.test(heard.whole) &&
      mayBeOff(heard) &&
      !/^(?:all|everything|both|them)(?: of them)? (?:but|except|apart from|bar)\b/i.test(
        heard.text('item'),
      ) &&
      !holdsOrder(heard) &&
      // "Friday's been cancelled" names a day and not a thing.
      !/^(?:(?:['’]s|has|was|got) )?(?:been|just|now|just been)$/i.test(heard.text('item')) &&
      (!/\b(?:bins?|trash|garbage|dishes|laundry|dog|meds|medicine|pills?)\b/i.test(heard.text('item')) ||
        !/^(?:take|drop|clear|strike|throw|turn|switch|shut|stop|empty|clean)/i.test(heard.whole) ||
        heard.find('item').length > 0),
    calls: (heard) => {
      if (beforeRemark(heard)[0]) return removeById(beforeRemark(heard));
      const isLoose = looseVerb.test(heard.first) && !isDatedOne(heard);
      if (
        isLoose &&
        heard.find('item').length === 0 &&
        !every.test(heard.text('item')) &&
        !completedOnes.test(heard.text('item')) &&
        !saidKind(heard.whole) &&
        !/\b(?:off|from)\b/i.test(heard.whole.replace(/^\w+ off/i, ''))
      )
        return notKnown(heard);
      return removeCalls(heard);
    },
    examples: ['remove the bread', 'delete all my reminders', 'cancel everything on thursday'],
    counterExamples: ['turn off the lights'],
  },
  {
    intent: 'calendar_remove',
    say: [
      '[completely|please] (clear|empty|wipe|clean|clean up|free|free up|erase|clear out) [all of] [<my>] (calendar|schedule|agenda|day|diary|week|morning|afternoon|evening) [completely|out] [for|of|on]',
      '(remove|delete|cancel|erase|clear) (everything|all events|all data|all meetings|all appointments|all) (from|on|in|off) [<my>] (calendar|schedule|agenda|diary) [for|on]',
    ],
    calls: (heard) =>
      removeAll(heard.sense === 'none' || heard.world.hasCalendar ? 'all events' : 'everything', heard),
    examples: ['clear my schedule for today', 'completely clear my calendar'],
  },
  {
    intent: 'calendar_remove',
    when: 'never',
    say: ['(cancel|delete|remove|erase|stop it|stop)'],
    calls: (heard) => {
      const [recent] = heard.world.mentions;
      return recent && (recent.thing.rule || (recent.how === 'made' && !/^stop/i.test(heard.whole)))
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
];

const isAllThere =
  /^(?:everything|all|all of it|it all|all of them|all my stuff|all my things|the lot|all things|everything here|everything i have|everything you have|all that)$/i;

function removeAll(words: string, heard: Heard): PhraseCall[] | string | null {
  const kind =
    saidKind(words) ?? (/\b(?:from|off|on) (?:my|the) (?:\w+ )?list$/i.test(heard.whole) ? 'todo' : null);
  const { things } = heard.world;
  if (kind === 'event' && heard.world.hasCalendar) return [cancelCall(words, heard)];
  const has = (one: Thing['kind']) => things.some((thing) => thing.kind === one);
  if (heard.sense !== 'none') {
    const found = heard.findWords(heard.when, kind ? kindsFor(words) : ['todo', 'reminder', 'event']);
    if (found.length === 0 && isAllThere.test(words) && heard.world.hasCalendar)
      return [cancelCall('all events', heard)];
    if (found.length === 0) return `There is nothing ${heard.when} that I could delete.`;
    const meant = found.filter((thing) => !kind || kindsFor(words).includes(thing.kind));
    return removeById(meant, true);
  }
  if (kind === 'reminder' || kind === 'event') return [{ tool: 'delete_reminders', input: { all: true } }];
  const list = /\b(?:the|that|this) (?:whole |entire )?list$/i.test(words) ? lastList(heard) : null;
  if (list) return [{ tool: 'delete_todos', input: { list, wholeList: true } }];
  if (kind === 'todo') return [{ tool: 'delete_todos', input: { all: true } }];
  if (kind === 'fact') return [{ tool: 'forget_info', input: { all: true } }];
  if (!isAllThere.test(words)) return null;
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

function cancelCall(item: string, { when }: Heard): PhraseCall {
  return { tool: 'use_calendar', input: { act: 'cancel', item, ...(when ? { when } : {}) } };
}

const unclearOne = 'Which one do you mean? I have nothing in mind that we just talked about.';

const completedOnes =
  /^(?:all )?(?:of )?(?:my |the )?(?:completed|done|finished|ticked|ticked off|checked|checked off|crossed off|old)\b(?:\b.*\b(?:todos?|tasks?|items?|stuff|things|ones|list))?$/i;

function removeCalls(heard: Heard): PhraseCall[] | string | null {
  const words = (heard.text('item') || 'it').replace(/^(?:my|the|that|this)\s+(?=all\b|everything)/i, '');
  const list = listName(heard.text('list'));
  const isEvery = every.test(words) || /^it all$/i.test(words);
  if (isEvery && !/^all (?:three|two|four|of them|of those|of these|those|them)$/i.test(words))
    return removeAll(words, heard);
  if (completedOnes.test(words)) return [{ tool: 'delete_todos', input: { completed: true } }];
  if (/^(?:my |the |this |that )?(?:todo |to-do |to do |task )?(?:list|todos|tasks|to-dos)$/i.test(words))
    return /^(?:clear|empty|wipe|delete|erase|remove)/i.test(heard.whole)
      ? [{ tool: 'delete_todos', input: { all: true } }]
      : null;
  if (/^(?:my |the |all )?(?:reminders|alarms|notifications)$/i.test(words))
    return heard.sense === 'none'
      ? [{ tool: 'delete_reminders', input: { all: true } }]
      : removeAll(words, heard);
  if (
    heard.sense === 'day' &&
    /^(?:'s |’s )?(?:the )?(?:whole )?(?:lot|stuff|things|ones|bits)$/i.test(words)
  )
    return removeAll('everything', heard);
  const [first = '', ...remark] = heard.items('item');
  const name = first.replace(/\s+(?:off|out)$/i, '');
  const pointed = planned(heard, name) ?? heard.findWords(name, kindsFor(first));
  if (remark.length > 0 && pointed.length === 1 && remark.every((one) => isRemark(one, heard)))
    return removeById(pointed);
  const named = heard.items('item').map((item) => atTimes(heard.findWords(item, kindsFor(item)), heard));
  if (named.length > 1 && named.every((things) => things.length > 0))
    return removeById(named.flatMap((things) => things.slice(0, 1)));
  if (isPointing(words) && tellsOfUnknown(heard)) return unclearOne;
  const meant = isPointing(words) ? namedBefore(heard, words) : [];
  if (meant.length > 0) return removeById(meant);
  if (heard.sense !== 'none' && /^(?:the |my |that )?ones?$/i.test(words)) {
    const timed = heard.findWords(heard.when, ['reminder', 'todo']);
    return timed.length === 1 ? removeById(timed) : 'Which one do you mean? Nothing was deleted.';
  }
  const found = atTimes(planned(heard) ?? heard.find('item', kindsFor(words)), heard);
  const isSeveral = /^(?:both|all|them|those|these)\b|s$/i.test(words);
  const partly = leftOutCalls(found, heard);
  if (partly) return partly;
  if (found.length === 1 || (found.length > 1 && isSeveral && isGroup(found, heard)))
    return removeById(found, /^(?:all|every|everything)\b/i.test(words));
  if (found.length > 1) return ambiguous(found, words);
  const listed = /\blist$/i.test(words) ? listName(words) : undefined;
  if (listed) return [{ tool: 'delete_todos', input: { list: listed, wholeList: true } }];
  if (/^(?:it|that|this|them|those|these|both|both of them|all of them|that one)$/i.test(words))
    return /^(?:drop|stop|forget|undo|kill|cancel)/i.test(heard.whole) && heard.world.mentions.length === 0
      ? 'All right.'
      : unclearOne;
  const loose = heard.times.length === 0 ? readEdit(heard, allKinds) : null;
  if (loose && found.length === 0 && (loose.isNamed || loose.target.kind !== 'fact'))
    return removeById([loose.target]);
  if (settings.test(words) || errands.test(words)) return null;
  return missingCall(words, heard, list);
}

function missingCall(words: string, heard: Heard, list: string | undefined): PhraseCall[] | null {
  const [kind, item] = [saidKind(words), titleOf(words)];
  const isCancelled = heard.times.length > 0 || (!list && /^(?:cancel|call off)\b/i.test(heard.whole));
  if (heard.world.hasCalendar && (kind === 'event' || (kind === null && isCancelled)))
    return [cancelCall(item, heard)];
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
  const items = heard.items('item').map(titleOf);
  return [{ tool: 'delete_todos', input: { items, ...(list ? { list } : {}) } }];
}

function removeIntent(heard: Heard): string {
  const kind = saidKind(heard.whole);
  if (/\balarms?\b/i.test(heard.whole)) return 'alarm_remove';
  if (/\b(?:lists?|todos?)\b/i.test(heard.whole)) return 'lists_remove';
  if (kind === 'reminder' || kind === 'event' || heard.times.length > 0) return 'calendar_remove';
  return heard.find('item')[0]?.kind === 'reminder' ? 'calendar_remove' : 'lists_remove';
}
