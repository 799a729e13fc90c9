import type { Heard, Phrase, PhraseCall } from '@/lib/phrases/phrase';
import { nearestHalf } from '@/lib/reminders/times/when';
import { findTimes, readTime } from '@/lib/time/find-times';

/** Phrases for the party of a birthday that was told in the same message or the last one. */
export const partyPhrases: Phrase[] = [
  {
    // "Da's 60th is on 5 december. We're having it in the house from 7".
    intent: 'calendar_set',
    when: 'words',
    strength: 'certain',
    isContent: true,
    say: [
      '[and|so] [i am|we are|they are|she is|he is|is] (having|doing|throwing|hosting) (it|a party|the party|a do|a bash|a small party|a big party|a little party) {place}',
    ],
    fits: (heard) => !heard.hasQuestionMark && partyOf(heard) !== null,
    calls: (heard) => partyOf(heard),
    examples: [],
  },
];

const hour = /\b(?:from|at) (\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?)(?=[\s.!]*$| onwards| till late| (?:in|at) )/i;
const birthday =
  /\b((?:my |our )?[\p{L}-]+(?: [\p{L}-]+)?['’]?s (?:\d{1,3}(?:st|nd|rd|th)|birthday|bday))\b/iu;

function partyOf(heard: Heard): PhraseCall | null {
  const { message, text, world } = heard;
  const said = message.toLowerCase() === heard.whole.toLowerCase() ? (world.lastMessage ?? '') : message;
  const name = birthday.exec(said)?.[1]?.replace(/^(?:my|our) /i, '');
  const clock = hour.exec(text('place'))?.[1];
  const day = findTimes(said, world).find(({ kind }) => kind === 'date' || kind === 'instant');
  const time = clock && readTime(`at ${clock}`, world);
  if (!name || !time || time.kind !== 'time' || !day || !('date' in day)) return null;
  const place = text('place').replace(hour, '').trim();
  const at = nearestHalf(time.time, clock, '17:00').slice(0, 5);
  const isPlace = /^(?:at|in|round) \S/i.test(place);
  return {
    tool: 'set_reminder',
    input: {
      title: `${name} party${isPlace ? ` ${place}` : ''}`,
      when: `${day.date} ${at}`,
    },
  };
}
