import type { Heard, Phrase, PhraseCall, Thing } from '@/lib/phrases/phrase';

const ask = '[please|can you|could you|and|also|oh|ok]';

/** Phrases that note something with a reminder. */
export const notedPhrases: Phrase[] = [
  {
    // "Add to that: bring the forms", right after a reminder.
    intent: 'calendar_set',
    when: 'words',
    strength: 'certain',
    isContent: true,
    say: [
      `${ask} [please] (add|note) (to|with|on|for) (that|it|this|that one|that reminder|the reminder|this one) [:] [that|to] {note}`,
      `${ask} [please] add a note [to it|to that|to the reminder|for it|there] [:] [that|to|saying] {note}`,
      `${ask} [please] (add|put|write|include) {note} (in|to|on|as) (the notes|the note|a note|its notes|the description|the reminder notes)`,
    ],
    fits: (heard) => !heard.hasQuestionMark && noteOnLast(heard) !== null,
    calls: (heard) => noteOnLast(heard),
    examples: [],
  },
  {
    // "Put the order number in the garage reminder".
    intent: 'calendar_set',
    when: 'words',
    strength: 'certain',
    isContent: true,
    say: [
      `${ask} [please] (add|put|include|note|attach|write|stick) {fact} (in|to|into|with|on|onto) {item} (reminder|alarm|appointment)`,
      `${ask} [please] (add|put|include|note|attach|write|stick) {fact} (in|to|into|with|on|onto) (it|that|the reminder|that reminder|this reminder)`,
    ],
    fits: (heard) => factOnReminder(heard) !== null,
    calls: (heard) => factOnReminder(heard),
    examples: [],
  },
];

function noteOnLast(heard: Heard): PhraseCall | null {
  const thing = lastReminder(heard);
  return thing && noteCall(thing, heard.text('note'));
}

function lastReminder({ world: { lastTurn, mentions, things } }: Heard): Thing | null {
  const recent = mentions.filter(({ turn, how }) => turn === lastTurn && how !== 'deleted');
  const [thing, other] = things.filter(({ id }) => recent.some((one) => one.thing.id === id));
  return thing?.kind === 'reminder' && !other ? thing : null;
}

// The hours and days of a plan stand where a note would: they must stay readable.
const span = /^(?:\d{4}-\d\d-\d\d|\d\d:\d\d) to /;

function noteCall({ id, title, details }: Thing, note: string): PhraseCall {
  const change = span.test(details ?? '') ? { title: `${title}: ${note}` } : { note };
  return { tool: 'update_reminder', input: { item: id, ...change } };
}

function factOnReminder(heard: Heard): PhraseCall | null {
  const name = heard.text('fact').replace(/^(?:the|my|our|that|this) /i, '');
  const [fact, otherFact] = heard.findWords(name, ['fact']);
  if (!fact?.value || otherFact) return null;
  const [named, other] = heard.has('item') ? heard.find('item', ['reminder']) : [];
  const pointed = heard.has('item') ? null : recentReminder(heard);
  const thing = other ? null : (named ?? pointed);
  return thing ? noteCall(thing, `${fact.title}: ${fact.value}`) : null;
}

function recentReminder({ world: { mentions, things } }: Heard): Thing | null {
  const known = (id: string) => things.find((thing) => thing.id === id && thing.kind === 'reminder');
  return mentions.flatMap(({ thing }) => known(thing.id) ?? [])[0] ?? null;
}
