import type { Heard, Phrase, PhraseCall, Thing } from '@/lib/phrases/phrase';

const deeds =
  '(done|did|finished|written|wrote|read|paid|completed|marked|revised|painted|packed|wrapped|sorted|cleaned|posted|filled in|got through|gone through|went through)';
const part = '[so far|now|already|this morning|today|tonight|yesterday]';

/** Phrases for a part of a task that was done: it is noted, and the task stays open. */
export const progressPhrases: Phrase[] = [
  {
    // "Written 800 words of the essay so far".
    intent: 'lists_done',
    strength: 'certain',
    isContent: true,
    say: [
      `[ok|so|and|right] [i|we|he|she|they] [have|has|am|are] [just|only|already|now|so far] ${deeds} {part} of {item} ${part}`,
    ],
    fits: (heard) => !heard.hasQuestionMark && amount.test(heard.text('part')) && progress(heard) !== null,
    calls: (heard) => progress(heard),
    examples: [],
  },
];

const amount =
  /^(?:(?:about|around|nearly|almost|only|just|roughly) )*(?:half|(?:a|one) (?:third|quarter|bit)|(?:two|three) (?:thirds|quarters)|some|most|bits|parts?|the first \p{L}+|[£$€₹]?\d[\d.,]*k?(?: ?(?:£|€|\$|quid|pounds|euros?|dollars|bucks|rupees|words|pages|chapters?|lines|slides|questions|modules|lessons|papers|pieces|sections|rooms|boxes))?)$/iu;

function progress(heard: Heard): PhraseCall | null {
  const { text, times, whole } = heard;
  if (times.some(({ kind }) => kind === 'recurrence')) return null;
  const kinds: Thing['kind'][] = ['todo', 'reminder'];
  const isPointing = /^(?:it|that|this)$/i.test(text('item'));
  const last = heard.last(kinds);
  const found = isPointing ? (last ? [last] : []) : heard.find('item', kinds);
  const [thing, other] = found.filter(({ isDone }) => !isDone);
  if (!thing || other || thing.rule) return null;
  const deed = /\bpaid\b/i.test(whole) ? 'paid' : 'done';
  const note = `${text('part')} ${deed}`;
  if (thing.kind === 'reminder') return { tool: 'update_reminder', input: { item: thing.id, note } };
  const title = thing.title.replace(/ \([^()]* (?:done|paid)\)$/, '');
  return { tool: 'update_todo', input: { item: thing.id, text: `${title} (${note})` } };
}
