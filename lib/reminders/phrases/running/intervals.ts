import { numberOf } from '@/lib/assistant/phrases/edits/words';
import type { Heard, Phrase, PhraseCall } from '@/lib/phrases/phrase';
import { formatRule } from '@/lib/reminders/rules';
import { localDate, localTime } from '@/lib/time/format';

/** Phrases that change how many days, weeks or months lie between the times of a series. */
export const intervalPhrases: Phrase[] = [
  {
    // "Make that every 4", of a series of every 3 days.
    intent: 'calendar_set',
    when: 'never',
    strength: 'certain',
    say: [
      '[no|actually|wait|sorry|oh|hm|better|rather|and|ok] [make|change|set|switch|do] [it|that|this|them] [to|is] every {n:word} [instead|please|then|rather|better|actually]',
      '[no|actually|wait|sorry|oh|hm|better|rather|and|ok] every {n:word} (is|would be|will|should) [enough|plenty|fine|better|ok|okay|do|be] [fine|enough]',
    ],
    fits: (heard) => otherInterval(heard) !== null,
    calls: (heard) => otherInterval(heard),
    examples: [],
  },
];

const most = 60;

function otherInterval({ text, last, world, hasQuestionMark }: Heard): PhraseCall | null {
  const series = last(['reminder']);
  const count = numberOf(text('n'));
  const own = /INTERVAL=(\d+)/.exec(series?.rule ?? '')?.[1];
  if (!series?.at || !own || hasQuestionMark || !count || !Number.isInteger(count) || count > most)
    return null;
  const rule = formatRule((series.rule ?? '').replace(`INTERVAL=${own}`, `INTERVAL=${count}`));
  const { zone } = world;
  return {
    tool: 'update_reminder',
    input: {
      item: series.id,
      when: `${rule} at ${localTime(series.at, zone)} starting ${localDate(series.at, zone)}`,
    },
  };
}
