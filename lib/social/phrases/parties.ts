import type { Heard, Phrase, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { nearestHalf } from '@/lib/reminders/times/when';
import { findTimes, readTime } from '@/lib/time/find-times';
import { localDate, monthNames } from '@/lib/time/format';

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
  {
    // "His actual birthday is the 10th", after his party was planned: the same month.
    intent: 'birthday_set',
    when: 'never',
    strength: 'certain',
    say: [
      '[and|so|but|btw] (his|her|their) [actual|real|proper] (birthday|bday) is [actually] [on] the {day:word} [itself|though]',
    ],
    fits: (heard) => inMonthOfParty(heard) !== null,
    calls: (heard) => inMonthOfParty(heard),
    examples: [],
  },
];

// The party of the person who was spoken of last.
function plannedParty({ world: { lastPerson, mentions, things } }: Heard): Thing | null {
  const name = lastPerson?.toLowerCase();
  const recent = mentions.slice(0, 6).flatMap(({ thing }) => things.find(({ id }) => id === thing.id) ?? []);
  return (
    recent.find(
      ({ title }) =>
        name && title.toLowerCase().includes(name) && /\b(?:party|birthday|bday|bash|do)\b/i.test(title),
    ) ?? null
  );
}

function inMonthOfParty(heard: Heard): PhraseCall | null {
  const { lastPerson: name, zone } = heard.world;
  const at = /^\d{1,2}(?:st|nd|rd|th)$/.test(heard.text('day')) ? plannedParty(heard)?.at : null;
  const month = at ? monthNames[Number(localDate(at, zone).slice(5, 7)) - 1] : null;
  if (!name || !month || heard.hasQuestionMark) return null;
  const date = `${Number.parseInt(heard.text('day'), 10)} ${month}`;
  return { tool: 'set_social_date', input: { name, kind: 'birthday', date } };
}

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
