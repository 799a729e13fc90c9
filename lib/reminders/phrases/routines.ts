import { titleOf } from '@/lib/phrases/input';
import { isPlainName } from '@/lib/phrases/names';
import type { Phrase } from '@/lib/phrases/phrase';
import { remind } from '@/lib/reminders/phrases/shared';

const ownRoutine =
  /^(?:i|we) (?:am |are )?(?:finish|finished|get (?:home|back|in|off|to|up)|got|leave|arrive|come|start|wake|done|am back|are back|back|home)\b(?!.* to (?!work|school|bed|the|my)\p{L}+)/iu;

/** Phrases for reminders at a moment that only the user knows, such as "when I finish work". */
export const routinePhrases: Phrase[] = [
  {
    // "Remind me when I finish work", of what was spoken of.
    intent: 'calendar_set',
    strength: 'certain',
    say: [
      `[yes|yeah|ok|okay|and|please|but] ${remind} [again] [about it|of it|of that|about that|of this|then] (when|once|as soon as|after) {condition}`,
    ],
    fits: (heard) =>
      ownRoutine.test(heard.text('condition')) && (heard.sense === 'day' || heard.sense === 'none'),
    calls: ({ text, when, world: { mentions, lastTurn } }) => {
      const [recent] = mentions.filter(({ turn, how }) => turn === lastTurn && how !== 'deleted');
      const title = recent && /^(?:todo|reminder)$/.test(recent.thing.kind) ? recent.thing.title : '';
      const ask = `I can’t see when ${text('condition')
        .replace(/^i\b/i, 'you')
        .replace(/\bmy\b/gi, 'your')}. At what time is that?`;
      return { ask, tool: 'set_reminder', input: { title, when }, field: 'when' };
    },
    examples: [],
  },
  {
    // "Remind me every hour today to stretch" has no end yet.
    intent: 'calendar_set',
    when: 'must',
    strength: 'certain',
    say: [`${remind} [to|about|of] {title}`],
    fits: ({ times: [time, other], text }) =>
      everyHourToday.test(time?.text ?? '') && !other && isPlainName(titleOf(text('title'))),
    calls: ({ text, when }) => ({
      ask: 'Until what time today?',
      tool: 'set_reminder',
      input: { title: titleOf(text('title')), when },
      field: 'when',
    }),
    examples: [],
  },
];

const everyHourToday = /^every (?:hour|half hour|\d+ (?:hours|min(?:ute)?s)) today$/i;
