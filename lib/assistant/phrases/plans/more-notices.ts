import { leadText, timeFrom } from '@/lib/phrases/input';
import type { Heard, Phrase, PhraseCall } from '@/lib/phrases/phrase';
import { fromLocal } from '@/lib/time/clock';
import { readMinutes } from '@/lib/time/durations';
import { readTime } from '@/lib/time/find-times';
import { localDate, localTime } from '@/lib/time/format';

export const moreNoticePhrases: Phrase[] = [
  {
    // "And a week ahead as well", behind a notice such as "licence renewal (15 january)", counts from its day.
    intent: 'calendar_set',
    when: 'must',
    strength: 'certain',
    isContent: true,
    say: [
      '[and|also|plus|then|ok|please|oh] [also|then|please] [(remind|ping|nudge|tell|warn|alert) (me|us)] [again|another|another one|one more|one] [of it|about it|about that] [before|ahead|in advance|beforehand|early|earlier] [as well|too|also|again|please|it|that]',
    ],
    fits: (heard) => nearerNotice(heard) !== null && !heard.hasQuestionMark,
    calls: (heard) => nearerNotice(heard),
    examples: [],
  },
  {
    // "Also on the day itself", and "and again on the morning of it".
    intent: 'calendar_set',
    when: 'words',
    strength: 'certain',
    isContent: true,
    say: [
      '[and|also|plus|then|ok|please|oh] [also|then|please] [(remind|ping|nudge|tell) (me|us)] [again|another|another one|one more|one] on the (day|morning) [itself|of|of it|of the event|too] [as well|too|also|again|please]',
    ],
    fits: (heard) => onItsDay(heard) !== null && !heard.hasQuestionMark,
    calls: (heard) => onItsDay(heard),
    examples: [],
  },
  {
    // "Remind me two days before and then on the morning of", of the plan that was just set.
    intent: 'calendar_set',
    when: 'must',
    strength: 'certain',
    isContent: true,
    say: [
      '[and|also|please|can you|could you|ok] (remind|tell|ping|nudge|warn|alert) (me|us) [about it|of it] {lead:time} [before|ahead|beforehand|in advance] and [then|also] [again] [once more|one more time] [on|in] [the] (morning|day) [of|itself|of it|of that|too]',
    ],
    fits: (heard) => bothNotices(heard) !== null,
    calls: (heard) => bothNotices(heard),
    examples: [],
  },
  {
    // "No, just the first one is fine", after another notice was added.
    intent: 'calendar_set',
    when: 'words',
    strength: 'certain',
    isContent: true,
    say: [
      '[no|actually|oh|sorry|wait] [no|actually|wait] [just|only] the (first|first one|earlier one|one before) (is fine|is enough|is ok|will do|is plenty|please|only|then) [thanks|thank you|then]',
      '[no|actually|oh|sorry|wait] [no|actually|wait] (just|only) the (first|first one|earlier one|one before)',
    ],
    fits: ({ world: { lastChanges = [], lastMessage }, hasQuestionMark }) =>
      !hasQuestionMark &&
      lastChanges.length === 1 &&
      lastChanges[0]?.tool === 'set_reminder' &&
      /^\W*(?:and|also|plus|then)\b(?!.*\bto \p{L})/iu.test(lastMessage ?? ''),
    calls: () => ({ tool: 'undo', input: {} }),
    examples: [],
  },
];

/** Matches the day behind the title of a notice, such as “licence renewal (15 january)”. */
export const noticeOf = / \((?<day>[^()]{3,30})\)$/;

const morning = 8 * 60;

function bothNotices(heard: Heard): PhraseCall | null {
  const thing = heard.last(['reminder']);
  const words = heard.text('lead').replace(/ (?:before|ahead|beforehand|in advance)$/i, '');
  if (!thing?.at || thing.rule || heard.hasQuestionMark || !/\b(?:days?|weeks?)\b/i.test(words)) return null;
  const first = readMinutes(words);
  const [hour = 0, minute = 0] = localTime(thing.at, heard.world.zone).split(':').map(Number);
  // At its own time it is announced in any case.
  const second = Math.max(60, hour * 60 + minute - morning);
  const leads = first ? [...new Set([...(thing.leads ?? []), first, second])] : [];
  return first ? { tool: 'update_reminder', input: { item: thing.id, leads: leads.map(leadText) } } : null;
}

function onItsDay({ world }: Heard): PhraseCall | null {
  const [newest] = world.mentions;
  const { title = '', rule, kind } = newest?.thing ?? {};
  const said = newest?.how === 'made' && kind === 'reminder' && !rule ? noticeOf.exec(title) : null;
  const day = said?.groups?.day ? readTime(said.groups.day, world) : null;
  return said && day?.kind === 'date'
    ? { tool: 'set_reminder', input: { title: title.slice(0, said.index), when: `on ${day.date}` } }
    : null;
}

function nearerNotice({ times: [time, other], world, whole }: Heard): PhraseCall | null {
  const [newest] = world.mentions;
  const { title = '', at, rule, kind, value = '' } = newest?.thing ?? {};
  const said =
    newest?.how === 'made' && kind === 'reminder' && !rule ? noticeOf.exec(title)?.groups?.day : '';
  if (!time || other || (time.kind !== 'duration' && time.kind !== 'unclear')) return null;
  if (!/\b(?:before|beforehand|ahead|in advance|early|earlier)\b/i.test(whole)) return null;
  // "Remind me a week before that too", behind "essays are due on 11 december".
  const due =
    newest?.how === 'made' && kind === 'todo' && newest.turn === world.lastTurn && newest.thing.date;
  // … or behind "remind me a week before", of something due later.
  const dueLater = world.things.find(
    (thing) => newest?.how === 'made' && at && !rule && thing.kind === 'todo' && thing.title === title,
  )?.date;
  // … or behind the answer to "when does my visa expire".
  const told = kind === 'fact' && newest?.how === 'made' && newest.turn === world.lastTurn ? value : '';
  const day = said || told ? readTime(said || told, world) : null;
  const date = due || dueLater || (day?.kind === 'date' ? day.date : null);
  if (!date || date <= localDate(at ?? world.now, world.zone)) return null;
  // An hour before a day is no time.
  if (/\b(?:hours?|hrs?|minutes?|mins?)\b/i.test(time.text)) return null;
  const words = /\b(?:before|ahead|prior)\b/i.test(time.text) ? time.text : `${time.text} before`;
  const when = timeFrom(fromLocal(date, '09:00', world.zone), words, world);
  return when ? { tool: 'set_reminder', input: { title: title.replace(/^when /, ''), when } } : null;
}
