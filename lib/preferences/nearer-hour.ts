import type { Heard, Phrase } from '@/lib/phrases/phrase';
import { wasChanged } from '@/lib/phrases/switches';

export const quietFields = ['quiet', 'quietFrom', 'quietTo'];

export const nearerHourPhrases: Phrase[] = [
  {
    // "Make it 10:30", right after the quiet hours: the hour that is nearer changes.
    intent: 'settings',
    strength: 'certain',
    say: [
      '[no|actually|sorry|wait|hm|or|maybe|better] [no|actually|rather|better] (make it|make that|change it to|change that to|move it to|set it to|say|let us say|it should be) [at] [{n:number}] [instead|rather|please|then|better|actually]',
    ],
    fits: (heard) => nearerBound(heard) !== null,
    calls: (heard) => {
      const input = nearerBound(heard);
      return input && { tool: 'set_preferences', input };
    },
    examples: [],
  },
];

/** Returns the hour that a change of the quiet hours names, without its linking word. */
export function bound(heard: Heard): string {
  return heard.when.replace(/^(?:before|after|until|till|from|at|by|to)\s+/i, '') || heard.text('n');
}

const halfDay = 12 * 60;

function minutesIn(words: unknown): number | null {
  const [, hour, minute = '0'] = /(\d{1,2})(?:[:.](\d\d))?/.exec(String(words ?? '')) ?? [];
  return hour ? ((Number(hour) % 12) * 60 + Number(minute)) % halfDay : null;
}

function nearerBound(heard: Heard): { quietFrom: string } | { quietTo: string } | null {
  const { times, world, has } = heard;
  const isHour = times.length === 1 ? times[0]?.kind === 'time' : times.length === 0 && has('n');
  const change = world.lastChanges?.find(({ tool }) => tool === 'set_preferences');
  if (!isHour || !wasChanged(heard, 'set_preferences', quietFields)) return null;
  if (world.mentions.some(({ turn }) => turn === world.lastTurn)) return null;
  const said = minutesIn(bound(heard));
  const distances = [change?.input.quietFrom, change?.input.quietTo].map((words) => {
    const old = minutesIn(words);
    const apart = said === null || old === null ? halfDay : Math.abs(said - old);
    return Math.min(apart, halfDay - apart || halfDay);
  });
  const [from = halfDay, to = halfDay] = distances;
  if (from === to) return null;
  const isOpen = !/[ap]\.?m|\b(?:1[3-9]|2[0-3]|0\d)[:.]?/i.test(bound(heard));
  return from < to
    ? { quietFrom: `${bound(heard)}${isOpen ? ' pm' : ''}` }
    : { quietTo: `${bound(heard)}${isOpen ? ' am' : ''}` };
}
