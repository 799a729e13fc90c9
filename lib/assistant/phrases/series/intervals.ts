import { numberOf } from '@/lib/assistant/phrases/edits/words';
import type { Heard, Phrase, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { formatRule } from '@/lib/reminders/rules';
import { localDate, localTime } from '@/lib/time/format';
import { joinWords } from '@/lib/words/wording';

/** Phrases that change how many days, weeks or months lie between the times of a series. */
export const intervalPhrases: Phrase[] = [
  {
    // "Every second friday" tells what "which day does the gardener come?" asked in vain.
    intent: 'calendar_set',
    when: 'must',
    strength: 'certain',
    say: [
      '[oh|ah|well|ok|okay|its|it is|he comes|she comes|they come|note it is] [on] {t:time} [i think|usually|normally]',
    ],
    fits: (heard) => askedInVain(heard) !== null,
    calls: (heard) => {
      const title = askedInVain(heard) ?? '';
      const { when } = heard;
      // Nobody but the user knows which of two weeks it is.
      return /^(?:on )?every (?:second|other|2nd|2|two) /i.test(when) && !/\b(?:from|start)/i.test(when)
        ? {
            ask: `Which is the next ${/\bweeks?$/i.test(when) ? 'day' : 'one'} for “${title}”? Tell me its date.`,
            tool: 'set_reminder',
            input: { title, when: `${when} from` },
            field: 'when',
          }
        : { tool: 'set_reminder', input: { title, when } };
    },
    examples: [],
  },
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
  {
    // "Every 2 hours is enough", of a series of several hours a day.
    intent: 'calendar_set',
    when: 'must',
    strength: 'certain',
    say: [
      '[no|actually|wait|sorry|oh|hm|better|rather|and|ok] [make|change|set|do|only|just] [it|that|this] [to|is] [is|would be|will be|should be|only|just] [enough|plenty|fine|better|ok|okay|instead|please|then]',
    ],
    fits: (heard) => otherStep(heard) !== null,
    calls: (heard) => otherStep(heard),
    examples: [],
  },
];

const most = 60;

const askingDay =
  /^(?:so |and )?(?:on )?(?:(?:what|which) days?|when) (?:does|do|will|is|are) (?:(?:the|my|our) )?(?!(?:i|we|you|it|that|this)\b)(?<who>[\p{L}'’ ]{3,30}?) (?:usually |normally |next )?(?:come|arrive|visit|start|begin|run|meet|train|collect|collected)\b[^.!]{0,15}$/iu;

// "Which day is bin day", "when is choir night".
const askingKind =
  /^(?:so |and )?(?:(?:(?:on )?(?:what|which) days? (?:is|are)|when(?:['’]s| is| are)) (?:the |my |our )?)(?<who>\p{L}{3,20} (?:day|night|morning|evening|collection|pick-?up))\W*$/iu;

// The person or the thing that the last question asked for, if nothing was known.
function askedInVain({ times: [time, other], world, hasQuestionMark }: Heard): string | null {
  const asked = world.lastMessage?.trim() ?? '';
  const { who } = askingDay.exec(asked)?.groups ?? askingKind.exec(asked)?.groups ?? {};
  const isUnknown = /^(?:I don’t know anything about|That I don’t know)/.test(world.lastReply ?? '');
  return who && isUnknown && time?.kind === 'recurrence' && !other && !hasQuestionMark ? who : null;
}

function otherStep({ times: [time, other], last, hasQuestionMark }: Heard): PhraseCall | null {
  const series = last(['reminder']);
  const isStep =
    time?.kind === 'recurrence' && /^every (?:hour|half hour|\d+ (?:hours|minutes))$/i.test(time.text);
  return series && isStep && !other && !hasQuestionMark ? withinHours(series, time.text) : null;
}

// Keeps the first and the last hour of the day, the weekdays and the end.
function withinHours({ id, rule }: Thing, step: string): PhraseCall | null {
  const hours = /BYHOUR=([\d,]+);BYMINUTE=0(?:;|$)/.exec(rule ?? '')?.[1]?.split(',') ?? [];
  const end = /UNTIL=(\d{4})(\d\d)(\d\d)/
    .exec(rule ?? '')
    ?.slice(1)
    .join('-');
  const days = /BYDAY=([A-Z,]+)/.exec(rule ?? '')?.[1];
  const named = days?.split(',').map((code) => dayNames[code] ?? '') ?? [];
  if (hours.length < 2 || named.includes('')) return null;
  const on = days === 'MO,TU,WE,TH,FR' ? ' on weekdays' : named.length > 0 ? ` on ${joinWords(named)}` : '';
  const when = `${step} from ${hours[0]}:00 to ${hours.at(-1)}:00${on}${end ? ` until ${end}` : ''}`;
  return { tool: 'update_reminder', input: { item: id, when } };
}

const dayNames: Record<string, string> = {
  ...{
    MO: 'monday',
    TU: 'tuesday',
    WE: 'wednesday',
    TH: 'thursday',
    FR: 'friday',
    SA: 'saturday',
    SU: 'sunday',
  },
};

function otherInterval({ text, last, world, hasQuestionMark }: Heard): PhraseCall | null {
  const series = last(['reminder']);
  const count = numberOf(text('n'));
  const own = /INTERVAL=(\d+)/.exec(series?.rule ?? '')?.[1];
  if (series && !own && count && count < 12 && !hasQuestionMark)
    return withinHours(series, `every ${count === 1 ? 'hour' : `${count} hours`}`);
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
