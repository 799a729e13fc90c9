import { foreignTopic } from './foreign';
import { isPronoun, itemBefore, itemOf, itemsOf, titleOf } from './naming';
import { namesAlarm, namesCalendar, namesEntry, subjectOf } from './subject';
import { takeExpectedWhen, takeScope } from './times';
import {
  alarmNoun,
  asks,
  beforeRemoving,
  calendarNoun,
  entryNoun,
  listNoun,
  removeVerb,
  rule,
  showVerb,
} from './vocabulary';
import { call, type Intent, type Recogniser, say, type Talk, type Wish } from './wish';

const verbForm = rule(
  `${beforeRemoving}(?:completely |now )?(${removeVerb}|shut off|stop|reset|make blank|make sure)\\s+(?=\\S)`,
);
const weakVerb = /^(?:make sure|stop|reset|make blank|drop|take|take out|strike|scratch|bin|empty)$/i;
const startsShowing = rule(`^(?:${showVerb})\\b`);
const opensFirst = /^(?:find|open|check|look|get rid|go|see)\b/i;

/** "cancel my 5pm reminder", "clear my calendar for friday", "turn off the alarm". */
export const calendarRemove: Recogniser = (text, talk) => {
  const statement = text.replace(/[?.!]+$/, '').trim();
  if (asks.test(statement) || (startsShowing.test(statement) && !opensFirst.test(statement))) return null;
  const verb = verbForm.exec(statement);
  if (!verb) return null;
  const body = statement.slice(verb.index + verb[0].length);
  const named = namesAlarm.test(body) || namesCalendar.test(body) || namesEntry.test(body);
  const onList = rule(`\\b(?:${listNoun})\\b`).test(body);
  if (onList && !namesAlarm.test(body) && !/\b(?:calendar|schedule|reminders?|appointments?)\b/i.test(body))
    return null;
  if (weakVerb.test(verb[1] ?? '') && !named) return null;
  if (/^make sure$/i.test(verb[1] ?? '') && !/\b(?:clear|empty|free|blank)\b/i.test(body)) return null;
  const isCancelling = /^(?:cancel|call off)$/i.test(verb[1] ?? '') && isAppointment(body, talk);
  const subject = subjectOf(body) ?? (isCancelling ? 'calendar' : null);
  if (subject === null || (!named && isOthers(body))) return null;
  return [removal(subject === 'alarm' ? 'alarm_remove' : 'calendar_remove', body, talk)];
};

function removal(intent: Intent, body: string, talk: Talk): Wish {
  const { when, rest } = scopeOf(body);
  const within = when || undefined;
  const next = talk.calendar ? nextEvent.exec(rest)?.[1]?.toLowerCase() : undefined;
  if (next) return call(intent, 'delete_reminders', { items: [next], when: within });
  const items = isAll(body, rest) ? [] : thingsIn(rest);
  if (items.length > 0) return call(intent, 'delete_reminders', { items, when: within });
  const kind = /\b(meeting|birthday|interview|lesson|class|call)(?:e?s)?\b/i.exec(rest)?.[1];
  if (kind) return call(intent, 'delete_reminders', { items: [kind.toLowerCase()], when: within });
  if (within) return call(intent, 'delete_reminders', { when });
  // Alarms live beside reminders: "all alarms" must not become all reminders.
  if (intent === 'alarm_remove') return call(intent, 'delete_reminders', { items: ['alarm'] });
  if (isAll(body, rest)) return call(intent, 'delete_reminders', { all: true });
  const before = /\b(?:that|this|it)\b/i.test(body) ? itemBefore(talk) : null;
  if (before) return call(intent, 'delete_reminders', { items: [before] });
  return say(
    intent,
    'Which reminder should I remove? Say “delete the dentist reminder” or “cancel my 5pm reminder”. Nothing was changed.',
  );
}

/** A calendar knows which of its events comes next. */
const nextEvent =
  /^(?:my |the |our )?(next (?:meeting|birthday|interview|lesson|class|call|appointment|event))$/i;

const bounded =
  /\b(?:for|in|during|within|over|until|till|before|after|between|from) ((?:the )?(?:rest|remainder|next|coming|last|past|whole|month|week|day|weekend|year|first|second)\b.*)$/i;

/** What bounds "all" is never lost: "all events for the rest of the week" keeps its words, understood or not. */
function scopeOf(body: string): { when: string; rest: string } {
  const plain = takeScope(body);
  const bound = bounded.exec(body);
  if (bound?.[1] && (plain.when === '' || bounded.test(plain.rest))) {
    return { when: bound[1], rest: body.slice(0, bound.index).trim() };
  }
  return plain.when === '' ? takeExpectedWhen(body) : plain;
}

function isAll(body: string, rest: string): boolean {
  const whole = rule(
    `^(?:out )?(?:my |the )?(?:${calendarNoun}|day|alarms|reminders|events|appointments|meetings)\\b`,
  );
  return /\b(?:all|every|everything|any|entire|whole|completely|each)\b/i.test(body) || whole.test(rest);
}

function thingsIn(rest: string): string[] {
  const words = rest
    .replace(/\b(?:that|which) (?:is|was|are|i have|i had|i set|says|we have)\b/gi, ' ')
    .replace(/\bi have (?=with\b)/gi, '')
    .replace(/\b(?:scheduled|planned|set|booked)\b/gi, ' ')
    .replace(
      rule(`\\b(?:from|on|in|off|of) (?:my |the |our )?(?:[\\w']+ )?(?:${calendarNoun}|reminders)\\b`),
      ' ',
    )
    .replace(/^(?:the |my |an? |that |this )+/i, '')
    .replace(kindWords, ' ');
  const title = titleOf(words);
  return itemsOf(title.charAt(0).toLowerCase() + title.slice(1))
    .map(itemOf)
    .filter((item) => item !== '' && !isPronoun(item) && !isKind(item));
}

const kindWords =
  /\b(?:reminders?|alarms?|events?|appointments?|entry|alarm clock|notifications?)\b(?: (?:for|about|to|of|called|named|with)\b)?/gi;

function isKind(item: string): boolean {
  return rule(
    `^(?:(?:next|last|early|that|this|upcoming|daily|first|past|one|\\w+'s) )*(?:${entryNoun}|${alarmNoun}|${calendarNoun}|meetings|next|early|first|last)$`,
  ).test(item);
}

// "cancel my dentist", with a calendar also "cancel review on thursday": an appointment, but not an order, a ride or a subscription.
function isAppointment(body: string, { calendar = false }: Talk): boolean {
  const own = /^(?:my|the|our)\s+\S+(?: \S+){0,5}$/i.test(body) || (calendar && body.trim() !== '');
  return (
    own &&
    !foreignTopic(body) &&
    !isPronoun(body) &&
    !/\b(?:order|subscription|membership|payment|download)\b/i.test(body)
  );
}

function isOthers(body: string): boolean {
  return (
    foreignTopic(body) !== null &&
    !/\b(?:meetings?|appointments?|birthday|wedding|lunch|dinner)\b/i.test(body)
  );
}
