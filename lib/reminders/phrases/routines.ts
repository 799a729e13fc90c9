import type { Phrase } from '@/lib/phrases/phrase';
import { remind } from '@/lib/reminders/phrases/shared';

const ownRoutine =
  /^(?:i|we) (?:am |are )?(?:finish|finished|get (?:home|back|in|off|to|up)|got|leave|arrive|come|start|wake|done|am back|are back|back|home)\b(?!.* to (?!work|school|bed|the|my)\p{L}+)/iu;

/** Reminders at a moment of the user's day that only the user knows. */
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
];
