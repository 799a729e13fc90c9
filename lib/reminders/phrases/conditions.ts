import { leadDays, timeFrom, titleOf } from '@/lib/phrases/input';
import type { Heard, Phrase, PhraseCall } from '@/lib/phrases/phrase';
import { readDays } from '@/lib/reminders/phrases/days';
import { kindOf, ownerOf, remind, setCall } from '@/lib/reminders/phrases/shared';
import { fromLocal } from '@/lib/time/clock';
import { localTime } from '@/lib/time/format';

export const conditionPhrases: Phrase[] = [
  {
    intent: 'calendar_set',
    say: [
      `(if|when|whenever|unless|as soon as|once|in case) {condition} [then] [please] ${remind} [to|about|of|that] {title}`,
      `${remind} [to|about|of|that] {title} (if|when|whenever|unless|as soon as|once|in case) {condition}`,
      `${remind} (if|when|whenever|unless|as soon as|once|in case) {condition} (to|about|that) {title}`,
    ],
    fits: (heard) =>
      !/^(?:to|the time|it is time)\b/i.test(heard.text('condition')) &&
      heard.text('condition').split(' ').length <= 8,
    calls: (heard) => ({
      ask: `I can’t watch for “${heard.text('condition')}”, only for a time. When should I remind you to ${titleOf(heard.text('title'))}?`,
      tool: 'set_reminder',
      input: { title: titleOf(heard.text('title')), when: heard.sense === 'day' ? heard.when : '' },
      field: 'when',
    }),
    examples: [
      'if it rains tomorrow remind me to take an umbrella',
      'remind me when i get home to feed the cat',
    ],
  },
  {
    intent: 'calendar_set',
    strength: 'likely',
    say: [
      '(another one|one more|another|and one|and another one|and another|also one|and one more) [to|for|about] {title}',
      '(another one|one more) [at|on|for] (to|for|about) {title}',
    ],
    when: 'must',
    fits: (heard) => heard.last(['reminder']) !== null,
    calls: (heard) => setCall(heard, titleOf(heard.text('title'))),
    examples: [],
  },
  {
    // "Same on tuesday and wednesday" sets the last reminder for other days too.
    intent: 'calendar_set',
    when: 'must',
    say: ['[and|also|plus] [the] same [again|thing|reminder|one|for|on] [too|as well|please]'],
    fits: (heard) => copies(heard).length > 0,
    calls: (heard) => copies(heard),
    examples: [],
  },
  {
    intent: 'calendar_set',
    say: ['remind {who:name} to {title}', '(tell|ask) {who:name} to {title}'],
    fits: (heard) =>
      !/^(?:me|us)\b/i.test(heard.text('who')) &&
      heard.text('who').split(' ').length <= 2 &&
      (heard.first === 'remind' || heard.sense !== 'none'),
    calls: (heard) =>
      setCall(heard, `${heard.first} ${heard.text('who')} to ${titleOf(heard.text('title'))}`),
    examples: ['remind Ana to bring the cake tomorrow at 5'],
  },
  {
    intent: 'calendar_set',
    strength: 'guess',
    when: 'must',
    say: ['(call|ring|phone|text|message) me [up] [back]', 'give me a (call|ring|buzz|shout)'],
    fits: (heard) => heard.sense === 'hour' || heard.sense === 'hourly series',
    calls: (heard) => ({ tool: 'set_reminder', input: { title: 'Reminder', when: heard.when } }),
    offer: (heard) => `I can’t make calls. Shall I send you a message ${heard.when}?`,
    examples: ['call me at 8'],
  },
  {
    intent: 'calendar_set',
    say: [
      `${remind} [to|about|of|that|on] {title} {lead:time} [of] [before|prior to|ahead of] {anchor}`,
      `${remind} {lead:time} [before|prior to] {anchor} (to|about) {title}`,
    ],
    when: 'must',
    fits: (heard) => heard.world.things.length > 0,
    calls: (heard) => beforeCall(heard, 'lead'),
    examples: [],
  },
  {
    intent: 'calendar_set',
    say: [
      `${remind} [again|also] {lead:time} [of] [before|prior to|ahead of] {anchor}`,
      `(tell|warn) (me|us) {lead:time} [before|prior to] {anchor}`,
    ],
    when: 'must',
    calls: (heard) => {
      const call = beforeCall(heard, 'lead');
      if (call) return call;
      const days = leadDays(heard.text('lead'));
      const anchor = heard.text('anchor');
      if (!/\b(?:before|prior|ahead)\b/i.test(heard.text('lead'))) return null;
      if (days && /\b(?:birthday|anniversary)$/i.test(anchor))
        return {
          tool: 'set_social_date',
          input: {
            name: ownerOf(anchor.replace(/^(?:my|our)\s+/i, '')),
            kind: kindOf(anchor),
            leadDays: days,
          },
        };
      return `I don’t know when ${anchor.replace(/^my\b/i, 'your')} is. Tell me its date, and I can remind you before it.`;
    },
    examples: ["remind me 3 days before paul's birthday"],
  },
];

/** Returns the calls that set the reminder mentioned last for each named day, at its own hour. */
function copies(heard: Heard): PhraseCall[] {
  const { times, world } = heard;
  const thing = heard.last(['reminder']);
  const [time, other] = times;
  const days =
    readDays(heard) ?? (time?.kind === 'date' && !other ? { dates: [time.date], clock: '' } : null);
  if (!thing?.at || thing.rule || !days) return [];
  const clock = days.clock || localTime(thing.at, world.zone);
  return days.dates.map((date) => ({
    tool: 'set_reminder',
    input: { title: thing.title, when: `${date} ${clock}` },
  }));
}

/**
 * Stores a reminder that counts from a thing of the user: "3 days before Paul's birthday". Returns null if no
 * thing matches.
 */
function beforeCall(heard: Heard, leadSlot: string): PhraseCall | PhraseCall[] | string | null {
  const lead = heard.text(leadSlot);
  if (!/\b(?:before|prior|ahead|earlier|after)\b/i.test(`${lead} ${heard.text('link')}`)) return null;
  const words = heard.text('anchor');
  const [thing] = heard.findWords(words, ['reminder', 'event', 'date', 'todo']);
  const title = heard.has('title') ? titleOf(heard.text('title')) : '';
  if (!thing) return null;
  const { now, zone } = heard.world;
  if (thing.kind === 'date') {
    const days = leadDays(lead);
    if (!title && days)
      return {
        tool: 'set_social_date',
        input: { name: ownerOf(thing.title), kind: kindOf(thing.title), leadDays: days },
      };
  }
  if (thing.kind === 'reminder' && !title)
    return {
      tool: 'update_reminder',
      input: { item: thing.id, leads: [lead.replace(/\s*\b(?:before|prior|ahead|earlier).*$/i, '')] },
    };
  const at = thing.at ?? (thing.date ? fromLocal(thing.date, '09:00', zone) : null);
  const when = at && timeFrom(at, lead, { now, zone });
  if (!when)
    return `I don’t know when ${thing.title} is, so I can’t count from it. When should I remind you?`;
  return { tool: 'set_reminder', input: { title: title || thing.title, when } };
}
