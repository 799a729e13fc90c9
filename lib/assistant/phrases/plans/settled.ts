import { removeById } from '@/lib/assistant/phrases/changes/shared';
import { focusOf } from '@/lib/assistant/phrases/edits/focus';
import { recall, timedLine } from '@/lib/assistant/phrases/questions/answers';
import type { Heard, Phrase, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { spanOf } from '@/lib/phrases/several-days';
import { formatDate, localDate, localTime } from '@/lib/time/format';
import { comesOn } from '@/lib/time/recurrence';
import { matchWords } from '@/lib/words/match-words';
import { joinWords, quoted } from '@/lib/words/wording';

const opener = '[oh|ah|so|no|sorry|unfortunately|apparently|looks like|turns out|but|and|well|just heard]';

/** Phrases that keep the last plan, give it up, or keep it without its hour. */
export const settledPhrases: Phrase[] = [
  {
    // "Yeah take that", of the hour that was just set.
    intent: 'confirm',
    when: 'never',
    strength: 'certain',
    say: [
      '[let us|i will|we will|just] (take|go with|go for|stick with|stick to|keep to|book|leave it at|keep it at) (it|that|this) [one|slot|time] [then|so|please|thanks]',
      '(lock|pencil) (it|that|this) in [then|so|please|thanks]',
      '(that is|it is) (settled|agreed|sorted then|set then) [then]',
    ],
    fits: (heard) => !heard.hasQuestionMark && justSet(heard) !== null,
    calls: (heard) => {
      const thing = justSet(heard);
      return thing && recall(`It stays as it is: ${timedLine(thing, heard.world)}.`, [thing]);
    },
    examples: [],
  },
  {
    // "Nora can't make it", of the coffee with Nora.
    intent: 'calendar_remove',
    when: 'never',
    strength: 'certain',
    asksFirst: true,
    say: [
      `${opener} {who} [just] (can not|could not|will not|is not able to|is not going to be able to|will not be able to|is unable to|are not able to) (make it|come|attend|do it|be there|talk|meet|do that|manage it|come along|go) [any more|anymore|after all|now|then|that day|actually|sorry]`,
      `${opener} {who} [is|are|has|got] [now] (sick|ill|poorly|unwell|not well|not coming|not going|bailing|bailed|flaked|covid|the flu) [now|anymore|any more|after all|again]`,
    ],
    fits: (heard) => !heard.hasQuestionMark && missed(heard) !== null,
    calls: (heard) => {
      const thing = missed(heard);
      return thing && removeById([thing]);
    },
    offer: (heard) => {
      const { title = '' } = missed(heard) ?? {};
      return `Shall I delete ${quoted(title)}? If there is another time for it, tell me.`;
    },
    examples: [],
  },
  {
    // "Ines can't make it", of a dinner of many: it takes place without her.
    intent: 'calendar_query',
    when: 'never',
    strength: 'certain',
    say: [
      `${opener} {who:word} (can not|could not|will not|is not able to|will not be able to) (make it|come|attend|be there|join) [any more|anymore|after all|now|then|actually|sorry]`,
      `${opener} {who:word} is (not coming|out|bailing) [now|anymore|any more|after all]`,
    ],
    fits: (heard) => !heard.hasQuestionMark && missed(heard) === null && withoutOne(heard) !== null,
    calls: (heard) => {
      const thing = withoutOne(heard);
      return (
        thing &&
        recall(`It stays as it is: ${timedLine(thing, heard.world)}. To call it off, say “cancel it”.`, [
          thing,
        ])
      );
    },
    examples: [],
  },
  {
    // "Swapped thursday with Amir, I'm off that day", of a shift on Thursday.
    intent: 'calendar_remove',
    when: 'must',
    strength: 'certain',
    asksFirst: true,
    say: [
      '[oh|ok|so|and|hey] [i|we] [have] [just] (swapped|switched|traded|gave|given|dropped) {rest}',
      '[oh|ok|so|and|hey] {who:name} (is covering|covers|is taking|took|has taken|has covered|will cover|is doing) {rest}',
      '[oh|ok|so|and|hey] [i am|im|we are] [now] (off|not working|free) [on] {day:time} [now|after all] [{rest}]',
      '[oh|ok|so|and|hey] i (do not|no longer) have to work [on] {day:time} [now|after all|any more|anymore] [{rest}]',
    ],
    // "Swapped friday, take that one off" is an order, and needs no question.
    fits: (heard) =>
      !heard.hasQuestionMark &&
      !/\b(?:take|delete|remove|cancel|skip|cross)\b/i.test(heard.message) &&
      ofShift.test(heard.text('rest').replace(takenInstead, '')) &&
      shiftsGiven(heard).length > 0,
    calls: (heard) => [
      ...shiftsGiven(heard).flatMap((thing) =>
        thing.rule
          ? { tool: 'update_reminder', input: { item: thing.id, skip: dayGiven(heard) ?? 'next' } }
          : removeById([thing]),
      ),
      ...shiftInstead(heard),
    ],
    offer: (heard) => {
      const day = dayGiven(heard) ?? '';
      const names = shiftsGiven(heard).map(({ title }) => quoted(title));
      const today = localDate(heard.world.now, heard.world.zone);
      const [fresh] = shiftInstead(heard);
      const instead = fresh
        ? ` and set it on ${formatDate(String(fresh.input.when).slice(0, 10), today)}`
        : '';
      return `Shall I take out ${joinWords(names)} on ${formatDate(day, today)}${instead}?`;
    },
    examples: [],
  },
  {
    // "Put it on my list instead", of a reminder.
    intent: 'lists_createoradd',
    when: 'never',
    strength: 'certain',
    say: [
      '[no|actually|ok|oh|sorry|hm|or] [just|rather|better] (put|move|stick|make|have|turn|change) (it|that|this|that one|this one) [just] [to|on|onto|in|into|as] [a|an|the|my] (todo|to do|task|list|todo list|to do list|tasks|todos|to dos|task list|todo item|list item) [instead|then|rather|please|for now|without a time]',
      '[no|actually|ok|oh|sorry|hm] [just] not [as] a reminder [just] [as] a (todo|to do|task|todo item) [please]',
    ],
    fits: (heard) =>
      !heard.hasQuestionMark &&
      // "Put it on my list" keeps the reminder.
      /\b(?:instead|rather|not|without a time|move|make|turn|change)\b/i.test(heard.message) &&
      justSet(heard)?.kind === 'reminder',
    calls: (heard) => {
      const thing = justSet(heard);
      return thing && asTodo(thing, heard);
    },
    examples: [],
  },
];

function justSet(heard: Heard): Thing | null {
  const { mentions, lastTurn } = heard.world;
  const recent = mentions.filter(({ turn }) => turn === lastTurn);
  const isSet = recent.some(({ how }) => how === 'made' || how === 'changed');
  const thing = isSet ? focusOf(heard, ['reminder', 'todo', 'event']) : null;
  return thing && recent.some((mention) => mention.thing.id === thing.id) ? thing : null;
}

function missed(heard: Heard): Thing | null {
  const who = heard.text('who').replace(/^(?:the|my|our) /i, '');
  const isOwn = /^(?:i|we)$/i.test(who);
  // "I am sick" gives up nothing.
  if (who.split(' ').length > 2 || (isOwn && !/\bnot\b|n['’]?t\b|\bunable\b/i.test(heard.whole))) return null;
  const isPointing = isOwn || /^(?:he|she|they|it)$/i.test(who);
  const recent = isPointing ? justSet(heard) : null;
  const [named, other] = isPointing ? [] : heard.findWords(who, ['reminder']);
  const thing = recent ?? (other ? null : named);
  const isAhead = thing?.kind === 'reminder' && thing.at && !thing.rule && thing.at > heard.world.now;
  if (!isAhead || /\band\b|[&,]/i.test(thing.title)) return null;
  const own = matchWords(thing.title);
  if (!isPointing && !matchWords(who).some((word) => own.includes(word))) return null;
  return isOwn || withPeople.test(thing.title) ? thing : null;
}

const gathering =
  /\b(?:team|group|family|party|dinner|lunch|brunch|drinks|pub|quiz|meeting|game|match|bbq|barbecue|picnic|reunion|club|night|outing|trip|workshop|rehearsal|practice|training)\b/i;

function withoutOne(heard: Heard): Thing | null {
  const isPronoun = /^(?:i|we|he|she|they|it|you|nobody|everyone|everybody|who)$/i.test(heard.text('who'));
  const thing = isPronoun ? null : justSet(heard);
  return thing?.kind === 'reminder' && gathering.test(thing.title) ? thing : null;
}

const ofWork = /\b(?:shifts?|duty|on call|rota|(?:nights?|lates?|earl(?:y|ies)|long days?)$|work$)\b/i;

function dayGiven({ times, text }: Heard): string | null {
  const days = new Set(times.map((time) => (time.kind === 'date' ? time.date : '')));
  return days.size === 1 || (days.size === 2 && takenInstead.test(text('rest')))
    ? ([...days][0] ?? null)
    : null;
}

// "Swapped tuesday with Priya, I'm doing saturday instead".
const takenInstead =
  /,? *(?:\b(?:and|so|but) )?(?:i['’]?m|i am|i['’]?ll do|we['’]?re|we are) ?(?:doing|working|on|taking|covering|in)?(?: the)?(?: instead| now)?$/iu;

// The same shift on the day that is worked instead.
function shiftInstead(heard: Heard): PhraseCall[] {
  const [shift] = shiftsGiven(heard);
  const last = heard.times.at(-1);
  const day = last?.kind === 'date' ? last.date : null;
  if (!shift?.at || !day || day === dayGiven(heard)) return [];
  const when = `${day} ${localTime(shift.at, heard.world.zone)}`;
  return [{ tool: 'set_reminder', input: { title: shift.title, when, ...spanOf(shift) } }];
}

const ofShift =
  /^(?:on |for |with \p{Lu}\p{L}+|to \p{Lu}\p{L}+|for me|off|after all|[ ,])*$|^(?:it|that|that one|(?:my |the )?(?:\p{L}+ )?(?:shifts?|one|turn))\b/u;

/** Returns the shift of the day that was given away, and what was set at the same distance before each shift. */
function shiftsGiven(heard: Heard): Thing[] {
  const { things, now, zone } = heard.world;
  const day = dayGiven(heard);
  if (!day) return [];
  const ahead = things.filter(({ kind, at }) => kind === 'reminder' && at && at > now);
  const ofDay = ahead.filter((thing) => occursOn(thing, day, zone));
  const [shift, other] = ofDay.filter(({ title }) => ofWork.test(title));
  if (!shift || other) return [];
  const gap = (one: Thing, another: Thing) => Number(one.at) - Number(another.at);
  const siblings = ahead.filter(({ title, id }) => title === shift.title && id !== shift.id);
  const beside = ofDay.filter(
    (thing) =>
      thing !== shift &&
      siblings.some((sibling) =>
        ahead.some((one) => one.title === thing.title && gap(one, sibling) === gap(thing, shift)),
      ),
  );
  return [shift, ...beside];
}

function occursOn({ at, rule, skips = [] }: Thing, day: string, zone: string): boolean {
  if (!at) return false;
  const [date, time] = [localDate(at, zone), localTime(at, zone)];
  if (!rule) return date === day;
  const isSkipped = skips.some((skip) => skip.startsWith(day));
  return !isSkipped && comesOn({ rule, date, time, zone }, day);
}

const withPeople =
  /\b(?:with|meet|meeting|see|seeing|visit|call|ring|phone|zoom|facetime|coffee|lunch|dinner|brunch|breakfast|drinks|pints?|date|interview|viewing|lesson)\b/i;

function asTodo({ id, title, at, rule }: Thing, { world }: Heard): PhraseCall[] | string {
  if (rule) return `${quoted(title)} repeats, and a todo can’t. It stays a reminder.`;
  const due = at && at > world.now ? { due: localDate(at, world.zone) } : {};
  return [
    { tool: 'add_todos', input: { items: [{ text: title, ...due }] } },
    { tool: 'delete_reminders', input: { items: [id] } },
  ];
}
